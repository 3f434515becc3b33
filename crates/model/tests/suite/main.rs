//! Everything that is promised about the model, in one program: golden and published values, laws,
//! the corpus of queries, scenarios and the command line.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../examples/calibrate/derive.rs"]
mod derive;
#[path = "../../examples/calibrate/measured_point.rs"]
mod measured_point;
#[path = "../../examples/evaluate/output.rs"]
mod output;
mod support;

mod calibration;
mod command_line;
mod compatibility;
mod delivered;
mod devices;
mod edits;
mod evaluation;
mod facts;
mod fit;
mod golden;
mod kernel;
mod ladder_laws;
mod link_laws;
mod measured;
mod pcie_model;
mod published;
mod query_laws;
mod refused_input;
mod remedies;
mod reports;
mod restated;
mod scenarios;
mod shapes;
mod slot_laws;
mod split_slots;
mod urls;
mod worked_examples;
