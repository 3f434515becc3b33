//! What is met on the way from a device to the processor, and what it lets through.

use crate::compat::Carrier;
use crate::evaluate::{ladder, resolve_packet_settings};
use crate::link::LinkCapability;
use crate::report::Rung;
use crate::traffic::{Direction, Traffic};
use crate::units::Throughput;

/// One value for data going to the host, one for data going to the device.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PerDirection<T> {
    /// Towards the processor: drives are read.
    pub to_host: T,
    /// Away from it: drives are written.
    pub to_device: T,
}

/// Something on the way that has a most it lets through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Segment {
    /// A drive's own link to the controller or switch that it hangs on.
    DeviceLink(Carrier),
    /// A controller that was measured to let through less than its links.
    Controller(Measured),
    /// The link of a switch on the board towards the processor.
    Switch(LinkCapability),
    /// The link through a connector, as port and device settled on it.
    Slot(Carrier),
    /// A link into the chipset from what is soldered to it: a controller, or the second of two chips.
    ChipsetLink(LinkCapability),
    /// The link of the chipset to the processor: DMI and UMI are PCIe by another name.
    Uplink(LinkCapability),
    /// A way inside the processor that was measured to let through less than the links that end there.
    Cpu(Measured),
}

/// The most that was measured, in MB/s, 10^6 bytes per second; `None` where nothing was held back or
/// nothing was measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    /// Towards the processor.
    pub to_host: Option<u16>,
    /// Away from it.
    pub to_device: Option<u16>,
}

/// The kind of a segment, nearest to the device first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// A drive's own link.
    DeviceLink,
    /// A controller.
    Controller,
    /// A switch on the board.
    Switch,
    /// A connector.
    Slot,
    /// A link into the chipset.
    ChipsetLink,
    /// The link of the chipset.
    Uplink,
    /// The processor.
    Cpu,
}

impl Place {
    /// The stable word in markup and exported data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::DeviceLink => "device-link",
            Self::Controller => "controller",
            Self::Switch => "switch",
            Self::Slot => "slot",
            Self::ChipsetLink => "chipset-link",
            Self::Uplink => "uplink",
            Self::Cpu => "cpu",
        }
    }

    /// Whether such a segment can be met next on the way from `below` to the processor.
    ///
    /// Switches, controllers and slots follow each other in any order: a switch is on a card in a
    /// slot, or on the board with slots below it. Chips of a chipset are chained. All else is met once.
    #[must_use]
    pub fn can_follow(self, below: Self) -> bool {
        match (below, self) {
            (Self::Controller | Self::Switch | Self::Slot, Self::Controller | Self::Switch | Self::Slot)
            | (Self::ChipsetLink, Self::ChipsetLink) => true,
            _ => below < self,
        }
    }
}

impl Segment {
    /// Which kind it is.
    #[must_use]
    pub const fn place(&self) -> Place {
        match self {
            Self::DeviceLink(_) => Place::DeviceLink,
            Self::Controller(_) => Place::Controller,
            Self::Switch(_) => Place::Switch,
            Self::Slot(_) => Place::Slot,
            Self::ChipsetLink(_) => Place::ChipsetLink,
            Self::Uplink(_) => Place::Uplink,
            Self::Cpu(_) => Place::Cpu,
        }
    }

    /// The most it lets through in each direction, at one rung of the ladder.
    ///
    /// With data in both directions at once it is what is left for each, as packets of one take room
    /// from the other; otherwise each direction by itself. Rungs that a carrier does not have are
    /// replaced by the lowest it has. What was measured is the same at every rung. Nothing is known
    /// of some carriers ([`Carrier::NotModelled`]) and they limit nothing: their capacity is the
    /// greatest number there is.
    #[must_use]
    pub fn capacity(&self, traffic: &Traffic, rung: Rung) -> PerDirection<Throughput> {
        let carrier = match *self {
            Self::DeviceLink(carrier) | Self::Slot(carrier) => carrier,
            Self::Switch(link) | Self::ChipsetLink(link) | Self::Uplink(link) => Carrier::Pcie(link),
            Self::Controller(most) | Self::Cpu(most) => {
                let mb_s = |most: Option<u16>| most.map_or(UNLIMITED, |most| Throughput::from_mb_s(f64::from(most)));
                return PerDirection { to_host: mb_s(most.to_host), to_device: mb_s(most.to_device) };
            }
        };
        each_way(traffic, |traffic| {
            ladder(carrier, None, resolve_packet_settings(traffic), traffic)
                .map_or(UNLIMITED, |ladder| ladder.rung(rung).unwrap_or_else(|| ladder.lowest()))
        })
    }
}

const UNLIMITED: Throughput = Throughput::from_mb_s(f64::MAX);

/// Works something out for each direction: for both at once, or for each by itself.
fn each_way(traffic: &Traffic, rate: impl Fn(&Traffic) -> Throughput) -> PerDirection<Throughput> {
    if traffic.direction == Direction::Both {
        let each = rate(traffic);
        return PerDirection { to_host: each, to_device: each };
    }
    let one = |direction| rate(&Traffic { direction, ..*traffic });
    PerDirection { to_host: one(Direction::ToHost), to_device: one(Direction::ToDevice) }
}
