//! Questions that people ask, as plain links.

use lanefit_text::{CHIPS, Label, QUESTIONS, Question, QuestionGroup, ReadingWords, Words};

use crate::markup::{Element, element};

/// Start chips: each is a link to the comparison that answers it.
pub fn chips(words: &dyn Words, reading: &dyn ReadingWords) -> Element {
    let links = QUESTIONS.iter().take(CHIPS).map(|(question, query)| item(reading, *question, query));
    element("nav")
        .with("id", "chips")
        .class("chips")
        .with("aria-labelledby", "chips-title")
        .child(element("h2").with("id", "chips-title").child(words.label(Label::PeopleAsk)))
        .child(element("ul").children(links))
}

/// Every question, in groups that unfold.
pub fn questions(reading: &dyn ReadingWords) -> Element {
    let groups = QuestionGroup::ALL.map(|group| {
        let asked = QUESTIONS.iter().filter(|(question, _)| question.group() == group);
        element("details")
            .child(element("summary").child(reading.question_group(group)))
            .child(element("ul").children(asked.map(|(question, query)| item(reading, *question, query))))
    });
    element("section")
        .with("id", "questions")
        .class("questions")
        .child(element("h2").child(reading.all_questions()))
        .children(groups)
}

fn item(reading: &dyn ReadingWords, question: Question, query: &str) -> Element {
    element("li").child(element("a").with("href", ["?", query].concat()).child(reading.question(question)))
}
