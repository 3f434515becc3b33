//! What may take lanes from a port of a board that is on record.

use lanefit_model::facts::boards::{Rule, Then, When};
use lanefit_model::system::Route;
use lanefit_model::{Attachment, ScenarioReport, order};

use crate::english::{forms, phrase};

/// When a port loses something, and how much: `This slot falls to x8 with something in M2-1 or X16-2.`
pub fn may_be_taken(report: &ScenarioReport, route: &Route) -> Option<String> {
    let Some(Attachment::Site(at)) = report.scenario.attachment else { return None };
    let (machine, row) = at.board_port(Some(route.system))?;
    let mut groups: Vec<(Then, Vec<String>)> = Vec::new();
    for rule in machine.takers_of(row) {
        match groups.iter_mut().find(|(then, _)| *then == rule.then) {
            Some((_, whens)) => whens.extend(when(rule)),
            None => groups.push((rule.then, when(rule).into_iter().collect())),
        }
    }
    let port = forms::port_kind(report.scenario.port.form);
    let said: Vec<String> = groups
        .iter()
        .map(|(then, whens)| {
            let what = match then {
                Then::Off => "is off".to_owned(),
                Then::Width(width) => fill!("falls to #", width.name()),
                Then::Moves(..) => return String::new(),
            };
            fill!("This # # #.", port, what, phrase::list(whens, " or "))
        })
        .collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// What a port takes from others: `On this board, something in this socket switches X16-2 off and leaves X16-1
/// x8. Other boards differ.`
pub fn takes(report: &ScenarioReport, route: &Route) -> Option<String> {
    let Some(Attachment::Site(at)) = report.scenario.attachment else { return None };
    let (machine, row) = at.board_port(Some(route.system))?;
    let mut groups: Vec<(When, Then, Vec<String>)> = Vec::new();
    for rule in machine.taken_by(row) {
        let name = rule.port.to_ascii_uppercase();
        match groups.iter_mut().find(|(when, then, _)| (*when, *then) == (rule.when, rule.then)) {
            Some((.., ports)) => ports.push(name),
            None => groups.push((rule.when, rule.then, vec![name])),
        }
    }
    let is_lent = |(when, ..): &(When, Then, Vec<String>)| matches!(when, When::UsedWhenMoved(_));
    order::sort(&mut groups, |one, two| !is_lent(one) && is_lent(two));
    let port = forms::port_kind(report.scenario.port.form);
    let said: Vec<String> = groups
        .iter()
        .map(|(when, then, ports)| {
            let ports = phrase::list(ports, " and ");
            let what = match when {
                When::UsedForPcie(_) => "something for PCIe",
                When::UsedForSata(_) => "a SATA drive",
                _ => "something",
            };
            let lent = match when {
                When::UsedWhenMoved(_) => ", once the firmware has given it lanes of the processor,",
                _ => "",
            };
            match then {
                Then::Width(width) => fill!("# in this ## leaves # #", what, port, lent, ports, width.name()),
                Then::Off | Then::Moves(..) => fill!("# in this ## switches # off", what, port, lent, ports),
            }
        })
        .collect();
    (!said.is_empty()).then(|| fill!("On this board, #. Other boards differ.", said.join("; ")))
}

fn when(rule: &Rule) -> Option<String> {
    let name = str::to_ascii_uppercase;
    Some(match rule.when {
        When::Always => return None,
        When::Set => "if the firmware is set so".to_owned(),
        When::Used(port) => fill!("with something in #", name(port)),
        When::UsedForPcie(port) => fill!("with something for PCIe in #", name(port)),
        When::UsedForSata(port) => fill!("with a SATA drive in #", name(port)),
        When::UsedWhenMoved(port) => fill!("with something in #, if the firmware gives that one its lanes", name(port)),
    })
}
