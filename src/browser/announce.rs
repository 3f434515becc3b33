//! Saying a result once the reader has stopped changing things.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;

/// Long enough that a burst of changes is said once.
const QUIET_MILLISECONDS: u32 = 700;

thread_local! {
    static PENDING: RefCell<Option<Timeout>> = const { RefCell::new(None) };
}

/// Calls `say` after a pause, unless it is called again before.
pub fn after_pause(say: impl FnOnce() + 'static) {
    PENDING.with_borrow_mut(|pending| {
        // Dropping the former timeout cancels it.
        *pending = Some(Timeout::new(QUIET_MILLISECONDS, say));
    });
}
