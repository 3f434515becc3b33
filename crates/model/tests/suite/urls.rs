//! The corpus of published queries, `tests/urls/v1.txt`.

use lanefit_model::query::{self, Key};

use crate::support::lines;

const CORPUS: &str = include_str!("../urls/v1.txt");

struct Entry {
    number: usize,
    text: &'static str,
    canonical: &'static str,
    is_reported: bool,
}

fn entries() -> Vec<Entry> {
    lines(CORPUS)
        .map(|(number, line)| {
            let (text, expected) = line.split_once(" => ").unwrap_or_else(|| panic!("line {number} has no arrow"));
            let canonical = expected.strip_suffix(" !");
            Entry { number, text, canonical: canonical.unwrap_or(expected), is_reported: canonical.is_some() }
        })
        .collect()
}

#[test]
fn every_published_query_is_read_as_it_always_was() {
    for Entry { number, text, canonical, is_reported } in entries() {
        let reading = query::read(text);
        assert_eq!(query::write(&reading.comparison), canonical, "line {number}: {text}");
        assert_eq!(!reading.warnings.is_empty(), is_reported, "line {number}: {:?}", reading.warnings);
    }
}

#[test]
fn every_canonical_form_is_its_own() {
    for Entry { number, canonical, .. } in entries() {
        let reading = query::read(canonical);
        assert_eq!(reading.warnings, [], "line {number}");
        assert_eq!(query::write(&reading.comparison), canonical, "line {number}");
    }
}

#[test]
fn the_corpus_has_every_key() {
    for key in Key::ALL {
        let start = [key.name(), "="].concat();
        let is_there = entries()
            .iter()
            .filter(|entry| !entry.is_reported)
            .any(|entry| entry.text.split('&').any(|pair| pair.starts_with(&start)));
        assert!(is_there, "no query has {start}");
    }
}

/// Every part of a scenario that is not understood is reported, not only the first.
#[test]
fn one_scenario_can_have_several_warnings() {
    let reading = query::read("s=sata:600,gpu,tape:1,x");
    let quoted: Vec<&str> = reading.warnings.iter().map(lanefit_model::Error::quoted).collect();
    assert_eq!(quoted, ["gpu", "tape:1", "x"]);
    assert!(reading.warnings.iter().all(|warning| warning.key() == Some(Key::Scenario)));
}

#[test]
fn a_warning_knows_what_kind_it_is() {
    let kinds = |text: &str| {
        let warnings = query::read(text).warnings;
        assert_eq!(warnings.len(), 1, "{text}");
        (warnings[0].is_unknown_key(), warnings[0].is_out_of_range())
    };
    assert_eq!(kinds("colour=red"), (true, false));
    assert_eq!(kinds("qd=1025"), (false, true));
    assert_eq!(kinds("size=1kB"), (false, true));
    assert_eq!(kinds("mps=300"), (false, false));
}
