//! From a report to a scene.

use lanefit_model::{Comparison, Lens, Report, digits};
use lanefit_text::words;

use crate::chart::Chart;
use crate::layout::Plan;
use crate::scene::{Group, Mark, Node, Scene};
use crate::{efficiency, fit, key, marks, narrow, paths, throughput, time, wide};

/// From the last row to the key.
const ABOVE_KEY: f64 = 10.0;

/// How wide a drawing is; its coordinates are px at that width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureWidth {
    /// 358 px: a phone of 390 px with margins. Its text stays readable when the drawing is shrunk to 288 px.
    Narrow,
    /// 784 px. Its text stays readable when the drawing is shrunk to 670 px.
    Wide,
}

impl FigureWidth {
    /// Ticks that an axis of this width has room for.
    const fn most_ticks(self) -> usize {
        match self {
            Self::Narrow => 5,
            Self::Wide => 6,
        }
    }
}

/// The figure of a comparison under its lens.
///
/// Every scenario is a group of class `scenario` with a spoken sentence; the bars in it carry scenario and rung. All
/// words come from the language of the comparison. `report` is what the comparison evaluates to.
#[must_use]
#[inline(never)]
pub fn figure(comparison: &Comparison, report: &Report, width: FigureWidth) -> Scene {
    let words = words(comparison.view.language);
    let chart = match comparison.view.lens {
        Lens::Throughput => throughput::chart(comparison, report, words, width.most_ticks()),
        Lens::Time => time::chart(comparison, report, words, width.most_ticks()),
        Lens::Efficiency => efficiency::chart(comparison, report, words),
        Lens::Fit => return fit::scene(comparison, report, words, width),
        Lens::Path(_) => return paths::scene(comparison, report, width),
    };
    let plan = match width {
        FigureWidth::Narrow => narrow::plan(&chart),
        FigureWidth::Wide => wide::plan(&chart),
    };
    scene(chart, plan)
}

fn scene(chart: Chart, mut plan: Plan) -> Scene {
    let scale = chart.axis.value_scale(plan.plot);
    let mut groups = Vec::new();
    let mut words = Vec::new();
    let mut rows = core::mem::take(&mut plan.rows);
    for (row, placed) in chart.rows.iter().zip(&mut rows) {
        let mut group_marks = marks::row(&chart, row, &plan, placed, &scale);
        group_marks.append(&mut placed.texts);
        words.append(&mut placed.words);
        groups.push(Node::Group(Group {
            key: ["s", &digits(row.scenario.into())].concat(),
            class: if row.is_refused() { "scenario refused-scenario" } else { "scenario" },
            scenario: row.scenario,
            label: row.label.clone(),
            marks: group_marks,
        }));
    }
    let mut nodes: Vec<Node> = Vec::new();
    nodes.extend(chart.axis.grid(&scale, plan.grid, &words).map(Node::Mark));
    nodes.push(Node::Mark(chart.axis.base_line(&scale, plan.grid, &words)));
    let labels = chart.axis.labels(&scale, plan.tick_limits, plan.tick_baseline, plan.sizes.small);
    push_marks(&mut nodes, labels);
    nodes.extend(plan.heading.take().map(Node::Mark));
    nodes.append(&mut groups);
    let (key, height) = key::marks(&chart, &plan, plan.grid[1] + ABOVE_KEY);
    push_marks(&mut nodes, key);
    Scene { class: chart.class, width: plan.width, height, title: chart.title, summary: chart.summary, nodes }
}

/// Adds marks that belong to no group.
#[inline(never)]
pub(crate) fn push_marks(nodes: &mut Vec<Node>, marks: Vec<Mark>) {
    nodes.extend(marks.into_iter().map(Node::Mark));
}
