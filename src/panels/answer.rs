//! The answer: one number in its context, and what follows from it.

use lanefit_model::{Comparison, Report};
use lanefit_text::Words;

use crate::markup::{Element, element};

/// The answer to the comparison.
pub fn answer(words: &dyn Words, comparison: &Comparison, report: &Report) -> Element {
    let answer = words.answer(comparison, report);
    let mut heading = element("h1").child(element("span").class("answer-lead").child(answer.lead)).child(" ");
    if let Some(subject) = report.fastest() {
        heading = heading
            .child(
                element("button")
                    .with("type", "button")
                    .class("number answer-value")
                    .with("aria-haspopup", "dialog")
                    .with("data-scenario", (subject + 1).to_string())
                    .child(element("span").class("answer-number").child(answer.quantity.number))
                    .child("\u{a0}")
                    .child(element("span").class("answer-unit").child(answer.quantity.unit)),
            )
            .child(" ")
            .child(element("span").class("answer-tail").child(answer.tail));
    }
    let text = element("p").class("answer-text").child(answer.sentences.join(" "));
    element("section").with("id", "answer").class("answer").child(heading).child(text)
}
