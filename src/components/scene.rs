//! A scene of the figure crate as SVG elements.

use lanefit_figure::{Group, Mark, Node, Scene, Shape, Span, decimal};
use leptos::prelude::*;

/// The elements of a scene.
///
/// Rebuilding with a scene of the same structure touches only the attributes that differ.
pub fn scene_view(scene: Scene, focused: usize) -> impl IntoView {
    let view_box = ["0 0 ", &decimal(scene.width), " ", &decimal(scene.height)].concat();
    let label = [&scene.title, ". ", &scene.summary].concat();
    let nodes = scene
        .nodes
        .into_iter()
        .map(|node| match node {
            Node::Mark(mark) => mark_view(mark),
            Node::Group(group) => group_view(group, focused),
        })
        .collect_view();
    view! {
        <svg class=scene.class viewBox=view_box role="group" aria-label=label>
            {nodes}
        </svg>
    }
}

fn group_view(group: Group, focused: usize) -> AnyView {
    let number = usize::from(group.scenario);
    let marks = group.marks.into_iter().map(mark_view).collect_view();
    // One stop for the Tab key; arrows move on from there.
    let tab_index = if number == focused + 1 { "0" } else { "-1" };
    view! {
        <g
            class=group.class
            data-key=group.key
            data-scenario=number.to_string()
            role="button"
            tabindex=tab_index
            aria-label=group.label
        >
            {marks}
        </g>
    }
    .into_any()
}

fn mark_view(mark: Mark) -> AnyView {
    let rung = mark.datum.map(|datum| datum.rung);
    let class = mark.class;
    match mark.shape {
        Shape::Rect { x, y, width, height } => view! {
            <rect
                class=class
                data-key=mark.key
                data-rung=rung
                x=decimal(x)
                y=decimal(y)
                width=decimal(width)
                height=decimal(height)
            />
        }
        .into_any(),
        Shape::Line { x1, y1, x2, y2 } => view! {
            <line
                class=class
                data-key=mark.key
                data-rung=rung
                x1=decimal(x1)
                y1=decimal(y1)
                x2=decimal(x2)
                y2=decimal(y2)
            />
        }
        .into_any(),
        Shape::Path { data } => view! { <path class=class data-key=mark.key data-rung=rung d=data /> }.into_any(),
        Shape::Text { x, y, anchor, size, spans } => view! {
            <text
                class=class
                data-key=mark.key
                data-rung=rung
                x=decimal(x)
                y=decimal(y)
                text-anchor=anchor.name()
                font-size=decimal(size)
            >
                {spans.into_iter().map(span_view).collect_view()}
            </text>
        }
        .into_any(),
    }
}

fn span_view(span: Span) -> impl IntoView {
    view! {
        <tspan class=span.class font-size=span.size.map(decimal)>
            {span.text}
        </tspan>
    }
}
