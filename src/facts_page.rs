//! The page of facts: every device with all that is known of it, and every source.

use lanefit_model::facts::boards::{self, boards};
use lanefit_model::facts::devices::{CATALOGUE, Confidence, DeviceRow, source_of};
use lanefit_model::facts::platforms::{self, Cpu, chipsets};
use lanefit_model::facts::sources::SOURCES;
use lanefit_model::{Language, Word};
use lanefit_text::{FactsPageWords, Words, board_facts, chipset_facts, cpu_facts, facts_page_words, words};

use crate::markup::{Element, Node, element, to_html};
use crate::panels::about::{ALL_SOURCES, source_item};

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
        .children(systems(language, &fixed))
        .child(element("h2").with("id", ALL_SOURCES).child(fixed.other_sources))
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

/// How sure the facts of a row are.
const fn certainty(fixed: &FactsPageWords, confidence: Confidence) -> &'static str {
    match confidence {
        Confidence::High => fixed.high,
        Confidence::Medium => fixed.medium,
        Confidence::Low => fixed.low,
    }
}

/// Boards, chipsets and processors.
fn systems(language: Language, fixed: &FactsPageWords) -> Vec<Element> {
    let row = |id: String, name: &'static str, recorded: String, confidence: Confidence, source: &'static str| {
        let confidence = certainty(fixed, confidence);
        element("tr")
            .with("id", id)
            .child(element("th").with("scope", "row").child(name))
            .children([recorded, confidence.to_owned(), source.to_owned()].map(|text| element("td").child(text)))
    };
    let table = |heading: &'static str, rows: Vec<Element>| {
        let heads = [heading, fixed.recorded, fixed.confidence, fixed.source];
        let heads = heads.map(|head| element("th").with("scope", "col").child(head));
        let head = element("thead").child(element("tr").children(heads));
        [element("h2").child(heading), element("table").child(head).child(element("tbody").children(rows))]
    };
    let boards = boards().map(|board| {
        row(board.id.to_owned(), board.name, board_facts(language, board), board.confidence, boards::source_of(board))
    });
    let chipsets = chipsets().map(|chipset| {
        let recorded = chipset_facts(language, chipset);
        row(chipset.id.to_owned(), chipset.name, recorded, chipset.confidence, platforms::source_of(chipset))
    });
    let cpus = Cpu::ALL.iter().map(|cpu| {
        let known = cpu.row();
        row(["cpu-", known.id].concat(), known.name, cpu_facts(language, known), known.confidence, cpu.source())
    });
    let mut tables = Vec::from(table(fixed.boards, boards.collect()));
    tables.extend(table(fixed.chipsets, chipsets.collect()));
    tables.extend(table(fixed.processors, cpus.collect()));
    tables
}

fn row(words: &dyn Words, fixed: &FactsPageWords, row: &'static DeviceRow) -> Element {
    let power = match row.slot_watts {
        0 => "–".to_owned(),
        watts => [&watts.to_string(), "\u{a0}W"].concat(),
    };
    let confidence = certainty(fixed, row.confidence);
    let cell = |text: String| element("td").child(text);
    element("tr")
        .with("id", row.id)
        .child(element("th").with("scope", "row").child(row.name))
        .child(cell(words.device_detail(row)))
        .child(cell(power))
        .child(cell(confidence.to_owned()))
        .child(cell(source_of(row).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_has_an_anchor_of_its_own() {
        let page = facts_page().body_html;
        let mut ids: Vec<&str> = page.split("<tr id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let devices = CATALOGUE.iter().map(|(_, rows)| rows.len()).sum::<usize>();
        assert_eq!(ids.len(), devices + boards().count() + chipsets().count() + Cpu::ALL.len());
        ids.sort_unstable();
        let all = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), all);
    }
}
