//! The shapes that show values: bars, whiskers, the mark of a device, and the hollow bar of what does not work.

use crate::chart::{Chart, Row};
use crate::layout::{Area, Plan, RowPlan, key};
use crate::path::PathData;
use crate::scale::ValueScale;
use crate::scene::{Anchor, Mark, Shape};
use crate::text_width::Font;

/// No bar is shorter, so that none looks missing or like the axis itself.
const LEAST_BAR: f64 = 2.0;
/// From the bar down to the middle of its whisker.
const WHISKER_BELOW: f64 = 6.0;
/// Half the height of a whisker's ends.
const WHISKER_END: f64 = 3.0;
/// How far the mark of a device sticks out of the bar.
const DEVICE_OVER: f64 = 3.0;
/// Room between the mark of a device, its word and a bar.
const DEVICE_GAP: f64 = 5.0;
/// Distance between the strokes of a hatching.
const HATCH_STEP: f64 = 8.0;

/// What shows the values of one row. Adds the room of its words to `placed`.
pub(crate) fn row(chart: &Chart, row: &Row, plan: &Plan, placed: &mut RowPlan, scale: &ValueScale) -> Vec<Mark> {
    let [top, height] = [placed.bar_top, plan.bar_height];
    let mut marks = vec![target(row, plan, placed)];
    if row.is_refused() {
        marks.append(&mut refused(row, scale.range(), top, height));
        return marks;
    }
    let start = scale.range()[0];
    for bar in &row.bars {
        let width = (scale.position(bar.value) - start).max(LEAST_BAR);
        let id = bar.rung.id();
        let mark = Mark::new(key(row, id), bar.class(), Shape::rect(start, top, width, height));
        marks.push(mark.with_datum(row.scenario, id).labelled(bar.label.clone()));
    }
    if let Some(band) = row.band {
        let ends = band.map(|end| scale.position(end));
        marks.push(Mark::new(key(row, "band"), "band", whisker(ends, top + height + WHISKER_BELOW)));
    }
    if let Some(own) = row.device {
        let x = scale.position(own).min(scale.range()[1] - 1.0);
        let shape = device_mark(x, [top - DEVICE_OVER, top + height + DEVICE_OVER]);
        marks.push(Mark::new(key(row, "device"), "device-mark", shape));
        let bars_end = row.longest().map_or(start, |longest| scale.position(longest));
        if let Some((mark, area)) = device_words(chart, row, plan, [x, bars_end, scale.range()[1]], top) {
            marks.push(mark);
            placed.words.push(area);
        }
    }
    marks
}

/// An unseen line through the whole row. A style sheet may make it a broad target for fingers, so that it does not take
/// aim to hit a short bar, and it makes all groups equally wide.
fn target(row: &Row, plan: &Plan, placed: &RowPlan) -> Mark {
    let y = placed.middle;
    let line = Shape::Line { x1: 0.0, y1: y, x2: plan.width, y2: y };
    Mark::new(key(row, "row"), "row", line)
}

/// A horizontal line between two places with upright ends.
pub(crate) fn whisker([from, to]: [f64; 2], middle: f64) -> Shape {
    let [high, low] = [middle - WHISKER_END, middle + WHISKER_END];
    let path = PathData::new().move_to(from, high).line_to(from, low);
    let path = path.move_to(from, middle).line_to(to, middle).move_to(to, high).line_to(to, low);
    Shape::Path { data: path.into_string() }
}

/// An upright line.
pub(crate) fn device_mark(x: f64, [top, bottom]: [f64; 2]) -> Shape {
    Shape::Line { x1: x, y1: top, x2: x, y2: bottom }
}

/// The word beside the mark at `x`: right of it, else left of it, else none, as the key has it too.
fn device_words(
    chart: &Chart,
    row: &Row,
    plan: &Plan,
    [x, bars_end, right]: [f64; 3],
    top: f64,
) -> Option<(Mark, Area)> {
    let size = plan.sizes.small;
    let width = Font::regular(size).width(chart.device);
    let (at, anchor, left) = if x + DEVICE_GAP + width <= right && x >= bars_end {
        (x + DEVICE_GAP, Anchor::Start, x + DEVICE_GAP)
    } else if x - DEVICE_GAP - width >= bars_end + DEVICE_GAP {
        (x - DEVICE_GAP, Anchor::End, x - DEVICE_GAP - width)
    } else {
        return None;
    };
    let baseline = top + plan.bar_height / 2.0 + size * 0.36;
    let shape = Shape::text(at, baseline, anchor, size, chart.device.to_owned());
    let area =
        Area { left: left - 2.0, right: left + width + 2.0, top: baseline - size, bottom: baseline + size * 0.3 };
    Some((Mark::new(key(row, "device-words"), "device-words", shape), area))
}

/// A hollow, hatched bar over the whole axis: no length, as there is no value.
fn refused(row: &Row, [left, right]: [f64; 2], top: f64, height: f64) -> Vec<Mark> {
    let outline = Shape::rect(left + 0.5, top + 0.5, right - left - 1.0, height - 1.0);
    let mut hatching = PathData::new();
    let mut x = left + HATCH_STEP / 2.0;
    while x + height < right {
        hatching = hatching.move_to(x, top + height - 1.0).line_to(x + height - 2.0, top + 1.0);
        x += HATCH_STEP;
    }
    vec![
        Mark::new(key(row, "hatching"), "refused-hatching", Shape::Path { data: hatching.into_string() }),
        Mark::new(key(row, "refused"), "refused", outline),
    ]
}
