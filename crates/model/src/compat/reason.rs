//! The facts behind a verdict.

use super::adapter::Adapter;
use crate::enclosure::Tunnel;
use crate::form::Form;
use crate::generation::Generation;
use crate::interface::Interface;
use crate::link::LinkWidth;
use crate::sata::SataGeneration;
use crate::system::{Held, IfKnown};
use crate::wire::{Host, ModuleLength, Wire};

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
    /// Something between the port and the processor gives less.
    Held(IfKnown<Held>),
}
