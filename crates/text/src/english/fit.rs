//! The words of the matrix of links: what is needed, what each link gives, and what follows.

use lanefit_model::facts::devices::{Behind, Rating};
use lanefit_model::fit::{Cell, DRIVE_KINDS, Fit, Need, Outcome, drive_kind, drives_fed};
use lanefit_model::{
    Comparison, Device, Effect, Family, Profile, Protocol, Reason, Report, Scenario, ScenarioReport, Throughput,
    ThroughputUnit, Traffic, push_digits,
};

use super::{English, devices, interfaces, phrase};
use crate::number::fixed;
use crate::{FitCell, FitWords, Phrase, Words};

/// One drive and several of each of [`DRIVE_KINDS`].
const DRIVES: [[&str; 2]; DRIVE_KINDS.len()] =
    [["hard disk", "hard disks"], ["SATA SSD", "SATA SSDs"], ["PCIe 4.0 SSD", "PCIe 4.0 SSDs"]];

pub fn words(comparison: &Comparison, report: &Report, fit: &Fit) -> FitWords {
    let unit = comparison.view.unit;
    let base = report.scenarios.get(report.base);
    let scenario = base.map(|report| report.scenario);
    let is_bare = scenario.is_some_and(|scenario| is_bare(&scenario, fit));
    let mut lines = vec![least(scenario.as_ref(), fit, unit)];
    if let Some(ladder) = base.filter(|base| takes_drives(&base.scenario)).and_then(|report| report.ladder) {
        lines.extend(drives(ladder.lowest(), &comparison.traffic));
    }
    FitWords {
        subject: scenario.map(|scenario| subject(&scenario, is_bare)).unwrap_or_default(),
        need: need(scenario.and_then(|scenario| scenario.device), fit, unit),
        port: base.filter(|_| !is_bare).map(|report| port(report, fit, unit)),
        lines,
        this_port: "this port",
        suffices: "suffices",
        share: if is_bare { "% of this port" } else { "% of the need" },
        equal: "equal links",
        other: "number of another port",
    }
}

/// Whether several drives may hang behind the port: nothing else is plugged in.
fn takes_drives(scenario: &Scenario) -> bool {
    scenario
        .device
        .is_none_or(|device| matches!(device.profile().behind, Behind::SataPorts { .. } | Behind::M2Sockets { .. }))
}

/// Whether the need is what the port itself carries, which is not worth saying twice.
fn is_bare(scenario: &Scenario, fit: &Fit) -> bool {
    scenario.device.is_none() && fit.basis == Need::Link
}

fn subject(scenario: &Scenario, is_bare: bool) -> String {
    if let Some(device) = scenario.device {
        return devices::device(device);
    }
    let port = scenario.port;
    let name = port.link.map_or_else(|| interfaces::interface(&port), interfaces::link);
    if is_bare { fill!("This port: #", name) } else { name }
}

fn need(device: Option<Device>, fit: &Fit, unit: ThroughputUnit) -> Phrase {
    let quantity = English.throughput(fit.need, unit);
    let is_drive = |device: Device| matches!(device.profile().rating, Rating::Drive { .. });
    let (before, after) = match (fit.basis, device) {
        _ if fit.need.mb_s() <= 0.0 => {
            return Phrase { before: "carries nothing to compare with".to_owned(), ..Phrase::default() };
        }
        (Need::Asked, _) => ("is to carry", ", as asked"),
        (Need::Rating, Some(device)) if is_drive(device) => ("needs", ", its rating"),
        (Need::Rating, _) => ("needs", " for its ports"),
        (Need::Drives, _) => ("needs", " for its drives"),
        (Need::Link, Some(_)) => ("can use", ", its own link"),
        (Need::Link, None) => ("carries", ""),
    };
    Phrase { before: before.to_owned(), quantity, after: after.to_owned() }
}

