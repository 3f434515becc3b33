//! Lanes: how a processor's are divided among the ports that they are wired to, and what is left.
//!
//! A [`LaneGroup`] is a set of lanes that the host divides in a few fixed ways. Ports are wired to it
//! from some lane on, so a way of dividing serves a port if one of its parts starts there: with two
//! halves, a slot from lane 0 on falls to eight lanes and an M.2 socket from lane 8 on lives. Where
//! lanes can be handed out one by one, as in a chipset, [`grant`] divides them.
//!
//! A link has 1, 2, 4, 8 or 16 lanes, so that is what ports get.
//!
//! ```
//! use lanefit_model::{Split, SplitSet};
//! use lanefit_model::lanes::{LaneGroup, PortLanes, Served};
//!
//! let slots = LaneGroup { lanes: 16, splits: SplitSet::HALVES };
//! let graphics = PortLanes { first: 0, wired: 16, wanted: 16 };
//! let drive = PortLanes { first: 8, wired: 4, wanted: 4 };
//! let division = slots.divide(&[graphics, drive]);
//! assert_eq!(division.split, Split::X8X8);
//! assert_eq!(division.served, [Served::Narrowed(8), Served::Full(4)]);
//! assert_eq!(division.left, 4);
//! ```

use crate::wire::{Split, SplitSet};
use crate::word::Word;

/// Lanes that a host divides in fixed ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneGroup {
    /// How many there are.
    pub lanes: u8,
    /// The ways to divide them. A way that has another sum is not taken.
    pub splits: SplitSet,
}

/// A port that something is plugged into, and the lanes it is wired to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortLanes {
    /// The first of its lanes, counted from 0 within the group.
    pub first: u8,
    /// How many lanes are wired to it.
    pub wired: u8,
    /// How many the device in it can use; 0 when it is empty.
    pub wanted: u8,
}

/// What comes of a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// It is empty.
    Empty,
    /// It gets the lanes that device and wiring allow.
    Full(u8),
    /// It gets fewer than that; eight instead of sixteen is the usual case.
    Narrowed(u8),
    /// It gets none: it is switched off.
    Off,
}

impl Served {
    /// How many lanes it gets.
    #[must_use]
    pub const fn lanes(self) -> u8 {
        match self {
            Self::Empty | Self::Off => 0,
            Self::Full(lanes) | Self::Narrowed(lanes) => lanes,
        }
    }

    /// What becomes of a port that could use `wanted` lanes and gets `lanes`.
    #[must_use]
    pub const fn of(wanted: u8, lanes: u8) -> Self {
        match (link_width(wanted), lanes) {
            (0, _) => Self::Empty,
            (_, 0) => Self::Off,
            (wanted, lanes) if lanes < wanted => Self::Narrowed(lanes),
            _ => Self::Full(lanes),
        }
    }
}

/// How a group of lanes is divided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    /// The way that was taken.
    pub split: Split,
    /// What comes of each port, in the order of the ports.
    pub served: Vec<Served>,
    /// Lanes that carry nothing. Not all of them are free: no port may be wired to them.
    pub left: u8,
}

impl LaneGroup {
    /// Divides the lanes among ports in the way that serves most of them; among these the one that
    /// gives most lanes; among these the one with fewest parts.
    ///
    /// Of two ports on the same first lane the earlier in the list gets it and the other is switched
    /// off. Total: ports outside the group are switched off.
    #[must_use]
    pub fn divide(&self, ports: &[PortLanes]) -> Division {
        let mut best = self.divided_as(Split::Whole, ports);
        let rank = |division: &Division| {
            let served = division.served.iter().filter(|served| served.lanes() > 0).count();
            (served, u8::MAX - division.left)
        };
        for split in Split::VALUES.iter().copied() {
            if self.splits.has(split) && split.lanes() == u32::from(self.lanes) {
                let other = self.divided_as(split, ports);
                if rank(&other) > rank(&best) {
                    best = other;
                }
            }
        }
        best
    }

    /// Divides the lanes in one given way, allowed or not.
    #[must_use]
    pub fn divided_as(&self, split: Split, ports: &[PortLanes]) -> Division {
        let whole = [u32::from(self.lanes)];
        let parts = if split == Split::Whole { whole.as_slice() } else { split.parts() };
        let mut served: Vec<Served> = ports.iter().map(|port| Served::of(port.wanted.min(port.wired), 0)).collect();
        let mut left = u32::from(self.lanes);
        let mut first = 0;
        for part in parts {
            let here = |port: &PortLanes| u32::from(port.first) == first && port.wanted.min(port.wired) > 0;
            // Lanes beyond those of the group are not there.
            let part_lanes = (*part).min(u32::from(self.lanes).saturating_sub(first));
            if let Some((port, slot)) = ports.iter().zip(&mut served).find(|(port, _)| here(port)) {
                let able = port.wanted.min(port.wired);
                let lanes = link_width(u8::try_from(part_lanes).unwrap_or(u8::MAX).min(able));
                *slot = Served::of(able, lanes);
                left = left.saturating_sub(u32::from(lanes));
            }
            first += *part;
        }
        Division { split, served, left: u8::try_from(left).unwrap_or(u8::MAX) }
    }
}

/// Hands out lanes one by one, and says how many are left: each port of the list gets one, the
/// earlier first, then the narrowest doubles as long as lanes last.
///
/// So nobody is switched off as long as there is a lane for each, and sixteen lanes come out as 16,
/// as 8 and 8, as 8, 4 and 4, or as 8 and 4 for a slot and an M.2 socket.
///
/// ```
/// use lanefit_model::lanes::{Served, grant};
/// assert_eq!(grant(16, &[16, 4]), (vec![Served::Narrowed(8), Served::Full(4)], 4));
/// assert_eq!(grant(9, &[4, 4, 1]), (vec![Served::Full(4), Served::Full(4), Served::Full(1)], 0));
/// assert_eq!(grant(1, &[4, 0, 4]), (vec![Served::Narrowed(1), Served::Empty, Served::Off], 0));
/// ```
#[must_use]
pub fn grant(lanes: u8, wanted: &[u8]) -> (Vec<Served>, u8) {
    let mut left = lanes;
    let mut given: Vec<u8> = wanted
        .iter()
        .map(|wanted| {
            let one = u8::from(*wanted > 0 && left > 0);
            left -= one;
            one
        })
        .collect();
    loop {
        let can_double = given
            .iter_mut()
            .zip(wanted)
            .filter(|(lanes, wanted)| **lanes > 0 && lanes.saturating_mul(2) <= link_width(**wanted));
        // The narrowest, and the first of equals; if it has no room to double, the others have none.
        let Some((lanes, _)) = can_double.min_by_key(|(lanes, _)| **lanes).filter(|(lanes, _)| **lanes <= left) else {
            break;
        };
        left -= *lanes;
        *lanes = lanes.saturating_mul(2);
    }
    let served = wanted.iter().zip(&given).map(|(wanted, lanes)| Served::of(*wanted, *lanes)).collect();
    (served, left)
}

/// The widest link of at most so many lanes.
const fn link_width(lanes: u8) -> u8 {
    match lanes {
        0 => 0,
        1 => 1,
        2..=3 => 2,
        4..=7 => 4,
        8..=15 => 8,
        _ => 16,
    }
}
