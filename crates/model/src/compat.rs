//! Whether two ends work together, what carries the data between them, and why not better.

use crate::comparison::Scenario;
use crate::generation::Generation;
use crate::interface::Interface;
use crate::legacy::LegacyBus;
use crate::link::{LinkCapability, LinkWidth};
use crate::sata::SataGeneration;

/// How well two ends work together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// At all that the device can do, or there is no device to hold back.
    Works,
    /// At less than the device can do.
    Limited,
    /// Not at all.
    Refused,
}

impl Verdict {
    /// The stable word in exported data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Works => "works",
            Self::Limited => "limited",
            Self::Refused => "refused",
        }
    }
}

/// One fact behind a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The device has all the link it can use.
    FullLink,
    /// The port has fewer lanes than the device.
    FewerLanes {
        /// Lanes the port offers.
        port: LinkWidth,
        /// Lanes the device could use.
        device: LinkWidth,
    },
    /// The port's PCIe generation is older than the device's.
    OlderGeneration {
        /// What the port offers.
        port: Generation,
        /// What the device could use.
        device: Generation,
    },
    /// The port's SATA rate is below the device's.
    OlderSataGeneration {
        /// What the port offers.
        port: SataGeneration,
        /// What the device could use.
        device: SataGeneration,
    },
    /// The two ends do not speak the same protocol.
    OtherProtocol {
        /// What the host offers.
        port: Interface,
        /// What the device needs.
        device: Interface,
    },
}

impl Reason {
    /// The stable word in exported data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::FullLink => "full-link",
            Self::FewerLanes { .. } => "fewer-lanes",
            Self::OlderGeneration { .. } | Self::OlderSataGeneration { .. } => "older-generation",
            Self::OtherProtocol { .. } => "other-protocol",
        }
    }
}

/// What carries the data once both ends have agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// A PCIe link.
    Pcie(LinkCapability),
    /// SATA ports side by side.
    Sata {
        /// The rate of each.
        generation: SataGeneration,
        /// How many carry data.
        ports: u8,
    },
    /// A parallel bus.
    Legacy(LegacyBus),
}

/// What comes of plugging a device into a port.
#[derive(Clone, Debug, PartialEq)]
pub struct Connection {
    /// How well it works.
    pub verdict: Verdict,
    /// Why; every cause, in the order it is decided. Empty without a device.
    pub reasons: Vec<Reason>,
    /// What carries the data; `None` when refused.
    pub carrier: Option<Carrier>,
    /// What the port offers to such a device.
    pub port_carrier: Carrier,
    /// What the device could use by itself; `None` without a device.
    pub device_carrier: Option<Carrier>,
}

/// Plugs the scenario's device, if any, into its port.
#[must_use]
pub fn connect(scenario: &Scenario) -> Connection {
    let Some(device) = scenario.device else {
        return Connection {
            verdict: Verdict::Works,
            reasons: Vec::new(),
            carrier: Some(carrier_of(scenario.port)),
            port_carrier: carrier_of(scenario.port),
            device_carrier: None,
        };
    };
    let wanted = carrier_of(device);
    let offered = offered_to(scenario.port, wanted);
    let (carrier, reasons) = match (offered, wanted) {
        (Carrier::Pcie(port), Carrier::Pcie(device)) => pcie(port, device),
        (Carrier::Sata { generation: port, ports }, Carrier::Sata { generation: device, ports: wanted_ports }) => {
            sata((port, ports), (device, wanted_ports))
        }
        _ => (None, vec![Reason::OtherProtocol { port: scenario.port, device }]),
    };
    let verdict = match carrier {
        None => Verdict::Refused,
        Some(_) if reasons == [Reason::FullLink] => Verdict::Works,
        Some(_) => Verdict::Limited,
    };
    Connection { verdict, reasons, carrier, port_carrier: offered, device_carrier: Some(wanted) }
}

fn carrier_of(interface: Interface) -> Carrier {
    match interface {
        Interface::Pcie(link) => Carrier::Pcie(link),
        Interface::Sata(generation) => Carrier::Sata { generation, ports: 1 },
        Interface::SataExpress(used_as) => {
            used_as.link().map_or(Carrier::Sata { generation: SataGeneration::Gen3, ports: 2 }, Carrier::Pcie)
        }
        Interface::Legacy(bus) => Carrier::Legacy(bus),
    }
}

/// A SATA Express connector takes a SATA drive too, on one of its two ports.
fn offered_to(port: Interface, wanted: Carrier) -> Carrier {
    match (port, wanted) {
        (Interface::SataExpress(_), Carrier::Sata { ports, .. }) => {
            Carrier::Sata { generation: SataGeneration::Gen3, ports }
        }
        _ => carrier_of(port),
    }
}

fn pcie(port: LinkCapability, device: LinkCapability) -> (Option<Carrier>, Vec<Reason>) {
    let mut reasons = Vec::new();
    if port.width < device.width {
        reasons.push(Reason::FewerLanes { port: port.width, device: device.width });
    }
    if port.generation < device.generation {
        reasons.push(Reason::OlderGeneration { port: port.generation, device: device.generation });
    }
    (Some(Carrier::Pcie(port.negotiate(device))), or_full_link(reasons))
}

fn sata(
    (port, ports): (SataGeneration, u8),
    (device, wanted_ports): (SataGeneration, u8),
) -> (Option<Carrier>, Vec<Reason>) {
    let mut reasons = Vec::new();
    if ports < wanted_ports {
        // Only a SATA Express plug has two SATA ports, and each of them is one lane.
        reasons.push(Reason::FewerLanes { port: LinkWidth::X1, device: LinkWidth::X2 });
    }
    if port < device {
        reasons.push(Reason::OlderSataGeneration { port, device });
    }
    let carrier = Carrier::Sata { generation: port.min(device), ports: ports.min(wanted_ports) };
    (Some(carrier), or_full_link(reasons))
}

fn or_full_link(reasons: Vec<Reason>) -> Vec<Reason> {
    if reasons.is_empty() { vec![Reason::FullLink] } else { reasons }
}
