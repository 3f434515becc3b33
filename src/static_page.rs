//! The page as text, for the static `index.html` and for readers without script.

use lanefit_model::Word;
use lanefit_model::query::{self, Reading};
use lanefit_text::{Label, one_file_words, words};
use leptos::prelude::*;

use crate::app::frame;
use crate::browser::place::{Place, Surroundings};
use crate::markup::to_html;
use crate::state::State;

/// Everything of `index.html` that is words or made from the model.
///
/// All fields but `body_html` are plain text; whoever writes them into a file escapes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StaticPage {
    /// Language of the words below, as a BCP 47 tag.
    pub language: String,
    /// Title of the document.
    pub title: String,
    /// One or two sentences for search engines and link previews.
    pub description: String,
    /// Markup of the page as the browser would first show it; goes into `#app`.
    pub body_html: String,
    /// What a reader sees whose browser runs no script.
    pub no_script: String,
    /// What a reader sees when the interactive part cannot run.
    pub boot: BootWords,
}

/// Sentences for a page whose interactive part cannot run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BootWords {
    /// The browser has no WebAssembly, or it is switched off.
    pub unsupported: String,
    /// A file of the page could not be loaded.
    pub missing: String,
    /// Instead of that in the page that is one file: what is inside it cannot be unpacked.
    pub not_unpacked: String,
    /// A file of the page is damaged, or the program failed while it started.
    pub broken: String,
    /// The program stopped after it had started.
    pub stopped: String,
    /// The program takes long to arrive.
    pub slow: String,
    /// Added when the landing comparison was asked for.
    pub landing: String,
    /// Added when the address asks for another comparison.
    pub link: String,
    /// Label of the button that loads the page again.
    pub retry: String,
}

/// Renders the landing comparison.
#[must_use]
pub fn static_page() -> StaticPage {
    let reading: Reading = query::read("");
    let language = reading.comparison.view.language;
    let label = |label: Label| words(language).label(label).to_owned();
    let owner = Owner::new();
    let body_html =
        owner.with(|| to_html(&frame(State::new(reading, None, Place::new(Surroundings::Page, None)), String::new())));
    StaticPage {
        language: language.word().to_owned(),
        title: label(Label::PageTitle),
        description: label(Label::PageDescription),
        body_html,
        no_script: label(Label::NoScript),
        boot: BootWords {
            unsupported: label(Label::NoWasm),
            missing: label(Label::BootMissing),
            not_unpacked: one_file_words(language).not_unpacked.to_owned(),
            broken: label(Label::BootBroken),
            stopped: label(Label::Crashed),
            slow: label(Label::BootSlow),
            landing: label(Label::BootLanding),
            link: label(Label::BootLink),
            retry: label(Label::Retry),
        },
    }
}
