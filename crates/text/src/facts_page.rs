//! The words of the page of facts, which the program of the main page does not carry.

use lanefit_model::Language;
use lanefit_model::facts::boards::BoardRow;
use lanefit_model::facts::platforms::{ChipsetRow, CpuRow};

use crate::english;

/// The fixed words of the page of facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FactsPageWords {
    /// Title of the page.
    pub title: &'static str,
    /// What the page holds, and how sure it is.
    pub introduction: &'static str,
    /// Link back to the comparison.
    pub back: &'static str,
    /// Head of the first column.
    pub device: &'static str,
    /// Head of the column of shapes, links and ratings.
    pub link_and_rating: &'static str,
    /// Head of the column of slot power.
    pub slot_power: &'static str,
    /// Head of the column of confidence.
    pub confidence: &'static str,
    /// A row that a data sheet, a read-out or independent reports stand behind.
    pub high: &'static str,
    /// A row with a single or partial source.
    pub medium: &'static str,
    /// Neither; sources disagree or a part is unknown.
    pub low: &'static str,
    /// Heading of the boards.
    pub boards: &'static str,
    /// Heading of the chipsets.
    pub chipsets: &'static str,
    /// Heading of the processors.
    pub processors: &'static str,
    /// Head of the column of what is recorded of them.
    pub recorded: &'static str,
    /// Head of the column of sources.
    pub source: &'static str,
    /// Heading of the other sources.
    pub other_sources: &'static str,
}

/// The words of the page of facts in a language.
#[must_use]
pub const fn facts_page_words(language: Language) -> FactsPageWords {
    match language {
        Language::English => FactsPageWords {
            title: "Lanefit: facts and sources",
            introduction: "What Lanefit knows of devices, processors, chipsets and boards, and where it is from. Ratings are the makers' own, in one \
                           direction. A row that is not fully confirmed rests on a single or partial source: check it \
                           before you spend money on it.",
            back: "Back to Lanefit",
            device: "Device",
            link_and_rating: "Shape, link and rating",
            slot_power: "From the slot",
            confidence: "How sure",
            high: "confirmed",
            medium: "not fully confirmed",
            low: "uncertain: sources disagree, or a part is not known",
            boards: "Boards",
            chipsets: "Chipsets",
            processors: "Processors",
            recorded: "What is recorded",
            source: "Source",
            other_sources: "Sources of rules, formulas and measurements",
        },
    }
}

/// What is recorded of a processor.
#[must_use]
pub fn cpu_facts(language: Language, row: &CpuRow) -> String {
    match language {
        Language::English => english::system_facts::cpu(row),
    }
}

/// What is recorded of a chipset.
#[must_use]
pub fn chipset_facts(language: Language, row: &ChipsetRow) -> String {
    match language {
        Language::English => english::system_facts::chipset(row),
    }
}

/// What is recorded of a board.
#[must_use]
pub fn board_facts(language: Language, row: &BoardRow) -> String {
    match language {
        Language::English => english::system_facts::board(row),
    }
}
