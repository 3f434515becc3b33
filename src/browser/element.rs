//! Moving the focus and the view.

use std::borrow::Cow;

use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition, SvgElement};

/// Moves the focus to the first element that the selector finds, once the page has caught up.
pub fn focus_soon(selector: String) {
    request_animation_frame(move || {
        if let Some(element) = find(&selector) {
            focus(&element);
        }
    });
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        _ = element.focus();
    } else if let Some(element) = element.dyn_ref::<SvgElement>() {
        _ = element.focus();
    }
}

/// Goes along with a scenario that has changed places, once the page has caught up: its further
/// controls stay unfolded, and the focus stays on the button that moved it, or on the one that
/// moves it back where it can go no further.
pub fn follow_soon(from: String, to: String, action: String) {
    request_animation_frame(move || {
        let card = |number: &str| ["#scenarios li[data-scenario='", number, "'] "].concat();
        if let (Some(left), Some(reached)) = (find(&(card(&from) + "details")), find(&(card(&to) + "details"))) {
            let was_open = reached.has_attribute("open");
            _ = left.toggle_attribute_with_force("open", was_open);
            _ = reached.toggle_attribute_with_force("open", true);
        }
        let back = if action == "up" { "down" } else { "up" };
        let button = |action: &str| card(&to) + "[data-action='" + action + "']:not(:disabled)";
        if let Some(button) = find(&button(&action)).or_else(|| find(&button(back))) {
            focus(&button);
        }
    });
}

/// Brings an element into view, by the shortest way.
pub fn scroll_to_soon(selector: impl Into<Cow<'static, str>>) {
    let selector = selector.into();
    request_animation_frame(move || {
        if let Some(element) = find(&selector) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}

/// The element itself or its nearest ancestor that the selector fits.
pub fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}
