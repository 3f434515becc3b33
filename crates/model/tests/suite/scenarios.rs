//! The pairings of `tests/scenarios/pairings.txt`.

use lanefit_model::{Carrier, Interface, ReportSummary, ScenarioReport, evaluate, query};

use crate::support::lines;

const PAIRINGS: &str = include_str!("../scenarios/pairings.txt");

fn evaluate_scenario(scenario: &str) -> ScenarioReport {
    let text = format!("v=1&s={scenario}");
    let reading = query::read(&text);
    assert_eq!(reading.warnings, [], "{text}");
    assert_eq!(query::write(&reading.comparison), text, "the file has canonical scenarios");
    evaluate(&reading.comparison).scenarios.remove(0)
}

fn carrier_name(carrier: Carrier) -> String {
    match carrier {
        Carrier::Pcie(link) => Interface::Pcie(link).to_query(),
        Carrier::Legacy(bus) => Interface::Legacy(bus).to_query(),
        Carrier::Sata { generation, ports: 1 } => Interface::Sata(generation).to_query(),
        Carrier::Sata { generation, ports } => format!("{ports}*{}", Interface::Sata(generation).to_query()),
    }
}

#[test]
fn pairings_come_out_as_listed() {
    let mut count = 0;
    for (number, line) in lines(PAIRINGS) {
        let columns: Vec<&str> = line.split_whitespace().collect();
        let [verdict, reasons, carrier, limited_by, scenario] = columns[..] else {
            panic!("line {number} has {} columns", columns.len());
        };
        let report = evaluate_scenario(scenario);
        let ids: Vec<&str> = report.connection.reasons.iter().map(|reason| reason.id()).collect();
        let actual = [
            report.connection.verdict.id().to_owned(),
            or_dash(ids.join("+")),
            or_dash(report.carrier().map(carrier_name).unwrap_or_default()),
            or_dash(report.limited_by.map(|limit| limit.id().to_owned()).unwrap_or_default()),
        ];
        assert_eq!(actual, [verdict, reasons, carrier, limited_by], "line {number}: {scenario}");
        count += 1;
    }
    assert!(count >= 40, "only {count} pairings were read");
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

/// The number of bytes on the wire depends on what is agreed, not on who holds whom back.
#[test]
fn two_ways_to_the_same_link_have_the_same_ladder() {
    let ladders = ["pcie:3.0x2", "pcie:3.0x2,,pcie:4.0x4", "pcie:5.0x2,,pcie:3.0x4", "satae:3.0x2"]
        .map(|scenario| evaluate_scenario(scenario).ladder);
    for ladder in ladders {
        assert_eq!(ladder, ladders[0]);
    }
}

#[test]
fn a_refused_pairing_has_no_numbers_for_programs() {
    let report = evaluate(&query::read("s=sata:600,,pcie:4.0x4").comparison);
    let json = serde_json::to_value(ReportSummary::from(&report)).unwrap();
    let fields = json["scenarios"][0].as_object().unwrap();
    for (name, value) in fields {
        match name.as_str() {
            "verdict" => assert_eq!(value, "refused"),
            "reasons" => assert_eq!(value, &serde_json::json!(["other-protocol"])),
            _ => assert!(value.is_null(), "{name}"),
        }
    }
    assert_eq!(fields.len(), 12);
}
