//! Measured terms, each of which caps a rate and can be left out.

use super::{Setup, trunk};
use crate::facts::boards::Place;
use crate::report::Report;
use crate::word::{Word, words};

/// A measured term that a reader can switch off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Term {
    /// The way through the tile that the first drive link of a Core Ultra 200 comes from.
    IoTile,
    /// What SATA controllers of the family ASMedia ASM106x let through.
    Asm106x,
}

words!(Term: "io-tile" => Self::IoTile, "asm106x" => Self::Asm106x);

impl Term {
    /// Whether a comparison has to do with it: the system has that part, or a port hangs on it.
    #[must_use]
    pub fn concerns(self, setup: &Setup, report: &Report) -> bool {
        match self {
            Self::IoTile => setup.system.platform().cpu_row().is_first_drive_link_remote,
            Self::Asm106x => report
                .scenarios
                .iter()
                .filter_map(|row| row.route.get())
                .any(|route| matches!(route.place, Place::Controller { name, .. } if trunk::is_asm106x(name))),
        }
    }
}
