//! How the numbers came about that are made of two others.

use lanefit_model::{Comparison, Lens, Report, Throughput};

use super::{English, names};
use crate::{Derivation, Derived, Words};

pub fn derivations(comparison: &Comparison, report: &Report, index: usize) -> Vec<Derivation> {
    let Some((scenario, ladder)) = report.scenarios.get(index).and_then(|scenario| Some((scenario, scenario.ladder?)))
    else {
        return Vec::new();
    };
    let exact = |rate: Throughput| English.exact_throughput(rate).to_string();
    let lowest = exact(ladder.lowest());
    let amount = comparison.view.copy_size;
    let share = English.per_cent(ladder.lowest().ratio_to(ladder.line_rate)).to_string();
    let time = English.duration(ladder.lowest().seconds_for(amount)).to_string();
    let mut derivations = vec![
        Derivation {
            derived: Derived::Share,
            name: "Share of the line rate",
            formula: [&lowest, " ÷ ", &exact(ladder.line_rate), " = ", &share].concat(),
            value: share,
            meaning: "What is left on the last rung, of every bit on the wire.".to_owned(),
        },
        Derivation {
            derived: Derived::CopyTime,
            name: "Copy time",
            formula: [&English.amount(amount).to_string(), " ÷ ", &lowest, " = ", &time].concat(),
            value: time,
            meaning: "At the rate of the last rung, without a pause.".to_owned(),
        },
    ];
    let base = report.scenarios.get(report.base).and_then(|base| Some((base, base.ladder?)));
    let lens = comparison.view.lens;
    if let (Some((base, base_ladder)), Some(ratio)) = (base, report.ratio_to_base(index, lens)) {
        let ratio = English.ratio(ratio);
        let rates = [&exact(ladder.compared(lens)), " ÷ ", &exact(base_ladder.compared(lens))].concat();
        let both = if lens == Lens::Time { ", both on the last rung." } else { ", both after the line code." };
        let names = [names::full_interface(scenario.scenario.port), names::full_interface(base.scenario.port)];
        derivations.push(Derivation {
            derived: Derived::Ratio,
            name: "To base",
            formula: [&rates, " = ", &ratio].concat(),
            value: ratio,
            meaning: [&names[0], " compared with ", &names[1], both].concat(),
        });
    }
    derivations
}
