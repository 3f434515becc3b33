//! What the reader does, heard once at the root of the page.

use lanefit_model::digits;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::Reflect;
use web_sys::{Element, Event, EventTarget, KeyboardEvent, MouseEvent};

use super::element::closest;
use super::place::Place;
use super::{explained, matrix, picking};
use crate::controls;
use crate::state::{Number, State};

/// Hears everything that happens in the page.
pub fn listen_to(page: &Element, state: State) {
    let hear = |name: &str, react: fn(State, &Event)| {
        // Elements may outlive the comparison that filled them.
        listen(page, name, move |event| {
            if !state.place.is_gone() {
                react(state, event)
            }
        });
    };
    hear("click", |state, event| on_click(state, event.unchecked_ref()));
    hear("change", on_change);
    hear("input", on_input);
    hear("pointerup", on_release);
    hear("keydown", |state, event| on_key(state, event.unchecked_ref()));
    hear("close", |state, _| close(state));
}

/// Calls back at every such event of the target or of what is in it, for as long as the page lives.
pub fn listen(target: &EventTarget, name: &str, mut heard: impl FnMut(&Event) + 'static) {
    let heard = Closure::<dyn FnMut(Event)>::new(move |event: Event| heard(&event)).into_js_value();
    // On its way down an event is heard even if it does not bubble, as that of a closing dialog.
    _ = target.add_event_listener_with_callback_and_bool(name, heard.unchecked_ref(), true);
}

/// A control has a new value.
fn on_change(state: State, event: &Event) {
    let Some((name, value)) = control(event) else { return };
    let edit = state.comparison.with_untracked(|comparison| controls::edit(comparison, &name, &value));
    if let Some(field) = target_of(event) {
        mark(state.place, &field, edit.as_ref().err().map(|refused| state.words().warning(refused)));
    }
    if let Ok(Some(edit)) = edit {
        state.commit(edit);
    }
}

/// Says beside a field why its value was refused, or that it is no longer.
fn mark(place: Place, field: &Element, refusal: Option<String>) {
    let Some(beside) = field.get_attribute("aria-describedby").and_then(|id| place.find(&["#", &id].concat())) else {
        return;
    };
    _ = match refusal {
        Some(_) => field.set_attribute("aria-invalid", "true"),
        None => field.remove_attribute("aria-invalid"),
    };
    beside.set_text_content(refusal.as_deref());
}

/// A control is on its way to a new value; only the slider shows what it passes.
fn on_input(state: State, event: &Event) {
    let Some((name, value)) = control(event) else { return };
    if name == "picker-text" {
        return picking::search(state, value);
    }
    if name == "size-slider"
        && let Ok(Some(edit)) = state.comparison.with_untracked(|comparison| controls::edit(comparison, &name, &value))
    {
        state.preview(edit);
    }
}

/// A slider that was dragged and has come back to where it was is let go without a change event.
fn on_release(state: State, event: &Event) {
    if control(event).is_some_and(|(name, _)| name == "size-slider") && state.is_changing() {
        on_change(state, event);
    }
}

/// A link to a comparison, a number that explains itself, or a button.
fn on_click(state: State, event: &MouseEvent) {
    let Some(target) = target_of(event) else { return };
    if let Some(link) = closest(&target, "a[href^='?']") {
        // Everything but a plain click is for another tab or window.
        if link.has_attribute("target")
            || event.ctrl_key()
            || event.meta_key()
            || event.shift_key()
            || event.alt_key()
            || event.button() != 0
        {
            return;
        }
        event.prevent_default();
        let href = link.get_attribute("href").unwrap_or_default();
        state.open(href.strip_prefix('?').unwrap_or_default());
        state.place.scroll_to_soon("#answer");
        // What was asked is answered there, so reading goes on there.
        state.place.focus_soon(String::from("#answer"));
    } else if matches!(target.id().as_str(), "explanation" | "picker") {
        // The dialog itself is hit only beside its content, on the backdrop.
        close(state);
    } else if picking::click(state, &target) {
    } else if let Some(cell) = matrix::cell_of(&target) {
        matrix::choose(state, &cell);
    } else if let Some(opened) = explained::by(&target, first(state)) {
        state.explained.set(Some(opened));
    } else if let Some(button) = closest(&target, "button[data-action]") {
        act(state, &button);
    }
}

fn act(state: State, button: &Element) {
    let name = button.get_attribute("data-action").unwrap_or_default();
    match name.as_str() {
        "close" => close(state),
        "pick" => picking::open(state, explained::scenario_of(button).unwrap_or_default()),
        _ => {
            let index = explained::scenario_of(button).unwrap_or_default();
            let next = state.comparison.with_untracked(|comparison| controls::action(comparison, &name, index));
            if let Some((edit, go_on_with)) = next {
                state.commit(edit);
                let (from, to) = (digits(index as u64 + 1), digits(go_on_with as u64 + 1));
                if name == "up" || name == "down" {
                    state.place.follow_soon(from, to, name);
                } else if name.starts_with("fix-") {
                    // The change is made, so its button is gone; what came of it stands there instead.
                    state.place.focus_soon(["#scenarios li[data-scenario='", &to, "'] .findings"].concat());
                } else {
                    state.place.focus_soon(["[name='form-", &to, "']"].concat());
                }
            }
        }
    }
}

fn close(state: State) {
    state.explained.set(None);
    state.picking.set(None);
}

/// Keys of the picker and of the drawing: one stop for the Tab key, arrows from row to row.
fn on_key(state: State, event: &KeyboardEvent) {
    if target_of(event).is_some_and(|target| closest(&target, "#picker").is_some()) {
        return picking::key(state, event);
    }
    if let Some(cell) = target_of(event).and_then(|target| matrix::cell_of(&target)) {
        return matrix::key(state, event, &cell);
    }
    let Some(row) = target_of(event).and_then(|target| closest(&target, "#figure g[data-scenario]")) else {
        return;
    };
    let last = state.report.with_untracked(|report| report.scenarios.len()).saturating_sub(1);
    let at = state.stop.get_untracked().min(last);
    let next = match event.key().as_str() {
        "ArrowDown" | "ArrowRight" => (at + 1).min(last),
        "ArrowUp" | "ArrowLeft" => at.saturating_sub(1),
        "Home" => 0,
        "End" => last,
        "Enter" | " " => {
            event.prevent_default();
            return state.explained.set(explained::by(&row, first(state)));
        }
        _ => return,
    };
    event.prevent_default();
    state.stop.set(next);
    state.place.focus_soon(["#figure g[data-scenario='", &digits(next as u64 + 1), "']"].concat());
}

/// The number that the lens puts first.
fn first(state: State) -> Number {
    let lens = state.comparison.with_untracked(|comparison| comparison.view.lens);
    state.report.with_untracked(|report| Number::of_lens(lens, report))
}

/// Name and value of the control that an event is about.
fn control(event: &Event) -> Option<(String, String)> {
    let target = target_of(event)?;
    let property = |name: &str| Reflect::get(&target, &JsValue::from_str(name)).ok();
    let name = target.get_attribute("name")?;
    if target.get_attribute("type").as_deref() == Some("checkbox") {
        let on = property("checked")?.is_truthy();
        return Some((name, String::from(if on { "1" } else { "0" })));
    }
    Some((name, property("value")?.as_string()?))
}

fn target_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}
