//! Devices: one of the catalogue, or one described by what it needs.

use crate::error::{Accepted, Error};
use crate::facts::devices::{Behind, CommandSet, DeviceClass, DeviceRow, Quirk, Rating, WidthSet, find};
use crate::form::{Family, Form};
use crate::interface::Interface;
use crate::legacy::LegacyBus;
use crate::link::{LinkCapability, LinkWidth};
use crate::sata::SataGeneration;
use crate::wire::{ModuleLength, Wires};

/// What is plugged into a port.
#[derive(Clone, Copy, Debug)]
pub enum Device {
    /// A device described by its form and what it needs.
    Generic(Interface),
    /// A device of the catalogue.
    Listed(&'static DeviceRow),
}

impl PartialEq for Device {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Generic(one), Self::Generic(two)) => one == two,
            (Self::Listed(one), Self::Listed(two)) => one.id == two.id,
            _ => false,
        }
    }
}

impl Eq for Device {}

/// The most devices that may hang behind one port.
pub const MAX_COUNT: u8 = 16;

/// What is known of a device, whichever way it was given.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Profile {
    /// Shape of its edge or plug.
    pub form: Form,
    /// The links it can have by itself; several where its width depends on the generation.
    pub links: [Option<LinkCapability>; 2],
    /// The widths it is known or likely to run at.
    pub widths: WidthSet,
    /// Its SATA rate.
    pub sata: Option<SataGeneration>,
    /// The parallel bus it needs.
    pub bus: Option<LegacyBus>,
    /// What else it speaks.
    pub wires: Wires,
    /// What kind of thing it is, where that is known.
    pub class: Option<DeviceClass>,
    /// The commands it takes.
    pub commands: CommandSet,
    /// What its maker says it moves.
    pub rating: Rating,
    /// The most it takes from its slot, in W.
    pub watts: Option<u8>,
    /// Whether that is known of this device, or the most that its size allows.
    pub are_watts_known: bool,
    /// Length of an M.2 module.
    pub length: Option<ModuleLength>,
    /// What hangs behind it.
    pub behind: Behind,
    /// What else decides whether it works.
    pub quirk: Quirk,
}

impl Device {
    /// Reads an id of the catalogue, or `x8:4.0x8`.
    ///
    /// # Errors
    /// When it is neither; the error names what is accepted.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let Some((form, wiring)) = text.split_once(':') else {
            return match (find(text), Form::from_id(text).filter(|form| form.is_device())) {
                (Some(row), _) => Ok(Self::Listed(row)),
                (None, Some(form)) => Err(Error::value("", Accepted::DeviceWirings(form))),
                (None, None) => Err(Error::value(text, Accepted::Devices)),
            };
        };
        let form = Form::from_id(form)
            .filter(|form| form.is_device())
            .ok_or_else(|| Error::value(text, Accepted::DeviceForms))?;
        let interface = Interface::parse_wiring(form, wiring).map_err(Error::of_device)?;
        if is_device(&interface) {
            Ok(Self::Generic(interface))
        } else {
            Err(Error::value(wiring, Accepted::DeviceWirings(form)))
        }
    }

    /// The words of a query.
    #[must_use]
    pub fn to_query(&self) -> String {
        match self {
            Self::Generic(interface) => interface.to_query(),
            Self::Listed(row) => row.id.to_owned(),
        }
    }

    /// Whether it is one that a query can say.
    #[must_use]
    pub fn is_sayable(&self) -> bool {
        match self {
            Self::Generic(interface) => interface.form.is_device() && is_device(interface) && interface.is_sayable(),
            Self::Listed(_) => true,
        }
    }

    /// What is known of it.
    #[must_use]
    pub fn profile(&self) -> Profile {
        match self {
            Self::Generic(interface) => generic(interface),
            Self::Listed(row) => listed(row),
        }
    }

    /// The most of its kind that can hang behind one port: drives behind a controller or on a card.
    #[must_use]
    pub fn most(&self) -> u8 {
        match self.profile().behind {
            Behind::SataPorts { count, .. } | Behind::M2Sockets { count, .. } => count.min(MAX_COUNT),
            Behind::Nothing | Behind::TwoChips => 1,
        }
    }
}

/// What only a port can say does not belong to a device.
fn is_device(interface: &Interface) -> bool {
    !interface.is_dead()
        // A device speaks one of the two; a port may have both.
        && (interface.link.is_none() || interface.sata.is_none())
        && !interface.is_shared
        && !interface.is_thin
        && interface.host.is_none()
        && interface.split == crate::wire::Split::Whole
}

fn generic(interface: &Interface) -> Profile {
    let form = interface.form;
    // A graphics card without a plug of its own may take what its slot class allows.
    let class_watts = (form == Form::X16).then_some(75);
    Profile {
        form,
        links: [interface.link, None],
        widths: interface.link.map_or(WidthSet::NONE, |link| likely_widths(form, link.width)),
        sata: interface.sata,
        bus: interface.bus,
        wires: interface.wires,
        class: None,
        commands: CommandSet::Other,
        rating: Rating::NotPublished,
        watts: interface.watts.or(class_watts),
        are_watts_known: interface.watts.is_some(),
        length: interface.length,
        behind: Behind::Nothing,
        quirk: Quirk::None,
    }
}

fn listed(row: &DeviceRow) -> Profile {
    Profile {
        form: row.form,
        links: [row.links.first().copied(), row.links.get(1).copied()],
        widths: row.widths,
        sata: row.sata,
        bus: None,
        wires: Wires::NONE,
        class: Some(row.class),
        commands: row.commands,
        rating: row.rating,
        watts: (row.slot_watts > 0).then_some(row.slot_watts),
        are_watts_known: true,
        length: row.length,
        behind: row.behind,
        quirk: row.quirk,
    }
}

/// x1 and the own width are certain. x4 and x8 below it have been found in all cards and drives that
/// list their widths; x2 only in drives, so a card without a list is not reckoned to have it.
fn likely_widths(form: Form, own: LinkWidth) -> WidthSet {
    let has_x2 = form.family() != Family::Card;
    let mut widths = WidthSet::up_to(own);
    if !has_x2 && own != LinkWidth::X2 {
        widths = widths.without(LinkWidth::X2);
    }
    widths
}
