//! The figure's numbers as a table, each of which explains itself.

use crate::markup::{Element, element};
use crate::panels::control::number_button;
use lanefit_model::{Comparison, Lens, Report, Rung, ScenarioReport, Throughput, digits};
use lanefit_text::{Derived, Label, Words};

/// The table twin of the figure.
pub fn twin(words: &dyn Words, comparison: &Comparison, report: &Report) -> Element {
    let mut heads = vec![words.label(Label::Interface)];
    heads.extend(Rung::ALL.map(|rung| words.rung(rung)));
    heads.extend([words.label(Label::Ratio), words.label(Label::CopyTime)]);
    let head = heads.into_iter().map(|head| element("th").with("scope", "col").child(head));
    let rows = report.scenarios.iter().enumerate().map(|(at, row)| self::row(words, comparison, report, at, row));
    let table = element("table")
        .child(
            element("caption")
                .with("id", "twin-caption")
                .child(element("span").child(words.label(Label::TableCaption))),
        )
        .child(element("thead").child(element("tr").children(head)))
        .child(element("tbody").children(rows));
    element("section").with("id", "twin").class("twin").child(scrolling("twin-caption", table))
}

/// A box that scrolls sideways by itself on narrow screens, and so must be reachable by keyboard.
pub fn scrolling(label_id: &'static str, content: Element) -> Element {
    element("div")
        .class("scroll")
        .with("role", "region")
        .with("tabindex", "0")
        .with("aria-labelledby", label_id)
        .child(content)
}

fn row(words: &dyn Words, comparison: &Comparison, report: &Report, at: usize, row: &ScenarioReport) -> Element {
    let ratio = report.ratio_to_base(at, comparison.view.lens).map(|ratio| words.ratio(ratio));
    let time = row.ladder.map(|ladder| {
        let seconds = ladder.lowest().seconds_for(comparison.view.copy_size);
        words.duration(seconds).text()
    });
    element("tr")
        .with("data-scenario", digits(at as u64 + 1))
        .child(
            element("th")
                .with("scope", "row")
                .child(words.row_name(row))
                .child(element("small").child(words.scenario_detail(row))),
        )
        .children(Rung::ALL.map(|rung| cell(words, comparison, row, rung)))
        .child(derived(words, Derived::Ratio, ratio))
        .child(derived(words, Derived::CopyTime, time))
}

fn derived(words: &dyn Words, derived: Derived, value: Option<String>) -> Element {
    let cell = element("td").with("data-derived", derived.id());
    match value {
        Some(value) => cell.child(number_button(words).child(value)),
        None => cell.class("missing").child("–"),
    }
}

fn cell(words: &dyn Words, comparison: &Comparison, row: &ScenarioReport, rung: Rung) -> Element {
    let cell = element("td").with("data-rung", rung.id());
    let Some((ladder, value)) = row.ladder.and_then(|ladder| Some((ladder, ladder.rung(rung)?))) else {
        let is_refused = row.ladder.is_none();
        return cell.class("missing").child(if is_refused { "–" } else { words.label(Label::NotKnown) });
    };
    let show = |value: Throughput| match comparison.view.lens {
        Lens::Efficiency => words.per_cent(value.ratio_to(ladder.line_rate)),
        Lens::Throughput | Lens::Time | Lens::Fit | Lens::Path(_) => words.throughput(value, comparison.view.unit),
    };
    let quantity = show(value);
    let number = number_button(words)
        .child(quantity.number)
        .child(element("span").class("unit").child(["\u{a0}", quantity.unit].concat()));
    match ladder.typical.filter(|_| rung == Rung::Typical) {
        Some(band) => {
            let range = [&show(band.low).number, "–", &show(band.high).number].concat();
            cell.child(number).child(element("small").child(range))
        }
        None => cell.child(number),
    }
}
