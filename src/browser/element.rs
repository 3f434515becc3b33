//! Elements of the page that an event or a key leads to.

use lanefit_model::Rung;
use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, SvgElement};

use crate::state::Explained;

/// The value behind the mark of the figure that an event happened on.
pub fn datum_of(event: &Event) -> Option<Explained> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let group = target.closest("[data-scenario]").ok()??;
    let number: usize = group.get_attribute("data-scenario")?.parse().ok()?;
    let rung = target.get_attribute("data-rung").and_then(|id| rung_of(&id));
    Some(Explained { scenario: number.checked_sub(1)?, rung: rung.unwrap_or(Rung::AfterLineCode) })
}

fn rung_of(id: &str) -> Option<Rung> {
    Rung::ALL.into_iter().find(|rung| rung.id() == id)
}

/// Moves the focus to the first element that the selector finds, once the page has caught up.
pub fn focus_soon(selector: String) {
    request_animation_frame(move || {
        if let Some(element) = document().query_selector(&selector).ok().flatten() {
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

/// Brings an element into view within the box that scrolls it.
pub fn scroll_to_soon(selector: &'static str) {
    request_animation_frame(move || {
        if let Some(element) = document().query_selector(selector).ok().flatten() {
            element.scroll_into_view_with_bool(true);
        }
    });
}
