//! What follows from a change of the state.

use std::mem;

use leptos::prelude::RenderEffect;

/// Does a thing at once, and again whenever a value changes that it has read, for as long as the
/// page lives.
pub fn follow(run: impl FnMut() + 'static) {
    // One type for every effect, so that the compiler writes the code behind it once.
    let mut run: Box<dyn FnMut()> = Box::new(run);
    mem::forget(RenderEffect::new(move |_: Option<()>| run()));
}
