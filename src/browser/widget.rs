//! What a script can do with a comparison that is shown.

use std::mem;

use lanefit_model::message::{self, Message};
use lanefit_model::{Comparison, ReportSummary, ScenarioSummary};
use leptos::mount::UnmountHandle;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::effect::Effects;
use crate::state::State;

/// A comparison that is shown. Freeing it takes its listeners and all that it remembers away, unless it is
/// [kept](Self::keep). A browser frees it by itself once no script holds it any longer.
#[wasm_bindgen]
pub struct Widget {
    pub(super) state: State,
    pub(super) shown: Option<(Effects, UnmountHandle<()>)>,
}

impl Widget {
    /// Goes on for as long as the document lives, whoever holds this.
    pub(super) fn keep(&mut self) {
        mem::forget(self.shown.take());
    }
}

impl Drop for Widget {
    fn drop(&mut self) {
        if let Some((effects, _mounted)) = self.shown.take() {
            // Before the values that they read.
            drop(effects);
            self.state.place.leave();
        }
    }
}

/// What a script gets to see.
#[derive(Serialize)]
struct Shown {
    /// The canonical query.
    query: Comparison,
    /// The answer as text.
    answer: String,
    /// What was not understood, in sentences.
    warnings: Vec<String>,
    /// Verdict, reasons and figures of every scenario.
    scenarios: Vec<ScenarioSummary>,
}

#[wasm_bindgen]
impl Widget {
    /// Does what a message says (see `lanefit_model::message`); false when it is none.
    pub fn hear(&self, text: &str) -> bool {
        match message::read(text) {
            Some(Message::Show(mut reading)) => {
                // Where it is shown is not for the message to say.
                reading.comparison.view.is_embed = self.state.comparison.with_untracked(|now| now.view.is_embed);
                self.state.show(reading);
            }
            Some(Message::Theme(theme)) => self.state.take_theme(theme),
            None => return false,
        }
        true
    }

    /// What is shown, as an object.
    pub fn state(&self) -> JsValue {
        let comparison = self.state.comparison.get_untracked();
        let words = lanefit_text::words(comparison.view.language);
        let report = self.state.report.get_untracked();
        let shown = Shown {
            answer: words.answer(&comparison, &report).to_text(),
            warnings: self
                .state
                .warnings
                .with_untracked(|list| list.iter().map(|warning| words.warning(warning)).collect()),
            scenarios: ReportSummary::from(&report).scenarios,
            query: comparison,
        };
        serde_wasm_bindgen::to_value(&shown).unwrap_or_default()
    }

    /// Whether there is room for the wide figure.
    pub fn wide(&self, is_wide: bool) {
        self.state.wide.set(Some(is_wide));
    }
}
