//! Words that do not belong where they stand: what is said of them, and what is kept.

use lanefit_model::facts::platforms::{UnknownId, Wanted};
use lanefit_model::query::{self, Key};
use lanefit_model::rules::{Expected, Rule, Use};
use lanefit_model::system::{IfKnown, Known, System};
use lanefit_model::{Accepted, Attachment, Device, Edit, Error, Form, Interface, Scenario, Split, Word};

fn refused(text: &str) -> Vec<(String, Accepted)> {
    let of = |warning: &Error| (warning.quoted().to_owned(), warning.accepted());
    query::read(text).warnings.iter().map(of).collect()
}

#[test]
fn a_mac_is_behind_tunnels_alone() {
    for port in ["tb3:3.0x4", "tb4:3.0x4", "tb5:4.0x4", "usb4:3.0x4"] {
        assert!(Interface::parse(&[port, "-apple"].concat()).is_ok(), "{port}");
    }
    assert_eq!(refused("s=x16:3.0x16-apple"), [("apple".to_owned(), Accepted::Wirings(Form::X16))]);
    assert_eq!(refused("s=usb:10-apple"), [("apple".to_owned(), Accepted::Wirings(Form::Usb))]);
}

#[test]
fn a_sata_controller_has_ports_with_sata() {
    let any_port = Accepted::Words(&["cpu", "chipset"]);
    for port in ["m2m:4.0x4", "pcie:3.0x4", "satae:2.0x2", "sata:none"] {
        let text = ["s=", port, ",asm1061"].concat();
        assert_eq!(refused(&text), [("asm1061".to_owned(), any_port)], "{port}");
        let read = query::read(&text).comparison.scenarios()[0];
        assert_eq!((read.port.to_query().as_str(), read.attachment), (port, None));
        assert!(Scenario { attachment: Some(Attachment::Asm1061), ..read }.check().is_err(), "{port}");
    }
    for port in ["sata:600", "m2m:4.0x4-sata600", "msata:600", "satae:600"] {
        assert_eq!(refused(&["s=", port, ",asm1061"].concat()), [], "{port}");
    }
}

#[test]
fn another_port_leaves_a_controller_that_cannot_have_it() {
    let before = query::read("s=sata:600,asm1061").comparison;
    let after = before.apply(Edit::SetPort(0, Interface::example(Form::X4))).unwrap();
    assert_eq!(after.scenarios()[0].attachment, None);
    let kept = before.apply(Edit::SetPort(0, Interface::example(Form::Msata))).unwrap();
    assert_eq!(kept.scenarios()[0].attachment, Some(Attachment::Asm1061));
}

#[test]
fn a_part_comes_once() {
    for (port, part) in [
        ("x16:4.0x16-x8x8-x4x4x4x4", "x4x4x4x4"),
        ("m2m:4.0x4-2280-2230", "2230"),
        ("m2m:4.0x4-bios-uefi", "uefi"),
        ("x4:4.0x4-3.0x4", "3.0x4"),
        ("satae:2.0x2-600", "600"),
        ("m2m:4.0x4-shared-shared", "shared"),
    ] {
        assert_eq!(refused(&["s=", port].concat()), [(part.to_owned(), Accepted::OnePart)], "{port}");
    }
}

#[test]
fn a_device_is_told_what_a_device_can_need() {
    for (device, quoted) in [("x16:4.0x16-x8x8", "4.0x16-x8x8"), ("x16:9.0x16", "9.0x16"), ("x16", "")] {
        let error = Device::parse(device).unwrap_err();
        assert_eq!((error.quoted(), error.accepted()), (quoted, Accepted::DeviceWirings(Form::X16)), "{device}");
    }
}

#[test]
fn agp_is_a_card_and_no_port() {
    assert_eq!(refused("s=agp:agp"), [("agp:agp".to_owned(), Accepted::Forms)]);
    assert_eq!(refused("s=x16:3.0x16,,agp:agp"), []);
}

