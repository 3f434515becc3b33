//! Lanes of processors as boards divide them, and what holds for any division.

use lanefit_model::lanes::{LaneGroup, PortLanes, Served, grant};
use lanefit_model::path::{PerDirection, Segment};
use lanefit_model::{Carrier, Generation, LinkCapability, LinkWidth, Rung, Split, SplitSet, Traffic, Word};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::support::assert_close;

const fn port(first: u8, wired: u8, wanted: u8) -> PortLanes {
    PortLanes { first, wired, wanted }
}

fn x16(splits: &[Split]) -> LaneGroup {
    LaneGroup { lanes: 16, splits: splits.iter().fold(SplitSet::WHOLE, |set, split| set.with(*split)) }
}

/// Tweakers' reference board: its M.2 socket for 5.0 takes lanes of the graphics slot.
#[test]
fn a_graphics_card_falls_to_eight_lanes_when_a_drive_takes_some() {
    let group = x16(&[Split::X8X8]);
    let graphics = port(0, 16, 16);
    assert_eq!(group.divide(&[graphics, port(8, 4, 0)]).served, [Served::Full(16), Served::Empty]);
    let division = group.divide(&[graphics, port(8, 4, 4)]);
    assert_eq!(division.split, Split::X8X8);
    assert_eq!(division.served, [Served::Narrowed(8), Served::Full(4)]);
    assert_eq!(division.left, 4, "wired to nothing");
    // A card with eight lanes loses nothing.
    assert_eq!(group.divide(&[port(0, 16, 8), port(8, 4, 4)]).served, [Served::Full(8), Served::Full(4)]);
    let ceiling = |width| {
        let link = LinkCapability::new(Generation::Gen5, width);
        let PerDirection { to_host, .. } =
            Segment::Slot(Carrier::Pcie(link)).capacity(&Traffic::default(), Rung::LinkCeiling);
        to_host.mb_s()
    };
    assert_close(ceiling(LinkWidth::X16), 57_460.43, 0.01, "5.0 x16, golden row");
    assert_close(ceiling(LinkWidth::X8), 28_730.21, 0.01, "5.0 x8, golden row");
}

#[test]
fn a_board_that_does_not_divide_switches_the_second_slot_off() {
    let division = x16(&[]).divide(&[port(0, 16, 16), port(8, 8, 8)]);
    assert_eq!(division.split, Split::Whole);
    assert_eq!(division.served, [Served::Full(16), Served::Off]);
    assert_eq!(division.left, 0);
}

/// Z87, Z97 and Z890: x16, x8 and x8, or x8, x4 and x4.
#[test]
fn three_slots_get_eight_four_and_four() {
    let group = x16(&[Split::X8X8, Split::X8X4X4]);
    let ports = [port(0, 16, 16), port(8, 8, 8), port(12, 4, 4)];
    let division = group.divide(&ports);
    assert_eq!(division.split, Split::X8X4X4);
    assert_eq!(division.served, [Served::Narrowed(8), Served::Narrowed(4), Served::Full(4)]);
    assert_eq!(division.left, 0);
    // Without the third, the second keeps its eight.
    let division = group.divide(&ports[..2]);
    assert_eq!(division.served, [Served::Narrowed(8), Served::Full(8)]);
}

/// A Ryzen 3400G in a board with two slots of its processor: eight lanes, the second slot is dead.
#[test]
fn an_apu_has_no_lanes_for_the_second_slot() {
    let group = LaneGroup { lanes: 8, splits: SplitSet::WHOLE.with(Split::X8X8) };
    let division = group.divide(&[port(0, 16, 16), port(8, 8, 8)]);
    assert_eq!(division.served, [Served::Narrowed(8), Served::Off]);
    assert_eq!(division.split, Split::Whole, "a split of sixteen lanes is none of eight");
}

/// X99-PRO: the fourth slot and the M.2 socket are wired to the same lanes.
#[test]
fn of_two_ports_on_the_same_lanes_the_earlier_in_the_list_gets_them() {
    let group = LaneGroup { lanes: 8, splits: SplitSet::WHOLE };
    assert_eq!(group.divide(&[port(0, 4, 4), port(0, 8, 8)]).served, [Served::Full(4), Served::Off]);
    assert_eq!(group.divide(&[port(0, 4, 0), port(0, 8, 8)]).served, [Served::Empty, Served::Full(8)]);
}

fn any_group() -> impl Strategy<Value = LaneGroup> {
    (any::<u8>(), vec(prop::sample::select(Split::VALUES), 0..6)).prop_map(|(lanes, splits)| LaneGroup {
        // Sixteen lanes and fewer come most.
        lanes: if lanes < 32 { lanes } else { [4, 8, 16][usize::from(lanes) % 3] },
        ..x16(&splits)
    })
}

fn any_ports() -> impl Strategy<Value = Vec<PortLanes>> {
    let lane = prop_oneof![prop::sample::select(&[0u8, 1, 2, 4, 8, 12, 16][..]), any::<u8>()];
    vec((lane.clone(), lane.clone(), lane), 0..6)
        .prop_map(|ports| ports.into_iter().map(|(first, wired, wanted)| port(first, wired, wanted)).collect())
}

fn given(served: &[Served]) -> u32 {
    served.iter().map(|served| u32::from(served.lanes())).sum()
}

proptest! {
    #[test]
    fn no_lane_is_given_twice(group in any_group(), ports in any_ports()) {
        let division = group.divide(&ports);
        prop_assert_eq!(given(&division.served) + u32::from(division.left), u32::from(group.lanes));
        for (port, served) in ports.iter().zip(&division.served) {
            prop_assert!(served.lanes() <= port.wanted.min(port.wired));
            prop_assert_eq!(*served == Served::Empty, port.wanted.min(port.wired) == 0);
            prop_assert!(served.lanes() == 0 || served.lanes().is_power_of_two());
            prop_assert!(served.lanes() == 0 || port.first < group.lanes);
        }
        prop_assert!(group.splits.has(division.split));
    }

    #[test]
    fn another_way_to_divide_never_serves_fewer(group in any_group(), ports in any_ports(), split in prop::sample::select(Split::VALUES)) {
        let served = |group: LaneGroup| {
            group.divide(&ports).served.iter().filter(|served| served.lanes() > 0).count()
        };
        let more = LaneGroup { splits: group.splits.with(split), ..group };
        prop_assert!(served(more) >= served(group));
    }

    #[test]
    fn lanes_are_handed_out_up_to_the_last_that_somebody_can_use(lanes in any::<u8>(), wanted in vec(0u8..40, 0..9)) {
        let (served, left) = grant(lanes, &wanted);
        prop_assert_eq!(given(&served) + u32::from(left), u32::from(lanes));
        for (served, wanted) in served.iter().zip(&wanted) {
            prop_assert!(served.lanes() <= *wanted);
            match served {
                Served::Narrowed(lanes) => prop_assert!(*lanes > left, "it could have doubled"),
                Served::Off => prop_assert_eq!(left, 0),
                Served::Empty => prop_assert_eq!(*wanted, 0),
                Served::Full(lanes) => prop_assert!(u32::from(*lanes) * 2 > u32::from(*wanted).min(31)),
            }
        }
    }

    /// Nobody has more than a neighbour who could use as much.
    #[test]
    fn lanes_are_handed_out_evenly(lanes in any::<u8>(), wanted in vec(1u8..17, 0..9)) {
        let (served, _) = grant(lanes, &wanted);
        for one in &served {
            for other in &served {
                if matches!(other, Served::Narrowed(_)) {
                    prop_assert!(one.lanes() <= other.lanes() * 2);
                }
            }
        }
    }
}
