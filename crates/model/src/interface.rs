//! What one end of a connection offers: its form and what is wired to it.

use crate::digits::{digits, read_digits};
use crate::error::{Accepted, Error};
use crate::form::{Family, Form};
use crate::generation::Generation;
use crate::legacy::LegacyBus;
use crate::link::{LinkCapability, LinkWidth};
use crate::sata::SataGeneration;
use crate::wire::{Host, ModuleLength, Split, Wire, Wires};
use crate::word::Word;

/// One end of a connection: a port, or a device described by what it needs.
///
/// Shape and wiring are two things: a slot of 89 mm may have four lanes, and an M.2 socket may have
/// SATA only. What is not said is `None`, empty or the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interface {
    /// The shape.
    pub form: Form,
    /// The PCIe lanes that are wired, and their generation.
    pub link: Option<LinkCapability>,
    /// The SATA rate, where SATA is wired. A SATA Express connector has two such ports.
    pub sata: Option<SataGeneration>,
    /// The parallel bus, for reference.
    pub bus: Option<LegacyBus>,
    /// What else is wired.
    pub wires: Wires,
    /// How a port's lanes are divided into links.
    pub split: Split,
    /// A port's longest M.2 module, or the length of a module.
    pub length: Option<ModuleLength>,
    /// Whether a socket has room for modules with parts on one side only.
    pub is_thin: bool,
    /// W that a port gives to a card, or that a card takes from its slot.
    pub watts: Option<u8>,
    /// The host behind a port.
    pub host: Option<Host>,
    /// Whether another port of the board may take a port's lanes away.
    pub is_shared: bool,
}

impl Interface {
    /// The most that a slot gives, in W.
    pub const MAX_WATTS: u8 = 75;

    /// A form with nothing wired to it.
    #[must_use]
    #[inline(never)]
    pub const fn unwired(form: Form) -> Self {
        Self {
            form,
            link: None,
            sata: None,
            bus: None,
            wires: Wires::NONE,
            split: Split::Whole,
            length: None,
            is_thin: false,
            watts: None,
            host: None,
            is_shared: false,
        }
    }

    /// A form with PCIe.
    #[must_use]
    pub const fn pcie(form: Form, generation: Generation, width: LinkWidth) -> Self {
        Self { link: Some(LinkCapability::new(generation, width)), ..Self::unwired(form) }
    }

    /// A form with SATA.
    #[must_use]
    pub const fn sata(form: Form, generation: SataGeneration) -> Self {
        Self { sata: Some(generation), ..Self::unwired(form) }
    }

    /// A bus.
    #[must_use]
    pub const fn bus(bus: LegacyBus) -> Self {
        Self { bus: Some(bus), ..Self::unwired(if bus.is_pci_x() { Form::PciX } else { Form::Pci }) }
    }

    /// Whether nothing is wired to it.
    #[must_use]
    pub const fn is_dead(&self) -> bool {
        self.link.is_none() && self.sata.is_none() && self.bus.is_none() && self.wires.is_empty()
    }

    /// Whether it is a SATA Express connector that is used as two SATA ports.
    #[must_use]
    pub fn is_two_sata_ports(&self) -> bool {
        self.form == Form::SataExpress && self.link.is_none() && self.sata.is_some()
    }

    /// The same with another PCIe link.
    #[must_use]
    pub const fn with_link(self, link: LinkCapability) -> Self {
        Self { link: Some(link), ..self }
    }

