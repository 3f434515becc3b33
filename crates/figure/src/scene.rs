//! A figure as plain data: what is drawn where, and what each mark says aloud.
//!
//! A scene knows class names but no colours and no style, so that one scene serves the page in both themes, the
//! static document and the exported file. Coordinates are px of a box `width` by `height`, y downwards.

/// One figure, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Class of the whole figure, for its style sheet.
    pub class: &'static str,
    /// Width of the drawing in px.
    pub width: f64,
    /// Height of the drawing in px.
    pub height: f64,
    /// What the figure shows, in a few words.
    pub title: String,
    /// What the figure says, in one sentence.
    pub summary: String,
    /// What is drawn, from back to front.
    pub nodes: Vec<Node>,
}

impl Scene {
    /// All marks from back to front, those of groups included.
    pub fn marks(&self) -> impl Iterator<Item = &Mark> {
        self.nodes.iter().flat_map(|node| match node {
            Node::Mark(mark) => std::slice::from_ref(mark),
            Node::Group(group) => &group.marks,
        })
    }
}

/// A part of a scene. Groups hold marks only, so a scene is at most two levels deep.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// A mark of its own, such as a grid line.
    Mark(Mark),
    /// The marks of one scenario.
    Group(Group),
}

/// The marks that belong to one scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Name that is unique in its scene and stays the same when values change.
    pub key: String,
    /// Class for the style sheet; may be several, separated by spaces, or empty.
    pub class: &'static str,
    /// Number of the scenario, counted from 1.
    pub scenario: u8,
    /// Spoken text of the scenario as a whole.
    pub label: String,
    /// The marks from back to front.
    pub marks: Vec<Mark>,
}

/// One visible thing.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Name that is unique in its scene and stays the same when values change.
    pub key: String,
    /// Class for the style sheet; may be several, separated by spaces, or empty.
    pub class: &'static str,
    /// Spoken text; `None` for marks that only repeat or decorate.
    pub label: Option<String>,
    /// The value behind the mark; `None` for axes and words.
    pub datum: Option<Datum>,
    /// What is drawn.
    pub shape: Shape,
}

impl Mark {
    /// A mark without spoken text and datum. Never copied into its callers, which are many.
    #[must_use]
    #[inline(never)]
    pub fn new(key: String, class: &'static str, shape: Shape) -> Self {
        Self { key, class, label: None, datum: None, shape }
    }

    /// The mark with spoken text.
    #[must_use]
    pub fn labelled(self, label: String) -> Self {
        Self { label: Some(label), ..self }
    }

    /// The mark tied to a value of the report.
    #[must_use]
    pub fn with_datum(self, scenario: u8, rung: &'static str) -> Self {
        Self { datum: Some(Datum { scenario, rung }), ..self }
    }
}

/// Which value of the report a mark stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Datum {
    /// Number of the scenario, counted from 1.
    pub scenario: u8,
    /// Stable name of the rung of the ladder, in kebab-case.
    pub rung: &'static str,
}

/// Geometry of a mark, in px of the scene.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// An upright rectangle. [`Shape::rect`] keeps its size valid.
    Rect {
        /// Left edge.
        x: f64,
        /// Top edge.
        y: f64,
        /// Extent to the right, not negative.
        width: f64,
        /// Extent downwards, not negative.
        height: f64,
    },
    /// A straight line between two points.
    Line {
        /// x of the start.
        x1: f64,
        /// y of the start.
        y1: f64,
        /// x of the end.
        x2: f64,
        /// y of the end.
        y2: f64,
    },
    /// An outline, as made by [`PathData`](crate::PathData).
    Path {
        /// Value of the `d` attribute.
        data: String,
    },
    /// One line of text. [`Shape::text`] makes one without inner styles.
    Text {
        /// Where `anchor` lies.
        x: f64,
        /// The baseline.
        y: f64,
        /// Which part of the text lies at `x`.
        anchor: Anchor,
        /// Font size.
        size: f64,
        /// The text in pieces that follow each other without a gap; a wanted space is part of a piece.
        spans: Vec<Span>,
    },
}

impl Shape {
    /// A rectangle; a negative or missing width or height becomes 0.
    #[must_use]
    #[inline(never)]
    pub fn rect(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self::Rect { x, y, width: width.max(0.0), height: height.max(0.0) }
    }

    /// One line of text in a single style.
    #[must_use]
    #[inline(never)]
    pub fn text(x: f64, y: f64, anchor: Anchor, size: f64, text: String) -> Self {
        Self::Text { x, y, anchor, size, spans: vec![Span { class: "", size: None, text }] }
    }
}

/// A piece of a line of text with a style of its own, such as the unit behind a number.
#[derive(Clone, Debug, PartialEq)]
pub struct Span {
    /// Class for the style sheet; empty for the style of the whole line.
    pub class: &'static str,
    /// Font size in px where it differs from that of the line.
    pub size: Option<f64>,
    /// The words.
    pub text: String,
}

/// Which part of a text lies at its x.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Anchor {
    /// The start: text runs to the right.
    #[default]
    Start,
    /// The middle.
    Middle,
    /// The end: text runs to the left.
    End,
}

impl Anchor {
    /// Value of the `text-anchor` attribute.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(key: &str) -> Mark {
        Mark::new(key.into(), "bar", Shape::rect(0.0, 0.0, 1.0, 1.0))
    }

    #[test]
    fn marks_come_in_drawing_order_across_groups() {
        let group = Group {
            key: "s1".into(),
            class: "row",
            scenario: 1,
            label: "SATA600".into(),
            marks: vec![mark("s1-line"), mark("s1-coded")],
        };
        let scene = Scene {
            class: "throughput",
            width: 10.0,
            height: 10.0,
            title: String::new(),
            summary: String::new(),
            nodes: vec![Node::Mark(mark("grid")), Node::Group(group), Node::Mark(mark("axis"))],
        };
        let keys: Vec<_> = scene.marks().map(|mark| mark.key.as_str()).collect();
        assert_eq!(keys, ["grid", "s1-line", "s1-coded", "axis"]);
    }

    #[test]
    fn a_rectangle_never_has_a_negative_size() {
        let expected = Shape::Rect { x: 1.0, y: 2.0, width: 0.0, height: 0.0 };
        assert_eq!(Shape::rect(1.0, 2.0, -3.0, f64::NAN), expected);
    }

    #[test]
    fn building_keeps_what_was_set_before() {
        let mark = mark("m").with_datum(2, "ceiling").labelled("3.5 gigabytes per second".into());
        assert_eq!(mark.datum, Some(Datum { scenario: 2, rung: "ceiling" }));
        assert_eq!(mark.label.as_deref(), Some("3.5 gigabytes per second"));
        assert_eq!(mark.class, "bar");
    }
}
