//! Doing a thing once the reader has stopped changing things.

use gloo::timers::callback::Timeout;

/// A task that waits for a pause.
pub struct AfterPause {
    milliseconds: u32,
    waiting: Option<Timeout>,
}

impl AfterPause {
    /// A task that waits that long after the last change.
    pub fn new(milliseconds: u32) -> Self {
        Self { milliseconds, waiting: None }
    }

    /// Does the task after the pause, unless it is asked again before.
    pub fn ask(&mut self, task: impl FnOnce() + 'static) {
        // Dropping the former timeout cancels it.
        self.waiting = Some(Timeout::new(self.milliseconds, task));
    }
}
