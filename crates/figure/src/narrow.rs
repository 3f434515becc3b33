//! The arrangement for phones: words above each bar, bars from edge to edge.

use lanefit_model::digits;

use crate::chart::{Chart, Row};
use crate::layout::{Area, Plan, RowPlan, Sizes, relation_width, text, value, value_width};
use crate::scene::Anchor;
use crate::text_width::Font;

/// No text below 15, which is 12 px on the narrowest screen.
const SIZES: Sizes = Sizes { name: 16.0, number: 18.0, small: 15.0 };
const WIDTH: f64 = 358.0;
const BAR_HEIGHT: f64 = 14.0;
const TICK_BASELINE: f64 = 14.0;
const ROWS_TOP: f64 = 25.0;
/// First baseline, and distance from one line to the next.
const BASELINE: f64 = 18.0;
const LINE_HEIGHT: f64 = 19.0;
/// From the last baseline to the bar, and from the bar to the next row.
const ABOVE_BAR: f64 = 8.0;
const BELOW_BAR: f64 = 18.0;
const MOST_DETAIL_LINES: usize = 3;
const GAP: f64 = 8.0;
/// The widest relation that may stand beside the bars.
const MOST_BESIDE: f64 = 64.0;

pub(crate) fn plan(chart: &Chart) -> Plan {
    let relations = relation_width(chart, SIZES.small);
    let stacked = relations > MOST_BESIDE || !chart.rows.iter().all(|row| fits_one_line(row, &chart.widest_value));
    let beside = if stacked || relations <= 0.0 { 0.0 } else { relations + GAP };
    let mut top = ROWS_TOP;
    let mut rows = Vec::new();
    for row in &chart.rows {
        let (placed, bottom) = if stacked { stacked_row(row, top) } else { one_line_row(row, top) };
        rows.push(placed);
        top = bottom;
    }
    let plot = [0.0, WIDTH - beside];
    Plan {
        sizes: SIZES,
        width: WIDTH,
        plot,
        tick_limits: [0.0, WIDTH],
        tick_baseline: TICK_BASELINE,
        grid: [ROWS_TOP, top - BELOW_BAR / 2.0],
        bar_height: BAR_HEIGHT,
        rows,
        heading: None,
        key_left: 0.0,
    }
}

/// Whether name, detail and number stand side by side, whatever the number is.
fn fits_one_line(row: &Row, widest_value: &str) -> bool {
    let words = Font::bold(SIZES.name).width(&row.name) + GAP + Font::regular(SIZES.small).width(&row.detail);
    let value = value_width(&row.value, SIZES).max(Font::bold(SIZES.number).width(widest_value));
    words + 1.5 * GAP + value <= WIDTH
}

fn one_line_row(row: &Row, top: f64) -> (RowPlan, f64) {
    let baseline = top + BASELINE;
    let name = Font::bold(SIZES.name);
    let detail_left = name.width(&row.name) + GAP;
    let mut texts = vec![
        text(row, "name", [0.0, baseline], Anchor::Start, SIZES.name, row.name.clone()),
        text(row, "detail", [detail_left, baseline], Anchor::Start, SIZES.small, row.detail.clone()),
        value(row, [WIDTH, baseline], SIZES),
    ];
    let bar_top = baseline + ABOVE_BAR;
    if !row.relation.is_empty() {
        let at = [WIDTH, bar_top + BAR_HEIGHT / 2.0 + SIZES.small * 0.36];
        texts.push(text(row, "relation", at, Anchor::End, SIZES.small, row.relation.clone()));
    }
    finished(texts, top, bar_top)
}

fn stacked_row(row: &Row, top: f64) -> (RowPlan, f64) {
    let mut baseline = top + BASELINE;
    let value_room = value_width(&row.value, SIZES) + GAP;
    let name = Font::bold(SIZES.name).fit(&row.name, WIDTH - value_room).into_owned();
    let mut texts =
        vec![text(row, "name", [0.0, baseline], Anchor::Start, SIZES.name, name), value(row, [WIDTH, baseline], SIZES)];
    let small = Font::regular(SIZES.small);
    let relation_room = if row.relation.is_empty() { 0.0 } else { small.width(&row.relation) + 2.0 * GAP };
    if !row.relation.is_empty() {
        let at = [WIDTH, baseline + LINE_HEIGHT];
        texts.push(text(row, "relation", at, Anchor::End, SIZES.small, row.relation.clone()));
    }
    for (at, line) in small.wrap(&row.detail, WIDTH - relation_room, MOST_DETAIL_LINES).into_iter().enumerate() {
        baseline += LINE_HEIGHT;
        let mut mark = text(row, "detail", [0.0, baseline], Anchor::Start, SIZES.small, line.into_owned());
        if at > 0 {
            mark.key.push_str(&digits(at as u64));
        }
        texts.push(mark);
    }
    finished(texts, top, baseline + ABOVE_BAR)
}

/// The row and where the next one starts.
fn finished(texts: Vec<crate::scene::Mark>, top: f64, bar_top: f64) -> (RowPlan, f64) {
    let words = Area { left: 0.0, right: WIDTH, top, bottom: bar_top - 3.0 };
    (
        RowPlan { texts, bar_top, middle: (top + bar_top + BAR_HEIGHT) / 2.0, words: vec![words] },
        bar_top + BAR_HEIGHT + BELOW_BAR,
    )
}
