//! Which scenarios stand together, and in which order, so that no two ribbons cross.

use lanefit_model::path::Place;
use lanefit_model::system::{Stop, System};
use lanefit_model::{Report, ScenarioReport, Throughput, order};

/// Scenarios that end at one processor.
pub(super) struct Rows {
    /// The system; `None` where none is known.
    pub system: Option<System>,
    /// Those that share a link next to each other.
    pub scenarios: Vec<usize>,
}

/// Blocks from top to bottom: one for each scenario, or for all that are busy together on one system.
pub(super) fn blocks(report: &Report, is_together: bool) -> Vec<Rows> {
    let mut blocks: Vec<Rows> = Vec::new();
    for (at, row) in report.scenarios.iter().enumerate() {
        let system = row.route.get().map(|route| route.system);
        match blocks.iter_mut().find(|block| is_together && system.is_some() && block.system == system) {
            Some(block) => block.scenarios.push(at),
            None => blocks.push(Rows { system, scenarios: vec![at] }),
        }
    }
    for block in &mut blocks {
        let all = block.scenarios.clone();
        let key = |at: &usize| place(report, &all, *at);
        order::sort(&mut block.scenarios, |one, two| key(one) < key(two));
    }
    blocks
}

/// What a scenario is sorted by: the first that shares its uplink, the first that shares the chip before it, itself.
fn place(report: &Report, all: &[usize], at: usize) -> [usize; 3] {
    let shared = |depth: usize| {
        let number = stops(report, at).iter().rev().nth(depth).map(|stop| stop.number)?;
        all.iter().copied().find(|other| leads_over(report, *other, number))
    };
    [shared(0).unwrap_or(at), shared(1).unwrap_or(at), at]
}

/// The way of a scenario, each stop with the number of its segment.
pub(super) fn way(report: &Report, at: usize) -> impl Iterator<Item = (usize, &Stop)> {
    stops(report, at).iter().map(|stop| (stop.number, stop))
}

/// Whether the way of a scenario leads over the segment of that number.
pub(super) fn leads_over(report: &Report, at: usize, number: usize) -> bool {
    way(report, at).any(|(other, _)| other == number)
}

/// The way of a scenario; empty where nothing is connected or known.
fn stops(report: &Report, at: usize) -> &[Stop] {
    let route = report.scenarios.get(at).and_then(|row| row.route.get());
    route.map_or(&[], |route| &route.stops)
}

/// The most that goes through a stop, of all links of a port together, in MB/s.
pub(super) fn ceiling(row: &ScenarioReport, stop: &Stop) -> Option<f64> {
    let links = if stop.segment.place() == Place::Slot { row.connection.links } else { 1 };
    stop.ceiling.map(|most| Throughput::mb_s(most) * f64::from(links))
}

/// All that is drawn of a scenario as thick as it is.
pub(super) fn ceilings(row: &ScenarioReport) -> impl Iterator<Item = f64> {
    let stops = row.route.get().map_or(&[][..], |route| &route.stops);
    stops.iter().filter_map(|stop| ceiling(row, stop))
}
