//! What the model leaves out, and where its facts come from.

use lanefit_model::facts::sources::Source;
#[cfg(feature = "static-page")]
use lanefit_model::facts::{sources::SourceId, sources_of};
#[cfg(feature = "static-page")]
use lanefit_model::{Comparison, Rung, evaluate};
use lanefit_text::Words;
#[cfg(feature = "static-page")]
use lanefit_text::{Label, LicenceWords, ReadingWords};

use crate::markup::{Element, element};

/// What is not modelled, and the sources.
#[cfg(feature = "static-page")]
pub fn about(words: &dyn Words, reading: &dyn ReadingWords) -> [Element; 2] {
    let section = |id: &'static str, heading: Label| {
        element("section").with("id", id).child(element("h2").child(words.label(heading)))
    };
    let all = element("a").with("href", ["facts.html#", ALL_SOURCES].concat()).child(reading.all_sources());
    let gaps = reading.not_modelled().iter().map(|gap| element("li").child(*gap));
    [
        section("not-modelled", Label::NotModelled).child(element("ul").children(gaps)),
        section("sources", Label::Sources)
            .child(element("ul").children(cited().iter().map(|id| source_item(words, id.source()))))
            .child(element("p").child(all)),
    ]
}

/// Where all sources stand on the page of facts.
#[cfg(feature = "static-page")]
pub const ALL_SOURCES: &str = "all-sources";

/// The most telling sources of the numbers that the page starts with, each once.
#[cfg(feature = "static-page")]
fn cited() -> Vec<SourceId> {
    let mut cited = Vec::new();
    for carrier in evaluate(&Comparison::default()).scenarios.iter().filter_map(|scenario| scenario.carrier()) {
        for id in Rung::ALL.into_iter().filter_map(|rung| sources_of(rung, carrier).first()) {
            if !cited.contains(id) {
                cited.push(*id);
            }
        }
    }
    cited
}

/// The link to the licences of what the program is made of, which the build writes.
#[cfg(feature = "static-page")]
pub fn licences(words: &LicenceWords) -> Element {
    element("p").child(element("a").with("href", "./licences.txt").child(words.link))
}

/// A source with its publisher, its address where it has one, and what kind of evidence it is.
pub fn source_item(words: &dyn Words, source: Source) -> Element {
    let title = element("cite").child(source.title);
    let item = element("li");
    let item = if source.url.is_empty() {
        item.child(title)
    } else {
        item.child(element("a").with("href", source.url).with("rel", "noreferrer").child(title))
    };
    item.child([", ", source.publisher, " (", words.basis(source.basis), ")"].concat())
}
