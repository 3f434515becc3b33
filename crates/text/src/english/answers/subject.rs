//! Which scenario an answer is about, and what it is called.

use lanefit_model::{Comparison, Lens, Report, ScenarioReport};

use crate::english::{devices, interfaces, phrase, systems};

/// Index of the scenario that the answer is about.
///
/// A reader who plugs something in asks about that: the base counts if it has a device, then the
/// only scenario that has one. The fit lens is about the base alone. Among bare links, and where
/// several devices stand against a bare base, the fastest is what the others are measured by.
pub fn of(comparison: &Comparison, report: &Report) -> usize {
    let has_device = |scenario: &ScenarioReport| scenario.scenario.device.is_some();
    if comparison.view.lens == Lens::Fit || report.scenarios.get(report.base).is_some_and(has_device) {
        return report.base;
    }
    let mut with_device = (0..report.scenarios.len()).filter(|index| has_device(&report.scenarios[*index]));
    if let (Some(only), None) = (with_device.next(), with_device.next()) {
        return only;
    }
    report.fastest().unwrap_or(report.base)
}

/// The scenario inside a sentence.
pub fn name(report: &ScenarioReport) -> String {
    let port = interfaces::port_of(report);
    match report.scenario.device {
        Some(device) => {
            let place = systems::port_named(report).or_else(|| systems::port(report.scenario.attachment));
            let place =
                place.map_or_else(|| on_system(report, interfaces::inside(&port)), |name| fill!("at port #", name));
            fill!("# #", devices::with_drives(&report.scenario, device), place)
        }
        None => {
            let subject = title(report);
            if subject.starts_with("A ") || subject.starts_with("An ") { phrase::small(&subject) } else { subject }
        }
    }
}

/// The scenario as the start of a sentence.
pub fn title(report: &ScenarioReport) -> String {
    match report.scenario.device {
        Some(_) => phrase::capital(&name(report)),
        None => systems::port_named(report)
            .unwrap_or_else(|| on_system(report, interfaces::subject(&interfaces::port_of(report)))),
    }
}

/// A port by its shape, with the system that the scenario names for itself.
fn on_system(report: &ScenarioReport, port: String) -> String {
    match systems::other_system(report) {
        Some(system) => fill!("# on #", port, system),
        None => port,
    }
}
