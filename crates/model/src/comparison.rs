//! The one value behind a page, a link, an embed and a test: what is compared, and how it is shown.

use serde::{Deserialize, Serialize};

use crate::device::{Device, Profile};
use crate::digits::digits;
use crate::error::{Accepted, Error};
use crate::facts::boards::Place;
use crate::facts::devices::Behind;
use crate::form::{Family, Form};
use crate::generation::Generation;
use crate::interface::Interface;
use crate::link::LinkWidth;
use crate::query;
use crate::rules::{PortName, Rule};
use crate::sata::SataGeneration;
use crate::system::{IfKnown, Known, Mode, Optional, Setup, Site, SitePlace, System};
use crate::traffic::Traffic;
use crate::view::View;
use crate::wire::{Split, SplitSet};
use crate::word::{Word, words};

/// Where a port hangs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attachment {
    /// On the processor.
    Cpu,
    /// On the chipset, behind its uplink.
    Chipset,
    /// On an ASMedia ASM1061, a SATA controller with one lane of PCIe 2.0.
    Asm1061,
    /// At a place of a system that is known.
    Site(IfKnown<Site>),
}

words!(Attachment: "cpu" => Self::Cpu, "chipset" => Self::Chipset, "asm1061" => Self::Asm1061);

impl Attachment {
    /// The most that has been measured behind an ASM1061, in MB/s: 25 to 27 % less than on a
    /// chipset's port (AnandTech, 2014).
    pub const ASM1061_MB_S: u16 = 400;

    /// Whether a port can hang there: a SATA controller has ports with SATA.
    #[must_use]
    pub const fn suits(self, port: &Interface) -> bool {
        !matches!(self, Self::Asm1061) || port.sata.is_some()
    }

    /// The word of a query.
    #[must_use]
    pub fn to_query(self) -> String {
        match self {
            Self::Site(site) => site.to_query(),
            _ => self.word().to_owned(),
        }
    }

    /// The words of the places that any port can hang on.
    pub(crate) const ANY_PORT: [&'static str; 2] = ["cpu", "chipset"];
}

/// One row of a comparison: what the host offers and what is plugged in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// What the host offers.
    pub port: Interface,
    /// Where the port hangs, when it is known.
    pub attachment: Option<Attachment>,
    /// What is plugged in, when there is something.
    pub device: Option<Device>,
    /// How many drives hang behind the device or sit on it; 0 when that is not said.
    pub count: u8,
}

impl Scenario {
    /// A port with nothing plugged in.
    #[must_use]
    pub const fn bare(port: Interface) -> Self {
        Self { port, attachment: None, device: None, count: 0 }
    }

    /// How many drives there are behind a device, or on it: as many as it takes, unless fewer were
    /// named. Disks behind a controller count only when they were named.
    #[must_use]
    pub fn count_of(&self, device: &Profile) -> u8 {
        match device.behind {
            Behind::M2Sockets { count, .. } if self.count == 0 => count,
            Behind::M2Sockets { count, .. } | Behind::SataPorts { count, .. } => self.count.min(count),
            Behind::Nothing | Behind::TwoChips => 0,
        }
    }

    /// Whether the port is what is recorded of a board's port. `own` is the system of the comparison.
    #[must_use]
    pub fn is_as_recorded(&self, own: Option<System>) -> bool {
        self.recorded_port(own) == Some(self.port)
    }

    /// What is recorded of the board's port that this is.
    #[must_use]
    pub fn recorded_port(&self, own: Option<System>) -> Option<Interface> {
        let Some(Attachment::Site(site)) = self.attachment else { return None };
        site.board_port(own).map(|(machine, row)| machine.port(row))
    }

    /// The ways in which the system allows a slot to be divided, where the port's is none of them.
    pub(crate) fn refused_split(&self, own: Option<System>) -> Option<(Known, SplitSet)> {
        let known = Known::get()?;
        let (system, is_slot) = match self.attachment? {
            Attachment::Cpu => (own?, true),
            Attachment::Site(site) => {
                let recorded = site.board_port(own).map(|(machine, row)| machine.place(row).0);
                let is_slot = matches!((site.place, recorded), (SitePlace::Cpu(_), _) | (_, Some(Place::Slots { .. })));
                (site.system.or(own)?, is_slot)
            }
            Attachment::Chipset | Attachment::Asm1061 => return None,
        };
        let platform = system.platform();
        let is_refused = is_slot && self.port.form.family() == Family::Card && !platform.divides_slots(self.port.split);
        is_refused.then(|| (known, platform.splits()))
    }

    /// Whether the slot may be divided so on its system; any may where none is named. `own` is the system of the
    /// comparison.
    #[must_use]
    pub fn may_split(&self, own: Option<System>, split: Split) -> bool {
        Self { port: Interface { split, ..self.port }, ..*self }.refused_split(own).is_none()
    }

