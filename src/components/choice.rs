//! A caption and a native list to choose from.

use leptos::prelude::*;

use super::LIVE;

/// A value of a list and how it reads.
pub type Entry = (&'static str, String);

/// A list to choose one value from.
#[component]
pub fn Choice(
    /// Name of the control.
    name: String,
    /// What is chosen.
    caption: &'static str,
    /// What there is to choose.
    entries: Vec<Entry>,
    /// The value that is chosen now.
    #[prop(into)]
    selected: Signal<&'static str>,
    /// Called with the value the reader has chosen.
    on_change: impl Fn(String) + 'static,
) -> impl IntoView {
    let options = entries
        .into_iter()
        .map(|(value, text)| {
            let chosen = move || selected.get() == value;
            view! {
                <option value=value selected=chosen prop:selected=chosen>
                    {text}
                </option>
            }
        })
        .collect_view();
    view! {
        <label class="choice">
            <span class="caption">{caption}</span>
            <select name=name disabled=!LIVE on:change=move |event| on_change(event_target_value(&event))>
                {options}
            </select>
        </label>
    }
    .into_any()
}

/// The entries of a type whose values are words.
pub fn entries<T: lanefit_model::Word>(text: impl Fn(T) -> String) -> Vec<Entry> {
    T::WORDS.iter().zip(T::VALUES).map(|(word, value)| (*word, text(*value))).collect()
}
