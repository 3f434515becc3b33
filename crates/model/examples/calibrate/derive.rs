//! From measured points to the source text of `src/facts/calibration.rs`.

use std::fmt::Write;

use lanefit_model::{FrameGap, SataGeneration};

use super::measured_point::{MeasuredLink, MeasuredPoint, Role, TrafficClass, sequential_block};

const HEAD: &str = "\
//! What measured systems reach of the link ceiling.
//!
//! Written by `cargo run -p lanefit-model --example calibrate -- --write` from
//! `data/measured_points.csv`: change the points or the rule, then run it again.
//!
//! Each share is a measured rate divided by this model's ceiling for the same link, payload and
//! direction. Only points that the link held back count, and on PCIe only exact publications:
//! no \"about\", no bound, no maker's rating.

use super::Share;
";

/// The text of `src/facts/calibration.rs`.
///
/// # Errors
/// A sentence, when a constant would rest on no point at all.
pub fn calibration(points: &[MeasuredPoint]) -> Result<String, String> {
    let classes: [(&str, &str, &[TrafficClass]); 3] = [
        (
            "ANY_TRAFFIC",
            "PCIe, whatever moves the data: for links whose traffic is not known.",
            &[TrafficClass::Drive, TrafficClass::Gpu, TrafficClass::Other],
        ),
        ("DRIVES", "PCIe, drives that are read or written in sequence.", &[TrafficClass::Drive]),
        ("GPU_COPIES", "PCIe, copies to and from graphics cards.", &[TrafficClass::Gpu]),
    ];
    let mut text = String::from(HEAD);
    for (name, meaning, wanted) in classes {
        let shares = pcie_shares(points, wanted);
        let bounds = ["5th percentile", "median", "95th percentile"];
        push(&mut text, name, meaning, bounds, percentiles(&shares), shares.len())?;
    }
    let shares = sata_shares(points);
    let typical = SataGeneration::Gen3
        .payload_throughput(sequential_block(), FrameGap::TYPICAL)
        .ratio_to(SataGeneration::Gen3.payload_throughput(sequential_block(), FrameGap::NONE));
    push(
        &mut text,
        "SATA_TRAFFIC",
        "SATA, drives that are read in commands of 128 KiB.",
        ["least point", "the typical gap between frames", "greatest point"],
        shares.first().zip(shares.last()).map(|(least, greatest)| [*least, typical, *greatest]),
        shares.len(),
    )?;
    Ok(text)
}

fn pcie_shares(points: &[MeasuredPoint], classes: &[TrafficClass]) -> Vec<f64> {
    sorted_shares(points, |point| {
        matches!(point.link, MeasuredLink::Pcie { .. }) && point.is_exact && classes.contains(&point.traffic)
    })
}

fn sata_shares(points: &[MeasuredPoint]) -> Vec<f64> {
    sorted_shares(points, |point| matches!(point.link, MeasuredLink::Sata(_)))
}

fn sorted_shares(points: &[MeasuredPoint], counts: impl Fn(&MeasuredPoint) -> bool) -> Vec<f64> {
    let mut shares: Vec<f64> =
        points.iter().filter(|point| point.role == Role::Link && counts(point)).map(MeasuredPoint::share).collect();
    shares.sort_by(f64::total_cmp);
    shares
}

fn percentiles(sorted: &[f64]) -> Option<[f64; 3]> {
    Some([percentile(sorted, 5)?, percentile(sorted, 50)?, percentile(sorted, 95)?])
}

/// Linear between the two nearest points.
fn percentile(sorted: &[f64], percent: usize) -> Option<f64> {
    let hundredths = sorted.len().checked_sub(1)? * percent;
    let below = sorted.get(hundredths / 100)?;
    let above = sorted.get(hundredths.div_ceil(100))?;
    let part = (hundredths % 100) as f64 / 100.0;
    Some(below + (above - below) * part)
}

fn push(
    text: &mut String,
    name: &str,
    meaning: &str,
    bounds: [&str; 3],
    shares: Option<[f64; 3]>,
    points: usize,
) -> Result<(), String> {
    let [low, value, high] = shares.ok_or_else(|| format!("no measured point counts for {name}"))?;
    // Nothing is promised above the ceiling, whatever one measurement with a guessed payload says.
    let high = high.min(1.0);
    let [low_is, value_is, high_is] = bounds;
    write!(
        text,
        "
/// {meaning}
///
/// From {points} points.
pub const {name}: Share = Share {{
    // {low_is}
    low: {low:.3},
    // {value_is}
    value: {value:.3},
    // {high_is}
    high: {high:.3},
    points: {points},
}};
"
    )
    .map_err(|error| error.to_string())
}
