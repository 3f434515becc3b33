//! The device picker: typing, walking through the list, choosing.

use lanefit_model::{Edit, digits, read_number};
use web_sys::{Element, KeyboardEvent};

use super::element::closest;
use crate::panels::picker::{Picking, offers, option_id};
use crate::state::State;

/// Entries that the page keys pass over.
const PAGE: usize = 8;

/// Opens the picker for a scenario.
pub fn open(state: State, scenario: usize) {
    state.picking.set(Some(Picking { scenario, ..Picking::default() }));
}

/// Narrows the list to what was typed.
pub fn search(state: State, text: String) {
    state.picking.update(|picking| {
        if let Some(picking) = picking {
            picking.text = text;
            picking.active = 0;
        }
    });
}

/// Takes an entry that was clicked; false when none was.
pub fn click(state: State, target: &Element) -> bool {
    let at = closest(target, "[data-offer]").and_then(|entry| read_number(&entry.get_attribute("data-offer")?));
    at.is_some_and(|at| {
        choose(state, at);
        true
    })
}

/// Keys of the search field: arrows walk through the list, Enter takes the entry that is marked, Escape
/// closes.
pub fn key(state: State, event: &KeyboardEvent) {
    let Some(picking) = state.picking.get_untracked() else { return };
    let last = offers(state.words(), &picking.text).len().saturating_sub(1);
    let active = match event.key().as_str() {
        "ArrowDown" => (picking.active + 1).min(last),
        "ArrowUp" => picking.active.saturating_sub(1),
        "PageDown" => (picking.active + PAGE).min(last),
        "PageUp" => picking.active.saturating_sub(PAGE),
        "Enter" => {
            event.prevent_default();
            return choose(state, picking.active);
        }
        // A search field has a use of its own for it in some browsers.
        "Escape" => {
            event.prevent_default();
            return state.picking.set(None);
        }
        _ => return,
    };
    event.prevent_default();
    state.picking.set(Some(Picking { active, ..picking }));
    state.place.scroll_to_soon(["#", &option_id(active)].concat());
}

fn choose(state: State, at: usize) {
    let Some(picking) = state.picking.get_untracked() else { return };
    let Some(offer) = offers(state.words(), &picking.text).into_iter().nth(at) else { return };
    state.commit(Edit::SetDevice(picking.scenario, offer.device));
    state.picking.set(None);
    // The button may be a new one, since the card has changed.
    state.place.focus_soon(["#device-", &digits(picking.scenario as u64 + 1)].concat());
}
