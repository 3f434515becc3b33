//! Names of things, as the standards and the trade have them.

use lanefit_model::{
    AxisScale, Carrier, Direction, Form, Interface, LegacyBus, Lens, LinkCapability, Rung, SataExpress, SataGeneration,
    ScenarioReport, Theme, ThroughputUnit,
};

use crate::number::trimmed;

pub fn unit(unit: ThroughputUnit) -> &'static str {
    match unit {
        ThroughputUnit::GigabytesPerSecond => "GB/s",
        ThroughputUnit::MegabytesPerSecond => "MB/s",
        ThroughputUnit::GigabitsPerSecond => "Gb/s",
        ThroughputUnit::GibibytesPerSecond => "GiB/s",
    }
}

pub fn unit_spoken(unit: ThroughputUnit) -> &'static str {
    match unit {
        ThroughputUnit::GigabytesPerSecond => "gigabytes per second",
        ThroughputUnit::MegabytesPerSecond => "megabytes per second",
        ThroughputUnit::GigabitsPerSecond => "gigabits per second",
        ThroughputUnit::GibibytesPerSecond => "gibibytes per second",
    }
}

pub fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::ToHost => "To host",
        Direction::ToDevice => "To device",
        Direction::Both => "Both ways",
    }
}

pub fn lens(lens: Lens) -> &'static str {
    match lens {
        Lens::Throughput => "Throughput",
        Lens::Time => "Copy time",
        Lens::Efficiency => "Efficiency",
    }
}

pub fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::Automatic => "Auto",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    }
}

pub fn scale(scale: AxisScale) -> &'static str {
    match scale {
        AxisScale::Linear => "Linear",
        AxisScale::Logarithmic => "Log",
    }
}

pub fn rung(rung: Rung) -> &'static str {
    match rung {
        Rung::LineRate => "Line rate",
        Rung::AfterLineCode => "After line code",
        Rung::LinkCeiling => "Link ceiling",
        Rung::Typical => "Typical",
        Rung::Delivered => "Delivered",
    }
}

pub fn form(form: Form) -> &'static str {
    match form {
        Form::Pcie => "PCIe",
        Form::Sata => "SATA",
        Form::SataExpress => "SATA Express",
        Form::Pci => "PCI",
        Form::PciX => "PCI-X",
    }
}

pub fn link(link: LinkCapability) -> String {
    ["PCIe ", link.generation.name(), " ", link.width.name()].concat()
}

fn sata(generation: SataGeneration) -> String {
    ["SATA", generation.rate_name()].concat()
}

pub fn interface(interface: Interface) -> String {
    match interface {
        Interface::Pcie(capability) => link(capability),
        Interface::Sata(generation) => sata(generation),
        Interface::SataExpress(_) => String::from("SATA Express"),
        Interface::Legacy(bus) => [if bus.is_pci_x() { "PCI-X " } else { "PCI " }, bus.rate_name()].concat(),
    }
}

/// An interface as one phrase that tells all of it apart from others.
pub fn full_interface(named: Interface) -> String {
    match named {
        Interface::SataExpress(used_as) => match used_as.link() {
            Some(capability) => ["SATA Express (", &link(capability), ")"].concat(),
            None => String::from("SATA Express (two SATA ports)"),
        },
        _ => interface(named),
    }
}

/// An interface as one of the list that its form offers.
pub fn wiring(offered: Interface) -> String {
    match offered {
        Interface::Pcie(capability) => link(capability),
        Interface::Sata(generation) => gigabits(generation),
        Interface::SataExpress(used_as) => used_as.link().map_or_else(|| "two SATA ports".to_owned(), link),
        Interface::Legacy(bus) => [bus.rate_name(), "\u{a0}MB/s"].concat(),
    }
}

fn gigabits(generation: SataGeneration) -> String {
    [&trimmed(generation.transfer_rate().gt_s(), 1, '.'), "\u{a0}Gb/s"].concat()
}

pub fn gigatransfers(mt: f64) -> String {
    [&trimmed(mt, 1, '.'), "\u{a0}GT/s"].concat()
}

pub fn lanes(count: u32) -> String {
    let unit = if count == 1 { "\u{a0}lane" } else { "\u{a0}lanes" };
    [&count.to_string(), unit].concat()
}

pub fn interface_detail(named: Interface) -> String {
    match named {
        Interface::Pcie(capability) => {
            let rate = capability.generation.transfer_rate().gt_s();
            [&lanes(capability.width.lanes()), " · ", &gigatransfers(rate)].concat()
        }
        Interface::Sata(generation) => ["1\u{a0}port · ", &gigabits(generation)].concat(),
        Interface::SataExpress(SataExpress::TwoPorts) => String::from("2\u{a0}SATA ports · 6\u{a0}Gb/s"),
        Interface::SataExpress(used_as) => used_as.link().map_or_else(String::new, link),
        Interface::Legacy(bus) => match bus {
            LegacyBus::Pci133 => "shared · 32\u{a0}bit, 33\u{a0}MHz",
            LegacyBus::Pci266 => "shared · 64\u{a0}bit, 33\u{a0}MHz",
            LegacyBus::Pci533 | LegacyBus::PciX533 => "shared · 64\u{a0}bit, 66\u{a0}MHz",
            LegacyBus::PciX1067 => "shared · 64\u{a0}bit, 133\u{a0}MHz",
        }
        .to_owned(),
    }
}

pub fn carrier(carrier: Carrier) -> String {
    match carrier {
        Carrier::Pcie(capability) => link(capability),
        Carrier::Sata { generation, ports: 1 } => sata(generation),
        Carrier::Sata { generation, ports } => [&ports.to_string(), " x ", &sata(generation)].concat(),
        Carrier::Legacy(bus) => interface(Interface::Legacy(bus)),
    }
}

pub fn scenario_detail(report: &ScenarioReport) -> String {
    match (report.scenario.device, report.carrier()) {
        (None, _) => interface_detail(report.scenario.port),
        (Some(device), None) => [&full_interface(device), " does not work here"].concat(),
        (Some(device), Some(settled)) => {
            let named = full_interface(device);
            let runs_as = carrier(settled);
            if runs_as == named {
                ["with a ", &named, " device"].concat()
            } else {
                [&named, " device, runs as ", &runs_as].concat()
            }
        }
    }
}
