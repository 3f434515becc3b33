//! How the running page takes the place of the static one.

use leptos::mount::mount_to_renderer;
use leptos::prelude::{Render, document};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{events, location, screen};
use crate::app;
use crate::markup::patch;
use crate::panels::kept::Kept;
use crate::state::State;

/// Puts the running page where its static text stands.
///
/// The new content is built first and takes the place of the old in one step, so nothing moves,
/// and a failure while building leaves the static text as it was. `data-ready="true"` on the root
/// element tells the loader, style sheets and tests that the controls work.
pub fn mount() {
    let document = document();
    let Some(place) = document.get_element_by_id("app") else {
        return;
    };
    let Ok(content) = place.clone_node().map(JsCast::unchecked_into::<Element>) else {
        return;
    };
    let page = Page(content.clone());
    mount_to_renderer(&content, move || page).forget();
    for part in Kept::ALL {
        let of = ["[data-kept='", part.id(), "']"].concat();
        if let (Ok(Some(stands)), Ok(Some(gap))) = (place.query_selector(&of), content.query_selector(&of)) {
            _ = gap.replace_with_with_node_1(&stands);
        }
    }
    let replaced = place.replace_with_with_node_1(&content);
    if let (Ok(()), Some(root)) = (replaced, document.document_element()) {
        _ = root.set_attribute("data-ready", "true");
    }
}

/// The page as Leptos sees it: it keeps its elements up to date by itself.
struct Page(Element);

impl Render for Page {
    type State = ();

    fn build(self) -> Self::State {
        let state = State::new(location::read(), Some(screen::is_wide()));
        patch(&self.0, &[], &app::frame(state));
        events::listen_to(&self.0, state);
        app::follow_outside(state);
    }

    fn rebuild(self, _state: &mut Self::State) {}
}
