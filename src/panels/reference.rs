//! Every generation at every width, with equals marked.

use lanefit_model::{Form, Generation, Interface, LinkCapability, LinkWidth, ThroughputUnit};
use lanefit_text::{Label, Words};

use crate::markup::{Element, element};
use crate::panels::twin::scrolling;

/// The widths of products; the two others are arithmetic only.
const WIDTHS: [LinkWidth; 5] = [LinkWidth::X1, LinkWidth::X2, LinkWidth::X4, LinkWidth::X8, LinkWidth::X16];

/// The generation and width table.
pub fn reference(words: &dyn Words) -> Element {
    let groups = equals();
    let heads = WIDTHS.map(|width| element("th").with("scope", "col").child(width.name()));
    let rows = Generation::ALL.map(|generation| {
        element("tr")
            .child(element("th").with("scope", "row").child(generation.name()))
            .children(WIDTHS.map(|width| cell(words, LinkCapability::new(generation, width), &groups)))
    });
    let table = element("table")
        .child(element("thead").child(
            element("tr").child(element("th").with("scope", "col").child(words.form(Form::Pcie))).children(heads),
        ))
        .child(element("tbody").children(rows));
    element("section")
        .with("id", "reference")
        .class("reference")
        .child(element("h2").with("id", "reference-title").child(words.label(Label::Reference)))
        .child(element("p").child(words.label(Label::ReferenceText)))
        .child(scrolling("reference-title", table))
}

/// One link of each set of equals, slowest first.
fn equals() -> Vec<LinkCapability> {
    let mut found: Vec<LinkCapability> = Vec::new();
    for generation in Generation::ALL {
        for width in WIDTHS {
            let link = LinkCapability::new(generation, width);
            if !found.iter().any(|known| known.is_equal_in_rate(link)) {
                let rate = link.after_line_code().mb_s();
                let at = found.iter().take_while(|known| known.after_line_code().mb_s() < rate).count();
                found.insert(at, link);
            }
        }
    }
    found
}

fn cell(words: &dyn Words, link: LinkCapability, groups: &[LinkCapability]) -> Element {
    let letter = groups
        .iter()
        .position(|known| known.is_equal_in_rate(link))
        .and_then(|at| "abcdefghijklmnopqrstuvwxyz".get(at..=at))
        .unwrap_or_default();
    let number = words.throughput(link.after_line_code(), ThroughputUnit::GigabytesPerSecond).number;
    let href = ["?v=1&s=", &Interface::unwired(Form::Pcie).with_link(link).to_query()].concat();
    element("td")
        .child(element("a").with("href", href).child(number))
        .child(element("small").class("equal").child(letter))
}
