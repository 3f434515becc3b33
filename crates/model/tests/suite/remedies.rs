//! What helps: every remedy that is offered is a change that can be made, and it helps.

use lanefit_model::{
    Comparison, Device, Edit, Form, Help, Scenario, ScenarioReport, Traffic, Verdict, evaluate_scenario, query,
    remedies,
};
use proptest::prelude::*;

use crate::support::every::{listed_devices, wirings};
use crate::support::outcome::outcome_of;
use crate::support::strategy::{scenario, traffic};

#[track_caller]
fn assert_remedies_help(report: &ScenarioReport, traffic: &Traffic) -> usize {
    let found = remedies(report, traffic);
    let what = format!("{:?}: {found:?}", report.scenario);
    assert!(found.len() <= 3, "{what}");
    let all_is_well = report.connection.verdict == Verdict::Works || report.scenario.device.is_none();
    assert!(found.is_empty() || !all_is_well, "{what}");
    for (index, remedy) in found.iter().enumerate() {
        assert!(found[..index].iter().all(|other| other.scenario != remedy.scenario), "{what}");
        let changed = Comparison::default().apply(Edit::SetScenario(0, remedy.scenario)).unwrap();
        let written = query::write(&changed);
        assert_eq!(query::read(&written).comparison, changed, "{what}");
        let after = evaluate_scenario(&remedy.scenario, traffic);
        assert_eq!(after.connection.verdict, remedy.verdict, "{what}");
        assert_eq!(after.ladder.map(|ladder| ladder.lowest()), remedy.delivered, "{what}");
        assert!(is_better(report, &after), "{what}");
    }
    found.len()
}

fn is_better(before: &ScenarioReport, after: &ScenarioReport) -> bool {
    let (was, is) = (&before.connection, &after.connection);
    let moves_more = before.ladder.zip(after.ladder).is_some_and(|(was, is)| is.lowest().mb_s() > was.lowest().mb_s());
    is.verdict < was.verdict || (is.verdict == was.verdict && (is.links > was.links || moves_more))
}

#[test]
fn every_remedy_of_every_pairing_helps() {
    let mut offered = 0;
    for port in Form::ports().flat_map(wirings).filter(|port| port.link.is_none_or(|link| !link.generation.is_flit())) {
        for device in listed_devices() {
            let scenario = Scenario { device: Some(device), ..Scenario::bare(port) };
            let report = evaluate_scenario(&scenario, &Traffic::default());
            offered += assert_remedies_help(&report, &Traffic::default());
        }
    }
    assert!(offered > 10_000, "only {offered} remedies were offered");
}

proptest! {
    #[test]
    fn every_remedy_helps_whatever_the_details(scenario in scenario(), traffic in traffic()) {
        assert_remedies_help(&evaluate_scenario(&scenario, &traffic), &traffic);
    }
}

#[track_caller]
fn assert_first(scenario: &str, changed: &str, verdict: Verdict) -> Help {
    let report = outcome_of(scenario);
    let first = *remedies(&report, &Traffic::default()).first().unwrap_or_else(|| panic!("{scenario} has no remedy"));
    let comparison = Comparison::default().apply(Edit::SetScenario(0, first.scenario)).unwrap();
    let written = query::write(&comparison);
    let is_first = written.split('&').nth(1) == Some(&["s=", changed].concat());
    assert!(is_first, "{scenario}: {written}");
    assert_eq!(first.verdict, verdict, "{scenario}");
    first.help
}

#[test]
fn the_first_remedy_is_what_one_would_say() {
    use Verdict::{Limited, Works};
    assert_first("m2m:4.0x4,,samsung-860-evo-m2-1tb", "m2m:4.0x4-sata600,,samsung-860-evo-m2-1tb", Works);
    assert_first("m2m:sata600,,samsung-980-pro-1tb", "m2m:4.0x4-sata600,,samsung-980-pro-1tb", Works);
    assert_first("x16:4.0x16,,quad-m2-card", "x16:4.0x16-x4x4x4x4,,quad-m2-card", Works);
    assert_first("sata:600,asm1061,samsung-870-evo-1tb", "sata:600,chipset,samsung-870-evo-1tb", Works);
    assert_first("x4:3.0x4,,x8:3.0x8", "x8:3.0x8,,x8:3.0x8", Works);
    assert_first("x16:3.0x2,,x8:3.0x8", "x16:3.0x8,,x8:3.0x8", Works);
    assert_first("u3:4.0x4,,u2:4.0x4", "u2:4.0x4,,u2:4.0x4", Works);
    assert_first("m2b:3.0x2-sata600,,m2m:4.0x4", "m2m:3.0x4,,m2m:4.0x4", Limited);
    let help = assert_first("m2m:3.0x4,,samsung-980-pro-1tb", "m2m:4.0x4,,samsung-980-pro-1tb", Works);
    assert!(matches!(help, Help::NewerGeneration(_)), "{help:?}");
}

#[test]
fn what_works_needs_no_help() {
    for scenario in ["m2m:4.0x4,,samsung-980-pro-1tb", "m2m:4.0x4-shared,,m2m:4.0x4", "sata:600", "m2m:none"] {
        assert_eq!(remedies(&outcome_of(scenario), &Traffic::default()), [], "{scenario}");
    }
    let device = Device::parse("samsung-980-pro-1tb").unwrap();
    let dead = Scenario { device: Some(device), ..outcome_of("m2m:none").scenario };
    assert_ne!(remedies(&evaluate_scenario(&dead, &Traffic::default()), &Traffic::default()), []);
}
