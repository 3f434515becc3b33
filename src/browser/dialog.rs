//! The dialog that explains a number.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::element::scroll_to_soon;

/// Opens the dialog or closes it, and brings what it explains into view.
pub fn show(is_open: bool) {
    let Some(dialog) = document().get_element_by_id("explanation").map(JsCast::unchecked_into::<HtmlDialogElement>)
    else {
        return;
    };
    if is_open {
        if !dialog.open() {
            _ = dialog.show_modal();
        }
        scroll_to_soon("#explanation .explained");
    } else if dialog.open() {
        dialog.close();
    }
}
