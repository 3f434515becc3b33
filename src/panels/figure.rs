//! The figure, and what it shows.

use lanefit_figure::{FigureWidth, figure};
use lanefit_model::{AxisScale, Lens, Word};
use lanefit_text::Label;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::browser::element;
use crate::components::LIVE;
use crate::components::scene::scene_view;
use crate::panels::header::set;
use crate::panels::settings::CopySize;
use crate::state::state;

/// Lenses, figure, and how to read it.
#[component]
pub fn Figure() -> impl IntoView {
    let state = state();
    let words = state.words();
    let lens = Memo::new(move |_| state.comparison.with(|comparison| comparison.view.lens));
    let scale = Memo::new(move |_| state.comparison.with(|comparison| comparison.view.scale));
    view! {
        <section id="figure" class="figure" aria-labelledby="figure-title">
            <fieldset class="tabs">
                <legend class="visually-hidden">{words.label(Label::Lens)}</legend>
                {Lens::VALUES
                    .iter()
                    .map(|choice| {
                        let choice = *choice;
                        view! {
                            <label class="tab">
                                <input
                                    type="radio"
                                    name="lens"
                                    value=choice.word()
                                    checked=move || lens.get() == choice
                                    prop:checked=move || lens.get() == choice
                                    disabled=!LIVE
                                    on:change=move |_| state.commit_view(|view| view.lens = choice)
                                />
                                <span>{words.lens(choice)}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </fieldset>
            <div class="figure-head">
                <h2 id="figure-title">
                    {move || state.comparison.with(|comparison| words.figure_title(comparison))}
                </h2>
                <fieldset class="scale">
                    <legend class="visually-hidden">{words.label(Label::Scale)}</legend>
                    {AxisScale::VALUES
                        .iter()
                        .map(|choice| {
                            let choice = *choice;
                            view! {
                                <label>
                                    <input
                                        type="radio"
                                        name="scale"
                                        value=choice.word()
                                        checked=move || scale.get() == choice
                                        prop:checked=move || scale.get() == choice
                                        disabled=!LIVE
                                        on:change=move |event| {
                                            set(&event_target_value(&event), |scale| {
                                                state.commit_view(|view| view.scale = scale);
                                            });
                                        }
                                    />
                                    <span>{words.scale(choice)}</span>
                                </label>
                            }
                        })
                        .collect_view()}
                </fieldset>
            </div>
            {move || (lens.get() == Lens::Time).then(|| view! { <CopySize /> })}
            <Drawing />
            <p class="fine">{words.label(Label::Conventions)}</p>
        </section>
    }
    .into_any()
}

/// The drawing: one stop for the Tab key, arrows from row to row.
#[component]
fn Drawing() -> impl IntoView {
    let state = state();
    let focused = RwSignal::new(0_usize);
    let draw = move |width: FigureWidth| {
        let scene = state.comparison.with(|comparison| state.report.with(|report| figure(comparison, report, width)));
        scene_view(scene, focused.get().min(state.report.with(|report| report.scenarios.len()).saturating_sub(1)))
    };
    let on_key = move |event: KeyboardEvent| {
        let last = state.report.with_untracked(|report| report.scenarios.len()).saturating_sub(1);
        let at = focused.get_untracked().min(last);
        let next = match event.key().as_str() {
            "ArrowDown" | "ArrowRight" => (at + 1).min(last),
            "ArrowUp" | "ArrowLeft" => at.saturating_sub(1),
            "Home" => 0,
            "End" => last,
            "Enter" | " " => {
                event.prevent_default();
                return state.explained.set(element::datum_of(&event));
            }
            _ => return,
        };
        event.prevent_default();
        focused.set(next);
        element::focus_soon(["#figure g[data-scenario='", &(next + 1).to_string(), "']"].concat());
    };
    let on_click = move |event: leptos::ev::MouseEvent| {
        if let Some(explained) = element::datum_of(&event) {
            state.explained.set(Some(explained));
        }
    };
    view! {
        <div class="drawing" on:keydown=on_key on:click=on_click>
            {move || match state.wide.get() {
                Some(true) => view! { <div class="drawing-wide">{move || draw(FigureWidth::Wide)}</div> }.into_any(),
                Some(false) => {
                    view! { <div class="drawing-narrow">{move || draw(FigureWidth::Narrow)}</div> }.into_any()
                }
                None => {
                    view! {
                        <div class="drawing-narrow">{draw(FigureWidth::Narrow)}</div>
                        <div class="drawing-wide">{draw(FigureWidth::Wide)}</div>
                    }
                        .into_any()
                }
            }}
        </div>
    }
    .into_any()
}
