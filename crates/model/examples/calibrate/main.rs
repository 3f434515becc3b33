//! Derives the shares of the link ceiling that measured systems reach, and prints the source file
//! that holds them. With `--write` it replaces that file:
//!
//! ```text
//! cargo run -p lanefit-model --example calibrate -- --write
//! ```

mod derive;
mod measured_point;

use std::io::Write;
use std::process::ExitCode;

const TARGET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/facts/calibration.rs");

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            // Nobody is left to tell when standard error is closed.
            let _ = writeln!(std::io::stderr(), "calibrate: {sentence}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let text = derive::calibration(&measured_point::measured_points()?)?;
    match std::env::args_os().nth(1) {
        None => std::io::stdout()
            .write_all(text.as_bytes())
            .map_err(|error| format!("standard output cannot be written: {error}")),
        Some(option) if option == "--write" => {
            std::fs::write(TARGET, text).map_err(|error| format!("{TARGET} cannot be written: {error}"))
        }
        Some(option) => Err(format!("“{}” is not an option; only --write is", option.display())),
    }
}
