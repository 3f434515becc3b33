//! What measured systems reach of the link ceiling.
//!
//! Written by `cargo run -p lanefit-model --example calibrate -- --write` from
//! `data/measured_points.csv`: change the points or the rule, then run it again.
//!
//! Each share is a measured rate divided by this model's ceiling for the same link, payload and
//! direction. Only points that the link held back count, and on PCIe only exact publications:
//! no "about", no bound, no maker's rating.

use super::Share;

/// PCIe, whatever moves the data: for links whose traffic is not known.
///
/// From 39 points.
pub const ANY_TRAFFIC: Share = Share {
    // 5th percentile
    low: 0.900,
    // median
    value: 0.963,
    // 95th percentile
    high: 0.997,
    points: 39,
};

/// PCIe, drives that are read or written in sequence.
///
/// From 7 points.
pub const DRIVES: Share = Share {
    // 5th percentile
    low: 0.938,
    // median
    value: 0.970,
    // 95th percentile
    high: 0.994,
    points: 7,
};

/// PCIe, copies to and from graphics cards.
///
/// From 12 points.
pub const GPU_COPIES: Share = Share {
    // 5th percentile
    low: 0.874,
    // median
    value: 0.925,
    // 95th percentile
    high: 0.999,
    points: 12,
};

/// SATA, drives that are read in commands of 128 KiB.
///
/// From 4 points.
pub const SATA_TRAFFIC: Share = Share {
    // least point
    low: 0.910,
    // the typical gap between frames
    value: 0.932,
    // greatest point
    high: 0.960,
    points: 4,
};
