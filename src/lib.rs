//! The page: one set of functions from a comparison to markup, kept up to date in the reader's
//! browser by [`mount`] and written as text into the static `index.html` by `static_page`.

mod app;
mod browser;
mod controls;
#[cfg(feature = "static-page")]
mod facts_page;
mod markup;
mod panels;
mod state;
#[cfg(feature = "static-page")]
mod static_page;

pub use browser::mount;
#[cfg(feature = "static-page")]
pub use facts_page::{FactsPage, facts_page};
#[cfg(feature = "static-page")]
pub use static_page::{BootWords, StaticPage, static_page};
