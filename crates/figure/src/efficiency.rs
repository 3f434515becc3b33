//! Efficiency: what is left of the line rate, rung by rung.

use lanefit_model::{AxisScale, Comparison, Report, Rung};
use lanefit_text::{Label, Words};

use crate::chart::{Axis, Chart, Tick, Value};
use crate::nested;

/// Linear even where the reader chose a logarithmic axis: shares of a whole have their whole on the axis.
pub(crate) fn chart(comparison: &Comparison, report: &Report, words: &dyn Words) -> Chart {
    let rows = nested::rows(comparison, report, words, &|row, _, scenario, ladder| {
        let share = |throughput: lanefit_model::Throughput| throughput.ratio_to(ladder.line_rate);
        row.value = if ladder.link_ceiling.is_some() {
            Value::Known(words.per_cent(share(ladder.lowest())))
        } else {
            Value::Unknown(words.label(Label::NotKnown))
        };
        row.bars = nested::bars(comparison, scenario, ladder, words, &share);
        row.band = ladder.typical.map(|band| [share(band.low), share(band.high)]);
    });
    let tick = |fifth: u8| {
        let per_cent = f64::from(fifth) * 20.0;
        Tick {
            value: per_cent / 100.0,
            number: words.tick(per_cent),
            unit: if fifth == 5 { words.per_cent(1.0).unit } else { "" },
        }
    };
    let known = rows.iter().any(|row| !row.bars.is_empty());
    let ticks = if known { (0..=5).map(tick).collect() } else { Vec::new() };
    let rungs = nested::key(&rows, words);
    let heading_rung = rungs.first().map_or(Rung::Typical, |lowest| lowest.rung);
    Chart {
        class: "efficiency",
        title: words.figure_title(comparison),
        summary: words.figure_takeaway(comparison, report),
        axis: Axis { scale: AxisScale::Linear, domain: [0.0, 1.0], ticks },
        widest_value: String::new(),
        heading: words.rung(heading_rung),
        heading_rung,
        rungs,
        range: nested::range(&rows, words),
        device: words.label(Label::DeviceMark),
        rows,
    }
}
