//! The last rung names every term and the one that won.

use lanefit_model::{Language, Rung, evaluate, query};
use lanefit_text::words;

/// Formula and remark of the delivered rung.
fn delivered(text: &str) -> [String; 2] {
    let comparison = query::read(text).comparison;
    let report = evaluate(&comparison);
    let steps = words(Language::English).explanations(&comparison, &report.scenarios[0]);
    let last = steps.into_iter().find(|step| step.rung == Rung::Delivered);
    last.map(|step| [step.formula, step.remark]).unwrap_or_default()
}

#[test]
fn the_winning_term_is_named() {
    for (query, terms, winner) in [
        ("s=m2m:3.0x4,,samsung-980-pro-1tb", &["typical", "the maker's rating 7000"][..], "The host's end"),
        ("s=m2m:5.0x4,,samsung-980-pro-1tb", &["the maker's rating 7000"], "The device decides"),
        ("s=x4:3.0x2,,asm1166,1", &["all the drives behind it"], "The drives behind"),
        ("s=sata:600,asm1061,samsung-870-evo-1tb", &["the controller 400"], "The controller"),
        ("s=tb4:3.0x4,,samsung-980-pro-1tb", &["the tunnel 2800"], "The enclosure"),
        ("s=usb:10,,m2m:4.0x4", &["the bridge"], "The enclosure"),
        ("s=x4:3.0x4,,aquantia-aqc107", &["what its ports need 1250"], "The device decides"),
    ] {
        let [formula, remark] = delivered(query);
        for term in terms {
            assert!(formula.replace('\u{a0}', " ").contains(term), "{query}: {formula}");
        }
        assert!(remark.starts_with(winner), "{query}: {remark}");
    }
}

#[test]
fn a_rating_is_typical_on_the_drive_s_own_link() {
    let comparison = query::read("s=m2m:4.0x4,,samsung-990-pro-2tb").comparison;
    let report = evaluate(&comparison);
    let steps = words(Language::English).explanations(&comparison, &report.scenarios[0]);
    let typical = steps.iter().find(|step| step.rung == Rung::Typical);
    assert!(typical.is_some_and(|step| step.remark.contains("512 B are reckoned with")), "{steps:?}");
}
