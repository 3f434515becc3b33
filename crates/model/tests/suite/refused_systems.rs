//! Systems, ports, divisions and rules that do not go together: what is said of them, and what is kept.

use lanefit_model::facts::platforms::{UnknownId, Wanted};
use lanefit_model::query::{self, Key};
use lanefit_model::rules::Expected;
use lanefit_model::system::{IfKnown, Known, System};
use lanefit_model::{Accepted, Attachment, Edit, Error, Form, Interface, Split, Word};

use crate::support::{one_refusal, refused};

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
