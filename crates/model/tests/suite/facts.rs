//! One linter per rule for facts and their sources.

use lanefit_model::facts::sources::{SOURCES, SourceId};
use lanefit_model::facts::{sources_of, sources_of_note};
use lanefit_model::{Carrier, Comparison, Edit, Form, Note, Rung, Scenario, evaluate};

const NOTES: [Note; 7] = [
    Note::SataExpressEitherOr,
    Note::TwoPorts,
    Note::HalfDuplex,
    Note::SharedBus,
    Note::FlitFigures,
    Note::ArithmeticOnly,
    Note::UplinkNotCounted,
];

/// What carries the data of every port there is, with its ladder.
fn carriers() -> Vec<(Carrier, lanefit_model::Ladder)> {
    let ports = Form::ALL.into_iter().flat_map(Form::interfaces);
    ports
        .map(|port| {
            let comparison = Comparison::default().apply(Edit::Add(Scenario::bare(port))).unwrap();
            let report = evaluate(&comparison);
            let last = report.scenarios.last().unwrap();
            (last.carrier().unwrap(), last.ladder.unwrap())
        })
        .collect()
}

#[test]
fn ids_and_titles_are_unique() {
    for (index, source) in SOURCES.iter().enumerate() {
        assert_eq!(source.id.source(), *source);
        for other in &SOURCES[index + 1..] {
            assert_ne!(source.id, other.id);
            assert_ne!((source.publisher, source.title), (other.publisher, other.title));
            assert!(source.url.is_empty() || source.url != other.url, "{}", source.url);
        }
    }
}

#[test]
fn every_source_has_a_title_and_a_publisher() {
    for source in SOURCES {
        for text in [source.title, source.publisher] {
            assert!(!text.is_empty() && text.trim() == text, "{:?}: “{text}”", source.id);
        }
    }
}

#[test]
fn an_address_is_secure_or_left_out() {
    for source in SOURCES {
        let is_address = source.url.starts_with("https://") && !source.url.contains(char::is_whitespace);
        assert!(source.url.is_empty() || is_address, "{:?}: {}", source.id, source.url);
    }
}

#[test]
fn every_rung_that_is_shown_cites_a_source_and_no_other_does() {
    for (carrier, ladder) in carriers() {
        for rung in Rung::ALL {
            let is_shown = ladder.rung(rung).is_some();
            assert_eq!(!sources_of(rung, carrier).is_empty(), is_shown, "{carrier:?}, {rung:?}");
        }
    }
}

#[test]
fn no_source_is_cited_twice_for_one_thing() {
    let rungs = carriers().into_iter().flat_map(|(carrier, _)| Rung::ALL.map(|rung| sources_of(rung, carrier)));
    for cited in rungs.chain(NOTES.map(sources_of_note)) {
        for (index, id) in cited.iter().enumerate() {
            assert!(!cited[index + 1..].contains(id), "{id:?}");
        }
    }
}

#[test]
fn every_source_is_cited() {
    let rungs = carriers().into_iter().flat_map(|(carrier, _)| Rung::ALL.map(|rung| sources_of(rung, carrier)));
    let cited: Vec<SourceId> = rungs.chain(NOTES.map(sources_of_note)).flatten().copied().collect();
    for source in SOURCES {
        assert!(cited.contains(&source.id), "{:?} stands behind nothing", source.id);
    }
}
