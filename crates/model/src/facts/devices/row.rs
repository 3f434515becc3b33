//! What is recorded of a device. `docs/data.md` defines every field.

use super::width_set::WidthSet;
use crate::form::Form;
use crate::link::{LinkCapability, LinkWidth};
use crate::sata::SataGeneration;
use crate::wire::ModuleLength;

/// One device. Where its facts come from is told by [`super::source_of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceRow {
    /// The word in a query: lower-case letters, digits and dots in words joined by `-`; never changed.
    pub id: &'static str,
    /// What the maker calls it, untranslated.
    pub name: &'static str,
    /// The group it is offered in.
    pub class: DeviceClass,
    /// The shape of its edge or plug.
    pub form: Form,
    /// The widest link at each generation it can have by itself: several where the width depends on
    /// the generation, none for SATA drives.
    pub links: &'static [LinkCapability],
    /// The widths it runs at; none for SATA drives.
    pub widths: WidthSet,
    /// Its SATA rate, for SATA drives alone.
    pub sata: Option<SataGeneration>,
    /// The command set its host speaks with it.
    pub commands: CommandSet,
    /// What it moves by its maker's word.
    pub rating: Rating,
    /// The most it takes from the slot, in W, 1 to 75; 0 when that is not known.
    pub slot_watts: u8,
    /// What hangs behind it.
    pub behind: Behind,
    /// Length of an M.2 module; `None` when it comes in several, or is not certain.
    pub length: Option<ModuleLength>,
    /// What else it asks of its host.
    pub quirk: Quirk,
    /// How sure the facts are.
    pub confidence: Confidence,
}

/// Groups of devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceClass {
    /// Solid-state drives with a PCIe link, whichever commands they take.
    PcieSsd,
    /// Solid-state drives with a SATA link.
    SataSsd,
    /// Hard disk drives.
    HardDisk,
    /// SATA controllers and SAS host bus adapters.
    StorageController,
    /// Cards and switches that carry several M.2 drives.
    M2Card,
    /// Ethernet and Wi-Fi.
    NetworkCard,
    /// Graphics cards.
    GraphicsCard,
    /// USB, USB4 and Thunderbolt host controllers.
    UsbController,
    /// Video capture cards and TV tuners.
    Capture,
    /// Everything else.
    Other,
}

/// The register interface through which a host commands a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandSet {
    /// `NVMe`: the firmware needs a driver for it to boot.
    Nvme,
    /// AHCI: SATA controllers, and the early PCIe drives that look like one.
    Ahci,
    /// Anything else; also SATA drives, which are commanded through their host's controller.
    Other,
}

/// What a device moves, as its maker states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rating {
    /// Not stated, not found, or not a rate that a link limits.
    NotPublished,
    /// Sequential rates of a drive at its best, in MB/s.
    Drive {
        /// Reading.
        to_host: u16,
        /// Writing.
        to_device: u16,
    },
    /// What busy ports need, one direction, in MB/s rounded up: all ports of a network card together,
    /// or one port of a USB controller.
    Ports(u16),
}

/// What a device brings along behind its own link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// Nothing that is plugged in.
    Nothing,
    /// Ports for SATA drives.
    SataPorts {
        /// How many.
        count: u8,
        /// The rate of each.
        rate: SataGeneration,
    },
    /// Sockets for M.2 drives.
    M2Sockets {
        /// How many.
        count: u8,
        /// Whether a PCIe switch on the card tells them apart; otherwise the host has to split the slot.
        has_switch: bool,
    },
    /// Two devices with one lane each, which need two links from the socket.
    TwoChips,
}

/// What a device asks of its host besides the link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quirk {
    /// Nothing.
    None,
    /// Its management bus, contacts B5 and B6, stops some consumer boards from starting.
    SideBand,
    /// It wants a cable to a header that boards of its own maker have.
    BoardHeader,
}

/// How sure the facts of a row are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confidence {
    /// A data sheet, a read-out of the device or independent reports say so.
    High,
    /// A source says so, but of the series, by a single voice, or for a part of the row alone.
    Medium,
    /// Sources disagree, or a part of the row is not known. Such a device is left out; a chipset or a board is not, and is
    /// shown with a mark.
    Low,
}

const BLANK: DeviceRow = DeviceRow {
    id: "",
    name: "",
    class: DeviceClass::Other,
    form: Form::Pcie,
    links: &[],
    widths: WidthSet::NONE,
    sata: None,
    commands: CommandSet::Other,
    rating: Rating::NotPublished,
    slot_watts: 0,
    behind: Behind::Nothing,
    length: None,
    quirk: Quirk::None,
    confidence: Confidence::Medium,
};

/// A drive with a PCIe link: `NVMe`, at every width up to its own.
pub(super) const fn ssd(form: Form, links: &'static [LinkCapability]) -> DeviceRow {
    let widths = WidthSet::up_to(widest(links));
    DeviceRow { form, links, widths, commands: CommandSet::Nvme, ..BLANK }
}

/// A SATA drive at 6 Gb/s.
pub(super) const fn sata(form: Form) -> DeviceRow {
    DeviceRow { form, sata: Some(SataGeneration::Gen3), ..BLANK }
}

/// Any other device with a PCIe link, at the widths that cards are known to run at.
pub(super) const fn card(form: Form, links: &'static [LinkCapability]) -> DeviceRow {
    let widths = WidthSet::usual(widest(links));
    DeviceRow { form, links, widths, ..BLANK }
}

impl DeviceRow {
    pub(super) const fn rated(self, to_host: u16, to_device: u16) -> Self {
        Self { rating: Rating::Drive { to_host, to_device }, ..self }
    }

    pub(super) const fn ports_need(self, mb_s: u16) -> Self {
        Self { rating: Rating::Ports(mb_s), ..self }
    }

    pub(super) const fn ahci(self) -> Self {
        Self { commands: CommandSet::Ahci, ..self }
    }

    pub(super) const fn sata300(self) -> Self {
        Self { sata: Some(SataGeneration::Gen2), ..self }
    }

    /// For devices whose maker names x2 too.
    pub(super) const fn every_width(self) -> Self {
        Self { widths: WidthSet::up_to(widest(self.links)), ..self }
    }

    pub(super) const fn watts(self, slot_watts: u8) -> Self {
        Self { slot_watts, ..self }
    }

    pub(super) const fn sata_ports(self, count: u8) -> Self {
        Self { behind: Behind::SataPorts { count, rate: SataGeneration::Gen3 }, ..self }
    }

    pub(super) const fn sata300_ports(self, count: u8) -> Self {
        Self { behind: Behind::SataPorts { count, rate: SataGeneration::Gen2 }, ..self }
    }

    pub(super) const fn sockets(self, count: u8) -> Self {
        Self { behind: Behind::M2Sockets { count, has_switch: false }, ..self }
    }

    pub(super) const fn switched_sockets(self, count: u8) -> Self {
        Self { behind: Behind::M2Sockets { count, has_switch: true }, ..self }
    }

    pub(super) const fn two_chips(self) -> Self {
        Self { behind: Behind::TwoChips, ..self }
    }

    pub(super) const fn long(self, length: ModuleLength) -> Self {
        Self { length: Some(length), ..self }
    }

    pub(super) const fn quirk(self, quirk: Quirk) -> Self {
        Self { quirk, ..self }
    }
}

const fn widest(links: &[LinkCapability]) -> LinkWidth {
    let mut widest = LinkWidth::X1;
    let mut at = 0;
    while at < links.len() {
        if links[at].width.lanes() > widest.lanes() {
            widest = links[at].width;
        }
        at += 1;
    }
    widest
}