    /// The scenario, if a query can say it.
    ///
    /// # Errors
    /// When the port is a form that only devices have or hangs where it cannot, the device is a form
    /// that only ports have or one that cannot be named for the port, either is wired as none can be,
    /// or there are more drives than the device takes.
    pub fn check(self) -> Result<Self, Error> {
        if !self.port.form.is_port() || !self.port.is_sayable() {
            return Err(Error::value(&self.port.to_query(), Accepted::Forms));
        }
        if let Some(attachment) = self.attachment.filter(|attachment| !attachment.suits(&self.port)) {
            return Err(Error::value(attachment.word(), Accepted::Words(&Attachment::ANY_PORT)));
        }
        let most = match self.device {
            None => 0,
            Some(device) if !device.is_sayable() || !Self::can_name(&self.port, device) => {
                return Err(Error::value(&device.to_query(), Accepted::DeviceForms));
            }
            Some(device) => device.most(),
        };
        Self::check_count(self.count, most)?;
        Ok(self)
    }

    /// Whether such a device can be named for such a port: a bare link has no connector that a card
    /// of another bus could be held against, and queries that try have always been told so.
    pub(crate) fn can_name(port: &Interface, device: Device) -> bool {
        port.form != Form::Pcie || !matches!(device.profile().form.family(), Family::ParallelBus | Family::Agp)
    }

    pub(crate) fn check_count(count: u8, most: u8) -> Result<u8, Error> {
        if count <= most { Ok(count) } else { Err(Error::value(&digits(count.into()), Accepted::Drives { most })) }
    }
}

/// One to eight scenarios, the traffic they all carry, and how they are shown.
///
/// Always valid: made by [`Comparison::default`], by reading a query, and changed by
/// [`Comparison::apply`]. Its serialised form is its query.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Comparison {
    pub(crate) scenarios: Vec<Scenario>,
    pub(crate) base: usize,
    pub(crate) mode: Mode,
    pub(crate) setup: Optional<Setup>,
    /// What travels over every scenario's link.
    pub traffic: Traffic,
    /// How the comparison is shown.
    pub view: View,
}

impl Comparison {
    /// The most scenarios a comparison holds.
    pub const MAX_SCENARIOS: usize = 8;

    /// The scenarios, in the order they are shown.
    #[must_use]
    pub fn scenarios(&self) -> &[Scenario] {
        &self.scenarios
    }

    /// Index of the scenario that the others are compared with.
    #[must_use]
    pub const fn base(&self) -> usize {
        self.base
    }

    /// What the scenarios are to each other.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The system that the ports hang on, if it is known.
    #[must_use]
    pub const fn setup(&self) -> Option<&Setup> {
        self.setup.get()
    }

    /// A port that a rule names and that neither the board has nor a scenario on the same system.
    pub(crate) fn missing_port(&self, rule: &Rule) -> Option<PortName> {
        let own = self.setup.get().map(|setup| setup.system);
        let machine = own.and_then(System::machine);
        let is_there = |name: &PortName| {
            let is_of_board = machine.is_some_and(|machine| machine.board.port(name.as_str()).is_ok());
            is_of_board
                || self.scenarios.iter().any(|row| match row.attachment {
                    Some(Attachment::Site(site)) => site.name() == Some(*name) && site.system.or(own) == own,
                    _ => false,
                })
        };
        rule.ports().find(|name| !is_there(name))
    }

    /// Whether a port hangs on a system that is known.
    #[must_use]
    pub fn has_system(&self) -> bool {
        self.setup.get().is_some()
            || self.scenarios.iter().any(|row| matches!(row.attachment, Some(Attachment::Site(_))))
    }

    /// Whether another scenario may be added.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.scenarios.len() < Self::MAX_SCENARIOS
    }
}

/// The landing comparison: SATA600, SATA Express as PCIe 2.0 x2, and PCIe 3.0, 4.0 and 5.0 x4.
impl Default for Comparison {
    fn default() -> Self {
        let x4 = |generation| Interface::pcie(Form::Pcie, generation, LinkWidth::X4);
        let ports = [
            Interface::sata(Form::Sata, SataGeneration::Gen3),
            Interface::example(Form::SataExpress),
            x4(Generation::Gen3),
            x4(Generation::Gen4),
            x4(Generation::Gen5),
        ];
        Self {
            scenarios: ports.into_iter().map(Scenario::bare).collect(),
            base: 0,
            mode: Mode::Compare,
            setup: Optional::NONE,
            traffic: Traffic::default(),
            view: View::default(),
        }
    }
}

impl From<Comparison> for String {
    fn from(comparison: Comparison) -> Self {
        query::write(&comparison)
    }
}

impl TryFrom<String> for Comparison {
    type Error = Error;

    /// Strict where [`query::read`] is lenient: the first warning is the error.
    fn try_from(text: String) -> Result<Self, Error> {
        let reading = query::read(&text);
        reading.warnings.into_iter().next().map_or(Ok(reading.comparison), Err)
    }
}