/// The one warning of a query: what it quotes, the key, what is accepted, and the canonical form of what is kept.
#[track_caller]
fn one_refusal(text: &str, quoted: &str, key: Key, kept: &str) -> Accepted {
    let reading = query::read(text);
    let [warning] = reading.warnings.as_slice() else { panic!("{text}: {:?}", reading.warnings) };
    assert_eq!((warning.quoted(), warning.key()), (quoted, Some(key)), "{text}");
    assert_eq!(query::write(&reading.comparison), ["v=1&", kept].concat(), "{text}");
    warning.accepted()
}

/// The ids that are accepted, the first of those that are like the rejected one.
#[track_caller]
fn nearest(quoted: &str, accepted: Accepted) -> &'static str {
    let Accepted::Ids(wanted) = accepted else { panic!("{accepted:?}") };
    UnknownId::new(quoted, wanted.into_inner()).nearest(1)[0]
}

const KEPT: &str = "s=m2m:4.0x4,cpu&mode=together&dir=both";

#[test]
fn a_wrong_system_is_quoted_and_the_rest_is_kept() {
    for (id, part, like) in [
        ("z591", "z591", "z590-board"),
        ("z591.10th", "z591", "z590-board"),
        ("asrock-z790-tachi", "asrock-z790-tachi", "asrock-z790-taichi"),
    ] {
        let text = ["platform=", id, "&", KEPT].concat();
        let accepted = one_refusal(&text, id, Key::Platform, KEPT);
        assert_eq!(nearest(part, accepted), like, "{id}");
    }
    // Board and chipset are kept without the processor.
    for (id, part, like, kept) in [
        ("z590.9th", "9th", "11th", "z590"),
        ("h610-board.10th", "10th", "12th", "h610-board"),
        ("hp-z440.i7-5820k", "i7-5820k", "i7-5960x", "hp-z440"),
        ("z590.", "", "11th", "z590"),
        ("Z590.9TH.cpu", "9th", "11th", "z590"),
    ] {
        let text = ["platform=", id, "&", KEPT].concat();
        let kept = ["s=m2m:4.0x4,cpu&mode=together&platform=", kept, "&dir=both"].concat();
        let accepted = one_refusal(&text, id, Key::Platform, &kept);
        assert_eq!(nearest(part, accepted), like, "{id}");
    }
    let kept = "s=,x16-1,x16:4.0x16&platform=b550-board";
    one_refusal("platform=b550-board.ryzen-3000g&s=,x16-1,x16:4.0x16", "b550-board.ryzen-3000g", Key::Platform, kept);
    // A second platform is no platform.
    let accepted = one_refusal(
        &["platform=z590&platform=z690&", KEPT].concat(),
        "z690",
        Key::Platform,
        "s=m2m:4.0x4,cpu&mode=together&platform=z590&dir=both",
    );
    assert_eq!(accepted, Accepted::OneValue);
}

#[test]
fn a_port_that_does_not_exist_is_quoted_and_other_scenarios_are_kept() {
    const BOARD: &str = "platform=z590-board&s=sata:600";
    const REST: &str = "s=sata:600&platform=z590-board";
    // Without a port of its own, the scenario goes with it.
    let accepted = one_refusal(&[BOARD, "&s=,m2-9,samsung-980-pro-1tb"].concat(), "m2-9", Key::Scenario, REST);
    assert_eq!(nearest("m2-9", accepted), "m2-1");
    // With one, only the place is left out.
    let accepted = one_refusal(
        &[BOARD, "&s=m2m:4.0x4,m2-9"].concat(),
        "m2-9",
        Key::Scenario,
        "s=sata:600&s=m2m:4.0x4&platform=z590-board",
    );
    assert_eq!(nearest("m2-9", accepted), "m2-1");
    for (place, quoted, like) in [
        ("b551.cpu", "b551", "b550-board"),
        ("z590.9th.chipset", "9th", "11th"),
        ("z590-board.m2-9", "m2-9", "m2-1"),
        ("z590-board.10th.sata-9", "sata-9", "sata-1"),
    ] {
        let text = [BOARD, "&s=m2m:4.0x4,", place].concat();
        let accepted = one_refusal(&text, place, Key::Scenario, "s=sata:600&s=m2m:4.0x4&platform=z590-board");
        assert_eq!(nearest(quoted, accepted), like, "{place}");
    }
}

