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
pub mod kept;
#[cfg(feature = "static-page")]
pub mod one_file;
pub mod picker;
pub mod port_details;
#[cfg(feature = "static-page")]
pub mod questions;
#[cfg(feature = "static-page")]
pub mod reference;
pub mod scenarios;
pub mod settings;
pub mod site;
pub mod system;
pub mod twin;
pub mod warnings;
