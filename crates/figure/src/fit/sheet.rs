//! A sheet that is filled from top to bottom, and where things go on it at each width.

use lanefit_model::fit::Fit;
use lanefit_text::Phrase;

use crate::figure::FigureWidth;
use crate::layout::Sizes;
use crate::path::PathData;
use crate::scene::{Anchor, Mark, Shape, Span};
use crate::text_width::Font;

/// Room between two cells.
pub(super) const GAP: f64 = 3.0;
/// From the edge of a cell to its words.
pub(super) const PAD: f64 = 6.0;
/// Height of a cell, and the baselines of its two lines.
pub(super) const CELL_HEIGHT: f64 = 46.0;
pub(super) const BASELINES: [f64; 2] = [19.0, 38.0];
/// Width of the check.
pub(super) const CHECK: f64 = 12.0;
/// Half the width and the height of what joins equal links.
pub(super) const STITCH: f64 = 5.0;
/// From the edge of a badge to its number.
const BADGE_PAD: f64 = 2.0;
const COLUMNS: usize = Fit::WIDTHS.len();

/// What is drawn so far, and where the next thing goes.
pub(super) struct Sheet {
    pub width: f64,
    pub cell_width: f64,
    pub sizes: Sizes,
    /// Whether a cell has room beside its number.
    pub is_wide: bool,
    /// Where the matrix starts.
    pub corner: [f64; 2],
    /// The last baseline.
    pub y: f64,
    /// The point that places are counted from.
    pub origin: [f64; 2],
    /// What the names of marks start with.
    pub key: String,
    pub marks: Vec<Mark>,
}

impl Sheet {
    pub fn new(width: FigureWidth) -> Self {
        let is_wide = width == FigureWidth::Wide;
        // No text below 15, which is 12 px on the narrowest screen, and below 14 where there is room.
        let (width, left, number, small) = if is_wide { (784.0, 84.0, 18.0, 14.0) } else { (358.0, 43.0, 15.0, 15.0) };
        Self {
            width,
            // The frame of the own cell lies outside of it, also at the right edge.
            cell_width: (width - left) / COLUMNS as f64 - GAP,
            sizes: Sizes { name: 16.0, number, small },
            is_wide,
            corner: [left, 0.0],
            y: 16.0,
            origin: [0.0; 2],
            key: "fit".to_owned(),
            marks: Vec::new(),
        }
    }

    /// The upper left corner of a cell, counted row by row.
    pub fn place(&self, at: usize) -> [f64; 2] {
        let [row, column] = [(at / COLUMNS) as f64, (at % COLUMNS) as f64];
        [self.corner[0] + column * (self.cell_width + GAP), self.corner[1] + row * (CELL_HEIGHT + GAP)]
    }

    pub fn small(&self) -> Font {
        Font::regular(self.sizes.small)
    }

    pub fn mark(&mut self, part: &str, class: &'static str, shape: Shape) {
        self.marks.push(Mark::new([self.key.as_str(), "-", part].concat(), class, shape));
    }

    pub fn rect(&mut self, part: &str, class: &'static str, [x, y]: [f64; 2], [width, height]: [f64; 2]) {
        let shape = Shape::rect(self.origin[0] + x, self.origin[1] + y, width, height);
        self.mark(part, class, shape);
    }

    pub fn path(&mut self, part: &str, class: &'static str, path: PathData) {
        self.mark(part, class, Shape::Path { data: path.into_string() });
    }

    pub fn text(&mut self, part: &str, class: &'static str, at: [f64; 2], size: f64, text: String) {
        self.spans(part, class, at, size, vec![plain(text)]);
    }

    fn spans(&mut self, part: &str, class: &'static str, [x, y]: [f64; 2], size: f64, spans: Vec<Span>) {
        let [x, y] = [self.origin[0] + x, self.origin[1] + y];
        self.mark(part, class, Shape::Text { x, y, anchor: Anchor::Start, size, spans });
    }

    /// A phrase on the present line, its number larger than the rest.
    pub fn phrase(&mut self, part: &str, class: &'static str, left: f64, phrase: &Phrase) {
        let mut spans = vec![plain(phrase.before.clone())];
        if !phrase.quantity.number.is_empty() {
            spans.push(plain(" ".to_owned()));
            let text = phrase.quantity.number.clone();
            spans.push(Span { class: "number", size: Some(self.sizes.name), text });
            spans.push(plain(["\u{a0}", phrase.quantity.unit, &phrase.after].concat()));
        }
        self.spans(part, class, [left, self.y], self.sizes.small, spans);
    }

    pub fn phrase_width(&self, phrase: &Phrase) -> f64 {
        let small = [phrase.before.as_str(), " \u{a0}", phrase.quantity.unit, &phrase.after].concat();
        self.small().width(&small) + Font::bold(self.sizes.name).width(&phrase.quantity.number)
    }

    /// A check that stands on a baseline.
    pub fn check(&mut self, part: &str, class: &'static str, [x, baseline]: [f64; 2]) {
        let [x, y] = [self.origin[0] + x, self.origin[1] + baseline];
        let path = PathData::new().move_to(x + 1.0, y - 5.0).line_to(x + 4.5, y - 1.0);
        self.path(part, class, path.line_to(x + CHECK - 1.0, y - 9.5));
    }

    /// Stitches as a line on a broader one in the colour of the ground, which sets it off from any tint.
    pub fn stitches(&mut self, parts: [&str; 2], places: &[[f64; 2]]) {
        for (part, class) in parts.into_iter().zip(["fit-ground", "fit-equal"]) {
            let mut path = PathData::new();
            for [x, y] in places {
                path = path.move_to(x + STITCH, y - STITCH).line_to(x - STITCH, y + STITCH);
            }
            self.path(part, class, path);
        }
    }

    pub fn badge_width(&self, number: &str) -> f64 {
        self.small().width(number) + 2.0 * BADGE_PAD
    }

    /// The number of a scenario in a box, on a baseline.
    pub fn badge(&mut self, [x, baseline]: [f64; 2], number: String) {
        let height = (self.sizes.small * 0.76).ceil();
        let size = [self.badge_width(&number) - 1.0, height + 3.0];
        self.rect(&["badge", &number].concat(), "fit-badge", [x + 0.5, baseline - height - 1.5], size);
        let part = ["scenario", &number].concat();
        self.text(&part, "fit-badge-number", [x + BADGE_PAD, baseline], self.sizes.small, number);
    }
}

const fn plain(text: String) -> Span {
    Span { class: "", size: None, text }
}
