//! Which sources stand behind each number and note.

use super::sources::SourceId;
use crate::compat::Carrier;
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

/// The sources of a note; empty where the note only says what this model leaves out.
#[must_use]
pub const fn sources_of_note(note: Note) -> &'static [SourceId] {
    match note {
        Note::SataExpressEitherOr | Note::TwoPorts => &[SourceId::SataExpressTest],
        Note::HalfDuplex => &[SourceId::SataFrames],
        Note::SharedBus | Note::ArithmeticOnly => &[SourceId::BusHistory],
        Note::FlitFigures => &[SourceId::FlitLayout, SourceId::LinuxFlitCode, SourceId::PcieModel],
        Note::UplinkNotCounted => &[],
    }
}
