//! Copying to the clipboard, which many places forbid.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use web_sys::js_sys::Reflect;

/// Copies text, then says whether that worked.
pub fn copy(text: &str, done: impl FnOnce(bool) + Copy + 'static) {
    let navigator = window().navigator();
    // Pages that are not served securely have no clipboard at all.
    if !Reflect::has(&navigator, &JsValue::from_str("clipboard")).unwrap_or(false) {
        return done(false);
    }
    let [worked, failed] = [true, false].map(|worked| Closure::once(move |_: JsValue| done(worked)));
    _ = navigator.clipboard().write_text(text).then2(&worked, &failed);
    // One of them will be called, the other is a few bytes that a reader's click may cost.
    worked.forget();
    failed.forget();
}
