//! Outcomes of pairings in the words of the data files.

use lanefit_model::{
    Carrier, Connection, Device, Effect, Form, Interface, Ladder, LimitedBy, Reason, Rung, ScenarioReport, Traffic,
    Verdict, Word, evaluate_scenario,
};

use super::read_scenario;

/// Evaluates a scenario of a data file.
#[track_caller]
pub fn outcome_of(scenario: &str) -> ScenarioReport {
    evaluate_scenario(&read_scenario(scenario), &Traffic::default())
}

/// `works`, or `works?` where something has to hold.
pub fn verdict_name(report: &ScenarioReport) -> String {
    let connection = &report.connection;
    [connection.verdict.id(), if connection.is_conditional() { "?" } else { "" }].concat()
}

/// `pcie:4.0x4`, `4*pcie:4.0x4`, `2*sata:600`, `usb10`, or a dash.
pub fn carrier_name(report: &ScenarioReport) -> String {
    let Some(carrier) = report.carrier() else { return "-".to_owned() };
    let (count, name) = match carrier {
        Carrier::Pcie(link) => (report.connection.links, Interface::unwired(Form::Pcie).with_link(link).to_query()),
        Carrier::Legacy(bus) => (1, Interface::bus(bus).to_query()),
        Carrier::Sata { generation, ports } => (ports, Interface::sata(Form::Sata, generation).to_query()),
        Carrier::Usb(wire) | Carrier::NotModelled(wire) => (1, wire.word().to_owned()),
    };
    if count == 1 { name } else { format!("{count}*{name}") }
}

/// Ids of all reasons joined by `+`, or a dash.
pub fn reason_names(report: &ScenarioReport) -> String {
    let ids: Vec<&str> = report.connection.reasons.iter().map(|reason| reason.id()).collect();
    or_dash(ids.join("+"))
}

/// Id of the term that decides what is delivered, or a dash.
pub fn limit_name(report: &ScenarioReport) -> String {
    or_dash(report.limited_by.map(|limit| limit.id().to_owned()).unwrap_or_default())
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

/// What is delivered, in MB/s.
pub fn delivered(report: &ScenarioReport) -> Option<f64> {
    report.ladder?.delivered.map(|rate| rate.mb_s())
}

/// Asserts that the verdict has a reason that is as bad as it, and none that is worse, but for a
/// lesser link that is enough for all that the device moves.
#[track_caller]
pub fn assert_decided_by_a_reason(report: &ScenarioReport, what: &str) {
    let Connection { verdict, reasons, .. } = &report.connection;
    let is_enough = reasons.contains(&Reason::Enough);
    let limits = || reasons.iter().filter(|reason| reason.effect() == Effect::Limits);
    let forgiven = |reason: &&Reason| is_enough && reason.effect() == Effect::Limits;
    let counted = reasons.iter().filter(|reason| !forgiven(reason));
    let worst = counted.map(|reason| reason.effect()).max().unwrap_or(Effect::None);
    let expected = match verdict {
        Verdict::Works => worst <= Effect::Condition,
        Verdict::Limited => worst == Effect::Limits,
        Verdict::Partial => worst == Effect::Partial,
        Verdict::Refused => worst == Effect::Refuses,
    };
    assert!(expected, "{what}: {:?}", report.connection);
    if is_enough {
        assert!(limits().count() > 0 && limits().all(|reason| can_be_forgiven(*reason)), "{what}: {reasons:?}");
        let has_all = matches!(report.limited_by, Some(LimitedBy::DeviceRating | LimitedBy::Drives));
        assert!(has_all, "{what}: {:?}", report.limited_by);
    }
    assert_eq!(report.carrier().is_none(), *verdict == Verdict::Refused, "{what}");
}

/// Whether a reason is a lesser link, or something on the way that lets less through.
fn can_be_forgiven(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::FewerLanes { .. }
            | Reason::WidthOptional { .. }
            | Reason::OlderGeneration { .. }
            | Reason::OlderSataGeneration { .. }
            | Reason::SplitSlot { .. }
            | Reason::UsbBridge(_)
            | Reason::EnclosureCap(_)
            | Reason::ControllerCap { .. }
    )
}

/// Asserts that every known rung is at most the one above, and the band around its value.
#[track_caller]
pub fn assert_nested(ladder: &Ladder, what: &str) {
    let known: Vec<f64> = Rung::ALL.iter().filter_map(|rung| ladder.rung(*rung)).map(|rate| rate.mb_s()).collect();
    assert!(known.iter().all(|rate| rate.is_finite() && *rate > 0.0), "{what}: {ladder:?}");
    assert!(known.is_sorted_by(|above, below| above >= below), "{what}: {ladder:?}");
    assert_eq!(ladder.link_ceiling.is_some(), ladder.typical.is_some(), "{what}: {ladder:?}");
    if let (Some(typical), Some(ceiling)) = (ladder.typical, ladder.link_ceiling) {
        assert!(0.0 < typical.low.mb_s(), "{what}: {ladder:?}");
        assert!(typical.low <= typical.value && typical.value <= typical.high, "{what}: {ladder:?}");
        assert!(typical.high <= ceiling, "{what}: {ladder:?}");
        assert!(ladder.delivered.is_some(), "{what}: {ladder:?}");
    }
}

/// Room for rounding in the last digits of two sums that are equal on paper.
pub const ROUNDING: f64 = 1e-12;

/// The share of its rate that a device may lose in a newer port.
///
/// The Samsung 990 EVO and EVO Plus have 4.0 x4 or 5.0 x2, which are the same after the line code. A
/// port of 5.0 moves them to the two fast lanes, where acknowledgements cost more: up to 1.2 %, where
/// the link holds them back at all.
pub fn loss_at_a_tie(device: &Device) -> f64 {
    if device.to_query().starts_with("samsung-990-evo") { 0.012 } else { ROUNDING }
}
