//! What several tests share.

pub mod every;
pub mod outcome;
pub mod soup;
pub mod strategy;
pub mod systems;

use lanefit_model::query::Key;
use lanefit_model::{Accepted, Comparison, Error, Scenario, query};

/// Asserts that two values are equal to within a tolerance, in the unit of both.
#[track_caller]
pub fn assert_close(actual: f64, expected: f64, tolerance: f64, what: &str) {
    assert!((actual - expected).abs() <= tolerance, "{what}: {actual} is not within {tolerance} of {expected}");
}

/// The lines of a data file that are neither empty nor a comment, with their numbers.
pub fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim_end()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// Reads a query that has nothing to complain of.
#[track_caller]
pub fn read(text: &str) -> Comparison {
    let reading = query::read(text);
    assert_eq!(reading.warnings, [], "{text}");
    reading.comparison
}

/// Reads one scenario that is written in its canonical form.
#[track_caller]
pub fn read_scenario(scenario: &str) -> Scenario {
    let text = ["v=1&s=", scenario].concat();
    let comparison = read(&text);
    assert_eq!(query::write(&comparison), text, "scenarios are canonical here");
    comparison.scenarios()[0]
}

/// Whether an id is words of small letters and digits, joined by hyphens.
pub fn is_legal_id(id: &str) -> bool {
    let is_word =
        |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    id.split('-').all(is_word)
}

/// Whether a source has a text without stray spaces.
pub fn is_legal_source(source: &str) -> bool {
    !source.is_empty() && source.trim() == source && !source.contains("  ")
}

/// What is rejected of a query, and what would have been accepted instead.
pub fn refused(text: &str) -> Vec<(String, Accepted)> {
    let of = |warning: &Error| (warning.quoted().to_owned(), warning.accepted());
    query::read(text).warnings.iter().map(of).collect()
}

/// The one warning of a query: what it quotes, the key, what is accepted, and the canonical form of what is kept.
#[track_caller]
pub fn one_refusal(text: &str, quoted: &str, key: Key, kept: &str) -> Accepted {
    let reading = query::read(text);
    let [warning] = reading.warnings.as_slice() else { panic!("{text}: {:?}", reading.warnings) };
    assert_eq!((warning.quoted(), warning.key()), (quoted, Some(key)), "{text}");
    assert_eq!(query::write(&reading.comparison), ["v=1&", kept].concat(), "{text}");
    warning.accepted()
}
