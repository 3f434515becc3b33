//! What a figure shows, before anything has a place: the part that differs from lens to lens.

use lanefit_model::{AxisScale, Rung};
use lanefit_text::Quantity;

/// A figure of one bar per scenario on a common axis.
pub(crate) struct Chart {
    /// Class of the scene.
    pub class: &'static str,
    /// Title of the scene.
    pub title: String,
    /// Summary of the scene.
    pub summary: String,
    /// Where values lie.
    pub axis: Axis,
    /// As wide a number as this lens may come to while one thing is dragged; empty when nothing can be.
    pub widest_value: String,
    /// What the number of each row is.
    pub heading: &'static str,
    /// The rung that the number of each row is of; it is set in bold in the key.
    pub heading_rung: Rung,
    /// The rungs in the key, in the order in which they follow each other along a bar.
    pub rungs: Vec<KeyRung>,
    /// What the key says of a range; `None` when no row has one.
    pub range: Option<&'static str>,
    /// What the mark of a device is called, in the key and beside the mark.
    pub device: &'static str,
    /// The scenarios, from top to bottom.
    pub rows: Vec<Row>,
}

/// The common axis of all bars. All values are in its unit.
pub(crate) struct Axis {
    /// Linear from 0, or logarithmic.
    pub scale: AxisScale,
    /// The values at its ends.
    pub domain: [f64; 2],
    /// What is written on it, ascending; empty when no row has a value.
    pub ticks: Vec<Tick>,
}

/// A value that is written on the axis.
pub(crate) struct Tick {
    /// Where.
    pub value: f64,
    /// The number as it is written.
    pub number: String,
    /// The unit behind it; empty where it would only repeat.
    pub unit: &'static str,
}

/// One scenario.
pub(crate) struct Row {
    /// Its number, counted from 1.
    pub scenario: u8,
    /// It as a spoken sentence.
    pub label: String,
    /// Its name.
    pub name: String,
    /// What the name leaves out.
    pub detail: String,
    /// The number to read.
    pub value: Value,
    /// How it relates to the base; empty when it does not.
    pub relation: String,
    /// Nested bars, the longest first; none when refused.
    pub bars: Vec<Bar>,
    /// Range of the typical value.
    pub band: Option<[f64; 2]>,
    /// What the device could do by itself.
    pub device: Option<f64>,
}

impl Row {
    /// Whether nothing runs, as opposed to something that is not modelled.
    pub const fn is_refused(&self) -> bool {
        matches!(self.value, Value::Refused(_))
    }

    /// Where the longest bar ends, in the unit of the axis.
    pub fn longest(&self) -> Option<f64> {
        self.bars.first().map(|bar| bar.value)
    }
}

/// All values that the axis must hold.
pub(crate) fn shown(rows: &[Row]) -> Vec<f64> {
    let mut found = Vec::new();
    for row in rows {
        for bar in &row.bars {
            found.push(bar.value);
        }
        found.extend_from_slice(row.band.as_ref().map_or(&[], |band| band.as_slice()));
        found.extend_from_slice(row.device.as_slice());
    }
    found
}

/// What stands in the place of a row's number.
pub(crate) enum Value {
    /// A number with its unit.
    Known(Quantity),
    /// That it works, but is not modelled.
    Unknown(&'static str),
    /// That it does not work.
    Refused(&'static str),
}

/// One of the nested bars of a row; all start at the axis.
pub(crate) struct Bar {
    /// Which rung it is.
    pub rung: Rung,
    /// Whether it is the solid part: what to reckon with.
    pub solid: bool,
    /// Where it ends.
    pub value: f64,
    /// It as spoken text.
    pub label: String,
}

impl Bar {
    pub(crate) const fn class(&self) -> &'static str {
        rung_class(self.rung, self.solid)
    }
}

/// A rung in the key.
pub(crate) struct KeyRung {
    /// Which rung.
    pub rung: Rung,
    /// Whether its bar is solid.
    pub solid: bool,
    /// Its name.
    pub name: &'static str,
}

impl KeyRung {
    pub(crate) const fn class(&self) -> &'static str {
        rung_class(self.rung, self.solid)
    }
}

/// The class of a rung's bar.
const fn rung_class(rung: Rung, solid: bool) -> &'static str {
    match (rung, solid) {
        (Rung::LineRate, _) => "rung-line-rate",
        (Rung::AfterLineCode, _) => "rung-after-line-code",
        (Rung::LinkCeiling, _) => "rung-link-ceiling",
        (Rung::Typical, false) => "rung-typical",
        (Rung::Typical, true) => "rung-typical solid",
        (Rung::Delivered, _) => "rung-delivered solid",
    }
}
