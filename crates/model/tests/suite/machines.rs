//! How boards, processors and ports are found by their ids.

use lanefit_model::facts::boards::{Machine, boards, machine};
use lanefit_model::facts::platforms::{Cpu, Wanted};

use crate::support::lines;

/// Boards that have been released, each with its ports: lines are added, ports are added to a line.
const RELEASED: &str = include_str!("../data/board_ids.txt");

#[test]
fn every_machine_is_found_by_its_id() {
    for at in Machine::all() {
        assert_eq!(machine(&at.id()), Ok(at));
        assert_eq!(machine(&[at.board.id, ".", at.platform.cpu_row().id].concat()), Ok(at));
    }
    assert_eq!(machine("z590-board.10th").unwrap().platform.cpu, Cpu::Core10);
    assert_eq!(machine("z590-board.11th").unwrap().id(), "z590-board");
}

#[test]
fn a_wrong_board_or_processor_or_port_is_quoted_with_what_is_accepted() {
    let error = machine("asrock-z790-tachi").unwrap_err();
    assert_eq!((error.quoted(), error.wanted()), ("asrock-z790-tachi", Wanted::Board));
    assert_eq!(error.nearest(1), ["asrock-z790-taichi"]);
    // Half of a name is more than a letter at its start.
    assert_eq!(machine("sabertooth-x99").unwrap_err().nearest(1), ["asus-sabertooth-x99"]);
    assert_eq!(machine("H97 Pro Gamer").unwrap_err().nearest(1), ["asus-h97-pro-gamer"]);
    assert_eq!(error.accepted().len(), boards().count());
    let error = machine("h610-board.10th").unwrap_err();
    assert_eq!((error.quoted(), error.accepted()), ("10th", vec!["12th"]));
    assert_eq!(machine("z590-board.9th").unwrap_err().accepted(), ["11th", "10th"]);
    assert_eq!(machine("hp-z440.i7-5820k").unwrap_err().accepted(), ["i7-5960x"]);
    let board = machine("msi-meg-b550-unify-x").unwrap().board;
    let error = board.port("m2-5").unwrap_err();
    assert_eq!((error.quoted(), error.wanted()), ("m2-5", Wanted::PortOf(board)));
    assert_eq!(error.accepted()[..3], ["x16-1", "x16-4", "m2-1"]);
    for id in ["sata-0", "sata-7", "sata-03", "sata-+3", "sata-", "sata", "sata-300", "SATA-1", ""] {
        assert!(board.port(id).is_err(), "“{id}”");
    }
    assert_eq!(board.port("sata-3").unwrap().id, "sata-1");
}

#[test]
fn a_released_board_keeps_its_ports() {
    for (_, line) in lines(RELEASED) {
        let (id, ports) = line.split_once(' ').unwrap();
        let at = machine(id).unwrap_or_else(|error| panic!("{error}"));
        for port in ports.split(' ') {
            assert!(at.board.ports.iter().any(|row| row.id == port), "{id} has lost {port}");
        }
        assert_eq!(ports.split(' ').count(), at.board.ports.len(), "add the new ports of {id}");
    }
    for row in boards() {
        let is_listed = lines(RELEASED).any(|(_, line)| line.split(' ').next() == Some(row.id));
        assert!(is_listed, "add {} to tests/data/board_ids.txt", row.id);
    }
    assert_eq!(lines(RELEASED).count(), boards().count(), "one is listed twice");
}
