//! Worked examples and common questions that name a platform or an uplink, as queries.
//!
//! The examples are those of `tests/scenarios/worked_examples.txt`, each in a port of the board or on the
//! platform that it was decided for; there, the scenario says what a board wires, and here, the board does.

use lanefit_model::facts::effects::{Found, effects};
use lanefit_model::facts::platforms::Upstream;
use lanefit_model::path::Place;
use lanefit_model::system::{Cause, Known, LaneKind, System};
use lanefit_model::{Generation, Reason, ScenarioReport, Verdict, evaluate};

use crate::support::outcome::{carrier_name, delivered, limit_name, verdict_name};
use crate::support::{assert_close, read};

fn rows(query: &str) -> Vec<ScenarioReport> {
    evaluate(&read(query)).scenarios
}

fn row(query: &str) -> ScenarioReport {
    rows(query).remove(0)
}

fn cause(row: &ScenarioReport) -> Option<Cause> {
    row.route.get().expect("its system is named").cause
}

/// Places of the stops, from the connector to the processor.
fn places(row: &ScenarioReport) -> Vec<Place> {
    row.route.get().expect("its system is named").stops.iter().map(|stop| stop.segment.place()).collect()
}

/// Example; verdict; what carries the data; what decides; MB/s: for a link its rate after the line code, for
/// anything else what is delivered; query.
type Example = (&'static str, &'static str, &'static str, &'static str, f64, &'static str);

const EXAMPLES: &[Example] = &[
    ("ex01", "works?", "pcie:3.0x4", "device-rating", 3000.0, "s=,asus-h97-pro-gamer.x16-1,patriot-hellfire-240gb"),
    (
        "ex02",
        "limited?",
        "pcie:2.0x4",
        "port-link",
        2000.0,
        "s=x16:2.0x16,asus-h97-pro-gamer.x16-1,patriot-hellfire-240gb",
    ),
    (
        "ex03",
        "limited?",
        "pcie:2.0x2",
        "port-link",
        1000.0,
        "s=x16:2.0x2,asus-h97-pro-gamer.x16-2,patriot-hellfire-240gb",
    ),
    ("ex04", "limited?", "pcie:1.0x1", "port-link", 250.0, "s=x4:1.0x1,asus-sabertooth-x99.x4,patriot-hellfire-240gb"),
    ("ex05", "limited?", "pcie:2.0x1", "port-link", 500.0, "s=x4:2.0x1,asus-sabertooth-x99.x4,patriot-hellfire-240gb"),
    ("ex06", "limited?", "pcie:2.0x2", "port-link", 1000.0, "s=,asus-sabertooth-x99.x4,patriot-hellfire-240gb"),
    ("ex07", "works?", "pcie:3.0x4", "device-rating", 3000.0, "s=,asus-sabertooth-x99.x16-1,patriot-hellfire-240gb"),
    ("ex08", "works", "pcie:4.0x4", "device-rating", 7000.0, "s=,x570-board.ryzen-5000.m2-1,samsung-980-pro-1tb"),
    ("ex09", "works", "pcie:4.0x4", "device-rating", 7000.0, "s=,x570-board.ryzen-5000.m2-2,samsung-980-pro-1tb"),
    ("ex10", "limited", "pcie:3.0x4", "port-link", 3938.0, "s=,b550-board.ryzen-5000.m2-2,samsung-980-pro-1tb"),
    ("ex11", "limited", "pcie:3.0x2", "port-link", 1969.0, "s=,asrock-b550-steel-legend.m2-2,samsung-980-pro-1tb"),
    ("ex12", "limited", "pcie:3.0x4", "port-link", 3938.0, "s=,x470-board.ryzen-5000.m2-1,samsung-980-pro-1tb"),
    ("ex12", "limited", "pcie:3.0x4", "port-link", 3938.0, "s=,b450-board.ryzen-5000.m2-1,samsung-980-pro-1tb"),
    ("ex13", "limited", "pcie:2.0x4", "port-link", 2000.0, "s=,x470-board.m2-2,samsung-980-pro-1tb"),
    ("ex14", "works", "pcie:4.0x4", "device-rating", 7000.0, "s=,z590-board.11th.m2-1,samsung-980-pro-1tb"),
    ("ex15", "refused", "-", "-", 0.0, "s=,z590-board.10th.m2-1,samsung-980-pro-1tb"),
    ("ex16", "limited", "pcie:3.0x4", "port-link", 3938.0, "s=,z590-board.11th.m2-2,samsung-980-pro-1tb"),
    (
        "ex18",
        "works",
        "sata:600",
        "device-rating",
        540.0,
        "s=,asus-z87-deluxe-sata-express.sata-1,ocz-vertex-450-256gb",
    ),
    (
        "ex19",
        "limited",
        "sata:600",
        "controller",
        400.0,
        "s=satae:600,asus-z87-deluxe-sata-express.satae-2,ocz-vertex-450-256gb",
    ),
    ("ex24", "works?", "pcie:5.0x4", "device-rating", 14_700.0, "s=,asrock-z790-taichi.m2-1,samsung-9100-pro-2tb"),
    ("ex25", "limited", "pcie:5.0x4", "cpu", 12_400.0, "s=,gigabyte-z890-aorus-master.m2a,samsung-9100-pro-2tb"),
    ("ex26", "limited", "pcie:4.0x4", "port-link", 7877.0, "s=m2m:4.0x4,z690.chipset,samsung-9100-pro-2tb"),
    ("ex27", "refused", "-", "-", 0.0, "s=,asus-x99-pro.m2,samsung-860-evo-m2-1tb"),
    ("ex32", "limited", "pcie:3.0x8", "both-ends", 7877.0, "s=x16:3.0x16,z170.cpu,geforce-rtx-4060"),
    ("ex33", "limited", "pcie:4.0x4", "port-link", 7877.0, "s=x16:4.0x4,x570.chipset,geforce-rtx-5090"),
    ("ex38", "limited", "pcie:2.0x1", "port-link", 500.0, "s=,rpi-5-connector.fpc,samsung-980-pro-1tb"),
    ("ex42", "works", "4*pcie:3.0x4", "link", 3938.0, "s=x16:3.0x16-x4x4x4x4,x570.cpu,quad-m2-card"),
    ("ex44", "works", "pcie:3.0x1", "device-rating", 625.0, "s=x1:3.0x1,b550.chipset,realtek-rtl8126"),
];

#[test]
fn worked_examples_come_out_the_same_on_their_boards() {
    for (id, verdict, carrier, limit, mb_s, query) in EXAMPLES {
        let row = row(query);
        assert_eq!(verdict_name(&row), *verdict, "{id}: {:?}", row.connection.reasons);
        assert_eq!(carrier_name(&row), *carrier, "{id}");
        assert_eq!(limit_name(&row), *limit, "{id}");
        let is_link = limit.ends_with("link") || *limit == "both-ends";
        let rate = if is_link { row.ladder.map(|ladder| ladder.after_line_code.mb_s()) } else { delivered(&row) };
        assert_close(rate.unwrap_or_default(), *mb_s, 1.0, id);
    }
}

/// Two drives behind the uplink of a Z390, which the scenarios alone could not say (tiamat.name).
#[test]
fn two_drives_of_a_z390_share_its_uplink() {
    let drive = "&s=m2m:3.0x4,chipset,samsung-970-evo-1tb";
    for row in rows(&["platform=z390&mode=together", drive, drive].concat()) {
        assert_eq!((verdict_name(&row).as_str(), carrier_name(&row).as_str()), ("limited", "pcie:3.0x4"));
        assert_eq!(limit_name(&row), "uplink");
    }
}

/// The four ways in which 3DNews attached one drive on AM4, and the ways of Intel's boards beside them: where
/// each leads, and at what generation.
#[test]
fn one_drive_attached_in_four_ways_on_am4() {
    const TO_CPU: &[Place] = &[Place::Slot];
    const BY_CHIPSET: &[Place] = &[Place::Slot, Place::Uplink];
    for (port, carrier, way, rate) in [
        ("x570-board.ryzen-5000.m2-1", "pcie:4.0x4", TO_CPU, Some(7000.0)),
        ("b550-board.ryzen-5000.m2-1", "pcie:4.0x4", TO_CPU, Some(7000.0)),
        ("x570-board.ryzen-5000.m2-2", "pcie:4.0x4", BY_CHIPSET, Some(7000.0)),
        ("b550-board.ryzen-5000.m2-2", "pcie:3.0x4", BY_CHIPSET, None),
        ("a520-board.ryzen-5000.m2-2", "pcie:3.0x4", BY_CHIPSET, None),
        ("a520-board.ryzen-5000.m2-1", "pcie:3.0x4", TO_CPU, None),
        ("x470-board.ryzen-5000.m2-1", "pcie:3.0x4", TO_CPU, None),
        ("z590-board.11th.m2-1", "pcie:4.0x4", TO_CPU, Some(7000.0)),
        ("z590-board.11th.m2-2", "pcie:3.0x4", BY_CHIPSET, None),
        ("z490-board.10th.m2-1", "pcie:3.0x4", BY_CHIPSET, None),
    ] {
        let row = row(&["s=,", port, ",samsung-980-pro-1tb"].concat());
        assert_eq!((carrier_name(&row).as_str(), places(&row).as_slice()), (carrier, way), "{port}");
        // At 3.0, all ways are the same to one drive: what a link of four lanes leaves a drive of it.
        let three = || delivered(&self::row("s=m2m:3.0x4,,samsung-980-pro-1tb"));
        assert_eq!(delivered(&row), rate.or_else(three), "{port}");
    }
}

/// 3DNews: older boards stay at 3.0 whatever is in them, and Ryzen 3000 has 4.0.
#[test]
fn older_boards_are_locked_at_3_0() {
    let locked = Some(Cause::OlderGeneration(Generation::Gen3));
    for slot in ["x16:4.0x16,b450.ryzen-3000.cpu,geforce-rtx-4090", "m2m:4.0x4,b450.ryzen-3000.cpu,samsung-980-pro-1tb"]
    {
        assert_eq!(cause(&row(&["s=", slot].concat())), locked, "{slot}");
        assert_eq!(cause(&row(&["s=", slot].concat().replace("b450", "b550"))), None, "{slot}");
    }
    assert_eq!(carrier_name(&row("s=,b450-board.ryzen-3000.m2-1,samsung-980-pro-1tb")), "pcie:3.0x4");
}

/// The uplink is what both ends can have (3DNews, HardZone).
#[test]
fn an_uplink_depends_on_the_processor() {
    for (system, uplink) in [
        ("z590.11th", 7182.554),
        ("z590.10th", 3591.277),
        ("x570.ryzen-3000", 7182.554),
        ("x570.ryzen-5000", 7182.554),
        ("x570.ryzen-2000", 3591.277),
    ] {
        let row = row(&["s=m2m:3.0x4,", system, ".chipset,samsung-970-evo-1tb"].concat());
        let stop = row.route.get().unwrap().stops[1];
        assert_eq!(stop.segment.place(), Place::Uplink, "{system}");
        assert_close(stop.ceiling.unwrap().mb_s(), uplink, 0.01, system);
    }
    // With a Ryzen 2000, nothing on an X570 board is newer than 3.0.
    for port in ["x16-1", "m2-1", "m2-2"] {
        let port = row(&["s=,x570-board.ryzen-2000.", port].concat()).route.get().unwrap().offered;
        assert_eq!(port.link.unwrap().generation, Generation::Gen3);
    }
}

/// Question 16, manual of the MSI MEG B550 Unify-X: a drive with NVMe switches off two ports, one with SATA one.
#[test]
fn a_socket_may_switch_off_sata_ports() {
    const UNIFY: &str =
        "platform=msi-meg-b550-unify-x&mode=together&s=,sata-5,samsung-870-evo-1tb&s=,sata-6,samsung-870-evo-1tb";
    let dead = |drive: &str| -> Vec<bool> {
        let rows = rows(&[UNIFY, drive].concat());
        let by_third = Some(Cause::Taken { by: 2 });
        rows[..2].iter().map(|row| row.connection.verdict == Verdict::Refused && cause(row) == by_third).collect()
    };
    assert_eq!(dead(""), [false, false]);
    assert_eq!(dead("&s=,m2-3,samsung-970-evo-1tb"), [true, true]);
    assert_eq!(dead("&s=,m2-3,samsung-860-evo-m2-1tb"), [true, false]);
    assert_eq!(dead("&s=,m2-1,samsung-970-evo-1tb"), [false, false]);
    // The same, told by a reader of a board that is not listed.
    let own = "platform=b550&mode=together&s=sata:600,chipset.sata-5,samsung-870-evo-1tb\
               &s=m2m:3.0x4,chipset.m2-3,samsung-970-evo-1tb&rule=M2_3-NVMe:off:SATA_5";
    let rows = rows(own);
    assert_eq!((rows[0].connection.verdict, cause(&rows[0])), (Verdict::Refused, Some(Cause::Rule)));
    assert_eq!(rows[1].connection.verdict, Verdict::Works);
}

/// Question 17: of 28 lanes of AM5, sixteen are for slots, eight for drives and four for the chipset
/// (ComputerBase).
#[test]
fn where_the_lanes_of_am5_are() {
    let report = evaluate(&read("platform=x670e&mode=together&s=m2m:5.0x4,cpu,samsung-980-pro-1tb"));
    let lanes = &report.system.get().unwrap().lanes;
    let of = |kind: LaneKind| lanes.iter().find(|lanes| lanes.kind == kind).map(|lanes| (lanes.used, lanes.total));
    assert_eq!((of(LaneKind::Slots), of(LaneKind::Drives)), (Some((0, 16)), Some((4, 8))));
    let platform = System::read(Known::get().unwrap(), "x670e").unwrap().platform();
    assert!(matches!(platform.uplink(), Upstream::Link(link) if link.width.lanes() == 4), "16 + 8 + 4 are 28");
}

/// Question 18: what uplinks carry after the line code (Corsair, ComputerBase, TechPowerUp).
#[test]
fn what_the_uplinks_of_three_generations_carry() {
    for (id, mb_s) in
        [("z690", 15_753.85), ("z790", 15_753.85), ("z890", 15_753.85), ("x670e", 7876.92), ("z390", 3938.46)]
    {
        let Upstream::Link(link) = System::read(Known::get().unwrap(), id).unwrap().platform().uplink() else {
            panic!("{id} has an uplink")
        };
        assert_close(link.after_line_code().mb_s(), mb_s, 0.01, id);
    }
}

/// Question 19: the first socket of a Z590 or B560 board needs a processor of the 11th generation.
#[test]
fn the_first_socket_of_a_z590_is_dead_with_a_10th_generation() {
    for port in ["z590-board.10th.m2-1", "z590.10th.cpu", "b560.10th.cpu"] {
        let text = if port.ends_with("cpu") { "m2m:4.0x4" } else { "" };
        let row = row(&["s=", text, ",", port, ",samsung-980-pro-1tb"].concat());
        assert_eq!((row.connection.verdict, cause(&row)), (Verdict::Refused, Some(Cause::NoDriveLink)), "{port}");
        assert!(row.connection.reasons.contains(&Reason::DeadPort), "{port}");
        let newer = self::row(&["s=", text, ",", &port.replace("10th", "11th"), ",samsung-980-pro-1tb"].concat());
        assert_eq!(delivered(&newer), Some(7000.0), "{port}");
    }
}

/// Question 20: a card with four sockets shows as many drives as the slot has links.
#[test]
fn a_card_with_four_sockets_needs_a_slot_in_four_parts() {
    for (port, links) in [
        ("x16:4.0x16,x570.cpu", 1),
        ("x16:4.0x16-x4x4x4x4,x570.cpu", 4),
        ("x16:4.0x16-x8x4x4,x570.cpu", 3),
        ("x16:4.0x8-x4x4,x570.chipset", 2),
    ] {
        assert_eq!(row(&["s=", port, ",quad-m2-card"].concat()).connection.links, links, "{port}");
    }
    // Processors of the 12th generation and later divide in halves only, so that is refused there.
    let reading = lanefit_model::query::read("s=x16:4.0x16-x4x4x4x4,z790.cpu,quad-m2-card");
    assert_eq!(reading.warnings.len(), 1);
    assert_eq!(reading.warnings[0].quoted(), "x4x4x4x4");
    assert_eq!(evaluate(&reading.comparison).scenarios[0].connection.links, 1);
}

/// What 3DNews measured behind the chipset of X570 stands beside the arithmetic there, and not on the processor.
#[test]
fn what_was_measured_behind_a_chipset_is_told_of_its_ports() {
    let rows = rows("platform=x570-board&s=,m2-1,samsung-980-pro-1tb&s=,m2-2,samsung-980-pro-1tb");
    let is_told = |row| effects(row).iter().any(|told| told.found == Found::RateLost { low: 5, high: 10 });
    assert_eq!([0, 1].map(|at| is_told(&rows[at])), [false, true]);
}
