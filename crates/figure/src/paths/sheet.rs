//! A sheet that is filled from top to bottom: its sizes, its layers, and lines of text.

use lanefit_model::digits;
use lanefit_text::PathLoad;

use crate::figure::FigureWidth;
use crate::layout::Sizes;
use crate::path::PathData;
use crate::scene::{Anchor, Group, Mark, Node, Shape, Span};
use crate::text_width::Font;

/// Between two things on a line.
const GAP: f64 = 8.0;
pub(super) const LINE: f64 = 20.0;

pub(super) struct Sheet {
    pub width: f64,
    pub sizes: Sizes,
    /// Height of the thickest pipe.
    pub thickest: f64,
    /// Width of the processor.
    pub end_width: f64,
    /// Length of a link into the processor, and of one into a chip.
    pub link_lengths: [f64; 2],
    /// How far down the sheet is filled.
    pub y: f64,
    /// What lies below, in and above the groups.
    pub below: Vec<Mark>,
    pub groups: Vec<Node>,
    pub above: Vec<Mark>,
}

impl Sheet {
    pub fn new(width: FigureWidth) -> Self {
        // No text below 15, which is 12 px on the narrowest screen, and below 14 where there is room.
        let (width, small, thickest, end_width, link_lengths) = match width {
            FigureWidth::Narrow => (358.0, 15.0, 34.0, 14.0, [48.0, 26.0]),
            FigureWidth::Wide => (784.0, 14.0, 44.0, 20.0, [128.0, 72.0]),
        };
        Self {
            width,
            sizes: Sizes { name: 16.0, number: 16.0, small },
            thickest,
            end_width,
            link_lengths,
            y: 0.0,
            below: Vec::new(),
            groups: Vec::new(),
            above: Vec::new(),
        }
    }

    pub fn small(&self) -> Font {
        Font::regular(self.sizes.small)
    }

    pub fn into_nodes(self) -> Vec<Node> {
        let marks = |marks: Vec<Mark>| marks.into_iter().map(Node::Mark);
        marks(self.below).chain(self.groups).chain(marks(self.above)).collect()
    }

    /// A line of text on the next baseline, shortened to `limit`; where it ends.
    pub fn line(&mut self, marks: &mut Vec<Mark>, key: String, class: &'static str, text: &str, limit: f64) -> f64 {
        self.y += LINE;
        let font = if class == "name" { Font::bold(self.sizes.name) } else { self.small() };
        let text = font.fit(text, limit).into_owned();
        let end = font.width(&text);
        marks.push(Mark::new(key, class, Shape::text(0.0, self.y, Anchor::Start, font.size, text)));
        end
    }

    /// Text in several lines.
    pub fn lines(&mut self, marks: &mut Vec<Mark>, key: &str, text: &str, limit: f64) {
        let lines: Vec<String> =
            self.small().wrap(text, limit, 6).into_iter().map(std::borrow::Cow::into_owned).collect();
        for (number, line) in (1_u64..).zip(lines) {
            let key = [key, "-", &digits(number)].concat();
            self.line(marks, key, "path-line", &line, limit);
        }
    }

    /// A load and the name of a fault behind it, in as few lines as have room between `x` and `limit`.
    ///
    /// The first of them is the present line, where something ends at `x`.
    pub fn load(&mut self, marks: &mut Vec<Mark>, key: &str, side: Anchor, [x, limit]: [f64; 2], load: &Load) {
        let mut lines: Vec<Line> = Vec::new();
        let mut room = limit - x;
        for (part, at) in load.parts(self.sizes) {
            let gap = if at == 0 { 0.0 } else { GAP };
            match lines.last_mut() {
                Some(line) if line.width + gap + part.width <= room => {
                    line.width += gap + part.width;
                    line.parts.push((part, gap));
                }
                None if x <= 0.0 || part.width <= room => {
                    lines.push(Line { x, width: part.width, parts: vec![(part, 0.0)] });
                }
                _ => {
                    // Behind something else there was no room for the first one.
                    if lines.is_empty() {
                        lines.push(Line::default());
                    }
                    room = limit;
                    lines.push(Line { x: 0.0, width: part.width, parts: vec![(part, 0.0)] });
                }
            }
        }
        for (at, line) in lines.into_iter().enumerate() {
            if at > 0 {
                self.y += LINE;
            }
            let mut x = if side == Anchor::End { limit - line.width } else { line.x };
            for (part, gap) in line.parts {
                x += gap;
                let shape =
                    Shape::Text { x, y: self.y, anchor: Anchor::Start, size: self.sizes.small, spans: part.spans };
                marks.push(Mark::new([key, part.key].concat(), part.class, shape));
                x += part.width;
            }
        }
    }

    /// How the figure is read, below all of it.
    pub fn foot(&mut self, text: &str) {
        self.y += 4.0;
        let mut marks = Vec::new();
        self.lines(&mut marks, "path-key", text, self.width);
        self.above.append(&mut marks);
        self.y += 6.0;
    }

    pub fn group(&mut self, number: u8, class: &'static str, label: String, marks: Vec<Mark>) {
        let key = ["s", &digits(number.into())].concat();
        self.groups.push(Node::Group(Group { key, class, scenario: number, label, marks }));
    }
}

/// A load, and the name of what is wrong there.
pub(super) struct Load<'a> {
    pub load: &'a PathLoad,
    pub mark: &'static str,
}

/// A text that stays on one line.
struct Part {
    key: &'static str,
    class: &'static str,
    spans: Vec<Span>,
    width: f64,
}

/// A line with what parts each text from the one before it.
#[derive(Default)]
struct Line {
    x: f64,
    width: f64,
    parts: Vec<(Part, f64)>,
}

impl Load<'_> {
    pub fn is_empty(&self) -> bool {
        self.load.number.is_empty() && self.load.rest.is_empty() && self.mark.is_empty()
    }

    /// The load and the fault, each with its place.
    fn parts(&self, sizes: Sizes) -> impl Iterator<Item = (Part, usize)> {
        let [number, small] = [Font::bold(sizes.number), Font::regular(sizes.small)];
        let load = [("number", Some(number.size), &self.load.number), ("", None, &self.load.rest)];
        let spans: Vec<Span> = load
            .into_iter()
            .filter(|(_, _, text)| !text.is_empty())
            .map(|(class, size, text)| Span { class, size, text: text.clone() })
            .collect();
        let width = number.width(&self.load.number) + small.width(&self.load.rest);
        let load = Part { key: "-load", class: "path-load", spans, width };
        let spans = vec![Span { class: "", size: None, text: self.mark.to_owned() }];
        let mark = Part { key: "-mark", class: "verdict", spans, width: Font::bold(sizes.small).width(self.mark) };
        let has_mark = !self.mark.is_empty();
        [(load, true), (mark, has_mark)]
            .into_iter()
            .filter(|(part, is_there)| *is_there && !part.spans.is_empty())
            .enumerate()
            .map(|(at, (part, _))| (part, at))
    }
}

/// An outline through these points.
pub(super) fn outline(points: &[[f64; 2]]) -> Shape {
    let mut path = PathData::new();
    for (at, [x, y]) in points.iter().enumerate() {
        path = if at == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) };
    }
    Shape::Path { data: path.close().into_string() }
}
