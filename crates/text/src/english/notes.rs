//! Notes, and what the model leaves out.

use lanefit_model::facts::sources::Basis;
use lanefit_model::{Carrier, Note, Rung, ScenarioReport, ThroughputUnit};

use super::names;
use super::phrase::show;

pub const NOT_MODELLED: [&str; 6] = [
    "Who shares the way, unless a board is chosen: other devices behind the chipset take their part of its uplink.",
    "The drive itself: flash, cache, heat and file systems often give out before the link does.",
    "Waiting: one command at a time leaves any link idle between commands.",
    "Unaligned requests, power-saving states that end when data flows, and errors that make packets repeat.",
    "Clocks: a link whose ends have separate spread-spectrum clocks loses another 2.6\u{a0}% or less.",
    "The case: height of modules, brackets, cooling, and what stands behind a slot.",
];

pub fn note(note: Note, report: &ScenarioReport) -> String {
    match note {
        Note::SataExpressEitherOr => {
            "A SATA Express connector is one PCIe link of two lanes or two SATA ports, never both at once. No drive for \
             it came to the shops, so today it serves as two plain SATA ports."
                .to_owned()
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
            "The chipset's uplink is shared with everything else behind it; that is not counted here. Two 3.0 x4 drives \
             behind an uplink of 3.0 x4 share its 3.94\u{a0}GB/s."
                .to_owned()
        }
        Note::IdleLink => {
            "At rest a graphics card lets its link fall to 2.5\u{a0}GT/s (PCIe 1.1) to save power; read it under load."
                .to_owned()
        }
    }
}

fn flit_figures(report: &ScenarioReport) -> String {
    let (Some(ladder), Some(Carrier::Pcie(link))) = (report.ladder, report.carrier()) else {
        return String::new();
    };
    let of_rate = |factor: f64| show(ladder.after_line_code.scaled(factor), ThroughputUnit::GigabytesPerSecond);
    let capacity = show(link.packet_capacity(), ThroughputUnit::GigabytesPerSecond);
    fill!(
        "Four figures go round for this link: # is the rate #, one direction; # is left after checksums and error \
         correction (242 of 256 bytes); # is left for packets (236 of 256); # adds both directions. # is wrong: it \
         takes off a line code that this generation does not use. No measurement has been published yet.",
        of_rate(1.0),
        rung_name(),
        of_rate(242.0 / 256.0),
        capacity,
        of_rate(2.0),
        of_rate(128.0 / 130.0)
    )
}

fn rung_name() -> String {
    names::rung(Rung::AfterLineCode).to_ascii_lowercase()
}

pub fn basis(basis: Basis) -> &'static str {
    match basis {
        Basis::Standard => "standard",
        Basis::Manual => "maker's document",
        Basis::Measured => "measured",
        Basis::Derived => "secondary",
    }
}
