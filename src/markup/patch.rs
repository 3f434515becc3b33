//! The tree in the browser: only what differs is touched, so focus and selection stay.

use std::mem;
use std::rc::Rc;

use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys as dom;
use web_sys::js_sys::Reflect;

use super::{Content, Element, Node, Value};
use crate::browser::effect::follow;

const SVG: &str = "http://www.w3.org/2000/svg";

/// Makes the children of `parent`, which show `old`, show `new`.
pub fn patch(parent: &dom::Node, old: &[Node], new: &[Node]) {
    let mut place = parent.first_child();
    for (index, node) in new.iter().enumerate() {
        let next = place.as_ref().and_then(dom::Node::next_sibling);
        match (&place, old.get(index)) {
            (Some(shown), Some(before)) => update(parent, shown, before, node),
            _ => {
                if let Some(made) = make(node) {
                    _ = parent.append_child(&made);
                }
            }
        }
        place = next;
    }
    while let Some(surplus) = place {
        place = surplus.next_sibling();
        _ = parent.remove_child(&surplus);
    }
}

fn update(parent: &dom::Node, shown: &dom::Node, before: &Node, after: &Node) {
    match (before, after) {
        (Node::Text(before), Node::Text(after)) => {
            if before != after {
                shown.set_node_value(Some(after));
            }
        }
        (Node::Element(before), Node::Element(after)) if before.is_alike(after) => {
            patch(shown, &before.0.children, &after.0.children);
            for ((_, before), (name, after)) in before.0.attributes.iter().zip(&after.0.attributes) {
                if before != after {
                    set(shown, name, after);
                }
            }
        }
        _ => {
            if let Some(made) = make(after) {
                _ = parent.replace_child(&made, shown);
            }
        }
    }
}

impl Element {
    /// Whether one can be turned into the other by changing values and children.
    fn is_alike(&self, other: &Self) -> bool {
        let (one, two) = (&self.0, &other.0);
        one.name == two.name
            && one.content.is_none()
            && two.content.is_none()
            && one.attributes.len() == two.attributes.len()
            && one.attributes.iter().zip(&two.attributes).all(|((one, _), (two, _))| one == two)
    }
}

fn make(node: &Node) -> Option<dom::Node> {
    let document = document();
    let element = match node {
        Node::Text(text) => return Some(document.create_text_node(text).into()),
        Node::Element(Element(element)) => element,
    };
    let made: dom::Node = if element.is_svg {
        document.create_element_ns(Some(SVG), element.name).ok()?.into()
    } else {
        document.create_element(element.name).ok()?.into()
    };
    for child in element.children.iter().filter_map(make) {
        _ = made.append_child(&child);
    }
    for (name, value) in &element.attributes {
        set(&made, name, value);
    }
    if let Some(content) = &element.content {
        keep_filled(made.clone(), Rc::clone(content));
    }
    Some(made)
}

/// Fills an element at once, and again whenever a value changes.
fn keep_filled(parent: dom::Node, content: Content) {
    let mut shown = Vec::new();
    follow(move || {
        let before = mem::replace(&mut shown, content());
        patch(&parent, &before, &shown);
    });
}

fn set(node: &dom::Node, name: &str, value: &Value) {
    let Some(element) = node.dyn_ref::<dom::Element>() else {
        return;
    };
    _ = match value {
        Value::Text(text) => element.set_attribute(name, text),
        Value::Flag(on) => element.toggle_attribute_with_force(name, *on).map(|_| ()),
    };
    // Once a reader has used a control, these attributes no longer move it; the properties do.
    let property = match value {
        Value::Text(text) if name == "value" => JsValue::from_str(text),
        Value::Flag(on) if name == "checked" || name == "selected" => JsValue::from_bool(*on),
        _ => return,
    };
    _ = Reflect::set(element, &JsValue::from_str(name), &property);
}
