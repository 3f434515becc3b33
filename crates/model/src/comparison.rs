//! The one value behind a page, a link, an embed and a test: what is compared, and how it is shown.

use serde::{Deserialize, Serialize};

use crate::error::{Accepted, Error};
use crate::generation::Generation;
use crate::interface::{Form, Interface};
use crate::link::{LinkCapability, LinkWidth};
use crate::query;
use crate::sata::SataGeneration;
use crate::traffic::Traffic;
use crate::view::View;
use crate::word::{Word, words};

/// Where a port hangs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attachment {
    /// On the processor.
    Cpu,
    /// On the chipset, behind its uplink.
    Chipset,
}

words!(Attachment: "cpu" => Self::Cpu, "chipset" => Self::Chipset);

/// One row of a comparison: what the host offers and what is plugged in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// What the host offers.
    pub port: Interface,
    /// Where the port hangs, when it is known.
    pub attachment: Option<Attachment>,
    /// What the device offers, when there is one.
    pub device: Option<Interface>,
}

impl Scenario {
    /// A port with nothing plugged in.
    #[must_use]
    pub const fn bare(port: Interface) -> Self {
        Self { port, attachment: None, device: None }
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

    /// Whether another scenario may be added.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.scenarios.len() < Self::MAX_SCENARIOS
    }

    pub(crate) fn check_device(device: Interface) -> Result<Interface, Error> {
        if Form::DEVICES.contains(&device.form()) {
            Ok(device)
        } else {
            Err(Error::value(device.form().id(), Accepted::DeviceForms))
        }
    }
}

/// The landing comparison: SATA600, SATA Express as PCIe 2.0 x2, and PCIe 3.0, 4.0 and 5.0 x4.
impl Default for Comparison {
    fn default() -> Self {
        let x4 = |generation| Interface::Pcie(LinkCapability::new(generation, LinkWidth::X4));
        let ports = [
            Interface::Sata(SataGeneration::Gen3),
            Form::SataExpress.example(),
            x4(Generation::Gen3),
            x4(Generation::Gen4),
            x4(Generation::Gen5),
        ];
        Self {
            scenarios: ports.into_iter().map(Scenario::bare).collect(),
            base: 0,
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
