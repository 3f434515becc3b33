//! What follows from a change of the state.

use std::cell::RefCell;
use std::mem;

use leptos::prelude::RenderEffect;

/// Effects go on until they are dropped.
pub type Effects = Vec<RenderEffect<()>>;

thread_local! {
    static BEGUN: RefCell<Effects> = const { RefCell::new(Vec::new()) };
}

/// Does a thing at once, and again whenever a value changes that it has read, for as long as the
/// comparison is shown that is being built.
pub fn follow(run: impl FnMut() + 'static) {
    // One type for every effect, so that the compiler writes the code behind it once.
    let mut run: Box<dyn FnMut()> = Box::new(run);
    let effect = RenderEffect::new(move |_: Option<()>| run());
    BEGUN.with_borrow_mut(|begun| begun.push(effect));
}

/// The effects that have begun since this was asked last.
pub fn begun() -> Effects {
    BEGUN.with_borrow_mut(mem::take)
}
