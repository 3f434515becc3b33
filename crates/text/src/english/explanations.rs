//! How each number came about, with its actual inputs.

use lanefit_model::facts::calibration::{ANY_TRAFFIC, SATA_TRAFFIC};
use lanefit_model::{
    Band, Carrier, Comparison, Direction, FrameGap, Ladder, LegacyBus, LimitedBy, LineCode, LinkCapability,
    PacketBudget, Rung, SataGeneration, ScenarioReport, Throughput, Traffic, command_dwords, resolve_packet_settings,
};

use super::{English, names};
use crate::number::{fixed, trimmed};
use crate::{Explanation, Words};

pub fn explanations(comparison: &Comparison, report: &ScenarioReport) -> Vec<Explanation> {
    let (Some(ladder), Some(carrier)) = (report.ladder, report.carrier()) else {
        return Vec::new();
    };
    let traffic = &comparison.traffic;
    let mut steps = match carrier {
        Carrier::Pcie(link) => pcie(link, &ladder, traffic),
        Carrier::Sata { generation, ports } => sata(generation, ports, &ladder, traffic),
        Carrier::Legacy(bus) => legacy(bus, &ladder, traffic),
    };
    if let (Some(delivered), Some(limit)) = (ladder.delivered, report.limited_by) {
        steps.push(Explanation {
            rung: Rung::Delivered,
            meaning: "What this pairing delivers: the least of all that applies.".to_owned(),
            formula: ["typical = ", &exact(delivered)].concat(),
            remark: match limit {
                LimitedBy::Link => "The link itself decides.",
                LimitedBy::PortLink => "The host's end of the link decides; the device could use more.",
                LimitedBy::DeviceLink => "The device's end of the link decides; the port could do more.",
                LimitedBy::BothEnds => "Both ends decide: one has fewer lanes, the other an older generation.",
            }
            .to_owned(),
        });
    }
    steps
}

fn exact(rate: Throughput) -> String {
    English.exact_throughput(rate).to_string()
}

fn pcie(link: LinkCapability, ladder: &Ladder, traffic: &Traffic) -> Vec<Explanation> {
    let generation = link.generation;
    let lanes = names::lanes(link.width.lanes());
    let (code, spent) = match generation.line_code() {
        LineCode::EightTen => ("8/10", "Eight of ten bits carry data (8b/10b)."),
        LineCode::Block130 => ("128/130", "128 of 130 bits carry data (128b/130b)."),
        LineCode::OneOne => ("1/1", "Every bit counts; error correction is paid for further down."),
    };
    let mut steps = vec![
        Explanation {
            rung: Rung::LineRate,
            meaning: "Every bit on the wire, in one direction.".to_owned(),
            formula: [
                &names::gigatransfers(generation.transfer_rate().gt_s()),
                " × ",
                &lanes,
                " ÷ 8 bits per byte = ",
                &exact(ladder.line_rate),
            ]
            .concat(),
            remark: String::new(),
        },
        Explanation {
            rung: Rung::AfterLineCode,
            meaning: ["The figure on data sheets. ", spent].concat(),
            formula: [&exact(ladder.line_rate), " × ", code, " = ", &exact(ladder.after_line_code)].concat(),
            remark: String::new(),
        },
    ];
    if let Some(ceiling) = ladder.link_ceiling {
        steps.push(pcie_ceiling(link, ladder.after_line_code, ceiling, traffic));
    }
    if let (Some(ceiling), Some(band)) = (ladder.link_ceiling, ladder.typical) {
        steps.push(typical_pcie(link, ceiling, band, traffic));
    }
    steps
}

fn pcie_ceiling(link: LinkCapability, coded: Throughput, ceiling: Throughput, traffic: &Traffic) -> Explanation {
    let settings = resolve_packet_settings(traffic);
    let budget = PacketBudget::new(link, settings, traffic.direction);
    let mps = settings.mps.bytes().to_string();
    let mrrs = settings.mrrs.bytes().to_string();
    let skip = link.generation.skip_share();
    let mut formula =
        [&exact(coded), " × (1 − ", &skip.numerator.to_string(), "/", &skip.denominator.to_string(), ")"].concat();
    if link.generation.is_flit() {
        formula.push_str(" × 236/256");
    }
    let header = budget.write_header.to_string();
    let completion = budget.completion_header.to_string();
    let completions = budget.completions.to_string();
    let acknowledgements = trimmed(budget.to_device.dllps, 3, '.');
    let (packets, meaning) = match traffic.direction {
        Direction::ToHost => (
            [" × ", &mps, " ÷ (", &mps, " + ", &header, ")"].concat(),
            ["Packets of ", &mps, " B carry ", &header, " B of header and framing each."].concat(),
        ),
        Direction::ToDevice => (
            [" × ", &mrrs, " ÷ (", &mrrs, " + ", &completions, " × ", &completion, " + ", &acknowledgements, ")"]
                .concat(),
            [
                "Each request of ",
                &mrrs,
                " B is answered in ",
                &completions,
                if budget.completions == 1 { " packet" } else { " packets" },
                " with ",
                &completion,
                " B of header and framing; acknowledgements and credits for the requests take ",
                &acknowledgements,
                " B more.",
            ]
            .concat(),
        ),
        Direction::Both => (
            [" × 0.5 ÷ ", &fixed(budget.busiest(), 6, '.')].concat(),
            [
                "Half of the data goes each way. The fuller direction spends ",
                &fixed(budget.busiest(), 6, '.'),
                " B on the wire, headers of ",
                &header,
                " and ",
                &completion,
                " B, requests and acknowledgements included, for each half byte of data.",
            ]
            .concat(),
        ),
    };
    formula.push_str(&packets);
    formula.push_str(" = ");
    formula.push_str(&exact(ceiling));
    Explanation {
        rung: Rung::LinkCeiling,
        meaning,
        formula,
        remark: [
            "Skip sets, which keep the clocks of both ends together, take ",
            &skip.numerator.to_string(),
            " of ",
            &skip.denominator.to_string(),
            if link.generation.is_flit() {
                "; of a 256 B flit, 236 B hold packets."
            } else if skip.denominator == 375 {
                " blocks."
            } else {
                " symbols."
            },
        ]
        .concat(),
    }
}

