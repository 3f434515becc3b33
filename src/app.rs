//! The frame of the page: what stands where, and what it follows.

use lanefit_model::system::Known;
use lanefit_model::{Lens, query};
use lanefit_text::Label;
use leptos::prelude::untrack;

use crate::browser::effect::follow;
use crate::browser::pause::AfterPause;
use crate::browser::place::Surroundings;
use crate::browser::{location, screen};
use crate::embed::embed;
use crate::followed::{Memo, Signal};
use crate::markup::{Element, Node, element};
use crate::panels::answer::answer;
use crate::panels::control::action;
use crate::panels::explanation::explanation;
use crate::panels::figure::{figure_section, own_cell, share_button};
use crate::panels::header::header;
use crate::panels::kept::{Kept, kept};
use crate::panels::picker::picker;
use crate::panels::scenarios::scenarios;
use crate::panels::settings::settings;
use crate::panels::system::system;
use crate::panels::twin::twin;
use crate::panels::warnings::warnings;
use crate::state::State;

/// Long enough that a burst of changes is said once.
const SPEECH_PAUSE_MILLISECONDS: u32 = 700;

/// Too short to be noticed after a single change.
const TABLE_PAUSE_MILLISECONDS: u32 = 80;

/// All that is shown: the page, or an embed in another one, whose links lead to the page at the address `home`.
pub fn frame(state: State, home: String) -> Vec<Node> {
    if state.place.surroundings == Surroundings::Page { page(state) } else { embed(state, home) }
}

/// The whole page below `<body>`. Each box in it follows the values that its content reads.
fn page(state: State) -> Vec<Node> {
    let shown = || element("div");
    let skip = element("a").class("skip").with("href", "#answer").child(state.words().label(Label::SkipToAnswer));
    let stage = element("div")
        .class("stage")
        .child(shown().follow(move || one(state.shown(answer))))
        .child(shown().follow(move || vec![figure(state).into(), share(state).into()]))
        .child(
            shown()
                .class("beside")
                .children(Known::get().map(|known| shown().follow(move || one(own_pc(state, known)))))
                .child(shown().follow(move || one(list(state))))
                .child(kept(state.words(), Kept::Chips)),
        )
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
        .child(kept(state.words(), Kept::Reading));
    let page = element("div")
        .child(skip)
        .child(shown().follow(move || one(state.shown(|words, comparison, _| header(words, comparison)))))
        .child(main)
        .child(explanation_dialog(state))
        .child(picker_dialog(state));
    vec![page.into(), live_region(state).into()]
}

/// What changes outside of the comparison's own elements. `changed` hears the query of an embed after every change.
pub fn follow_outside(state: State, changed: impl Fn(&str) + 'static) {
    let place = state.place;
    if place.surroundings != Surroundings::Element {
        location::on_travel(move |reading| state.show(reading));
        screen::on_width_change(move |wide| state.wide.set(Some(wide)));
    }
    follow(move || place.show_theme(state.comparison.with(|comparison| comparison.view.theme)));
    follow(move || {
        place.show_dialog("#explanation", "#explanation .explained", state.explained.get().is_some());
    });
    let is_picking = Memo::new(move || state.picking.with(Option::is_some));
    follow(move || place.show_dialog("#picker", "#picker [aria-selected='true']", is_picking.get()));
    if place.surroundings != Surroundings::Page {
        on_change(state, move || changed(&state.comparison.with(query::write)));
    }
}

/// A box with one element.
pub fn one(element: Element) -> Vec<Node> {
    vec![element.into()]
}

/// The figure.
pub fn figure(state: State) -> Element {
    let (wide, stop, cell) = (state.wide.get(), state.stop.get(), state.cell.get());
    state.shown(|words, comparison, report| {
        let stop = match comparison.view.lens {
            Lens::Fit => cell.or_else(|| own_cell(comparison)).unwrap_or_default(),
            _ => stop.min(report.scenarios.len().saturating_sub(1)),
        };
        figure_section(words, comparison, report, wide, stop)
    })
}

fn share(state: State) -> Element {
    state.shown(|words, comparison, _| share_button(words, comparison))
}

/// The scenarios. The list follows what is compared, not how much is copied.
fn list(state: State) -> Element {
    state.subject.track();
    state.report.track();
    untrack(|| state.shown(scenarios))
}

/// The reader's PC.
fn own_pc(state: State, known: Known) -> Element {
    state.subject.track();
    state.report.track();
    untrack(|| state.shown(|words, comparison, report| system(words, known, comparison, report)))
}

/// The dialog that explains a number.
pub fn explanation_dialog(state: State) -> Element {
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

/// The dialog that a device is chosen in.
fn picker_dialog(state: State) -> Element {
    let content = move || {
        state.picking.with(|picking| {
            let Some(picking) = picking else { return Vec::new() };
            let mut nodes = picker(state.words(), picking);
            nodes.push(action("close", state.words().label(Label::Close), true).into());
            nodes
        })
    };
    element("dialog")
        .with("id", "picker")
        .class("picker-dialog")
        .with("aria-labelledby", "picker-title")
        .child(element("div").class("picker-body").follow(content))
}

/// Says the answer aloud, once per burst of changes.
pub fn live_region(state: State) -> Element {
    let spoken = Signal::new(String::new());
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
pub fn table_twin(state: State) -> Element {
    let changes = Signal::new(0_usize);
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
