//! What was not understood in the address.

use lanefit_model::Error;
use lanefit_text::{Label, Words};

use crate::markup::{Node, element};

/// Warnings in words; nothing when there are none.
pub fn warnings(words: &dyn Words, warnings: &[Error]) -> Vec<Node> {
    if warnings.is_empty() {
        return Vec::new();
    }
    let sentences = warnings.iter().map(|warning| element("li").child(words.warning(warning)));
    vec![
        element("section")
            .with("id", "warnings")
            .with("role", "alert")
            .child(element("h2").child(words.label(Label::Warnings)))
            .child(element("ul").children(sentences))
            .into(),
    ]
}
