//! Prints the figure of a comparison as an SVG document: `svg 'v=1&s=sata:600&s=pcie:3.0x4' > figure.svg`.
//!
//! Exit code 0 with a sentence for every warning on standard error; 2 when there is not exactly one readable argument.

use std::io::Write;
use std::process::ExitCode;

use lanefit_figure::{FigureWidth, STANDALONE_STYLE, Style, figure, svg};
use lanefit_model::{evaluate, query};
use lanefit_text::words;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(Ok(text)), None) = (arguments.next().map(std::ffi::OsString::into_string), arguments.next()) else {
        let _ = writeln!(std::io::stderr(), "svg takes one argument, a query such as 'v=1&s=sata:600&s=pcie:3.0x4'");
        return ExitCode::from(2);
    };
    let reading = query::read(&text);
    let words = words(reading.comparison.view.language);
    for warning in &reading.warnings {
        let _ = writeln!(std::io::stderr(), "{}", words.warning(warning));
    }
    let scene = figure(&reading.comparison, &evaluate(&reading.comparison), FigureWidth::Wide);
    match write!(std::io::stdout(), "{}", svg(&scene, "figure", Style::Embedded(STANDALONE_STYLE))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
