//! The arrangement for wide screens: names left of the bars, numbers right of them.

use lanefit_model::digits;

use crate::chart::{Chart, Row};
use crate::layout::{Plan, RowPlan, Sizes, relation_width, text, value, value_width, widest};
use crate::scene::{Anchor, Mark, Shape};
use crate::text_width::Font;

const SIZES: Sizes = Sizes { name: 16.0, number: 20.0, small: 14.0 };
const WIDTH: f64 = 784.0;
const ROW_HEIGHT: f64 = 48.0;
const BAR_HEIGHT: f64 = 18.0;
/// Where the first row starts.
const ROWS_TOP: f64 = 24.0;
const TICK_BASELINE: f64 = 13.0;
/// Distance from one line of a detail to the next.
const LINE_HEIGHT: f64 = 17.0;
const MOST_DETAIL_LINES: usize = 3;
/// The names take at least and at most this much.
const NAMES: [f64; 2] = [120.0, 200.0];
/// Columns grow in such steps, so that they stay while a number gains or loses a digit.
const COLUMN_STEP: f64 = 20.0;
const GAP: f64 = 12.0;

pub(crate) fn plan(chart: &Chart) -> Plan {
    let names = names_width(chart);
    let headed = Font::regular(SIZES.small).width(chart.heading);
    let values = column(widest(chart, |row| value_width(&row.value, SIZES)).max(headed));
    let relations = column(relation_width(chart, SIZES.small));
    let value_right = if relations > 0.0 { WIDTH - relations - GAP } else { WIDTH };
    let plot = [names + GAP, value_right - values - 2.0 * GAP];

    let mut top = ROWS_TOP;
    let mut rows = Vec::new();
    for row in &chart.rows {
        let (placed, height) = row_plan(row, names, value_right, top);
        rows.push(placed);
        top += height;
    }
    let heading = Shape::text(value_right, TICK_BASELINE, Anchor::End, SIZES.small, chart.heading.to_owned());
    let heading = Mark::new("heading".into(), "heading", heading);
    Plan {
        sizes: SIZES,
        width: WIDTH,
        plot,
        tick_limits: [0.0, plot[1] + GAP],
        tick_baseline: TICK_BASELINE,
        grid: [ROWS_TOP - 4.0, top],
        bar_height: BAR_HEIGHT,
        rows,
        // Without a number there is nothing to head.
        heading: (!chart.axis.ticks.is_empty()).then_some(heading),
        key_left: plot[0],
    }
}

/// The row and its height.
fn row_plan(row: &Row, names: f64, value_right: f64, top: f64) -> (RowPlan, f64) {
    let name = Font::bold(SIZES.name).fit(&row.name, names).into_owned();
    let mut texts = vec![text(row, "name", [names, top + 18.0], Anchor::End, SIZES.name, name)];
    let mut baseline = top + 35.0;
    let lines = Font::regular(SIZES.small).wrap(&row.detail, names, MOST_DETAIL_LINES);
    let more_lines = lines.len().saturating_sub(1);
    for (at, line) in lines.into_iter().enumerate() {
        let mut mark = text(row, "detail", [names, baseline], Anchor::End, SIZES.small, line.into_owned());
        if at > 0 {
            mark.key.push_str(&digits(at as u64));
        }
        texts.push(mark);
        baseline += LINE_HEIGHT;
    }
    texts.push(value(row, [value_right, top + 28.0], SIZES));
    if !row.relation.is_empty() {
        let at = [WIDTH, top + 28.0];
        texts.push(text(row, "relation", at, Anchor::End, SIZES.small, row.relation.clone()));
    }
    let height = ROW_HEIGHT + LINE_HEIGHT * more_lines as f64;
    (RowPlan { texts, bar_top: top + 12.0, middle: top + height / 2.0, words: Vec::new() }, height)
}

/// As wide as the widest name, or the widest line of the details.
fn names_width(chart: &Chart) -> f64 {
    let [least, most] = NAMES;
    let detail = Font::regular(SIZES.small);
    let width = widest(chart, |row| {
        let lines = detail.wrap(&row.detail, most, MOST_DETAIL_LINES);
        let widest_line = lines.iter().map(|line| detail.width(line)).fold(0.0, f64::max);
        widest_line.max(Font::bold(SIZES.name).width(&row.name))
    });
    column(width).max(least).min(most)
}

fn column(width: f64) -> f64 {
    (width / COLUMN_STEP).ceil() * COLUMN_STEP
}
