//! The amount to copy, and the packet settings.

use lanefit_model::query::amount_to_query;
use lanefit_model::{AddressSize, Bytes, PacketSize, ReadCompletionBoundary, Traffic, Word, digits};
use lanefit_text::{Label, Words};

use crate::markup::{Element, element};
use crate::panels::control::{Entry, WAITING, check, choice, entries};

/// Places of the slider: 1, 2 and 5 of each power of ten from 1 GB to 50 TB.
const PLACES: u32 = 15;

/// The amount to copy, as text and as a slider.
pub fn copy_size(words: &dyn Words, amount: Bytes) -> Element {
    let text = element("input")
        .with("type", "text")
        .with("name", "size")
        .with("autocomplete", "off")
        .with("spellcheck", "false")
        .with("aria-describedby", "size-error")
        .flag("disabled", WAITING)
        .with("value", amount_to_query(amount));
    let slider = element("input")
        .with("type", "range")
        .with("name", "size-slider")
        .with("min", "0")
        .with("max", digits(u64::from(PLACES) - 1))
        .with("step", "1")
        .with("aria-label", words.label(Label::CopySizeSlider))
        .with("aria-valuetext", words.amount(amount).text())
        .flag("disabled", WAITING)
        .with("value", digits(place_of(amount).into()));
    let caption = element("span").class("caption").child(words.label(Label::CopySize));
    element("div")
        .class("copy-size")
        .child(element("label").class("choice").child(caption).child(text))
        .child(slider)
        // Filled in by whoever refuses what was typed.
        .child(element("p").with("id", "size-error").class("field-error").with("role", "alert"))
}

/// What has to be carried each second; empty for what the device is rated at.
pub fn need(words: &dyn Words, need: Option<Bytes>) -> Element {
    let text = element("input")
        .with("type", "text")
        .with("name", "need")
        .with("autocomplete", "off")
        .with("spellcheck", "false")
        .with("aria-describedby", "need-error")
        .with("placeholder", words.label(Label::NeedByDevice))
        .flag("disabled", WAITING)
        .with("value", need.map(amount_to_query).unwrap_or_default());
    let caption = element("span").class("caption").child(words.label(Label::Need));
    element("div")
        .class("copy-size need")
        .child(element("label").class("choice").child(caption).child(text))
        .child(element("p").with("id", "need-error").class("field-error").with("role", "alert"))
}

/// The amount at a place of the slider.
pub fn amount_at(place: u32) -> Bytes {
    let place = place.min(PLACES - 1);
    let digit = match place % 3 {
        0 => 1,
        1 => 2,
        _ => 5,
    };
    Bytes::new(1_000_000_000 * digit * 10_u64.pow(place / 3))
}

fn place_of(amount: Bytes) -> u32 {
    (0..PLACES - 1).find(|place| amount <= amount_at(*place)).unwrap_or(PLACES - 1)
}

/// MPS, MRRS and what else decides the cost of packets.
pub fn settings(words: &dyn Words, traffic: Traffic) -> Element {
    let bytes = |text: &'static str| [text, "\u{a0}", words.label(Label::Bytes)].concat();
    let or_bytes = |word: &'static str, special: &str, label: Label| -> Entry {
        (word, if word == special { words.label(label).to_owned() } else { bytes(word) })
    };
    let payloads = Option::<PacketSize>::WORDS.iter().map(|word| or_bytes(word, "auto", Label::Automatic));
    let boundaries = Option::<ReadCompletionBoundary>::WORDS.iter().map(|word| or_bytes(word, "mps", Label::RcbAtMps));
    let requests = PacketSize::WORDS.iter().map(|word| (*word, bytes(word)));
    let addresses = |size: AddressSize| {
        let label = match size {
            AddressSize::Bits64 => Label::Header64,
            AddressSize::Bits32 => Label::Header32,
        };
        words.label(label).to_owned()
    };
    let controls = [
        choice("mps", words.label(Label::Mps), payloads.collect(), traffic.mps.word()),
        choice("mrrs", words.label(Label::Mrrs), requests.collect(), traffic.mrrs.word()),
        choice("rcb", words.label(Label::Rcb), boundaries.collect(), traffic.rcb.word()),
        choice("hdr", words.label(Label::Header), entries(addresses), traffic.address.word()),
        check("ecrc", words.label(Label::Ecrc), traffic.ecrc),
    ];
    element("details")
        .with("id", "settings")
        .class("settings")
        .child(element("summary").child(words.label(Label::Advanced)))
        .child(element("div").class("settings-controls").children(controls))
}
