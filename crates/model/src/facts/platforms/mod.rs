//! Platforms: processors and chipsets, the lanes they have and the link between them.
//!
//! A platform is a chipset and, behind a dot, the processor where that makes a difference:
//! `z590` has a drive link and an uplink of eight lanes, `z590.10th` has neither.
//! Rows and their sources come from one list, but live in tables of their own, as in
//! [`super::devices`]. `docs/data.md` has the meaning of every field and the way to add a platform.

/// Writes the rows of one group and their sources from one list, so that neither lacks an entry.
macro_rules! chipsets {
    ($($id:literal, $name:literal, $shape:expr, $confidence:ident, $source:literal;)+) => {
        pub(super) static ROWS: &[super::ChipsetRow] = &[$(
            super::ChipsetRow { id: $id, name: $name, confidence: crate::facts::devices::Confidence::$confidence, ..$shape },
        )+];

        pub(super) static SOURCES: &[&str] = &[$($source),+];
    };
}

mod amd_chipsets;
mod cpus;
mod intel_chipsets;
mod links;
mod platform;
mod row;
mod single_chips;
mod unknown;

pub use cpus::{ALIASES, Cpu};
pub use platform::{Platform, platform};
pub use row::{Caveat, ChipsetRow, CpuRow, Lanes, SataPorts, Upstream};
pub use unknown::{UnknownId, Wanted};

/// Every chipset, in groups, in the order they are offered.
pub static CHIPSETS: &[&[ChipsetRow]] = &[intel_chipsets::ROWS, amd_chipsets::ROWS, single_chips::ROWS];

/// Where each row of [`CHIPSETS`] comes from, in the same groups and the same order.
pub static CHIPSET_SOURCES: &[&[&str]] = &[intel_chipsets::SOURCES, amd_chipsets::SOURCES, single_chips::SOURCES];

/// Every chipset, without the groups.
pub fn chipsets() -> impl Iterator<Item = &'static ChipsetRow> {
    CHIPSETS.iter().flat_map(|rows| rows.iter())
}

/// Where the facts of a chipset come from, titles untranslated; empty for a row that is not of the table.
#[must_use]
pub fn source_of(row: &ChipsetRow) -> &'static str {
    let sources = CHIPSET_SOURCES.iter().flat_map(|sources| sources.iter().copied());
    chipsets().zip(sources).find(|(other, _)| other.id == row.id).map_or("", |(_, source)| source)
}