    /// The interface to start from when a reader picks a form.
    #[must_use]
    #[inline(never)]
    pub fn example(form: Form) -> Self {
        let pcie = |generation, width| Self::pcie(form, generation, width);
        match form {
            Form::Pcie | Form::X4 | Form::X4Open | Form::M2M | Form::U2 | Form::U3 | Form::E1s | Form::Oculink => {
                pcie(Generation::Gen4, LinkWidth::X4)
            }
            Form::X1 | Form::X1Open | Form::M2A | Form::M2E | Form::M2Ae => pcie(Generation::Gen3, LinkWidth::X1),
            Form::MiniPcie | Form::ExpressCard => pcie(Generation::Gen2, LinkWidth::X1),
            Form::X8 | Form::X8Open => pcie(Generation::Gen4, LinkWidth::X8),
            Form::X16 => pcie(Generation::Gen4, LinkWidth::X16),
            Form::M2B | Form::M2Bm => pcie(Generation::Gen3, LinkWidth::X2),
            Form::SataExpress => pcie(Generation::Gen2, LinkWidth::X2),
            Form::Thunderbolt3 | Form::Thunderbolt4 | Form::Usb4 => pcie(Generation::Gen3, LinkWidth::X4),
            Form::Thunderbolt5 => pcie(Generation::Gen4, LinkWidth::X4),
            Form::Sata | Form::Msata => Self::sata(form, SataGeneration::Gen3),
            Form::Sas => Self { wires: Wires::NONE.with(Wire::Sas12), ..Self::unwired(form) },
            Form::Usb => Self { wires: Wires::NONE.with(Wire::Usb10), ..Self::unwired(form) },
            Form::Agp => Self { wires: Wires::NONE.with(Wire::Agp), ..Self::unwired(form) },
            Form::Pci => Self::bus(LegacyBus::Pci133),
            Form::PciX => Self::bus(LegacyBus::PciX1067),
        }
    }

    /// Whether a connector of this form can have such a link.
    #[must_use]
    pub fn carries(form: Form, link: LinkCapability) -> bool {
        link.width.lanes() <= form.lanes()
            && (form != Form::SataExpress
                || (link.width == LinkWidth::X2 && matches!(link.generation, Generation::Gen2 | Generation::Gen3)))
            && (form == Form::Pcie || (link.width.is_built() && !link.generation.is_flit()))
    }

