//! The words of the drawing of a slot.

use lanefit_model::facts::dimensions::mating_edge;
use lanefit_model::{Adapter, Family, Form, Interface, Protocol, Reason};

use super::phrase::digits;
use super::{English, forms};
use crate::slots::{SlotLanes, SlotPart, SlotWire, SlotWords};

impl SlotWords for English {
    fn slot_port(&self, port: &Interface) -> String {
        let name = forms::port(port.form);
        match (port.length, mating_edge(port.form, true)) {
            (Some(length), _) => measured(name, ", up to ", length.mm()),
            (None, Some(edge)) if port.form.family() == Family::Card => {
                measured(name, ", ", (edge.plastic[1] - edge.plastic[0]) as u32)
            }
            _ if matches!(port.form, Form::Sata | Form::SataExpress) => fill!("# port", name),
            _ => name.to_owned(),
        }
    }

    fn slot_part(&self, part: SlotPart) -> String {
        match part {
            SlotPart::Device(form, Some(length)) => measured(forms::device(form), ", ", length.mm()),
            SlotPart::Device(form, None) if form.family() == Family::Card => fill!("# edge", forms::device(form)),
            SlotPart::Device(form, None) => forms::device(form).to_owned(),
            SlotPart::Adapter(adapter) => adapter_name(adapter).to_owned(),
        }
    }

    fn slot_lanes(&self, lanes: SlotLanes, wire: SlotWire, count: u32) -> String {
        let noun = match wire {
            SlotWire::Lane => " lane",
            SlotWire::Sata => " SATA link",
            SlotWire::Other => " link",
        };
        let verb = match lanes {
            SlotLanes::Run if count == 1 => " runs",
            SlotLanes::Run => " run",
            SlotLanes::Wired => " wired",
            SlotLanes::Unused => " unused",
            SlotLanes::NotWired => " not wired",
        };
        fill!("####", digits(count), noun, if count == 1 { "" } else { "s" }, verb)
    }

    fn slot_refusal(&self, reason: Option<Reason>) -> String {
        match reason {
            Some(Reason::TooLong { .. }) => "stopped by the closed end",
            Some(Reason::KeyMismatch { .. }) => "key in the way",
            Some(Reason::ModuleTooLong { socket, module }) => {
                return measured("too long", " by ", module.mm().saturating_sub(socket.mm()));
            }
            Some(Reason::OtherConnector { .. }) => "other connector",
            Some(Reason::OtherProtocol { device: Protocol::Pcie, .. }) => "no PCIe wired here",
            Some(Reason::OtherProtocol { device: Protocol::Sata, .. }) => "no SATA wired here",
            Some(Reason::OtherProtocol { .. }) => "its wires are missing",
            Some(Reason::OtherContacts) => "PCIe on other contacts",
            Some(Reason::DeadPort) => "nothing wired",
            Some(Reason::OtherCnvi { .. }) => "other radio interface",
            _ => "does not work",
        }
        .to_owned()
    }

    fn slot_overhang(&self, mm: u32) -> String {
        measured("hangs out", " by ", mm)
    }

    fn slot_drives(&self, seen: u8, of: u8) -> String {
        let noun = if of == 1 { " drive seen" } else { " drives seen" };
        fill!("# of ##", digits(seen.into()), digits(of.into()), noun)
    }

    fn slot_sentence(&self, port: &str, part: Option<&str>, seen: &[&str]) -> String {
        let mut text = port.to_owned();
        if let Some(part) = part {
            text.push_str(", with ");
            text.push_str(part);
        }
        let mut join = ": ";
        for what in seen {
            text.push_str(join);
            text.push_str(what);
            join = ", ";
        }
        text.push('.');
        text
    }
}

fn measured(name: &str, join: &str, mm: u32) -> String {
    fill!("###\u{a0}mm", name, join, digits(mm))
}

const fn adapter_name(adapter: Adapter) -> &'static str {
    match adapter {
        Adapter::M2Card => "M.2 module on an x4 card",
        Adapter::DriveCard => "x4 card for the drive",
        Adapter::M2ToDrive => "M.2 module with a drive cable",
        Adapter::M2InBay => "M.2 module in a drive carrier",
        Adapter::SataShell => "module in a SATA shell",
        Adapter::M2Riser => "riser to a card slot",
        Adapter::OculinkOutlet => "OCuLink outlet",
        Adapter::OculinkDock => "OCuLink dock",
        Adapter::RadioCard => "M.2 module on an x1 card",
        Adapter::MiniRiser => "riser to a card slot",
        Adapter::TunnelEnclosure => "enclosure",
        Adapter::UsbEnclosure => "USB enclosure",
    }
}
