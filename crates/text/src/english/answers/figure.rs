//! Title and takeaway of the figure.

use lanefit_model::{Comparison, Ladder, Lens, Report, Rung, Throughput};

use super::{extreme, subject};
use crate::english::English;
use crate::{Quantity, Words};

pub fn title(comparison: &Comparison) -> String {
    match comparison.view.lens {
        Lens::Throughput => "Throughput in one direction".to_owned(),
        Lens::Time => fill!("Time to copy #", English.amount(comparison.view.copy_size).text()),
        Lens::Efficiency => "What is left of the line rate".to_owned(),
        Lens::Fit => "Which links suffice".to_owned(),
        Lens::Path(_) => "The way to the processor".to_owned(),
    }
}

pub fn takeaway(comparison: &Comparison, report: &Report) -> String {
    let is_delivered = report.headline() == Rung::Delivered;
    let rate: fn(&Ladder) -> Throughput = if is_delivered { Ladder::lowest } else { |ladder| ladder.after_line_code };
    let value = |ladder: &Ladder| -> Quantity {
        match comparison.view.lens {
            Lens::Throughput | Lens::Fit | Lens::Path(_) => English.throughput(rate(ladder), comparison.view.unit),
            Lens::Time => English.duration(ladder.lowest().seconds_for(comparison.view.copy_size)),
            Lens::Efficiency => English.per_cent(ladder.lowest().ratio_to(ladder.line_rate)),
        }
    };
    let fastest = report.fastest().and_then(|index| report.scenarios.get(index));
    let Some((fastest, ladder)) = fastest.and_then(|scenario| Some((scenario, scenario.ladder?))) else {
        return super::answer(comparison, report).to_text();
    };
    if matches!(comparison.view.lens, Lens::Fit | Lens::Path(_)) {
        return super::answer(comparison, report).to_text();
    }
    let top = fill!("#: #", subject::title(fastest), value(&ladder).text());
    match extreme(report, rate, |one, two| one < two) {
        Some((other, _)) if !core::ptr::eq(other, fastest) => {
            let least = other.ladder.map(|ladder| value(&ladder).text()).unwrap_or_default();
            fill!("#: #. #.", subject::title(other), least, top)
        }
        _ => fill!("#.", top),
    }
}