    /// Reads `m2m:3.0x4-sata600`.
    ///
    /// # Errors
    /// When the form is unknown or something that follows it cannot belong to it; the error names
    /// what is accepted.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let (form, wiring) = text.split_once(':').unwrap_or((text, ""));
        let form = Form::from_id(form).ok_or_else(|| Error::value(form, Accepted::Forms))?;
        Self::parse_wiring(form, wiring)
    }

    /// Reads what follows the colon: `4.0x4`, `600`, `3.0x4-sata600-2280`.
    ///
    /// # Errors
    /// When a part is unknown, cannot belong to the form, or comes twice; the error names what is
    /// accepted.
    pub fn parse_wiring(form: Form, wiring: &str) -> Result<Self, Error> {
        let mut read = Self::unwired(form);
        let mut says_none = false;
        for part in wiring.split('-') {
            let fits = if part == "none" && !says_none && form.is_port() && form != Form::Pcie {
                says_none = true;
                Some(())
            } else {
                read.take(part)
            };
            fits.ok_or_else(|| {
                let is_known = Self::unwired(form).take(part).is_some();
                Error::value(part, if is_known { Accepted::OnePart } else { Accepted::Wirings(form) })
            })?;
        }
        if read.is_dead() == says_none { Ok(read) } else { Err(Error::value(wiring, Accepted::Wirings(form))) }
    }

    /// Takes one part of a wiring in, if it belongs to the form and is the first of its kind.
    fn take(&mut self, part: &str) -> Option<()> {
        let form = self.form;
        if let Some(link) = read_link(part).filter(|link| Self::carries(form, *link)) {
            // A SATA Express connector is one link or two SATA ports, never both.
            return (form != Form::SataExpress || self.sata.is_none()).then(|| put(&mut self.link, link))?;
        }
        if form.can_sata()
            && let Some(rate) = SataGeneration::from_rate_name(part.strip_prefix("sata").unwrap_or(part))
        {
            // A SATA Express connector has ports of 6 Gb/s, and saying so means that it is used as them.
            return (form != Form::SataExpress || (rate == SataGeneration::Gen3 && self.link.is_none()))
                .then(|| put(&mut self.sata, rate))?;
        }
        let bus = match form {
            Form::Pci => LegacyBus::pci_from_name(part),
            Form::PciX => LegacyBus::pci_x_from_name(part),
            _ => None,
        };
        if let Some(bus) = bus {
            return put(&mut self.bus, bus);
        }
        // After `usb:` and `sas:` the rate alone is enough.
        let named = if matches!(form, Form::Usb | Form::Sas) && !part.starts_with(form.id()) {
            &[form.id(), part].concat()
        } else {
            part
        };
        if let Some(wire) = Wire::from_word(named).filter(|wire| wire.fits(form) && !self.wires.has(*wire)) {
            self.wires = self.wires.with(wire);
            return Some(());
        }
        if form.family() == Family::M2
            && let Some(length) = ModuleLength::from_word(part)
        {
            return put(&mut self.length, length);
        }
        if form.slot_watts().is_some() {
            if let Some(watts) = part.strip_suffix('w').and_then(read_digits) {
                let watts = u8::try_from(watts).ok().filter(|watts| (1..=Self::MAX_WATTS).contains(watts))?;
                return put(&mut self.watts, watts);
            }
            if let Some(split) = Split::from_word(part)
                .filter(|split| *split != Split::Whole && self.split == Split::Whole && split.lanes() <= form.lanes())
            {
                self.split = split;
                return Some(());
            }
        }
        if !form.is_port() {
            return None;
        }
        if part == "thin" && form.family() == Family::M2 && !self.is_thin {
            self.is_thin = true;
            return Some(());
        }
        if part == "shared" && !self.is_shared {
            self.is_shared = true;
            return Some(());
        }
        Host::from_word(part).filter(|host| host.suits(form)).and_then(|host| put(&mut self.host, host))
    }

    /// What follows the colon in a query.
    #[must_use]
    pub fn wiring(&self) -> String {
        let mut text = String::new();
        if let Some(link) = self.link {
            push(&mut text, &[link.generation.name(), link.width.name()]);
        }
        if let Some(rate) = self.sata {
            let prefix = if self.form.lanes() == 0 || self.form == Form::SataExpress { "" } else { "sata" };
            push(&mut text, &[prefix, rate.rate_name()]);
        }
        if let Some(bus) = self.bus {
            push(&mut text, &[bus.rate_name()]);
        }
        for wire in self.wires.iter() {
            let word = wire.word();
            let is_plain = !matches!(self.form, Form::Usb | Form::Sas);
            push(&mut text, &[if is_plain { word } else { word.strip_prefix(self.form.id()).unwrap_or(word) }]);
        }
        if self.is_dead() {
            push(&mut text, &["none"]);
        }
        if self.split != Split::Whole {
            push(&mut text, &[self.split.word()]);
        }
        if let Some(length) = self.length {
            push(&mut text, &[length.word()]);
        }
        if self.is_thin {
            push(&mut text, &["thin"]);
        }
        if let Some(watts) = self.watts {
            push(&mut text, &[&digits(watts.into()), "w"]);
        }
        if let Some(host) = self.host {
            push(&mut text, &[host.word()]);
        }
        if self.is_shared {
            push(&mut text, &["shared"]);
        }
        text
    }

    /// The words of a query: `pcie:4.0x4`.
    #[must_use]
    pub fn to_query(&self) -> String {
        [self.form.id(), ":", &self.wiring()].concat()
    }

    /// Whether it is one that a query can say, and so one that can exist.
    #[must_use]
    pub fn is_sayable(&self) -> bool {
        Self::parse(&self.to_query()).as_ref() == Ok(self)
    }
}

fn put<T>(place: &mut Option<T>, value: T) -> Option<()> {
    place.is_none().then(|| *place = Some(value))
}

fn push(text: &mut String, parts: &[&str]) {
    if !text.is_empty() {
        text.push('-');
    }
    for part in parts {
        text.push_str(part);
    }
}

fn read_link(wiring: &str) -> Option<LinkCapability> {
    let at = wiring.find('x')?;
    let (generation, width) = wiring.split_at_checked(at)?;
    Some(LinkCapability::new(Generation::from_name(generation)?, LinkWidth::from_name(width)?))
}
