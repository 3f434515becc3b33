//! The program inside the wasm file: it hands the page to the reader's browser.

/// The allocator of the standard library takes three times the bytes.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    if cfg!(target_arch = "wasm32") {
        lanefit::mount();
    }
}
