//! What a comparison comes to: every number a page, a figure or an export shows.

use crate::comparison::{Attachment, Scenario};
use crate::compat::{Carrier, Connection};
use crate::facts::boards::Place;
use crate::protocol::PacketSettings;
use crate::system::{Held, IfKnown, Optional, Route, SystemReport};
use crate::units::Throughput;
use crate::view::Lens;

/// A step of the ladder from the wire down to what arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rung {
    /// Every bit on the wire.
    LineRate,
    /// Data bits; the figure on data sheets.
    AfterLineCode,
    /// The most that the protocol leaves.
    LinkCeiling,
    /// What measured systems reach of it.
    Typical,
    /// What this pairing delivers.
    Delivered,
}

impl Rung {
    /// Every rung, from the wire down.
    pub const ALL: [Self; 5] = [Self::LineRate, Self::AfterLineCode, Self::LinkCeiling, Self::Typical, Self::Delivered];

    /// The stable word in markup and exported data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::LineRate => "line-rate",
            Self::AfterLineCode => "after-line-code",
            Self::LinkCeiling => "link-ceiling",
            Self::Typical => "typical",
            Self::Delivered => "delivered",
        }
    }
}

/// A value and the range it is found in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Band {
    /// The lower end.
    pub low: Throughput,
    /// The value to expect.
    pub value: Throughput,
    /// The upper end.
    pub high: Throughput,
}

/// The rungs of one scenario, each at most the one before it, in one direction.
///
/// The parallel buses have no protocol model here, so their ladder ends after the line code.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ladder {
    /// Every bit on the wire.
    pub line_rate: Throughput,
    /// Data bits.
    pub after_line_code: Throughput,
    /// What the protocol leaves.
    pub link_ceiling: Option<Throughput>,
    /// What measured systems reach.
    pub typical: Option<Band>,
    /// What this pairing delivers.
    pub delivered: Option<Throughput>,
}

impl Ladder {
    /// The value of one rung.
    #[must_use]
    pub fn rung(&self, rung: Rung) -> Option<Throughput> {
        match rung {
            Rung::LineRate => Some(self.line_rate),
            Rung::AfterLineCode => Some(self.after_line_code),
            Rung::LinkCeiling => self.link_ceiling,
            Rung::Typical => self.typical.map(|band| band.value),
            Rung::Delivered => self.delivered,
        }
    }

    /// The lowest rung that is known: what to reckon with.
    #[must_use]
    pub fn lowest(&self) -> Throughput {
        self.delivered.unwrap_or(self.after_line_code)
    }
}

/// The term that decides what is delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitedBy {
    /// The link; nothing is plugged in, or both ends offer the same.
    Link,
    /// The host's end of the link.
    PortLink,
    /// The device's end of the link.
    DeviceLink,
    /// Both: one end has fewer lanes, the other an older generation.
    BothEnds,
    /// What the device's maker says it moves, or what its network or USB ports need.
    DeviceRating,
    /// The drives behind a controller together.
    Drives,
    /// A SATA controller between port and host.
    Controller,
    /// A tunnel or a bridge between port and device.
    Enclosure,
    /// Something between the port and the processor, which others may share.
    Path(IfKnown<Held>),
}

impl LimitedBy {
    /// The stable word in exported data.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::PortLink => "port-link",
            Self::DeviceLink => "device-link",
            Self::BothEnds => "both-ends",
            Self::DeviceRating => "device-rating",
            Self::Drives => "drives",
            Self::Controller => "controller",
            Self::Enclosure => "enclosure",
            Self::Path(held) => held.place.id(),
        }
    }
}

/// Something a reader should know about a scenario besides its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The connector is one PCIe link or two SATA ports, never both.
    SataExpressEitherOr,
    /// Two ports carry the total; each drive gets half.
    TwoPorts,
    /// Data goes one way at a time.
    HalfDuplex,
    /// All devices on the bus share the rate, and no protocol model exists here.
    SharedBus,
    /// Four figures circulate for flit links, and none has been measured.
    FlitFigures,
    /// No product with this width is known.
    ArithmeticOnly,
    /// The uplink behind the chipset, which other devices share, is not reckoned with.
    UplinkNotCounted,
    /// A graphics card lets its link fall to 2.5 GT/s while it has nothing to do.
    IdleLink,
}

