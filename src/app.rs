//! The frame of the page: what stands where, and what it follows.

use lanefit_model::query::Reading;
use lanefit_text::Label;
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::browser::pause::AfterPause;
use crate::browser::{element, events, location, screen};
use crate::markup::{Node, Shown};
use crate::panels::about::about;
use crate::panels::answer::answer;
use crate::panels::control::action;
use crate::panels::explanation::explanation;
use crate::panels::figure::figure_section;
use crate::panels::header::header;
use crate::panels::questions::questions;
use crate::panels::reference::reference;
use crate::panels::scenarios::scenarios;
use crate::panels::settings::settings;
use crate::panels::twin::twin;
use crate::panels::warnings::warnings;
use crate::state::State;

/// Long enough that a burst of changes is said once.
const SPEECH_PAUSE_MILLISECONDS: u32 = 700;

/// Too short to be noticed after a single change.
const TABLE_PAUSE_MILLISECONDS: u32 = 80;

/// The whole page below `<body>`, showing what was read from the address.
///
/// `wide` says which figure there is room for; without it both are written.
#[component]
pub fn App(reading: Reading, wide: Option<bool>) -> impl IntoView {
    let state = State::new(reading, wide);
    if cfg!(target_arch = "wasm32") {
        location::on_travel(move |reading| state.show(reading));
        screen::on_width_change(move |wide| state.wide.set(Some(wide)));
        Effect::new(move |_| screen::show_theme(state.comparison.with(|comparison| comparison.view.theme)));
    }
    let skip = state.words().label(Label::SkipToAnswer);
    view! {
        <div
            on:click=move |event| events::on_click(state, &event)
            on:change=move |event| events::on_change(state, &event)
            on:input=move |event| events::on_input(state, &event)
            on:pointerup=move |event| events::on_release(state, &event)
            on:keydown=move |event| events::on_key(state, &event)
        >
            <a class="skip" href="#answer">
                {skip}
            </a>
            <Shown content=move |()| one(state.shown(|words, comparison, _| header(words, comparison))) />
            <main id="main">
                <Shown content=move |()| state.warnings.with(|list| warnings(state.words(), list)) />
                <div class="stage">
                    <Shown content=move |()| one(state.shown(answer)) />
                    <Shown content=move |()| one(figure(state)) />
                    <Shown
                        class="beside"
                        content=move |()| beside(state)
                    />
                    <TableTwin state=state />
                    <Shown class="apart" content=move |()| one(settings(state.words(), state.traffic.get())) />
                </div>
                <Shown class="reading" content=move |()| reading_matter(state) />
            </main>
            <ExplanationDialog state=state />
        </div>
        <LiveRegion state=state />
    }
}

fn one(element: crate::markup::Element) -> Vec<Node> {
    vec![element.into()]
}

fn figure(state: State) -> crate::markup::Element {
    let (wide, stop) = (state.wide.get(), state.stop.get());
    state.shown(|words, comparison, report| {
        let stop = stop.min(report.scenarios.len().saturating_sub(1));
        figure_section(words, comparison, report, wide, stop)
    })
}

/// What stands beside the figure. It follows the list and what is compared, not the unit.
fn beside(state: State) -> Vec<Node> {
    state.list.track();
    state.report.track();
    state.lens.track();
    let (words, said) = (state.words(), state.said.get());
    let list = untrack(|| state.shown(|words, comparison, report| scenarios(words, comparison, report, said)));
    vec![list.into(), questions(words).into()]
}

/// What there is to read besides the comparison.
fn reading_matter(state: State) -> Vec<Node> {
    let words = state.words();
    let mut nodes: Vec<Node> = vec![reference(words).into()];
    nodes.extend(about(words).map(Node::from));
    nodes
}

/// The dialog that explains a number.
#[component]
fn ExplanationDialog(state: State) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(shown) = dialog.get() else { return };
        if state.explained.get().is_some() {
            if !shown.open() {
                _ = shown.show_modal();
            }
            element::scroll_to_soon("#explanation .explained");
        } else if shown.open() {
            shown.close();
        }
    });
    let content = move |()| {
        let Some(explained) = state.explained.get() else {
            return Vec::new();
        };
        state.shown(|words, comparison, report| {
            let mut nodes = explanation(words, comparison, report, explained);
            nodes.push(action("close", words.label(Label::Close), true).into());
            nodes
        })
    };
    view! {
        <dialog
            id="explanation"
            class="explanation"
            node_ref=dialog
            aria-labelledby="explanation-title"
            on:close=move |_| state.explained.set(None)
        >
            <Shown class="explanation-body" content=content />
        </dialog>
    }
}

/// Says the answer aloud, once per burst of changes.
#[component]
fn LiveRegion(state: State) -> impl IntoView {
    let spoken = RwSignal::new(String::new());
    let pause = AfterPause::new(SPEECH_PAUSE_MILLISECONDS);
    on_change(state, move || {
        pause.ask(move || {
            let answer = untrack(|| state.shown(|words, comparison, report| words.answer(comparison, report)));
            spoken.set(answer.to_text());
        });
    });
    view! {
        <div class="visually-hidden" role="status">
            <Shown content=move |()| vec![spoken.get().into()] />
        </div>
    }
}

/// The table twin follows after a pause, so that a drag redraws the figure and nothing else.
#[component]
fn TableTwin(state: State) -> impl IntoView {
    let changes = RwSignal::new(0_u32);
    let pause = AfterPause::new(TABLE_PAUSE_MILLISECONDS);
    on_change(state, move || pause.ask(move || changes.update(|count| *count = count.wrapping_add(1))));
    view! {
        <Shown class="apart" content=move |()| {
            changes.track();
            one(untrack(|| state.shown(twin)))
        } />
    }
}

/// Calls back at every change of the comparison, but not for the one the page starts with.
fn on_change(state: State, changed: impl Fn() + 'static) {
    Effect::new(move |before: Option<()>| {
        state.comparison.track();
        if before.is_some() {
            changed();
        }
    });
}
