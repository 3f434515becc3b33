//! The words of a drawing, beside what they name.

use lanefit_model::facts::dimensions::MatingEdge;
use lanefit_text::Words;

use super::connector::{lane_span, numbered};
use super::frame::{Frame, pen};
use super::lanes::Lanes;
use crate::scene::{Anchor, Mark, Shape};
use crate::text_width::Font;

/// The one type size: 12 px on the narrowest screen.
pub(super) const SIZE: f64 = 15.0;
/// From one baseline to the next.
pub(super) const LINE: f64 = 19.0;
/// Above and below a baseline.
pub(super) const RISE: f64 = 12.0;
pub(super) const FALL: f64 = 4.0;
const GAP: f64 = 12.0;

/// Words with their class.
pub(super) struct Label {
    pub class: &'static str,
    pub text: String,
}

impl Label {
    pub(super) fn width(&self) -> f64 {
        self.font().width(&self.text)
    }

    fn font(&self) -> Font {
        if matches!(self.class, "name" | "verdict") { Font::bold(SIZE) } else { Font::regular(SIZE) }
    }
}

/// Puts a label with its left end and baseline at a place, cut at the right end of the drawing.
pub(super) fn put(marks: &mut Vec<Mark>, key: &str, label: &Label, [x, y]: [f64; 2], width: f64) {
    let text = label.font().fit(&label.text, width - x).into_owned();
    marks.push(Mark::new(key.to_owned(), label.class, Shape::text(x, y, Anchor::Start, SIZE, text)));
}

/// What lanes do: one label for each set of them.
pub(super) fn sums(labels: &mut Vec<Label>, words: &dyn Words, lanes: &Lanes) {
    for (at, (state, set)) in lanes.sets().into_iter().enumerate() {
        let is_first = at == 0;
        let wire = if is_first { lanes.wire } else { lanes.rest };
        let count = if is_first && lanes.is_elsewhere { 1 } else { set.count_ones() };
        if count > 0 && (is_first || !lanes.is_elsewhere) {
            let class = if is_first { "slot-lit" } else { "slot-soft" };
            labels.push(Label { class, text: words.slot_lanes(state, wire, count) });
        }
    }
}

/// A bracket below lanes; gives back its ends.
pub(super) fn bracket(
    path: &mut String,
    frame: &Frame,
    edge: &MatingEdge,
    y: f64,
    [from, to]: [u32; 2],
) -> Option<[f64; 2]> {
    let ends = [lane_span(edge, from)?[0], lane_span(edge, to)?[1]].map(|u| frame.point(u, 0.0)[0]);
    for (letter, x, y) in [('M', ends[0], y), ('L', ends[0], y + 4.0), ('L', ends[1], y + 4.0), ('L', ends[1], y)] {
        pen(path, letter, x, y);
    }
    Some(ends)
}

/// Labels in as few lines as they need, each from `lefts` on where there is room; gives back the last baseline.
pub(super) fn flow(marks: &mut Vec<Mark>, labels: &[Label], lefts: &[f64], baseline: f64, width: f64) -> f64 {
    let mut y = baseline;
    let mut free = 0.0;
    for (at, label) in (0..).zip(labels) {
        let own = label.width();
        let mut x = lefts.get(at as usize).copied().unwrap_or(0.0).max(free);
        if x + own > width {
            x = free.max(width - own);
            if x + own > width {
                y += LINE;
                x = 0.0;
            }
        }
        put(marks, &numbered("label", at), label, [x, y], width);
        free = x + own + GAP;
    }
    y
}
