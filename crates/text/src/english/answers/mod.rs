//! The answer to a comparison, lens by lens.

mod efficiency;
mod figure;
mod fit;
mod path;
mod subject;
mod throughput;
mod time;

use lanefit_model::{
    Comparison, Direction, Effect, Ladder, Lens, LimitedBy, Reason, Report, ScenarioReport, Throughput, ThroughputUnit,
    Traffic, Verdict, remedies,
};

use super::phrase::show;
use super::{interfaces, reasons, remedies as remedy_words, systems};
use crate::Answer;
use crate::number::{fixed, trimmed};
pub use figure::{takeaway, title};

pub fn answer(comparison: &Comparison, report: &Report) -> Answer {
    let index = subject::of(comparison, report);
    let Some(subject) = report.scenarios.get(index) else { return Answer::default() };
    let mut answer = match (comparison.view.lens, subject.ladder) {
        (Lens::Fit, _) => fit::answer(comparison, subject),
        (_, None) => without_number(comparison, report, subject),
        (Lens::Throughput, Some(ladder)) => throughput::answer(comparison, report, subject, &ladder),
        (Lens::Time, Some(ladder)) => time::answer(comparison, report, subject, &ladder),
        (Lens::Path(_), Some(ladder)) => path::answer(comparison, report, subject, &ladder),
        (Lens::Efficiency, Some(ladder)) => efficiency::answer(comparison, subject, &ladder),
    };
    answer.subject = index;
    let is_refused = |other: &&ScenarioReport| other.connection.verdict == Verdict::Refused;
    if subject.connection.verdict != Verdict::Refused
        && let Some(other) = report.scenarios.iter().find(is_refused)
    {
        answer.sentences.push(fill!("# #.", subject::title(other), refusal(other)));
        answer.sentences.extend(refusing(other));
    }
    answer
}

fn refusal(report: &ScenarioReport) -> &'static str {
    if report.connection.is_fitting { "does not work" } else { "does not fit" }
}

/// Why it is refused, as far as it is; a refusal has one cause, since the first one ends the asking.
#[inline(never)]
fn refusing(report: &ScenarioReport) -> Option<String> {
    if report.connection.verdict == Verdict::Refused
        && let Some(cause) = report.route.get().and_then(systems::cause)
    {
        return Some(cause);
    }
    let refuses = |reason: &&Reason| reason.effect() == Effect::Refuses;
    let reason = report.connection.reasons.iter().find(refuses)?;
    let more = match reason {
        Reason::DeadPort => reasons::dead_for_a_processor(report.scenario.port.form),
        _ => "",
    };
    Some([reasons::reason(reason).as_str(), more].concat())
}

/// Refused, or carried by something whose throughput is not known.
fn without_number(comparison: &Comparison, report: &Report, subject: &ScenarioReport) -> Answer {
    let named = subject::title(subject);
    if let Some(carrier) = subject.carrier() {
        let sentence = fill!("It runs over #, whose throughput is not modelled here.", interfaces::carrier(carrier));
        return Answer { lead: fill!("# works", named), sentences: vec![sentence], ..Answer::default() };
    }
    if report.scenarios.len() > 1 && report.fastest().is_none() {
        let mut sentences = Vec::new();
        for refused in report.scenarios.iter().take(3) {
            if let Some(reason) = refusing(refused) {
                let named = fill!("# #.", subject::title(refused), refusal(refused));
                if !sentences.contains(&named) {
                    sentences.extend([named, reason]);
                }
            }
        }
        return Answer { lead: String::from("None of these works"), sentences, ..Answer::default() };
    }
    let mut sentences: Vec<String> = refusing(subject).into_iter().collect();
    sentences.extend(help(subject, &comparison.traffic, comparison.view.unit));
    let fastest = report.fastest().and_then(|index| report.scenarios.get(index));
    if let Some((other, ladder)) = fastest.and_then(|other| Some((other, other.ladder?)))
        && other.scenario.device.is_some()
    {
        let rate = show(ladder.lowest(), comparison.view.unit);
        sentences.push(fill!("# gets #.", subject::title(other), rate));
    }
    Answer { lead: fill!("# #", named, refusal(subject)), sentences, ..Answer::default() }
}

