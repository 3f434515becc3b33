//! How much room there is.

use leptos::prelude::window;

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
