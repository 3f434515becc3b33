//! The controls of one end of a connection: form, then generation and width, or rate.

use lanefit_model::{Form, Generation, Interface, LinkCapability, LinkWidth};
use leptos::prelude::*;

use super::choice::{Choice, Entry};
use crate::state::state;
use lanefit_text::Label;

/// Which end the controls are for; sets their names and captions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// The host's.
    Port,
    /// The device's.
    Device,
}

/// Form and wiring of one end. The device's end may be nothing.
#[component]
pub fn InterfaceChoice(
    /// Which end.
    end: End,
    /// Number of the scenario, from 1.
    number: usize,
    /// What is chosen now.
    #[prop(into)]
    interface: Signal<Option<Interface>>,
    /// Called with what the reader has chosen.
    on_change: impl Fn(Option<Interface>) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let words = state().words();
    let name = move |part: &str| {
        let prefix = if end == End::Device { "device-" } else { "" };
        [prefix, part, "-", &number.to_string()].concat()
    };
    let form = Memo::new(move |_| interface.get().map(Interface::form));
    let (forms, caption): (&[Form], _) = match end {
        End::Port => (&Form::ALL, Label::PortForm),
        End::Device => (&Form::DEVICES, Label::Device),
    };
    let mut entries: Vec<Entry> = forms.iter().map(|form| (form.id(), words.form(*form).to_owned())).collect();
    if end == End::Device {
        entries.insert(0, ("", words.label(Label::NoDevice).to_owned()));
    }
    let wiring = move || match form.get() {
        Some(Form::Pcie) => link_controls(name, interface, on_change),
        Some(form) => rate_control(name, form, interface, on_change),
        None => ().into_any(),
    };
    view! {
        <Choice
            name=name("form")
            caption=words.label(caption)
            entries=entries
            selected=Signal::derive(move || form.get().map_or("", Form::id))
            on_change=move |id| on_change(Form::from_id(&id).map(Form::example))
        />
        {wiring}
    }
    .into_any()
}

fn link_controls(
    name: impl Fn(&str) -> String,
    interface: Signal<Option<Interface>>,
    on_change: impl Fn(Option<Interface>) + Copy + Send + Sync + 'static,
) -> AnyView {
    let words = state().words();
    let link = move || match interface.get() {
        Some(Interface::Pcie(link)) => link,
        _ => LinkCapability::new(Generation::Gen4, LinkWidth::X4),
    };
    let generations = Generation::ALL.into_iter().map(|generation| (generation.name(), generation.name().to_owned()));
    let widths = LinkWidth::ALL.into_iter().map(|width| (width.name(), width.name().to_owned()));
    view! {
        <Choice
            name=name("generation")
            caption=words.label(Label::Generation)
            entries=generations.collect()
            selected=Signal::derive(move || link().generation.name())
            on_change=move |text| {
                if let Some(generation) = Generation::from_name(&text) {
                    let width = untrack(link).width;
                    on_change(Some(Interface::Pcie(LinkCapability::new(generation, width))));
                }
            }
        />
        <Choice
            name=name("width")
            caption=words.label(Label::Width)
            entries=widths.collect()
            selected=Signal::derive(move || link().width.name())
            on_change=move |text| {
                if let Some(width) = LinkWidth::from_name(&text) {
                    let generation = untrack(link).generation;
                    on_change(Some(Interface::Pcie(LinkCapability::new(generation, width))));
                }
            }
        />
    }
    .into_any()
}

fn rate_control(
    name: impl Fn(&str) -> String,
    form: Form,
    interface: Signal<Option<Interface>>,
    on_change: impl Fn(Option<Interface>) + Copy + Send + Sync + 'static,
) -> AnyView {
    let words = state().words();
    let entries = form
        .interfaces()
        .into_iter()
        .map(|offered| (offered.wiring(), words.wiring(offered)))
        .collect();
    view! {
        <Choice
            name=name("rate")
            caption=words.label(Label::PortWiring)
            entries=entries
            selected=Signal::derive(move || interface.get().map_or("", Interface::wiring))
            on_change=move |text| {
                if let Ok(chosen) = Interface::parse_wiring(form, &text) {
                    on_change(Some(chosen));
                }
            }
        />
    }
    .into_any()
}
