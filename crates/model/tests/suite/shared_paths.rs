//! Machines whose shares are published or follow from published links.
//!
//! Ceilings are those of `data/golden.csv`, which another implementation of the formulas wrote; the
//! measured totals are of the sources that each test names.

use lanefit_model::facts::uplinks::Uplink;
use lanefit_model::path::{Load, Measured, Misplaced, PerDirection, Place, Segment, Spot, Topology, demand};
use lanefit_model::{
    Carrier, Generation, LinkCapability, LinkWidth, PacketSize, Rung, SataGeneration, Throughput, Traffic,
    evaluate_scenario,
};

use crate::support::{assert_close, read_scenario};

const SATA600: Segment = Segment::DeviceLink(Carrier::Sata { generation: SataGeneration::Gen3, ports: 1 });
/// A controller that is known to hold nothing back.
const CONTROLLER: Segment = Segment::Controller(Measured { to_host: None, to_device: None });
/// MB/s; the golden rows have three decimals.
const TOLERANCE: f64 = 0.01;

fn link(generation: Generation, width: LinkWidth) -> LinkCapability {
    LinkCapability::new(generation, width)
}

fn slot(generation: Generation, width: LinkWidth) -> Segment {
    Segment::Slot(Carrier::Pcie(link(generation, width)))
}

fn hang(topology: &mut Topology, segment: Segment, above: Option<Spot>) -> Spot {
    topology.hang(segment, above).unwrap()
}

/// Traffic to the host with packets of 128 bytes, as with Intel's chipsets of that time.
fn small_packets() -> Traffic {
    Traffic { mps: Some(PacketSize::B128), ..Traffic::default() }
}

/// What the loads get when they are read.
fn read_rates(topology: &Topology, loads: &[Load], traffic: &Traffic, rung: Rung) -> Vec<f64> {
    topology.shares(loads, traffic, rung).to_host.rates
}

fn assert_each(rates: &[f64], expected: &[f64], tolerance: f64) {
    assert_eq!(rates.len(), expected.len());
    for (rate, expected) in rates.iter().zip(expected) {
        assert_close(*rate, *expected, tolerance, "MB/s");
    }
}

fn rates(to_host: f64, to_device: f64) -> PerDirection<Throughput> {
    PerDirection { to_host: Throughput::from_mb_s(to_host), to_device: Throughput::from_mb_s(to_device) }
}

/// Tom's Hardware, XP941 and Z97: about 1600 MB/s for all of a chipset's SATA drives.
#[test]
fn four_sata_drives_behind_dmi_2() {
    let traffic = small_packets();
    let mut topology = Topology::default();
    let uplink = hang(&mut topology, Segment::Uplink(Uplink::Dmi2.link()), None);
    let want = demand(&read_scenario("sata:600,chipset,samsung-870-evo-1tb"), &traffic);
    assert!(want.to_host.mb_s() > 550.0 && want.to_device.mb_s() == 0.0);
    let loads: Vec<Load> =
        (0..4).map(|_| Load { at: hang(&mut topology, SATA600, Some(uplink)), demand: want }).collect();
    assert_each(&read_rates(&topology, &loads, &traffic, Rung::LinkCeiling), &[1679.830 / 4.0; 4], TOLERANCE);
    let typical = read_rates(&topology, &loads, &traffic, Rung::Typical);
    assert_close(typical.iter().sum(), 1600.0, 32.0, "measured total");
    let shares = topology.shares(&loads, &traffic, Rung::LinkCeiling).to_host;
    assert_eq!(shares.held_by, [Some(uplink.index()); 4]);
    // Three of them want a little more than it carries, two find room.
    let two = read_rates(&topology, &loads[..2], &traffic, Rung::LinkCeiling);
    assert_each(&two, &[want.to_host.mb_s(); 2], TOLERANCE);
}

/// Tiamat, DMI limit of Z390, and PC Perspective, RAID with Z170: near 3500 MB/s in total.
#[test]
fn two_drives_behind_an_uplink_of_their_own_width() {
    let traffic = Traffic::default();
    let mut topology = Topology::default();
    let uplink = hang(&mut topology, Segment::Uplink(Uplink::Dmi3.link()), None);
    let want = demand(&read_scenario("m2m:3.0x4,chipset,samsung-970-evo-1tb"), &traffic);
    let loads: Vec<Load> = (0..2)
        .map(|_| Load { at: hang(&mut topology, slot(Generation::Gen3, LinkWidth::X4), Some(uplink)), demand: want })
        .collect();
    assert_each(&read_rates(&topology, &loads[..1], &traffic, Rung::LinkCeiling), &[want.to_host.mb_s()], TOLERANCE);
    assert_each(&read_rates(&topology, &loads, &traffic, Rung::LinkCeiling), &[1795.638; 2], TOLERANCE);
    let typical = read_rates(&topology, &loads, &traffic, Rung::Typical);
    assert_close(typical.iter().sum(), 3500.0, 70.0, "measured total");
}

