//! Name, and what holds for the whole page.

use lanefit_model::{Comparison, Direction, Theme, ThroughputUnit, Word};
use lanefit_text::{Label, Words};

use crate::markup::{Element, element};
use crate::panels::control::{choice, entries};

/// The head of the page.
pub fn header(words: &dyn Words, comparison: &Comparison) -> Element {
    let view = comparison.view;
    let name = element("a").with("href", "?").with("title", words.label(Label::StartOver)).child("Lanefit");
    let controls = [
        unit_choice(words, comparison),
        direction_choice(words, comparison),
        choice(
            "theme",
            words.label(Label::Theme),
            entries(|theme: Theme| words.theme(theme).to_owned()),
            view.theme.word(),
        ),
    ];
    element("header")
        .class("header")
        .child(element("p").class("wordmark").child(name))
        .child(element("div").class("globals").children(controls))
}

/// The choice of the unit.
pub fn unit_choice(words: &dyn Words, comparison: &Comparison) -> Element {
    let units = entries(|unit: ThroughputUnit| words.unit(unit).to_owned());
    choice("unit", words.label(Label::Unit), units, comparison.view.unit.word())
}

/// The choice of the direction.
pub fn direction_choice(words: &dyn Words, comparison: &Comparison) -> Element {
    let directions = entries(|direction: Direction| words.direction(direction).to_owned());
    choice("dir", words.label(Label::Direction), directions, comparison.traffic.direction.word())
}
