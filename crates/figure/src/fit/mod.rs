//! Fit: which links suffice, as a matrix of generations and widths.
//!
//! Each link is a group of its own, so that a page can let the reader choose it: its key names the link, `fit-4.0x4`,
//! and its scenario is the one whose port would become that link.

mod cell;
mod frame;
mod sheet;

use core::mem::take;

use lanefit_model::fit::{Fit, Outcome, fit};
use lanefit_model::{Comparison, Report, ThroughputUnit};
use lanefit_text::Words;

use crate::figure::{FigureWidth, push_marks};
use crate::scene::{Group, Node, Scene};
use crate::text_width::Font;
use frame::Seen;
use sheet::Sheet;

/// What parts groups of digits.
const GROUP: char = '\u{202f}';

/// The matrix of the base scenario.
pub(crate) fn scene(comparison: &Comparison, report: &Report, words: &dyn Words, width: FigureWidth) -> Scene {
    let mut sheet = Sheet::new(width);
    let mut nodes = Vec::new();
    if let Some(base) = comparison.scenarios().get(comparison.base()) {
        let fit = fit(base, &comparison.traffic, comparison.view.need_rate());
        draw(&mut sheet, &mut nodes, comparison, report, words, &fit);
    }
    Scene {
        class: "fit",
        width: sheet.width,
        height: sheet.y,
        title: words.figure_title(comparison),
        summary: words.figure_takeaway(comparison, report),
        nodes,
    }
}

fn draw(
    sheet: &mut Sheet,
    nodes: &mut Vec<Node>,
    comparison: &Comparison,
    report: &Report,
    words: &dyn Words,
    fit: &Fit,
) {
    let said = words.fit(comparison, report, fit);
    frame::head(sheet, &said);
    let mut seen = Seen::default();
    let mut own = None;
    let mut groups = Vec::new();
    let around = take(&mut sheet.marks);
    for (at, cell) in fit.cells.iter().enumerate() {
        let [row, column] = [at / Fit::WIDTHS.len(), at % Fit::WIDTHS.len()];
        let class = match cell.outcome {
            Outcome::Suffices(_) => "fit-cell fit-suffices",
            Outcome::Limits(_) => "fit-cell fit-limits",
            Outcome::Refused(_) => "fit-cell fit-refused",
            Outcome::NoSuchPort => "fit-cell fit-missing",
        };
        seen.suffices |= matches!(cell.outcome, Outcome::Suffices(_));
        seen.limits |= matches!(cell.outcome, Outcome::Limits(_));
        let exists = cell.outcome != Outcome::NoSuchPort;
        seen.columns[column] |= exists;
        seen.rows[row] |= exists;
        let mut others = Vec::new();
        let mut this_port = "";
        let mut base = 0;
        for (index, (number, scenario)) in (1..).zip(comparison.scenarios()).enumerate() {
            let is_base = index == comparison.base();
            if is_base {
                base = number;
            }
            match (scenario.port.link == Some(cell.offered), is_base) {
                (true, true) => this_port = said.this_port,
                (true, false) => others.push(number),
                _ => {}
            }
        }
        seen.other = seen.other.or(others.first().copied());
        sheet.key = ["fit-", cell.offered.generation.name(), cell.offered.width.name()].concat();
        sheet.origin = sheet.place(at);
        if !this_port.is_empty() {
            own = Some(sheet.origin);
        }
        let number = number(sheet, &cell.outcome, comparison.view.unit, words);
        let found = words.fit_cell(comparison, fit, cell);
        let notes = &found.notes;
        cell::draw(
            sheet,
            &cell::Shown { outcome: &cell.outcome, need: fit.need, number, notes, this_port, others: &others },
        );
        groups.push(Node::Group(Group {
            key: take(&mut sheet.key),
            class,
            scenario: base,
            label: found.label,
            marks: take(&mut sheet.marks),
        }));
    }
    sheet.key.push_str("fit");
    sheet.origin = [0.0; 2];
    sheet.marks = around;
    frame::captions(sheet, &seen);
    push_marks(nodes, take(&mut sheet.marks));
    nodes.append(&mut groups);
    let has_equals = frame::equal_links(sheet, fit);
    if let Some(own) = own {
        sheet.origin = own;
        cell::frame(sheet);
        sheet.origin = [0.0; 2];
    }
    frame::key(sheet, &seen, has_equals, &said);
    frame::lines(sheet, &said);
    push_marks(nodes, take(&mut sheet.marks));
}

/// What a link delivers, closer or shorter where it does not fit; empty where nothing runs.
fn number(sheet: &Sheet, outcome: &Outcome, unit: ThroughputUnit, words: &dyn Words) -> String {
    let (Outcome::Suffices(rate) | Outcome::Limits(rate)) = outcome else { return String::new() };
    let font = Font::bold(sheet.sizes.number);
    let limit = sheet.cell_width - 2.0 * cell::INSET;
    let mut number = words.throughput(*rate, unit).number;
    if font.width(&number) > limit {
        number.retain(|letter| letter != GROUP);
    }
    if font.width(&number) > limit { words.tick(unit.count(*rate)) } else { number }
}
