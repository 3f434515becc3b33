//! Segments that hang below each other, and what those who share them get.

use crate::comparison::Scenario;
use crate::evaluate::evaluate_scenario;
use crate::path::segment::{PerDirection, Segment};
use crate::report::{Rung, ScenarioReport};
use crate::shares::{Flow, Port, Shares, fair_shares};
use crate::traffic::{Direction, Traffic};
use crate::units::Throughput;

/// Names a segment of one topology. In another it names another segment, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot(u8);

impl Spot {
    /// Its place in the lists of [`Shares`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Why a segment cannot hang there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// The segment above is not one of this topology.
    NoSuchSpot,
    /// The segment above is nearer to the device than the one that is to hang below it, or there can
    /// be one such segment alone.
    WrongOrder,
    /// The topology has [`Topology::MAX_SEGMENTS`].
    Full,
}

/// What keeps data moving: a device, and what it would move by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Load {
    /// The segment nearest to the device.
    pub at: Spot,
    /// What it would move in each direction; see [`demand`].
    pub demand: PerDirection<Throughput>,
}

/// Segments, each below another or at the processor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Topology {
    segments: Vec<(Segment, Option<Spot>)>,
}

impl Topology {
    /// The most segments of a topology.
    pub const MAX_SEGMENTS: usize = 255;

    /// Hangs a segment below another, or at the processor.
    ///
    /// # Errors
    /// When the one above is not of this topology or cannot be above such a segment, or when the
    /// topology is full.
    pub fn hang(&mut self, segment: Segment, above: Option<Spot>) -> Result<Spot, Misplaced> {
        if let Some(above) = above {
            let above = self.segment(above).ok_or(Misplaced::NoSuchSpot)?;
            if !above.place().can_follow(segment.place()) {
                return Err(Misplaced::WrongOrder);
            }
        }
        if self.segments.len() >= Self::MAX_SEGMENTS {
            return Err(Misplaced::Full);
        }
        let spot = u8::try_from(self.segments.len()).map(Spot).map_err(|_| Misplaced::Full)?;
        self.segments.push((segment, above));
        Ok(spot)
    }

    /// The segment of that name.
    #[must_use]
    pub fn segment(&self, spot: Spot) -> Option<Segment> {
        self.segments.get(spot.index()).map(|(segment, _)| *segment)
    }

    /// Every segment with the one that it hangs below.
    pub(crate) fn spots(&self) -> impl Iterator<Item = (Spot, Option<Spot>)> {
        let spot = |at: usize| u8::try_from(at).ok().map(Spot);
        self.segments.iter().enumerate().filter_map(move |(at, (_, above))| Some((spot(at)?, *above)))
    }

    /// The segments from there to the processor, in that order; none for a spot of another topology.
    pub fn path(&self, from: Spot) -> impl Iterator<Item = (Spot, Segment)> {
        let mut next = Some(from);
        core::iter::from_fn(move || {
            let spot = next?;
            let (segment, above) = *self.segments.get(spot.index())?;
            next = above;
            Some((spot, segment))
        })
    }

    /// The most that one segment lets through, as [`Segment::capacity`] has it.
    #[must_use]
    pub fn capacity(&self, spot: Spot, traffic: &Traffic, rung: Rung) -> Option<PerDirection<Throughput>> {
        Some(self.segment(spot)?.capacity(traffic, rung))
    }

    /// What each load gets of the segments it shares, each direction by itself.
    ///
    /// The places in [`Shares::held_by`] and [`Shares::loads`] are those of [`Spot::index`].
    ///
    /// [`Rung::LinkCeiling`] tells who is held back by what: a device alone is then never held back
    /// by a segment as wide as its own link, provided the traffic has the payload that its rating
    /// was reckoned with ([`crate::ScenarioReport::settings`]). [`Rung::Typical`] tells what several
    /// together are to be expected to get.
    #[must_use]
    pub fn shares(&self, loads: &[Load], traffic: &Traffic, rung: Rung) -> PerDirection<Shares> {
        self.shares_of(loads, &self.capacities(|_, segment| segment.capacity(traffic, rung)))
    }

    /// What is told of each segment, in the order of [`Spot::index`].
    pub(crate) fn capacities(
        &self,
        capacity: impl Fn(usize, &Segment) -> PerDirection<Throughput>,
    ) -> Vec<PerDirection<Throughput>> {
        self.segments.iter().enumerate().map(|(at, (segment, _))| capacity(at, segment)).collect()
    }

    /// What each load gets, with capacities as they are told.
    pub(crate) fn shares_of(&self, loads: &[Load], capacities: &[PerDirection<Throughput>]) -> PerDirection<Shares> {
        let one_way = |way: fn(&PerDirection<Throughput>) -> Throughput| {
            let ports: Vec<Port> = self
                .segments
                .iter()
                .zip(capacities)
                .map(|((_, above), most)| Port { above: above.map(Spot::index), capacity: way(most).mb_s() })
                .collect();
            let flows: Vec<Flow> =
                loads.iter().map(|load| Flow { at: load.at.index(), demand: way(&load.demand).mb_s() }).collect();
            fair_shares(&ports, &flows)
        };
        PerDirection { to_host: one_way(|both| both.to_host), to_device: one_way(|both| both.to_device) }
    }
}

/// What a scenario's device would move if nothing were shared: the least of its rating and what is
/// typical of the link it has settled on, in the directions in which data flows; 0 in the others, and
/// where it is refused.
#[must_use]
pub fn demand(scenario: &Scenario, traffic: &Traffic) -> PerDirection<Throughput> {
    demand_of(&evaluate_scenario(scenario, traffic), traffic)
}

/// The same of a scenario that has been evaluated.
pub(crate) fn demand_of(report: &ScenarioReport, traffic: &Traffic) -> PerDirection<Throughput> {
    let none = Throughput::from_mb_s(0.0);
    let rate = report.ladder.map_or(none, |ladder| ladder.lowest());
    PerDirection {
        to_host: if traffic.direction == Direction::ToDevice { none } else { rate },
        to_device: if traffic.direction == Direction::ToHost { none } else { rate },
    }
}
