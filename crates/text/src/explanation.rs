//! How numbers came about.

use lanefit_model::Rung;

/// How one number came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The rung it belongs to.
    pub rung: Rung,
    /// What the number means.
    pub meaning: String,
    /// The formula with the actual inputs, and its exact result.
    pub formula: String,
    /// What else to know about it; empty when there is nothing.
    pub remark: String,
}

/// A number made of two others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Derived {
    /// How many times the base a scenario is.
    Ratio,
    /// The share of the line rate that is left.
    Share,
    /// The time a copy takes.
    CopyTime,
}

impl Derived {
    /// Every such number.
    pub const ALL: [Self; 3] = [Self::Ratio, Self::Share, Self::CopyTime];

    /// The stable word in markup.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ratio => "ratio",
            Self::Share => "share",
            Self::CopyTime => "copy-time",
        }
    }
}

/// How such a number came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// Which number.
    pub derived: Derived,
    /// Its name.
    pub name: &'static str,
    /// The number.
    pub value: String,
    /// The formula with the actual inputs.
    pub formula: String,
    /// What it means.
    pub meaning: String,
}
