//! From text to a rule.

use super::{Effect, Kind, PortName, Rule, SHARE, Use};
use crate::digits::read_number;
use crate::word::Word;

/// Text that is no rule: the part that is wrong, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    quoted: String,
    expected: Expected,
}

/// What would be accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Three parts with colons between them.
    ThreeParts,
    /// The name of a port; see [`PortName`].
    PortName,
    /// One of [`Effect::WORDS`], or `share`.
    Effect,
    /// One port alone before an effect; many can only share.
    OnePort,
    /// At least so many ports and at most [`Rule::MAX_PORTS`].
    Ports {
        /// The least.
        least: usize,
    },
    /// A port that is not yet in the rule.
    OtherPort,
    /// A whole number from 1 to [`Rule::MAX_LANES`].
    Lanes,
    /// A use that the port can have, as it never has this one.
    OtherUse(Use),
    /// A rule that is not yet given.
    NewRule,
}

impl RuleError {
    /// The most characters that are quoted.
    const QUOTED_CHARACTERS: usize = 48;

    pub(super) fn new(text: &str, expected: Expected) -> Self {
        let mut quoted: String = text.chars().take(Self::QUOTED_CHARACTERS).collect();
        if quoted.len() < text.len() {
            quoted.push('…');
        }
        Self { quoted, expected }
    }

    /// The part that is wrong, cut after 48 characters.
    #[must_use]
    pub fn quoted(&self) -> &str {
        &self.quoted
    }

    /// What would be accepted.
    #[must_use]
    pub const fn expected(&self) -> Expected {
        self.expected
    }
}

/// For programmers, who read it in logs and failed tests.
impl core::fmt::Display for RuleError {
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(formatter, "“{}” is not accepted here: {:?}", self.quoted, self.expected)
    }
}

impl core::error::Error for RuleError {}

impl Rule {
    /// Reads a rule.
    ///
    /// # Errors
    /// When the text is none; the error has the first part that is wrong.
    pub fn read(text: &str) -> Result<Self, RuleError> {
        let mut parts = text.split(':').map(str::trim);
        let (Some(subject), Some(verb), Some(object), None) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(RuleError::new(text.trim(), Expected::ThreeParts));
        };
        if verb.eq_ignore_ascii_case(SHARE) {
            let ports = ports(subject)?;
            // A sign would not be written back.
            let lanes = object.bytes().all(|byte| byte.is_ascii_digit()).then(|| read_number(object)).flatten();
            let lanes = lanes.ok_or_else(|| RuleError::new(object, Expected::Lanes))?;
            return Self::new(Kind::Share { ports, lanes });
        }
        let effect = Effect::from_word(&verb.to_ascii_lowercase());
        let effect = effect.ok_or_else(|| RuleError::new(verb, Expected::Effect))?;
        if subject.contains(',') {
            return Err(RuleError::new(subject, Expected::OnePort));
        }
        // Names have hyphens of their own; after the last may come a use.
        let (name, used) = match subject.rsplit_once('-') {
            Some((name, word)) if usage(word.trim()).is_some() => (name, usage(word.trim())),
            _ => (subject, None),
        };
        Self::new(Kind::Takes { port: port(name)?, used, effect, others: ports(object)? })
    }
}

fn usage(word: &str) -> Option<Use> {
    // Drives of that kind are what manuals speak of, but the lanes do not know what drives them.
    if word.eq_ignore_ascii_case("nvme") { Some(Use::Pcie) } else { Use::from_word(&word.to_ascii_lowercase()) }
}

fn port(name: &str) -> Result<PortName, RuleError> {
    let name = name.trim();
    PortName::read(name).ok_or_else(|| RuleError::new(name, Expected::PortName))
}

fn ports(list: &str) -> Result<Vec<PortName>, RuleError> {
    list.split(',').map(port).collect()
}
