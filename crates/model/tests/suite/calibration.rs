//! The checked-in calibration is what the program derives, and the rule does what it says.

use lanefit_model::facts::Share;
use lanefit_model::facts::calibration::{ANY_TRAFFIC, DRIVES, GPU_COPIES, SATA_TRAFFIC};

use crate::derive::calibration;
use crate::measured_point::{Role, measured_points};

#[test]
fn the_checked_in_file_is_what_the_points_come_to() {
    let derived = calibration(&measured_points().unwrap()).unwrap();
    let checked_in = include_str!("../../src/facts/calibration.rs");
    assert!(
        derived == checked_in,
        "run `cargo run -p lanefit-model --example calibrate -- --write`; it derives:\n{derived}"
    );
}

#[test]
fn a_changed_point_changes_the_calibration() {
    let mut points = measured_points().unwrap();
    let before = calibration(&points).unwrap();
    points.retain(|point| point.id != "M42");
    assert_ne!(calibration(&points).unwrap(), before);
}

#[test]
fn points_that_something_else_limits_do_not_count() {
    let mut points = measured_points().unwrap();
    let before = calibration(&points).unwrap();
    points.retain(|point| point.role == Role::Link);
    assert_eq!(calibration(&points).unwrap(), before);
}

#[test]
fn no_points_are_a_sentence_and_no_constant() {
    assert_eq!(calibration(&[]), Err("no measured point counts for ANY_TRAFFIC".to_owned()));
}

#[test]
fn every_share_is_ordered_and_at_most_the_ceiling() {
    for (name, Share { low, value, high, points }) in
        [("any", ANY_TRAFFIC), ("drives", DRIVES), ("copies", GPU_COPIES), ("sata", SATA_TRAFFIC)]
    {
        assert!(0.0 < low && low <= value && value <= high && high <= 1.0, "{name}");
        assert!(points > 0, "{name}");
    }
}

#[test]
fn drives_come_closer_to_the_ceiling_than_copies_to_graphics_cards() {
    let (drives, copies) = (DRIVES.value, GPU_COPIES.value);
    assert!(drives > copies, "{drives} and {copies}");
}
