//! The address of the page: whatever stands in it, there is a comparison, a report and an answer,
//! and the comparison survives being written and read again.
#![no_main]

use lanefit_model::{evaluate, query};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    let reading = query::read(&text);
    assert!(!reading.comparison.scenarios().is_empty());

    let report = evaluate(&reading.comparison);
    assert_eq!(report.scenarios.len(), reading.comparison.scenarios().len());
    for ladder in report.scenarios.iter().filter_map(|scenario| scenario.ladder) {
        let rates = [Some(ladder.line_rate), Some(ladder.after_line_code), ladder.link_ceiling];
        assert!(rates.into_iter().flatten().all(|rate| rate.mb_s().is_finite() && rate.mb_s() > 0.0));
    }

    let words = lanefit_text::words(reading.comparison.view.language);
    for warning in &reading.warnings {
        assert!(!words.warning(warning).is_empty());
    }
    assert!(!words.answer(&reading.comparison, &report).to_text().is_empty());

    let written = query::write(&reading.comparison);
    let again = query::read(&written);
    assert_eq!(again.warnings, [], "{written}");
    assert_eq!(again.comparison, reading.comparison, "{written}");
    assert_eq!(query::write(&again.comparison), written);
});