/// The second chip hangs below a port of the first (TechPowerUp, Zen 4 and socket AM5 explained).
#[test]
fn three_drives_behind_two_chained_chips() {
    let traffic = Traffic::default();
    let mut topology = Topology::default();
    let x4 = slot(Generation::Gen4, LinkWidth::X4);
    let uplink = hang(&mut topology, Segment::Uplink(Uplink::Amd4.link()), None);
    let second_chip = hang(&mut topology, Segment::ChipsetLink(link(Generation::Gen4, LinkWidth::X4)), Some(uplink));
    let want = demand(&read_scenario("m2m:4.0x4,chipset,samsung-980-pro-1tb"), &traffic);
    assert_close(want.to_host.mb_s(), 7000.0, TOLERANCE, "rating");
    let mut loads = Vec::new();
    for above in [uplink, second_chip, second_chip] {
        loads.push(Load { at: hang(&mut topology, x4, Some(above)), demand: want });
    }
    let places: Vec<Place> = topology.path(loads[1].at).map(|(_, segment)| segment.place()).collect();
    assert_eq!(places, [Place::Slot, Place::ChipsetLink, Place::Uplink]);
    let half = 7182.554 / 2.0;
    let all = topology.shares(&loads, &traffic, Rung::LinkCeiling).to_host;
    assert_each(&all.rates, &[half, half / 2.0, half / 2.0], TOLERANCE);
    assert_eq!(all.held_by, [Some(uplink.index()); 3]);
    assert_each(&read_rates(&topology, &loads[..2], &traffic, Rung::LinkCeiling), &[half; 2], TOLERANCE);
    // Behind the second chip alone, its own link is as narrow and is met first.
    let both = topology.shares(&loads[1..], &traffic, Rung::LinkCeiling).to_host;
    assert_each(&both.rates, &[half; 2], TOLERANCE);
    assert_eq!(both.held_by, [Some(second_chip.index()); 2]);
}

#[test]
fn four_drives_on_a_card_with_a_switch_share_its_slot() {
    let traffic = Traffic::default();
    let scenario = read_scenario("x16:3.0x8,cpu,highpoint-ssd7101a");
    let mut topology = Topology::default();
    let card = hang(&mut topology, slot(Generation::Gen3, LinkWidth::X8), None);
    let drive = Segment::DeviceLink(Carrier::Pcie(link(Generation::Gen3, LinkWidth::X4)));
    let want = demand(&read_scenario("m2m:3.0x4,cpu,samsung-970-evo-1tb"), &traffic);
    let loads: Vec<Load> = (0..4).map(|_| Load { at: hang(&mut topology, drive, Some(card)), demand: want }).collect();
    assert_each(&read_rates(&topology, &loads, &traffic, Rung::LinkCeiling), &[7182.554 / 4.0; 4], TOLERANCE);
    // The card as one scenario says the same of each of its drives.
    let each = evaluate_scenario(&scenario, &traffic).each.unwrap();
    assert_eq!(each.count, 4);
    assert_each(&read_rates(&topology, &loads, &traffic, Rung::Typical), &[each.rate.mb_s(); 4], TOLERANCE);
    // Two of them find room for all they are rated at.
    assert_each(&read_rates(&topology, &loads[..2], &traffic, Rung::Typical), &[want.to_host.mb_s(); 2], TOLERANCE);
}

/// The board of AnandTech's test of SATA Express (2014): one connector on the chipset, one on an
/// ASMedia chip. Either both run PCIe beside four SATA drives, or there are eight SATA drives.
#[test]
fn two_sata_express_drives_or_eight_sata_drives() {
    let traffic = small_packets();
    let ssd = demand(&read_scenario("sata:600,chipset,ocz-vertex-450-256gb"), &traffic);
    // The test reached that card through a board with a slot at the end of the cable.
    let express = demand(&read_scenario("pcie:2.0x2,chipset,plextor-m6e-256gb"), &traffic);
    assert_close(express.to_host.mb_s(), 770.0, TOLERANCE, "rating of the drive through the connector");

    let mut topology = Topology::default();
    let uplink = hang(&mut topology, Segment::Uplink(Uplink::Dmi2.link()), None);
    let chipset_sata = hang(&mut topology, CONTROLLER, Some(uplink));
    let mut loads: Vec<Load> =
        (0..4).map(|_| Load { at: hang(&mut topology, SATA600, Some(chipset_sata)), demand: ssd }).collect();
    for _ in 0..2 {
        let at = hang(&mut topology, slot(Generation::Gen2, LinkWidth::X2), Some(uplink));
        loads.push(Load { at, demand: express });
    }
    // The SATA controller is one of three ports below the uplink.
    let third = 1679.830 / 3.0;
    let expected = [third / 4.0, third / 4.0, third / 4.0, third / 4.0, third, third];
    assert_each(&read_rates(&topology, &loads, &traffic, Rung::LinkCeiling), &expected, TOLERANCE);
    assert_each(&read_rates(&topology, &loads[4..], &traffic, Rung::Typical), &[770.0; 2], TOLERANCE);

    let mut topology = Topology::default();
    let uplink = hang(&mut topology, Segment::Uplink(Uplink::Dmi2.link()), None);
    let chipset_sata = hang(&mut topology, CONTROLLER, Some(uplink));
    let asmedia = Segment::Controller(Measured { to_host: Some(400), to_device: Some(400) });
    let asmedia = hang(&mut topology, asmedia, Some(uplink));
    let loads: Vec<Load> = [chipset_sata; 6]
        .into_iter()
        .chain([asmedia; 2])
        .map(|above| Load { at: hang(&mut topology, SATA600, Some(above)), demand: ssd })
        .collect();
    let shares = topology.shares(&loads, &traffic, Rung::LinkCeiling).to_host;
    let sixth = (1679.830 - 400.0) / 6.0;
    assert_each(&shares.rates, &[sixth, sixth, sixth, sixth, sixth, sixth, 200.0, 200.0], TOLERANCE);
    assert_eq!(shares.held_by[0], Some(uplink.index()));
    assert_eq!(shares.held_by[7], Some(asmedia.index()));
    // Measured: a drive on the ASMedia chip is 25 to 27 % slower than on the chipset.
    let [on_chipset, on_asmedia] = [0, 7].map(|at| read_rates(&topology, &loads[at..=at], &traffic, Rung::Typical)[0]);
    assert!((0.25..0.285).contains(&(1.0 - on_asmedia / on_chipset)), "{on_asmedia} against {on_chipset}");
}

