//! What holds for every figure, of the golden cases and of random comparisons.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may stop at the first thing that is wrong")]

#[path = "../common/mod.rs"]
mod common;
mod random;
mod values;
mod words;

use common::{Case, WIDTHS, cases};
use lanefit_model::Lens;
use proptest::prelude::*;

fn check(case: &Case) {
    // Neither a matrix of links nor paths are made of bars; tests/fit.rs and tests/paths.rs have their rules.
    if matches!(case.comparison.view.lens, Lens::Fit | Lens::Path(_)) {
        return;
    }
    for (width, word) in WIDTHS {
        let scene = case.scene(width);
        let name = format!("{} {word}", case.name);
        words::texts_are_apart(&scene, &name);
        words::marks_are_inside(&scene, &name);
        words::lines_keep_away_from_texts(&scene, &name);
        words::texts_are_large_enough(&scene, width, &name);
        values::keys_are_unique(&scene, &name);
        values::groups_follow_the_report(&scene, case, &name);
        values::bars_are_nested(&scene, &name);
        values::bars_measure_values(&scene, case, &name);
        values::labels_can_be_spoken(&scene, &name);
        values::document_is_well_formed(&scene, case, &name);
    }
}

#[test]
fn golden_cases_keep_the_rules() {
    for case in cases() {
        check(&case);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_comparison_keeps_the_rules(query in random::any_query()) {
        check(&Case::new("random", &query));
    }
}
