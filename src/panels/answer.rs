//! The answer: one number in its context, and what follows from it.

use lanefit_model::{Comparison, Report, digits};
use lanefit_text::{Quantity, Words};

use crate::markup::{Element, Node, element};

/// The answer to the comparison.
pub fn answer(words: &dyn Words, comparison: &Comparison, report: &Report) -> Element {
    answer_under("h1", words, comparison, report)
}

/// The same inside another page, which has a title of its own.
pub fn embedded_answer(words: &dyn Words, comparison: &Comparison, report: &Report) -> Element {
    answer_under("h2", words, comparison, report)
}

fn answer_under(heading: &'static str, words: &dyn Words, comparison: &Comparison, report: &Report) -> Element {
    let answer = words.answer(comparison, report);
    let mut heading = element(heading).child(element("span").class("answer-lead").child(answer.lead)).child(" ");
    if !answer.quantity.number.is_empty() {
        heading = heading
            .child(
                element("button")
                    .with("type", "button")
                    .class("number answer-value")
                    .with("aria-haspopup", "dialog")
                    .with("data-scenario", digits(answer.subject as u64 + 1))
                    .children(quantity(&answer.quantity)),
            )
            .child(" ")
            .child(element("span").class("answer-tail").child(answer.tail));
    }
    let text = element("p").class("answer-text").child(answer.sentences.join(" "));
    element("section").with("id", "answer").class("answer").with("tabindex", "-1").child(heading).child(text)
}

/// Numbers and units by turns, `39 min 4 s`, the units smaller.
fn quantity(quantity: &Quantity) -> Vec<Node> {
    let written = quantity.text();
    let mut nodes: Vec<Node> = Vec::new();
    for (at, part) in written.split('\u{a0}').enumerate() {
        if at > 0 {
            nodes.push("\u{a0}".into());
        }
        let class = if at % 2 == 0 { "answer-number" } else { "answer-unit" };
        nodes.push(element("span").class(class).child(part.to_owned()).into());
    }
    nodes
}
