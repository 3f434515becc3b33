//! The controls of one end of a connection: form, and what is wired to it.

use lanefit_model::{Device, Form, Generation, Interface, LinkWidth, SataGeneration, digits};
use lanefit_text::{Label, Words};

use crate::markup::Element;
use crate::panels::control::{Entry, choice, grouped_choice};

/// Which end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The host's.
    Port,
    /// The device's.
    Device,
}

impl End {
    /// What the names of its controls begin with.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Port => "",
            Self::Device => "device-",
        }
    }
}

/// A value of a list that stands for nothing wired or nothing said.
pub const NONE: &str = "none";

/// Form and wiring of a port.
pub fn port_choice(words: &dyn Words, number: usize, port: &Interface) -> Vec<Element> {
    let mut groups: Vec<(&'static str, Vec<Entry>)> = Vec::new();
    for form in Form::ports() {
        let heading = words.family(form.family());
        let entry = (form.id(), words.form(form).to_owned());
        match groups.last_mut() {
            Some((last, entries)) if *last == heading => entries.push(entry),
            _ => groups.push((heading, vec![entry])),
        }
    }
    let form = grouped_choice(named(End::Port, "form", number), words.label(Label::PortForm), groups, port.form.id());
    let mut controls = vec![form];
    controls.extend(wiring_choice(words, End::Port, number, port));
    controls
}

/// What is wired to a device that is described by what it needs.
pub fn device_choice(words: &dyn Words, number: usize, device: Option<Device>) -> Vec<Element> {
    match device {
        Some(Device::Generic(interface)) => wiring_choice(words, End::Device, number, &interface),
        _ => Vec::new(),
    }
}

/// The name of a control of one end of a scenario.
pub fn named(end: End, part: &str, number: usize) -> String {
    [end.prefix(), part, "-", &digits(number as u64)].concat()
}

/// Generation and lanes, or the rate.
fn wiring_choice(words: &dyn Words, end: End, number: usize, interface: &Interface) -> Vec<Element> {
    let form = interface.form;
    if form.lanes() == 0 || form == Form::SataExpress {
        let rates = rates(end, form);
        let now = rates.iter().find(|(_, offered)| is_same_rate(offered, interface)).map_or("", |(rate, _)| *rate);
        let entries = rates.iter().map(|(rate, offered)| (*rate, words.wiring(*offered))).collect();
        return vec![choice(named(end, "rate", number), words.label(Label::PortWiring), entries, now)];
    }
    let mut controls = Vec::new();
    if let Some(link) = interface.link {
        let known = Generation::ALL.iter().filter(|known| form == Form::Pcie || !known.is_flit());
        let entries = known.map(|known| (known.name(), known.name().to_owned())).collect();
        let caption = words.label(Label::Generation);
        controls.push(choice(named(end, "generation", number), caption, entries, link.generation.name()));
    }
    let widths = LinkWidth::ALL.iter().filter(|width| width.lanes() <= form.lanes());
    let widths = widths.filter(|width| form == Form::Pcie || width.is_built());
    let mut entries: Vec<Entry> = widths.map(|known| (known.name(), known.name().to_owned())).collect();
    // A device without PCIe needs something else to speak.
    if form != Form::Pcie && (end == End::Port || form.can_sata() || !interface.wires.is_empty()) {
        entries.push((NONE, words.label(Label::NoPcie).to_owned()));
    }
    let width = interface.link.map_or(NONE, |link| link.width.name());
    controls.push(choice(named(end, "width", number), words.label(Label::Width), entries, width));
    if form.can_sata() && end == End::Port {
        let mut entries: Vec<Entry> = vec![(NONE, words.label(Label::NoSata).to_owned())];
        entries.extend(SataGeneration::ALL.iter().map(|known| (known.rate_name(), words.sata(*known))));
        let rate = interface.sata.map_or(NONE, SataGeneration::rate_name);
        controls.push(choice(named(end, "sata", number), words.label(Label::SataWiring), entries, rate));
    }
    controls
}

/// The rates that a form is offered with.
pub fn rates(end: End, form: Form) -> Vec<(&'static str, Interface)> {
    let rates: &[&str] = match form {
        // Nobody builds a drive that is two SATA ports.
        Form::SataExpress if end == End::Device => &["2.0x2", "3.0x2"],
        Form::SataExpress => &["2.0x2", "3.0x2", "600", NONE],
        Form::Sata | Form::Msata if end == End::Device => &["150", "300", "600"],
        Form::Sata | Form::Msata => &["150", "300", "600", NONE],
        Form::Pci => &["133", "266", "533"],
        Form::PciX => &["533", "1067"],
        Form::Usb if end == End::Device => &["10", "20"],
        Form::Usb => &["10", "20", NONE],
        Form::Sas if end == End::Device => &["6", "12"],
        Form::Sas => &["6", "12", NONE],
        Form::Agp => &["agp"],
        _ => &[],
    };
    rates.iter().filter_map(|rate| Some((*rate, Interface::parse_wiring(form, rate).ok()?))).collect()
}

fn is_same_rate(offered: &Interface, now: &Interface) -> bool {
    let of = |interface: &Interface| (interface.link, interface.sata, interface.bus, interface.wires);
    of(offered) == of(now)
}