/// Tweakers, Core Ultra 200: 12.4 instead of 14.2 GB/s when read, nothing lost when written.
#[test]
fn a_measured_way_inside_the_processor_is_a_term_of_its_own() {
    let traffic = Traffic { mps: Some(PacketSize::B512), ..Traffic::default() };
    let x4 = slot(Generation::Gen5, LinkWidth::X4);
    let mut topology = Topology::default();
    let tile = Segment::Cpu(Measured { to_host: Some(12_400), to_device: None });
    let tile = hang(&mut topology, tile, None);
    let loads =
        [Some(tile), None].map(|above| Load { at: hang(&mut topology, x4, above), demand: rates(14_200.0, 13_200.0) });
    let shares = topology.shares(&loads, &traffic, Rung::LinkCeiling);
    assert_each(&shares.to_host.rates, &[12_400.0, 14_200.0], TOLERANCE);
    assert_eq!(shares.to_host.held_by, [Some(tile.index()), None]);
    assert_each(&shares.to_device.rates, &[13_200.0; 2], TOLERANCE);
}

#[test]
fn a_segment_hangs_below_one_that_is_nearer_to_the_processor() {
    let mut topology = Topology::default();
    let uplink = hang(&mut topology, Segment::Uplink(Uplink::Amd4.link()), None);
    let x4 = slot(Generation::Gen4, LinkWidth::X4);
    let in_slot = hang(&mut topology, x4, Some(uplink));
    let on_card = hang(&mut topology, Segment::Switch(link(Generation::Gen4, LinkWidth::X4)), Some(in_slot));
    assert_eq!(topology.hang(Segment::Uplink(Uplink::Amd4.link()), Some(uplink)), Err(Misplaced::WrongOrder));
    assert_eq!(topology.hang(Segment::Uplink(Uplink::Amd4.link()), Some(in_slot)), Err(Misplaced::WrongOrder));
    let drive = hang(&mut topology, SATA600, Some(on_card));
    assert_eq!(topology.hang(SATA600, Some(drive)), Err(Misplaced::WrongOrder));
    assert_eq!(topology.hang(x4, Some(drive)), Err(Misplaced::WrongOrder));
    let mut other = Topology::default();
    assert_eq!(other.hang(SATA600, Some(drive)), Err(Misplaced::NoSuchSpot));
    assert_eq!(other.path(drive).count(), 0);
    assert_eq!(other.segment(drive), None);
    for _ in 0..Topology::MAX_SEGMENTS {
        hang(&mut other, x4, None);
    }
    assert_eq!(other.hang(x4, None), Err(Misplaced::Full));
}

#[test]
fn uplinks_carry_what_their_makers_say() {
    // MB/s after the line code, as the makers' figures are.
    let figures = [
        (Uplink::Dmi1, 1000.0),
        (Uplink::Dmi2, 2000.0),
        (Uplink::Dmi3, 3938.46),
        (Uplink::Dmi3X8, 7876.92),
        (Uplink::Dmi4, 7876.92),
        (Uplink::Dmi4X8, 15_753.85),
        (Uplink::ALink3, 2000.0),
        (Uplink::Umi, 2000.0),
        (Uplink::Amd3, 3938.46),
        (Uplink::Amd4, 7876.92),
        (Uplink::Amd4X8, 15_753.85),
    ];
    assert_eq!(figures.map(|(uplink, _)| uplink), Uplink::ALL);
    for (uplink, mb_s) in figures {
        assert_close(uplink.link().after_line_code().mb_s(), mb_s, TOLERANCE, uplink.name());
        assert!(uplink.source().len() > 10, "{}", uplink.name());
    }
}
