//! Controls: lists, buttons, and numbers that explain themselves.

use lanefit_model::Word;
use lanefit_text::{Label, Words};

use crate::markup::{Element, element};

/// Controls work in the browser; in the static page they are shown, and wait.
pub const WAITING: bool = cfg!(feature = "static-page");

/// A value of a list and how it reads.
pub type Entry = (&'static str, String);

/// A list to choose one value from.
pub fn choice(name: impl Into<String>, caption: &'static str, entries: Vec<Entry>, selected: &str) -> Element {
    let options = entries
        .into_iter()
        .map(|(value, text)| element("option").with("value", value).flag("selected", value == selected).child(text));
    let select = element("select").with("name", name.into()).flag("disabled", WAITING).children(options);
    element("label").class("choice picker").child(element("span").class("caption").child(caption)).child(select)
}

/// The entries of a type whose values are words.
pub fn entries<T: Word>(text: impl Fn(T) -> String) -> Vec<Entry> {
    T::WORDS.iter().zip(T::VALUES).map(|(word, value)| (*word, text(*value))).collect()
}

/// A button that does something.
pub fn action(name: &'static str, label: impl Into<String>, is_possible: bool) -> Element {
    element("button")
        .with("type", "button")
        .class("action")
        .with("data-action", name)
        .flag("disabled", WAITING || !is_possible)
        .child(label.into())
}

/// One of a set of which one is chosen.
pub fn radio(name: &'static str, value: &'static str, text: &'static str, is_chosen: bool) -> Element {
    let input = element("input")
        .with("type", "radio")
        .with("name", name)
        .with("value", value)
        .flag("checked", is_chosen)
        .flag("disabled", WAITING);
    element("label").child(input).child(element("span").child(text))
}

/// A button that opens the explanation of the number it shows.
pub fn number_button(words: &dyn Words) -> Element {
    element("button")
        .with("type", "button")
        .class("number")
        .with("aria-haspopup", "dialog")
        .with("title", words.label(Label::OpenExplanation))
}
