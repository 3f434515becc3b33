//! A scene as the text of an SVG document.

use lanefit_model::push_digits;

use crate::decimal::push_decimal;
use crate::scene::{Anchor, Group, Mark, Node, Scene, Shape, Span};

/// Where the colours of the document come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style<'a> {
    /// From the page around it.
    #[default]
    None,
    /// From this style sheet inside the document, so that it stands alone.
    Embedded(&'a str),
}

/// A complete, well-formed SVG document of `scene`, without an XML declaration, so that it can also be put in HTML.
///
/// Its ids start with `id_prefix`, which must differ between the figures of one page; characters other than ASCII
/// letters, digits, `-` and `_` become `-`. Spoken texts of marks and groups become `<title>` elements, which viewers
/// show on hover. Characters that XML cannot hold, such as most control characters, are left out.
#[must_use]
pub fn svg(scene: &Scene, id_prefix: &str, style: Style<'_>) -> String {
    let id = |suffix: &str| -> String {
        let kept = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
        let prefix = id_prefix.chars().map(|letter| if kept(letter) { letter } else { '-' });
        prefix.chain(suffix.chars()).collect()
    };
    let [title, summary] = [id("-title"), id("-summary")];
    let mut writer = Writer::default();

    writer.open("svg");
    writer.attribute("xmlns", "http://www.w3.org/2000/svg");
    writer.attribute("class", scene.class);
    writer.numbers("viewBox", &[0.0, 0.0, scene.width, scene.height]);
    writer.numbers("width", &[scene.width]);
    writer.numbers("height", &[scene.height]);
    writer.attribute("role", "img");
    writer.attribute("aria-labelledby", &[title.as_str(), summary.as_str()].join(" "));
    writer.end_line();
    writer.words("title", &title, &scene.title);
    writer.words("desc", &summary, &scene.summary);
    if let Style::Embedded(sheet) = style {
        writer.words("style", "", sheet);
    }
    for node in &scene.nodes {
        match node {
            Node::Mark(mark) => writer.mark(mark),
            Node::Group(group) => writer.group(group),
        }
    }
    writer.close("svg");
    writer.out
}

#[derive(Default)]
struct Writer {
    out: String,
}

impl Writer {
    fn group(&mut self, group: &Group) {
        self.open("g");
        self.attribute("class", group.class);
        self.number("data-scenario", group.scenario);
        self.end_line();
        self.words("title", "", &group.label);
        for mark in &group.marks {
            self.mark(mark);
        }
        self.close("g");
    }

    fn mark(&mut self, mark: &Mark) {
        let name = match mark.shape {
            Shape::Rect { .. } => "rect",
            Shape::Line { .. } => "line",
            Shape::Path { .. } => "path",
            Shape::Text { .. } => "text",
        };
        self.open(name);
        self.attribute("class", mark.class);
        if let Some(datum) = mark.datum {
            self.number("data-scenario", datum.scenario);
            self.attribute("data-rung", datum.rung);
        }
        self.geometry(&mark.shape);
        let spans: &[Span] = if let Shape::Text { spans, .. } = &mark.shape { spans } else { &[] };
        if spans.is_empty() && mark.label.is_none() {
            self.out.push_str("/>\n");
            return;
        }
        self.out.push('>');
        if let Some(label) = &mark.label {
            self.element("title", "", label);
        }
        for span in spans {
            self.span(span);
        }
        self.close(name);
    }

    fn geometry(&mut self, shape: &Shape) {
        match shape {
            Shape::Rect { x, y, width, height } => {
                self.numbers("x", &[*x]);
                self.numbers("y", &[*y]);
                self.numbers("width", &[*width]);
                self.numbers("height", &[*height]);
            }
            Shape::Line { x1, y1, x2, y2 } => {
                self.numbers("x1", &[*x1]);
                self.numbers("y1", &[*y1]);
                self.numbers("x2", &[*x2]);
                self.numbers("y2", &[*y2]);
            }
            Shape::Path { data } => self.attribute("d", data),
            Shape::Text { x, y, anchor, size, .. } => {
                self.numbers("x", &[*x]);
                self.numbers("y", &[*y]);
                if *anchor != Anchor::Start {
                    self.attribute("text-anchor", anchor.name());
                }
                self.numbers("font-size", &[*size]);
            }
        }
    }

    fn span(&mut self, span: &Span) {
        if span.class.is_empty() && span.size.is_none() {
            self.escaped(&span.text);
            return;
        }
        self.open("tspan");
        self.attribute("class", span.class);
        if let Some(size) = span.size {
            self.numbers("font-size", &[size]);
        }
        self.out.push('>');
        self.escaped(&span.text);
        self.out.push_str("</tspan>");
    }

    fn words(&mut self, name: &str, id: &str, text: &str) {
        self.element(name, id, text);
        self.out.push('\n');
    }

    fn element(&mut self, name: &str, id: &str, text: &str) {
        self.open(name);
        self.attribute("id", id);
        self.out.push('>');
        self.escaped(text);
        self.out.push_str("</");
        self.out.push_str(name);
        self.out.push('>');
    }

    fn open(&mut self, name: &str) {
        self.out.push('<');
        self.out.push_str(name);
    }

    fn end_line(&mut self) {
        self.out.push_str(">\n");
    }

    fn close(&mut self, name: &str) {
        self.out.push_str("</");
        self.out.push_str(name);
        self.end_line();
    }

    /// Nothing for an empty value.
    fn attribute(&mut self, name: &str, value: &str) {
        if value.is_empty() {
            return;
        }
        self.start_attribute(name);
        self.escaped(value);
        self.out.push('"');
    }

    fn numbers(&mut self, name: &str, values: &[f64]) {
        self.start_attribute(name);
        for (index, value) in values.iter().enumerate() {
            if index > 0 {
                self.out.push(' ');
            }
            push_decimal(&mut self.out, *value);
        }
        self.out.push('"');
    }

    fn number(&mut self, name: &str, value: u8) {
        self.start_attribute(name);
        push_digits(&mut self.out, value.into());
        self.out.push('"');
    }

    fn start_attribute(&mut self, name: &str) {
        self.out.push(' ');
        self.out.push_str(name);
        self.out.push_str("=\"");
    }

    /// Escapes for text and for attributes alike. A bare `>` would be legal but for the sequence `]]>`.
    fn escaped(&mut self, text: &str) {
        for letter in text.chars() {
            match letter {
                '&' => self.out.push_str("&amp;"),
                '<' => self.out.push_str("&lt;"),
                '>' => self.out.push_str("&gt;"),
                '"' => self.out.push_str("&quot;"),
                // A parser would turn a bare one into a line feed.
                '\r' => self.out.push_str("&#13;"),
                '\t' | '\n' => self.out.push(letter),
                '\0'..='\x1f' | '\u{fffe}' | '\u{ffff}' => {}
                _ => self.out.push(letter),
            }
        }
    }
}

#[cfg(test)]
#[path = "svg_tests.rs"]
mod tests;
