//! Throughput: how much each link carries, rung by rung.

use lanefit_model::{Comparison, Lens, Report, Throughput};
use lanefit_text::{Label, Words};

use crate::chart::{Chart, Value, shown};
use crate::{axis, nested};

pub(crate) fn chart(comparison: &Comparison, report: &Report, words: &dyn Words, most_ticks: usize) -> Chart {
    let unit = comparison.view.unit;
    let count = |throughput: Throughput| unit.count(throughput);
    let rows = nested::rows(comparison, report, words, &|row, index, scenario, ladder| {
        row.value = Value::Known(words.throughput(report.compared(ladder, Lens::Throughput), unit));
        row.relation = relation(report, index, words);
        row.bars = nested::bars(comparison, scenario, ladder, words, &count);
        row.band = ladder.typical.map(|band| [count(band.low), count(band.high)]);
        row.device = scenario.device_ceiling.filter(|own| Some(*own) != ladder.link_ceiling).map(count);
    });
    let axis = axis::decimal(&shown(&rows), comparison.view.scale, most_ticks, words.unit(unit), words);
    Chart {
        class: "throughput",
        title: words.figure_title(comparison),
        summary: words.figure_takeaway(comparison, report),
        axis,
        widest_value: String::new(),
        heading: words.rung(report.headline()),
        heading_rung: report.headline(),
        rungs: nested::key(&rows, words),
        range: nested::range(&rows, words),
        device: words.label(Label::DeviceMark),
        rows,
    }
}

/// How many times the base, or that this is the base; nothing where there is only one scenario.
fn relation(report: &Report, index: usize, words: &dyn Words) -> String {
    match report.ratio_to_base(index, Lens::Throughput) {
        Some(_) if report.scenarios.len() == 1 => String::new(),
        Some(_) if index == report.base => words.label(Label::Base).to_owned(),
        Some(ratio) => words.ratio(ratio),
        None => String::new(),
    }
}
