//! The program inside the wasm file for comparisons that name a board or a chipset: as `main.rs`, with systems.

// What the program can do, it does when the loader calls it.
use lanefit as _;

fn main() {}
