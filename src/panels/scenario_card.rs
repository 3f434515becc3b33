//! One scenario: its controls, and what comes of them.

use lanefit_model::{Attachment, Edit, Verdict, Word};
use lanefit_text::Label;
use leptos::prelude::*;

use crate::browser::element;
use crate::components::LIVE;
use crate::components::choice::Choice;
use crate::components::interface_choice::{End, InterfaceChoice};
use crate::state::state;

/// The card of the scenario at an index.
#[component]
pub fn ScenarioCard(index: usize) -> impl IntoView {
    let state = state();
    let words = state.words();
    let scenario = Memo::new(move |_| state.scenario(index));
    let report = Memo::new(move |_| state.report.with(|report| report.scenarios.get(index).cloned()));
    let is_base = Memo::new(move |_| state.comparison.with(|comparison| comparison.base() == index));
    let ratio = move || {
        if is_base.get() {
            return words.label(Label::Base).to_owned();
        }
        state.report.with(|report| report.ratio_to_base(index)).map(|ratio| words.ratio(ratio)).unwrap_or_default()
    };
    let detail = move || report.with(|report| report.as_ref().map(|report| words.scenario_detail(report)));
    view! {
        <li class="card" data-scenario=(index + 1).to_string()>
            <span class="card-number">{index + 1}</span>
            <div class="card-controls">
                <InterfaceChoice
                    end=End::Port
                    number=index + 1
                    interface=Signal::derive(move || scenario.get().map(|scenario| scenario.port))
                    on_change=move |port| {
                        if let Some(port) = port {
                            state.commit(Edit::SetPort(index, port));
                        }
                    }
                />
            </div>
            <span class="card-ratio">{ratio}</span>
            <p class="card-detail">{detail}</p>
            <Findings index=index />
            <details class="card-more">
                <summary>{words.label(Label::Change)}</summary>
                <div class="card-controls">
                    <InterfaceChoice
                        end=End::Device
                        number=index + 1
                        interface=Signal::derive(move || scenario.get().and_then(|scenario| scenario.device))
                        on_change=move |device| state.commit(Edit::SetDevice(index, device))
                    />
                    <AttachmentChoice index=index />
                </div>
                <Actions index=index />
            </details>
        </li>
    }
    .into_any()
}

/// Verdict, reasons and notes; nothing for a bare port without notes.
#[component]
fn Findings(index: usize) -> impl IntoView {
    let state = state();
    let words = state.words();
    move || {
        let report = state.report.with(|report| report.scenarios.get(index).cloned())?;
        let verdict = report.scenario.device.map(|_| {
            let class = match report.connection.verdict {
                Verdict::Works => "verdict verdict-works",
                Verdict::Limited => "verdict verdict-limited",
                Verdict::Refused => "verdict verdict-refused",
            };
            view! { <span class=class>{words.verdict(report.connection.verdict)}</span> }
        });
        let sentences = report
            .connection
            .reasons
            .iter()
            .map(|reason| words.reason(*reason))
            .chain(report.notes.iter().map(|note| words.note(*note, &report)))
            .map(|sentence| view! { <li>{sentence}</li> })
            .collect_view();
        Some(view! {
            <div class="findings">
                {verdict}
                <ul>{sentences}</ul>
            </div>
        })
    }
}

#[component]
fn AttachmentChoice(index: usize) -> impl IntoView {
    let state = state();
    let words = state.words();
    let attachment = move || state.scenario(index).and_then(|scenario| scenario.attachment);
    let entries = vec![
        ("", words.label(Label::UnknownAttachment).to_owned()),
        (Attachment::Cpu.word(), words.label(Label::OnCpu).to_owned()),
        (Attachment::Chipset.word(), words.label(Label::OnChipset).to_owned()),
    ];
    view! {
        <Choice
            name=["attachment-", &(index + 1).to_string()].concat()
            caption=words.label(Label::Attachment)
            entries=entries
            selected=Signal::derive(move || attachment().map_or("", Word::word))
            on_change=move |word| state.commit(Edit::SetAttachment(index, Attachment::from_word(&word)))
        />
    }
}

#[component]
fn Actions(index: usize) -> impl IntoView {
    let state = state();
    let words = state.words();
    let count = Memo::new(move |_| state.comparison.with(|comparison| comparison.scenarios().len()));
    let is_base = Memo::new(move |_| state.comparison.with(|comparison| comparison.base() == index));
    let has_room = Memo::new(move |_| state.comparison.with(lanefit_model::Comparison::has_room));
    let action = move |name: &'static str, label: Label, possible: Signal<bool>, edit: Edit| {
        view! {
            <button
                type="button"
                class="action"
                data-action=name
                disabled=move || !LIVE || !possible.get()
                on:click=move |_| {
                    state.commit(edit);
                    follow(name, index, count.get_untracked());
                }
            >
                {words.label(label)}
            </button>
        }
    };
    view! {
        <p class="card-actions">
            {action("base", Label::MakeBase, Signal::derive(move || !is_base.get()), Edit::SetBase(index))}
            {action(
                "up",
                Label::Up,
                Signal::derive(move || index > 0),
                Edit::Move { from: index, to: index.saturating_sub(1) },
            )}
            {action(
                "down",
                Label::Down,
                Signal::derive(move || index + 1 < count.get()),
                Edit::Move { from: index, to: index + 1 },
            )}
            {action("duplicate", Label::Duplicate, Signal::derive(move || has_room.get()), Edit::Duplicate(index))}
            {action("remove", Label::Remove, Signal::derive(move || count.get() > 1), Edit::Remove(index))}
        </p>
    }
}

/// Keeps the focus with the scenario that was moved, or near the one that is gone.
fn follow(action: &str, index: usize, count: usize) {
    let at = match action {
        "up" => index.saturating_sub(1),
        "down" | "duplicate" => index + 1,
        "remove" => index.min(count.saturating_sub(1)),
        _ => return,
    };
    element::focus_soon(["[name='form-", &(at + 1).to_string(), "']"].concat());
}
