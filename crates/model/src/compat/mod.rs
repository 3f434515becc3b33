//! Whether two ends work together, what carries the data between them, and why not better.
//!
//! The questions are asked in a fixed order: does it go in, is the protocol wired, is the port
//! alive, at which width, at which generation, are several drives told apart, is there power, what
//! lies on the way, does it boot. The first refusal ends the asking; everything else is gathered.

pub mod adapter;
pub mod effect;
pub mod reason;
mod settle;
mod shape;
mod split;
mod wire;

use crate::comparison::{Attachment, Scenario};
use crate::device::Profile;
use crate::enclosure::Tunnel;
use crate::facts::devices::{Behind, CommandSet, DeviceClass, Quirk};
use crate::form::{Family, Form};
use crate::generation::Generation;
use crate::interface::Interface;
use crate::legacy::LegacyBus;
use crate::link::LinkCapability;
use crate::sata::SataGeneration;
use crate::wire::{Host, Wire};
use effect::{Effect, Verdict, verdict};
use reason::Reason;
use wire::Common;

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
    /// USB, with a bridge to the drive.
    Usb(Wire),
    /// Something whose throughput is not modelled.
    NotModelled(Wire),
}

/// What comes of plugging a device into a port.
#[derive(Clone, Debug, PartialEq)]
pub struct Connection {
    /// How well it works.
    pub verdict: Verdict,
    /// Why; every cause, in the order it is decided. Empty without a device.
    pub reasons: Vec<Reason>,
    /// What carries the data; `None` when refused or when nothing is wired.
    pub carrier: Option<Carrier>,
    /// How many such carriers run side by side: one, but for the drives on a split card.
    pub links: u8,
    /// What the port offers to such a device; `None` when nothing is wired.
    pub port_carrier: Option<Carrier>,
    /// What the device could use by itself; `None` without a device.
    pub device_carrier: Option<Carrier>,
    /// Whether it goes in at all, with an adapter where one is needed.
    pub is_fitting: bool,
}

impl Connection {
    /// Whether it works only if something holds that the reader has to check.
    #[must_use]
    pub fn is_conditional(&self) -> bool {
        self.verdict != Verdict::Refused && self.reasons.iter().any(|reason| reason.effect() == Effect::Condition)
    }
}

/// What shape lets through.
#[derive(Clone, Copy)]
struct Passage {
    /// PCIe lanes.
    lanes: u32,
    /// Whether an adapter is in between.
    has_adapter: bool,
}

/// Plugs the scenario's device, if any, into its port.
#[must_use]
pub fn connect(scenario: &Scenario) -> Connection {
    let port = &scenario.port;
    let alone = port_alone(port);
    let Some(device) = scenario.device.map(|device| device.profile()) else {
        let reasons = if port.is_dead() { vec![Reason::DeadPort] } else { Vec::new() };
        return Connection {
            verdict: verdict(&reasons),
            reasons,
            carrier: alone,
            links: 1,
            port_carrier: alone,
            device_carrier: None,
            is_fitting: true,
        };
    };
    let mut reasons = Vec::new();
    let mut connection = Connection {
        verdict: Verdict::Refused,
        reasons: Vec::new(),
        carrier: None,
        links: 1,
        port_carrier: alone,
        device_carrier: device_alone(&device),
        is_fitting: false,
    };
    if let Some(lanes) = shape::lanes_through(port, &device, &mut reasons) {
        connection.is_fitting = true;
        let has_adapter = reasons.iter().any(|reason| matches!(reason, Reason::NeedsAdapter(_)));
        plug(scenario, &device, Passage { lanes, has_adapter }, &mut connection, &mut reasons);
    }
    if reasons.iter().all(|reason| reason.effect() == Effect::Condition) {
        reasons.push(Reason::FullLink);
    }
    connection.verdict = verdict(&reasons);
    if connection.verdict == Verdict::Refused {
        connection.carrier = None;
    }
    connection.reasons = reasons;
    connection
}

