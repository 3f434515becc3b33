//! The common axis: where it ends, what is written on it, and its grid.

use lanefit_model::{AxisScale, digits};
use lanefit_text::Words;

use crate::chart::{Axis, Tick};
use crate::layout::Area;
use crate::path::PathData;
use crate::scale::ValueScale;
use crate::scene::{Anchor, Mark, Shape, Span};
use crate::text_width::Font;
use crate::ticks;

/// How much of a logarithmic axis lies before the shortest bar ends, as a ratio.
const LEAST_BAR_RATIO: f64 = 1.5;

/// The ticks of a logarithmic axis may stand closer, as each brings its neighbours to mind.
pub(crate) const MORE_LOG_TICKS: usize = 2;

/// Room between two tick labels.
const TICK_GAP: f64 = 8.0;

/// An axis with decimal steps for some values; without ticks when there are none.
pub(crate) fn decimal(shown: &[f64], scale: AxisScale, most: usize, unit: &'static str, words: &dyn Words) -> Axis {
    let Some([least, greatest]) = extremes(shown) else {
        return Axis { scale: AxisScale::Linear, domain: [0.0, 1.0], ticks: Vec::new() };
    };
    let log_domain = ticks::log_domain([least / LEAST_BAR_RATIO, greatest]);
    let (scale, domain, values) = match (scale, log_domain) {
        (AxisScale::Logarithmic, Some(domain)) => (scale, domain, log_ticks(domain, most)),
        _ => {
            let values = ticks::covering(greatest, most);
            (AxisScale::Linear, [0.0, values.last().copied().unwrap_or(greatest)], values)
        }
    };
    let last = values.len().saturating_sub(1);
    let tick =
        |(at, value): (usize, f64)| Tick { value, number: words.tick(value), unit: if at == last { unit } else { "" } };
    Axis { scale, domain, ticks: values.into_iter().enumerate().map(tick).collect() }
}

/// Round values of a logarithmic axis, its start among them: unlike 0, it must be told.
fn log_ticks(domain: [f64; 2], most: usize) -> Vec<f64> {
    let mut values = ticks::log(domain, most + MORE_LOG_TICKS);
    if values.first().is_none_or(|first| *first > domain[0]) {
        values.insert(0, domain[0]);
    }
    values
}

/// The least and the greatest of some positive values; `None` when there are none.
pub(crate) fn extremes(values: &[f64]) -> Option<[f64; 2]> {
    values.iter().copied().filter(|value| *value > 0.0).fold(None, |found: Option<[f64; 2]>, value| {
        let [least, greatest] = found.unwrap_or([value, value]);
        Some([least.min(value), greatest.max(value)])
    })
}

impl Axis {
    pub(crate) fn value_scale(&self, range: [f64; 2]) -> ValueScale {
        match self.scale {
            AxisScale::Linear => ValueScale::linear(self.domain, range),
            AxisScale::Logarithmic => ValueScale::log(self.domain, range),
        }
    }

    /// The labels of the ticks between `left` and `right`. The ends come first; what would touch another is left out.
    pub(crate) fn labels(&self, scale: &ValueScale, limits: [f64; 2], baseline: f64, size: f64) -> Vec<Mark> {
        let font = Font::regular(size);
        let last = self.ticks.len().saturating_sub(1);
        let mut taken: Vec<[f64; 2]> = Vec::new();
        let mut marks = Vec::new();
        let order = [0, last].into_iter().chain(1..last).take(self.ticks.len());
        for at in order {
            let Some(tick) = self.ticks.get(at) else { continue };
            let place = scale.position(tick.value);
            let [number, whole] = [font.width(&tick.number), font.width(&tick.number) + unit_width(font, tick.unit)];
            let start = (place - number / 2.0).min(limits[1] - whole).max(limits[0]);
            let span = [start, start + whole];
            if taken.iter().any(|other| span[0] < other[1] + TICK_GAP && other[0] < span[1] + TICK_GAP) {
                continue;
            }
            taken.push(span);
            // Real fonts are narrower than the estimate; the anchor says which point stays put.
            let (x, anchor) = if span[1] >= limits[1] {
                (limits[1], Anchor::End)
            } else if tick.unit.is_empty() && start > limits[0] {
                (place, Anchor::Middle)
            } else {
                (start, Anchor::Start)
            };
            let spans = number_and_unit(&tick.number, tick.unit);
            let shape = Shape::Text { x, y: baseline, anchor, size, spans };
            marks.push(Mark::new(["tick-", &digits(at as u64)].concat(), "tick", shape));
        }
        marks
    }

    /// Vertical lines at the ticks from `top` to `bottom`, interrupted by words.
    pub(crate) fn grid(&self, scale: &ValueScale, [top, bottom]: [f64; 2], words: &[Area]) -> Option<Mark> {
        let start = scale.range()[0];
        let places = self.ticks.iter().map(|tick| crisp(scale.position(tick.value), scale.range()));
        let lines = places.filter(|place| *place > start + 1.0).flat_map(|x| pieces(x, [top, bottom], words));
        let mut path = PathData::new();
        let mut any = false;
        for [x, from, to] in lines {
            any = true;
            path = path.move_to(x, from).line_to(x, to);
        }
        any.then(|| Mark::new("grid".into(), "grid", Shape::Path { data: path.into_string() }))
    }

    /// The line from which all bars start, interrupted by words.
    pub(crate) fn base_line(&self, scale: &ValueScale, extent: [f64; 2], words: &[Area]) -> Mark {
        let mut path = PathData::new();
        for [x, from, to] in pieces(crisp(scale.range()[0], scale.range()), extent, words) {
            path = path.move_to(x, from).line_to(x, to);
        }
        Mark::new("axis".into(), "axis", Shape::Path { data: path.into_string() })
    }
}

fn unit_width(font: Font, unit: &str) -> f64 {
    if unit.is_empty() { 0.0 } else { font.width("\u{a0}") + font.width(unit) }
}

fn number_and_unit(number: &str, unit: &str) -> Vec<Span> {
    let parts: &[&str] = if unit.is_empty() { &[number] } else { &[number, "\u{a0}", unit] };
    vec![Span { class: "", size: None, text: parts.concat() }]
}

/// The nearest place where a line one px wide covers whole px of a screen, inside the range.
fn crisp(place: f64, range: [f64; 2]) -> f64 {
    (place.floor() + 0.5).min(range[1].max(1.0) - 0.5)
}

/// What remains of a vertical line when the words in its way are cut out: x, start and end of each piece.
///
/// `words` come from top to bottom.
fn pieces(x: f64, [top, bottom]: [f64; 2], words: &[Area]) -> Vec<[f64; 3]> {
    let mut found = Vec::new();
    let mut from = top;
    for block in words.iter().filter(|area| area.left <= x && x <= area.right) {
        if block.top > from + 1.0 {
            found.push([x, from, block.top.min(bottom)]);
        }
        from = from.max(block.bottom);
    }
    if bottom > from + 1.0 {
        found.push([x, from, bottom]);
    }
    found
}