fn typical_pcie(link: LinkCapability, ceiling: Throughput, band: Band, traffic: &Traffic) -> Explanation {
    let points = ANY_TRAFFIC.points.to_string();
    let meaning = if link.generation.is_flit() {
        [
            "An estimate: what ",
            &points,
            " published measurements of older generations reach of their ceiling, in the median.",
        ]
        .concat()
    } else {
        ["What measured systems reach of the ceiling: the median of ", &points, " published measurements."].concat()
    };
    let mut remark = [
        "Range ",
        &exact(band.low),
        " to ",
        &exact(band.high),
        ", from the 5th to the 95th percentile of those measurements",
    ]
    .concat();
    if traffic.mps.is_none() && !link.generation.is_flit() {
        remark.push_str(
            "; payloads of 128 and 512 B, which some hosts use, widen it as far as the ceiling at 256 B allows",
        );
    }
    remark.push('.');
    Explanation {
        rung: Rung::Typical,
        meaning,
        formula: [&exact(ceiling), " × ", &trimmed(ANY_TRAFFIC.value, 3, '.'), " = ", &exact(band.value)].concat(),
        remark,
    }
}

fn sata(generation: SataGeneration, ports: u8, ladder: &Ladder, traffic: &Traffic) -> Vec<Explanation> {
    let mut times = if ports > 1 { [" × ", &ports.to_string(), " ports"].concat() } else { String::new() };
    times.push_str(half(traffic));
    let rate = trimmed(generation.transfer_rate().gt_s(), 1, '.');
    let mut steps = vec![
        Explanation {
            rung: Rung::LineRate,
            meaning: ["Every bit on the wire", turns(traffic)].concat(),
            formula: [&rate, "\u{a0}Gb/s", &times, " ÷ 8 bits per byte = ", &exact(ladder.line_rate)].concat(),
            remark: String::new(),
        },
        Explanation {
            rung: Rung::AfterLineCode,
            meaning: [
                if ports > 1 { "The figure on data sheets." } else { "The figure in the name." },
                " Eight of ten bits carry data (8b/10b).",
            ]
            .concat(),
            formula: [&exact(ladder.line_rate), " × 8/10 = ", &exact(ladder.after_line_code)].concat(),
            remark: String::new(),
        },
    ];
    let data = (traffic.block.bytes() / 4).to_string();
    let formula = |gap: FrameGap, result: Throughput| {
        [
            &exact(ladder.after_line_code),
            " × 254/256 × ",
            &data,
            " ÷ ",
            &command_dwords(traffic.block, gap).to_string(),
            " = ",
            &exact(result),
        ]
        .concat()
    };
    if let (Some(ceiling), Some(band)) = (ladder.link_ceiling, ladder.typical) {
        steps.push(Explanation {
            rung: Rung::LinkCeiling,
            meaning: [
                "Frames without a pause between them: a command of ",
                &data,
                " double words takes that many on the wire, frame and command overhead included.",
            ]
            .concat(),
            formula: formula(FrameGap::NONE, ceiling),
            remark: "Two ALIGN words in every 256 keep the link in step.".to_owned(),
        });
        steps.push(Explanation {
            rung: Rung::Typical,
            meaning: "The same with handshakes and turn-around of 120 double words at every frame, which fits what drives reach."
                .to_owned(),
            formula: formula(FrameGap::TYPICAL, band.value),
            remark: [
                "Range ", &exact(band.low), " to ", &exact(band.high), ", scaled from the least and the most of ",
                &SATA_TRAFFIC.points.to_string(), " published results.",
            ]
            .concat(),
        });
    }
    steps
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
            meaning: ["Back-to-back data on a bus that all devices share", turns(traffic)].concat(),
            formula: [bits, " bit × ", clock, " MHz", half(traffic), " ÷ 8 bits per byte = ", &exact(ladder.line_rate)]
                .concat(),
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
