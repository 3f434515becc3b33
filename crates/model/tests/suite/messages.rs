//! What the page around an embedded comparison says to it.

use lanefit_model::message::{Message, read};
use lanefit_model::{Theme, query};
use proptest::prelude::*;

#[test]
fn a_message_shows_what_the_same_query_does() {
    for query in ["v=1&s=sata:600", "", "s=nonsense&unit=MB", "?s=pcie:4.0x4#fragment"] {
        assert_eq!(read(&format!("lanefit.show {query}")), Some(Message::Show(query::read(query))), "{query}");
    }
}

#[test]
fn a_message_changes_the_colours_alone() {
    assert_eq!(read("lanefit.theme dark"), Some(Message::Theme(Theme::Dark)));
    assert_eq!(read("lanefit.theme auto"), Some(Message::Theme(Theme::Automatic)));
}

#[test]
fn what_is_meant_for_others_is_passed_over() {
    for text in [
        "",
        "lanefit",
        "lanefit.",
        "lanefit.show",
        "lanefit.theme",
        "lanefit.theme pink",
        "lanefit.theme dark ",
        "Lanefit.theme dark",
        " lanefit.theme dark",
        "lanefit.close now",
        "{\"lanefit\":1}",
        "pymxPYMx1xPYMxheightxPYMx500",
    ] {
        assert_eq!(read(text), None, "{text:?}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read(text in any::<String>(), name in "lanefit\\.(show|theme) ") {
        _ = read(&text);
        if let Some(Message::Show(reading)) = read(&(name + &text)) {
            prop_assert_eq!(query::read(&query::write(&reading.comparison)).comparison, reading.comparison);
        }
    }
}
