//! The way from a port to the processor, segment by segment.

use lanefit_model::path::Place;
use lanefit_model::system::{Route, Stop};
use lanefit_model::{Comparison, Direction, LimitedBy, Report, Scenario, ScenarioReport, Throughput, Traffic};

use super::causes;
use super::drawn::mark;
use super::segments::{end_noun, is_product, is_uplink_unknown, segment_name, subject};
use super::sharers::{all_of, sharers, what_each_gets};
use crate::Words;
use crate::english::phrase::{digits, show};
use crate::english::{English, forms, phrase};

/// Why nothing is known of the way of a port that hangs on no system.
pub fn no_way(comparison: &Comparison) -> String {
    String::from(match comparison.setup() {
        None => "No board or chipset is chosen, so the way to the processor is not known.",
        Some(_) => "It is not said where this port hangs, so its way to the processor is not known: see “Attached to”.",
    })
}

pub const UPLINK_UNKNOWN: &str = "What the chipset's link to the processor carries is not published.";

/// The most that goes through a stop, of all links of a port together.
pub fn ceiling(row: &ScenarioReport, stop: &Stop) -> Option<Throughput> {
    let links = if stop.segment.place() == Place::Slot { row.connection.links } else { 1 };
    Some(stop.ceiling?.scaled(f64::from(links)))
}

/// What all devices of a scenario would move if nothing were shared.
fn wanted(row: &ScenarioReport, route: &Route, traffic: &Traffic) -> Throughput {
    let scenario = Scenario { port: route.offered, ..row.scenario };
    let both = lanefit_model::path::demand(&scenario, traffic);
    let one = if traffic.direction == Direction::ToDevice { both.to_device } else { both.to_host };
    one.scaled(f64::from(row.connection.links))
}

/// Why the port offers less than it could, and what on the way holds the device back.
pub fn deciding(comparison: &Comparison, report: &Report, row: &ScenarioReport) -> Vec<String> {
    let Some(route) = row.route.get() else { return Vec::new() };
    let mut said = Vec::new();
    said.extend(causes::cause(route));
    let is_held = matches!(row.limited_by, Some(LimitedBy::Path(_)));
    if let Some(stop) = route.guilty().filter(|_| is_held) {
        said.push(carries_at_most(comparison, report, row, stop));
        said.extend(what_each_gets(report, row, stop.number, comparison.view.unit));
    }
    said
}

/// The same, or that nothing holds it back, or that nothing is known.
pub fn sentences(comparison: &Comparison, report: &Report, row: &ScenarioReport) -> Vec<String> {
    let Some(route) = row.route.get() else {
        return vec![no_way(comparison)];
    };
    let mut said = deciding(comparison, report, row);
    if row.guilty_stop().is_some_and(|at| at > 0) || route.stops.is_empty() {
        return said;
    }
    let own = row.ladder.map(|ladder| ladder.lowest());
    said.push(match narrowest_behind(route) {
        Some((narrowest, most)) => fill!(
            "The way from there to the # #: # carries up to #.",
            end_noun(route.system),
            if own.is_some_and(|own| most < own) { "lets less through" } else { "holds nothing back" },
            phrase::small(&subject(row, route, &narrowest.segment)),
            show(most, comparison.view.unit)
        ),
        None if is_uplink_unknown(route) => String::from(UPLINK_UNKNOWN),
        None => fill!(
            "The lanes of this # lead straight to the #.",
            forms::port_kind(row.scenario.port.form),
            end_noun(route.system)
        ),
    });
    said
}

fn carries_at_most(comparison: &Comparison, report: &Report, row: &ScenarioReport, stop: &Stop) -> String {
    let unit = comparison.view.unit;
    let (Some(route), Some(most)) = (row.route.get(), stop.ceiling) else { return String::new() };
    let rows = sharers(report, stop.number);
    let want = rows.iter().filter_map(|row| Some(wanted(row, row.route.get()?, &comparison.traffic).mb_s())).sum();
    let verb = if matches!(stop.segment.place(), Place::Cpu | Place::Controller) {
        "was measured to let through"
    } else {
        "carries"
    };
    let [who, wants] = all_of(&rows);
    fill!(
        "# # at most #; # # #.",
        subject(row, route, &stop.segment),
        verb,
        show(most, unit),
        who,
        wants,
        show(Throughput::from_mb_s(want), unit)
    )
}

/// The segment behind the port that carries least, and how much.
fn narrowest_behind(route: &Route) -> Option<(&Stop, Throughput)> {
    let known = route.stops.iter().skip(1).filter_map(|stop| Some((stop, stop.ceiling?)));
    known.min_by(|one, two| one.1.mb_s().total_cmp(&two.1.mb_s()))
}

/// What is refused, or the rest of a scenario's spoken sentence: its way, segment by segment.
pub fn spoken(comparison: &Comparison, report: &Report, row: &ScenarioReport) -> String {
    let unit = comparison.view.unit;
    let Some(route) = row.route.get() else { return no_way(comparison) };
    let guilty = row.guilty_stop();
    let mut text = fill!("On the way to the #: ", end_noun(route.system));
    for (at, stop) in route.stops.iter().enumerate() {
        if at > 0 {
            text.push_str("; ");
        }
        let name = segment_name(row, route, &stop.segment);
        let is_name = at == 0 || is_product(stop.segment.place(), route);
        text.push_str(&fill!("#, ", if is_name { name } else { phrase::small(&name) }));
        text.push_str(&match (ceiling(row, stop), row.scenario.device) {
            (None, _) => String::from("not modelled"),
            (Some(most), None) => fill!("up to #", show(most, unit)),
            (Some(most), Some(_)) => {
                fill!("# of #", English.throughput(report.carried(stop.number), unit).number, show(most, unit))
            }
        });
        if stop.flows > 1 {
            text.push_str(&fill!(", shared by #", digits(stop.flows.into())));
        }
        if guilty == Some(at) {
            text.push_str(", ");
            text.push_str(mark(stop));
        }
    }
    text.push('.');
    if let Some(cause) = causes::cause(route) {
        text.push(' ');
        text.push_str(&cause);
    }
    if is_uplink_unknown(route) {
        text.push(' ');
        text.push_str(UPLINK_UNKNOWN);
    }
    text
}
