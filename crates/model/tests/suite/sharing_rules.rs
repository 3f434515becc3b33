//! Rules between ports: their text, and what they leave of a board.

use lanefit_model::Word;
use lanefit_model::lanes::Served;
use lanefit_model::rules::{Effect, Expected, Kind, PortName, PortState, Rule, Use, apply};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

fn name() -> impl Strategy<Value = PortName> {
    "[a-z]([a-z0-9-]{0,10}[a-z0-9])?".prop_filter_map("a name", |text| PortName::read(&text))
}

fn kind() -> impl Strategy<Value = Kind> {
    prop_oneof![
        (name(), option::of(select(Use::VALUES)), select(Effect::VALUES), vec(name(), 0..10))
            .prop_map(|(port, used, effect, others)| Kind::Takes { port, used, effect, others }),
        (vec(name(), 0..10), any::<u8>()).prop_map(|(ports, lanes)| Kind::Share { ports, lanes }),
    ]
}

fn rule() -> impl Strategy<Value = Rule> {
    kind().prop_filter_map("a rule", |kind| Rule::new(kind).ok())
}

/// Pieces of rules, in any order.
fn soup() -> impl Strategy<Value = String> {
    const PIECES: &[&str] = &[
        "m2-3", "M2_1", "x16-1", "sata-5", "-pcie", "-sata", "-nvme", ":", ":off:", ":half:", ":x8:", ":share:", ",",
        "16", "0", "65", "+4", ".", "-", " ", "é", "a:off:b", "🙂",
    ];
    vec(select(PIECES), 0..9).prop_map(|pieces| pieces.concat())
}

