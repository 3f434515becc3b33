//! The system behind the ports: a chipset with its processor and, where it is known, the board.
//!
//! With a system, a port has a path to the processor, and everything on it counts: the generation
//! that processor and board allow, the lanes that are left, the uplink. With `mode=together` the
//! devices of all scenarios are busy at once and share what their paths have in common.

mod division;
mod edit;
mod known;
mod lane_budget;
mod moves;
mod offer;
mod report;
mod route;
mod share_lanes;
#[cfg_attr(not(feature = "systems"), allow(unreachable_code, reason = "nothing is known there"))]
mod site;
mod term;
mod trunk;

use crate::facts::boards::{BoardRow, Machine, boards, machine};
use crate::facts::devices::Confidence;
use crate::facts::platforms::{Platform, UnknownId, Wanted, platform};
use crate::order;
use crate::rules::Rule;
use crate::word::{Word, words};
pub use division::{Behind, Cut, Division};
pub use known::{IfKnown, Known, Optional};
pub use lane_budget::{LaneKind, LaneUse};
pub use moves::{Move, free_port, moves};
pub use report::{Cause, Held, Route, Stop, SystemReport};
pub use site::{Site, SitePlace};
pub use term::Term;

pub(crate) use route::evaluate;

/// What the scenarios are to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Alternatives: each is looked at alone.
    #[default]
    Compare,
    /// Plugged in and busy at the same time; those of one system share its lanes and links.
    Together,
}

words!(Mode: "compare" => Self::Compare, "together" => Self::Together);

/// A chipset with one of its processors, and the board if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct System {
    platform: Platform,
    board: Option<&'static BoardRow>,
}

impl System {
    /// The system of an id: a board or a chipset and, behind a dot, the processor: `z590.10th`.
    ///
    /// # Errors
    /// When there is no such board or chipset, or the processor does not go with it.
    pub fn read(_: Known, id: &str) -> Result<Self, UnknownId> {
        let name = id.split_once('.').map_or(id, |(name, _)| name);
        if boards().any(|row| row.id == name) {
            let Machine { board, platform } = machine(id)?;
            return Ok(Self { platform, board: Some(board) });
        }
        let platform = platform(id).map_err(|error| match error.wanted() {
            Wanted::Chipset => UnknownId::new(name, Wanted::System),
            _ => error,
        })?;
        Ok(Self { platform, board: None })
    }

    /// Every system: each chipset and each board with each of its processors.
    pub fn all(_: Known) -> impl Iterator<Item = Self> {
        let platforms = Platform::all().map(|platform| Self { platform, board: None });
        let machines = Machine::all().map(|Machine { board, platform }| Self { platform, board: Some(board) });
        platforms.chain(machines)
    }

    /// Its canonical id, which leaves the usual processor out.
    #[must_use]
    pub fn id(self) -> String {
        self.machine().map_or_else(|| self.platform.id(), Machine::id)
    }

    /// Chipset and processor.
    #[must_use]
    pub const fn platform(self) -> Platform {
        self.platform
    }

    /// Whether a fact of its chipset, its processor or its board is of low confidence.
    #[must_use]
    pub fn is_uncertain(self) -> bool {
        self.platform.is_uncertain() || self.board.is_some_and(|board| board.confidence == Confidence::Low)
    }

    /// The board, if it is known, with its processor.
    #[must_use]
    pub fn machine(self) -> Option<Machine> {
        self.board.map(|board| Machine { board, platform: self.platform })
    }
}

/// The system of a comparison, and what the reader says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The system that scenarios without one of their own hang on.
    pub system: System,
    /// What its ports take from each other besides what is recorded of the board.
    pub rules: Vec<Rule>,
    /// Measured terms that are left out, each once and in their order.
    pub without: Vec<Term>,
}

impl Setup {
    /// The most rules that a reader gives.
    pub const MAX_RULES: usize = 8;

    /// Leaves a measured term out.
    pub(crate) fn leave_out(&mut self, term: Term) {
        self.without.push(term);
        order::sort(&mut self.without, |one, two| one < two);
        self.without.dedup();
    }

    /// A system as it is recorded.
    #[must_use]
    pub const fn of(system: System) -> Self {
        Self { system, rules: Vec::new(), without: Vec::new() }
    }
}
