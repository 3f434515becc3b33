//! The query in the address bar. A browser that refuses to change it leaves the page working.

use lanefit_model::query::{self, Reading};
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// What the address says.
pub fn read() -> Reading {
    query::read(&window().location().search().unwrap_or_default())
}

/// A new entry in the history.
pub fn push(query: &str) {
    if let Ok(history) = window().history() {
        _ = history.push_state_with_url(&JsValue::NULL, "", Some(&address(query)));
    }
}

/// Another address for the present entry of the history.
pub fn replace(query: &str) {
    if let Ok(history) = window().history() {
        _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address(query)));
    }
}

/// The address of the present page with everything but its query.
pub fn full_address() -> String {
    window().location().href().unwrap_or_default()
}

/// Calls back when the reader goes back or forward.
pub fn on_travel(mut callback: impl FnMut(Reading) + 'static) {
    gloo::events::EventListener::new(&window(), "popstate", move |_| callback(read())).forget();
}

/// A fragment belongs to whoever put it there, so it stays.
fn address(query: &str) -> String {
    let location = window().location();
    let mut address = location.pathname().unwrap_or_default();
    if !query.is_empty() {
        address.push('?');
        address.push_str(query);
    }
    address.push_str(&location.hash().unwrap_or_default());
    address
}
