//! The answer as the way to the processor: what the device gets, and which segment decides.

use lanefit_model::{Carrier, Comparison, Direction, Ladder, LimitedBy, Report, ScenarioReport};

use super::throughput::{decided, of_device, settled};
use super::{help, subject};
use crate::english::{English, systems};
use crate::{Answer, Words};

pub fn answer(comparison: &Comparison, report: &Report, subject: &ScenarioReport, ladder: &Ladder) -> Answer {
    let unit = comparison.view.unit;
    let Some(device) = subject.scenario.device else {
        return Answer {
            lead: fill!(
                "# ##",
                subject::title(subject),
                if ladder.typical.is_some() { "typically " } else { "" },
                "carries"
            ),
            quantity: English.throughput(ladder.lowest(), unit),
            tail: in_which_directions(subject, comparison.traffic.direction).to_owned(),
            sentences: systems::sentences(comparison, report, subject),
            subject: 0,
        };
    };
    let mut sentences = Vec::new();
    if !matches!(subject.limited_by, Some(LimitedBy::Path(_))) {
        sentences.extend(settled(subject, device, unit));
        sentences.extend(decided(subject, device, comparison));
    }
    sentences.extend(systems::sentences(comparison, report, subject));
    sentences.extend(help(subject, &comparison.traffic, unit));
    of_device(comparison, subject, device, ladder, sentences)
}

/// In which directions a bare link carries that.
fn in_which_directions(subject: &ScenarioReport, direction: Direction) -> &'static str {
    match subject.carrier() {
        Some(Carrier::Sata { .. }) if direction != Direction::Both => "one way at a time",
        Some(Carrier::Legacy(_)) => "shared by all devices on the bus",
        _ => "each way",
    }
}
