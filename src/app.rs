//! The frame of the page: what stands where, and what it follows.

use lanefit_text::Label;
use leptos::prelude::*;

use crate::browser::effect::follow;
use crate::browser::pause::AfterPause;
use crate::browser::{dialog, location, screen};
use crate::markup::{Element, Node, element};
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

/// The whole page below `<body>`. Each box in it follows the values that its content reads.
pub fn frame(state: State) -> Vec<Node> {
    let shown = || element("div");
    let skip = element("a").class("skip").with("href", "#answer").child(state.words().label(Label::SkipToAnswer));
    let stage = element("div")
        .class("stage")
        .child(shown().follow(move || one(state.shown(answer))))
        .child(shown().follow(move || one(figure(state))))
        .child(shown().class("beside").follow(move || beside(state)))
        .child(table_twin(state))
        .child(
            shown()
                .class("apart")
                .follow(move || one(settings(state.words(), state.subject.with(|subject| subject.traffic)))),
        );
    let main = element("main")
        .with("id", "main")
        .child(shown().follow(move || state.warnings.with(|list| warnings(state.words(), list))))
        .child(stage)
        .child(shown().class("reading").follow(move || reading_matter(state)));
    let page = element("div")
        .child(skip)
        .child(shown().follow(move || one(state.shown(|words, comparison, _| header(words, comparison)))))
        .child(main)
        .child(explanation_dialog(state));
    vec![page.into(), live_region(state).into()]
}

/// What changes outside of the page's own elements.
pub fn follow_outside(state: State) {
    location::on_travel(move |reading| state.show(reading));
    screen::on_width_change(move |wide| state.wide.set(Some(wide)));
    follow(move || screen::show_theme(state.comparison.with(|comparison| comparison.view.theme)));
    follow(move || dialog::show(state.explained.get().is_some()));
}

fn one(element: Element) -> Vec<Node> {
    vec![element.into()]
}

fn figure(state: State) -> Element {
    let (wide, stop) = (state.wide.get(), state.stop.get());
    state.shown(|words, comparison, report| {
        let stop = stop.min(report.scenarios.len().saturating_sub(1));
        figure_section(words, comparison, report, wide, stop)
    })
}

/// What stands beside the figure. It follows the list and what is compared, not the unit.
fn beside(state: State) -> Vec<Node> {
    state.subject.track();
    state.report.track();
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
fn explanation_dialog(state: State) -> Element {
    let content = move || {
        let Some(explained) = state.explained.get() else {
            return Vec::new();
        };
        state.shown(|words, comparison, report| {
            let mut nodes = explanation(words, comparison, report, explained);
            nodes.push(action("close", words.label(Label::Close), true).into());
            nodes
        })
    };
    element("dialog")
        .with("id", "explanation")
        .class("explanation")
        .with("aria-labelledby", "explanation-title")
        .child(element("div").class("explanation-body").follow(content))
}

/// Says the answer aloud, once per burst of changes.
fn live_region(state: State) -> Element {
    let spoken = RwSignal::new(String::new());
    let mut pause = AfterPause::new(SPEECH_PAUSE_MILLISECONDS);
    on_change(state, move || {
        pause.ask(move || {
            let answer = untrack(|| state.shown(|words, comparison, report| words.answer(comparison, report)));
            spoken.set(answer.to_text());
        });
    });
    element("div")
        .class("visually-hidden")
        .with("role", "status")
        .child(element("div").follow(move || vec![spoken.get().into()]))
}

/// The table twin follows after a pause, so that a drag redraws the figure and nothing else.
fn table_twin(state: State) -> Element {
    let changes = RwSignal::new(0_usize);
    let mut pause = AfterPause::new(TABLE_PAUSE_MILLISECONDS);
    on_change(state, move || pause.ask(move || changes.update(|count| *count = count.wrapping_add(1))));
    element("div").class("apart").follow(move || {
        changes.track();
        one(untrack(|| state.shown(twin)))
    })
}

/// Calls back at every change of the comparison, but not for the one the page starts with.
fn on_change(state: State, mut changed: impl FnMut() + 'static) {
    let mut is_first = true;
    follow(move || {
        state.comparison.track();
        if !std::mem::take(&mut is_first) {
            changed();
        }
    });
}
