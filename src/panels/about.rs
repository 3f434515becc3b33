//! What the model leaves out, and where its facts come from.

#[cfg(feature = "static-page")]
use lanefit_model::facts::sources::SOURCES;
use lanefit_model::facts::sources::Source;
use lanefit_text::Words;
#[cfg(feature = "static-page")]
use lanefit_text::{Label, ReadingWords};

use crate::markup::{Element, element};

/// What is not modelled, and the sources.
#[cfg(feature = "static-page")]
pub fn about(words: &dyn Words, reading: &dyn ReadingWords) -> [Element; 2] {
    let section = |id: &'static str, heading: Label| {
        element("section").with("id", id).child(element("h2").child(words.label(heading)))
    };
    let gaps = reading.not_modelled().iter().map(|gap| element("li").child(*gap));
    [
        section("not-modelled", Label::NotModelled).child(element("ul").children(gaps)),
        section("sources", Label::Sources)
            .child(element("ul").children(SOURCES.iter().map(|source| source_item(words, *source)))),
    ]
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
