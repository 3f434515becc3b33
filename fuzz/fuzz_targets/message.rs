//! What a page elsewhere can send to the widget: it is shown, or it is not for us, and nothing stops.
#![no_main]

use lanefit_model::message::{self, Message};
use lanefit_model::{evaluate, query};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    // Chance would seldom find the name of a message, so half of the inputs are given one.
    let named = ["lanefit.show ", &text].concat();
    for text in [text.as_ref(), &named] {
        if let Some(Message::Show(reading)) = message::read(text) {
            assert_eq!(evaluate(&reading.comparison).scenarios.len(), reading.comparison.scenarios().len());
            assert_eq!(query::read(&query::write(&reading.comparison)).comparison, reading.comparison);
        }
    }
});
