//! What both arrangements of a figure have in common: type sizes, the texts of a row, and the room they take.

use lanefit_model::digits;
use lanefit_text::Quantity;

use crate::chart::{Chart, Row, Value};
use crate::scene::{Anchor, Mark, Shape, Span};
use crate::text_width::Font;

/// A no-break space, which binds a unit to its number.
const BINDING: char = '\u{a0}';

/// A box that words take, in px of the scene.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
}

/// Font sizes in px of the scene.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    /// Names and verdicts, in bold.
    pub name: f64,
    /// Numbers, in bold.
    pub number: f64,
    /// All other words.
    pub small: f64,
}

/// A figure with every row in its place.
pub(crate) struct Plan {
    pub sizes: Sizes,
    pub width: f64,
    /// Where the axis starts and ends.
    pub plot: [f64; 2],
    /// How far the labels of the axis may reach.
    pub tick_limits: [f64; 2],
    pub tick_baseline: f64,
    /// Where the grid starts and ends.
    pub grid: [f64; 2],
    pub bar_height: f64,
    pub rows: Vec<RowPlan>,
    /// Words that belong to no row.
    pub heading: Option<Mark>,
    /// Where the key starts from the left.
    pub key_left: f64,
}

/// Where the parts of one row go.
pub(crate) struct RowPlan {
    pub texts: Vec<Mark>,
    pub bar_top: f64,
    /// Half way down the row.
    pub middle: f64,
    /// Where words keep the grid away.
    pub words: Vec<Area>,
}

/// Name of a mark of one scenario.
pub(crate) fn key(row: &Row, part: &str) -> String {
    ["s", &digits(row.scenario.into()), "-", part].concat()
}

/// One text of a row.
pub(crate) fn text(row: &Row, class: &'static str, [x, y]: [f64; 2], anchor: Anchor, size: f64, words: String) -> Mark {
    Mark::new(key(row, class), class, Shape::text(x, y, anchor, size, words))
}

/// The number of a row, with its right edge at `x`.
pub(crate) fn value(row: &Row, [x, y]: [f64; 2], sizes: Sizes) -> Mark {
    let (spans, size) = value_spans(&row.value, sizes);
    Mark::new(key(row, "value"), "value", Shape::Text { x, y, anchor: Anchor::End, size, spans })
}

/// Width of the number of a row.
pub(crate) fn value_width(value: &Value, sizes: Sizes) -> f64 {
    let (spans, size) = value_spans(value, sizes);
    let width = |span: &Span| {
        let size = span.size.unwrap_or(size);
        if span.class == "unit" { Font::regular(size).width(&span.text) } else { Font::bold(size).width(&span.text) }
    };
    spans.iter().map(width).sum()
}

fn value_spans(value: &Value, sizes: Sizes) -> (Vec<Span>, f64) {
    let words = |class, text: &str| vec![Span { class, size: None, text: text.to_owned() }];
    match value {
        Value::Known(quantity) => (number_spans(quantity, sizes), sizes.number),
        Value::Unknown(text) => (words("unit", text), sizes.small),
        Value::Refused(text) => (words("verdict", text), sizes.name),
    }
}

/// The digits large, the units between and behind them small: `1 min 23 s` has two of each.
fn number_spans(quantity: &Quantity, sizes: Sizes) -> Vec<Span> {
    let written = quantity.text();
    let mut spans = Vec::new();
    let mut gap = String::new();
    for part in written.split(BINDING) {
        let is_number = part.starts_with(|letter: char| letter.is_ascii_digit());
        gap.push_str(part);
        let (class, size) = if is_number { ("number", None) } else { ("unit", Some(sizes.small)) };
        spans.push(Span { class, size, text: core::mem::replace(&mut gap, String::from(BINDING)) });
    }
    spans
}

/// Width of the widest relation to the base; 0 when no row has one.
pub(crate) fn relation_width(chart: &Chart, size: f64) -> f64 {
    widest(chart, |row| Font::regular(size).width(&row.relation))
}

/// The greatest of what `measure` gives for a row.
pub(crate) fn widest(chart: &Chart, measure: impl Fn(&Row) -> f64) -> f64 {
    chart.rows.iter().map(measure).fold(0.0, f64::max)
}
