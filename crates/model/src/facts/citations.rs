//! Which sources stand behind each number and note.

use super::sources::SourceId;
use crate::compat::Carrier;
use crate::compat::reason::Reason;
use crate::report::{Note, Rung};

/// The sources of one rung, for what carries the data; most telling first.
///
/// Empty exactly where [`crate::Ladder`] has no such rung.
#[must_use]
pub const fn sources_of(rung: Rung, carrier: Carrier) -> &'static [SourceId] {
    match carrier {
        Carrier::Pcie(link) => pcie(rung, link.generation.is_flit()),
        Carrier::Sata { .. } => sata(rung),
        Carrier::Legacy(_) => legacy(rung),
        Carrier::Usb(_) => usb(rung),
        Carrier::NotModelled(_) => &[],
    }
}

const fn pcie(rung: Rung, is_flit: bool) -> &'static [SourceId] {
    match (rung, is_flit) {
        (Rung::LineRate, _) | (Rung::AfterLineCode, false) => &[SourceId::LinuxPci],
        (Rung::AfterLineCode, true) => &[SourceId::LinuxPci, SourceId::LinuxFlitCode],
        (Rung::LinkCeiling, false) => &[SourceId::PacketCost, SourceId::SkipSets, SourceId::PcieModel],
        (Rung::LinkCeiling, true) => {
            &[SourceId::FlitLayout, SourceId::FlitBulletin, SourceId::PacketCost, SourceId::SkipSets]
        }
        (Rung::Typical | Rung::Delivered, _) => &[SourceId::MeasuredPoints, SourceId::PcieBench],
    }
}

const fn sata(rung: Rung) -> &'static [SourceId] {
    match rung {
        Rung::LineRate | Rung::AfterLineCode => &[SourceId::SataRates],
        Rung::LinkCeiling => &[SourceId::SataFrames, SourceId::SataRates],
        Rung::Typical | Rung::Delivered => &[SourceId::MeasuredPoints, SourceId::SataFrames],
    }
}

const fn legacy(rung: Rung) -> &'static [SourceId] {
    match rung {
        Rung::LineRate | Rung::AfterLineCode => &[SourceId::BusHistory],
        Rung::LinkCeiling | Rung::Typical | Rung::Delivered => &[],
    }
}

const fn usb(rung: Rung) -> &'static [SourceId] {
    match rung {
        Rung::LineRate | Rung::AfterLineCode | Rung::Delivered => &[SourceId::UsbCases],
        Rung::LinkCeiling | Rung::Typical => &[],
    }
}

/// The sources of a reason; empty where it only says that all is well.
#[must_use]
pub const fn sources_of_reason(reason: Reason) -> &'static [SourceId] {
    match reason {
        // What holds a path back is of the tables of platforms and boards, whose rows have sources of their own.
        Reason::FullLink | Reason::Enough | Reason::Held(_) => &[],
        Reason::TooLong { .. } | Reason::Overhang { .. } | Reason::SlotPower { .. } => &[SourceId::CardSlots],
        Reason::KeyMismatch { .. }
        | Reason::ModuleTooLong { .. }
        | Reason::NeedsStandOff { .. }
        | Reason::NeedsLowModule
        | Reason::DeadPort
        | Reason::MayBeDead => &[SourceId::M2Keys],
        Reason::OtherConnector { .. } | Reason::NeedsAdapter(_) | Reason::OtherProtocol { .. } => {
            &[SourceId::M2Keys, SourceId::ServerConnectors]
        }
        Reason::OtherContacts => &[SourceId::U3Drives],
        Reason::FewerLanes { .. } | Reason::OlderGeneration { .. } => &[SourceId::CardSlots, SourceId::BusHistory],
        Reason::WidthOptional { .. } => &[SourceId::WidthLists, SourceId::CardSlots],
        Reason::OlderSataGeneration { .. } => &[SourceId::SataRates],
        Reason::SlowerPort => &[SourceId::ServerConnectors, SourceId::BusHistory],
        Reason::SlowerUsb | Reason::UsbBridge(_) => &[SourceId::UsbCases, SourceId::MacCases],
        Reason::NeedsBifurcation { .. } | Reason::SplitSlot { .. } => &[SourceId::Bifurcation],
        Reason::OneOfTwoChips => &[SourceId::TwoChips],
        Reason::ControllerCap { .. } => &[SourceId::SataExpressTest],
        Reason::EnclosureCap(_) => &[SourceId::TunnelCases, SourceId::Thunderbolt5Cases],
        Reason::CannotBoot(_) | Reason::BootsAfterUpdate | Reason::BootsByCard => &[SourceId::NvmeBoot],
        Reason::EarlyBoard => &[SourceId::EarlyBoards],
        Reason::SideBand => &[SourceId::SideBand],
        Reason::BoardHeader => &[SourceId::Usb4Cards],
        Reason::OtherCnvi { .. } => &[SourceId::Cnvi],
        Reason::NoExternalGraphics => &[SourceId::MacGraphics],
        Reason::MayFallBackToUsb => &[SourceId::MacCases],
    }
}

/// The sources of a note; empty where the note only says what this model leaves out.
#[must_use]
pub const fn sources_of_note(note: Note) -> &'static [SourceId] {
    match note {
        Note::SataExpressEitherOr | Note::TwoPorts => &[SourceId::SataExpressTest],
        Note::HalfDuplex => &[SourceId::SataFrames],
        Note::SharedBus | Note::ArithmeticOnly => &[SourceId::BusHistory],
        Note::FlitFigures => &[SourceId::FlitLayout, SourceId::LinuxFlitCode, SourceId::PcieModel],
        Note::IdleLink => &[SourceId::IdleLinks],
        Note::UplinkNotCounted => &[],
    }
}
