//! The examples of `tests/scenarios/worked_examples.txt`: devices in ports of known boards.

use lanefit_model::{LimitedBy, ScenarioReport};

use crate::support::outcome::{
    assert_decided_by_a_reason, carrier_name, delivered, limit_name, outcome_of, verdict_name,
};
use crate::support::{assert_close, lines};

const EXAMPLES: &str = include_str!("../scenarios/worked_examples.txt");

#[test]
fn examples_come_out_as_worked_out() {
    let mut labels = Vec::new();
    let mut left_out = Vec::new();
    for (number, line) in lines(EXAMPLES) {
        let columns: Vec<&str> = line.split_whitespace().collect();
        let [label, verdict, carrier, limited_by, cap, rate, scenario, ref remark @ ..] = columns[..] else {
            panic!("line {number} has {} columns", columns.len());
        };
        assert!(!remark.is_empty(), "line {number} has no remark");
        labels.push(label);
        if scenario == "-" {
            left_out.push(label);
            continue;
        }
        let report = outcome_of(scenario);
        let actual = [verdict_name(&report), carrier_name(&report), limit_name(&report)];
        assert_eq!(actual, [verdict, carrier, limited_by], "line {number}: {scenario}");
        assert_decided_by_a_reason(&report, scenario);
        assert_cap(&report, cap, rate, &format!("line {number}: {scenario}"));
    }
    let expected: Vec<String> = (1..=44).map(|number| format!("ex{number:02}")).collect();
    assert_eq!(labels, expected);
    assert_eq!(left_out, ["ex43"]);
}

#[track_caller]
fn assert_cap(report: &ScenarioReport, cap: &str, rate: &str, what: &str) {
    if cap == "-" {
        assert_eq!(report.ladder, None, "{what}");
        return;
    }
    let rate: f64 = rate.parse().unwrap();
    match cap {
        "device" => {
            assert_eq!(report.limited_by, Some(LimitedBy::DeviceRating), "{what}");
            assert_close(delivered(report).unwrap(), rate, 0.0, what);
        }
        "controller" => {
            assert_eq!(report.limited_by, Some(LimitedBy::Controller), "{what}");
            assert_close(delivered(report).unwrap(), rate, 0.0, what);
        }
        "link" => {
            assert_close(report.ladder.unwrap().after_line_code.mb_s(), rate, 1.0, what);
            assert!(delivered(report).unwrap() < rate, "{what}");
        }
        other => panic!("{what}: {other} is no cap"),
    }
}
