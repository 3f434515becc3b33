//! The rules that rows of boards keep.

use lanefit_model::facts::boards::{BoardRow, Machine, Place, PortRow, Then, When, boards, machine, source_of};
use lanefit_model::facts::devices;
use lanefit_model::facts::platforms::{Upstream, chipsets, platform};
use lanefit_model::{Form, Scenario};

use crate::support::{is_legal_id, is_legal_source};

/// Every machine with every port of its board.
fn seats() -> impl Iterator<Item = (Machine, &'static PortRow)> {
    Machine::all().flat_map(|at| at.board.ports.iter().map(move |port| (at, port)))
}

/// The lanes for slots that a port takes, if it takes any.
fn slot_lanes(at: Machine, port: &PortRow) -> Option<core::ops::Range<u32>> {
    let (Place::Slots { from }, Some(link)) = (at.place(port).0, at.port(port).link) else { return None };
    Some(u32::from(from)..u32::from(from) + link.width.lanes())
}

/// Whether one of two ports takes something from the other by a rule that `counts`.
fn is_ruled(at: Machine, one: &PortRow, two: &PortRow, counts: fn(When) -> bool) -> bool {
    at.board.rules.iter().filter(|rule| rule.suits(at.platform.cpu) && counts(rule.when)).any(|rule| {
        let pair = (rule.cause(), rule.port);
        pair == (Some(one.id), two.id) || pair == (Some(two.id), one.id)
    })
}

