//! How the numbers came about that are made of two others.

use lanefit_model::{Comparison, Lens, Report, Rung, Throughput};

use super::{English, interfaces};
use crate::{Derivation, Derived, Words};

pub fn derivations(comparison: &Comparison, report: &Report, index: usize) -> Vec<Derivation> {
    let Some((scenario, ladder)) = report.scenarios.get(index).and_then(|scenario| Some((scenario, scenario.ladder?)))
    else {
        return Vec::new();
    };
    let exact = |rate: Throughput| English.exact_throughput(rate).text();
    let lowest = exact(ladder.lowest());
    let amount = comparison.view.copy_size;
    let share = English.per_cent(ladder.lowest().ratio_to(ladder.line_rate)).text();
    let time = English.duration(ladder.lowest().seconds_for(amount)).text();
    let mut derivations = vec![
        Derivation {
            derived: Derived::Share,
            name: "Share of the line rate",
            formula: fill!("# ÷ # = #", &lowest, exact(ladder.line_rate), &share),
            value: share,
            meaning: "What is left on the last rung, of every bit on the wire.".to_owned(),
        },
        Derivation {
            derived: Derived::CopyTime,
            name: "Copy time",
            formula: fill!("# ÷ # = #", English.amount(amount).text(), lowest, &time),
            value: time,
            meaning: "At the rate of the last rung, without a pause.".to_owned(),
        },
    ];
    let base = report.scenarios.get(report.base).and_then(|base| Some((base, base.ladder?)));
    let lens = comparison.view.lens;
    // Alone it has nothing to be compared with.
    if report.scenarios.len() > 1
        && let (Some((base, base_ladder)), Some(ratio)) = (base, report.ratio_to_base(index, lens))
    {
        let ratio = English.ratio(ratio);
        let rates = fill!("# ÷ #", exact(report.compared(&ladder, lens)), exact(report.compared(&base_ladder, lens)));
        let is_last = matches!(lens, Lens::Time | Lens::Fit | Lens::Path(_));
        let is_last = is_last || report.headline() == Rung::Delivered;
        let both = if is_last { ", both on the last rung." } else { ", both after the line code." };
        let [first, second] = [scenario, base].map(|named| interfaces::full_interface(&named.scenario.port));
        derivations.push(Derivation {
            derived: Derived::Ratio,
            name: "To base",
            formula: fill!("# = #", rates, &ratio),
            value: ratio,
            meaning: fill!("# compared with ##", first, second, both),
        });
    }
    derivations
}
