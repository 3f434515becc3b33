//! What five published tests say of the platforms and boards they were made on, statement by statement.
//!
//! The tests: iXBT (H97, X99), 3DNews (AM4, LGA1200), AnandTech (SATA Express), Tweakers (Core Ultra 200)
//! and Hardware.fr, whose pages on bandwidth name neither a board nor a chipset.

use lanefit_model::facts::boards::{Machine, Place, Then, When, machine};
use lanefit_model::facts::platforms::{Platform, Upstream, chipsets, platform};
use lanefit_model::{Attachment, Form, Generation, LinkCapability, LinkWidth, Split};

fn name(link: LinkCapability) -> String {
    [link.generation.name(), link.width.name()].concat()
}

/// Where a port hangs, in a word.
fn place_name(place: Place) -> &'static str {
    match place {
        Place::Slots { .. } => "slots",
        Place::DriveLink(0) => "drive link",
        Place::DriveLink(_) => "another drive link",
        Place::Chipset => "chipset",
        Place::SecondChip => "second chip",
        Place::Controller { .. } => "controller",
    }
}

/// Statement; machine; port; where it hangs; its link, empty where it is dead.
type Statement = (&'static str, &'static str, &'static str, &'static str, &'static str);

const IXBT: &[Statement] = &[
    ("H97-Pro Gamer: a x16 processor slot", "asus-h97-pro-gamer", "x16-1", "slots", "3.0x16"),
    ("and one in PCIe 2.0 x2 or x4, by the chipset", "asus-h97-pro-gamer", "x16-2", "chipset", "2.0x4"),
    ("Sabertooth X99: x4 at 1.0, 2.0, 3.0 from the processor", "asus-sabertooth-x99", "x16-1", "slots", "3.0x16"),
    ("its x4 slot is x1 or x2 at 1.0 and 2.0, chipset", "asus-sabertooth-x99", "x4", "chipset", "2.0x2"),
];

const THREE_D_NEWS: &[Statement] = &[
    ("X570, nearest the socket: 4.0 by the processor", "x570-board.ryzen-5000", "m2-1", "drive link", "4.0x4"),
    ("Ryzen 3000 has the same silicon", "x570-board.ryzen-3000", "m2-1", "drive link", "4.0x4"),
    ("X570: 4.0 by the chipset", "x570-board.ryzen-5000", "m2-2", "chipset", "4.0x4"),
    ("B550: 4.0 by the processor", "b550-board.ryzen-5000", "m2-1", "drive link", "4.0x4"),
    ("B550: 3.0 by the chipset", "b550-board.ryzen-5000", "m2-2", "chipset", "3.0x4"),
    ("A520: 3.0 by the processor", "a520-board.ryzen-5000", "m2-1", "drive link", "3.0x4"),
    ("A520: 3.0 by the chipset", "a520-board.ryzen-5000", "m2-2", "chipset", "3.0x4"),
    ("A520: its slot for graphics is 3.0, too", "a520-board.ryzen-5000", "x16-1", "slots", "3.0x16"),
    ("older boards: locked at 3.0", "b450-board.ryzen-3000", "m2-1", "drive link", "3.0x4"),
    ("older boards: locked at 3.0, newer processor", "x470-board.ryzen-5000", "m2-1", "drive link", "3.0x4"),
    ("older boards: locked at 3.0, slot", "b450-board.ryzen-3000", "x16-1", "slots", "3.0x16"),
    ("X570: a graphics card at 4.0", "x570-board.ryzen-5000", "x16-1", "slots", "4.0x16"),
    ("Rocket Lake with a 500 chipset: a drive at 4.0", "z590-board.11th", "m2-1", "drive link", "4.0x4"),
    ("Rocket Lake with a 500 chipset: sixteen lanes at 4.0", "z590-board.11th", "x16-1", "slots", "4.0x16"),
    ("the 500 chipset stays at 3.0", "z590-board.11th", "m2-2", "chipset", "3.0x4"),
    ("Rocket Lake needs a 500 board for 4.0", "z490-board.11th", "x16-1", "slots", "3.0x16"),
    ("Comet Lake: fewer lanes, so no drive", "z590-board.10th", "m2-1", "drive link", ""),
    ("Comet Lake: slower lanes", "z590-board.10th", "x16-1", "slots", "3.0x16"),
    ("Comet Lake on its own chipset", "z490-board.10th", "x16-1", "slots", "3.0x16"),
    ("Comet Lake's drives hang on the chipset", "z490-board.10th", "m2-1", "chipset", "3.0x4"),
];

const ANANDTECH: &[Statement] = &[
    ("SATA Express by the chipset, PCIe 2.0 x2", "asus-z87-deluxe-sata-express", "satae-1", "chipset", "2.0x2"),
    ("SATA Express by an ASMedia ASM106SE", "asus-z87-deluxe-sata-express", "satae-2", "controller", "2.0x2"),
];

const TWEAKERS: &[Statement] = &[
    ("Z790 Taichi: M.2 at 5.0", "asrock-z790-taichi", "m2-1", "slots", "5.0x4"),
    ("Z890 Aorus Master: primary M.2, by the processor", "gigabyte-z890-aorus-master", "m2a", "drive link", "5.0x4"),
    ("riser in the x16 slot at 5.0", "gigabyte-z890-aorus-master", "x16-1", "slots", "5.0x16"),
    ("second M.2 at 5.0 on lanes of the slot", "gigabyte-z890-aorus-master", "m2d", "slots", "5.0x4"),
];

#[test]
fn every_port_is_where_its_article_says() {
    for (what, id, port, place, link) in [IXBT, THREE_D_NEWS, ANANDTECH, TWEAKERS].concat() {
        let at = machine(id).unwrap_or_else(|error| panic!("{what}: {error}"));
        let port = at.board.port(port).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(place_name(at.place(port).0), place, "{what}");
        assert_eq!(at.port(port).link.map(name).unwrap_or_default(), link, "{what}");
        assert_eq!(at.port(port).is_dead(), link.is_empty(), "{what}");
    }
}

fn at(id: &str) -> Platform {
    platform(id).unwrap_or_else(|error| panic!("{error}"))
}

fn uplink(id: &str) -> String {
    match at(id).uplink() {
        Upstream::Link(link) => name(link),
        other => format!("{other:?}"),
    }
}

/// Rules about a port of a machine, as (when, then).
fn rules(id: &str, port: &str) -> Vec<(When, Then)> {
    let Machine { board, .. } = machine(id).unwrap();
    board.rules.iter().filter(|rule| rule.port == port).map(|rule| (rule.when, rule.then)).collect()
}

#[test]
fn ixbt_the_chipset_is_joined_by_2_0_x4() {
    assert_eq!(uplink("h97"), "2.0x4");
    assert_eq!(uplink("x99"), "2.0x4");
}

#[test]
fn ixbt_the_chipsets_slots_can_be_set_narrower() {
    assert_eq!(rules("asus-h97-pro-gamer", "x16-2"), [(When::Set, Then::Width(LinkWidth::X2))]);
    assert_eq!(rules("asus-sabertooth-x99", "x4"), [(When::Set, Then::Width(LinkWidth::X1))]);
}

#[test]
fn ixbt_a_core_i7_5960x_and_a_core_i3_4170_are_what_they_were_tried_with() {
    assert_eq!(machine("asus-sabertooth-x99").unwrap().platform.cpu_row().id, "i7-5960x");
    assert_eq!(machine("asus-h97-pro-gamer").unwrap().platform.cpu_row().id, "4th");
}

#[test]
fn ixbt_lga1155_and_amd_have_2_0_x4_from_the_chipset() {
    for id in ["p67", "z68", "z75", "z77", "a88x", "990fx", "a320", "b350", "x370"] {
        let has = at(id).chipset.lanes.iter().any(|lanes| lanes.generation == Generation::Gen2 && lanes.count >= 4);
        assert!(has, "{id}");
    }
}

#[test]
fn three_d_news_x570_and_b550_alone_run_the_processor_at_4_0() {
    for chipset in chipsets() {
        let am4 = format!("{}.ryzen-3000", chipset.id);
        let Ok(found) = platform(&am4) else { continue };
        let is_fast = matches!(chipset.id, "x570" | "b550");
        let expected = if is_fast { Generation::Gen4 } else { Generation::Gen3 };
        assert_eq!(found.slot_lanes().unwrap().generation, expected, "{am4}");
        assert_eq!(found.drive_link(0).unwrap().generation, expected, "{am4}");
    }
}

#[test]
fn three_d_news_lanes_of_am4() {
    // Sixteen, four for a drive, and four to the chipset: 24.
    for id in ["x570.ryzen-3000", "x570.ryzen-5000"] {
        let found = at(id);
        assert_eq!(found.slot_lanes().unwrap().count, 16);
        assert_eq!(found.cpu_row().drive_links.len(), 1);
        assert_eq!(found.cpu_row().uplink.map(name).as_deref(), Some("4.0x4"));
    }
    let lanes = |id: &str| at(id).chipset.lanes.iter().map(|lanes| (lanes.count, lanes.generation)).collect::<Vec<_>>();
    assert_eq!(lanes("x570"), [(16, Generation::Gen4)]);
    assert_eq!(uplink("x570"), "4.0x4");
    assert_eq!(lanes("b550"), [(10, Generation::Gen3)]);
    assert_eq!(uplink("b550"), "3.0x4");
    assert!(lanes("a520").iter().all(|lanes| lanes.1 == Generation::Gen3));
}

#[test]
fn three_d_news_a_b550_board_has_one_fast_socket() {
    let at = machine("b550-board.ryzen-5000").unwrap();
    let sockets = at.board.ports.iter().filter(|port| port.port.form == Form::M2M);
    let fast = sockets.filter(|port| at.port(port).link.is_some_and(|link| link.generation == Generation::Gen4));
    assert_eq!(fast.map(|port| port.id).collect::<Vec<_>>(), ["m2-1"]);
}

#[test]
fn three_d_news_lanes_of_lga1200() {
    let rocket = at("z590.11th");
    assert_eq!((rocket.slot_lanes().unwrap().count, rocket.drive_link(0).map(name).as_deref()), (16, Some("4.0x4")));
    let comet = at("z590.10th");
    assert_eq!((comet.slot_lanes().unwrap().generation, comet.drive_link(0)), (Generation::Gen3, None));
    for id in ["h510", "b560", "h570", "z590"] {
        assert_eq!(at(id).chipset_generation(), Some(Generation::Gen3), "{id}");
    }
}

#[test]
fn anandtech_four_lanes_in_two_connectors_or_eight_sata_drives() {
    let at = machine("asus-z87-deluxe-sata-express").unwrap();
    assert_eq!(at.platform.cpu_row().id, "4th");
    let express = || at.board.ports.iter().filter(|port| port.port.form == Form::SataExpress);
    assert_eq!(express().filter_map(|port| at.port(port).link).map(|link| link.width.lanes()).sum::<u32>(), 4);
    let sata: u8 = at.board.ports.iter().filter(|port| port.port.form == Form::Sata).map(|port| port.count).sum();
    assert_eq!(sata, 4);
    assert_eq!(usize::from(sata) + 2 * express().count(), 8);
}

#[test]
fn anandtech_the_controller_is_not_worth_more_than_400_mb_s() {
    let at = machine("asus-z87-deluxe-sata-express").unwrap();
    let port = at.board.port("satae-2").unwrap();
    assert!(matches!(port.place, Place::Controller { name: "ASMedia ASM106SE", .. }));
    assert_eq!(Attachment::ASM1061_MB_S, 400);
}

#[test]
fn tweakers_the_primary_socket_hangs_on_the_remote_tile_and_the_slot_does_not() {
    for id in ["h810", "b860", "z890", "q870", "w880"] {
        assert!(at(id).cpu_row().is_first_drive_link_remote, "{id}");
    }
    assert!(!at("z790").cpu_row().is_first_drive_link_remote);
    let at = machine("gigabyte-z890-aorus-master").unwrap();
    let socket = at.board.port("m2a").unwrap();
    assert_eq!(socket.place, Place::DriveLink(0));
    assert!(!at.port(socket).is_shared, "without lane sharing");
}

#[test]
fn tweakers_lanes_of_the_slot_can_be_taken_for_a_drive() {
    assert!(at("z890").splits().has(Split::X8X8));
    let halves = (When::Used("m2d"), Then::Width(LinkWidth::X8));
    assert_eq!(rules("gigabyte-z890-aorus-master", "x16-1"), [halves]);
    assert!(rules("asrock-z790-taichi", "x16-1").contains(&(When::Used("m2-1"), Then::Width(LinkWidth::X8))));
}

#[test]
fn dead_and_narrowed_ports_of_other_boards() {
    let link = |id: &str, port: &str| {
        let at = machine(id).unwrap();
        at.port(at.board.port(port).unwrap()).link.map(name).unwrap_or_default()
    };
    for (id, port, expected) in [
        ("gigabyte-x570-aorus-xtreme.ryzen-5000", "x16-2", "4.0x8"),
        ("gigabyte-x570-aorus-xtreme.ryzen-3000g", "x16-1", "3.0x8"),
        ("gigabyte-x570-aorus-xtreme.ryzen-3000g", "x16-2", ""),
        ("gigabyte-x570-aorus-xtreme.ryzen-5000g", "x16-1", "3.0x16"),
        ("gigabyte-x570-aorus-xtreme.ryzen-2000", "x16-3", "3.0x4"),
        ("asus-x99-pro.i7-5960x", "x16-3", "3.0x16"),
        ("asus-x99-pro.i7-5820k", "x16-3", "3.0x8"),
        ("asus-x99-pro.i7-5820k", "x16-4", "3.0x4"),
        ("msi-meg-x299-creation.i9-7900x", "x16-4", "3.0x8"),
        ("msi-meg-x299-creation.i7-7820x", "x16-3", "3.0x8"),
        ("msi-meg-x299-creation.i7-7820x", "x16-4", "3.0x4"),
        ("msi-meg-x299-creation.i7-7740x", "x16-2", ""),
        ("msi-meg-x299-creation.i7-7740x", "x16-3", "3.0x4"),
        ("b450-board.athlon-3000g", "x16-1", "3.0x4"),
        ("b450-board.athlon-3000g", "m2-1", "3.0x2"),
        ("h610-board", "m2-1", "3.0x4"),
        ("x670e-board.ryzen-8500g", "x16-1", "4.0x4"),
        ("x670e-board.ryzen-8500g", "m2-3", "4.0x4"),
        ("rpi-5-connector", "fpc", "2.0x1"),
        ("playstation-5", "bay", "4.0x4"),
        ("hp-z440", "slot-4", "3.0x8"),
        ("asrock-b550-steel-legend", "m2-2", "3.0x2"),
    ] {
        assert_eq!(link(id, port), expected, "{id} {port}");
    }
}