fn port(report: &ScenarioReport, fit: &Fit, unit: ThroughputUnit) -> Phrase {
    let Some(ladder) = report.ladder else {
        let why = report.connection.reasons.iter().find(|reason| reason.effect() == Effect::Refuses);
        let before = fill!("This port: #", why.map_or("not modelled", |reason| refusal(*reason)));
        return Phrase { before, ..Phrase::default() };
    };
    let rate = ladder.lowest();
    let after =
        if fit.is_enough(rate) { ", enough".to_owned() } else { fill!(", #\u{a0}% of that", share(rate, fit.need)) };
    Phrase { before: "This port gives".to_owned(), quantity: English.throughput(rate, unit), after }
}

/// The least link of each generation that suffices, or the lanes that a rate takes.
fn least(scenario: Option<&Scenario>, fit: &Fit, unit: ThroughputUnit) -> String {
    if let Some(missing) = scenario.and_then(|scenario| missing(scenario, fit)) {
        return missing;
    }
    let mut links = Vec::new();
    for link in fit.least() {
        let lanes = link.width.lanes();
        let before = match (fit.basis, links.len(), lanes) {
            (Need::Asked, 0, 1) => "\u{a0}lane of PCIe\u{a0}",
            (Need::Asked, 0, _) => "\u{a0}lanes of PCIe\u{a0}",
            (Need::Asked, ..) => "\u{a0}of\u{a0}",
            (_, 0, _) => "PCIe\u{a0}",
            _ => "",
        };
        let generation = link.generation.name();
        links.push(if fit.basis == Need::Asked {
            fill!("###", phrase::digits(lanes), before, generation)
        } else {
            fill!("##\u{a0}#", before, generation, link.width.name())
        });
    }
    let links = phrase::list(&links, " or ");
    if fit.basis == Need::Asked {
        fill!("# takes #.", phrase::show(fit.need, unit), links)
    } else {
        fill!("Links that suffice: #, or\u{a0}wider.", links)
    }
}

/// Why no link suffices; `None` where one does.
pub fn missing(scenario: &Scenario, fit: &Fit) -> Option<String> {
    let device = scenario.device.map(|device| device.profile());
    if let Some(needs) = device.as_ref().and_then(instead_of_pcie) {
        return Some(fill!("It has no PCIe link: it needs #.", needs));
    }
    if fit.least().next().is_some() {
        return None;
    }
    if let Some(own) = device.and_then(|device| fit.limiting_device_link(&device)) {
        return Some(fill!("No link suffices: its own, PCIe\u{a0}#, is the limit.", interfaces::short_link(own)));
    }
    let exists = |cell: &&Cell| cell.outcome != Outcome::NoSuchPort;
    let Some(last) = fit.cells.iter().rev().find(exists) else { return Some("This port has no PCIe.".to_owned()) };
    let has_run = fit.cells.iter().any(|cell| matches!(cell.outcome, Outcome::Limits(_)));
    Some(if has_run {
        fill!("None of these links (up to PCIe\u{a0}#) suffices.", interfaces::short_link(last.offered))
    } else {
        "It runs at none of these links.".to_owned()
    })
}

/// What a device without a PCIe link needs.
fn instead_of_pcie(device: &Profile) -> Option<String> {
    if device.links[0].is_some() {
        return None;
    }
    Some(match device.wires.iter().next() {
        _ if device.sata.is_some() && device.form.family() == Family::Drive => "a SATA port".to_owned(),
        _ if device.sata.is_some() => "a socket with SATA wired".to_owned(),
        Some(wire) => fill!("a port with #", interfaces::wire(wire)),
        None => "a slot of its bus".to_owned(),
    })
}

/// How many drives of each kind a rate keeps busy; nothing where it feeds not even one.
fn drives(rate: Throughput, traffic: &Traffic) -> Option<String> {
    let mut fed = Vec::new();
    let mut alone = "";
    for (id, [one, several]) in DRIVE_KINDS.iter().zip(DRIVES) {
        let (_, wanted) = drive_kind(id, traffic)?;
        match drives_fed(rate, wanted) {
            0 if alone.is_empty() => alone = one,
            0 => {}
            1 => fed.push(fill!("1\u{a0}#", one)),
            count => fed.push(fill!("#\u{a0}#", phrase::digits(count), several)),
        }
    }
    if fed.is_empty() {
        return None;
    }
    let more = if alone.is_empty() { String::new() } else { fill!("; one # can use more", alone) };
    Some(fill!("This port keeps # busy#.", phrase::list(&fed, " or "), more))
}