fn plug(
    scenario: &Scenario,
    device: &Profile,
    passage: Passage,
    connection: &mut Connection,
    reasons: &mut Vec<Reason>,
) {
    let port = &scenario.port;
    let Some(common) = wire::common(port, device, passage, reasons) else { return };
    let is_graphics = device.class == Some(DeviceClass::GraphicsCard);
    if port.form.is_tunnel() && port.host == Some(Host::AppleSilicon) && is_graphics {
        reasons.push(Reason::NoExternalGraphics);
        return;
    }
    if port.is_shared {
        reasons.push(Reason::MayBeDead);
    }
    match (common, port.link) {
        (Common::Pcie, Some(link)) => pcie(scenario, link, device, passage, connection, reasons),
        (Common::Pcie, None) => {}
        (Common::Settled(carrier), _) => {
            connection.carrier = Some(carrier);
            connection.port_carrier = port_to(port, carrier);
        }
    }
    power(port, device, passage, reasons);
    on_the_way(scenario, device, connection.carrier, reasons);
    boot(port, device, reasons);
}

fn pcie(
    scenario: &Scenario,
    link: LinkCapability,
    device: &Profile,
    passage: Passage,
    connection: &mut Connection,
    reasons: &mut Vec<Reason>,
) {
    let split = scenario.port.split;
    let wired = link.width.lanes().min(passage.lanes);
    let lanes = match device.behind {
        Behind::M2Sockets { has_switch: false, .. } => split::lanes_per_drive(split, wired),
        // A device that is one link gets the first part of a split slot.
        _ => split.parts().first().map_or(wired, |first| wired.min(*first)),
    };
    let Some(settled) = settle::settle(link, device, lanes, reasons) else { return };
    let part = settled.offered.width;
    if part < settle::widest(wired) {
        for reason in &mut *reasons {
            if let Reason::FewerLanes { .. } = reason {
                *reason = Reason::SplitSlot { lanes: part };
            }
        }
    }
    if scenario.port.form.family() == Family::Card
        && link.generation == Generation::Gen1
        && settled.own.generation > Generation::Gen1
    {
        reasons.push(Reason::EarlyBoard);
    }
    connection.carrier = Some(Carrier::Pcie(settled.link));
    connection.port_carrier = Some(Carrier::Pcie(settled.offered));
    connection.device_carrier = Some(Carrier::Pcie(settled.own));
    match device.behind {
        Behind::M2Sockets { has_switch: false, count } => {
            let of = scenario.count_of(device);
            // The drives sit in the sockets that show.
            let sockets = split::sockets_seen(split, wired, count);
            let seen = sockets.min(of);
            connection.links = seen.max(1);
            if seen < of {
                let slot = scenario.port.form.lanes();
                let by_split = split::is_split_to_blame(sockets, slot, wired, count);
                reasons.push(Reason::NeedsBifurcation { seen, of, lanes: (!by_split).then_some(wired) });
            }
        }
        Behind::TwoChips if wired < 2 => reasons.push(Reason::OneOfTwoChips),
        Behind::TwoChips => connection.links = 2,
        _ => {}
    }
}

fn power(port: &Interface, device: &Profile, passage: Passage, reasons: &mut Vec<Reason>) {
    let (Some((at_start, at_most)), Some(needs)) = (port.form.slot_watts(), device.watts) else { return };
    if passage.has_adapter {
        return;
    }
    let (at_start, at_most) = port.watts.map_or((at_start, at_most), |watts| (watts.min(at_start), watts));
    // A slot of full length feeds every card; a shorter one configures a card before it gives more.
    let is_short = needs > at_most || (needs > at_start && port.form != Form::X16);
    if is_short {
        reasons.push(Reason::SlotPower { needs, at_start, at_most, is_known: device.are_watts_known });
    }
}

