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
}

/// What can be chosen for what was typed, in the order it is shown: every word typed is part of the
/// name, the id, the group or the detail.
pub fn offers(words: &dyn Words, typed: &str) -> Vec<Offer> {
    let typed = typed.to_ascii_lowercase();
    let is_wanted = |parts: &[&str]| {
        let text = parts.join(" ").to_ascii_lowercase();
        typed.split(' ').all(|word| has(&text, word))
    };
    let mut found = Vec::new();
    if typed.bytes().all(|byte| byte == b' ') {
        let name = words.label(Label::NoDevice).to_owned();
        found.push(Offer { device: None, group: "", name, detail: String::new() });
    }
    for (class, rows) in CATALOGUE {
        let group = words.device_class(*class);
        for row in *rows {
            let detail = words.device_detail(row);
            if is_wanted(&[row.name, row.id, group, &detail]) {
                found.push(Offer { device: Some(Device::Listed(row)), group, name: row.name.to_owned(), detail });
            }
        }
    }
    let group = words.label(Label::AnyDevice);
    for form in Form::devices().filter(|form| !is_card_of_old(*form)) {
        let device = Device::Generic(Interface::example(form));
        let (name, detail) = (words.device_form(form).to_owned(), words.interface_detail(Interface::example(form)));
        if is_wanted(&[&name, form.id(), group, &detail]) {
            found.push(Offer { device: Some(device), group, name, detail });
        }
    }
    found
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
        .with("role", "listbox")
        .with("aria-label", words.label(Label::Device))
        .children(groups);
    let nothing = (count == 0).then(|| element("p").class("fine").child(words.label(Label::NoSuchDevice)));
    vec![
        element("h2").with("id", "picker-title").child(words.label(Label::Device)).into(),
        field.into(),
        element("p").class("visually-hidden").with("role", "status").child(words.offers_found(count)).into(),
        element("div").class("picker-scroll").child(list).children(nothing).into(),
    ]
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
