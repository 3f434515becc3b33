//! What would change if a device were plugged in elsewhere on its system.

use super::{IfKnown, Known, Mode, Site, SitePlace};
use crate::comparison::{Attachment, Comparison, Scenario};
use crate::compat::effect::Verdict;
use crate::evaluate::evaluate;
use crate::facts::boards::PortRow;
use crate::order;
use crate::report::{Report, ScenarioReport};
use crate::rules::PortName;
use crate::units::Throughput;

/// Another place for a device, and what it comes to there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move {
    /// The scenario afterwards.
    pub scenario: Scenario,
    /// How well it works then.
    pub verdict: Verdict,
    /// What is delivered then; `None` where that is not modelled.
    pub delivered: Option<Throughput>,
}

/// The most moves that are offered.
const MOST: usize = 2;
/// Less than this is not worth a change.
const WORTHWHILE: f64 = 1.02;

/// Free places of the comparison's system where a device works better than where it is, the best first. A move
/// that takes more from other scenarios than it gives is none.
#[must_use]
pub fn moves(comparison: &Comparison, report: &Report, index: usize) -> Vec<Move> {
    let (Some(known), Some(row)) = (Known::get(), report.scenarios.get(index)) else { return Vec::new() };
    let (Some(_), Some(route)) = (row.scenario.device, row.route.get()) else { return Vec::new() };
    if comparison.setup().is_none_or(|setup| setup.system != route.system) || row.connection.verdict == Verdict::Works {
        return Vec::new();
    }
    let mut found: Vec<Move> = places(known, comparison, index)
        .into_iter()
        .filter_map(|scenario| {
            let mut moved = comparison.clone();
            *moved.scenarios.get_mut(index)? = scenario.check().ok()?;
            let after = evaluate(&moved);
            let there = after.scenarios.get(index)?;
            let is_better = rank(there) < rank(row) || rate(there) > rate(row) * WORTHWHILE;
            let costs_others = comparison.mode() == Mode::Together && total(&after) < total(report);
            (is_better && there.connection.verdict <= row.connection.verdict && !costs_others).then(|| Move {
                scenario,
                verdict: there.connection.verdict,
                delivered: there.ladder.and_then(|ladder| ladder.delivered),
            })
        })
        .collect();
    // Of equals, the place that the board names first comes first.
    let key = |found: &Move| {
        let rate = found.delivered.map_or(0.0, Throughput::mb_s);
        (found.verdict, -rate, found.scenario.port.form != row.scenario.port.form)
    };
    order::sort(&mut found, |one, two| key(one) < key(two));
    found.truncate(MOST);
    found
}

fn rank(row: &ScenarioReport) -> Verdict {
    row.connection.verdict
}

fn rate(row: &ScenarioReport) -> f64 {
    row.ladder.and_then(|ladder| ladder.delivered).map_or(0.0, Throughput::mb_s)
}

fn total(report: &Report) -> f64 {
    report.scenarios.iter().map(rate).sum()
}

/// The scenario at every other free place of the system.
fn places(known: Known, comparison: &Comparison, index: usize) -> Vec<Scenario> {
    let (Some(now), Some(setup)) = (comparison.scenarios().get(index), comparison.setup()) else { return Vec::new() };
    let Some(machine) = setup.system.machine() else {
        let (side, name) = now.attachment.and_then(Attachment::side).unzip();
        let elsewhere = [Attachment::Cpu, Attachment::Chipset].into_iter().filter(|place| side != Some(*place));
        // Rules call the port by its name, wherever it hangs.
        return elsewhere.map(|place| Scenario { attachment: place.called(known, name.flatten()), ..*now }).collect();
    };
    machine
        .board
        .ports
        .iter()
        .filter_map(|row| {
            let site = free_port(known, comparison, row, Some(index))?;
            Some(Scenario { port: machine.port(row), attachment: Some(site), ..*now })
        })
        .filter(|place| place.attachment != now.attachment)
        .collect()
}

/// A port of such a kind that no scenario but `except` uses; any of them where scenarios are alternatives.
#[must_use]
pub fn free_port(known: Known, comparison: &Comparison, row: &PortRow, except: Option<usize>) -> Option<Attachment> {
    let site = |name: &str| {
        let place = SitePlace::Port(PortName::read(name)?);
        Some(Attachment::Site(IfKnown::of(known, Site { system: None, place })))
    };
    let is_free = |place: &Attachment| {
        comparison.mode() == Mode::Compare
            || comparison
                .scenarios()
                .iter()
                .enumerate()
                .all(|(at, scenario)| Some(at) == except || scenario.attachment != Some(*place))
    };
    row.names().filter_map(|name| site(&name)).find(is_free)
}
