//! Moving the focus and the view.

use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition, SvgElement};

/// Moves the focus to the first element that the selector finds, once the page has caught up.
pub fn focus_soon(selector: String) {
    request_animation_frame(move || {
        let Some(element) = find(&selector) else { return };
        if let Some(element) = element.dyn_ref::<HtmlElement>() {
            _ = element.focus();
        } else if let Some(element) = element.dyn_ref::<SvgElement>() {
            _ = element.focus();
        }
    });
}

/// Brings an element into view, by the shortest way.
pub fn scroll_to_soon(selector: &'static str) {
    request_animation_frame(move || {
        if let Some(element) = find(selector) {
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
