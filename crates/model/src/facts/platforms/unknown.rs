//! What is wrong with the id of a platform, a board or one of its ports, and what would have been right.

use super::row::ChipsetRow;
use super::{chipsets, cpus::Cpu};
use crate::facts::boards::{BoardRow, PortRow, boards};
use crate::form::Form;
use crate::order;

/// Characters of a rejected id that are quoted.
const QUOTED_CHARACTERS: usize = 48;

/// What an id should have named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A board or a chipset.
    System,
    /// A chipset.
    Chipset,
    /// A processor that goes with this chipset.
    CpuOf(&'static ChipsetRow),
    /// A processor that this board takes.
    CpuOn(&'static BoardRow),
    /// A board.
    Board,
    /// A port of this board.
    PortOf(&'static BoardRow),
    /// Processor or chipset, or a port of this board for a port of this form.
    PlaceOn(&'static BoardRow, Form),
    /// A board to which the port belongs, where there is none or only this chipset.
    BoardWith(Option<&'static ChipsetRow>),
    /// A port of the form of this one.
    FormOf(&'static PortRow),
    /// A name for a port; see [`PortName`](crate::rules::PortName).
    PortName,
}

/// An id that names nothing; quotes it and lists what is accepted in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownId {
    quoted: String,
    wanted: Wanted,
}

impl UnknownId {
    /// What was rejected, and what it should have named.
    #[must_use]
    pub fn new(id: &str, wanted: Wanted) -> Self {
        let mut quoted: String = id.chars().take(QUOTED_CHARACTERS).collect();
        if quoted.len() < id.len() {
            quoted.push('…');
        }
        Self { quoted, wanted }
    }

    /// The rejected id, cut after 48 characters.
    #[must_use]
    pub fn quoted(&self) -> &str {
        &self.quoted
    }

    /// What it should have named.
    #[must_use]
    pub const fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// Every id that is accepted in its place, in the order of the tables.
    #[must_use]
    pub fn accepted(&self) -> Vec<&'static str> {
        match self.wanted {
            Wanted::System => boards().map(|row| row.id).chain(chipsets().map(|row| row.id)).collect(),
            Wanted::Chipset => chipsets().map(|row| row.id).collect(),
            Wanted::CpuOf(chipset) => ids_of(chipset.cpus),
            Wanted::CpuOn(board) if !board.cpus.is_empty() => ids_of(board.cpus),
            Wanted::CpuOn(board) => {
                chipsets().filter(|row| row.id == board.chipset).flat_map(|row| ids_of(row.cpus)).collect()
            }
            Wanted::Board => boards().map(|row| row.id).collect(),
            Wanted::PortOf(board) => board.ports.iter().map(|port| port.id).collect(),
            Wanted::PlaceOn(board, form) => {
                board.ports.iter().filter(|row| row.port.form.family() == form.family()).map(|port| port.id).collect()
            }
            Wanted::BoardWith(chipset) => {
                let has_it = |row: &&BoardRow| chipset.is_none_or(|chipset| row.chipset == chipset.id);
                boards().filter(has_it).map(|row| row.id).collect()
            }
            Wanted::FormOf(_) | Wanted::PortName => Vec::new(),
        }
    }

    /// The accepted ids that have most in common with the rejected one, at most `most`.
    ///
    /// Of `z591`, that is `z590` before anything else with a z; of `sabertooth-x99` the one board that ends so.
    #[must_use]
    pub fn nearest(&self, most: usize) -> Vec<&'static str> {
        let common = |id| (longest_run(id, &self.quoted), common_start(id.bytes(), self.quoted.bytes()));
        let mut ids: Vec<_> = self.accepted().into_iter().map(|id| (common(id), id)).collect();
        order::sort(&mut ids, |(one, _), (two, _)| one > two);
        ids.into_iter().map(|(_, id)| id).take(most).collect()
    }
}

fn ids_of(cpus: &[Cpu]) -> Vec<&'static str> {
    cpus.iter().map(|cpu| cpu.row().id).collect()
}

/// Bytes that two words share in one piece, whatever their case.
fn longest_run(one: &str, two: &str) -> usize {
    let starts = (0..one.len()).flat_map(|at| (0..two.len()).map(move |other| (at, other)));
    starts.map(|(at, other)| common_start(one.bytes().skip(at), two.bytes().skip(other))).max().unwrap_or(0)
}

/// Bytes that two words share from their start, whatever their case.
fn common_start(one: impl Iterator<Item = u8>, two: impl Iterator<Item = u8>) -> usize {
    one.zip(two).take_while(|(one, two)| one.eq_ignore_ascii_case(two)).count()
}

/// For programmers; readers get a sentence of `lanefit-text`.
impl core::fmt::Display for UnknownId {
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(formatter, "“{}” is not accepted here: {}", self.quoted, self.accepted().join(" "))
    }
}

impl core::error::Error for UnknownId {}
