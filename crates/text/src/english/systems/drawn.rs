//! What is written beside the links in the figure of paths.

use lanefit_model::system::Stop;
use lanefit_model::{
    Comparison, Device, Interface, Report, Scenario, ScenarioReport, Throughput, ThroughputUnit, Verdict,
};

use super::causes;
use super::path::{UPLINK_UNKNOWN, ceiling, no_way};
use super::segments::{is_uplink_unknown, port_name, segment_name};
use crate::english::phrase::{digits, show};
use crate::english::{English, devices, interfaces, reasons};
use crate::{PathLoad, PathRow, PathSegment, Words};

const HOLDS_BACK: &str = "holds it back";
const FULL: &str = "full";

pub const fn mark(stop: &Stop) -> &'static str {
    if stop.flows > 1 { FULL } else { HOLDS_BACK }
}

pub fn row(comparison: &Comparison, row: &ScenarioReport) -> PathRow {
    let unit = comparison.view.unit;
    let name = match row.scenario.device {
        Some(device) => plain_name(&row.scenario, device),
        None => String::from("Nothing plugged in"),
    };
    let route = row.route.get();
    let slot = route.and_then(|route| route.stops.first());
    let mut lines = Vec::new();
    match route {
        None => lines.push(no_way(comparison)),
        Some(route) => lines.extend(causes::cause(route)),
    }
    let is_refused = row.connection.verdict == Verdict::Refused;
    if is_refused && route.is_none_or(|route| route.cause.is_none()) {
        lines.extend(row.connection.reasons.first().map(reasons::reason));
    }
    if route.is_some_and(is_uplink_unknown) && slot.is_some() {
        lines.push(String::from(UPLINK_UNKNOWN));
    }
    let link = row.carrier().map(|carrier| interfaces::carriers(carrier, row.connection.links));
    let port = match link {
        Some(link) => with_link(port_name(row), link),
        None => with_link(port_name(row), as_written(&row.scenario.port)),
    };
    let is_guilty = row.guilty_stop() == Some(0);
    PathRow {
        name,
        port,
        load: slot
            .map(|stop| load(row.scenario.device.map(|_| row.moved()), ceiling(row, stop), unit))
            .unwrap_or_default(),
        mark: match slot {
            _ if is_refused && row.scenario.device.is_none() => "dead",
            _ if is_refused => "does not work",
            Some(stop) if is_guilty => mark(stop),
            _ => "",
        },
        lines,
    }
}

fn as_written(port: &Interface) -> String {
    if port.is_dead() { String::new() } else { interfaces::wiring(port) }
}

/// A name and what its link is, unless the name says that.
fn with_link(name: String, link: String) -> String {
    if link.is_empty() {
        return name;
    }
    // `SATA600` says `SATA`, too.
    if link.starts_with(&name) { link } else { fill!("#, #", name, link) }
}

/// The name of a device whose capacity stays on the line of its number.
fn plain_name(scenario: &Scenario, device: Device) -> String {
    devices::name(scenario, device).replace(" TB", "\u{a0}TB").replace(" GB", "\u{a0}GB")
}

/// What goes through, of what there is room for.
fn load(moved: Option<Throughput>, most: Option<Throughput>, unit: ThroughputUnit) -> PathLoad {
    let all = |most| show(most, unit);
    match (moved.filter(|moved| moved.mb_s() > 0.0), most) {
        (None, None) => PathLoad { number: String::new(), rest: String::from("not modelled") },
        (None, Some(most)) => PathLoad { number: String::new(), rest: fill!("up to #", all(most)) },
        (Some(moved), most) => {
            let now = English.throughput(moved, unit);
            let rest = most.map_or_else(|| fill!("\u{a0}#", now.unit), |most| fill!(" of #", all(most)));
            PathLoad { number: now.number, rest }
        }
    }
}

pub fn segment(comparison: &Comparison, report: &Report, row: &ScenarioReport, at: usize) -> PathSegment {
    let Some((route, stop)) = row.route.get().and_then(|route| Some((route, route.stops.get(at)?))) else {
        return PathSegment::default();
    };
    let serves = |other: &ScenarioReport| {
        let guilty = other.guilty_stop().zip(other.route.get());
        guilty.and_then(|(at, route)| route.stops.get(at)).is_some_and(|guilty| guilty.number == stop.number)
    };
    let is_guilty = report.served_by(stop.number).any(|(_, other)| serves(other));
    let carried = Some(report.carried(stop.number));
    PathSegment {
        name: segment_name(row, route, &stop.segment).split_once(", ").map_or_else(
            || segment_name(row, route, &stop.segment),
            |(name, link)| fill!("#, #", name, link.replace(' ', "\u{a0}")),
        ),
        load: load(carried, stop.ceiling, comparison.view.unit),
        mark: if is_guilty { mark(stop) } else { "" },
        shared: if stop.flows > 1 { fill!("shared by #", digits(stop.flows.into())) } else { String::new() },
    }
}
