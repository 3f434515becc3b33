//! What holds for any topology of segments.

use lanefit_model::facts::uplinks::Uplink;
use lanefit_model::path::{Load, Measured, PerDirection, Segment, Spot, Topology, demand};
use lanefit_model::{
    Carrier, Direction, Form, Interface, LegacyBus, Rung, SataGeneration, Scenario, Throughput, Traffic, Wire, Word,
    evaluate_scenario,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::support::every::listed_devices;
use crate::support::strategy::{comparison, link};

fn carrier() -> impl Strategy<Value = Carrier> {
    prop_oneof![
        link().prop_map(Carrier::Pcie),
        (select(&SataGeneration::ALL[..]), 1u8..3).prop_map(|(generation, ports)| Carrier::Sata { generation, ports }),
        select(Wire::VALUES).prop_map(Carrier::Usb),
        select(Wire::VALUES).prop_map(Carrier::NotModelled),
        select(LegacyBus::PCI.to_vec()).prop_map(Carrier::Legacy),
    ]
}

fn measured() -> impl Strategy<Value = Measured> {
    (any::<Option<u16>>(), any::<Option<u16>>()).prop_map(|(to_host, to_device)| Measured { to_host, to_device })
}

fn segment() -> impl Strategy<Value = Segment> {
    prop_oneof![
        carrier().prop_map(Segment::DeviceLink),
        measured().prop_map(Segment::Controller),
        link().prop_map(Segment::Switch),
        carrier().prop_map(Segment::Slot),
        link().prop_map(Segment::ChipsetLink),
        select(Uplink::ALL).prop_map(|uplink| Segment::Uplink(uplink.link())),
        measured().prop_map(Segment::Cpu),
    ]
}

/// A topology of whatever can hang where it is told, its spots, and demands at some of them.
fn topology() -> impl Strategy<Value = (Topology, Vec<Spot>, Vec<Load>)> {
    let segments = vec((segment(), any::<Option<Index>>()), 1..12);
    let demands = vec((any::<Index>(), 0.0..40_000.0, 0.0..40_000.0), 0..9);
    (segments, demands).prop_map(|(segments, demands)| {
        let mut topology = Topology::default();
        let mut spots: Vec<Spot> = Vec::new();
        for (segment, above) in segments {
            let above = above.filter(|_| !spots.is_empty()).map(|above| *above.get(&spots));
            let spot = topology.hang(segment, above).or_else(|_| topology.hang(segment, None));
            spots.push(spot.unwrap());
        }
        let loads = demands
            .into_iter()
            .map(|(at, to_host, to_device)| Load { at: *at.get(&spots), demand: rates(to_host, to_device) })
            .collect();
        (topology, spots, loads)
    })
}

fn rates(to_host: f64, to_device: f64) -> PerDirection<Throughput> {
    PerDirection { to_host: Throughput::from_mb_s(to_host), to_device: Throughput::from_mb_s(to_device) }
}

proptest! {
    #[test]
    fn directions_are_independent(
        (topology, _, loads) in topology(), traffic in comparison(), other in 0.0..40_000.0,
    ) {
        let traffic = traffic.traffic;
        let before = topology.shares(&loads, &traffic, Rung::Typical);
        let changed = |change: fn(&mut PerDirection<Throughput>, f64)| {
            let mut loads = loads.clone();
            loads.iter_mut().for_each(|load| change(&mut load.demand, other));
            topology.shares(&loads, &traffic, Rung::Typical)
        };
        let written = changed(|demand, other| demand.to_device = Throughput::from_mb_s(other));
        prop_assert_eq!(&written.to_host, &before.to_host);
        let read = changed(|demand, other| demand.to_host = Throughput::from_mb_s(other));
        prop_assert_eq!(&read.to_device, &before.to_device);
    }

    #[test]
    fn paths_lead_up_and_carry_at_most_their_capacity((topology, spots, loads) in topology(), traffic in comparison()) {
        let traffic = traffic.traffic;
        let shares = topology.shares(&loads, &traffic, Rung::LinkCeiling);
        for spot in spots {
            let path: Vec<_> = topology.path(spot).collect();
            prop_assert_eq!(path[0].0, spot);
            prop_assert!(path.windows(2).all(|pair| pair[1].1.place().can_follow(pair[0].1.place())));
            let most = topology.capacity(spot, &traffic, Rung::LinkCeiling).unwrap();
            for (most, shares) in [(most.to_host, &shares.to_host), (most.to_device, &shares.to_device)] {
                prop_assert!(most.mb_s() >= 0.0 && most.mb_s().is_finite());
                prop_assert!(shares.loads[spot.index()] <= most.mb_s() * (1.0 + 1e-9));
            }
        }
    }

    #[test]
    fn every_scenario_has_a_demand_in_the_directions_of_its_data(comparison in comparison()) {
        for scenario in comparison.scenarios() {
            let want = demand(scenario, &comparison.traffic);
            let delivered = evaluate_scenario(scenario, &comparison.traffic).ladder.map_or(0.0, |ladder| ladder.lowest().mb_s());
            prop_assert!(delivered >= 0.0 && delivered.is_finite());
            let direction = comparison.traffic.direction;
            let expected = match direction {
                Direction::ToHost => rates(delivered, 0.0),
                Direction::ToDevice => rates(0.0, delivered),
                Direction::Both => rates(delivered, delivered),
            };
            prop_assert_eq!(want, expected);
        }
    }
}

/// Alone, a device gets the lesser of what it wants and what the narrowest segment lets through; and
/// where all are as wide as its own link, with the payload that its rating was reckoned with, it gets
/// all.
#[test]
fn every_device_alone_is_held_back_by_a_narrower_segment_only() {
    let (mut held, mut free) = (0, 0);
    for (device, direction) in listed_devices()
        .into_iter()
        .flat_map(|device| Direction::VALUES.iter().map(move |direction| (device, *direction)))
    {
        let Some(link) = device.profile().links[0] else { continue };
        let port = Interface::pcie(Form::Pcie, link.generation, link.width);
        let scenario = Scenario { device: Some(device), ..Scenario::bare(port) };
        let traffic = Traffic { direction, ..Traffic::default() };
        let traffic = Traffic { mps: Some(evaluate_scenario(&scenario, &traffic).settings.mps), ..traffic };
        let want = demand(&scenario, &traffic);
        for uplink in Uplink::ALL {
            let mut topology = Topology::default();
            let above = topology.hang(Segment::Uplink(uplink.link()), None).unwrap();
            let at = topology.hang(Segment::Slot(Carrier::Pcie(link)), Some(above)).unwrap();
            let shares = topology.shares(&[Load { at, demand: want }], &traffic, Rung::LinkCeiling);
            let as_wide = uplink.link().after_line_code() >= link.after_line_code();
            let capacities: Vec<_> =
                topology.path(at).map(|(_, segment)| segment.capacity(&traffic, Rung::LinkCeiling)).collect();
            let to_host =
                (want.to_host, shares.to_host, capacities.iter().map(|most| most.to_host).collect::<Vec<_>>());
            let to_device = (want.to_device, shares.to_device, capacities.iter().map(|most| most.to_device).collect());
            for (want, shares, capacities) in [to_host, to_device] {
                let least = capacities.into_iter().fold(want, Throughput::min);
                assert_eq!(shares.rates, [least.mb_s()]);
                assert!(shares.held_by[0].is_none_or(|by| !as_wide && by == above.index()), "{device:?} {uplink:?}");
                held += usize::from(shares.held_by[0].is_some());
                free += usize::from(as_wide && want.mb_s() > 0.0);
            }
        }
    }
    assert!(held > 500 && free > 500, "{held} held, {free} free");
}
