//! Name, and what holds for the whole page.

use lanefit_model::{Comparison, Direction, Theme, ThroughputUnit, Word};
use lanefit_text::{Label, Words};

use crate::markup::{Element, element};
use crate::panels::control::{choice, entries};

/// The head of the page.
pub fn header(words: &dyn Words, comparison: &Comparison) -> Element {
    let view = comparison.view;
    let name = element("a").with("href", "./").with("title", words.label(Label::StartOver)).child("Lanefit");
    let controls = [
        choice(
            "unit",
            words.label(Label::Unit),
            entries(|unit: ThroughputUnit| words.unit(unit).to_owned()),
            view.unit.word(),
        ),
        choice(
            "dir",
            words.label(Label::Direction),
            entries(|direction: Direction| words.direction(direction).to_owned()),
            comparison.traffic.direction.word(),
        ),
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
