//! What one end of a connection offers: the form and the wiring of a port or a device.

use crate::error::{Accepted, Error};
use crate::generation::Generation;
use crate::legacy::LegacyBus;
use crate::link::{LinkCapability, LinkWidth};
use crate::sata::SataGeneration;

/// The family an [`Interface`] belongs to, as written before the colon of a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A bare PCIe link, without a connector.
    Pcie,
    /// A SATA port.
    Sata,
    /// A SATA Express connector.
    SataExpress,
    /// A PCI bus, for reference.
    Pci,
    /// A PCI-X bus, for reference.
    PciX,
}

impl Form {
    /// Every form.
    pub const ALL: [Self; 5] = [Self::Pcie, Self::Sata, Self::SataExpress, Self::Pci, Self::PciX];

    /// The forms a device can have.
    pub const DEVICES: [Self; 3] = [Self::Pcie, Self::Sata, Self::SataExpress];

    /// The word in a query.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pcie => "pcie",
            Self::Sata => "sata",
            Self::SataExpress => "satae",
            Self::Pci => "pci",
            Self::PciX => "pcix",
        }
    }

    /// Reads the word of a query.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.id() == id)
    }

    /// The interface to start from when a reader picks this form.
    #[must_use]
    pub const fn example(self) -> Interface {
        match self {
            Self::Pcie => Interface::Pcie(LinkCapability::new(Generation::Gen4, LinkWidth::X4)),
            Self::Sata => Interface::Sata(SataGeneration::Gen3),
            Self::SataExpress => Interface::SataExpress(SataExpress::Link2),
            Self::Pci => Interface::Legacy(LegacyBus::Pci133),
            Self::PciX => Interface::Legacy(LegacyBus::PciX1067),
        }
    }

    /// Every interface of this form.
    #[must_use]
    pub fn interfaces(self) -> Vec<Interface> {
        match self {
            Self::Pcie => Generation::ALL
                .into_iter()
                .flat_map(|generation| {
                    LinkWidth::ALL.into_iter().map(move |width| Interface::Pcie(LinkCapability::new(generation, width)))
                })
                .collect(),
            Self::Sata => SataGeneration::ALL.into_iter().map(Interface::Sata).collect(),
            Self::SataExpress => SataExpress::ALL.into_iter().map(Interface::SataExpress).collect(),
            Self::Pci => LegacyBus::PCI.into_iter().map(Interface::Legacy).collect(),
            Self::PciX => LegacyBus::PCI_X.into_iter().map(Interface::Legacy).collect(),
        }
    }
}

/// What a SATA Express connector is used as: one PCIe link of two lanes, or two SATA ports,
/// never both at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SataExpress {
    /// PCIe 2.0 x2.
    Link2,
    /// PCIe 3.0 x2.
    Link3,
    /// Two SATA ports of 6 Gb/s.
    TwoPorts,
}

impl SataExpress {
    /// Every use.
    pub const ALL: [Self; 3] = [Self::Link2, Self::Link3, Self::TwoPorts];

    /// The word in a query.
    #[must_use]
    pub const fn wiring(self) -> &'static str {
        match self {
            Self::Link2 => "2.0x2",
            Self::Link3 => "3.0x2",
            Self::TwoPorts => "600",
        }
    }

    /// The PCIe link, unless the connector is used as SATA ports.
    #[must_use]
    pub const fn link(self) -> Option<LinkCapability> {
        match self {
            Self::Link2 => Some(LinkCapability::new(Generation::Gen2, LinkWidth::X2)),
            Self::Link3 => Some(LinkCapability::new(Generation::Gen3, LinkWidth::X2)),
            Self::TwoPorts => None,
        }
    }
}

/// One end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interface {
    /// A bare PCIe link.
    Pcie(LinkCapability),
    /// A SATA port or drive.
    Sata(SataGeneration),
    /// A SATA Express connector or drive.
    SataExpress(SataExpress),
    /// A parallel bus, for reference.
    Legacy(LegacyBus),
}

impl Interface {
    /// The family.
    #[must_use]
    pub const fn form(self) -> Form {
        match self {
            Self::Pcie(_) => Form::Pcie,
            Self::Sata(_) => Form::Sata,
            Self::SataExpress(_) => Form::SataExpress,
            Self::Legacy(bus) => {
                if bus.is_pci_x() {
                    Form::PciX
                } else {
                    Form::Pci
                }
            }
        }
    }

    /// Reads `pcie:4.0x4` or `sata:600`.
    ///
    /// # Errors
    /// When the form or its wiring is unknown; the error names what is accepted.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let (form, wiring) = text.split_once(':').unwrap_or((text, ""));
        let form = Form::from_id(form).ok_or_else(|| Error::value(form, Accepted::Forms))?;
        Self::parse_wiring(form, wiring)
    }

    /// Reads the wiring of a form: `4.0x4`, `600`.
    ///
    /// # Errors
    /// When the form has no such wiring; the error names what is accepted.
    pub fn parse_wiring(form: Form, wiring: &str) -> Result<Self, Error> {
        let found = match form {
            Form::Pcie => parse_link(wiring).map(Self::Pcie),
            Form::Sata => SataGeneration::from_rate_name(wiring).map(Self::Sata),
            Form::SataExpress => parse_sata_express(wiring).map(Self::SataExpress),
            Form::Pci => LegacyBus::pci_from_name(wiring).map(Self::Legacy),
            Form::PciX => LegacyBus::pci_x_from_name(wiring).map(Self::Legacy),
        };
        found.ok_or_else(|| Error::value(wiring, Accepted::Wirings(form)))
    }

    /// The wiring as a query writes it where it is one word: `600`, `2.0x2`; empty for a bare
    /// PCIe link, whose generation and width are two.
    #[must_use]
    pub const fn wiring(self) -> &'static str {
        match self {
            Self::Pcie(_) => "",
            Self::Sata(generation) => generation.rate_name(),
            Self::SataExpress(used_as) => used_as.wiring(),
            Self::Legacy(bus) => bus.rate_name(),
        }
    }

    /// The words of a query: `pcie:4.0x4`.
    #[must_use]
    pub fn to_query(self) -> String {
        let mut text = String::from(self.form().id());
        text.push(':');
        if let Self::Pcie(link) = self {
            text.push_str(link.generation.name());
            text.push_str(link.width.name());
        }
        text.push_str(self.wiring());
        text
    }
}

fn parse_link(wiring: &str) -> Option<LinkCapability> {
    let at = wiring.find('x')?;
    let (generation, width) = wiring.split_at_checked(at)?;
    Some(LinkCapability::new(Generation::from_name(generation)?, LinkWidth::from_name(width)?))
}

fn parse_sata_express(wiring: &str) -> Option<SataExpress> {
    SataExpress::ALL.into_iter().find(|used_as| {
        used_as.wiring() == wiring || used_as.link().is_some_and(|link| parse_link(wiring) == Some(link))
    })
}
