//! Values that the page follows: signals and memos of Leptos, with the values beside them.
//!
//! The compiler writes the code behind a signal or a memo for each type of value. Here a signal is a trigger, and a
//! memo only knows whether what it worked out has changed, so that their code is written once.

use std::sync::{PoisonError, RwLock};

use leptos::prelude::{Get, GetUntracked, Notify, Track, untrack};
use leptos::reactive::computed::ArcMemo;
use leptos::reactive::signal::ArcTrigger;

/// A value that can be set.
pub type Signal<T> = Followed<ArcTrigger, T>;

/// A value that is worked out anew when a value changes that it was made of.
pub type Memo<T> = Followed<ArcMemo<()>, T>;

/// A value, and what tells of its changes. Both stay for as long as the page lives.
pub struct Followed<S: 'static, T: 'static> {
    source: &'static S,
    value: &'static RwLock<T>,
}

impl<S, T> Clone for Followed<S, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S, T> Copy for Followed<S, T> {}

/// What tells of changes.
pub trait Source {
    /// Lets whatever runs now run again after the next change.
    fn follow(&self);
    /// Sees to it that the value is up to date.
    fn refresh(&self);
}

impl Source for ArcTrigger {
    fn follow(&self) {
        self.track();
    }

    fn refresh(&self) {}
}

impl Source for ArcMemo<()> {
    fn follow(&self) {
        self.get();
    }

    fn refresh(&self) {
        self.get_untracked();
    }
}

impl<S: Source, T> Followed<S, T> {
    /// Follows the value without looking at it.
    pub fn track(self) {
        self.source.follow();
    }

    /// Something made of the value, which is followed.
    pub fn with<R>(self, make: impl FnOnce(&T) -> R) -> R {
        self.track();
        make(&self.value.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Something made of the value as it is now.
    pub fn with_untracked<R>(self, make: impl FnOnce(&T) -> R) -> R {
        self.source.refresh();
        make(&self.value.read().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<S: Source, T: Clone> Followed<S, T> {
    /// The value, which is followed.
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// The value as it is now.
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

impl<T> Signal<T> {
    /// Starts with a value.
    pub fn new(value: T) -> Self {
        Self { source: Box::leak(Box::new(ArcTrigger::new())), value: Box::leak(Box::new(RwLock::new(value))) }
    }

    /// Takes another value.
    pub fn set(self, value: T) {
        self.update(|old| *old = value);
    }

    /// Changes the value in place.
    pub fn update<R>(self, change: impl FnOnce(&mut T) -> R) -> R {
        let result = change(&mut self.value.write().unwrap_or_else(PoisonError::into_inner));
        self.source.notify();
        result
    }
}

impl<T: PartialEq + Send + Sync> Memo<T> {
    /// Works out a value, and again whenever one changes that it reads.
    pub fn new(make: impl Fn() -> T + Send + Sync + 'static) -> Self {
        let value: &'static RwLock<T> = Box::leak(Box::new(RwLock::new(untrack(&make))));
        let renew: Box<dyn Fn() -> bool + Send + Sync> = Box::new(move || {
            let new = make();
            let mut value = value.write().unwrap_or_else(PoisonError::into_inner);
            let is_other = *value != new;
            *value = new;
            is_other
        });
        Self { source: Box::leak(Box::new(ArcMemo::new_owning(move |_| ((), renew())))), value }
    }
}
