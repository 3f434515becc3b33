//! What stands around the cells: the need above, generations and widths beside, the key and the conclusions below.

use lanefit_model::digits;
use lanefit_model::fit::{Cell, Fit, Outcome};
use lanefit_text::FitWords;

use super::sheet::{CELL_HEIGHT, CHECK, GAP, PAD, STITCH, Sheet};
use crate::text_width::Font;

const LINE_HEIGHT: f64 = 21.0;
const KEY_GAP: f64 = 16.0;
/// Where words start behind the frame that says whose port they are about.
const BEHIND_SWATCH: f64 = 22.0;
/// Links count as equal for a device too while what they deliver differs by no more than their line codes.
const EQUAL: f64 = 1.05;

/// What occurs in the cells, and so is explained beside them.
#[derive(Default)]
pub(super) struct Seen {
    pub suffices: bool,
    pub limits: bool,
    pub other: Option<u8>,
    /// The columns and rows in which the port exists.
    pub columns: [bool; Fit::WIDTHS.len()],
    pub rows: [bool; Fit::GENERATIONS.len()],
}

/// The need and what the port in question gives.
pub(super) fn head(sheet: &mut Sheet, said: &FitWords) {
    let name = Font::bold(sheet.sizes.name);
    let subject = name.fit(&said.subject, sheet.width - BEHIND_SWATCH).into_owned();
    // Without a device, the subject is the port itself.
    let mut left = 0.0;
    if said.port.is_none() {
        swatch(sheet);
        left = BEHIND_SWATCH;
    }
    let need_left = left + name.width(&subject) + 5.0;
    sheet.text("subject", "name", [left, sheet.y], name.size, subject);
    if need_left + sheet.phrase_width(&said.need) <= sheet.width {
        left = need_left;
    } else {
        sheet.y += LINE_HEIGHT;
    }
    sheet.phrase("need", "fit-line", left, &said.need);
    if let Some(port) = &said.port {
        sheet.y += LINE_HEIGHT;
        swatch(sheet);
        let class = if port.quantity.number.is_empty() { "verdict" } else { "device-words" };
        sheet.phrase("port", class, BEHIND_SWATCH, port);
    }
    sheet.y += 30.0;
    sheet.corner[1] = sheet.y + 9.0;
}

/// The frame of the own cell in small, before what is said of it.
fn swatch(sheet: &mut Sheet) {
    sheet.rect("own-key", "fit-own", [1.25, sheet.y - 11.0], [CHECK, 10.5]);
}

/// Widths above the matrix and generations beside it; what the port cannot have steps back.
pub(super) fn captions(sheet: &mut Sheet, seen: &Seen) {
    let size = sheet.sizes.small;
    let class = |exists| if exists { "name" } else { "fit-caption" };
    if !sheet.is_wide {
        sheet.text("pcie", class(false), [0.0, sheet.y], size, "PCIe".to_owned());
    }
    for (column, width) in Fit::WIDTHS.into_iter().enumerate() {
        let at = [sheet.place(column)[0] + PAD, sheet.y];
        sheet.text(width.name(), class(seen.columns[column]), at, size, width.name().to_owned());
    }
    for (row, generation) in Fit::GENERATIONS.into_iter().enumerate() {
        sheet.y = sheet.place(row * Fit::WIDTHS.len())[1] + CELL_HEIGHT;
        let at = [0.0, sheet.y - CELL_HEIGHT / 2.0 + size * 0.36];
        let text = [if sheet.is_wide { "PCIe " } else { "" }, generation.name()].concat();
        sheet.text(generation.name(), class(seen.rows[row]), at, size, text);
    }
}

/// Stitches between cells whose links carry the same; they meet at corners, so a chain of them runs down a diagonal.
///
/// Whether there are any.
pub(super) fn equal_links(sheet: &mut Sheet, fit: &Fit) -> bool {
    let columns = Fit::WIDTHS.len();
    let mut places = Vec::new();
    for (at, cell) in fit.cells.iter().enumerate() {
        if at % columns > 0
            && let Some(other) = fit.cells.get(at + columns - 1)
            && let Some((one, two)) = delivered(cell).zip(delivered(other))
            && cell.offered.is_equal_in_rate(other.offered)
            && one.max(two) <= one.min(two) * EQUAL
        {
            let [x, y] = sheet.place(at);
            places.push([x - GAP / 2.0, y + CELL_HEIGHT + GAP / 2.0]);
        }
    }
    if !places.is_empty() {
        sheet.stitches(["equal-ground", "equal"], &places);
    }
    !places.is_empty()
}

const fn delivered(cell: &Cell) -> Option<f64> {
    match cell.outcome {
        Outcome::Suffices(rate) | Outcome::Limits(rate) => Some(rate.mb_s()),
        Outcome::Refused(_) | Outcome::NoSuchPort => None,
    }
}

/// What the shapes in the cells mean, as far as they occur and are not named where they stand.
pub(super) fn key(sheet: &mut Sheet, seen: &Seen, has_equals: bool, said: &FitWords) {
    let mut x = 0.0;
    let above = sheet.y;
    sheet.y += 24.0;
    if seen.suffices && !sheet.is_wide {
        let at = entry(sheet, &mut x, CHECK, said.suffices);
        sheet.check("key-check", "fit-key-check", at);
    }
    if seen.limits && !sheet.is_wide {
        entry(sheet, &mut x, -PAD, said.share);
    }
    if has_equals {
        let [left, baseline] = entry(sheet, &mut x, 2.0 * STITCH, said.equal);
        sheet.stitches(["key-ground", "key-equal"], &[[left + STITCH, baseline - STITCH]]);
    }
    if let Some(number) = seen.other {
        let number = digits(number.into());
        let at = entry(sheet, &mut x, sheet.badge_width(&number), said.other);
        sheet.badge(at, number);
    }
    if x <= 0.0 {
        sheet.y = above;
    }
}

/// Writes the words of an entry with room for its symbol, which stands where this says.
fn entry(sheet: &mut Sheet, x: &mut f64, symbol: f64, words: &'static str) -> [f64; 2] {
    let words_left = symbol + PAD;
    let width = words_left + sheet.small().width(words);
    if *x > 0.0 && *x + width > sheet.width {
        *x = 0.0;
        sheet.y += LINE_HEIGHT;
    }
    let at = [*x, sheet.y];
    sheet.text(words, "key", [*x + words_left, sheet.y], sheet.sizes.small, words.to_owned());
    *x += width + KEY_GAP;
    at
}

/// The conclusions, one below the other.
pub(super) fn lines(sheet: &mut Sheet, said: &FitWords) {
    let small = sheet.small();
    sheet.y += 9.0;
    let mut number = 0_u32;
    for text in &said.lines {
        for words in small.wrap(text, sheet.width, 3) {
            sheet.y += LINE_HEIGHT;
            number += 1;
            let part = ["line-", &digits(number.into())].concat();
            sheet.text(&part, "fit-line", [0.0, sheet.y], small.size, words.into_owned());
        }
    }
    sheet.y += 6.0;
}
