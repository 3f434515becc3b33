//! Facts with their source: what the model takes from elsewhere instead of computing it.

pub mod boards;
pub mod calibration;
mod citations;
pub mod devices;
pub mod dimensions;
pub mod effects;
pub mod platforms;
pub mod sources;
pub mod uplinks;

pub use citations::{sources_of, sources_of_note, sources_of_reason};

/// Shares of the link ceiling that measured systems reach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The lower end.
    pub low: f64,
    /// The value to expect.
    pub value: f64,
    /// The upper end.
    pub high: f64,
    /// Measurements behind it.
    pub points: u32,
}
