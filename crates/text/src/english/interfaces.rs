//! Names of ports and of what is wired to them: shape and wiring are told apart.

use lanefit_model::{
    Carrier, Form, Host, Interface, LegacyBus, LinkCapability, SataGeneration, ScenarioReport, Split, Wire, Word,
};

use super::phrase::digits;
use super::{devices, forms, phrase, systems};
use crate::number::trimmed;

pub fn link(link: LinkCapability) -> String {
    fill!("PCIe # #", link.generation.name(), link.width.name())
}

/// `4.0 x4`, where it is clear that PCIe is meant.
pub fn short_link(link: LinkCapability) -> String {
    fill!("# #", link.generation.name(), link.width.name())
}

pub fn sata(generation: SataGeneration) -> String {
    fill!("SATA#", generation.rate_name())
}

fn bus(bus: LegacyBus) -> String {
    fill!("##", if bus.is_pci_x() { "PCI-X " } else { "PCI " }, bus.rate_name())
}

/// A name that is short enough for the head of a row.
pub fn interface(named: &Interface) -> String {
    match *named {
        Interface { form: Form::Pcie, link: Some(capability), .. } => link(capability),
        Interface { form: Form::Sata, sata: Some(generation), .. } => sata(generation),
        Interface { bus: Some(known), .. } => bus(known),
        _ => forms::port(named.form).to_owned(),
    }
}

/// An interface as one phrase that tells all of it apart from others.
pub fn full_interface(named: &Interface) -> String {
    let form = named.form;
    let mut text = interface(named);
    if named.is_dead() {
        let is_plain = matches!(form, Form::Sata | Form::SataExpress);
        text = fill!("unwired ##", text, if is_plain { " port" } else { "" });
    } else if form == Form::SataExpress {
        text = fill!("# (#)", text, wiring(named));
    } else if matches!(form, Form::Usb | Form::Sas) {
        text = fill!("# of #", text, rates(named));
    } else if !(is_told_by_name(form) || is_usual_tunnel(named)) {
        text = fill!("# wired #", text, wiring(named));
    }
    if named.split != Split::Whole {
        text = fill!("# and split #", text, named.split.word());
    }
    text
}

/// An interface in the middle of a sentence, with what goes before it: `in an x16 slot wired PCIe 4.0 x4`.
pub fn inside(named: &Interface) -> String {
    let name = full_interface(named);
    match named.form {
        Form::Sata | Form::SataExpress if named.is_dead() => fill!("on #", phrase::article(&name)),
        Form::Pcie | Form::Pci | Form::PciX | Form::SataExpress => fill!("on #", name),
        Form::Sata => fill!("on # port", phrase::article(&name)),
        form if forms::port_kind(form) == "port" && !matches!(form, Form::U2 | Form::U3) => {
            fill!("on #", phrase::article(&name))
        }
        _ => fill!("in #", phrase::article(&name)),
    }
}

/// An interface as the start of a sentence, with an article where it is a thing and not a link.
pub fn subject(named: &Interface) -> String {
    let name = full_interface(named);
    let is_link = is_told_by_name(named.form) && named.form != Form::Agp;
    if !named.is_dead() && (is_link || named.form == Form::SataExpress) {
        name
    } else {
        phrase::capital(&phrase::article(&name))
    }
}

/// Whether it tunnels what every such port does.
pub fn is_usual_tunnel(named: &Interface) -> bool {
    named.form.is_tunnel() && named.link == Interface::example(named.form).link
}

/// Whether [`interface`] says the wiring too.
fn is_told_by_name(form: Form) -> bool {
    matches!(form, Form::Pcie | Form::Sata | Form::Pci | Form::PciX | Form::Agp)
}

/// An interface as one of the list that its form offers: `PCIe 3.0 x4 or SATA600`.
pub fn wiring(offered: &Interface) -> String {
    if offered.is_dead() {
        return String::from("nothing");
    }
    if offered.is_two_sata_ports() {
        return String::from("two SATA ports");
    }
    match (offered.form, offered.sata, offered.bus) {
        (Form::Sata, Some(generation), _) => return gigabits(generation),
        (_, _, Some(known)) => return fill!("#\u{a0}MB/s", known.rate_name()),
        _ => {}
    }
    let mut text = offered.link.map_or_else(String::new, link);
    let rest = offered.sata.map(sata).into_iter().chain(offered.wires.iter().map(|known| wire(known).to_owned()));
    for name in rest {
        if !text.is_empty() {
            text.push_str(" or ");
        }
        text.push_str(&name);
    }
    text
}

/// The rates of a port that has one kind of wire: `10 Gb/s`.
fn rates(offered: &Interface) -> String {
    let all = wiring(offered);
    all.split_once(' ').map_or(String::new(), |(_, rate)| rate.to_owned())
}

fn gigabits(generation: SataGeneration) -> String {
    fill!("#\u{a0}Gb/s", trimmed(generation.transfer_rate().gt_s(), 1, '.'))
}

pub fn gigatransfers(mt: f64) -> String {
    fill!("#\u{a0}GT/s", trimmed(mt, 1, '.'))
}

pub fn lanes(count: u32) -> String {
    let unit = if count == 1 { "\u{a0}lane" } else { "\u{a0}lanes" };
    fill!("##", digits(count), unit)
}

