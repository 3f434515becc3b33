//! The device picker: every device there is, found by typing.

use lanefit_model::facts::devices::CATALOGUE;
use lanefit_model::{Device, Form, Interface, digits};
use lanefit_text::{Label, Words};

use crate::markup::{Element, Node, element};
use crate::panels::control::WAITING;

/// What the picker shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picking {
    /// Index of the scenario whose device is chosen.
    pub scenario: usize,
    /// What was typed.
    pub text: String,
    /// Index of the entry that the Enter key takes.
    pub active: usize,
}

/// Something that can be chosen.
pub struct Offer {
    /// What is plugged in then.
    pub device: Option<Device>,
    /// Its group.
    pub group: &'static str,
    name: String,
    detail: String,
    /// What it is found by, in lower case.
    text: String,
}

/// What can be chosen for what was typed, in the order it is shown: what has all of it in one piece,
/// spaces and dashes aside, or else what has every word of it, be it in the name, the id, the group or
/// the detail.
pub fn offers(words: &dyn Words, typed: &str) -> Vec<Offer> {
    let typed = typed.to_ascii_lowercase();
    let everything = all(words);
    let phrase = tight(&typed);
    if phrase.is_empty() {
        let name = words.label(Label::NoDevice).to_owned();
        let nothing = Offer { device: None, group: "", name, detail: String::new(), text: String::new() };
        return std::iter::once(nothing).chain(everything).collect();
    }
    let (in_one_piece, mut others): (Vec<_>, Vec<_>) =
        everything.into_iter().partition(|offer| has(&tight(&offer.text), &phrase));
    if !in_one_piece.is_empty() {
        return in_one_piece;
    }
    others.retain(|offer| typed.split(' ').all(|word| has(&offer.text, word)));
    others
}

/// Everything there is to choose, with the text that it is found by.
fn all(words: &dyn Words) -> Vec<Offer> {
    let mut found = Vec::new();
    let mut add = |device: Device, group: &'static str, name: String, detail: String, more: [&str; 2]| {
        let text = [&name, " ", more[0], " ", group, " ", &detail, " ", more[1]].concat().to_ascii_lowercase();
        found.push(Offer { device: Some(device), group, name, detail, text });
    };
    for (class, rows) in CATALOGUE {
        let (group, aliases) = (words.device_class(*class), words.device_class_aliases(*class));
        for row in *rows {
            add(Device::Listed(row), group, row.name.to_owned(), words.device_detail(row), [row.id, aliases]);
        }
    }
    for form in Form::devices().filter(|form| !is_card_of_old(*form)) {
        let example = Interface::example(form);
        let (name, detail) = (words.device_form(form).to_owned(), words.interface_detail(example));
        add(Device::Generic(example), words.label(Label::AnyDevice), name, detail, [form.id(), ""]);
    }
    found
}

/// A text without spaces and dashes.
fn tight(text: &str) -> String {
    text.chars().filter(|letter| !matches!(letter, ' ' | '-')).collect()
}

/// Whether a text has a word in it; `str::contains` would bring a search for long texts along.
fn has(text: &str, word: &str) -> bool {
    word.is_empty() || text.as_bytes().windows(word.len()).any(|part| part == word.as_bytes())
}

/// Cards for buses before PCIe, which nobody asks about; a query can still name them.
const fn is_card_of_old(form: Form) -> bool {
    matches!(form, Form::Pci | Form::PciX | Form::Agp)
}

/// The content of the picker's dialog.
pub fn picker(words: &dyn Words, picking: &Picking) -> Vec<Node> {
    let offers = offers(words, &picking.text);
    let count = offers.len();
    let field = element("input")
        .with("type", "search")
        .with("name", "picker-text")
        .with("role", "combobox")
        .with("aria-expanded", "true")
        .with("aria-autocomplete", "list")
        .with("aria-controls", "picker-list")
        .with("aria-activedescendant", if count == 0 { String::new() } else { option_id(picking.active) })
        .with("aria-label", words.label(Label::FindDevice))
        .with("placeholder", words.label(Label::FindDeviceExample))
        .with("autocomplete", "off")
        .with("autocapitalize", "none")
        .with("spellcheck", "false")
        .with("enterkeyhint", "done")
        .with("value", picking.text.clone());
    let mut groups: Vec<Element> = Vec::new();
    let mut open: Option<(&'static str, Element)> = None;
    for (at, offer) in offers.into_iter().enumerate() {
        let heading = offer.group;
        let option = option(at, offer, at == picking.active);
        open = Some(match open {
            Some((last, group)) if last == heading => (last, group.child(option)),
            other => {
                groups.extend(other.map(|(_, group)| group));
                (heading, group(heading).child(option))
            }
        });
    }
    groups.extend(open.map(|(_, group)| group));
    let list = element("div")
        .with("id", "picker-list")
        .class("picker-scroll")
        .with("role", "listbox")
        // It scrolls, and so must be reachable by keyboard; the same keys work in it as in the field.
        .with("tabindex", "0")
        .with("aria-label", words.label(Label::Device))
        .flag("hidden", count == 0)
        .children(groups);
    let nothing = (count == 0).then(|| element("p").class("fine").child(words.label(Label::NoSuchDevice)));
    let mut nodes: Vec<Node> = vec![
        element("h2").with("id", "picker-title").child(words.label(Label::Device)).into(),
        field.into(),
        element("p").class("visually-hidden").with("role", "status").child(words.offers_found(count)).into(),
    ];
    nodes.extend(nothing.map(Node::from));
    nodes.push(list.into());
    nodes
}

fn group(heading: &'static str) -> Element {
    let group = element("div").with("role", "group").with("aria-label", heading);
    if heading.is_empty() { group } else { group.child(element("h3").with("aria-hidden", "true").child(heading)) }
}

fn option(at: usize, offer: Offer, is_active: bool) -> Element {
    let detail = (!offer.detail.is_empty()).then(|| element("small").child(offer.detail));
    element("div")
        .with("role", "option")
        .with("id", option_id(at))
        .with("data-offer", digits(at as u64))
        .with("aria-selected", if is_active { "true" } else { "false" })
        .child(element("span").child(offer.name))
        .children(detail)
}

/// The id of an entry's element.
pub fn option_id(at: usize) -> String {
    ["offer-", &digits(at as u64)].concat()
}

/// The button that opens the picker for a scenario.
pub fn device_button(words: &dyn Words, number: usize, device: Option<Device>) -> Element {
    let text = device.map_or_else(|| words.label(Label::PlugIn).to_owned(), |device| words.device(device));
    element("button")
        .with("type", "button")
        .class(if device.is_some() { "pick" } else { "pick pick-empty" })
        .with("data-action", "pick")
        .with("id", ["device-", &digits(number as u64)].concat())
        .with("aria-haspopup", "dialog")
        .flag("disabled", WAITING)
        .child(element("span").class("visually-hidden").child([words.label(Label::Device), ": "].concat()))
        .child(text)
}

#[cfg(test)]
#[path = "picker_tests.rs"]
mod tests;
