//! Verdicts, reasons, notes, and what the model leaves out.

use lanefit_model::facts::sources::Basis;
use lanefit_model::{Carrier, Interface, Note, Reason, Rung, ScenarioReport, ThroughputUnit, Verdict};

use super::English;
use super::names::full_interface;
use crate::Words;

pub const NOT_MODELLED: [&str; 6] = [
    "Who shares the way: other devices behind the same chipset or switch take their part of its uplink.",
    "The drive itself: flash, cache, heat and file systems often give out before the link does.",
    "Waiting: one command at a time leaves any link idle between commands.",
    "Unaligned requests, power-saving states that end when data flows, and errors that make packets repeat.",
    "Clocks: a link whose ends have separate spread-spectrum clocks loses another 2.6 % or less.",
    "Whether a card fits its slot: here a link is a link, without connector, power or firmware.",
];

pub fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Works => "Works",
        Verdict::Limited => "Works, held back",
        Verdict::Refused => "Does not work",
    }
}

pub fn reason(reason: Reason) -> String {
    match reason {
        Reason::FullLink => String::from("The device gets all the link it can use."),
        Reason::FewerLanes { port, device } => [
            "The port has ",
            &port.lanes().to_string(),
            " of the ",
            &device.lanes().to_string(),
            " lanes the device could use. A port wired ",
            device.name(),
            " would give them all. A card longer than its slot fits only an open end or a riser.",
        ]
        .concat(),
        Reason::OlderGeneration { port, device } => [
            "The port is PCIe ",
            port.name(),
            ", the device could run PCIe ",
            device.name(),
            ". A PCIe ",
            device.name(),
            " port would lift this.",
        ]
        .concat(),
        Reason::OlderSataGeneration { port, device } => [
            "The port is SATA",
            port.rate_name(),
            ", the device could run SATA",
            device.rate_name(),
            ". A SATA",
            device.rate_name(),
            " port would lift this.",
        ]
        .concat(),
        Reason::OtherProtocol { port, device } => [
            "A ",
            &full_interface(port),
            " port does not speak the protocol of a ",
            &full_interface(device),
            " device. ",
            match (port, device) {
                (_, Interface::Sata(_)) => "It needs a SATA port.",
                (Interface::SataExpress(_), _) => {
                    "Used as two SATA ports, the connector has no PCIe link; choose that instead."
                }
                _ => "It needs a PCIe port.",
            },
        ]
        .concat(),
    }
}

pub fn note(note: Note, report: &ScenarioReport) -> String {
    match note {
        Note::SataExpressEitherOr => {
            "A SATA Express connector is one PCIe link of two lanes or two SATA ports, never both at once.".to_owned()
        }
        Note::TwoPorts => "The figure is for two drives together; each of them stays at half of it.".to_owned(),
        Note::HalfDuplex => "SATA moves data one way at a time, so each direction gets half.".to_owned(),
        Note::SharedBus => {
            "All devices on this bus share its rate and take turns; what is left after the bus protocol is not modelled."
                .to_owned()
        }
        Note::FlitFigures => flit_figures(report),
        Note::ArithmeticOnly => "No product with this link width is known; the figure is arithmetic only.".to_owned(),
        Note::UplinkNotCounted => {
            "The chipset's uplink is shared with everything else behind it; that is not counted here.".to_owned()
        }
    }
}

fn flit_figures(report: &ScenarioReport) -> String {
    let (Some(ladder), Some(Carrier::Pcie(link))) = (report.ladder, report.carrier()) else {
        return String::new();
    };
    let show = |factor: f64| {
        English.throughput(ladder.after_line_code.scaled(factor), ThroughputUnit::GigabytesPerSecond).to_string()
    };
    let capacity = English.throughput(link.packet_capacity(), ThroughputUnit::GigabytesPerSecond).to_string();
    [
        "Four figures go round for this link: ",
        &show(1.0),
        " is the rate ",
        &rung_name(),
        ", one direction; ",
        &show(242.0 / 256.0),
        " is left after checksums and error correction (242 of 256 bytes); ",
        &capacity,
        " is left for packets (236 of 256); ",
        &show(2.0),
        " adds both directions. ",
        &show(128.0 / 130.0),
        " is wrong: it takes off a line code that this generation does not use. No measurement has been published yet.",
    ]
    .concat()
}

fn rung_name() -> String {
    English.rung(Rung::AfterLineCode).to_ascii_lowercase()
}

pub fn basis(basis: Basis) -> &'static str {
    match basis {
        Basis::Standard => "standard",
        Basis::Manual => "maker's document",
        Basis::Measured => "measured",
        Basis::Derived => "secondary",
    }
}