/// What an id or a place should have been.
#[track_caller]
fn wanted(accepted: Accepted) -> Wanted {
    let Accepted::Ids(wanted) = accepted else { panic!("{accepted:?}") };
    wanted.into_inner()
}

#[test]
fn a_port_by_name_needs_a_board() {
    // Where the platform is refused, its ports are not blamed for it.
    let reading = query::read("platform=z599&s=,x16-1&s=sata:600");
    let accepted: Vec<Accepted> = reading.warnings.iter().map(Error::accepted).collect();
    assert_eq!(accepted.into_iter().map(wanted).collect::<Vec<_>>(), [Wanted::System, Wanted::BoardWith(None)]);
    for name in ["m2-1", "M2_9", "x16-7", "sata-12"] {
        let text = ["s=m2m:4.0x4,", name].concat();
        assert_eq!(wanted(one_refusal(&text, name, Key::Scenario, "s=m2m:4.0x4")), Wanted::BoardWith(None), "{name}");
    }
    // A chipset has none.
    for (text, quoted, kept) in [
        ("platform=z590&s=m2m:4.0x4,m2-1", "m2-1", "s=m2m:4.0x4&platform=z590"),
        ("s=m2m:4.0x4,z590.m2-1", "z590.m2-1", "s=m2m:4.0x4"),
    ] {
        let accepted = one_refusal(text, quoted, Key::Scenario, kept);
        assert!(matches!(wanted(accepted), Wanted::BoardWith(Some(chipset)) if chipset.id == "z590"), "{text}");
        assert_eq!(nearest(quoted, accepted), "z590-board", "{text}");
    }
    // What no board has is a word that is wrong.
    for word in ["gpu", "asm1062", "x"] {
        let accepted = one_refusal(&["s=sata:600,", word].concat(), word, Key::Scenario, "s=sata:600");
        assert_eq!(accepted, Accepted::Words(Attachment::WORDS), "{word}");
    }
    // Only ports with SATA hang on a SATA controller.
    let accepted = one_refusal("s=m2m:4.0x4,gpu", "gpu", Key::Scenario, "s=m2m:4.0x4");
    assert_eq!(accepted, Accepted::Words(&["cpu", "chipset"]));
    let accepted = one_refusal("s=m2m:4.0x4,z590.gpu", "z590.gpu", Key::Scenario, "s=m2m:4.0x4");
    assert_eq!(accepted, Accepted::Words(&["cpu", "chipset"]));
}

#[test]
fn a_name_that_is_none_is_not_taken_for_a_system() {
    for name in ["thisnameisfartoolong", "m2-1-", "5", "m2-pcie", "cpu", ""] {
        for side in ["chipset", "cpu", "b550.chipset", "b550-board.ryzen-5000.cpu"] {
            let place = [side, ".", name].concat();
            let accepted = one_refusal(&["s=sata:600,", &place].concat(), &place, Key::Scenario, "s=sata:600");
            assert_eq!(wanted(accepted), Wanted::PortName, "{place}");
        }
    }
}

#[test]
fn only_a_port_of_a_board_is_left_empty() {
    const BOARD: &str = "platform=z590-board&s=sata:600&s=";
    const REST: &str = "s=sata:600&platform=z590-board";
    for scenario in [",chipset,samsung-980-pro-1tb", ",asm1061", ",cpu.own", ",b550.cpu", ",,samsung-980-pro-1tb", ""] {
        let accepted = one_refusal(&[BOARD, scenario].concat(), scenario, Key::Scenario, REST);
        assert!(matches!(accepted, Accepted::OwnPort(_)), "{scenario}: {accepted:?}");
    }
    let lost = |text: &str| query::read(text).warnings[0].has_lost_scenario();
    assert!(lost(&[BOARD, ",chipset"].concat()) && lost(&[BOARD, ",m2-9"].concat()));
    assert!(!lost(&[BOARD, "m2m:4.0x4,m2-9"].concat()));
}

