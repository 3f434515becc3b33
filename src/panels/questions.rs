//! Questions that people ask, as plain links.

use lanefit_text::{Label, QUESTIONS, Words};

use crate::markup::{Element, element};

/// Start chips: each is a link to the comparison that answers it.
pub fn questions(words: &dyn Words) -> Element {
    let links = QUESTIONS.map(|(question, query)| {
        element("li").child(element("a").with("href", ["?", query].concat()).child(words.question(question)))
    });
    element("nav")
        .with("id", "chips")
        .class("chips")
        .with("aria-labelledby", "chips-title")
        .child(element("h2").with("id", "chips-title").child(words.label(Label::PeopleAsk)))
        .child(element("ul").children(links))
}
