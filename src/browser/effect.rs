//! What follows from a change of the state.

use leptos::prelude::{RenderEffect, StoredValue};

/// Does a thing at once, and again whenever a value changes that it has read.
///
/// It stops together with the part of the page that it belongs to.
pub fn follow(run: impl FnMut() + 'static) {
    // One type for every effect, so that the compiler writes the code behind it once.
    let mut run: Box<dyn FnMut()> = Box::new(run);
    StoredValue::new_local(RenderEffect::new(move |_: Option<()>| run()));
}