#[test]
fn a_port_of_another_form_is_none_of_the_board() {
    const BOARD: &str = "platform=z590-board&s=";
    for (port, place) in [
        ("sata:600", "m2-1"),
        ("m2m:4.0x4", "x16-1"),
        ("x16:4.0x16", "sata-3"),
        ("pcie:3.0x4", "sata-1"),
        ("sata:600", "b550-board.m2-1"),
    ] {
        let kept = ["s=", port, "&platform=z590-board"].concat();
        let accepted = one_refusal(&[BOARD, port, ",", place].concat(), place, Key::Scenario, &kept);
        assert!(matches!(wanted(accepted), Wanted::FormOf(_)), "{port},{place}");
    }
    for scenario in ["m2b:3.0x2,m2-1", "x8o:3.0x8,x16-1", "pcie:3.0x4,m2-1", "sata:300,sata-2"] {
        assert_eq!(refused(&[BOARD, scenario].concat()), [], "{scenario}");
    }
    // A reader who changes the port stays on that side of the system.
    let known = Known::get().unwrap();
    let sata = Edit::SetPort(0, Interface::example(Form::Sata));
    for (before, after) in [
        ("platform=z590-board&s=,m2-1", "v=1&s=sata:600,cpu&platform=z590-board"),
        ("platform=z590-board&s=,m2-2", "v=1&s=sata:600,chipset&platform=z590-board"),
    ] {
        let comparison = query::read(before).comparison.apply(sata.clone()).unwrap();
        assert_eq!(query::write(&comparison), after);
    }
    // So does one who changes the board.
    let before = query::read("platform=asus-h97-pro-gamer&s=m2m:3.0x1,m2").comparison;
    let system = System::read(known, "z590-board").unwrap();
    let after = before.apply(Edit::SetSystem(IfKnown::of(known, Some(system)))).unwrap();
    assert_eq!(query::write(&after), "v=1&s=m2m:3.0x1,chipset&platform=z590-board");
}

#[test]
fn a_controller_that_cannot_have_the_port_is_told_of_the_boards_own() {
    let kept = "s=m2m:4.0x4&platform=z590-board";
    let accepted = one_refusal("platform=z590-board&s=m2m:4.0x4,asm1061", "asm1061", Key::Scenario, kept);
    assert_eq!(UnknownId::new("", wanted(accepted)).accepted(), ["m2-1", "m2-2"]);
}

#[test]
fn what_cannot_be_seen_is_marked_where_it_is_quoted() {
    for (typed, quoted) in [
        ("%E2%80%AEm2-1", "\u{fffd}m2-1"),
        ("m2%002-1", "m2\u{fffd}2-1"),
        ("%EF%BB%BFm2%E2%80%8B1%C2%84", "\u{fffd}m2\u{fffd}1\u{fffd}"),
        ("m2%E2%81%A6", "m2\u{fffd}"),
        ("é🙂", "é🙂"),
    ] {
        one_refusal(&["s=m2m:4.0x4,", typed].concat(), quoted, Key::Scenario, "s=m2m:4.0x4");
    }
    one_refusal("platform=z590-board%1B&s=sata:600", "z590-board\u{fffd}", Key::Platform, "s=sata:600");
    let rule = "platform=z590-board&s=,m2-1&rule=m2-1:off:m2%E2%80%AE2";
    let reading = query::read(rule);
    assert_eq!(reading.warnings[0].quoted(), "m2-1:off:m2\u{fffd}2");
    assert_eq!(reading.warnings[0].part(), Some("m2\u{fffd}2"));
    // A mark is longer than what it stands for, and cuts nothing.
    let short = "%00".repeat(48);
    one_refusal(&["s=sata:600,", &short].concat(), &"\u{fffd}".repeat(48), Key::Scenario, "s=sata:600");
}

