//! The program inside the wasm file: it hands the page to the reader's browser.

fn main() {
    if cfg!(target_arch = "wasm32") {
        lanefit::mount();
    }
}
