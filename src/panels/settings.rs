//! The amount to copy, and the packet settings.

use lanefit_model::query::{amount_to_query, read_amount};
use lanefit_model::{AddressSize, Bytes, Edit, PacketSize, ReadCompletionBoundary, Word};
use lanefit_text::Label;
use leptos::prelude::*;

use crate::components::LIVE;
use crate::components::choice::{Choice, Entry, entries};
use crate::panels::header::set;
use crate::state::state;

/// Places of the slider: 1, 2 and 5 of each power of ten from 1 GB to 50 TB.
const STEPS: u32 = 15;

/// The amount to copy, as text and as a slider.
#[component]
pub fn CopySize() -> impl IntoView {
    let state = state();
    let words = state.words();
    let amount = Memo::new(move |_| state.comparison.with(|comparison| comparison.view.copy_size));
    let error = RwSignal::new(None::<String>);
    let edit = move |amount: Bytes| {
        let mut view = state.comparison.with_untracked(|comparison| comparison.view);
        view.copy_size = amount;
        Edit::SetView(view)
    };
    let typed = move |event| match read_amount(event_target_value(&event).trim()) {
        Ok(amount) => {
            error.set(None);
            state.commit(edit(amount));
        }
        Err(refused) => error.set(Some(words.warning(&refused))),
    };
    let dragged = move |event| event_target_value(&event).parse().ok().map(amount_at);
    view! {
        <div class="copy-size">
            <label class="choice">
                <span class="caption">{words.label(Label::CopySize)}</span>
                <input
                    type="text"
                    name="size"
                    autocomplete="off"
                    spellcheck="false"
                    disabled=!LIVE
                    aria-invalid=move || error.with(Option::is_some).then_some("true")
                    aria-describedby="size-error"
                    prop:value=move || amount_to_query(amount.get())
                    value=move || amount_to_query(amount.get())
                    on:change=typed
                />
            </label>
            <input
                type="range"
                name="size-slider"
                min="0"
                max=(STEPS - 1).to_string()
                step="1"
                disabled=!LIVE
                aria-label=words.label(Label::CopySizeSlider)
                aria-valuetext=move || words.amount(amount.get()).to_string()
                value=move || place_of(amount.get()).to_string()
                prop:value=move || place_of(amount.get()).to_string()
                on:input=move |event| {
                    if let Some(amount) = dragged(event) {
                        state.preview(edit(amount));
                    }
                }
                on:change=move |event| {
                    if let Some(amount) = event_target_value(&event).parse().ok().map(amount_at) {
                        state.commit(edit(amount));
                    }
                }
            />
            <p id="size-error" class="field-error" role="alert">
                {error}
            </p>
        </div>
    }
    .into_any()
}

fn amount_at(place: u32) -> Bytes {
    let digit = match place % 3 {
        0 => 1,
        1 => 2,
        _ => 5,
    };
    Bytes::new(1_000_000_000 * digit * 10_u64.pow(place.min(STEPS - 1) / 3))
}

fn place_of(amount: Bytes) -> u32 {
    (0..STEPS - 1).find(|place| amount <= amount_at(*place)).unwrap_or(STEPS - 1)
}

/// MPS, MRRS and what else decides the cost of packets.
#[component]
pub fn Settings() -> impl IntoView {
    let state = state();
    let words = state.words();
    let traffic = move || state.comparison.with(|comparison| comparison.traffic);
    let bytes = move |text: &'static str| [text, "\u{a0}", words.label(Label::Bytes)].concat();
    let payloads: Vec<Entry> = <Option<PacketSize>>::WORDS
        .iter()
        .map(|word| (*word, if *word == "auto" { words.label(Label::Automatic).to_owned() } else { bytes(word) }))
        .collect();
    let boundaries: Vec<Entry> = <Option<ReadCompletionBoundary>>::WORDS
        .iter()
        .map(|word| (*word, if *word == "mps" { words.label(Label::RcbAtMps).to_owned() } else { bytes(word) }))
        .collect();
    view! {
        <details class="settings" id="settings">
            <summary>{words.label(Label::Advanced)}</summary>
            <div class="settings-controls">
                <Choice
                    name="mps".to_owned()
                    caption=words.label(Label::Mps)
                    entries=payloads
                    selected=Signal::derive(move || traffic().mps.word())
                    on_change=move |word| set(&word, |mps| state.commit_traffic(|traffic| traffic.mps = mps))
                />
                <Choice
                    name="mrrs".to_owned()
                    caption=words.label(Label::Mrrs)
                    entries=PacketSize::WORDS.iter().map(|word| (*word, bytes(word))).collect()
                    selected=Signal::derive(move || traffic().mrrs.word())
                    on_change=move |word| set(&word, |mrrs| state.commit_traffic(|traffic| traffic.mrrs = mrrs))
                />
                <Choice
                    name="rcb".to_owned()
                    caption=words.label(Label::Rcb)
                    entries=boundaries
                    selected=Signal::derive(move || traffic().rcb.word())
                    on_change=move |word| set(&word, |rcb| state.commit_traffic(|traffic| traffic.rcb = rcb))
                />
                <Choice
                    name="hdr".to_owned()
                    caption=words.label(Label::Header)
                    entries=entries(|size: AddressSize| {
                        words
                            .label(match size {
                                AddressSize::Bits64 => Label::Header64,
                                AddressSize::Bits32 => Label::Header32,
                            })
                            .to_owned()
                    })
                    selected=Signal::derive(move || traffic().address.word())
                    on_change=move |word| set(&word, |size| state.commit_traffic(|traffic| traffic.address = size))
                />
                <label class="check">
                    <input
                        type="checkbox"
                        name="ecrc"
                        disabled=!LIVE
                        checked=move || traffic().ecrc
                        prop:checked=move || traffic().ecrc
                        on:change=move |event| {
                            let on = event_target_checked(&event);
                            state.commit_traffic(|traffic| traffic.ecrc = on);
                        }
                    />
                    <span>{words.label(Label::Ecrc)}</span>
                </label>
            </div>
        </details>
    }
    .into_any()
}
