//! The rungs of a ladder as nested bars, for the lenses that show all of them.
//!
//! Functions are passed as `dyn`: one copy of the code for all lenses keeps the page small.

use lanefit_model::{Comparison, Ladder, Report, Rung, ScenarioReport, Throughput};
use lanefit_text::{Label, Words};

use crate::chart::{Bar, KeyRung, Row, Value};

/// One row per scenario, with what all lenses have in common; `fill` adds what a working one shows.
pub(crate) fn rows(
    comparison: &Comparison,
    report: &Report,
    words: &dyn Words,
    fill: &dyn Fn(&mut Row, usize, &ScenarioReport, &Ladder),
) -> Vec<Row> {
    let row = |(index, (number, scenario)): (usize, (u8, &ScenarioReport))| {
        let mut row = Row {
            scenario: number,
            label: words.spoken_scenario(comparison, report, index),
            name: words.row_name(scenario),
            detail: words.scenario_detail(scenario),
            value: if scenario.carrier().is_some() {
                Value::Unknown(words.label(Label::NotKnown))
            } else {
                Value::Refused(words.verdict(scenario.connection.verdict))
            },
            relation: String::new(),
            bars: Vec::new(),
            band: None,
            device: None,
        };
        if let Some(ladder) = &scenario.ladder {
            fill(&mut row, index, scenario, ladder);
        }
        row
    };
    (1..).zip(&report.scenarios).enumerate().map(row).collect()
}

/// The rungs that are drawn, the longest first, and whether each is the solid one.
///
/// What is delivered is a rung of its own only where something besides the link holds it back.
pub(crate) fn drawn_rungs(ladder: &Ladder) -> impl Iterator<Item = (Rung, bool, Throughput)> {
    let held_back = matches!((ladder.delivered, ladder.typical), (Some(least), Some(band)) if least < band.value);
    Rung::ALL.into_iter().filter_map(move |rung| match rung {
        Rung::Delivered if !held_back => None,
        Rung::Typical | Rung::Delivered => Some((rung, held_back == (rung == Rung::Delivered), ladder.rung(rung)?)),
        _ => Some((rung, false, ladder.rung(rung)?)),
    })
}

/// The nested bars of one scenario; `place` gives the place of a throughput on the axis.
pub(crate) fn bars(
    comparison: &Comparison,
    scenario: &ScenarioReport,
    ladder: &Ladder,
    words: &dyn Words,
    place: &dyn Fn(Throughput) -> f64,
) -> Vec<Bar> {
    let bar = |(rung, solid, throughput)| Bar {
        rung,
        solid,
        value: place(throughput),
        label: words.spoken_rung(comparison, scenario, rung),
    };
    drawn_rungs(ladder).map(bar).collect()
}

/// The key of the rungs that occur in any row, from the axis outwards.
pub(crate) fn key(rows: &[Row], words: &dyn Words) -> Vec<KeyRung> {
    let entry = |rung: Rung| {
        // Where only some rows are held back below the typical rate, its own tint is the one to explain.
        let mut solid = None;
        for row in rows {
            for bar in row.bars.iter().filter(|bar| bar.rung == rung) {
                solid = Some(bar.solid && solid.unwrap_or(true));
            }
        }
        Some(KeyRung { rung, solid: solid?, name: words.rung(rung) })
    };
    Rung::ALL.into_iter().rev().filter_map(entry).collect()
}

/// What the key says of ranges, where there are any.
pub(crate) fn range(rows: &[Row], words: &dyn Words) -> Option<&'static str> {
    rows.iter().any(|row| row.band.is_some()).then(|| words.label(Label::Range))
}
