//! A box that shows a tree and follows its values.

use leptos::prelude::*;

use super::Node;

/// A `div` whose content is a function of the page's state.
#[component]
pub fn Shown(
    /// Class of the box.
    #[prop(optional)]
    class: &'static str,
    /// What it shows.
    #[prop(into)]
    content: Callback<(), Vec<Node>>,
) -> impl IntoView {
    #[cfg(feature = "static-page")]
    return view! { <div class=class inner_html=super::html::to_html(&content.run(()))></div> };
    #[cfg(not(feature = "static-page"))]
    view! { <div class=class use:follow=content></div> }
}

/// Fills the element at once, and again whenever a value changes.
#[cfg(not(feature = "static-page"))]
fn follow(element: web_sys::Element, content: Callback<(), Vec<Node>>) {
    let effect = RenderEffect::new(move |before: Option<Vec<Node>>| {
        let after = content.run(());
        super::patch::patch(&element, before.as_deref().unwrap_or_default(), &after);
        after
    });
    // The effect lives as long as the part of the page that it belongs to.
    StoredValue::new_local(effect);
}
