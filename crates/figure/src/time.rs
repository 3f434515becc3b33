//! Copy time: how long each link takes for the amount that the reader chose.

use lanefit_model::{Comparison, Lens, Report, Rung, Throughput};
use lanefit_text::{Label, Words};

use crate::chart::{Bar, Chart, Value, shown};
use crate::{nested, time_axis};

/// A time, in seconds, that takes as much room as any.
const LONG: f64 = 3599.0;

pub(crate) fn chart(comparison: &Comparison, report: &Report, words: &dyn Words, most_ticks: usize) -> Chart {
    let seconds = |throughput: Throughput| throughput.seconds_for(comparison.view.copy_size);
    let rows = nested::rows(comparison, report, words, &|row, index, scenario, ladder| {
        let Some((rung, solid, lowest)) = nested::drawn_rungs(ladder).last() else {
            return;
        };
        row.value = Value::Known(words.duration(seconds(lowest)));
        row.relation = relation(report, index, words);
        row.bars =
            vec![Bar { rung, solid, value: seconds(lowest), label: words.spoken_rung(comparison, scenario, rung) }];
        row.band = ladder.typical.map(|band| [seconds(band.high), seconds(band.low)]);
    });
    let axis = time_axis::axis(&shown(&rows), comparison.view.scale, most_ticks, words);
    let rungs = nested::key(&rows, words);
    Chart {
        class: "time",
        title: words.figure_title(comparison),
        summary: words.figure_takeaway(comparison, report),
        axis,
        widest_value: words.duration(LONG).text(),
        heading: words.label(Label::CopyTime),
        heading_rung: rungs.first().map_or(Rung::Typical, |lowest| lowest.rung),
        rungs,
        range: nested::range(&rows, words),
        device: words.label(Label::DeviceMark),
        rows,
    }
}

/// How many times faster or slower than the base; nothing where there is only one scenario.
fn relation(report: &Report, index: usize, words: &dyn Words) -> String {
    match report.ratio_to_base(index, Lens::Time) {
        _ if report.scenarios.len() == 1 => String::new(),
        Some(_) if index == report.base => words.label(Label::Base).to_owned(),
        Some(ratio) => words.speed_ratio(ratio),
        None => String::new(),
    }
}
