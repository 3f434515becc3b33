//! The query in the address bar. A browser that refuses to change it leaves the page working.
//!
//! The address follows a change after a short pause: a burst of changes is one step back for the
//! reader, and browsers count and cost every change of the address.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use lanefit_model::query::{self, Key, Reading};
use leptos::prelude::window;
use wasm_bindgen::JsValue;

use super::events::listen;

const PAUSE_MILLISECONDS: u32 = 100;

/// What the address will say.
enum Write {
    /// The same step, for a change that is still going on.
    Replace(String),
    /// A new step. The former one first gets back the query it had before the change.
    Push { before: String, query: String },
}

thread_local! {
    static PENDING: RefCell<Option<(Write, Timeout)>> = const { RefCell::new(None) };
}

/// What the address says.
pub fn read() -> Reading {
    query::read(&window().location().search().unwrap_or_default())
}

/// Whether the reader came to say what PC they have: the key of the system is there, and empty.
pub fn asks_for_system() -> bool {
    let search = window().location().search().unwrap_or_default();
    let key = Key::Platform.name();
    search.split(['?', '&']).any(|pair| pair.strip_prefix(key) == Some("="))
}

/// Shows a change that is still going on.
pub fn replace_soon(query: String) {
    write_soon(Write::Replace(query));
}

/// Makes a step that leads from one query to another.
pub fn push_soon(before: String, query: String) {
    // A step that is still to be made leads on from where it began.
    let pending = PENDING.take();
    let before = match pending {
        Some((Write::Push { before, .. }, _)) => before,
        _ => before,
    };
    write_soon(Write::Push { before, query });
}

/// Makes a step at once.
pub fn push(query: &str) {
    flush();
    change(query, true);
}

/// Calls back when the reader goes back or forward.
pub fn on_travel(mut callback: impl FnMut(Reading) + 'static) {
    listen(&window(), "popstate", move |_| {
        PENDING.take();
        callback(read());
    });
    // Whoever leaves or reloads takes along what was chosen last.
    listen(&window(), "pagehide", |_| flush());
}

fn write_soon(write: Write) {
    let timeout = Timeout::new(PAUSE_MILLISECONDS, flush);
    PENDING.set(Some((write, timeout)));
}

fn flush() {
    match PENDING.take() {
        Some((Write::Replace(query), _)) => change(&query, false),
        Some((Write::Push { before, query }, _)) => {
            if read() != query::read(&before) {
                change(&before, false);
            }
            change(&query, true);
        }
        None => {}
    }
}

fn change(query: &str, is_step: bool) {
    let Ok(history) = window().history() else { return };
    let address = Some(address(query));
    _ = if is_step {
        history.push_state_with_url(&JsValue::NULL, "", address.as_deref())
    } else {
        history.replace_state_with_url(&JsValue::NULL, "", address.as_deref())
    };
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
