//! How much room there is, and which colours are asked for.

use lanefit_model::{Theme, Word};
use leptos::prelude::{document, window};

/// The wide figure needs this much; the style sheet uses the same number.
const WIDE: &str = "(min-width: 45rem)";

/// Whether there is room for the wide figure.
pub fn is_wide() -> bool {
    window().match_media(WIDE).ok().flatten().is_some_and(|list| list.matches())
}

/// Calls back when that changes.
pub fn on_width_change(mut callback: impl FnMut(bool) + 'static) {
    if let Ok(Some(list)) = window().match_media(WIDE) {
        super::events::listen(&list, "change", move |_| callback(is_wide()));
    }
}

/// Puts the theme on the root element, where the style sheet looks for it.
pub fn show_theme(theme: Theme) {
    if let Some(root) = document().document_element() {
        _ = match theme {
            Theme::Automatic => root.remove_attribute("data-theme"),
            chosen => root.set_attribute("data-theme", chosen.word()),
        };
    }
}
