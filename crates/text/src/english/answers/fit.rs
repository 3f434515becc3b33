//! The answer in links: which suffice, and how many drives a slot feeds.

use lanefit_model::fit::{DRIVE_KINDS, Fit, Need, fit};
use lanefit_model::{Carrier, Comparison, Device, ScenarioReport, ThroughputUnit};

use super::{refusing, subject, throughput};
use crate::english::phrase::show;
use crate::english::{English, devices, fit as english_fit, interfaces, phrase};
use crate::{Answer, Words};

pub fn answer(comparison: &Comparison, subject: &ScenarioReport) -> Answer {
    let unit = comparison.view.unit;
    let scenario = &subject.scenario;
    let fit = fit(scenario, &comparison.traffic, comparison.view.need_rate());
    let mut sentences = Vec::new();
    let missing = english_fit::missing(scenario, &fit);
    let lead = match (fit.basis, scenario.device) {
        (Need::Asked, _) => String::from(if missing.is_some() { "To be carried:" } else { "Carrying" }),
        (Need::Link, None) => fill!("# typically carries", subject::title(subject)),
        (_, Some(device)) => fill!("# needs", phrase::capital(&devices::with_drives(scenario, device))),
        (Need::Rating | Need::Drives, None) => String::new(),
    };
    let mut tail = String::new();
    if let Some(missing) = missing {
        sentences.push(missing);
    } else {
        let links: Vec<String> = fit.least().map(interfaces::short_link).collect();
        // `PCIe 3.0 x8, 4.0 x4 or 5.0 x2, or wider`.
        let links = fill!("PCIe #, or wider", phrase::list(&links, " or "));
        if fit.basis == Need::Asked {
            tail = fill!("takes #", links);
        } else {
            sentences.push(fill!("Links that suffice: #.", links));
        }
    }
    if let Some(device) = scenario.device {
        sentences.push(here(subject, device, &fit, unit));
        sentences.extend(refusing(subject));
    } else if let Some(ladder) = subject.ladder
        && fit.basis == Need::Link
    {
        sentences.extend(throughput::feeds(ladder.lowest(), &comparison.traffic, unit, (&DRIVE_KINDS, u32::MAX)));
    }
    Answer { lead, quantity: English.throughput(fit.need, unit), tail, sentences, subject: 0 }
}

/// How the port at hand does.
fn here(subject: &ScenarioReport, device: Device, fit: &Fit, unit: ThroughputUnit) -> String {
    let place = interfaces::full_interface(&subject.scenario.port);
    let Some(rate) = subject.ladder.map(|ladder| ladder.lowest()) else {
        return fill!("On this port (#) it does not work.", place);
    };
    let is_enough = rate.ratio_to(fit.need) >= 0.99;
    let runs_own =
        fit.limiting_device_link(&device.profile()).is_some_and(|own| subject.carrier() == Some(Carrier::Pcie(own)));
    let verb = match (is_enough, runs_own) {
        (true, _) => "is enough: the ",
        (false, true) => "gives it all its link can carry: the ",
        (false, false) => "holds it back: the ",
    };
    let gets = show(rate, unit);
    fill!("This port (#) ## gets #.", place, verb, devices::kind(device), gets)
}