/// The one change that helps most.
fn help(report: &ScenarioReport, traffic: &Traffic, unit: ThroughputUnit) -> Option<String> {
    // What decides there is behind the port, and has its own sentence.
    if report.route.get().is_some_and(|route| route.cause.is_some())
        || matches!(report.limited_by, Some(LimitedBy::Path(_)))
    {
        return None;
    }
    let first = remedies(report, traffic).into_iter().next()?;
    Some(remedy_words::sentence(&first, report, traffic, unit))
}

fn against(
    report: &Report,
    subject: &ScenarioReport,
    unit: ThroughputUnit,
    rate: fn(&Ladder) -> Throughput,
) -> Option<String> {
    let base = report.scenarios.get(report.base)?;
    let own = rate(&subject.ladder?);
    let (other, other_rate) =
        if core::ptr::eq(base, subject) { furthest(report, subject, rate)? } else { (base, rate(&base.ladder?)) };
    if systems::is_told(report, subject, other) {
        return None;
    }
    let named = fill!("# (#)", subject::name(other), show(other_rate, unit));
    let ratio = own.ratio_to(other_rate);
    // Closer than this, links count as equals: 2000 and 1969 MB/s.
    // Of that, or times as much: a little more is `1 times` when it is rounded.
    let is_base = core::ptr::eq(base, subject);
    let told = times(if is_base { 1.0 / ratio } else { ratio });
    let is_one = told == "1" && !(is_base && ratio > 1.0);
    if is_one || ratio.max(1.0 / ratio) <= 1.02 {
        return Some(fill!("That is about the same as #.", named));
    }
    if !is_base {
        return Some(fill!("That is # times #.", told, named));
    }
    let (which, part) = if ratio > 1.0 { ("slowest", share(1.0 / ratio)) } else { ("fastest", told) };
    let gets = if other.scenario.device.is_some() { ", gets " } else { ", carries " };
    let unit_of_part = if ratio > 1.0 { " of that." } else { " times as much." };
    Some(fill!("The # here, ####", which, named, gets, part, unit_of_part))
}

/// The scenario whose rate differs most from the subject's: the slowest, or the fastest where the
/// subject is the slowest itself.
fn furthest<'a>(
    report: &'a Report,
    subject: &ScenarioReport,
    rate: fn(&Ladder) -> Throughput,
) -> Option<(&'a ScenarioReport, Throughput)> {
    let slowest = extreme(report, rate, |one, two| one < two)?;
    if core::ptr::eq(slowest.0, subject) {
        return extreme(report, rate, |one, two| one > two).filter(|(fastest, _)| !core::ptr::eq(*fastest, subject));
    }
    Some(slowest)
}

fn extreme(
    report: &Report,
    rate: fn(&Ladder) -> Throughput,
    is_further: fn(Throughput, Throughput) -> bool,
) -> Option<(&ScenarioReport, Throughput)> {
    let mut furthest: Option<(&ScenarioReport, Throughput)> = None;
    for scenario in &report.scenarios {
        if let Some(rate) = scenario.ladder.as_ref().map(rate)
            && furthest.is_none_or(|(_, known)| is_further(rate, known))
        {
            furthest = Some((scenario, rate));
        }
    }
    furthest
}

fn times(ratio: f64) -> String {
    trimmed(ratio, if ratio < 10.0 { 1 } else { 0 }, '.')
}

fn share(ratio: f64) -> String {
    fill!("#\u{a0}%", fixed(ratio * 100.0, if ratio < 0.1 { 1 } else { 0 }, '.'))
}

/// A share in a word where there is one: `half`.
fn part(ratio: f64) -> String {
    for (whole, word) in [(2.0, "half"), (4.0, "a quarter"), (8.0, "an eighth"), (16.0, "a sixteenth")] {
        if (ratio * whole - 1.0).abs() < 0.02 {
            return word.to_owned();
        }
    }
    share(ratio)
}

/// Which way the number is counted, for a device.
fn way(subject: &ScenarioReport, direction: Direction) -> &'static str {
    let is_drive = subject.scenario.device.is_some_and(|device| super::devices::kind(device) == "drive");
    match (direction, is_drive) {
        (Direction::Both, _) => "each way",
        (Direction::ToHost, true) => "when read",
        (Direction::ToDevice, true) => "when written",
        (Direction::ToHost, false) => "to the host",
        (Direction::ToDevice, false) => "to the device",
    }
}
