//! Reasons: the fact that decides, with its numbers, and what would mend it.

mod fixed;

use lanefit_model::{
    Form, Interface, LinkWidth, ModuleLength, Protocol, Reason, Throughput, ThroughputUnit, Tunnel, usb_cap,
};

use super::phrase::{digits, show};
use super::{English, adapters, devices, forms, interfaces, phrase, systems};
use crate::Words;
pub use fixed::dead_for_a_processor;

pub fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::FullLink
        | Reason::Enough
        | Reason::SlowerPort
        | Reason::OtherContacts
        | Reason::DeadPort
        | Reason::MayBeDead
        | Reason::OneOfTwoChips
        | Reason::SlowerUsb
        | Reason::BootsAfterUpdate
        | Reason::BootsByCard
        | Reason::EarlyBoard
        | Reason::NeedsLowModule
        | Reason::SideBand
        | Reason::BoardHeader
        | Reason::NoExternalGraphics
        | Reason::MayFallBackToUsb => fixed::reason(*reason).to_owned(),
        Reason::TooLong { edge, slot } => too_long(edge, slot),
        Reason::Overhang { edge, slot } => overhang(edge, slot),
        Reason::KeyMismatch { port, device } => key_mismatch(port, device).concat(),
        Reason::OtherConnector { port, device } => other_connector(port, device),
        Reason::NeedsAdapter(needed) => adapters::adapter(needed).to_owned(),
        Reason::ModuleTooLong { socket, module } => module_length(
            [socket, module],
            ["long and the socket has room for ", ". A shorter module, or an adapter card in a slot, goes in."],
        ),
        Reason::NeedsStandOff { socket, module } => {
            module_length([socket, module], ["long and needs a stand-off there, or a bracket that makes it ", "."])
        }
        Reason::OtherProtocol { port, device } => other_protocol(&port, device),
        Reason::NeedsBifurcation { seen, of, lanes: None } => bifurcation(seen, of),
        Reason::NeedsBifurcation { seen, of, lanes: Some(lanes) } => too_few_lanes([seen, of], lanes),
        Reason::SlotPower { needs, at_start, at_most, is_known } => power([needs, at_start, at_most], is_known),
        Reason::Held(held) => systems::held(*held),
        Reason::CannotBoot(host) => fixed::cannot_boot(host).to_owned(),
        Reason::SplitSlot { lanes } => fill!(
            "The slot is split into links of their own, and a device that is one link gets the first: x#. Undivided, \
             the slot gives it all its lanes.",
            digits(lanes.lanes())
        ),
        Reason::FewerLanes { port, device } => fewer_lanes(port, device),
        Reason::WidthOptional { wired, settled } => width_optional(wired.name(), settled.name()),
        Reason::OlderGeneration { port, device } => lift("PCIe ", port.name(), device.name()),
        Reason::OlderSataGeneration { port, device } => lift("SATA", port.rate_name(), device.rate_name()),
        Reason::ControllerCap { mb_s } => fill!(
            "The ASM1061 controller hangs on one lane of PCIe 2.0: at most about # has been measured \
             behind it. A SATA port of the chipset lifts this.",
            gigabytes(devices::megabytes(mb_s))
        ),
        Reason::EnclosureCap(tunnel) => enclosure(tunnel),
        Reason::UsbBridge(wire) => fill!(
            "The bridge in the enclosure turns the drive into USB storage: about #. A Thunderbolt or USB4 \
             enclosure at a port with a tunnel does more.",
            gigabytes(usb_cap(wire))
        ),
        Reason::OtherCnvi { port, device } => fill!(
            "The radio is half on this module and half in the chipset: it needs #, and the socket has #. Its PCIe \
             sibling, whose number ends in 0 (AX210 for AX211), needs one PCIe lane instead.",
            interfaces::wire(device),
            port.map_or("none", interfaces::wire)
        ),
    }
}

/// A rate of a reason, which is the same in every unit that a reader may have chosen.
fn gigabytes(rate: Throughput) -> String {
    show(rate, ThroughputUnit::GigabytesPerSecond)
}

