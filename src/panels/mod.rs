//! The parts of the page, one file each, in the order they are read.

pub mod about;
pub mod answer;
pub mod explanation;
pub mod figure;
pub mod header;
pub mod questions;
pub mod reference;
pub mod scenario_card;
pub mod scenarios;
pub mod settings;
pub mod twin;
pub mod warnings;
