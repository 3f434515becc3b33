//! How a number came about: the whole ladder of its scenario, from the wire down.

use lanefit_model::facts::sources_of;
use lanefit_text::{Explanation, Label};
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::browser::element;
use crate::panels::about::source_view;
use crate::state::{Explained, state};

/// The dialog that explains numbers.
#[component]
pub fn ExplanationDialog() -> impl IntoView {
    let state = state();
    let words = state.words();
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(element) = dialog.get() else { return };
        if state.explained.get().is_some() {
            if !element.open() {
                _ = element.show_modal();
            }
            element::scroll_to_soon("#explanation .explained");
        } else if element.open() {
            element.close();
        }
    });
    let close = move || state.explained.set(None);
    view! {
        <dialog id="explanation" class="explanation" node_ref=dialog aria-labelledby="explanation-title" on:close=move |_| close()>
            {move || state.explained.get().map(content)}
            <button type="button" class="action" data-action="close" on:click=move |_| close()>
                {words.label(Label::Close)}
            </button>
        </dialog>
    }
    .into_any()
}

fn content(explained: Explained) -> AnyView {
    let state = state();
    let words = state.words();
    let comparison = state.comparison.get();
    let Some(report) = state.report.with(|report| report.scenarios.get(explained.scenario).cloned()) else {
        return ().into_any();
    };
    let steps = words
        .explanations(&comparison, &report)
        .into_iter()
        .map(|step| {
            let value = report.ladder.and_then(|ladder| ladder.rung(step.rung));
            let quantity = value.map(|value| words.throughput(value, comparison.view.unit).to_string());
            let sources = report.carrier().map(|carrier| sources_of(step.rung, carrier)).unwrap_or_default();
            let sources = sources.iter().map(|source| view! { <li>{source_view(source.source())}</li> }).collect_view();
            step_view(step, explained, quantity, sources.into_any())
        })
        .collect_view();
    let notes = report
        .connection
        .reasons
        .iter()
        .map(|reason| words.reason(*reason))
        .chain(report.notes.iter().map(|note| words.note(*note, &report)))
        .map(|sentence| view! { <p>{sentence}</p> })
        .collect_view();
    let title = [&words.interface(report.scenario.port), ": ", words.label(Label::ExplanationTitle)].concat();
    view! {
        <h2 id="explanation-title">{title}</h2>
        <p class="card-detail">{words.scenario_detail(&report)}</p>
        <ol class="ladder">{steps}</ol>
        {notes}
    }
    .into_any()
}

fn step_view(step: Explanation, explained: Explained, quantity: Option<String>, sources: AnyView) -> impl IntoView {
    let words = state().words();
    let class = if step.rung == explained.rung { "step explained" } else { "step" };
    view! {
        <li class=class data-rung=step.rung.id()>
            <h3>
                <span>{words.rung(step.rung)}</span>
                <span class="step-value">{quantity}</span>
            </h3>
            <p class="formula">{step.formula}</p>
            <p>{step.meaning} " " {step.remark}</p>
            <ul class="step-sources">{sources}</ul>
        </li>
    }
}