fn read(text: &str) -> Rule {
    Rule::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

proptest! {
    #[test]
    fn writing_and_reading_are_inverse(rule in rule()) {
        let text = rule.to_query();
        prop_assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:,".contains(&byte)), "{}", text);
        let again = Rule::read(&text);
        prop_assert_eq!(again, Ok(rule));
    }

    #[test]
    fn what_is_read_has_one_canonical_form(text in soup()) {
        if let Ok(rule) = Rule::read(&text) {
            let canonical = rule.to_query();
            prop_assert_eq!(read(&canonical).to_query(), canonical);
        }
    }

    #[test]
    fn any_text_is_read_or_quoted(text in prop_oneof![any::<String>(), soup()]) {
        if let Err(error) = Rule::read(&text) {
            let quoted = error.quoted().strip_suffix('…').unwrap_or(error.quoted());
            prop_assert!(text.to_ascii_lowercase().replace('_', "-").contains(&quoted.to_ascii_lowercase().replace('_', "-"))
                || error.expected() == Expected::Lanes, "{:?}", error);
            prop_assert!(error.quoted().chars().count() <= 49);
        }
    }

    #[test]
    fn rules_only_take(rules in vec(rule_of_few(), 0..6), uses in vec(option::of(select(Use::VALUES)), 4)) {
        let ports = board(&uses);
        let left = apply(&rules, &ports);
        prop_assert_eq!(left.len(), ports.len());
        for (state, left) in ports.iter().zip(&left) {
            prop_assert!(left.lanes() <= state.wired);
        }
        let empty = board(&[None; 4]);
        let untouched: Vec<Served> = empty.iter().map(|state| Served::Full(state.wired)).collect();
        prop_assert_eq!(apply(&rules, &empty), untouched, "empty ports take nothing");
    }
}

/// Rules among the ports of [`board`].
fn rule_of_few() -> impl Strategy<Value = Rule> {
    let port = select(&["a", "b", "c", "d"][..]).prop_map(|name| PortName::read(name).unwrap());
    let ports = vec(port.clone(), 1..4);
    prop_oneof![
        (port, option::of(select(Use::VALUES)), select(Effect::VALUES), ports.clone())
            .prop_map(|(port, used, effect, others)| Kind::Takes { port, used, effect, others }),
        (ports, 1u8..20).prop_map(|(ports, lanes)| Kind::Share { ports, lanes }),
    ]
    .prop_filter_map("a rule", |kind| Rule::new(kind).ok())
}

fn board(uses: &[Option<Use>]) -> Vec<PortState> {
    ["a", "b", "c", "d"]
        .into_iter()
        .zip([16, 8, 4, 1])
        .zip(uses)
        .map(|((name, wired), used)| state(name, wired, *used))
        .collect()
}

fn state(name: &str, wired: u8, used: Option<Use>) -> PortState {
    PortState { name: PortName::read(name).unwrap(), wired, used }
}

#[test]
fn rules_as_people_write_them() {
    for (written, canonical) in [
        ("m2-3-pcie:off:sata-5,sata-6", "m2-3-pcie:off:sata-5,sata-6"),
        ("M2_3-NVMe:off:SATA_5,SATA_6", "m2-3-pcie:off:sata-5,sata-6"),
        (" m2-1:HALF:x16-1 ", "m2-1:half:x16-1"),
        ("M2_1-NVMe : OFF : SATA_1", "m2-1-pcie:off:sata-1"),
        (" m2-1 - sata: off :sata-1 , sata-2", "m2-1-sata:off:sata-1,sata-2"),
        ("x16-1 , x16-2 : share : 16", "x16-1,x16-2:share:16"),
        ("x16-2:x8:x16-1", "x16-2:x8:x16-1"),
        ("x16-1,x16-2:share:16", "x16-1,x16-2:share:16"),
        ("x16-1,x16-2:share:016", "x16-1,x16-2:share:16"),
        ("m2-3-sata:off:sata5", "m2-3-sata:off:sata5"),
    ] {
        assert_eq!(read(written).to_query(), canonical, "{written}");
    }
}

#[test]
fn what_is_wrong_is_quoted() {
    for (text, quoted, expected) in [
        ("", "", Expected::ThreeParts),
        ("m2-1:off", "m2-1:off", Expected::ThreeParts),
        ("m2-1:off:a:b", "m2-1:off:a:b", Expected::ThreeParts),
        ("m2-1:kills:sata-1", "kills", Expected::Effect),
        ("m2-1:x16:sata-1", "x16", Expected::Effect),
        ("cpu:off:sata-1", "cpu", Expected::PortName),
        ("m2.1:off:sata-1", "m2.1", Expected::PortName),
        ("m2 1:off:sata-1", "m2 1", Expected::PortName),
        (":off:sata-1", "", Expected::PortName),
        ("m2-1:off:sata-1,", "", Expected::PortName),
        ("m2-1:off:5", "5", Expected::PortName),
        ("m2-1:off:sata-", "sata-", Expected::PortName),
        ("m2-1:off:thirteenchars", "thirteenchars", Expected::PortName),
        ("m2-1,m2-2:off:sata-1", "m2-1,m2-2", Expected::OnePort),
        ("m2-1:off:m2-1", "m2-1", Expected::OtherPort),
        ("m2-1:off:a,b,a", "a", Expected::OtherPort),
        ("m2-1:off:a,b,c,d,e,f,g,h,i", "a,b,c,d,e,f,g,h,i", Expected::Ports { least: 1 }),
        ("a:share:4", "a", Expected::Ports { least: 2 }),
        ("a,b-pcie:share:4", "b-pcie", Expected::PortName),
        ("a,b:share:0", "0", Expected::Lanes),
        ("a,b:share:65", "65", Expected::Lanes),
        ("a,b:share:+4", "+4", Expected::Lanes),
        ("a,b:share:four", "four", Expected::Lanes),
        ("a,b:share:", "", Expected::Lanes),
    ] {
        let error = Rule::read(text).unwrap_err();
        assert_eq!((error.quoted(), error.expected()), (quoted, expected), "{text}");
    }
}

/// MSI MEG B550 Unify-X, p. 32 of its manual: PCIe in `M2_3` costs SATA 5 and 6, SATA costs SATA 5.
#[test]
fn an_m2_socket_switches_off_sata_ports_by_what_is_in_it() {
    let rules = ["m2-3-pcie:off:sata-5,sata-6", "m2-3-sata:off:sata-5"].map(read);
    let left = |used| {
        let ports = [state("m2-3", 4, used), state("sata-5", 1, Some(Use::Sata)), state("sata-6", 1, None)];
        apply(&rules, &ports)[1..].to_vec()
    };
    assert_eq!(left(None), [Served::Full(1), Served::Full(1)]);
    assert_eq!(left(Some(Use::Pcie)), [Served::Off, Served::Off]);
    assert_eq!(left(Some(Use::Sata)), [Served::Off, Served::Full(1)]);
}

/// The same board: the slot of four lanes and `M2_4` exclude each other.
#[test]
fn of_two_ports_that_switch_each_other_off_the_first_rule_decides() {
    let ports = [state("x4", 4, Some(Use::Pcie)), state("m2-4", 4, Some(Use::Pcie))];
    let [slot, socket] = ["x4:off:m2-4", "m2-4:off:x4"].map(read);
    assert_eq!(apply(&[slot.clone(), socket.clone()], &ports), [Served::Full(4), Served::Off]);
    assert_eq!(apply(&[socket, slot], &ports), [Served::Off, Served::Full(4)]);
}

#[test]
fn two_rules_on_one_port_leave_the_lesser() {
    let used = Some(Use::Pcie);
    let ports = [state("a", 4, used), state("b", 16, used), state("c", 4, used)];
    for (one, other, left) in [
        ("a:x4:b", "c:half:b", Served::Narrowed(4)),
        ("a:off:b", "c:x8:b", Served::Off),
        ("a:x8:b", "b,c:share:4", Served::Narrowed(2)),
    ] {
        assert_eq!(apply(&[read(one), read(other)], &ports)[1], left, "{one} {other}");
        assert_eq!(apply(&[read(other), read(one)], &ports)[1], left, "{other} {one}");
    }
}

#[test]
fn a_socket_halves_a_slot_and_slots_share_lanes() {
    let used = Some(Use::Pcie);
    let long = |name| state(name, 16, used);
    assert_eq!(
        apply(&[read("m2-1:half:x16-1")], &[long("x16-1"), state("m2-1", 4, used)]),
        [Served::Narrowed(8), Served::Full(4)]
    );
    // There is no half of one lane.
    assert_eq!(
        apply(&[read("m2-1:half:sata-1")], &[state("m2-1", 4, used), state("sata-1", 1, Some(Use::Sata))])[1],
        Served::Full(1)
    );
    let share = [read("x16-1,x16-2:share:16")];
    assert_eq!(apply(&share, &[long("x16-1"), long("x16-2")]), [Served::Narrowed(8), Served::Narrowed(8)]);
    assert_eq!(apply(&share, &[long("x16-1"), state("x16-2", 16, None)]), [Served::Full(16), Served::Full(16)]);
    // Z97-PRO: the third long slot falls to one lane.
    assert_eq!(
        apply(&[read("x1-1:x1:x16-3")], &[state("x1-1", 1, used), state("x16-3", 4, used)])[1],
        Served::Narrowed(1)
    );
}

/// AnandTech's test of SATA Express: two drives with PCIe and four with SATA, or eight with SATA.
#[test]
fn two_sata_express_connectors_are_four_sata_ports() {
    let rules = ["satae-1-pcie:off:sata-1,sata-2", "satae-2-pcie:off:sata-3,sata-4"].map(read);
    let sata_ports = |express: Option<Use>| {
        let mut ports = vec![state("satae-1", 2, express), state("satae-2", 2, express)];
        ports.extend((1..=8).map(|at| state(&format!("sata-{at}"), 1, Some(Use::Sata))));
        apply(&rules, &ports)[2..].iter().filter(|left| left.lanes() > 0).count()
    };
    assert_eq!(sata_ports(Some(Use::Pcie)), 4);
    assert_eq!(sata_ports(None), 8);
}
