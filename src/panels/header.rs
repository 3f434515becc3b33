//! Name, and what holds for the whole page.

use lanefit_model::{Direction, Theme, ThroughputUnit, Word};
use lanefit_text::Label;
use leptos::prelude::*;

use crate::components::choice::{Choice, entries};
use crate::state::state;

/// The head of the page.
#[component]
pub fn Header() -> impl IntoView {
    let state = state();
    let words = state.words();
    let view = move || state.comparison.with(|comparison| comparison.view);
    let direction = move || state.comparison.with(|comparison| comparison.traffic.direction);
    view! {
        <a class="skip" href="#answer">
            {words.label(Label::SkipToAnswer)}
        </a>
        <header class="header">
            <p class="wordmark">
                <a href="./" title=words.label(Label::StartOver) on:click=move |event| {
                    if plain_click(&event) {
                        event.prevent_default();
                        state.open("");
                    }
                }>
                    "Lanefit"
                </a>
            </p>
            <div class="globals">
                <Choice
                    name="unit".to_owned()
                    caption=words.label(Label::Unit)
                    entries=entries(|unit: ThroughputUnit| words.unit(unit).to_owned())
                    selected=Signal::derive(move || view().unit.word())
                    on_change=move |word| set(&word, |unit| state.commit_view(|view| view.unit = unit))
                />
                <Choice
                    name="dir".to_owned()
                    caption=words.label(Label::Direction)
                    entries=entries(|direction: Direction| words.direction(direction).to_owned())
                    selected=Signal::derive(move || direction().word())
                    on_change=move |word| {
                        set(&word, |direction| state.commit_traffic(|traffic| traffic.direction = direction));
                    }
                />
                <Choice
                    name="theme".to_owned()
                    caption=words.label(Label::Theme)
                    entries=entries(|theme: Theme| words.theme(theme).to_owned())
                    selected=Signal::derive(move || view().theme.word())
                    on_change=move |word| set(&word, |theme| state.commit_view(|view| view.theme = theme))
                />
            </div>
        </header>
    }
    .into_any()
}

/// Hands on the value of a word; controls offer no others.
pub fn set<T: Word>(word: &str, change: impl FnOnce(T)) {
    if let Some(value) = T::from_word(word) {
        change(value);
    }
}

/// Whether a click on a link means this page, not another tab or window.
pub fn plain_click(event: &leptos::ev::MouseEvent) -> bool {
    !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key()) && event.button() == 0
}