pub fn cell(comparison: &Comparison, fit: &Fit, cell: &Cell) -> FitCell {
    let unit = comparison.view.unit;
    let base = comparison.scenarios().get(comparison.base());
    let of = if base.is_some_and(|base| is_bare(base, fit)) { " of this port" } else { " of the need" };
    let mut label = fill!("PCIe # #: ", cell.offered.generation.name(), cell.offered.width.name());
    let mut notes = Vec::new();
    match &cell.outcome {
        Outcome::Suffices(rate) => {
            label.push_str(&fill!("#, suffices", spoken(*rate, unit)));
            notes.push("suffices".to_owned());
            notes.push(String::new());
        }
        Outcome::Limits(rate) => {
            let share = share(*rate, fit.need);
            label.push_str(&fill!("#, # per cent#", spoken(*rate, unit), &share, of));
            notes.push(fill!("#\u{a0}%#", &share, of));
            notes.push(fill!("#\u{a0}%", &share));
            notes.push(fill!("#%", share));
        }
        Outcome::Refused(reason) => {
            label.push_str("does not work, ");
            label.push_str(refusal(*reason));
            notes.push(refusal(*reason).to_owned());
        }
        // Another scenario's port does exist.
        Outcome::NoSuchPort if is_a_port(comparison, cell) => label.push_str("not a link of this port"),
        Outcome::NoSuchPort => label.push_str("no such port"),
    }
    if let Some(runs) = cell.runs.filter(|runs| *runs != cell.offered) {
        label.push_str(&fill!(", runs as PCIe # #", runs.generation.name(), runs.width.name()));
    }
    for (index, (number, scenario)) in (1_u8..).zip(comparison.scenarios()).enumerate() {
        if scenario.port.link == Some(cell.offered) {
            if index == comparison.base() {
                label.push_str(", this port");
            } else {
                label.push_str(", scenario ");
                push_digits(&mut label, number.into());
            }
        }
    }
    FitCell { label, notes }
}

fn is_a_port(comparison: &Comparison, cell: &Cell) -> bool {
    comparison.scenarios().iter().any(|scenario| scenario.port.link == Some(cell.offered))
}

fn spoken(rate: Throughput, unit: ThroughputUnit) -> String {
    fill!("# #", English.throughput(rate, unit).number, English.unit_spoken(unit))
}

/// Whole per cent, and never none or all: what limits gives something, but less than is needed.
fn share(rate: Throughput, need: Throughput) -> String {
    fixed((rate.ratio_to(need) * 100.0).clamp(1.0, 99.0), 0, '.')
}

/// A refusal in two words.
const fn refusal(reason: Reason) -> &'static str {
    match reason {
        Reason::TooLong { .. } | Reason::ModuleTooLong { .. } => "too long",
        Reason::KeyMismatch { .. } => "wrong key",
        Reason::OtherContacts => "other pins",
        Reason::OtherProtocol { device: Protocol::Sata, .. } => "no SATA",
        Reason::OtherProtocol { device: Protocol::Pcie, .. } => "no PCIe",
        Reason::OtherProtocol { .. } => "other wires",
        Reason::DeadPort => "no wires",
        Reason::OtherCnvi { .. } | Reason::NoExternalGraphics => "other host",
        _ => "other plug",
    }
}

#[cfg(test)]
mod tests {
    use lanefit_model::{evaluate, fit as model, query};

    use super::{FitWords, cell, words};

    fn said(query: &str) -> FitWords {
        let comparison = query::read(query).comparison;
        let scenario = comparison.scenarios()[comparison.base()];
        let fit = model::fit(&scenario, &comparison.traffic, comparison.view.need_rate());
        words(&comparison, &evaluate(&comparison), &fit)
    }

