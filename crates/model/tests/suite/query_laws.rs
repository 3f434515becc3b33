//! What holds for any comparison, any edit and any text taken as a query.

use lanefit_model::{Comparison, Form, evaluate, query};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::support::soup::grammar_soup;
use crate::support::strategy::{comparison, edit};

/// Reading may report at most this much, whatever it is given.
const MAX_WARNINGS: usize = 12;
/// 48 characters and the sign that more was cut.
const MAX_QUOTED: usize = 49;

fn assert_valid(comparison: &Comparison) {
    let count = comparison.scenarios().len();
    assert!((1..=Comparison::MAX_SCENARIOS).contains(&count), "{count} scenarios");
    assert!(comparison.base() < count, "base {} of {count}", comparison.base());
    for scenario in comparison.scenarios() {
        assert!(scenario.port.form.is_port(), "{:?}", scenario.port);
        let form = scenario.device.map(|device| device.profile().form);
        assert!(form.is_none_or(Form::is_device), "{form:?}");
        assert_eq!(scenario.check().as_ref(), Ok(scenario));
    }
    let written = query::write(comparison);
    let reading = query::read(&written);
    assert_eq!(reading.warnings, [], "{written}");
    assert_eq!(&reading.comparison, comparison, "{written}");
    assert_eq!(evaluate(comparison).scenarios.len(), count);
}

fn assert_usable(text: &str) {
    let reading = query::read(text);
    assert_valid(&reading.comparison);
    assert!(reading.warnings.len() <= MAX_WARNINGS, "{} warnings", reading.warnings.len());
    for warning in &reading.warnings {
        assert!(warning.quoted().chars().count() <= MAX_QUOTED, "{}", warning.quoted());
    }
    let canonical = query::write(&reading.comparison);
    assert_eq!(query::write(&query::read(&canonical).comparison), canonical);
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(comparison in comparison()) {
        assert_valid(&comparison);
    }

    #[test]
    fn what_is_written_survives_markdown_and_chat(comparison in comparison()) {
        let written = query::write(&comparison);
        for pair in written.split('&') {
            let (_, value) = pair.split_once('=').unwrap();
            let is_plain = |c: char| c.is_ascii_alphanumeric() || ".-:,".contains(c);
            prop_assert!(!value.is_empty() && value.chars().all(is_plain), "{}", pair);
        }
    }

    #[test]
    fn a_comparison_is_serialised_as_its_query(comparison in comparison()) {
        let json = serde_json::to_string(&comparison).unwrap();
        prop_assert_eq!(&json, &format!("\"{}\"", query::write(&comparison)));
        prop_assert_eq!(serde_json::from_str::<Comparison>(&json).unwrap(), comparison);
    }

    #[test]
    fn edits_keep_a_comparison_valid_or_leave_it_alone(
        start in comparison(),
        edits in vec(edit(), 1..40),
    ) {
        let mut comparison = start;
        for edit in edits {
            let before = comparison.clone();
            match comparison.apply(edit) {
                Ok(next) => {
                    assert_valid(&next);
                    comparison = next;
                }
                Err(_) => prop_assert_eq!(&comparison, &before),
            }
        }
    }

    #[test]
    fn any_text_is_a_query(text in any::<String>()) {
        assert_usable(&text);
    }

    #[test]
    fn any_mix_of_the_grammar_is_a_query(text in grammar_soup()) {
        assert_usable(&text);
    }

    #[test]
    fn a_damaged_query_is_a_query(
        comparison in comparison(),
        at in any::<prop::sample::Index>(),
        piece in any::<String>(),
    ) {
        let mut text = query::write(&comparison);
        text.insert_str(at.index(text.len()), &piece);
        assert_usable(&text);
    }
}

#[test]
fn very_long_text_is_cut_and_reported() {
    for piece in ["&s=sata:600", "&x=%F0%9F%9C%9A", "&é=🜚", "%", "&", ",", "s="] {
        let text = piece.repeat(100_000 / piece.len());
        assert_usable(&text);
        let reading = query::read(&text);
        assert!(!reading.warnings.is_empty(), "{piece}");
    }
}

#[test]
fn a_rejected_query_is_no_serialised_comparison() {
    for text in ["\"s=sata:601\"", "\"colour=red\"", "7", "null", "{}"] {
        assert!(serde_json::from_str::<Comparison>(text).is_err(), "{text}");
    }
}