/// Every choice among ports in which none switches off another.
fn choices(at: Machine, ports: &[&'static PortRow]) -> Vec<Vec<&'static PortRow>> {
    let switches_off = |one: &PortRow, two: &PortRow| {
        let rules = at.board.rules.iter().filter(|rule| rule.suits(at.platform.cpu));
        rules.into_iter().any(|rule| rule.then == Then::Off && rule.cause() == Some(one.id) && rule.port == two.id)
    };
    (0..1_u32 << ports.len())
        .map(|chosen| ports.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1).map(|(_, port)| *port).collect())
        .filter(|choice: &Vec<&PortRow>| !choice.iter().any(|one| choice.iter().any(|two| switches_off(one, two))))
        .collect()
}

#[test]
fn ids_are_unique_words_that_a_query_can_say() {
    let ids: Vec<&str> = boards().map(|row| row.id).collect();
    for (index, id) in ids.iter().enumerate() {
        assert!(is_legal_id(id), "{id}");
        assert!(!ids[index + 1..].contains(id), "{id} is there twice");
        assert!(Form::from_id(id).is_none() && devices::find(id).is_none(), "{id}");
        assert!(chipsets().all(|row| row.id != *id), "{id} is a chipset, too");
    }
}

#[test]
fn every_board_has_a_name_and_a_source() {
    for row in boards() {
        assert!(!row.name.is_empty() && row.name.trim() == row.name, "{}", row.id);
        assert!(is_legal_source(source_of(row)), "{}: “{}”", row.id, source_of(row));
    }
    assert_eq!(source_of(&BoardRow { id: "none", ..*boards().next().unwrap() }), "");
}

#[test]
fn a_board_takes_processors_of_its_chipset() {
    for row in boards() {
        let at = platform(row.chipset).unwrap_or_else(|error| panic!("{}: {error}", row.id));
        assert!(row.cpus.iter().all(|cpu| at.chipset.cpus.contains(cpu)), "{}", row.id);
        for rule in row.rules {
            assert!(rule.cpus.iter().all(|cpu| at.chipset.cpus.contains(cpu)), "{}: {}", row.id, rule.port);
        }
    }
}

#[test]
fn every_name_of_a_port_is_its_own() {
    for row in boards() {
        assert!(!row.ports.is_empty(), "{}", row.id);
        for (index, port) in row.ports.iter().enumerate() {
            assert!(is_legal_id(port.id), "{}: {}", row.id, port.id);
            assert!((1..=12).contains(&port.count), "{}: {}", row.id, port.id);
            let rest = &row.ports[index + 1..];
            assert!(!rest.iter().any(|other| other.is_named(port.id) || port.is_named(other.id)), "{}", port.id);
            // The last of several alike is named as well as the first.
            if port.count > 1 {
                let (stem, first) = port.id.rsplit_once('-').unwrap();
                let last = first.parse::<u8>().unwrap() + port.count - 1;
                assert_eq!(row.port(&format!("{stem}-{last}")), Ok(port));
                assert_ne!(row.port(&format!("{stem}-{}", last + 1)), Ok(port));
            }
        }
    }
}

#[test]
fn every_port_is_one_that_a_query_can_say_with_every_processor() {
    let mut count = 0;
    for (at, port) in seats() {
        let offered = at.port(port);
        assert!(Scenario::bare(offered).check().is_ok(), "{} {}: {}", at.id(), port.id, offered.to_query());
        count += 1;
    }
    assert!(count > 300, "{count}");
}

#[test]
fn nothing_is_promised_beyond_the_wiring() {
    for (at, port) in seats() {
        let (_, wired) = at.place(port);
        match (at.port(port).link, wired) {
            (Some(link), Some(wired)) => {
                assert!(link.width <= wired.width && link.generation <= wired.generation, "{} {}", at.id(), port.id);
            }
            (link, wired) => assert!(link.is_none() || wired.is_some(), "{} {}", at.id(), port.id),
        }
    }
}

#[test]
fn the_usual_processor_leaves_no_port_dead() {
    for row in boards() {
        let at = machine(row.id).unwrap();
        for port in row.ports {
            assert!(!at.port(port).is_dead(), "{} {}", row.id, port.id);
        }
    }
}

#[test]
fn a_rule_names_ports_of_its_board_and_changes_something() {
    for row in boards() {
        for rule in row.rules {
            let port = row.port(rule.port).unwrap_or_else(|error| panic!("{}: {error}", row.id));
            if let Some(cause) = rule.cause() {
                assert!(row.port(cause).is_ok(), "{}: {cause}", row.id);
                assert!(!port.is_named(cause), "{}: {cause} changes itself", row.id);
            }
            match rule.then {
                Then::Off => assert!(!port.port.is_dead(), "{}: {}", row.id, port.id),
                Then::Width(width) => {
                    assert!(port.port.link.is_some_and(|link| width < link.width), "{}: {}", row.id, port.id);
                }
                Then::Moves(place, _) => assert_ne!(place, port.place, "{}: {}", row.id, port.id),
            }
        }
    }
}

#[test]
fn a_rule_about_a_protocol_or_a_move_is_about_a_port_that_has_it() {
    for row in boards() {
        for rule in row.rules {
            let cause = rule.cause().and_then(|id| row.port(id).ok());
            let is_right = match rule.when {
                When::UsedForPcie(_) => cause.is_some_and(|port| port.port.link.is_some()),
                When::UsedForSata(_) => cause.is_some_and(|port| port.port.sata.is_some()),
                When::UsedWhenMoved(id) => {
                    let moves = |other: &&lanefit_model::facts::boards::Rule| {
                        other.when == When::Set && other.port == id && matches!(other.then, Then::Moves(..))
                    };
                    row.rules.iter().find(moves).is_some()
                }
                When::Always => !rule.cpus.is_empty(),
                When::Set | When::Used(_) => true,
            };
            assert!(is_right, "{}: {}", row.id, rule.port);
        }
    }
}

#[test]
fn ports_on_the_same_lanes_share_them_by_a_rule() {
    let mut shared = 0;
    for at in Machine::all() {
        for (index, one) in at.board.ports.iter().enumerate() {
            for two in &at.board.ports[index + 1..] {
                let (Some(first), Some(second)) = (slot_lanes(at, one), slot_lanes(at, two)) else { continue };
                if first.start < second.end && second.start < first.end {
                    assert!(is_ruled(at, one, two, |_| true), "{}: {} and {}", at.id(), one.id, two.id);
                    shared += 1;
                }
            }
        }
    }
    assert!(shared > 15, "{shared}");
}

#[test]
fn a_port_that_is_moved_onto_lanes_of_others_shares_them_by_a_rule() {
    for at in Machine::all() {
        for rule in at.board.rules.iter().filter(|rule| rule.when == When::Set) {
            let Then::Moves(Place::Slots { from }, link) = rule.then else { continue };
            let moved = at.board.port(rule.port).unwrap();
            let lanes = u32::from(from)..u32::from(from) + link.width.lanes();
            for other in at.board.ports {
                if slot_lanes(at, other).is_some_and(|own| own.start < lanes.end && lanes.start < own.end) {
                    let counts = |when| matches!(when, When::UsedWhenMoved(_));
                    assert!(is_ruled(at, moved, other, counts), "{}: {} and {}", at.id(), moved.id, other.id);
                }
            }
        }
    }
}

#[test]
fn slots_have_no_more_lanes_than_there_are() {
    for (at, port) in seats() {
        if let Some(lanes) = slot_lanes(at, port) {
            let there = at.platform.slot_lanes().unwrap();
            assert!(lanes.end <= u32::from(there.count), "{} {}", at.id(), port.id);
        }
    }
}

#[test]
fn each_drive_link_has_one_socket() {
    for at in Machine::all() {
        let mut taken = Vec::new();
        for port in at.board.ports {
            if let Place::DriveLink(number) = at.place(port).0 {
                assert!(!taken.contains(&number), "{} {}", at.id(), port.id);
                assert_eq!(port.count, 1, "{} {}", at.id(), port.id);
                taken.push(number);
            }
        }
    }
}

#[test]
fn ports_on_the_chipset_take_no_more_lanes_than_it_has() {
    for at in Machine::all() {
        let chipset = at.platform.chipset;
        let lanes_of = |port: &PortRow| match (port.place, port.port.link) {
            (Place::Chipset | Place::SecondChip, Some(link)) | (Place::Controller { link, .. }, _) => {
                link.width.lanes()
            }
            _ => 0,
        };
        let ports: Vec<&PortRow> = at.board.ports.iter().filter(|port| lanes_of(port) > 0).collect();
        let on_slots: u32 =
            at.board.ports.iter().filter_map(|port| slot_lanes(at, port)).map(|lanes| lanes.end).max().unwrap_or(0);
        let there: u32 = match chipset.uplink {
            // A chip that is alone feeds its controllers with what its ports leave.
            Upstream::OneChip => at.platform.slot_lanes().map_or(0, |lanes| u32::from(lanes.count)) - on_slots,
            _ => chipset.lanes.iter().map(|lanes| u32::from(lanes.count)).sum(),
        };
        for choice in choices(at, &ports) {
            let taken: u32 = choice.iter().map(|port| lanes_of(port)).sum();
            assert!(taken <= there, "{}: {taken} of {there} lanes", at.id());
        }
    }
}

#[test]
fn a_board_has_no_more_sata_ports_than_its_chipset() {
    for row in boards() {
        let Some(most) = platform(row.chipset).unwrap().chipset.sata else { continue };
        let on_chipset = row.ports.iter().filter(|port| port.place == Place::Chipset);
        let count: u8 = on_chipset
            .map(|port| match port.port.form {
                Form::Sata => port.count,
                Form::SataExpress => 2,
                _ => 0,
            })
            .sum();
        assert!(count <= most.total, "{}: {count} of {}", row.id, most.total);
    }
}

#[test]
fn only_chained_chipsets_have_ports_on_a_second_chip() {
    for (at, port) in seats() {
        let is_second = at.place(port).0 == Place::SecondChip;
        assert!(!is_second || at.platform.chipset.chain.is_some(), "{} {}", at.id(), port.id);
    }
}
