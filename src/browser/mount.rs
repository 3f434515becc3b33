//! How the running page takes the place of the static one.

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{location, screen};
use crate::App;

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
    let Ok(content) = place.clone_node().map(JsCast::unchecked_into::<HtmlElement>) else {
        return;
    };
    let reading = location::read();
    let wide = Some(screen::is_wide());
    mount_to(content.clone(), move || view! { <App reading=reading wide=wide /> }).forget();
    let replaced = place.replace_with_with_node_1(&content);
    if let (Ok(()), Some(root)) = (replaced, document.document_element()) {
        _ = root.set_attribute("data-ready", "true");
    }
}
