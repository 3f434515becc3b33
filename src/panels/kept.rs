//! Parts that never change: they stand in the static page, and the program takes them over from there
//! instead of carrying their words a second time.

use lanefit_text::Words;

use crate::markup::{Element, element};

/// A part that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// The start chips.
    Chips,
    /// What there is to read besides the comparison.
    Reading,
}

impl Kept {
    /// Every such part.
    pub const ALL: [Self; 2] = [Self::Chips, Self::Reading];

    /// What its element says in `data-kept`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Chips => "chips",
            Self::Reading => "reading",
        }
    }
}

/// The element of such a part: with its content in the static page, empty in the program.
pub fn kept(words: &dyn Words, part: Kept) -> Element {
    let place = element("div").class(part.id()).with("data-kept", part.id());
    fill(words, part, place)
}

#[cfg(not(feature = "static-page"))]
fn fill(_words: &dyn Words, _part: Kept, place: Element) -> Element {
    place
}

#[cfg(feature = "static-page")]
fn fill(words: &dyn Words, part: Kept, place: Element) -> Element {
    use crate::panels::{
        about::{about, licences},
        one_file::one_file,
        questions,
        reference::reference,
    };
    let language = lanefit_model::Language::default();
    let reading = lanefit_text::reading_words(language);
    match part {
        Kept::Chips => place.child(questions::chips(words, reading)),
        Kept::Reading => {
            let one_file = one_file(&lanefit_text::one_file_words(language));
            place
                .child(questions::questions(reading))
                .child(reference(words))
                .child(one_file)
                .children(about(words, reading))
                .child(licences(&lanefit_text::licence_words(language)))
        }
    }
}
