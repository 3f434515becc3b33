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

mod board_articles;
mod boards;
mod calibration;
mod command_line;
mod compatibility;
mod delivered;
mod devices;
mod edits;
mod evaluation;
mod explained;
mod facts;
mod fit;
mod golden;
mod kernel;
mod ladder_laws;
mod lanes;
mod link_laws;
mod machines;
mod measured;
mod messages;
mod pcie_model;
mod platform_survey;
mod platforms;
mod published;
mod query_laws;
mod refused_input;
mod refused_rules;
mod refused_systems;
mod remedies;
mod reports;
mod restated;
mod scenarios;
mod shapes;
mod shared_paths;
mod shared_paths_laws;
mod shares_laws;
mod sharing_rules;
mod slot_laws;
mod split_slots;
mod systems_checked;
mod systems_examples;
mod systems_identities;
mod systems_laws;
mod systems_limits;
mod systems_places;
mod systems_ports;
mod systems_product;
mod urls;
mod worked_examples;
