//! What the tests of whole figures share: the list of cases, and a figure as boxes.
#![allow(dead_code, reason = "each test program uses its part")]

use std::path::{Path, PathBuf};

use lanefit_figure::{Anchor, FigureWidth, Font, Mark, Scene, Shape, figure};
use lanefit_model::{Comparison, Report, evaluate, query};

pub const WIDTHS: [(FigureWidth, &str); 2] = [(FigureWidth::Narrow, "narrow"), (FigureWidth::Wide, "wide")];

pub struct Case {
    pub name: String,
    pub comparison: Comparison,
    pub report: Report,
}

impl Case {
    pub fn new(name: &str, text: &str) -> Self {
        let reading = query::read(text);
        assert!(reading.warnings.is_empty(), "{name}: {text} is not understood: {:?}", reading.warnings);
        let report = evaluate(&reading.comparison);
        Self { name: name.to_owned(), comparison: reading.comparison, report }
    }

    pub fn scene(&self, width: FigureWidth) -> Scene {
        figure(&self.comparison, &self.report, width)
    }
}

pub fn golden_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

pub fn cases() -> Vec<Case> {
    let list = std::fs::read_to_string(golden_folder().join("cases.txt")).expect("the list of cases");
    let lines = list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (name, query) = line.split_once(' ').unwrap_or((line, ""));
            Case::new(name, query.trim())
        })
        .collect()
}

/// An upright box in px of the scene.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
}

impl Extent {
    pub fn overlaps(&self, other: &Self) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    pub fn is_inside(&self, scene: &Scene) -> bool {
        self.left >= 0.0 && self.top >= 0.0 && self.right <= scene.width && self.bottom <= scene.height
    }

    fn around(points: &[[f64; 2]]) -> Self {
        let start = Self { left: f64::MAX, right: f64::MIN, top: f64::MAX, bottom: f64::MIN };
        points.iter().fold(start, |extent, [x, y]| Self {
            left: extent.left.min(*x),
            right: extent.right.max(*x),
            top: extent.top.min(*y),
            bottom: extent.bottom.max(*y),
        })
    }
}

/// The box of a mark; that of a text by the estimate of its width, from its capitals to its descenders.
pub fn extent(mark: &Mark) -> Extent {
    match &mark.shape {
        Shape::Rect { x, y, width, height } => Extent { left: *x, right: x + width, top: *y, bottom: y + height },
        Shape::Line { x1, y1, x2, y2 } => Extent::around(&[[*x1, *y1], [*x2, *y2]]),
        Shape::Path { data } => Extent::around(&points(data)),
        Shape::Text { x, y, anchor, size, spans } => {
            let width: f64 = spans
                .iter()
                .map(|span| font(mark.class, span.class, span.size.unwrap_or(*size)).width(&span.text))
                .sum();
            let left = match anchor {
                Anchor::Start => *x,
                Anchor::Middle => x - width / 2.0,
                Anchor::End => x - width,
            };
            Extent { left, right: left + width, top: y - 0.76 * size, bottom: y + 0.24 * size }
        }
    }
}

/// The style sheets set these classes in bold.
fn font(mark_class: &str, span_class: &str, size: f64) -> Font {
    let bold = ["name", "number", "verdict", "strong"];
    let is_bold = |class: &str| class.split(' ').any(|word| bold.contains(&word));
    if is_bold(span_class) || (span_class.is_empty() && is_bold(mark_class)) {
        Font::bold(size)
    } else {
        Font::regular(size)
    }
}

/// The points of a path of straight lines.
pub fn points(data: &str) -> Vec<[f64; 2]> {
    let numbers = |part: &str| -> Vec<f64> {
        part.split_whitespace().map(|number| number.parse().expect("a coordinate")).collect()
    };
    let parts = data.split(['M', 'L', 'Z']).filter(|part| !part.is_empty());
    parts.map(|part| <[f64; 2]>::try_from(numbers(part)).expect("two coordinates")).collect()
}

/// The separate lines of a path of straight lines: start and end of each.
pub fn segments(data: &str) -> Vec<[[f64; 2]; 2]> {
    let lines = data.split('M').filter(|line| !line.is_empty());
    lines.flat_map(|line| points(line).windows(2).map(|pair| [pair[0], pair[1]]).collect::<Vec<_>>()).collect()
}

pub fn is_text(mark: &&Mark) -> bool {
    matches!(mark.shape, Shape::Text { .. })
}
