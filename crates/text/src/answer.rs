//! The answer to a comparison.

use crate::Quantity;

/// The answer to a comparison: one number in its context, and what follows from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// What the number is of: `PCIe 4.0 x4 carries`.
    pub lead: String,
    /// The number.
    pub quantity: Quantity,
    /// What completes the sentence: `each way`.
    pub tail: String,
    /// A few sentences more.
    pub sentences: Vec<String>,
    /// Index of the scenario that it is about.
    pub subject: usize,
}

impl Answer {
    /// The whole answer as running text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = self.lead.clone();
        for part in [self.quantity.text(), self.tail.clone()] {
            if !part.is_empty() {
                text.push(' ');
                text.push_str(&part);
            }
        }
        if !text.ends_with('.') {
            text.push('.');
        }
        for sentence in &self.sentences {
            text.push(' ');
            text.push_str(sentence);
        }
        text
    }
}