#[test]
fn an_impossible_split_is_quoted_and_the_slot_is_kept_whole() {
    for (system, split, allowed) in [
        ("b450", "x8x8", false),
        ("z790", "x8x8", true),
        ("z790", "x8x4x4", false),
        ("z890", "x8x4x4", true),
        ("z890", "x4x4x4x4", false),
        ("x670e", "x4x4x4x4", true),
    ] {
        let slot = |split: &str| ["s=x16:4.0x16", split, ",cpu,quad-m2-card&platform=", system].concat();
        let text = slot(&["-", split].concat());
        if allowed {
            assert_eq!(refused(&text), [], "{system} {split}");
            continue;
        }
        let Accepted::Splits(splits) = one_refusal(&text, split, Key::Scenario, &slot("")) else { panic!("{text}") };
        assert!(splits.has(Split::Whole) && !splits.has(Split::X4X4X4X4), "{system}");
    }
    // A reader who changes the slot, its place or the system is told, or gets it whole.
    let before = query::read("s=x16:4.0x16-x4x4x4x4,x670e.cpu&s=x16:4.0x16-x4x4x4x4,cpu").comparison;
    let to = |id: &str| {
        let known = Known::get().unwrap();
        Edit::SetSystem(IfKnown::of(known, Some(System::read(known, id).unwrap())))
    };
    let after = before.apply(to("z790")).unwrap();
    assert_eq!(query::write(&after), "v=1&s=x16:4.0x16-x4x4x4x4,x670e.cpu&s=x16:4.0x16,cpu&platform=z790");
    let split = Interface { split: Split::X4X4X4X4, ..after.scenarios()[1].port };
    let error = after.apply(Edit::SetPort(1, split)).unwrap_err();
    assert_eq!(error.quoted(), "x4x4x4x4");
    assert!(matches!(error.accepted(), Accepted::Splits(_)));
}

#[test]
fn a_rule_that_names_nothing_is_quoted_and_other_rules_are_kept() {
    const START: &str = "platform=z590-board&s=,m2-1&rule=m2-1:off:sata-1";
    const REST: &str = "s=,m2-1&platform=z590-board&rule=m2-1:off:sata-1";
    /// The whole rule is quoted, and the part that is wrong is named.
    #[track_caller]
    fn refused_rule(text: &str, part: &str) -> Accepted {
        let query = [START, "&rule=", text].concat();
        let accepted = one_refusal(&query, text, Key::Rule, REST);
        assert_eq!(query::read(&query).warnings[0].part(), Some(part), "{text}");
        accepted
    }
    for (text, part) in [("M2_1:off:sata-9", "sata-9"), ("m2-8:off:sata-1", "m2-8"), ("m2-1,own:share:4", "own")] {
        let Accepted::RulePorts(board) = refused_rule(text, part) else { panic!("{text}") };
        assert_eq!(board.into_inner().map(|board| board.id), Some("z590-board"), "{text}");
    }
    for (text, part, expected) in [
        ("m2-1:kills:sata-1", "kills", Expected::Effect),
        ("m2-1:off", "m2-1:off", Expected::ThreeParts),
        ("", "", Expected::ThreeParts),
        ("m2-1:off:", "", Expected::PortName),
        ("m2-1,m2-2:off:sata-1", "m2-1,m2-2", Expected::OnePort),
        ("m2-1:off:m2-1", "m2-1", Expected::OtherPort),
        ("m2-1,m2-2:share:65", "65", Expected::Lanes),
        ("m2-1:share:4", "m2-1", Expected::Ports { least: 2 }),
        ("m2 1:off:sata-1", "m2 1", Expected::PortName),
        ("SATA_1-NVMe:off:m2-1", "sata-1-pcie", Expected::OtherUse(Use::Pcie)),
        ("x16-1-sata:off:m2-1", "x16-1-sata", Expected::OtherUse(Use::Sata)),
        ("M2_1:OFF:SATA_1", "M2_1:OFF:SATA_1", Expected::NewRule),
    ] {
        let Accepted::Rule(found) = refused_rule(text, part) else { panic!("{text}") };
        assert_eq!(found.into_inner(), expected, "{text}");
    }
    // A port of another system is none of this one.
    let other = "platform=z590-board&s=,m2-1&s=m2m:4.0x4,b550.cpu.own&rule=own:off:m2-1";
    let kept = "s=,m2-1&s=m2m:4.0x4,b550.cpu.own&platform=z590-board";
    assert!(matches!(one_refusal(other, "own:off:m2-1", Key::Rule, kept), Accepted::RulePorts(_)));
    // Those that scenarios name are told.
    let reading = query::read("platform=b550&s=sata:600,chipset.b&s=m2m:4.0x4,cpu.a&s=m2m:4.0x4,cpu.a&rule=a:off:c");
    assert_eq!(
        (reading.warnings[0].part(), reading.warnings[0].names()),
        (Some("c"), &["a", "b"].map(str::to_owned)[..])
    );
}

