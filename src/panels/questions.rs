//! Questions that people ask, as plain links.

use lanefit_text::{Label, QUESTIONS};
use leptos::prelude::*;

use crate::browser::element;
use crate::panels::header::plain_click;
use crate::state::state;

/// Start chips: each is a link to the comparison that answers it.
#[component]
pub fn Questions() -> impl IntoView {
    let state = state();
    let words = state.words();
    let links = QUESTIONS.map(|(question, query)| {
        let follow = move |event: leptos::ev::MouseEvent| {
            if plain_click(&event) {
                event.prevent_default();
                state.open(query);
                element::scroll_to_soon("#answer");
            }
        };
        view! {
            <li>
                <a href=["?", query].concat() on:click=follow>
                    {words.question(question)}
                </a>
            </li>
        }
    });
    view! {
        <nav id="chips" class="chips" aria-labelledby="chips-title">
            <h2 id="chips-title">{words.label(Label::PeopleAsk)}</h2>
            <ul>{links.collect_view()}</ul>
        </nav>
    }
    .into_any()
}
