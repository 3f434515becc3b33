//! The arithmetic that is shown behind what a device is delivered gives that number.

use lanefit_model::{Language, LimitedBy, Rung, ScenarioReport, evaluate};
use lanefit_text::words;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::support::systems::{parts_with_rules, together};

/// What the last digit shown may be off by for each number that was rounded to it.
const LAST_DIGIT: f64 = 0.001;

/// Numbers, signs and brackets, without units and the spaces that group digits.
fn tokens(text: &str) -> Vec<String> {
    let plain = text.replace('\u{202f}', "").replace('\u{a0}', " ").replace(" MB/s", "");
    plain.replace('(', "( ").replace(')', " )").split_whitespace().map(str::to_owned).collect()
}

/// From left to right, as these formulas are read: no sum stands beside a product without brackets but as its
/// first part.
fn value(tokens: &mut impl Iterator<Item = String>) -> f64 {
    let mut so_far = operand(tokens);
    while let Some(sign) = tokens.next() {
        match sign.as_str() {
            ")" => break,
            "×" => so_far *= operand(tokens),
            "÷" => so_far /= operand(tokens),
            "−" => so_far -= operand(tokens),
            other => panic!("“{other}” is no sign"),
        }
    }
    so_far
}

fn operand(tokens: &mut impl Iterator<Item = String>) -> f64 {
    match tokens.next().expect("a number follows").as_str() {
        "(" => value(tokens),
        number => number.parse().unwrap_or_else(|_| panic!("“{number}” is no number")),
    }
}

fn number_at_end(text: &str) -> f64 {
    let last = tokens(text).pop().expect("there is a number");
    last.parse().unwrap_or_else(|_| panic!("“{last}” ends “{text}”"))
}

/// Fails unless every equation of a formula holds.
fn check(formula: &str) {
    for equation in formula.split("; ") {
        let (left, right) = equation.rsplit_once(" = ").expect("it is an equation");
        let result = number_at_end(right);
        let (got, name) = match left.rsplit_once(": ") {
            Some(("least of", terms)) => (terms.split(", ").map(number_at_end).fold(f64::MAX, f64::min), "least"),
            Some((name, product)) => (value(&mut tokens(product).into_iter()), name),
            // The typical rate of the link, or one term alone: the result stands for it.
            None if left.ends_with("MB/s") => (number_at_end(left), left),
            None => (result, left),
        };
        let off = LAST_DIGIT * 2.0;
        assert!((got - result).abs() <= off, "{name}: {got} is not {result} in “{formula}”");
    }
}

fn formula(comparison: &lanefit_model::Comparison, row: &ScenarioReport) -> Option<String> {
    let steps = words(Language::English).explanations(comparison, row);
    steps.into_iter().find(|step| step.rung == Rung::Delivered).map(|step| step.formula)
}

/// Whatever decides is one of the terms shown.
#[test]
fn what_is_delivered_is_what_its_terms_come_to() {
    let mut runner = TestRunner::deterministic();
    let strategies = [parts_with_rules().boxed(), parts_with_rules().prop_map(together).boxed()];
    let (mut by_path, mut unequal, mut left) = (0, 0, 0);
    for strategy in &strategies {
        for _ in 0..4000 {
            let parts = strategy.new_tree(&mut runner).expect("there are such parts").current();
            let comparison = parts.comparison();
            let report = evaluate(&comparison);
            for row in &report.scenarios {
                let Some(formula) = formula(&comparison, row) else { continue };
                assert!(formula.contains(" = "), "{formula}");
                check(&formula);
                if matches!(row.limited_by, Some(LimitedBy::Path(_))) {
                    by_path += 1;
                    assert!(row.route.get().is_some_and(|route| route.division.is_some()), "{}", parts.query());
                    unequal += usize::from(formula.matches(" ÷ ").count() > 1);
                    left += usize::from(formula.contains(" − "));
                }
            }
        }
    }
    let counts = [by_path, unequal, left];
    assert!(counts.iter().all(|count| *count >= 10), "{counts:?}");
}