fn on_the_way(scenario: &Scenario, device: &Profile, carrier: Option<Carrier>, reasons: &mut Vec<Reason>) {
    if scenario.attachment == Some(Attachment::Asm1061) && matches!(carrier, Some(Carrier::Sata { .. })) {
        reasons.push(Reason::ControllerCap { mb_s: Attachment::ASM1061_MB_S });
    }
    let tunnel = match carrier {
        Some(Carrier::Pcie(_)) => Tunnel::of(scenario.port.form),
        _ => None,
    };
    if let Some(of_port) = tunnel {
        let of_case = Tunnel::of(device.form);
        let slower = of_case.map_or(of_port, |of_case| of_case.min(of_port));
        // A case gets all it can do from a port that does more.
        if of_case.is_none_or(|of_case| of_port < of_case) {
            reasons.push(Reason::EnclosureCap(slower));
        }
        if device.form == Form::Usb4 && scenario.port.form == Form::Thunderbolt3 {
            reasons.push(Reason::MayFallBackToUsb);
        }
    }
    match device.quirk {
        Quirk::SideBand => reasons.push(Reason::SideBand),
        Quirk::BoardHeader => reasons.push(Reason::BoardHeader),
        Quirk::None => {}
    }
}

fn boot(port: &Interface, device: &Profile, reasons: &mut Vec<Reason>) {
    if port.host.is_some() && matches!(device.behind, Behind::M2Sockets { has_switch: true, .. }) {
        reasons.push(Reason::BootsByCard);
    }
    if device.commands != CommandSet::Nvme {
        return;
    }
    match port.host {
        Some(host @ (Host::LegacyBios | Host::UefiWithoutNvme)) => reasons.push(Reason::CannotBoot(host)),
        Some(Host::NvmeAfterUpdate) => reasons.push(Reason::BootsAfterUpdate),
        Some(Host::BootsNvme | Host::AppleSilicon) | None => {}
    }
}

/// What a port offers by itself: PCIe before SATA, since that is what it is looked at for.
fn port_alone(port: &Interface) -> Option<Carrier> {
    if let Some(link) = port.link {
        let lanes = port.split.parts().first().map_or(link.width.lanes(), |first| link.width.lanes().min(*first));
        return Some(Carrier::Pcie(LinkCapability::new(link.generation, settle::widest(lanes))));
    }
    if let Some(generation) = port.sata {
        return Some(Carrier::Sata { generation, ports: if port.is_two_sata_ports() { 2 } else { 1 } });
    }
    if let Some(bus) = port.bus {
        return Some(Carrier::Legacy(bus));
    }
    wire_alone(port.wires.iter())
}

fn wire_alone(mut wires: impl Iterator<Item = Wire>) -> Option<Carrier> {
    let wire = wires.next()?;
    Some(if matches!(wire, Wire::Usb10 | Wire::Usb20) { Carrier::Usb(wire) } else { Carrier::NotModelled(wire) })
}

fn device_alone(device: &Profile) -> Option<Carrier> {
    if let Some(link) = device.links[0] {
        return Some(Carrier::Pcie(link));
    }
    if let Some(generation) = device.sata {
        return Some(Carrier::Sata { generation, ports: wire::sata_ports_of(device) });
    }
    if let Some(bus) = device.bus {
        return Some(Carrier::Legacy(bus));
    }
    wire_alone(device.wires.iter())
}

/// What the port offers over the kind of carrier that was settled on.
fn port_to(port: &Interface, carrier: Carrier) -> Option<Carrier> {
    match carrier {
        Carrier::Sata { generation, ports } => {
            Some(Carrier::Sata { generation: port.sata.unwrap_or(SataGeneration::Gen3).max(generation), ports })
        }
        Carrier::Legacy(_) => port.bus.map(Carrier::Legacy),
        Carrier::Pcie(_) | Carrier::Usb(_) | Carrier::NotModelled(_) => Some(carrier),
    }
}