#[test]
fn a_use_is_one_that_the_port_can_have() {
    // What a scenario says of the port counts as well as what the board has.
    for (start, rule, is_taken) in [
        ("platform=b550&s=sata:600,chipset.own&s=m2m:4.0x4,cpu.m2-1", "own-pcie:off:m2-1", false),
        ("platform=b550&s=sata:600,chipset.own&s=m2m:4.0x4,cpu.m2-1", "own-sata:off:m2-1", true),
        ("platform=b550&s=sata:600,chipset.own&s=m2m:4.0x4,cpu.own", "own-pcie:x2:own2", false),
        ("platform=z590-board&s=,m2-1", "m2-1-sata:off:sata-1", true),
        ("platform=z590-board&s=,m2-1", "m2-1-pcie:off:sata-1", true),
        ("platform=z590-board&s=,m2-1", "sata-2-sata:off:m2-1", true),
    ] {
        let reading = query::read(&[start, "&rule=", rule].concat());
        assert_eq!(reading.comparison.setup().unwrap().rules.len(), usize::from(is_taken), "{rule}");
        assert_eq!(reading.warnings.is_empty(), is_taken, "{rule}");
    }
    // A rule goes with the port that made it one.
    let before =
        query::read("platform=b550&s=m2m:4.0x4,chipset.own&s=,m2-1&s=m2m:4.0x4,cpu.b&rule=own-pcie:off:b").comparison;
    assert_eq!(before.setup().unwrap().rules.len(), 1);
    let after = before.apply(Edit::SetPort(0, Interface::example(Form::Sata))).unwrap();
    assert_eq!(after.setup().unwrap().rules, []);
}

#[test]
fn a_rule_that_is_typed_is_quoted_as_it_was_typed() {
    let known = Known::get().unwrap();
    let full = query::read("platform=z590-board&s=,m2-1&rule=m2-1:off:sata-1").comparison;
    let rule = full.read_rule(known, " M2_1-NVMe : OFF : SATA_1 , SATA_2 ").unwrap();
    assert_eq!(rule.to_query(), "m2-1-pcie:off:sata-1,sata-2");
    for text in ["M2_1 : OFF : SATA_1", "M2_9:off:SATA_1", "SATA_1-NVMe:off:m2-1", "m2-1:off"] {
        let error = full.read_rule(known, text).unwrap_err();
        assert_eq!((error.quoted(), error.key()), (text, Some(Key::Rule)));
    }
    let bare = query::read("s=sata:600").comparison;
    assert!(matches!(bare.read_rule(known, "a:off:b").unwrap_err().accepted(), Accepted::System(_)));
}

