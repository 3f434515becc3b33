//! What the page around an embedded comparison may tell it.
//!
//! A message is one line of text, `lanefit.show v=1&s=sata:600` or `lanefit.theme dark`. Whoever shares a window
//! hears the messages of everybody else, so whatever is not one of these two is nobody's mistake and is passed over.

use crate::query::{self, Reading};
use crate::view::Theme;
use crate::word::Word;

/// A message that was understood.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Show another comparison.
    Show(Reading),
    /// Take other colours.
    Theme(Theme),
}

/// Reads a message; `None` when it is not one for a comparison.
///
/// ```
/// use lanefit_model::message::{Message, read};
/// use lanefit_model::Theme;
///
/// assert_eq!(read("lanefit.theme dark"), Some(Message::Theme(Theme::Dark)));
/// assert_eq!(read("resize 500"), None);
/// ```
#[must_use]
pub fn read(text: &str) -> Option<Message> {
    let (name, value) = text.strip_prefix("lanefit.")?.split_once(' ')?;
    match name {
        "show" => Some(Message::Show(query::read(value))),
        "theme" => Theme::from_word(value).map(Message::Theme),
        _ => None,
    }
}
