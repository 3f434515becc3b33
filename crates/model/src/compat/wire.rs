//! Second question: is what the device speaks wired there?

use super::reason::{Protocol, Reason};
use super::{Carrier, Passage};
use crate::device::Profile;
use crate::form::{Family, Form};
use crate::interface::Interface;
use crate::sata::SataGeneration;
use crate::wire::Wire;

/// What the two ends have in common.
pub enum Common {
    /// PCIe; the link is still to be settled.
    Pcie,
    /// Something whose rate follows from both ends.
    Settled(Carrier),
}

/// What the two ends have in common; `None` when there is nothing, and then the reason is given.
pub fn common(port: &Interface, device: &Profile, passage: Passage, reasons: &mut Vec<Reason>) -> Option<Common> {
    let speaks_pcie = device.links[0].is_some() && passage.lanes > 0;
    if speaks_pcie && port.link.is_some() {
        if device.form == Form::U2 && port.form == Form::U3 {
            reasons.push(Reason::OtherContacts);
            return None;
        }
        return Some(Common::Pcie);
    }
    if let (Some(bus), Some(wanted)) = (port.bus, device.bus) {
        let is_slower = bus.burst_rate() < wanted.burst_rate();
        let slower = if is_slower { bus } else { wanted };
        reasons.extend(is_slower.then_some(Reason::SlowerPort));
        return Some(Common::Settled(Carrier::Legacy(slower)));
    }
    if let (Some((rate, ports)), Some(wanted)) = (sata_of(port), device.sata) {
        return Some(Common::Settled(sata((rate, ports), (wanted, sata_ports_of(device)), reasons)));
    }
    if let Some(usb) = usb(port, device, passage, reasons) {
        return Some(Common::Settled(Carrier::Usb(usb)));
    }
    if let Some(same) = device.wires.iter().find(|wire| port.wires.has(*wire)) {
        return Some(Common::Settled(Carrier::NotModelled(same)));
    }
    if device.wires.iter().any(Wire::is_sas) && port.wires.iter().any(Wire::is_sas) {
        // Every SAS port runs slower drives too, and the reverse.
        reasons.extend(device.wires.has(Wire::Sas12).then_some(Reason::SlowerPort));
        return Some(Common::Settled(Carrier::NotModelled(Wire::Sas6)));
    }
    reasons.push(refusal(port, device));
    None
}

/// SATA as the port has it: a SATA Express connector has two ports, SAS hosts take SATA drives.
fn sata_of(port: &Interface) -> Option<(SataGeneration, u8)> {
    match port.form {
        Form::SataExpress if !port.is_dead() => Some((SataGeneration::Gen3, 2)),
        Form::Sas if !port.is_dead() => Some((SataGeneration::Gen3, 1)),
        _ => Some((port.sata?, 1)),
    }
}

pub const fn sata_ports_of(device: &Profile) -> u8 {
    if matches!(device.form, Form::SataExpress) { 2 } else { 1 }
}

fn sata(
    (port, ports): (SataGeneration, u8),
    (device, wanted): (SataGeneration, u8),
    reasons: &mut Vec<Reason>,
) -> Carrier {
    if port < device {
        reasons.push(Reason::OlderSataGeneration { port, device });
    }
    Carrier::Sata { generation: port.min(device), ports: ports.min(wanted) }
}

/// USB, where a bridge turns the drive into USB storage.
fn usb(port: &Interface, device: &Profile, passage: Passage, reasons: &mut Vec<Reason>) -> Option<Wire> {
    if port.form.family() != Family::UsbC {
        return None;
    }
    // Ports with a tunnel carry USB of 10 Gb/s too; the double rate of 20 Gb/s is an option most leave out.
    let offered = if port.wires.has(Wire::Usb20) { Wire::Usb20 } else { Wire::Usb10 };
    if port.is_dead() {
        return None;
    }
    if device.form == Form::Usb {
        let wanted = if device.wires.has(Wire::Usb20) { Wire::Usb20 } else { Wire::Usb10 };
        if wanted == Wire::Usb20 && offered == Wire::Usb10 {
            reasons.push(Reason::SlowerUsb);
            return Some(Wire::Usb10);
        }
        return Some(wanted);
    }
    let falls_back = matches!(device.form, Form::Usb4 | Form::Thunderbolt5);
    if passage.has_adapter || falls_back {
        reasons.push(Reason::UsbBridge(offered));
        return Some(offered);
    }
    None
}

fn refusal(port: &Interface, device: &Profile) -> Reason {
    if port.is_dead() {
        return Reason::DeadPort;
    }
    if let Some(needed) = device.wires.iter().find(|wire| wire.is_cnvi()) {
        return Reason::OtherCnvi { port: port.wires.iter().find(|wire| wire.is_cnvi()), device: needed };
    }
    let speaks = if device.links[0].is_some() {
        Protocol::Pcie
    } else if device.sata.is_some() {
        Protocol::Sata
    } else if let Some(wire) = device.wires.iter().next() {
        Protocol::Other(wire)
    } else {
        Protocol::ParallelBus
    };
    Reason::OtherProtocol { port: *port, device: speaks }
}