#[test]
fn a_ninth_rule_is_quoted_and_eight_are_kept() {
    let eight: String = (1..9).map(|lanes| format!("&rule=m2-1,m2-2:share:{lanes}")).collect();
    let text = ["platform=z590-board&s=,m2-1", &eight, "&rule=m2-1:off:sata-1"].concat();
    let kept = ["s=,m2-1&platform=z590-board", &eight].concat();
    assert!(matches!(one_refusal(&text, "m2-1:off:sata-1", Key::Rule, &kept), Accepted::Rules(_)));
    let full = query::read(&text).comparison;
    let known = Known::get().unwrap();
    let ninth = Rule::read("m2-1:off:sata-1").unwrap();
    let error = full.apply(Edit::AddRule(IfKnown::of(known, ninth))).unwrap_err();
    assert_eq!((error.quoted(), error.accepted()), ("m2-1:off:sata-1", Accepted::Rules(known)));
}

#[test]
fn what_is_said_of_a_system_needs_one() {
    let kept = "s=m2m:4.0x4,chipset.m2-1";
    let accepted = one_refusal(&[kept, "&rule=m2-1:off:sata-1"].concat(), "m2-1:off:sata-1", Key::Rule, kept);
    assert!(matches!(accepted, Accepted::System(_)));
    let accepted = one_refusal(&[kept, "&without=io-tile"].concat(), "io-tile", Key::Without, kept);
    assert!(matches!(accepted, Accepted::System(_)));
    let on_z890 = [kept, "&platform=z890"].concat();
    let accepted = one_refusal(&[&on_z890, "&without=dmi"].concat(), "dmi", Key::Without, &on_z890);
    assert_eq!(accepted, Accepted::Words(&["io-tile", "asm106x"]));
    let without_one = [&on_z890, "&without=asm106x"].concat();
    one_refusal(&[&on_z890, "&without=dmi,asm106x"].concat(), "dmi,asm106x", Key::Without, &without_one);
    let accepted = one_refusal(&[kept, "&mode=apart"].concat(), "apart", Key::Mode, kept);
    assert_eq!(accepted, Accepted::Words(&["compare", "together"]));
}

/// However much there is of it: one warning for each thing, what is quoted is cut, and the rest is kept.
#[test]
fn hostile_lengths_are_cut() {
    let long = "z".repeat(1000);
    let cut = ["z".repeat(48).as_str(), "…"].concat();
    for (text, key) in [
        (["platform=", &long, "&s=sata:600"].concat(), Key::Platform),
        (["platform=", &long, ".", &long, "&s=sata:600"].concat(), Key::Platform),
        (["s=sata:600,", &long, ".cpu"].concat(), Key::Scenario),
        (["s=sata:600,", &long, ".", &long, ".", &long].concat(), Key::Scenario),
    ] {
        one_refusal(&text, &cut, key, "s=sata:600");
    }
    let board = "platform=z590-board&s=sata:600";
    let kept = "s=sata:600&platform=z590-board";
    for rule in [[&long, ":off:m2-1"].concat(), ["m2-1:", &long, ":m2-2"].concat(), ["m2-1:off:", &long].concat()] {
        let query = [board, "&rule=", &rule].concat();
        one_refusal(&query, &[rule.split_at(48).0, "…"].concat(), Key::Rule, kept);
        assert_eq!(query::read(&query).warnings[0].part(), Some(cut.as_str()));
    }
    let dots = ".".repeat(1000);
    one_refusal(
        &[board, "&s=sata:600,", &dots].concat(),
        &[".".repeat(48).as_str(), "…"].concat(),
        Key::Scenario,
        "s=sata:600&s=sata:600&platform=z590-board",
    );
    let ports = vec!["m2-1"; 200].join(",");
    let Accepted::Rule(expected) = one_refusal(
        &[board, "&rule=m2-1:off:", &ports].concat(),
        &["m2-1:off:", ports.split_at(39).0, "…"].concat(),
        Key::Rule,
        kept,
    ) else {
        panic!("no such rule")
    };
    assert_eq!(expected.into_inner(), Expected::Ports { least: 1 });
    // Many of them are all refused, and reported up to a point.
    let many = "&rule=m2-1:off:sata-9&s=,m2-9&without=dmi".repeat(90);
    let reading = query::read(&[board, &many].concat());
    assert_eq!(reading.warnings.len(), 12);
    assert_eq!(query::write(&reading.comparison), ["v=1&", kept].concat());
}
