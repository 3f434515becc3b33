//! The program inside the wasm file: it hands the page to the reader's browser.

// What the program can do, it does when the loader calls it.
use lanefit as _;

fn main() {}
