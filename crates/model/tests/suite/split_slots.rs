//! Slots that are divided into links: what one device gets of them, and how many drives appear.

use lanefit_model::{Effect, Help, LinkWidth, Reason, Split, Traffic, Verdict, connect, remedies};

use crate::support::outcome::outcome_of;
use crate::support::read_scenario;

fn bifurcation(scenario: &str) -> Option<(u8, u8, Option<u32>)> {
    connect(&read_scenario(scenario)).reasons.into_iter().find_map(|reason| match reason {
        Reason::NeedsBifurcation { seen, of, lanes } => Some((seen, of, lanes)),
        _ => None,
    })
}

#[test]
fn one_device_gets_one_part_and_the_whole_slot_would_help() {
    let report = outcome_of("x16:5.0x16-x8x8,,geforce-rtx-5090");
    let reason = Reason::SplitSlot { lanes: LinkWidth::X8 };
    assert_eq!(report.connection.reasons, [reason]);
    assert_eq!((reason.id(), reason.effect(), reason.is_about_link()), ("fewer-lanes", Effect::Limits, true));
    let found = remedies(&report, &Traffic::default());
    assert!(found.iter().any(|remedy| remedy.help == Help::Split(Split::Whole) && remedy.verdict == Verdict::Works));
}

#[test]
fn where_the_split_takes_nothing_away_the_lanes_are_to_blame() {
    let fewer = Reason::FewerLanes { port: LinkWidth::X8, device: LinkWidth::X16 };
    assert_eq!(connect(&read_scenario("x16:5.0x8-x8x8,,geforce-rtx-5090")).reasons, [fewer]);
}

#[test]
fn drives_sit_in_the_sockets_that_show() {
    let three = connect(&read_scenario("x16:4.0x16-x8x4x4,,quad-m2-card,3"));
    assert_eq!((three.verdict, three.links), (Verdict::Works, 3));
    assert_eq!(bifurcation("x16:4.0x16-x8x4x4,,quad-m2-card,3"), None);
    assert_eq!(bifurcation("x16:4.0x16-x8x4x4,,quad-m2-card"), Some((3, 4, None)));
    assert_eq!(bifurcation("x16:4.0x16-x8x8,,quad-m2-card,2"), None);
}

#[test]
fn lanes_that_are_not_wired_are_told_from_a_missing_split() {
    assert_eq!(bifurcation("x16:4.0x4-x4x4x4x4,,quad-m2-card"), Some((1, 4, Some(4))));
    assert_eq!(bifurcation("x8o:4.0x8-x4x4,,quad-m2-card"), Some((2, 4, Some(8))));
    assert_eq!(bifurcation("x16:4.0x8,,quad-m2-card"), Some((1, 4, None)));
    assert_eq!(bifurcation("x16:4.0x16,,quad-m2-card"), Some((1, 4, None)));
}

#[test]
fn no_remedy_shows_fewer_drives() {
    for port in ["x16:4.0x4-x4x4x4x4", "x16:4.0x8-x4x4", "x8o:4.0x8-x4x4", "x16:4.0x16-x8x8", "x16:4.0x16-x2x2"] {
        for count in ["", ",2", ",3"] {
            let report = outcome_of(&[port, ",,quad-m2-card", count].concat());
            let now = report.connection.links;
            for remedy in remedies(&report, &Traffic::default()) {
                let after = connect(&remedy.scenario);
                let card = remedy.scenario.device.unwrap().profile();
                let shown = match remedy.help {
                    Help::SwitchCard(_) => remedy.scenario.count_of(&card),
                    _ => after.links,
                };
                assert!(shown >= now, "{port}{count}: {remedy:?}");
            }
        }
    }
}