fn overhang(edge: u32, slot: Form) -> String {
    fill!(
        "# card reaches beyond the open end of the x# slot. Heat sinks, capacitors or clips behind the slot must \
         not be in the way.",
        phrase::capital(&phrase::article(edge_name(edge))),
        digits(slot.lanes())
    )
}

fn module_length([socket, module]: [ModuleLength; 2], [middle, end]: [&str; 2]) -> String {
    let millimetres = |length: ModuleLength| fill!("#\u{a0}mm", digits(length.mm()));
    fill!("The module is # ###", millimetres(module), middle, millimetres(socket), end)
}

fn bifurcation(seen: u8, of: u8) -> String {
    fill!(
        "# of ##: on a passive card each drive needs a link of its own, so the slot has to be split (bifurcation), \
         such as \
         x4x4x4x4 or x4x4. A card with a switch needs no split, but its drives share one link.",
        digits(seen.into()),
        phrase::count(of, "drive"),
        if seen == 1 { " appears" } else { " appear" }
    )
}

fn too_few_lanes([seen, of]: [u8; 2], lanes: u32) -> String {
    fill!(
        "# of ##: each drive takes four lanes, and the slot has # wired. A slot with more lanes, or a card with a \
         switch, whose drives share one link, shows more.",
        digits(seen.into()),
        phrase::count(of, "drive"),
        if seen == 1 { " appears" } else { " appear" },
        digits(lanes)
    )
}

fn fewer_lanes(port: LinkWidth, device: LinkWidth) -> String {
    fill!(
        "The port has # of the # lanes the device could use. A port wired # would give them all.",
        digits(port.lanes()),
        digits(device.lanes()),
        device.name()
    )
}

fn width_optional(wired: &str, settled: &str) -> String {
    fill!(
        "The port has # wired, but only the full width and x1 are mandatory. Without the maker's word for #, reckon \
         with #; a port of the device's full width is certain.",
        wired,
        wired,
        settled
    )
}

fn lift(family: &str, port: &str, device: &str) -> String {
    fill!(
        "The port is ##, the device could run ##. A ## port lifts this.",
        family,
        port,
        family,
        device,
        family,
        device
    )
}

const fn edge_name(lanes: u32) -> &'static str {
    match lanes {
        1 => LinkWidth::X1.name(),
        2..=4 => LinkWidth::X4.name(),
        5..=8 => LinkWidth::X8.name(),
        _ => LinkWidth::X16.name(),
    }
}

/// Length of a connector in mm.
const fn length(lanes: u32) -> &'static str {
    match lanes {
        1 => "25",
        2..=4 => "39",
        5..=8 => "56",
        _ => "89",
    }
}

fn too_long(edge: u32, slot: Form) -> String {
    fill!(
        "# card (#\u{a0}mm) does not go into a closed # (#\u{a0}mm). A longer slot, even with few lanes wired, a \
         slot with an open end or a riser takes it.",
        phrase::capital(&phrase::article(edge_name(edge))),
        length(edge),
        forms::port(slot),
        length(slot.lanes())
    )
}

fn key_mismatch(port: Form, device: Form) -> [&'static str; 6] {
    if forms::key(device).is_empty() {
        let plug = "The drive's plug has no gap where a SATA port has its bridge, and a SATA port does not speak its \
                    protocol. It needs a SAS or U.2 port.";
        return [plug, "", "", "", "", ""];
    }
    let is_radio_socket = matches!(port, Form::M2A | Form::M2E);
    let is_radio = matches!(device, Form::M2A | Form::M2E | Form::M2Ae);
    let hint = match (is_radio, is_radio_socket) {
        (false, true) => "Sockets with key A or E are for radio modules; drives go into key M.",
        (true, false) => "An adapter from key E to key M, or a radio on a card, helps.",
        (true, true) => "A module with A+E fits both.",
        (false, false) if device == Form::M2B => "It needs a socket with key B.",
        (false, false) => {
            "A B+M module fits both. Key M carries up to four lanes, key B two or SATA; the key does not tell which is \
             wired."
        }
    };
    [
        "A module with key ",
        forms::key(device),
        " does not go into a socket with key ",
        forms::key(port),
        ": it has no notch there. ",
        hint,
    ]
}