/// What the short name leaves out.
pub fn interface_detail(named: &Interface) -> String {
    let mut text = match *named {
        Interface { form: Form::Pcie, link: Some(known), .. } => {
            let rate = known.generation.transfer_rate().gt_s();
            fill!("# · #", lanes(known.width.lanes()), gigatransfers(rate))
        }
        Interface { form: Form::Sata, sata: Some(known), .. } => fill!("1\u{a0}port · #", gigabits(known)),
        Interface { bus: Some(known), .. } => match known {
            LegacyBus::Pci133 => "shared · 32\u{a0}bit, 33\u{a0}MHz",
            LegacyBus::Pci266 => "shared · 64\u{a0}bit, 33\u{a0}MHz",
            LegacyBus::Pci533 | LegacyBus::PciX533 => "shared · 64\u{a0}bit, 66\u{a0}MHz",
            LegacyBus::PciX1067 => "shared · 64\u{a0}bit, 133\u{a0}MHz",
        }
        .to_owned(),
        _ if named.is_two_sata_ports() => String::from("2\u{a0}SATA ports · 6\u{a0}Gb/s"),
        Interface { form: Form::SataExpress, link: Some(known), .. } => link(known),
        _ if named.is_dead() => String::from("nothing wired"),
        _ if named.form.is_tunnel() => fill!("tunnels #", wiring(named)),
        _ => fill!("wired #", wiring(named)),
    };
    let mut add = |parts: &[&str]| {
        text.push_str(" · ");
        text.push_str(&parts.concat());
    };
    if named.split != Split::Whole {
        add(&["split ", named.split.word()]);
    }
    if let Some(length) = named.length {
        add(&["up to ", length.word()]);
    }
    if named.is_thin {
        add(&["low modules"]);
    }
    if let Some(watts) = named.watts {
        add(&[&digits(watts.into()), "\u{a0}W"]);
    }
    if let Some(known) = named.host {
        add(&[host(known)]);
    }
    if named.is_shared {
        add(&["lanes shared"]);
    }
    text
}

pub fn carrier(carrier: Carrier) -> String {
    match carrier {
        Carrier::Pcie(known) => link(known),
        Carrier::Sata { generation, ports: 1 } => sata(generation),
        Carrier::Sata { generation, ports } => fill!("# x #", digits(ports.into()), sata(generation)),
        Carrier::Legacy(known) => bus(known),
        Carrier::Usb(known) | Carrier::NotModelled(known) => wire(known).to_owned(),
    }
}

/// What runs, with how many of it: `4 x PCIe 4.0 x4`.
pub fn carriers(known: Carrier, count: u8) -> String {
    if count > 1 { fill!("# × #", digits(count.into()), carrier(known)) } else { carrier(known) }
}

/// The port of a scenario; of a known system nothing is said that goes without saying there.
pub fn port_of(report: &ScenarioReport) -> Interface {
    let port = report.scenario.port;
    if report.route.get().is_some() { Interface { host: None, is_shared: false, ..port } } else { port }
}

/// What the row of a scenario is called: the port's name on its board, or what it is.
pub fn row_name(report: &ScenarioReport) -> String {
    systems::board_port(report).unwrap_or_else(|| interface(&report.scenario.port))
}

pub fn scenario_detail(report: &ScenarioReport) -> String {
    let detail = own_detail(report);
    match systems::other_system(report) {
        Some(system) => fill!("# · #", system, detail),
        None => detail,
    }
}

fn own_detail(report: &ScenarioReport) -> String {
    let port = port_of(report);
    let Some(device) = report.scenario.device else { return interface_detail(&port) };
    // Where the name of the row says the wiring, it need not be said again.
    let before = if is_told_by_name(port.form) { String::new() } else { fill!("# · ", interface_detail(&port)) };
    let rest = match report.carrier() {
        None => fill!("# does not work here", devices::bare(device)),
        Some(settled) => {
            let own = report.connection.device_carrier;
            if own == Some(settled) && report.connection.links == 1 {
                fill!("with #", devices::with_drives(&report.scenario, device))
            } else {
                fill!(
                    "#, runs as #",
                    devices::name(&report.scenario, device),
                    carriers(settled, report.connection.links)
                )
            }
        }
    };
    fill!("##", before, rest)
}

pub const fn wire(wire: Wire) -> &'static str {
    match wire {
        Wire::Usb => "USB",
        Wire::Usb10 => "USB 10\u{a0}Gb/s",
        Wire::Usb20 => "USB 20\u{a0}Gb/s",
        Wire::Cnvi1 => "CNVio",
        Wire::Cnvi2 => "CNVio2",
        Wire::Cnvi3 => "CNVio3",
        Wire::Sas6 => "SAS 6\u{a0}Gb/s",
        Wire::Sas12 => "SAS 12\u{a0}Gb/s",
        Wire::Agp => "AGP",
    }
}

pub const fn host(host: Host) -> &'static str {
    match host {
        Host::LegacyBios => "BIOS before UEFI",
        Host::UefiWithoutNvme => "UEFI without NVMe driver",
        Host::NvmeAfterUpdate => "boots NVMe after an update",
        Host::BootsNvme => "boots NVMe",
        Host::AppleSilicon => "Mac with Apple silicon",
    }
}

pub fn split(split: Split) -> &'static str {
    if split == Split::Whole { "One link" } else { split.word() }
}
