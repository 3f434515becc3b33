//! Copying to the clipboard, which many places forbid.

use leptos::prelude::window;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::Reflect;

/// Copies text, then says whether that worked.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let navigator = window().navigator();
    // Pages that are not served securely have no clipboard at all.
    if !Reflect::has(&navigator, &JsValue::from_str("clipboard")).unwrap_or(false) {
        return done(false);
    }
    let copying = JsFuture::from(navigator.clipboard().write_text(text));
    spawn_local(async move { done(copying.await.is_ok()) });
}
