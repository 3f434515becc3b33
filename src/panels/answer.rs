//! The answer: one number in its context, and what follows from it.

use lanefit_model::{Lens, Rung};
use leptos::prelude::*;

use crate::state::{Explained, state};

/// The answer to the comparison.
#[component]
pub fn Answer() -> impl IntoView {
    let state = state();
    let answer = Memo::new(move |_| {
        state.comparison.with(|comparison| {
            state.report.with(|report| state.words().answer(comparison, report))
        })
    });
    let explain = move |_| {
        let rung = match state.comparison.with_untracked(|comparison| comparison.view.lens) {
            Lens::Throughput => Rung::AfterLineCode,
            Lens::Time | Lens::Efficiency => Rung::Typical,
        };
        if let Some(scenario) = state.report.with_untracked(lanefit_model::Report::fastest) {
            state.explained.set(Some(Explained { scenario, rung }));
        }
    };
    let number = move || {
        let quantity = answer.with(|answer| answer.quantity.clone());
        (!quantity.number.is_empty()).then(|| {
            view! {
                <button type="button" class="number answer-value" aria-haspopup="dialog" on:click=explain>
                    <span class="answer-number">{quantity.number}</span>
                    "\u{a0}"
                    <span class="answer-unit">{quantity.unit}</span>
                </button>
            }
        })
    };
    let sentences = move || {
        answer.with(|answer| {
            answer.sentences.iter().map(|sentence| [sentence, " "].concat()).collect::<String>()
        })
    };
    view! {
        <section id="answer" class="answer">
            <h1>
                <span class="answer-lead">{move || answer.with(|answer| answer.lead.clone())}</span>
                " "
                {number}
                " "
                <span class="answer-tail">{move || answer.with(|answer| answer.tail.clone())}</span>
            </h1>
            <p class="answer-text">{sentences}</p>
        </section>
    }
    .into_any()
}
