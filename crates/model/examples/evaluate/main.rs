//! Evaluates a query and prints one JSON object:
//!
//! ```text
//! cargo run -q -p lanefit-model --example evaluate -- 'v=1&s=sata:600&s=pcie:4.0x4'
//! ```
//!
//! A bad query is answered like any other, with warnings and exit code 0. Arguments that cannot be
//! read as one query are a sentence on standard error and exit code 2.

mod output;

use std::io::Write;
use std::process::ExitCode;

const UNREADABLE: u8 = 2;

fn main() -> ExitCode {
    let query = match query_argument() {
        Ok(query) => query,
        Err(sentence) => return fail(ExitCode::from(UNREADABLE), sentence),
    };
    let printed = output::Output::new(&query)
        .to_json()
        .map_err(std::io::Error::from)
        .and_then(|line| std::io::stdout().write_all(line.as_bytes()));
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(ExitCode::FAILURE, &format!("the answer cannot be written: {error}")),
    }
}

fn query_argument() -> Result<String, &'static str> {
    let mut arguments = std::env::args_os().skip(1);
    match (arguments.next(), arguments.next()) {
        (Some(query), None) => query.into_string().map_err(|_| "the query is not valid UTF-8"),
        (None, _) => Err("one query is needed, such as 'v=1&s=sata:600&s=pcie:4.0x4'"),
        (Some(_), Some(_)) => Err("only one query is taken; put it in quotes, because of its “&”"),
    }
}

fn fail(code: ExitCode, sentence: &str) -> ExitCode {
    // Nobody is left to tell when standard error is closed.
    let _ = writeln!(std::io::stderr(), "evaluate: {sentence}");
    code
}
