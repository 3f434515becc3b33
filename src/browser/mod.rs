//! The door to the browser: the only place that reaches beyond the page's own elements.

pub mod effect;
pub mod element;
pub mod events;
pub mod explained;
pub mod location;
pub mod matrix;
mod mount;
pub mod pause;
pub mod picking;
pub mod place;
pub mod screen;
mod widget;
