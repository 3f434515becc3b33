//! What one port takes: a device, or two SATA drives in a SATA Express connector; and what is settled once all
//! ports are told.

use lanefit_model::facts::boards::boards;
use lanefit_model::system::{Cause, IfKnown, System, moves};
use lanefit_model::{Edit, Reason, ScenarioReport, Verdict, evaluate};

use crate::support::outcome::delivered;
use crate::support::read;
use crate::support::systems::known;

fn rows(query: &str) -> Vec<ScenarioReport> {
    evaluate(&read(query)).scenarios
}

fn cause(row: &ScenarioReport) -> Option<Cause> {
    row.route.get().expect("its system is named").cause
}

const TWO_IN_ONE: &str = "platform=x570-board&s=,m2-1,samsung-980-pro-1tb&s=,m2-1,samsung-970-evo-1tb";

#[test]
fn the_second_device_in_a_port_has_no_place() {
    let together = read(&["mode=together&", TWO_IN_ONE].concat());
    let report = evaluate(&together);
    let [first, second] = report.scenarios.as_slice() else { panic!("two scenarios") };
    assert_eq!((first.connection.verdict, cause(first)), (Verdict::Works, None));
    assert_eq!((second.connection.verdict, cause(second)), (Verdict::Refused, Some(Cause::Occupied { by: 0 })));
    // The socket that is left is a move away.
    let found = moves(&together, &report, 1);
    assert_eq!(
        found.first().map(|found| found.scenario.attachment.map(|place| place.to_query())),
        Some(Some("m2-2".to_owned()))
    );
}

#[test]
fn alternatives_may_name_one_port() {
    assert!(rows(TWO_IN_ONE).iter().all(|row| row.connection.verdict == Verdict::Works));
}

#[test]
fn a_port_that_the_reader_names_takes_one_device_too() {
    for (scenarios, is_occupied) in [
        ("&s=m2m:4.0x4,chipset.m2-3,samsung-980-pro-1tb&s=m2m:4.0x4,chipset.m2-3,samsung-970-evo-1tb", true),
        ("&s=m2m:4.0x4,chipset.m2-3,samsung-980-pro-1tb&s=m2m:4.0x4,chipset.m2-4,samsung-970-evo-1tb", false),
        ("&s=m2m:4.0x4,chipset,samsung-980-pro-1tb&s=m2m:4.0x4,chipset,samsung-970-evo-1tb", false),
        // An empty port takes nothing from anybody.
        ("&s=m2m:4.0x4,chipset.m2-3&s=m2m:4.0x4,chipset.m2-3,samsung-970-evo-1tb", false),
        ("&s=m2m:4.0x4,x570.chipset.m2-3,samsung-980-pro-1tb&s=m2m:4.0x4,chipset.m2-3,samsung-970-evo-1tb", true),
        ("&s=m2m:4.0x4,b550.chipset.m2-3,samsung-980-pro-1tb&s=m2m:4.0x4,chipset.m2-3,samsung-970-evo-1tb", false),
    ] {
        let rows = rows(&["mode=together&platform=x570", scenarios].concat());
        assert_eq!(cause(&rows[1]) == Some(Cause::Occupied { by: 0 }), is_occupied, "{scenarios}");
    }
}

#[test]
fn sata_express_takes_two_sata_drives_or_one_of_its_own() {
    const BOARD: &str = "mode=together&platform=asus-z87-deluxe-sata-express";
    let sata = "&s=,satae-1,ocz-vertex-450-256gb";
    let own = "&s=,satae-1,satae:2.0x2";
    for (scenarios, living) in [
        (vec![sata, sata], [true, true, false]),
        (vec![sata, sata, sata], [true, true, false]),
        (vec![own, sata], [true, false, false]),
        (vec![sata, own], [true, false, false]),
        (vec![own, own], [true, false, false]),
    ] {
        let rows = rows(&[BOARD, &scenarios.concat()].concat());
        for (row, is_living) in rows.iter().zip(living) {
            assert_eq!(delivered(row).is_some(), is_living, "{scenarios:?}: {:?}", row.connection);
        }
    }
}

/// On the first board M2_1 and the second slot exclude each other; on the second the firmware lends lanes away.
#[test]
fn what_other_ports_take_is_no_more_in_doubt_once_all_are_told() {
    let is_doubted = |query: &str| rows(query)[0].connection.reasons.contains(&Reason::MayBeDead);
    let taichi = "platform=asrock-z790-taichi&s=,m2-1,samsung-990-pro-1tb";
    assert!(is_doubted(taichi));
    assert!(!is_doubted(&["mode=together&", taichi].concat()));
    let pro_gamer = "platform=asus-h97-pro-gamer&s=,x16-2,samsung-970-evo-1tb";
    assert!(is_doubted(pro_gamer));
    assert!(is_doubted(&["mode=together&", pro_gamer].concat()));
    let own = "platform=x570-board&s=m2m:4.0x4-shared,chipset,samsung-990-pro-1tb";
    assert!(is_doubted(&["mode=together&", own].concat()), "what the reader says stands");
}

#[test]
fn a_board_of_low_confidence_makes_its_system_uncertain() {
    let is_uncertain = |id: &str| System::read(known(), id).expect("it is listed").is_uncertain();
    assert!(boards().any(|board| board.id == "n100-nas"));
    assert!(is_uncertain("n100-nas") && is_uncertain("thinkpad-xx80") && is_uncertain("b840"));
    assert!(!is_uncertain("x570-board") && !is_uncertain("gigabyte-z890-aorus-master"));
}

/// Nothing that a reader typed goes without a word.
#[test]
fn a_rule_that_a_change_takes_along_is_named() {
    let known = known();
    let before = read("platform=z590-board&s=,m2-1&s=,sata-1&rule=m2-1:off:sata-1&rule=x16-1:off:sata-1");
    let lost = |edit: Edit| {
        let after = before.apply(edit).expect("it applies");
        after.rules_lost_since(&before).iter().map(|error| error.quoted().to_owned()).collect::<Vec<_>>()
    };
    let to = |id: &str| Edit::SetSystem(IfKnown::of(known, System::read(known, id).ok()));
    assert_eq!(lost(to("")), ["m2-1:off:sata-1", "x16-1:off:sata-1"], "without a system there are no rules");
    assert_eq!(lost(to("a520-board")), Vec::<String>::new(), "that board has ports of these names, too");
    assert_eq!(lost(to("b550")), ["m2-1:off:sata-1", "x16-1:off:sata-1"]);
    assert_eq!(lost(to("z590-board.10th")), Vec::<String>::new());
    assert_eq!(lost(Edit::RemoveRule(IfKnown::of(known, 0))), Vec::<String>::new(), "the reader took it out");
}
