//! One link of the matrix: its tint, its number, what becomes of the device, and whose port it is.

use lanefit_model::fit::Outcome;
use lanefit_model::{Throughput, digits};

use super::sheet::{BASELINES, CELL_HEIGHT, CHECK, PAD, Sheet};
use crate::path::PathData;
use crate::text_width::Font;

/// How far the tint of the own cell stays away from its frame.
pub(super) const INSET: f64 = 2.0;
/// From the edge of the own cell out to the middle of its frame, which so lies between the cells.
const FRAME: f64 = 1.5;
const HATCH_STEP: f64 = 8.0;
/// Room between two things on one line.
const BETWEEN: f64 = 5.0;
/// From the words before it to a badge.
const BADGE_GAP: f64 = 2.0;
/// A badge is a shape of its own and goes closer to the edge of its cell than words.
const BADGE_CLOSER: f64 = 4.0;

/// What a cell shows.
pub(super) struct Shown<'a> {
    pub outcome: &'a Outcome,
    pub need: Throughput,
    /// The rate; empty where nothing runs.
    pub number: String,
    pub notes: &'a [String],
    /// What marks the own cell; empty for all others.
    pub this_port: &'static str,
    /// The numbers of the other scenarios whose port is this link.
    pub others: &'a [u8],
}

/// Draws a cell at the origin of the sheet.
pub(super) fn draw(sheet: &mut Sheet, shown: &Shown) {
    ground(sheet, shown);
    // How much of each line is taken.
    let mut taken = [0.0; 2];
    if !shown.number.is_empty() {
        let size = sheet.sizes.number;
        taken[0] = Font::bold(size).width(&shown.number);
        let left = PAD.min((sheet.cell_width - taken[0]) / 2.0);
        sheet.text("number", "number", [left, BASELINES[0]], size, shown.number.clone());
    }
    let small = sheet.small();
    let mut room = sheet.cell_width - 2.0 * PAD;
    if let (Outcome::Refused(_), Some(word)) = (shown.outcome, shown.notes.first()) {
        // Two short words: one line where there is room, else a line each.
        for (at, line) in small.wrap(word, room, BASELINES.len()).into_iter().enumerate() {
            taken[at] = small.width(&line);
            sheet.text(["word", "word-2"][at], "fit-word", [PAD, BASELINES[at]], small.size, line.into_owned());
        }
    } else {
        if let Outcome::Suffices(_) = shown.outcome {
            sheet.check("check", "fit-check", [PAD, BASELINES[1]]);
            taken[1] = CHECK + BETWEEN;
        }
        if let (false, Some(first)) = (sheet.is_wide, shown.others.first()) {
            room -= sheet.badge_width(&digits((*first).into())) + BADGE_GAP - BADGE_CLOSER;
        }
        for note in shown.notes {
            let width = small.width(note);
            if taken[1] + width <= room {
                sheet.text("note", "fit-note", [PAD + taken[1], BASELINES[1]], small.size, note.clone());
                taken[1] += width;
                break;
            }
        }
    }
    tags(sheet, shown, taken);
}

/// What fills the cell: a solid or partly filled tint, a hatching, or nothing.
fn ground(sheet: &mut Sheet, shown: &Shown) {
    let inset = if shown.this_port.is_empty() { 0.0 } else { INSET };
    let [width, height] = [sheet.cell_width - 2.0 * inset, CELL_HEIGHT - 2.0 * inset];
    let mut fill = |part, class, share: f64| sheet.rect(part, class, [inset; 2], [width * share, height]);
    match shown.outcome {
        Outcome::Suffices(_) => fill("full", "fit-full", 1.0),
        Outcome::Limits(rate) => {
            fill("tint", "fit-tint", 1.0);
            fill("level", "fit-level", rate.ratio_to(shown.need));
        }
        Outcome::Refused(_) => {
            hatching(sheet, [width, height], inset);
            if inset <= 0.0 {
                outline(sheet, "void", "fit-void", 0.5);
            }
        }
        Outcome::NoSuchPort => outline(sheet, "gap", "fit-gap", 0.5),
    }
}

/// The frame of the own cell, around the cell at the origin.
pub(super) fn frame(sheet: &mut Sheet) {
    outline(sheet, "own", "fit-own", -FRAME);
}

fn outline(sheet: &mut Sheet, part: &str, class: &'static str, inset: f64) {
    sheet.rect(part, class, [inset; 2], [sheet.cell_width - 2.0 * inset, CELL_HEIGHT - 2.0 * inset]);
}

/// Rising strokes across the cell.
fn hatching(sheet: &mut Sheet, [width, height]: [f64; 2], inset: f64) {
    let [x, y] = sheet.origin.map(|origin| origin + inset);
    let mut path = PathData::new();
    let mut from = HATCH_STEP;
    while from < width + height {
        path = path.move_to(x + (from - height).max(0.0), y + from.min(height));
        path = path.line_to(x + from.min(width), y + (from - width).max(0.0));
        from += HATCH_STEP;
    }
    sheet.path("hatching", "fit-hatching", path);
}

/// Whose port this is, from the right: on the line of the number where that has room.
fn tags(sheet: &mut Sheet, shown: &Shown, taken: [f64; 2]) {
    let small = sheet.small();
    let line = usize::from(!sheet.is_wide || shown.number.is_empty());
    let baseline = BASELINES[line];
    let left = PAD + taken[line] + BADGE_GAP;
    let mut right = sheet.cell_width - PAD;
    let width = small.width(shown.this_port);
    if width > 0.0 && right - width >= left {
        sheet.text("tag", "fit-tag", [right - width, baseline], small.size, shown.this_port.to_owned());
        right -= width + BETWEEN;
    }
    for number in shown.others {
        let number = digits((*number).into());
        let width = sheet.badge_width(&number);
        let x = right + BADGE_CLOSER - width;
        if x < left {
            break;
        }
        sheet.badge([x, baseline], number);
        right -= width + BETWEEN;
    }
}
