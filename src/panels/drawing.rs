//! A scene of the figure crate as SVG elements.

use lanefit_figure::{Group, Mark, Node as Drawn, Scene, Shape, Span, decimal};
use lanefit_model::digits;

use crate::markup::{Element, element, svg_element};

/// The elements of a scene. One of its groups, counted from 0, is where the Tab key stops. Groups that
/// are to be chosen from, the cells of a matrix, are radio buttons, and `chosen` is the one that holds.
pub fn drawing(class: &'static str, scene: Scene, stop: usize, chosen: Option<usize>) -> Element {
    let frame = frame(&scene);
    // Marks outside of scenarios stand together, so that one tick more or less, which moves them
    // all along, does not also move the scenarios behind them.
    let mut nodes: Vec<Element> = Vec::new();
    let mut loose: Vec<Element> = Vec::new();
    let mut at = 0;
    let mut is_choice = false;
    for node in scene.nodes {
        match node {
            Drawn::Mark(mark) => loose.push(mark_element(mark)),
            Drawn::Group(group) => {
                nodes.extend(together(&mut loose));
                let is_missing = group.class.ends_with("fit-missing");
                is_choice = group.class.starts_with("fit-cell");
                let element = group_element(group, at == stop);
                nodes.push(if is_choice {
                    element
                        .with("role", "radio")
                        .with("aria-checked", if chosen == Some(at) { "true" } else { "false" })
                        .with("aria-disabled", if is_missing { "true" } else { "false" })
                } else {
                    element.with("role", "img")
                });
                at += 1;
            }
        }
    }
    nodes.extend(together(&mut loose));
    element("div").class(class).child(
        frame
            .with("role", if is_choice { "radiogroup" } else { "group" })
            .with("aria-describedby", "figure-help")
            .children(nodes),
    )
}

/// The elements of a scene that is looked at as one picture.
pub fn picture(class: &'static str, scene: Scene) -> Element {
    let frame = frame(&scene).with("role", "img");
    let marks = scene.nodes.into_iter().flat_map(|node| match node {
        Drawn::Mark(mark) => vec![mark],
        Drawn::Group(group) => group.marks,
    });
    element("div").class(class).child(frame.children(marks.map(mark_element)))
}

/// The `svg` element of a scene, with its name and still without its marks.
fn frame(scene: &Scene) -> Element {
    svg_element("svg")
        .class(scene.class)
        .with("viewBox", ["0 0 ", &decimal(scene.width), " ", &decimal(scene.height)].concat())
        .with("aria-label", [&scene.title, ". ", &scene.summary].concat())
}

fn together(marks: &mut Vec<Element>) -> Option<Element> {
    (!marks.is_empty()).then(|| svg_element("g").children(std::mem::take(marks)))
}

fn group_element(group: Group, is_stop: bool) -> Element {
    svg_element("g")
        .class(group.class)
        .with("data-key", group.key)
        .with("data-scenario", digits(group.scenario.into()))
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
