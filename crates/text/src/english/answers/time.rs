//! The answer as the time that a copy takes.

use lanefit_model::{Comparison, Ladder, LimitedBy, Report, ScenarioReport};

use super::{furthest, help, subject, throughput::settled};
use crate::english::{English, systems};
use crate::{Answer, Words};

pub fn answer(comparison: &Comparison, report: &Report, subject: &ScenarioReport, ladder: &Ladder) -> Answer {
    let amount = comparison.view.copy_size;
    let unit = comparison.view.unit;
    let mut sentences = Vec::new();
    if let Some(device) = subject.scenario.device {
        sentences.extend(settled(subject, device, unit));
        sentences.extend(systems::deciding(comparison, report, subject));
        sentences.extend(help(subject, &comparison.traffic, unit));
    }
    if let Some((other, rate)) = furthest(report, subject, Ladder::lowest) {
        let time = English.duration(rate.seconds_for(amount)).text();
        sentences.push(fill!("# takes #.", subject::title(other), time));
    }
    let at = match subject.limited_by {
        Some(LimitedBy::DeviceRating) => "at the maker's rating",
        Some(LimitedBy::Drives) => "of all the drives together",
        Some(LimitedBy::Controller) => "at what the controller lets through",
        Some(LimitedBy::Enclosure) => "at what the enclosure lets through",
        Some(LimitedBy::Path(_)) => "at what the way to the processor leaves",
        _ if ladder.typical.is_some() => "of the link at its typical rate",
        _ => "of the link at the only rate known of it",
    };
    sentences.push(fill!("This is the time #; a drive that gives out earlier takes longer.", at));
    Answer {
        lead: fill!("# copies # in", subject::title(subject), English.amount(amount).text()),
        quantity: English.duration(ladder.lowest().seconds_for(amount)),
        tail: String::new(),
        sentences,
        subject: 0,
    }
}
