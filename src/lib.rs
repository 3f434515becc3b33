//! The page: one set of functions from a comparison to markup, kept up to date in the reader's
//! browser by `browser::mount` and written as text into the static `index.html` by `static_page`.

mod app;
mod browser;
mod controls;
mod embed;
#[cfg(feature = "static-page")]
mod facts_page;
mod followed;
mod markup;
mod panels;
mod state;
#[cfg(feature = "static-page")]
mod static_page;
mod system_controls;

#[cfg(feature = "static-page")]
pub use facts_page::{FactsPage, facts_page};
#[cfg(feature = "static-page")]
pub use lanefit_text::file_size;
#[cfg(feature = "static-page")]
pub use static_page::{BootWords, StaticPage, static_page};

/// The allocator of the standard library takes three times the bytes.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
