//! The corpus of published queries, `tests/urls/v1.txt`.

use lanefit_model::query::{self, Key};
use lanefit_model::{Attachment, Form, Host, ModuleLength, Split, Wire, Word};

use crate::support::{lines, read_scenario};

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

/// Canonical scenarios, without those of the landing comparison.
fn scenarios() -> Vec<&'static str> {
    entries().iter().flat_map(|entry| entry.canonical.split('&').filter_map(|pair| pair.strip_prefix("s="))).collect()
}

#[test]
fn the_corpus_has_every_form_of_port_and_device() {
    let starts = |part: Option<&str>, form: Form| part.is_some_and(|part| part.starts_with(&[form.id(), ":"].concat()));
    let scenarios = scenarios();
    for form in Form::ports() {
        assert!(scenarios.iter().any(|scenario| starts(Some(scenario), form)), "no port is {}", form.id());
    }
    for form in Form::devices() {
        assert!(
            scenarios.iter().any(|scenario| starts(scenario.split(',').nth(2), form)),
            "no device is {}",
            form.id()
        );
    }
}

#[test]
fn the_corpus_has_every_word_of_a_wiring_and_every_attachment() {
    let scenarios = scenarios();
    let has = |word: &str| scenarios.iter().any(|scenario| scenario.split([',', ':', '-']).any(|part| part == word));
    let words = [Split::WORDS, ModuleLength::WORDS, Host::WORDS, Attachment::WORDS].concat();
    for word in words.into_iter().filter(|word| *word != Split::Whole.word()).chain(["none", "thin", "shared"]) {
        assert!(has(word), "{word}");
    }
    for wire in Wire::VALUES {
        let is_there = scenarios.iter().map(|scenario| read_scenario(scenario)).any(|scenario| {
            let device = scenario.device.is_some_and(|device| device.profile().wires.has(*wire));
            device || scenario.port.wires.has(*wire)
        });
        assert!(is_there, "{}", wire.word());
    }
}

/// Every part of a scenario that is not understood is reported, not only the first.
#[test]
fn one_scenario_can_have_several_warnings() {
    let reading = query::read("s=sata:600,gpu,tape:1,x,y");
    let quoted: Vec<&str> = reading.warnings.iter().map(lanefit_model::Error::quoted).collect();
    assert_eq!(quoted, ["gpu", "tape:1", "x", "y"]);
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
    assert_eq!(kinds("need=10"), (false, true));
    assert_eq!(kinds("s=x4:3.0x4,,asm1166,7"), (false, false));
}
