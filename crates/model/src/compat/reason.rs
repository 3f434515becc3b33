//! Verdicts and the facts behind them.

use super::adapter::Adapter;
use crate::enclosure::Tunnel;
use crate::form::Form;
use crate::generation::Generation;
use crate::interface::Interface;
use crate::link::LinkWidth;
use crate::sata::SataGeneration;
use crate::wire::{Host, ModuleLength, Wire};

/// How well two ends work together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// At all that the device can do, or there is no device to hold back.
    Works,
    /// At less than the device can do.
    Limited,
    /// In part: some of its drives or chips, or not as the drive to boot from.
    Partial,
    /// Not at all.
    Refused,
}

impl Verdict {
    /// The stable word in exported data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Works => "works",
            Self::Limited => "limited",
            Self::Partial => "partial",
            Self::Refused => "refused",
        }
    }
}

/// What speaks at a device's end of the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// PCIe, whatever commands travel over it.
    Pcie,
    /// SATA.
    Sata,
    /// A parallel bus.
    ParallelBus,
    /// Anything else.
    Other(Wire),
}

/// One fact behind a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The device has all the link it can use.
    FullLink,
    /// The link is less than the device could use, and still enough for all that it moves.
    Enough,
    /// The card's edge is longer than the closed slot.
    TooLong {
        /// Lanes that the card's edge is made for.
        edge: u32,
        /// The slot.
        slot: Form,
    },
    /// The card hangs out of the open end, which must be free.
    Overhang {
        /// Lanes that the card's edge is made for.
        edge: u32,
        /// The slot.
        slot: Form,
    },
    /// The module has no notch where the socket has its key, or the drive's plug no gap where the
    /// port has its bridge.
    KeyMismatch {
        /// The port's form.
        port: Form,
        /// The device's form.
        device: Form,
    },
    /// The two have different connectors and no adapter joins them.
    OtherConnector {
        /// The port's form.
        port: Form,
        /// The device's form.
        device: Form,
    },
    /// The two have different connectors, and an adapter joins them.
    NeedsAdapter(Adapter),
    /// The module is longer than the socket has room for.
    ModuleTooLong {
        /// The longest that fits.
        socket: ModuleLength,
        /// The module's.
        module: ModuleLength,
    },
    /// The module is shorter than the socket's longest and needs a stand-off at its own end.
    NeedsStandOff {
        /// The longest that fits.
        socket: ModuleLength,
        /// The module's.
        module: ModuleLength,
    },
    /// What the device speaks is not wired to the port.
    OtherProtocol {
        /// What the host offers.
        port: Interface,
        /// What the device speaks.
        device: Protocol,
    },
    /// A U.2 drive has its PCIe on other contacts than a U.3 bay.
    OtherContacts,
    /// Nothing is wired to the port.
    DeadPort,
    /// Another port of the board may take the port's lanes away.
    MayBeDead,
    /// The port has fewer lanes than the device.
    FewerLanes {
        /// Lanes the port offers.
        port: LinkWidth,
        /// Lanes the device could use.
        device: LinkWidth,
    },
    /// The slot is split, and the device is one link: it gets one part of the lanes that are wired.
    SplitSlot {
        /// Lanes of the part it gets.
        lanes: LinkWidth,
    },
    /// The device is not known to run at the width that is wired, which the standard leaves open.
    WidthOptional {
        /// Lanes that are wired.
        wired: LinkWidth,
        /// Lanes to reckon with.
        settled: LinkWidth,
    },
    /// The port's PCIe generation is older than the device's.
    OlderGeneration {
        /// What the port offers.
        port: Generation,
        /// What the device could use.
        device: Generation,
    },
    /// The port's SATA rate is below the device's.
    OlderSataGeneration {
        /// What the port offers.
        port: SataGeneration,
        /// What the device could use.
        device: SataGeneration,
    },
    /// The port runs USB at half of what the device could.
    SlowerUsb,
    /// The port's SAS or parallel bus is slower than the device's.
    SlowerPort,
    /// Several drives on one card need a slot that is split, or a switch.
    NeedsBifurcation {
        /// Drives that appear.
        seen: u8,
        /// Drives on the card.
        of: u8,
        /// Lanes that are wired, where these carry no more drives however the slot is split.
        lanes: Option<u32>,
    },
    /// A module of two chips needs a lane for each.
    OneOfTwoChips,
    /// The slot does not have to give what the card may take.
    SlotPower {
        /// The most the card takes from the slot, in W.
        needs: u8,
        /// What the slot gives at start, in W.
        at_start: u8,
        /// What it gives at most, in W.
        at_most: u8,
        /// Whether the card's need is known, or the most that its size allows.
        is_known: bool,
    },
    /// A SATA controller between the port and the host gives less than the port's rate.
    ControllerCap {
        /// What has been measured behind it, at most, in MB/s.
        mb_s: u16,
    },
    /// Data travels through a tunnel or a bridge that gives less than the device's link.
    EnclosureCap(Tunnel),
    /// The bridge in the enclosure turns the drive into USB storage.
    UsbBridge(Wire),
    /// The host cannot start from this drive.
    CannotBoot(Host),
    /// The host starts from this drive after an update of its firmware.
    BootsAfterUpdate,
    /// The host starts from drives on this card only if the card brings the firmware for it.
    BootsByCard,
    /// Some boards of the first PCIe generation do not start with newer cards.
    EarlyBoard,
    /// The socket has room for modules with parts on one side only.
    NeedsLowModule,
    /// Some of these cards stop some boards from starting, through two contacts beside the lanes.
    SideBand,
    /// The card asks for a header that boards of the same maker have.
    BoardHeader,
    /// A radio card whose other half sits in one kind of host.
    OtherCnvi {
        /// What the port has.
        port: Option<Wire>,
        /// What the card needs.
        device: Wire,
    },
    /// External graphics cards do not work on these hosts.
    NoExternalGraphics,
    /// Some of these cases speak the port's protocol, others fall back to USB.
    MayFallBackToUsb,
}

