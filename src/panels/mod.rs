//! The parts of the page, one file each: functions from the comparison and its report to markup.

pub mod about;
pub mod answer;
pub mod control;
pub mod drawing;
pub mod explanation;
pub mod figure;
pub mod findings;
pub mod header;
pub mod interface_choice;
pub mod questions;
pub mod reference;
pub mod scenarios;
pub mod settings;
pub mod twin;
pub mod warnings;
