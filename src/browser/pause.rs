//! Doing a thing once the reader has stopped changing things.

use gloo::timers::callback::Timeout;
use leptos::prelude::{LocalStorage, SetValue, StoredValue};

/// A task that waits for a pause.
#[derive(Clone, Copy)]
pub struct AfterPause {
    milliseconds: u32,
    waiting: StoredValue<Option<Timeout>, LocalStorage>,
}

impl AfterPause {
    /// A task that waits that long after the last change.
    pub fn new(milliseconds: u32) -> Self {
        Self { milliseconds, waiting: StoredValue::new_local(None) }
    }

    /// Does the task after the pause, unless it is asked again before.
    pub fn ask(self, task: impl FnOnce() + 'static) {
        // Dropping the former timeout cancels it.
        self.waiting.set_value(Some(Timeout::new(self.milliseconds, task)));
    }
}