/// What each of several drives gets that share one link.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Each {
    /// How many drives share it.
    pub count: u8,
    /// What each gets when all are busy.
    pub rate: Throughput,
    /// What each could move by itself; `None` when that is not known.
    pub wanted: Option<Throughput>,
}

/// What one scenario comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct ScenarioReport {
    /// What was asked.
    pub scenario: Scenario,
    /// Whether it works, and over what.
    pub connection: Connection,
    /// The rungs; `None` when refused.
    pub ladder: Option<Ladder>,
    /// What the device's own full link would leave at the ceiling; `None` without a device.
    pub device_ceiling: Option<Throughput>,
    /// What decides the delivered rate; `None` when refused.
    pub limited_by: Option<LimitedBy>,
    /// What else to know.
    pub notes: Vec<Note>,
    /// The packet settings that the PCIe rungs are computed with.
    pub settings: PacketSettings,
    /// What each drive gets, where several share one link.
    pub each: Option<Each>,
    /// The way to the processor; empty where no system is known.
    pub route: Optional<Route>,
}

impl ScenarioReport {
    /// Whether the port hangs on the chipset, or on the second of two.
    #[must_use]
    pub fn is_on_chipset(&self) -> bool {
        match self.route.get() {
            Some(route) => matches!(route.place, Place::Chipset | Place::SecondChip),
            None => self.scenario.attachment == Some(Attachment::Chipset),
        }
    }

    /// What carries the data; `None` when refused.
    #[must_use]
    pub const fn carrier(&self) -> Option<Carrier> {
        self.connection.carrier
    }
}

/// What a comparison comes to, scenario by scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// One entry per scenario, in the same order.
    pub scenarios: Vec<ScenarioReport>,
    /// Index of the scenario the others are compared with.
    pub base: usize,
    /// The comparison's system, if it is known.
    pub system: Optional<SystemReport>,
}

impl Report {
    /// The rung that stands for a scenario: what is delivered as soon as a device is plugged in
    /// somewhere, otherwise the rate after the line code, which is what links are known by.
    #[must_use]
    pub fn headline(&self) -> Rung {
        let has_device = |row: &ScenarioReport| row.scenario.device.is_some() && row.ladder.is_some();
        if self.scenarios.iter().any(has_device) { Rung::Delivered } else { Rung::AfterLineCode }
    }

    /// The rate that scenarios are compared by: that of the headline, but the lowest known rung where
    /// copy times are compared, since these are times at that rung.
    #[must_use]
    pub fn compared(&self, ladder: &Ladder, lens: Lens) -> Throughput {
        match lens {
            Lens::Throughput | Lens::Efficiency => ladder.rung(self.headline()).unwrap_or(ladder.after_line_code),
            Lens::Time | Lens::Fit | Lens::Path(_) => ladder.lowest(),
        }
    }

    /// How many times the base's rate a scenario's is, by what [`Report::compared`] takes.
    ///
    /// `None` when either of them is refused, or there is no such scenario.
    #[must_use]
    pub fn ratio_to_base(&self, index: usize, lens: Lens) -> Option<f64> {
        let rate = |at: usize| Some(self.compared(&self.scenarios.get(at)?.ladder?, lens));
        Some(rate(index)?.ratio_to(rate(self.base)?))
    }

    /// Index of the fastest scenario by its lowest known rung; the first of equals.
    #[must_use]
    pub fn fastest(&self) -> Option<usize> {
        let mut best: Option<(usize, Throughput)> = None;
        for (index, scenario) in self.scenarios.iter().enumerate() {
            if let Some(ladder) = scenario.ladder
                && best.is_none_or(|(_, rate)| ladder.lowest() > rate)
            {
                best = Some((index, ladder.lowest()));
            }
        }
        best.map(|(index, _)| index)
    }
}
