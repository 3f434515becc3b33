//! Controls: lists, buttons, and numbers that explain themselves.

use std::borrow::Cow;

use lanefit_model::Word;
use lanefit_text::{Label, Words};

use crate::markup::{Element, element};

/// Controls work in the browser; in the static page they are shown, and wait.
pub const WAITING: bool = cfg!(feature = "static-page");

/// A value of a list and how it reads.
pub type Entry = (&'static str, String);

/// A list to choose one value from.
pub fn choice(name: impl Into<String>, caption: &'static str, entries: Vec<Entry>, selected: &str) -> Element {
    list(name.into(), caption, options(entries, selected))
}

/// A list to choose one value from, in groups with headings.
pub fn grouped_choice(
    name: String,
    caption: &'static str,
    groups: Vec<(&'static str, Vec<Entry>)>,
    selected: &str,
) -> Element {
    let groups = groups
        .into_iter()
        .map(|(heading, entries)| element("optgroup").with("label", heading).children(options(entries, selected)));
    list(name, caption, groups.collect())
}

fn options(entries: Vec<Entry>, selected: &str) -> Vec<Element> {
    let option = |(value, text)| element("option").with("value", value).flag("selected", value == selected).child(text);
    entries.into_iter().map(option).collect()
}

fn list(name: String, caption: &'static str, items: Vec<Element>) -> Element {
    let select = element("select").with("name", name).flag("disabled", WAITING).children(items);
    element("label").class("choice picker").child(element("span").class("caption").child(caption)).child(select)
}

/// Something that is so or not.
pub fn check(name: impl Into<Cow<'static, str>>, caption: &'static str, is_on: bool) -> Element {
    let input =
        element("input").with("type", "checkbox").with("name", name).flag("checked", is_on).flag("disabled", WAITING);
    element("label").class("check").child(input).child(element("span").child(caption))
}

/// A field for a name or a rule, and a place for why what was typed is refused.
pub fn text_field(
    name: impl Into<Cow<'static, str>>,
    caption: &'static str,
    error: impl Into<Cow<'static, str>>,
    value: impl Into<Cow<'static, str>>,
    is_possible: bool,
) -> Element {
    let error = error.into();
    let field = element("input")
        .with("type", "text")
        .with("name", name)
        .with("autocomplete", "off")
        .with("autocapitalize", "none")
        .with("spellcheck", "false")
        .with("aria-describedby", error.clone())
        .flag("disabled", WAITING || !is_possible)
        .with("value", value);
    let caption = element("span").class("caption").child(caption);
    element("div")
        .class("copy-size need")
        .child(element("label").class("choice").child(caption).child(field))
        .child(element("p").with("id", error).class("field-error").with("role", "alert"))
}

/// The entries of a type whose values are words.
pub fn entries<T: Word>(text: impl Fn(T) -> String) -> Vec<Entry> {
    T::WORDS.iter().zip(T::VALUES).map(|(word, value)| (*word, text(*value))).collect()
}

/// A button that does something.
pub fn action(name: impl Into<Cow<'static, str>>, label: impl Into<String>, is_possible: bool) -> Element {
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
