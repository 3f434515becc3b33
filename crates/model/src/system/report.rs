//! What the path of a port comes to.

use super::{Behind, Division, LaneUse, System};
use crate::facts::boards::Place as Hangs;
use crate::generation::Generation;
use crate::interface::Interface;
use crate::link::LinkWidth;
use crate::path::{Place, Segment};
use crate::report::{LimitedBy, Report, ScenarioReport};
use crate::units::Throughput;

/// Something on the way that holds a device back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// What it is.
    pub place: Place,
    /// How many flows go through it, its own among them.
    pub flows: u8,
    /// What lies between it and the device and counts once there, where that leaves the device less than
    /// an even part.
    pub behind: Option<Behind>,
    /// Whether the device is one for SATA.
    pub is_sata: bool,
}

impl Held {
    /// Whether others share it.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.flows > 1
    }
}

/// Why a port offers less than it could.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The processor, or the chipset, has no link for a drive there: the socket is dead.
    NoDriveLink,
    /// Neither processor nor north bridge have lanes for slots.
    NoSlotLanes,
    /// There is no chipset that such a port could hang on.
    NoChipset,
    /// The chipset's ports are no wider.
    NarrowPorts(LinkWidth),
    /// They have fewer lanes.
    FewerLanes(LinkWidth),
    /// Processor, board or chipset end at an older generation.
    OlderGeneration(Generation),
    /// The processor has no SATA.
    NoSata,
    /// The chipset's SATA ends at 3 Gb/s.
    OlderSata,
    /// The chipset's ports with 6 Gb/s are all in use.
    NoFastSataLeft,
    /// The lanes cannot be divided so.
    NoSuchSplit,
    /// Another scenario's device is in this very port.
    Occupied {
        /// That scenario, counted from 0.
        by: u8,
    },
    /// What is plugged in elsewhere takes its lanes.
    Taken {
        /// The scenario that takes them, counted from 0.
        by: u8,
    },
    /// One of the reader's rules takes its lanes.
    Rule,
    /// All lanes of that kind are in use.
    NoLanesLeft,
    /// All SATA ports of the chipset are in use.
    NoSataLeft,
}

/// One segment of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// What it is.
    pub segment: Segment,
    /// Its number among all segments of the report: what two scenarios share has one number in both.
    pub number: usize,
    /// The most it lets through in the direction that is looked at; `None` where nothing is known to limit it.
    pub ceiling: Option<Throughput>,
    /// What goes through it, of all devices.
    pub load: Throughput,
    /// How many flows go through it.
    pub flows: u8,
}

/// A port's path to the processor.
#[derive(Clone, Debug, PartialEq)]
pub struct Route {
    /// The system it is on.
    pub system: System,
    /// What the port offers there, which may be less than what was written.
    pub offered: Interface,
    /// Why it is less.
    pub cause: Option<Cause>,
    /// Where on the system it hangs.
    pub place: Hangs,
    /// From the connector to the processor; empty where nothing is connected.
    pub stops: Vec<Stop>,
    /// Which of the stops holds the device back.
    pub held_by: Option<usize>,
    /// How what it delivers then came about.
    pub division: Option<Division>,
}

impl Route {
    /// The stop that holds the device back.
    #[must_use]
    pub fn guilty(&self) -> Option<&Stop> {
        self.stops.get(self.held_by?)
    }
}

impl Report {
    /// The scenarios that a segment serves, with their places.
    pub fn served_by(&self, number: usize) -> impl Iterator<Item = (usize, &ScenarioReport)> {
        let is_served = move |row: &ScenarioReport| {
            row.route.get().is_some_and(|route| route.stops.iter().any(|stop| stop.number == number))
        };
        self.scenarios.iter().enumerate().filter(move |(_, row)| is_served(row))
    }

    /// What a segment is to be expected to carry when all devices it serves are busy: what they are
    /// delivered, which is less than [`Stop::load`] by what is typical.
    #[must_use]
    pub fn carried(&self, number: usize) -> Throughput {
        let moved = self.served_by(number).map(|(_, row)| row.moved().mb_s());
        Throughput::from_mb_s(moved.sum())
    }
}

impl ScenarioReport {
    /// What all that is plugged in moves together; nothing where nothing is or its rate is not known.
    #[must_use]
    pub fn moved(&self) -> Throughput {
        let rate = self.ladder.filter(|_| self.scenario.device.is_some()).map(|ladder| ladder.lowest());
        rate.map_or(Throughput::from_mb_s(0.0), |rate| rate.scaled(f64::from(self.connection.links)))
    }

    /// Which stop of its route holds the device back: one that it shares or that is narrower than its
    /// own link, the controller that it hangs on, or the link of the port where that is the slower end.
    #[must_use]
    pub fn guilty_stop(&self) -> Option<usize> {
        let route = self.route.get()?;
        let guilty = match (self.limited_by?, route.place) {
            (LimitedBy::Path(_), _) => route.held_by?,
            (LimitedBy::PortLink, _) if self.scenario.device.is_some() => 0,
            (LimitedBy::Controller, Hangs::Controller { .. }) => 1,
            _ => return None,
        };
        (guilty < route.stops.len()).then_some(guilty)
    }
}

/// What is said of the comparison's system as a whole.
#[derive(Clone, Debug, PartialEq)]
pub struct SystemReport {
    /// The system.
    pub system: System,
    /// Its lanes and ports, and how many of them the scenarios use at once.
    pub lanes: Vec<LaneUse>,
}
