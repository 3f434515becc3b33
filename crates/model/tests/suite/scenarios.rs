//! The pairings of `tests/scenarios/pairings.txt`.

use lanefit_model::{ReportSummary, evaluate, query};

use crate::support::lines;
use crate::support::outcome::{
    assert_decided_by_a_reason, carrier_name, limit_name, outcome_of, reason_names, verdict_name,
};

const PAIRINGS: &str = include_str!("../scenarios/pairings.txt");

#[test]
fn pairings_come_out_as_listed() {
    let mut count = 0;
    for (number, line) in lines(PAIRINGS) {
        let columns: Vec<&str> = line.split_whitespace().collect();
        let [verdict, reasons, carrier, limited_by, scenario] = columns[..] else {
            panic!("line {number} has {} columns", columns.len());
        };
        let report = outcome_of(scenario);
        let actual = [verdict_name(&report), reason_names(&report), carrier_name(&report), limit_name(&report)];
        assert_eq!(actual, [verdict, reasons, carrier, limited_by], "line {number}: {scenario}");
        if report.scenario.device.is_some() {
            assert_decided_by_a_reason(&report, scenario);
        }
        count += 1;
    }
    assert!(count >= 45, "only {count} pairings were read");
}

/// The number of bytes on the wire depends on what is agreed, not on who holds whom back.
#[test]
fn two_ways_to_the_same_link_have_the_same_ladder() {
    let ladders = [
        "pcie:3.0x2",
        "pcie:3.0x2,,pcie:4.0x4",
        "pcie:5.0x2,,pcie:3.0x4",
        "satae:3.0x2",
        "m2m:3.0x4,,m2bm:3.0x2",
        "x16:3.0x16,,asm1166",
    ]
    .map(|scenario| outcome_of(scenario).ladder);
    for ladder in ladders {
        assert_eq!(ladder, ladders[0]);
    }
}

#[test]
fn a_refused_pairing_has_no_numbers_for_programs() {
    let report = evaluate(&query::read("s=sata:600,,pcie:4.0x4&s=m2b:3.0x2,,m2m:4.0x4").comparison);
    let json = serde_json::to_value(ReportSummary::from(&report)).unwrap();
    for (at, fits, reason) in [(0, true, "other-protocol"), (1, false, "key-mismatch")] {
        let fields = json["scenarios"][at].as_object().unwrap();
        for (name, value) in fields {
            match name.as_str() {
                "verdict" => assert_eq!(value, "refused"),
                "reasons" => assert_eq!(value, &serde_json::json!([reason])),
                "fits" => assert_eq!(value, fits),
                "conditional" => assert_eq!(value, false),
                "links" => assert_eq!(value, 0),
                _ => assert!(value.is_null(), "{name}"),
            }
        }
        assert_eq!(fields.len(), 16);
    }
}
