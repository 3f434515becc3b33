//! The frame of the page: what stands where.

use lanefit_model::query::Reading;
use leptos::prelude::*;

use crate::browser::{announce, location, screen};
use crate::panels::{
    about::About, answer::Answer, explanation::ExplanationDialog, figure::Figure, header::Header, questions::Questions,
    reference::Reference, scenarios::Scenarios, settings::Settings, twin::Twin, warnings::Warnings,
};
use crate::state::State;

/// The whole page below `<body>`, showing what was read from the address.
#[component]
pub fn App(reading: Reading, wide: Option<bool>) -> impl IntoView {
    let state = State::new(reading, wide);
    provide_context(state);
    if cfg!(target_arch = "wasm32") {
        location::on_travel(move |reading| state.show(reading));
        screen::on_width_change(move |wide| state.wide.set(Some(wide)));
        Effect::new(move |_| screen::show_theme(state.comparison.with(|comparison| comparison.view.theme)));
    }
    let language = Memo::new(move |_| state.comparison.with(|comparison| comparison.view.language));
    // Fixed words are written once, so another language is another page.
    move || {
        language.track();
        view! { <Page /> }
    }
}

#[component]
fn Page() -> impl IntoView {
    view! {
        <Header />
        <main id="main">
            <Warnings />
            <div class="stage">
                <Answer />
                <Figure />
                <Scenarios />
                <Twin />
                <Settings />
            </div>
            <div class="reading">
                <Questions />
                <Reference />
                <About />
            </div>
        </main>
        <ExplanationDialog />
        <LiveRegion />
    }
}

/// Says the answer aloud, once per burst of changes.
#[component]
fn LiveRegion() -> impl IntoView {
    let state = crate::state::state();
    let spoken = RwSignal::new(String::new());
    Effect::new(move |first: Option<()>| {
        let comparison = state.comparison.get();
        if first.is_some() {
            announce::after_pause(move || {
                let answer = state.report.with_untracked(|report| state.words().answer(&comparison, report));
                spoken.set(answer.to_text());
            });
        }
    });
    view! {
        <p class="visually-hidden" role="status" aria-live="polite">
            {spoken}
        </p>
    }
}
