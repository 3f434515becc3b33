//! What was not understood in the address.

use lanefit_text::Label;
use leptos::prelude::*;

use crate::state::state;

/// Warnings in words; nothing when there are none.
#[component]
pub fn Warnings() -> impl IntoView {
    let state = state();
    move || {
        let words = state.words();
        let items = state.warnings.with(|warnings| {
            warnings.iter().map(|warning| view! { <li>{words.warning(warning)}</li> }).collect::<Vec<_>>()
        });
        (!items.is_empty()).then(|| {
            view! {
                <section id="warnings" aria-labelledby="warnings-title" role="alert">
                    <h2 id="warnings-title">{words.label(Label::Warnings)}</h2>
                    <ul>{items}</ul>
                </section>
            }
        })
    }
}
