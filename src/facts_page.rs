//! The page of facts: every device with all that is known of it, and every source.

use lanefit_model::facts::devices::{CATALOGUE, Confidence, DeviceRow, source_of};
use lanefit_model::facts::sources::SOURCES;
use lanefit_model::{Language, Word};
use lanefit_text::{FactsPageWords, Words, facts_page_words, words};

use crate::markup::{Element, Node, element, to_html};
use crate::panels::about::source_item;

/// The page of facts; all fields but `body_html` are plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactsPage {
    /// Language of the words below, as a BCP 47 tag.
    pub language: String,
    /// Title of the document.
    pub title: String,
    /// Markup of its body.
    pub body_html: String,
}

/// Writes the page of facts.
#[must_use]
pub fn facts_page() -> FactsPage {
    let language = Language::default();
    let (words, fixed) = (words(language), facts_page_words(language));
    let back = || element("p").child(element("a").with("href", "./").child(fixed.back));
    let tables = CATALOGUE.iter().flat_map(|(class, rows)| -> [Element; 2] {
        let heading = element("h2").child(words.device_class(*class));
        [heading, table(words, &fixed, rows)]
    });
    let main = element("main")
        .class("facts")
        .child(back())
        .child(element("h1").child(fixed.title))
        .child(element("p").child(fixed.introduction))
        .children(tables)
        .child(element("h2").child(fixed.other_sources))
        .child(element("ul").children(SOURCES.iter().map(|source| source_item(words, *source))))
        .child(back());
    FactsPage {
        language: language.word().to_owned(),
        title: fixed.title.to_owned(),
        body_html: to_html(&[Node::from(main)]),
    }
}

fn table(words: &dyn Words, fixed: &FactsPageWords, rows: &'static [DeviceRow]) -> Element {
    let heads = [fixed.device, fixed.link_and_rating, fixed.slot_power, fixed.confidence, fixed.source];
    let heads = heads.map(|head| element("th").with("scope", "col").child(head));
    let head = element("thead").child(element("tr").children(heads));
    let body = element("tbody").children(rows.iter().map(|row| self::row(words, fixed, row)));
    element("table").child(head).child(body)
}

fn row(words: &dyn Words, fixed: &FactsPageWords, row: &'static DeviceRow) -> Element {
    let power = match row.slot_watts {
        0 => "–".to_owned(),
        watts => [&watts.to_string(), "\u{a0}W"].concat(),
    };
    let confidence = match row.confidence {
        Confidence::High => fixed.high,
        Confidence::Medium => fixed.medium,
    };
    let cell = |text: String| element("td").child(text);
    element("tr")
        .with("id", row.id)
        .child(element("th").with("scope", "row").child(row.name))
        .child(cell(words.device_detail(row)))
        .child(cell(power))
        .child(cell(confidence.to_owned()))
        .child(cell(source_of(row).to_owned()))
}
