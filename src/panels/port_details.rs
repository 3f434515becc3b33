//! What else may be said of a port, unfolded on demand.

use lanefit_model::system::System;
use lanefit_model::{Device, Family, Form, Host, Interface, ModuleLength, Scenario, Split, Wire, Word, digits};
use lanefit_text::{Label, Words};

use crate::markup::Element;
use crate::panels::control::{Entry, check, choice};
use crate::panels::interface_choice::{End, NONE, named};

/// Split, power, length, radio wires and host of a port, and the length of a module in it.
pub fn port_details(words: &dyn Words, number: usize, scenario: &Scenario, own: Option<System>) -> Vec<Element> {
    let port = &scenario.port;
    let form = port.form;
    let name = |part: &str| named(End::Port, part, number);
    let mut controls = Vec::new();
    if form.slot_watts().is_some() && form.lanes() >= 4 {
        let splits =
            Split::VALUES.iter().filter(|split| split.lanes() <= form.lanes() && scenario.may_split(own, **split));
        let entries = splits.map(|split| (split.word(), words.split(*split).to_owned())).collect();
        controls.push(choice(name("split"), words.label(Label::Split), entries, port.split.word()));
    }
    controls.extend(watts(words, End::Port, number, port));
    controls.extend(length(words, End::Port, number, port));
    if let Some(Device::Generic(device)) = &scenario.device {
        controls.extend(watts(words, End::Device, number, device));
        controls.extend(length(words, End::Device, number, device));
    }
    if Wire::Usb.fits(form) {
        controls.push(check(name("usb"), words.label(Label::UsbWired), port.wires.has(Wire::Usb)));
    }
    if Wire::Cnvi1.fits(form) {
        let radios = Wire::VALUES.iter().filter(|wire| wire.is_cnvi());
        let mut entries: Vec<Entry> = vec![(NONE, words.label(Label::NoCnvi).to_owned())];
        entries.extend(radios.map(|wire| (wire.word(), words.wire(*wire).to_owned())));
        let cnvi = port.wires.iter().find(|wire| wire.is_cnvi()).map_or(NONE, Word::word);
        controls.push(choice(name("cnvi"), words.label(Label::Cnvi), entries, cnvi));
    }
    if form != Form::Pcie && form.family() != Family::ParallelBus {
        let mut entries: Vec<Entry> = vec![(NONE, words.label(Label::UnknownAttachment).to_owned())];
        entries.extend(
            Host::VALUES.iter().filter(|host| host.suits(form)).map(|host| (host.word(), words.host(*host).to_owned())),
        );
        controls.push(choice(name("host"), words.label(Label::Host), entries, port.host.map_or(NONE, Word::word)));
        controls.push(check(name("shared"), words.label(Label::SharedPort), port.is_shared));
    }
    controls
}

/// Slot power that small boards state.
const WATTS: [(&str, &str); 4] = [("10", "10\u{a0}W"), ("25", "25\u{a0}W"), ("35", "35\u{a0}W"), ("75", "75\u{a0}W")];

/// What a slot gives to a card, or what a card takes from its slot.
fn watts(words: &dyn Words, end: End, number: usize, interface: &Interface) -> Option<Element> {
    interface.form.slot_watts()?;
    let mut entries: Vec<Entry> = vec![(NONE, words.label(Label::WattsByForm).to_owned())];
    entries.extend(WATTS.iter().map(|(value, text)| (*value, (*text).to_owned())));
    let now = interface.watts.map_or_else(|| NONE.to_owned(), |watts| digits(watts.into()));
    let caption = words.label(if end == End::Port { Label::Watts } else { Label::DeviceWatts });
    Some(choice(named(end, "watts", number), caption, entries, &now))
}

/// The length of a module, or the longest that a socket takes.
fn length(words: &dyn Words, end: End, number: usize, interface: &Interface) -> Vec<Element> {
    if interface.form.family() != Family::M2 {
        return Vec::new();
    }
    let mut entries: Vec<Entry> = vec![(NONE, words.label(Label::UnknownAttachment).to_owned())];
    entries.extend(ModuleLength::WORDS.iter().map(|word| (*word, (*word).to_owned())));
    let caption = words.label(if end == End::Port { Label::LongestModule } else { Label::ModuleLength });
    let mut controls =
        vec![choice(named(end, "length", number), caption, entries, interface.length.map_or(NONE, Word::word))];
    if end == End::Port {
        controls.push(check(named(end, "thin", number), words.label(Label::ThinSocket), interface.is_thin));
    }
    controls
}