/// What a reason does to a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// Nothing: it only says why all is well.
    None,
    /// It works if something holds that depends on the board or the case.
    Condition,
    /// It holds the device back.
    Limits,
    /// A part of it does not work.
    Partial,
    /// It does not work.
    Refuses,
}

impl Reason {
    /// The stable word in exported data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::FullLink => "full-link",
            Self::Enough => "enough",
            Self::TooLong { .. } => "too-long",
            Self::KeyMismatch { .. } => "key-mismatch",
            Self::OtherConnector { .. } | Self::NeedsAdapter(_) => "other-connector",
            Self::Overhang { .. } | Self::ModuleTooLong { .. } | Self::NeedsStandOff { .. } | Self::NeedsLowModule => {
                "mechanically-blocked"
            }
            Self::OtherProtocol { .. } | Self::OtherContacts => "other-protocol",
            Self::DeadPort | Self::MayBeDead => "dead-port",
            Self::FewerLanes { .. } | Self::SplitSlot { .. } | Self::OneOfTwoChips => "fewer-lanes",
            Self::WidthOptional { .. } => "width-optional",
            Self::OlderGeneration { .. } | Self::OlderSataGeneration { .. } | Self::SlowerUsb | Self::SlowerPort => {
                "older-generation"
            }
            Self::NeedsBifurcation { .. } => "needs-bifurcation",
            Self::SlotPower { .. } => "slot-power",
            Self::ControllerCap { .. } => "controller-cap",
            Self::EnclosureCap(_) | Self::UsbBridge(_) => "enclosure-cap",
            Self::CannotBoot(_) | Self::BootsAfterUpdate | Self::BootsByCard => "cannot-boot",
            Self::SideBand | Self::BoardHeader => "clock-missing",
            Self::OtherCnvi { .. } | Self::NoExternalGraphics | Self::MayFallBackToUsb | Self::EarlyBoard => {
                "host-specific"
            }
        }
    }

    /// Whether it only says that the link is less than the device could use.
    #[must_use]
    pub const fn is_about_link(self) -> bool {
        matches!(
            self,
            Self::FewerLanes { .. }
                | Self::SplitSlot { .. }
                | Self::WidthOptional { .. }
                | Self::OlderGeneration { .. }
                | Self::OlderSataGeneration { .. }
        )
    }

    /// What it does to the verdict.
    #[must_use]
    pub const fn effect(self) -> Effect {
        match self {
            Self::FullLink | Self::Enough => Effect::None,
            Self::Overhang { .. }
            | Self::NeedsAdapter(_)
            | Self::NeedsStandOff { .. }
            | Self::MayBeDead
            | Self::BootsAfterUpdate
            | Self::BootsByCard
            | Self::EarlyBoard
            | Self::NeedsLowModule
            | Self::SideBand
            | Self::BoardHeader
            | Self::MayFallBackToUsb => Effect::Condition,
            Self::SlotPower { needs, at_most, .. } => {
                if needs > at_most {
                    Effect::Limits
                } else {
                    Effect::Condition
                }
            }
            Self::FewerLanes { .. }
            | Self::SplitSlot { .. }
            | Self::WidthOptional { .. }
            | Self::OlderGeneration { .. }
            | Self::OlderSataGeneration { .. }
            | Self::SlowerUsb
            | Self::SlowerPort
            | Self::ControllerCap { .. }
            | Self::EnclosureCap(_)
            | Self::UsbBridge(_) => Effect::Limits,
            Self::NeedsBifurcation { .. } | Self::OneOfTwoChips | Self::CannotBoot(_) => Effect::Partial,
            Self::TooLong { .. }
            | Self::KeyMismatch { .. }
            | Self::OtherConnector { .. }
            | Self::ModuleTooLong { .. }
            | Self::OtherProtocol { .. }
            | Self::OtherContacts
            | Self::DeadPort
            | Self::OtherCnvi { .. }
            | Self::NoExternalGraphics => Effect::Refuses,
        }
    }
}

/// The verdict that follows from all reasons together.
#[must_use]
pub fn verdict(reasons: &[Reason]) -> Verdict {
    let mut worst = Effect::None;
    for reason in reasons {
        worst = worst.max(reason.effect());
    }
    match worst {
        Effect::None | Effect::Condition => Verdict::Works,
        Effect::Limits => Verdict::Limited,
        Effect::Partial => Verdict::Partial,
        Effect::Refuses => Verdict::Refused,
    }
}
