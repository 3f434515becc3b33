//! What is compared, and the controls to change it.

use lanefit_model::{Comparison, Edit, Form, Scenario};
use lanefit_text::Label;
use leptos::prelude::*;

use crate::browser::{clipboard, element, location};
use crate::components::LIVE;
use crate::panels::scenario_card::ScenarioCard;
use crate::state::state;

/// The list of scenarios.
#[component]
pub fn Scenarios() -> impl IntoView {
    let state = state();
    let words = state.words();
    let count = Memo::new(move |_| state.comparison.with(|comparison| comparison.scenarios().len()));
    let has_room = Memo::new(move |_| state.comparison.with(Comparison::has_room));
    let add = move |_| {
        state.commit(Edit::Add(Scenario::bare(Form::Pcie.example())));
        element::focus_soon(["[name='form-", &count.get_untracked().to_string(), "']"].concat());
    };
    view! {
        <section id="scenarios" class="scenarios" aria-labelledby="scenarios-title">
            <h2 id="scenarios-title">{words.label(Label::Compared)}</h2>
            <ol>
                <For each=move || 0..count.get() key=|index| *index let:index>
                    <ScenarioCard index=index />
                </For>
            </ol>
            <p class="list-actions">
                <button type="button" class="action" data-action="add" disabled=move || !LIVE || !has_room.get() on:click=add>
                    {["+ ", words.label(Label::Add)].concat()}
                </button>
                <Share />
            </p>
            <p class="fine" hidden=move || has_room.get()>
                {words.label(Label::Full)}
            </p>
        </section>
    }
    .into_any()
}

/// Copies the link of the present comparison.
#[component]
fn Share() -> impl IntoView {
    let words = state().words();
    let said = RwSignal::new("");
    let copy = move |_| {
        clipboard::copy(&location::full_address(), move |worked| {
            said.set(words.label(if worked { Label::Shared } else { Label::ShareFailed }));
        });
    };
    view! {
        <button type="button" class="action" data-action="share" disabled=!LIVE on:click=copy>
            {words.label(Label::Share)}
        </button>
        <span class="fine" role="status">
            {said}
        </span>
    }
}
