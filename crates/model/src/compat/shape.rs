//! First question: does it go in?

use super::adapter::{Adapter, adapter, edge_of};
use super::reason::Reason;
use crate::device::Profile;
use crate::form::{Family, Form};
use crate::interface::Interface;

/// The PCIe lanes that shape and adapter let through; `None` when the device does not go in.
pub fn lanes_through(port: &Interface, device: &Profile, reasons: &mut Vec<Reason>) -> Option<u32> {
    let (at, of) = (port.form, device.form);
    if at == Form::Pcie || of == Form::Pcie {
        // A bare link has no connector that could be in the way.
        return Some(at.lanes().min(of.lanes()));
    }
    let refusal = match (of.family(), at.family()) {
        (Family::Card, Family::Card) => return edge(of.lanes(), at, reasons),
        (Family::M2, Family::M2) => return module(port, device, reasons),
        (Family::Drive, Family::Drive) => drive(at, of),
        (one, two) if one == two => None,
        _ => {
            // A shell for a module passes SATA alone: no way in for PCIe where the port has it wired.
            let is_shut_out = |joint| joint == Adapter::SataShell && device.sata.is_none() && port.link.is_some();
            let Some((joint, lanes)) = adapter(of, at).filter(|(joint, _)| !is_shut_out(*joint)) else {
                reasons.push(Reason::OtherConnector { port: at, device: of });
                return None;
            };
            reasons.push(Reason::NeedsAdapter(joint));
            if at.family() == Family::Card {
                edge(edge_of(joint), at, reasons)?;
            }
            return Some(lanes.min(at.lanes()).min(of.lanes()));
        }
    };
    if let Some(refusal) = refusal {
        reasons.push(refusal);
        return None;
    }
    Some(at.lanes().min(of.lanes()))
}

/// A card goes into every slot that is at least as long, and into an open one if nothing is behind it.
fn edge(edge: u32, slot: Form, reasons: &mut Vec<Reason>) -> Option<u32> {
    let length = slot.lanes();
    if edge > length {
        if !slot.is_open() {
            reasons.push(Reason::TooLong { edge, slot });
            return None;
        }
        reasons.push(Reason::Overhang { edge, slot });
    }
    Some(edge.min(length))
}

/// Whether a module has a notch where the socket has its key.
const fn has_notch(module: Form, socket: Form) -> bool {
    matches!(
        (module, socket),
        (Form::M2M | Form::M2Bm, Form::M2M)
            | (Form::M2B | Form::M2Bm, Form::M2B)
            | (Form::M2E | Form::M2Ae, Form::M2E)
            | (Form::M2A | Form::M2Ae, Form::M2A)
    )
}

fn module(port: &Interface, device: &Profile, reasons: &mut Vec<Reason>) -> Option<u32> {
    if !has_notch(device.form, port.form) {
        reasons.push(Reason::KeyMismatch { port: port.form, device: device.form });
        return None;
    }
    if let (Some(socket), Some(module)) = (port.length, device.length) {
        if module > socket {
            reasons.push(Reason::ModuleTooLong { socket, module });
            return None;
        }
        if module < socket {
            reasons.push(Reason::NeedsStandOff { socket, module });
        }
    }
    if port.is_thin {
        reasons.push(Reason::NeedsLowModule);
    }
    Some(port.form.lanes().min(device.form.lanes()))
}

fn drive(port: Form, device: Form) -> Option<Reason> {
    use Form::{Sas, Sata, SataExpress, U2, U3};
    match (device, port) {
        // Plugs without the gap of a SATA plug: the bridge in a SATA port stops them.
        (Sas | U2 | U3, Sata | SataExpress) => Some(Reason::KeyMismatch { port, device }),
        (SataExpress, Sata | Sas | U2 | U3) => Some(Reason::OtherConnector { port, device }),
        _ => None,
    }
}
