//! How a comparison comes to be shown: in the place of the static page, or in an element of another page.

use leptos::mount::mount_to_renderer;
use leptos::prelude::{Render, document};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;
use web_sys::js_sys::Function;

use super::effect::begun;
use super::place::{Place, Surroundings};
use super::widget::Widget;
use super::{events, location, screen};
use crate::app;
use crate::markup::patch;
use crate::panels::kept::Kept;
use crate::state::State;
use lanefit_model::query::{self, Reading};
use lanefit_model::system::Known;

/// Puts the running page where its static text stands; `None` when it stands nowhere.
///
/// The new content is built first and takes the place of the old in one step, so nothing moves,
/// and a failure while building leaves the static text as it was. `data-ready="true"` on the root
/// element tells the loader, style sheets and tests that the controls work. `changed` is called with
/// the query after every change of an embed.
#[wasm_bindgen]
pub fn page(changed: Function) -> Option<Widget> {
    let document = document();
    let place = document.get_element_by_id("app")?;
    let content: Element = place.clone_node().ok()?.unchecked_into();
    let mut reading = location::read();
    let surroundings = if reading.comparison.view.is_embed { Surroundings::Frame } else { Surroundings::Page };
    if surroundings == Surroundings::Frame {
        // Pages that show frames add keys of their own to addresses, for instance to name the frame.
        reading.warnings.retain(|warning| !warning.is_unknown_key());
    }
    let mut widget = build(content.clone(), reading, surroundings, String::new(), changed);
    for part in Kept::ALL {
        let of = ["[data-kept='", part.id(), "']"].concat();
        if let (Ok(Some(stands)), Ok(Some(gap))) = (place.query_selector(&of), content.query_selector(&of)) {
            _ = gap.replace_with_with_node_1(&stands);
        }
    }
    place.replace_with_with_node_1(&content).ok()?;
    document.document_element()?.set_attribute("data-ready", "true").ok()?;
    if Known::get().is_some() && surroundings == Surroundings::Page && location::asks_for_system() {
        // The link that led here promised this panel, which stands far below the answer on a phone.
        widget.state.place.focus_soon(String::from("#system select"));
        widget.state.place.scroll_to_soon("#system");
    }
    widget.keep();
    Some(widget)
}

/// Fills an element of another page with a comparison. Its links lead to the page at the address `home`.
#[wasm_bindgen]
pub fn element(root: Element, text: &str, home: String, changed: Function) -> Widget {
    build(root, query::read(text), Surroundings::Element, home, changed)
}

fn build(root: Element, reading: Reading, surroundings: Surroundings, home: String, changed: Function) -> Widget {
    // How much room an element has, its page says.
    let is_wide = surroundings != Surroundings::Element && screen::is_wide();
    let state = State::new(reading, Some(is_wide), Place::new(surroundings, Some(root.clone())));
    let mounted = mount_to_renderer(&root.clone(), move || Shown { root, state, home, changed });
    Widget { state, shown: Some((begun(), mounted)) }
}

/// A comparison as Leptos sees it: it keeps its elements up to date by itself.
struct Shown {
    root: Element,
    state: State,
    home: String,
    changed: Function,
}

impl Render for Shown {
    type State = ();

    fn build(self) -> Self::State {
        let Self { root, state, home, changed } = self;
        patch(&root, &[], &app::frame(state, home));
        events::listen_to(&root, state);
        app::follow_outside(state, move |query| _ = changed.call1(&JsValue::NULL, &JsValue::from_str(query)));
    }

    fn rebuild(self, _state: &mut Self::State) {}
}
