//! Names of shapes, as ports and as devices have them.

use lanefit_model::{Family, Form};

pub fn port(form: Form) -> &'static str {
    match form {
        Form::Pcie => "PCIe",
        Form::X1 => "x1 slot",
        Form::X4 => "x4 slot",
        Form::X8 => "x8 slot",
        Form::X16 => "x16 slot",
        Form::X1Open => "open x1 slot",
        Form::X4Open => "open x4 slot",
        Form::X8Open => "open x8 slot",
        Form::M2M => "M.2 M socket",
        Form::M2B => "M.2 B socket",
        Form::M2E => "M.2 E socket",
        Form::M2A => "M.2 A socket",
        Form::MiniPcie => "mini PCIe socket",
        Form::Msata => "mSATA socket",
        Form::Sata => "SATA",
        Form::SataExpress => "SATA Express",
        Form::Sas => "SAS port",
        Form::U2 => "U.2 bay",
        Form::U3 => "U.3 bay",
        Form::Oculink => "OCuLink port",
        Form::Thunderbolt3 => "Thunderbolt 3 port",
        Form::Thunderbolt4 => "Thunderbolt 4 port",
        Form::Thunderbolt5 => "Thunderbolt 5 port",
        Form::Usb4 => "USB4 port",
        Form::Usb => "USB port",
        Form::ExpressCard => "ExpressCard slot",
        Form::Pci => "PCI",
        Form::PciX => "PCI-X",
        Form::Agp => "AGP slot",
        // Nothing but devices has these.
        Form::M2Bm | Form::M2Ae | Form::E1s => device(form),
    }
}

pub fn device(form: Form) -> &'static str {
    match form {
        Form::Pcie => "PCIe device",
        Form::X1 | Form::X1Open => "x1 card",
        Form::X4 | Form::X4Open => "x4 card",
        Form::X8 | Form::X8Open => "x8 card",
        Form::X16 => "x16 card",
        Form::M2M => "M.2 M module",
        Form::M2B => "M.2 B module",
        Form::M2E => "M.2 E module",
        Form::M2A => "M.2 A module",
        Form::M2Bm => "M.2 B+M module",
        Form::M2Ae => "M.2 A+E module",
        Form::MiniPcie => "mini PCIe card",
        Form::Msata => "mSATA module",
        Form::Sata => "SATA drive",
        Form::SataExpress => "SATA Express drive",
        Form::Sas => "SAS drive",
        Form::U2 => "U.2 drive",
        Form::U3 => "U.3 drive",
        Form::E1s => "E1.S drive",
        Form::Oculink => "OCuLink device",
        Form::Thunderbolt3 => "Thunderbolt 3 enclosure",
        Form::Thunderbolt4 => "Thunderbolt 4 enclosure",
        Form::Thunderbolt5 => "Thunderbolt 5 enclosure",
        Form::Usb4 => "USB4 enclosure",
        Form::Usb => "USB drive",
        Form::ExpressCard => "ExpressCard",
        Form::Pci => "PCI card",
        Form::PciX => "PCI-X card",
        Form::Agp => "AGP card",
    }
}

/// What a port of that form is in one word.
pub fn port_kind(form: Form) -> &'static str {
    match form.family() {
        Family::Bare => "link",
        Family::Card | Family::ExpressCard | Family::ParallelBus | Family::Agp => "slot",
        Family::M2 | Family::Mini => "socket",
        Family::Drive | Family::Edsff | Family::Oculink | Family::UsbC => "port",
    }
}

/// What a device of that form is in one word.
pub fn device_kind(form: Form) -> &'static str {
    match form.family() {
        Family::Card | Family::ExpressCard | Family::ParallelBus | Family::Agp => "card",
        Family::M2 | Family::Mini => "module",
        Family::Drive | Family::Edsff => "drive",
        Family::UsbC => "enclosure",
        Family::Bare | Family::Oculink => "device",
    }
}

/// The letters of an M.2 key, or of the notches of a module.
pub const fn key(form: Form) -> &'static str {
    match form {
        Form::M2M => "M",
        Form::M2B => "B",
        Form::M2E => "E",
        Form::M2A => "A",
        Form::M2Bm => "B+M",
        Form::M2Ae => "A+E",
        _ => "",
    }
}

/// The heading of a group of ports to choose from.
pub const fn family(family: Family) -> &'static str {
    match family {
        Family::Bare => "Link alone",
        Family::Card => "Card slots",
        Family::M2 => "M.2",
        Family::Mini => "Mini PCIe and mSATA",
        Family::Drive => "Drive ports and bays",
        Family::Edsff => "EDSFF",
        Family::Oculink => "OCuLink",
        Family::UsbC => "USB-C and Thunderbolt",
        Family::ExpressCard => "ExpressCard",
        Family::ParallelBus | Family::Agp => "Old buses",
    }
}
