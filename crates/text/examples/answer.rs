//! Prints the answer to a comparison as plain text: `answer 'v=1&s=sata:600&lang=en'`.
//!
//! Exit code 0 with a sentence for every warning on standard error; 2 when there is not exactly
//! one readable argument.

use std::io::Write;
use std::process::ExitCode;

use lanefit_model::{evaluate, query};
use lanefit_text::words;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(Ok(text)), None) = (arguments.next().map(std::ffi::OsString::into_string), arguments.next()) else {
        let _ = writeln!(std::io::stderr(), "answer takes one argument, a query such as 'v=1&s=pcie:4.0x4'");
        return ExitCode::from(2);
    };
    let reading = query::read(&text);
    let words = words(reading.comparison.view.language);
    for warning in &reading.warnings {
        let _ = writeln!(std::io::stderr(), "{}", words.warning(warning));
    }
    let answer = words.answer(&reading.comparison, &evaluate(&reading.comparison));
    match writeln!(std::io::stdout(), "{}", answer.to_text()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
