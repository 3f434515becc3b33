//! The rows of `data/golden.csv`, which another implementation of the same formulas wrote, reached
//! through the query.

use std::collections::BTreeMap;

use lanefit_model::{Carrier, Form, FrameGap, Interface, Ladder, SataGeneration, Traffic, evaluate, query};
use serde::Deserialize;

use crate::support::assert_close;

const GOLDEN: &str = include_str!("../../data/golden.csv");
/// MB/s; the file has three decimals.
const TOLERANCE: f64 = 0.01;

#[derive(Debug, Deserialize)]
struct Row {
    kind: String,
    r#gen: Option<usize>,
    width: Option<u32>,
    mps: Option<u32>,
    dir: String,
    mrrs: Option<u32>,
    rcb: Option<u32>,
    split: String,
    raw_mb_s: f64,
    post_enc_mb_s: f64,
    capacity_mb_s: Option<f64>,
    tlp_mb_s: Option<f64>,
    net_mb_s: Option<f64>,
}

fn rows(kind: &str) -> impl Iterator<Item = Row> {
    csv::Reader::from_reader(GOLDEN.as_bytes())
        .into_deserialize::<Row>()
        .map(|row| row.expect("every row has these columns"))
        .filter(move |row| row.kind == kind)
}

fn evaluate_one(text: &str) -> (Carrier, Ladder) {
    let reading = query::read(text);
    assert_eq!(reading.warnings, [], "{text}");
    let report = evaluate(&reading.comparison);
    assert_eq!(report.scenarios.len(), 1, "{text}");
    (report.scenarios[0].carrier().unwrap(), report.scenarios[0].ladder.unwrap())
}

#[test]
fn every_row_belongs_to_a_kind_that_is_compared_or_named_as_left_out() {
    let mut counts = BTreeMap::new();
    for row in csv::Reader::from_reader(GOLDEN.as_bytes()).into_deserialize::<Row>() {
        *counts.entry(row.unwrap().kind).or_insert(0) += 1;
    }
    let expected = [
        ("legacy", 6),
        // Commands of NVMe drives and queues are not modelled yet.
        ("nvme", 630),
        ("pcie", 735),
        ("queue", 27),
        ("sata", 9),
        ("sata_express", 5),
    ];
    assert_eq!(counts, expected.map(|(kind, count)| (kind.to_owned(), count)).into());
}

#[test]
fn pcie_links_agree_with_the_golden_rows() {
    let mut compared = 0;
    for row in rows("pcie") {
        let text = pcie_query(&row);
        let (carrier, ladder) = evaluate_one(&text);
        let Carrier::Pcie(link) = carrier else { panic!("{text} is carried by {carrier:?}") };
        assert_close(ladder.line_rate.mb_s(), row.raw_mb_s, TOLERANCE, &text);
        assert_close(ladder.after_line_code.mb_s(), row.post_enc_mb_s, TOLERANCE, &text);
        assert_close(link.packet_capacity().mb_s(), row.capacity_mb_s.unwrap(), TOLERANCE, &text);
        assert_close(ladder.link_ceiling.unwrap().mb_s(), row.net_mb_s.unwrap(), TOLERANCE, &text);
        compared += 1;
    }
    assert_eq!(compared, 735);
}

fn pcie_query(row: &Row) -> String {
    let direction = match row.dir.as_str() {
        "write" => "to-host",
        "read" => "to-device",
        "mix50" => "both",
        other => panic!("{other} is no direction"),
    };
    let (generation, width, mps) = (row.r#gen.unwrap(), row.width.unwrap(), row.mps.unwrap());
    let mut text = format!("v=1&s=pcie:{generation}.0x{width}&dir={direction}&mps={mps}");
    if let Some(mrrs) = row.mrrs {
        text.push_str(&format!("&mrrs={mrrs}"));
    }
    match row.split.as_str() {
        "" | "mps" => {}
        "rcb" => text.push_str(&format!("&rcb={}", row.rcb.unwrap())),
        other => panic!("{other} is no way to split completions"),
    }
    text
}

#[test]
fn sata_ports_agree_with_the_golden_rows() {
    let mut compared = 0;
    for row in rows("sata") {
        let generation = SataGeneration::ALL[row.r#gen.unwrap() - 1];
        let gap: u32 = row.dir.strip_prefix("gap").unwrap().parse().unwrap();
        let what = format!("{generation:?}, gap {gap}");
        let payload = generation.payload_throughput(Traffic::default().block, FrameGap(gap));
        assert_close(payload.mb_s(), row.tlp_mb_s.unwrap(), TOLERANCE, &what);
        let (_, ladder) = evaluate_one(&format!("s={}", Interface::sata(Form::Sata, generation).to_query()));
        assert_close(ladder.line_rate.mb_s(), row.raw_mb_s, TOLERANCE, &what);
        assert_close(ladder.after_line_code.mb_s(), row.post_enc_mb_s, TOLERANCE, &what);
        let rung = match gap {
            0 => ladder.link_ceiling.unwrap(),
            120 => ladder.typical.unwrap().value,
            _ => payload,
        };
        assert_close(rung.mb_s(), row.tlp_mb_s.unwrap(), TOLERANCE, &what);
        compared += 1;
    }
    assert_eq!(compared, 9);
}

#[test]
fn sata_express_agrees_with_the_golden_rows() {
    let mut compared = 0;
    for row in rows("sata_express") {
        let is_two_ports = row.dir == "2xSATA6G";
        let text = if is_two_ports {
            "s=satae:600".to_owned()
        } else {
            format!("s=satae:{}.0x2&mps={}", row.r#gen.unwrap(), row.mps.unwrap())
        };
        let (_, ladder) = evaluate_one(&text);
        assert_close(ladder.line_rate.mb_s(), row.raw_mb_s, TOLERANCE, &text);
        assert_close(ladder.after_line_code.mb_s(), row.post_enc_mb_s, TOLERANCE, &text);
        let (rung, expected) = if is_two_ports {
            (ladder.typical.unwrap().value, row.tlp_mb_s)
        } else {
            (ladder.link_ceiling.unwrap(), row.net_mb_s)
        };
        assert_close(rung.mb_s(), expected.unwrap(), TOLERANCE, &text);
        compared += 1;
    }
    assert_eq!(compared, 5);
}

#[test]
fn parallel_buses_agree_with_the_golden_rows() {
    let mut compared = 0;
    for row in rows("legacy") {
        let port = match row.dir.as_str() {
            "PCI 32/33" => "pci:133",
            "PCI 64/33" | "PCI 32/66" => "pci:266",
            "PCI 64/66" => "pci:533",
            "PCI-X 133" => "pcix:1067",
            // The grammar has no form for it.
            "AGP 8x" => continue,
            other => panic!("{other} is not expected"),
        };
        let (_, ladder) = evaluate_one(&format!("s={port}"));
        assert_close(ladder.line_rate.mb_s(), row.raw_mb_s, TOLERANCE, port);
        assert_close(ladder.after_line_code.mb_s(), row.post_enc_mb_s, TOLERANCE, port);
        assert_eq!(ladder.link_ceiling, None, "{port}");
        compared += 1;
    }
    assert_eq!(compared, 5);
}
