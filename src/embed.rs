//! The frame of an embed: answer and figure first, few controls, and a way to the full page.

use lanefit_model::query;
use lanefit_text::{Label, Words};

use crate::app::{explanation_dialog, figure, live_region, one, table_twin};
use crate::markup::{Element, Node, element};
use crate::panels::answer::embedded_answer;
use crate::panels::header::{direction_choice, unit_choice};
use crate::panels::warnings::warnings;
use crate::state::State;

/// The whole embed. Each box in it follows the values that its content reads.
pub fn embed(state: State, home: String) -> Vec<Node> {
    let shown = || element("div");
    let numbers = element("details")
        .class("embed-numbers")
        .child(element("summary").child(state.words().label(Label::AsTable)))
        .child(table_twin(state));
    let body = element("div")
        .class("embed")
        .child(shown().follow(move || state.warnings.with(|list| warnings(state.words(), list))))
        .child(shown().follow(move || one(state.shown(embedded_answer))))
        .child(shown().follow(move || one(figure(state))))
        .child(numbers)
        .child(shown().follow(move || one(foot(state, &home))));
    vec![
        element("div").class("embed-place").child(body).child(explanation_dialog(state)).into(),
        live_region(state).into(),
    ]
}

/// Unit and direction, and the link to the full page, which shows the same comparison.
fn foot(state: State, home: &str) -> Element {
    let mut comparison = state.comparison.get();
    let (words, view) = (state.words(), comparison.view);
    comparison.view = view.standing_alone();
    let address = [home, "?", &query::write(&comparison)].concat();
    let link = element("a")
        .with("href", address)
        .with("target", "_blank")
        .with("rel", "noopener")
        .child(words.label(Label::FullVersion));
    let controls = |words: &'static dyn Words| [unit_choice(words, &comparison), direction_choice(words, &comparison)];
    element("div")
        .class("embed-foot")
        .child(
            element("div").class("globals").children(view.has_controls.then(|| controls(words)).into_iter().flatten()),
        )
        .child(element("p").child(element("b").child("Lanefit")).child(" ").child(link))
}
