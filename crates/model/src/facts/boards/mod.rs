//! Boards: the ports they have, where each hangs, and what it takes from others.
//!
//! Rows and their sources come from one list, but live in tables of their own, as in
//! [`super::devices`]. `docs/data.md` has the meaning of every field and the way to add a board.

/// Writes boards and their sources from one list, so that neither lacks an entry.
macro_rules! boards {
    ($(
        $id:literal, $name:literal, $chipset:literal, [$($cpu:expr),*], $confidence:ident, $source:literal;
        [$($port:expr,)+]
        [$($rule:expr,)*]
    )+) => {
        pub(super) const ROWS: &[super::BoardRow] = &[$(
            super::BoardRow {
                id: $id,
                name: $name,
                chipset: $chipset,
                cpus: &[$($cpu),*],
                ports: &[$($port),+],
                rules: &[$($rule),*],
                confidence: crate::facts::devices::Confidence::$confidence,
            },
        )+];

        pub(super) const SOURCES: &[&str] = &[$($source),+];
    };
}

mod examples;
mod machine;
mod row;
mod tested;
mod typical;

pub use machine::{Machine, machine};
pub use row::{BoardRow, Place, PortRow, Rule, Then, When};

/// Boards that published tests were made on, other boards, and the layouts that most boards have.
const GROUPS: [&[BoardRow]; 3] = [tested::ROWS, examples::ROWS, typical::ROWS];

/// Where each row of [`GROUPS`] comes from, in the same groups and the same order.
const SOURCES: [&[&str]; 3] = [tested::SOURCES, examples::SOURCES, typical::SOURCES];

/// Every board, in the order they are offered.
pub fn boards() -> impl Iterator<Item = &'static BoardRow> {
    GROUPS.into_iter().flatten()
}

/// Where the facts of a board come from, titles untranslated; empty for a row that is not of the table.
#[must_use]
pub fn source_of(row: &BoardRow) -> &'static str {
    let sources = SOURCES.into_iter().flatten().copied();
    boards().zip(sources).find(|(other, _)| other.id == row.id).map_or("", |(_, source)| source)
}
