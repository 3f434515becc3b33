//! How what a segment typically carries comes to be divided until one device has its part.

use crate::order;
use crate::path::{Load, Place, Segment, Spot, Topology};
use crate::shares::Shares;
use crate::units::Throughput;

/// How a device's part of a full segment came about, from the segment down to the device.
#[derive(Clone, Debug, PartialEq)]
pub struct Division {
    /// The segment that is full at what is typical, among the stops of the route.
    pub stop: usize,
    /// The most it lets through, in the direction that decides.
    pub ceiling: Throughput,
    /// What it typically lets through.
    pub typical: Throughput,
    /// Each place where that is divided.
    pub cuts: Vec<Cut>,
}

/// A place where several share what has come so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cut {
    /// The segment, among the stops of the route; `None` for the chipset's own SATA controller.
    pub stop: Option<usize>,
    /// What those get together who want less than an even part.
    pub others: Throughput,
    /// How many divide the rest evenly, the way to this device among them.
    pub parts: u8,
}

/// Loads as they hang on segments.
#[derive(Clone, Copy)]
pub struct Hung<'a> {
    pub topology: &'a Topology,
    pub loads: &'a [Load],
}

impl Hung<'_> {
    /// How a load's share came about; the stops are the segments of its way that its route tells of.
    ///
    /// `None` for a load that nothing holds back.
    pub fn division(
        &self,
        stops: &[Spot],
        load: usize,
        shares: &Shares,
        [ceiling, typical]: [&dyn Fn(usize) -> Option<Throughput>; 2],
    ) -> Option<Division> {
        let full = shares.held_by.get(load).copied().flatten()?;
        let stop_of = |at: usize| stops.iter().position(|stop| stop.index() == at);
        let mut way: Vec<usize> = self.topology.path(self.loads.get(load)?.at).map(|(spot, _)| spot.index()).collect();
        way.truncate(way.iter().position(|at| *at == full)? + 1);
        way.reverse();
        let own = *shares.rates.get(load)?;
        let mut cuts = Vec::new();
        for (depth, at) in way.iter().enumerate() {
            let gets = way.get(depth + 1).map_or(Some(own), |below| shares.loads.get(*below).copied())?;
            let (even, less): (Vec<f64>, Vec<f64>) =
                self.below(*at, shares).into_iter().partition(|rate| *rate >= gets * (1.0 - ROUNDING));
            let cut = Cut {
                stop: stop_of(*at),
                others: Throughput::from_mb_s(less.iter().sum()),
                parts: u8::try_from(even.len()).unwrap_or(u8::MAX),
            };
            if cut.parts > 1 || cut.others.mb_s() > 0.0 {
                cuts.push(cut);
            }
        }
        Some(Division { stop: stop_of(full)?, ceiling: ceiling(full)?, typical: typical(full)?, cuts })
    }

    /// What goes through each segment and each load that hangs right below a segment.
    fn below(&self, at: usize, shares: &Shares) -> Vec<f64> {
        let ports = self.topology.spots().filter(|(_, above)| above.is_some_and(|above| above.index() == at));
        let ports = ports.filter_map(|(spot, _)| shares.loads.get(spot.index()).copied());
        let loads = self.loads.iter().zip(&shares.rates).filter(|(load, _)| load.at.index() == at);
        ports.chain(loads.map(|(_, rate)| *rate)).filter(|rate| *rate > 0.0).collect()
    }

    /// How many segments with loads hang right below one, and of the one that leads to a load, how many
    /// loads are behind it.
    pub fn ways(&self, full: usize, load: usize) -> Option<(u8, Behind)> {
        let way = |load: &Load| {
            let way: Vec<(Spot, Segment)> = self.topology.path(load.at).collect();
            let at = way.iter().position(|(spot, _)| spot.index() == full)?;
            way.get(at.checked_sub(1)?).copied()
        };
        let (own, segment) = way(self.loads.get(load)?)?;
        let mut ways: Vec<Spot> = self.loads.iter().filter_map(way).map(|(spot, _)| spot).collect();
        let behind = ways.iter().filter(|spot| **spot == own).count();
        order::sort(&mut ways, |one, two| one < two);
        ways.dedup();
        let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        Some((count(ways.len()), Behind { place: segment.place(), flows: count(behind) }))
    }
}

/// What a device hangs on that counts once where a segment is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Behind {
    /// What it is.
    pub place: Place,
    /// How many flows come through it.
    pub flows: u8,
}

/// Parts that differ by less are even.
const ROUNDING: f64 = 1e-9;
