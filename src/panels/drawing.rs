//! A scene of the figure crate as SVG elements.

use lanefit_figure::{Group, Mark, Node as Drawn, Scene, Shape, Span, decimal};

use crate::markup::{Element, element, svg_element};

/// The elements of a scene. One of its groups, counted from 0, is where the Tab key stops.
pub fn drawing(class: &'static str, scene: Scene, stop: usize) -> Element {
    let view_box = ["0 0 ", &decimal(scene.width), " ", &decimal(scene.height)].concat();
    // Marks outside of scenarios stand together, so that one tick more or less, which moves them
    // all along, does not also move the scenarios behind them.
    let mut nodes: Vec<Element> = Vec::new();
    let mut loose: Vec<Element> = Vec::new();
    for node in scene.nodes {
        match node {
            Drawn::Mark(mark) => loose.push(mark_element(mark)),
            Drawn::Group(group) => {
                nodes.extend(together(&mut loose));
                nodes.push(group_element(group, stop));
            }
        }
    }
    nodes.extend(together(&mut loose));
    element("div").class(class).child(
        svg_element("svg")
            .class(scene.class)
            .with("viewBox", view_box)
            .with("role", "group")
            .with("aria-describedby", "figure-help")
            .with("aria-label", [&scene.title, ". ", &scene.summary].concat())
            .children(nodes),
    )
}

fn together(marks: &mut Vec<Element>) -> Option<Element> {
    (!marks.is_empty()).then(|| svg_element("g").children(std::mem::take(marks)))
}

fn group_element(group: Group, stop: usize) -> Element {
    let is_stop = usize::from(group.scenario) == stop + 1;
    svg_element("g")
        .class(group.class)
        .with("data-key", group.key)
        .with("data-scenario", group.scenario.to_string())
        .with("role", "img")
        .with("tabindex", if is_stop { "0" } else { "-1" })
        .with("aria-label", group.label)
        .children(group.marks.into_iter().map(mark_element))
}

fn mark_element(mark: Mark) -> Element {
    let shape = shape_element(mark.shape).class(mark.class).with("data-key", mark.key);
    match mark.datum {
        Some(datum) => shape.with("data-rung", datum.rung),
        None => shape,
    }
}

fn shape_element(shape: Shape) -> Element {
    match shape {
        Shape::Rect { x, y, width, height } => svg_element("rect")
            .with("x", decimal(x))
            .with("y", decimal(y))
            .with("width", decimal(width))
            .with("height", decimal(height)),
        Shape::Line { x1, y1, x2, y2 } => svg_element("line")
            .with("x1", decimal(x1))
            .with("y1", decimal(y1))
            .with("x2", decimal(x2))
            .with("y2", decimal(y2)),
        Shape::Path { data } => svg_element("path").with("d", data),
        Shape::Text { x, y, anchor, size, spans } => svg_element("text")
            .with("x", decimal(x))
            .with("y", decimal(y))
            .with("text-anchor", anchor.name())
            .with("font-size", decimal(size))
            .children(spans.into_iter().map(span_element)),
    }
}

fn span_element(span: Span) -> Element {
    let element = svg_element("tspan").class(span.class).child(span.text);
    match span.size {
        Some(size) => element.with("font-size", decimal(size)),
        None => element,
    }
}