    /// What is written in a cell, from long to short, and what is said of it.
    fn of(query: &str, link: &str) -> (String, Vec<String>) {
        let comparison = query::read(query).comparison;
        let scenario = comparison.scenarios()[comparison.base()];
        let fit = model::fit(&scenario, &comparison.traffic, comparison.view.need_rate());
        let name = |cell: &&model::Cell| [cell.offered.generation.name(), cell.offered.width.name()].concat() == link;
        let found = cell(&comparison, &fit, fit.cells.iter().find(name).expect("a link of the matrix"));
        (found.label, found.notes.iter().map(|note| note.replace('\u{a0}', " ")).collect())
    }

    #[test]
    fn the_need_says_where_it_comes_from() {
        for (query, need) in [
            ("s=m2m:3.0x4,,samsung-980-pro-1tb", ["needs", "7.00", ", its rating"]),
            ("s=m2m:3.0x4,,samsung-980-pro-1tb&need=1GB", ["is to carry", "1.00", ", as asked"]),
            ("s=pcie:3.0x4", ["carries", "3.46", ""]),
            ("s=x16:none", ["carries nothing to compare with", "", ""]),
        ] {
            let found = said(query).need;
            assert_eq!([found.before.as_str(), &found.quantity.number, &found.after], need, "{query}");
        }
    }

    #[test]
    fn the_port_is_told_against_the_need() {
        let port = |query| said(query).port.map(|port| [port.before, port.quantity.number, port.after].concat());
        assert_eq!(port("s=m2m:3.0x4,,samsung-980-pro-1tb").as_deref(), Some("This port gives3.48, 50\u{a0}% of that"));
        assert_eq!(port("s=m2m:4.0x4,,samsung-980-pro-1tb").as_deref(), Some("This port gives7.00, enough"));
        assert_eq!(port("s=x4:3.0x4,,x8:4.0x8").as_deref(), Some("This port: too long"));
        assert_eq!(port("s=pcie:3.0x4"), None);
    }

    #[test]
    fn a_cell_says_what_comes_of_the_device() {
        let drive = "s=m2m:3.0x4,,samsung-980-pro-1tb&s=m2m:4.0x4";
        assert_eq!(of(drive, "1.0x1").1, ["3 % of the need", "3 %", "3%"]);
        assert_eq!(of(drive, "4.0x4").0, "PCIe 4.0 x4: 7.00 gigabytes per second, suffices, scenario 2");
        assert_eq!(of(drive, "3.0x4").0, "PCIe 3.0 x4: 3.48 gigabytes per second, 50 per cent of the need, this port");
        assert!(of(drive, "5.0x2").0.ends_with(" of the need, runs as PCIe 4.0 x2"));
        assert_eq!(of(drive, "4.0x8"), ("PCIe 4.0 x8: no such port".to_owned(), Vec::new()));
        assert_eq!(of("s=x4:3.0x4,,x8:4.0x8", "5.0x4").0, "PCIe 5.0 x4: does not work, too long");
        assert_eq!(of("s=pcie:3.0x4", "1.0x1").1[0], "6 % of this port");
    }

    #[test]
    fn what_no_link_can_do_is_told_with_its_reason() {
        let least = |query| said(query).lines[0].replace('\u{a0}', " ");
        assert_eq!(least("s=sata:600,,samsung-870-evo-1tb"), "It has no PCIe link: it needs a SATA port.");
        assert_eq!(least("s=x4:3.0x2,,asm1166,6"), "No link suffices: its own, PCIe 3.0 x2, is the limit.");
        assert_eq!(least("s=pcie:7.0x16"), "None of these links (up to PCIe 5.0 x16) suffices.");
        assert_eq!(least("s=x16:5.0x16&need=100GB"), "None of these links (up to PCIe 5.0 x16) suffices.");
        assert_eq!(least("s=sas:12,,sas:12"), "It has no PCIe link: it needs a port with SAS 12 Gb/s.");
    }

    #[test]
    fn a_link_of_another_scenario_exists() {
        let query = "s=x1o:3.0x1,,x16:4.0x16&s=x4:3.0x2";
        assert_eq!(of(query, "3.0x2").0, "PCIe 3.0 x2: not a link of this port, scenario 2");
        assert_eq!(of(query, "3.0x4").0, "PCIe 3.0 x4: no such port");
    }
}