fn other_connector(port: Form, device: Form) -> String {
    let is_bus = |form| matches!(form, Form::Pci | Form::PciX | Form::Agp);
    let hint = if is_bus(port) || is_bus(device) {
        "PCI and AGP are other buses: only a bridge board joins them to PCIe."
    } else if device == Form::SataExpress {
        "Its plug is wider, and its PCIe needs a SATA Express port."
    } else {
        "It needs another port, or a device of another shape."
    };
    let port = match port {
        Form::Sata | Form::SataExpress | Form::Pci | Form::PciX => fill!("# port", forms::port(port)),
        other => forms::port(other).to_owned(),
    };
    fill!(
        "# does not go into #. Lanefit knows no passive adapter that joins them. #",
        phrase::capital(&phrase::article(forms::device(device))),
        phrase::article(&port),
        hint
    )
}

fn other_protocol(port: &Interface, device: Protocol) -> String {
    let (speaks, hint) = match device {
        Protocol::Pcie if port.is_two_sata_ports() => {
            ("PCIe", "Used as two SATA ports, the connector has no PCIe link; choose that instead.")
        }
        Protocol::Pcie => ("PCIe", "No driver helps; it needs a PCIe port."),
        Protocol::Sata => ("SATA", "No driver helps; it needs a SATA port, or a socket with SATA wired."),
        Protocol::ParallelBus => ("a parallel bus", "It needs a slot of that bus."),
        Protocol::Other(wire) => (interfaces::wire(wire), "It needs a port that has it."),
    };
    // By its name: the rate alone does not say what it is the rate of.
    let wired = if matches!(port.form, Form::Sata | Form::Pci | Form::PciX) {
        interfaces::interface(port)
    } else {
        interfaces::wiring(port)
    };
    let is_bare = matches!(port.form, Form::Pcie | Form::Sata | Form::Pci | Form::PciX | Form::Agp);
    let begin = if is_bare { "It is not detected" } else { "It goes in, but is not detected" };
    fill!("#: the device speaks #, and the port has # wired. #", begin, speaks, wired, hint)
}

fn power([needs, at_start, at_most]: [u8; 3], is_known: bool) -> String {
    let watts = |count: u8| fill!("#\u{a0}W", digits(count.into()));
    let later = if at_start == at_most { String::new() } else { fill!(" at start and #", watts(at_most)) };
    fill!(
        "## from its slot, which gives ## at most. A longer slot, a powered riser or a card with a power plug of \
         its own helps.",
        if is_known { "The card takes up to " } else { "A card of this size may take " },
        watts(needs),
        watts(at_start),
        later
    )
}

fn enclosure(tunnel: Tunnel) -> String {
    let (name, hint) = match tunnel {
        Tunnel::Thunderbolt4 => {
            ("Thunderbolt 3 and 4", "USB4, Thunderbolt 5, OCuLink or a socket inside lets more through.")
        }
        Tunnel::Usb4 => ("USB4", "Thunderbolt 5, OCuLink or a socket inside lets more through."),
        Tunnel::Thunderbolt5 => ("Thunderbolt 5", "A slot or socket inside lets more through."),
    };
    let (low, high) = tunnel.usual_mb_s();
    let [low, high] = [low, high].map(devices::megabytes);
    let rate = if low == high {
        fill!("about # through", gigabytes(high))
    } else {
        let [least, most] = [low, high].map(|rate| English.throughput(rate, ThroughputUnit::GigabytesPerSecond).number);
        fill!("up to # through in the best cases (# to #)", gigabytes(high), least, most)
    };
    fill!("The tunnel of # lets #, whatever link is reported. #", name, rate, hint)
}
