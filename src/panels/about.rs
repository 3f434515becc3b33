//! What the model leaves out, and where its facts come from.

use lanefit_model::facts::sources::SOURCES;
use lanefit_text::Label;
use leptos::prelude::*;

use crate::state::state;

/// What is not modelled, and the sources.
#[component]
pub fn About() -> impl IntoView {
    let words = state().words();
    let gaps = words.not_modelled().iter().map(|gap| view! { <li>{*gap}</li> }).collect_view();
    let sources = SOURCES.iter().map(|source| view! { <li>{source_view(*source)}</li> }).collect_view();
    view! {
        <section id="not-modelled" aria-labelledby="not-modelled-title">
            <h2 id="not-modelled-title">{words.label(Label::NotModelled)}</h2>
            <ul>{gaps}</ul>
        </section>
        <section id="sources" aria-labelledby="sources-title">
            <h2 id="sources-title">{words.label(Label::Sources)}</h2>
            <ul>{sources}</ul>
        </section>
    }
    .into_any()
}

/// A source with its publisher, its address where it has one, and what kind of evidence it is.
pub fn source_view(source: lanefit_model::facts::sources::Source) -> AnyView {
    let words = state().words();
    let title = if source.url.is_empty() {
        view! { <cite>{source.title}</cite> }.into_any()
    } else {
        view! {
            <a href=source.url rel="noreferrer">
                <cite>{source.title}</cite>
            </a>
        }
        .into_any()
    };
    view! {
        {title}
        {[", ", source.publisher, " (", words.basis(source.basis), ")"].concat()}
    }
    .into_any()
}
