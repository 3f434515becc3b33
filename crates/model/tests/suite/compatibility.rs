//! Pairings whose outcome was decided beforehand: `tests/scenarios/compatibility.txt` and
//! `tricky.txt`.

use crate::support::outcome::{
    assert_decided_by_a_reason, carrier_name, delivered, outcome_of, reason_names, verdict_name,
};
use crate::support::{assert_close, lines};

const DECIDED: &str = include_str!("../scenarios/compatibility.txt");
const TRICKY: &str = include_str!("../scenarios/tricky.txt");

struct Row {
    number: usize,
    label: &'static str,
    fits: &'static str,
    verdict: &'static str,
    carrier: &'static str,
    /// What is delivered, in MB/s, where the row says so.
    rate: Option<f64>,
    reasons: &'static str,
    scenario: &'static str,
}

fn rows(text: &'static str) -> Vec<Row> {
    let row = |(number, line): (usize, &'static str)| {
        let columns: Vec<&str> = line.split_whitespace().collect();
        let [label, fits, verdict, carrier, reasons, scenario, ref remark @ ..] = columns[..] else {
            panic!("line {number} has {} columns", columns.len());
        };
        assert!(!remark.is_empty(), "line {number} has no remark");
        let (carrier, rate) = carrier.split_once('@').map_or((carrier, None), |(carrier, rate)| (carrier, Some(rate)));
        let rate = rate.map(|rate| rate.parse().unwrap());
        Row { number, label, fits, verdict, carrier, rate, reasons, scenario }
    };
    lines(text).map(row).collect()
}

fn assert_outcome(row: &Row) {
    let what = format!("line {}, {}: {}", row.number, row.label, row.scenario);
    let report = outcome_of(row.scenario);
    let fits = if report.connection.is_fitting { "yes" } else { "no" };
    let actual = [fits.to_owned(), verdict_name(&report), carrier_name(&report), reason_names(&report)];
    assert_eq!(actual, [row.fits, row.verdict, row.carrier, row.reasons], "{what}");
    if let Some(rate) = row.rate {
        assert_close(delivered(&report).unwrap(), rate, 0.5, &what);
    }
    assert_decided_by_a_reason(&report, &what);
}

#[test]
fn decided_pairings_come_out_as_decided() {
    for row in rows(DECIDED).iter().filter(|row| row.scenario != "-") {
        assert_outcome(row);
    }
}

#[test]
fn every_decided_pairing_is_there_and_one_is_left_out() {
    let rows = rows(DECIDED);
    let mut labels: Vec<&str> = rows.iter().map(|row| row.label).collect();
    labels.dedup();
    let of_chapter = |letter: &str, last: usize, missing: &[usize]| -> Vec<String> {
        (1..=last).filter(|number| !missing.contains(number)).map(|number| format!("{letter}{number:02}")).collect()
    };
    let expected = [
        of_chapter("c", 41, &[]),
        of_chapter("m", 48, &[37]),
        of_chapter("s", 19, &[]),
        of_chapter("u", 27, &[]),
        of_chapter("b", 8, &[]),
    ]
    .concat();
    assert_eq!(labels, expected);
    assert_eq!(labels.len(), 142);
    let left_out: Vec<&str> = rows.iter().filter(|row| row.scenario == "-").map(|row| row.label).collect();
    assert_eq!(left_out, ["s15"]);
}

#[test]
fn tricky_pairings_come_out_right() {
    let rows = rows(TRICKY);
    for row in &rows {
        assert_outcome(row);
    }
    assert!(rows.len() >= 34, "only {} pairings were read", rows.len());
}

/// Six drives behind a controller of two lanes.
#[test]
fn drives_behind_a_controller_share_its_link() {
    for (scenario, count, rate, wanted) in [
        ("x4:3.0x4,,asm1166,6", 6, 288.2, 553.2),
        ("x4:2.0x4,,asm1166,6", 6, 146.4, 553.2),
        ("x4:3.0x4,,asm1166,2", 2, 553.2, 553.2),
        ("x8:1.0x8,,lsi-sas3081e-r,8", 8, 219.6, 276.6),
    ] {
        let each = outcome_of(scenario).each.unwrap();
        assert_eq!(each.count, count, "{scenario}");
        assert_close(each.rate.mb_s(), rate, 0.1, scenario);
        assert_close(each.wanted.unwrap().mb_s(), wanted, 0.1, scenario);
    }
    for scenario in ["x4:3.0x4,,asm1166", "x4:3.0x4,,asm1166,1", "x16:4.0x16-x4x4x4x4,,quad-m2-card"] {
        assert_eq!(outcome_of(scenario).each, None, "{scenario}");
    }
}
