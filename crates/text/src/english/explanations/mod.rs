//! How each number came about, with its actual inputs.

mod delivered;
mod pcie;
mod rated;
mod sata;

use lanefit_model::{
    Carrier, Comparison, Direction, Ladder, LegacyBus, Rung, ScenarioReport, Throughput, Traffic, Wire,
};

use super::English;
use crate::{Explanation, Words};

pub fn explanations(comparison: &Comparison, report: &ScenarioReport) -> Vec<Explanation> {
    let (Some(ladder), Some(carrier)) = (report.ladder, report.carrier()) else {
        return Vec::new();
    };
    let traffic = &comparison.traffic;
    let mut steps = match carrier {
        Carrier::Pcie(link) => pcie::steps(link, report, &ladder, traffic),
        Carrier::Sata { generation, ports } => sata::steps(generation, ports, &ladder, traffic),
        Carrier::Legacy(bus) => legacy(bus, &ladder, traffic),
        Carrier::Usb(wire) => usb(wire, &ladder),
        Carrier::NotModelled(_) => Vec::new(),
    };
    if let Some(rated) = rated::step(report, &ladder, traffic)
        && let Some(step) = steps.iter_mut().find(|step| step.rung == Rung::Typical)
    {
        *step = rated;
    }
    steps.extend(delivered::step(report, &ladder, traffic));
    steps
}

fn exact(rate: Throughput) -> String {
    English.exact_throughput(rate).text()
}

fn usb(wire: Wire, ladder: &Ladder) -> Vec<Explanation> {
    let rate = if wire == Wire::Usb20 { "20" } else { "10" };
    vec![
        Explanation {
            rung: Rung::LineRate,
            meaning: "Every bit on the wire, in one direction.".to_owned(),
            formula: fill!("#\u{a0}Gb/s ÷ 8 bits per byte = #", rate, exact(ladder.line_rate)),
            remark: String::new(),
        },
        Explanation {
            rung: Rung::AfterLineCode,
            meaning: "128 of 132 bits carry data (128b/132b).".to_owned(),
            formula: fill!("# × 128/132 = #", exact(ladder.line_rate), exact(ladder.after_line_code)),
            remark: "What the USB protocol takes is not modelled.".to_owned(),
        },
    ]
}

/// What halves the rate of links that move data one way at a time.
fn half(traffic: &Traffic) -> &'static str {
    if traffic.direction == Direction::Both { " × 1/2" } else { "" }
}

fn turns(traffic: &Traffic) -> &'static str {
    if traffic.direction == Direction::Both { "; both ways take turns, so each has half of it." } else { "." }
}

fn legacy(bus: LegacyBus, ladder: &Ladder, traffic: &Traffic) -> Vec<Explanation> {
    let (bits, clock) = match bus {
        LegacyBus::Pci133 => ("32", "33⅓"),
        LegacyBus::Pci266 => ("64", "33⅓"),
        LegacyBus::Pci533 | LegacyBus::PciX533 => ("64", "66⅔"),
        LegacyBus::PciX1067 => ("64", "133⅓"),
    };
    vec![
        Explanation {
            rung: Rung::LineRate,
            meaning: fill!("Back-to-back data on a bus that all devices share#", turns(traffic)),
            formula: fill!("# bit × # MHz# ÷ 8 bits per byte = #", bits, clock, half(traffic), exact(ladder.line_rate)),
            remark: String::new(),
        },
        Explanation {
            rung: Rung::AfterLineCode,
            meaning: "A parallel bus has no line code, so this is the line rate.".to_owned(),
            formula: exact(ladder.after_line_code),
            remark: "What the bus protocol takes is not modelled.".to_owned(),
        },
    ]
}
