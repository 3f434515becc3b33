//! The figure's numbers as a table, each of which explains itself.

use lanefit_model::{Lens, Rung, ScenarioReport, Throughput};
use lanefit_text::{Label, Words};
use leptos::prelude::*;

use crate::state::{Explained, State, state};

/// The table twin of the figure.
#[component]
pub fn Twin() -> impl IntoView {
    let state = state();
    let words = state.words();
    let heads = Rung::ALL.map(|rung| view! { <th scope="col">{words.rung(rung)}</th> });
    let rows = move || {
        let count = state.report.with(|report| report.scenarios.len());
        (0..count).map(|index| row(state, words, index)).collect_view()
    };
    view! {
        <section id="twin" class="twin">
            // The box scrolls by itself on narrow screens, so it must be reachable by keyboard.
            <div class="scroll" role="region" tabindex="0" aria-labelledby="twin-caption">
                <table>
                    <caption id="twin-caption">{words.label(Label::TableCaption)}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{words.label(Label::Interface)}</th>
                            {heads.collect_view()}
                            <th scope="col">{words.label(Label::Ratio)}</th>
                            <th scope="col">{words.label(Label::CopyTime)}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </section>
    }
    .into_any()
}

fn row(state: State, words: &'static dyn Words, index: usize) -> AnyView {
    let comparison = state.comparison.get();
    let Some(report) = state.report.with(|report| report.scenarios.get(index).cloned()) else {
        return ().into_any();
    };
    let cells = Rung::ALL.map(|rung| cell(state, words, index, &report, rung)).collect_view();
    let ratio = state.report.with(|report| report.ratio_to_base(index)).map(|ratio| words.ratio(ratio));
    let time = report.ladder.map(|ladder| {
        words.duration(ladder.lowest().seconds_for(comparison.view.copy_size)).to_string()
    });
    view! {
        <tr data-scenario=(index + 1).to_string()>
            <th scope="row">
                {words.interface(report.scenario.port)}
                <small>{words.scenario_detail(&report)}</small>
            </th>
            {cells}
            <td data-ratio="">{ratio}</td>
            <td data-time="">{time}</td>
        </tr>
    }
    .into_any()
}

fn cell(state: State, words: &'static dyn Words, index: usize, report: &ScenarioReport, rung: Rung) -> AnyView {
    let view = state.comparison.with(|comparison| comparison.view);
    let Some((ladder, value)) = report.ladder.and_then(|ladder| Some((ladder, ladder.rung(rung)?))) else {
        return view! { <td data-rung=rung.id() class="missing">{words.label(Label::NotKnown)}</td> }.into_any();
    };
    let show = |value: Throughput| match view.lens {
        Lens::Efficiency => words.per_cent(value.ratio_to(ladder.line_rate)),
        Lens::Throughput | Lens::Time => words.throughput(value, view.unit),
    };
    let quantity = show(value);
    let range = ladder.typical.filter(|_| rung == Rung::Typical).map(|band| {
        view! { <small>{[&show(band.low).number, "–", &show(band.high).number].concat()}</small> }
    });
    view! {
        <td data-rung=rung.id()>
            <button
                type="button"
                class="number"
                aria-haspopup="dialog"
                title=words.label(Label::OpenExplanation)
                on:click=move |_| state.explained.set(Some(Explained { scenario: index, rung }))
            >
                {quantity.number}
                <span class="unit">{["\u{a0}", quantity.unit].concat()}</span>
            </button>
            {range}
        </td>
    }
    .into_any()
}
