//! Streams between page and server, refused.
//!
//! Leptos' server functions can stream what they send and receive. The page has no server and
//! calls none of them, but the crate that does the streaming brings JavaScript classes of its own,
//! which stay in the program whether they are used or not, together with all they need: 5 kB of
//! the page. This crate has the functions that Leptos names, and answers them with an error.

use std::pin::Pin;
use std::task::{Context, Poll};

use futures_core::Stream;
use wasm_bindgen::{JsValue, throw_str};

const REFUSAL: &str = "this page does not stream";

/// A stream of the browser.
#[derive(Debug)]
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    /// Takes a stream of the browser.
    #[must_use]
    pub const fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(raw)
    }

    /// The stream of the browser.
    #[must_use]
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    /// A stream that says once that it is refused.
    #[must_use]
    pub fn into_stream(self) -> IntoStream {
        IntoStream { is_over: false }
    }

    /// Throws an error.
    #[must_use]
    pub fn from_stream(_: impl Stream<Item = Result<JsValue, JsValue>> + 'static) -> Self {
        throw_str(REFUSAL)
    }
}

/// What is read from a stream: an error, then nothing.
#[derive(Debug)]
pub struct IntoStream {
    is_over: bool,
}

impl Stream for IntoStream {
    type Item = Result<JsValue, JsValue>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let is_over = std::mem::replace(&mut self.is_over, true);
        Poll::Ready((!is_over).then(|| Err(JsValue::from_str(REFUSAL))))
    }
}
