//! Dialogs: opening and closing them.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::element::scroll_to_soon;

/// Opens the dialog of that id or closes it, and brings what it is about into view.
pub fn show(id: &str, subject: &'static str, is_open: bool) {
    let Some(dialog) = document().get_element_by_id(id).map(JsCast::unchecked_into::<HtmlDialogElement>) else {
        return;
    };
    if is_open {
        if !dialog.open() {
            _ = dialog.show_modal();
        }
        scroll_to_soon(subject);
    } else if dialog.open() {
        dialog.close();
    }
}
