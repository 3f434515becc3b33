//! Small parts that the panels are made of.

pub mod choice;
pub mod interface_choice;
pub mod scene;

/// Whether controls work; in the static page they are shown, and wait.
pub const LIVE: bool = cfg!(target_arch = "wasm32");
