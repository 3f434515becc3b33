//! What is wrong with a query or an edit, and what would have been right.

use crate::form::Form;
use crate::query::Key;

/// Characters of a rejected value that an error quotes.
const QUOTED_CHARACTERS: usize = 48;

/// Input that was not understood.
///
/// The error quotes the input and knows what is accepted in its place; `lanefit-text` turns it
/// into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    key: Option<Key>,
    value: String,
    accepted: Accepted,
}

/// What would have been accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepted {
    /// One of the keys of the grammar.
    Keys,
    /// One of the forms.
    Forms,
    /// One of the forms a device can have.
    DeviceForms,
    /// A device of the catalogue, or a form and what it needs.
    Devices,
    /// At most so many drives behind a device or on it; none where it takes none.
    Drives {
        /// The most.
        most: u8,
    },
    /// One of the wirings of a form.
    Wirings(Form),
    /// One of the wirings that a device of a form can need.
    DeviceWirings(Form),
    /// Each kind of part of a wiring once.
    OnePart,
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number in a range.
    Numbers {
        /// The least.
        low: u32,
        /// The greatest.
        high: u32,
    },
    /// An amount of data such as `50GB`, from 1 MB to 1000 TB.
    Amount,
    /// A rate such as `1250MB` or `10Gb` each second, from 1 MB to 1000 GB.
    Rate,
    /// A block such as `128k`, from 512 bytes to 16 MiB.
    Block,
    /// A scenario of at most this many parts.
    Parts(u8),
    /// At most this many scenarios.
    Scenarios(u8),
    /// At least one scenario.
    OneScenario,
    /// A key that is given once.
    OneValue,
    /// A query of at most this many characters.
    Length(u16),
}

impl Error {
    /// A value that is not among the accepted ones.
    #[must_use]
    pub fn value(value: &str, accepted: Accepted) -> Self {
        let mut quoted: String = value.chars().take(QUOTED_CHARACTERS).collect();
        if quoted.len() < value.len() {
            quoted.push('…');
        }
        Self { key: None, value: quoted, accepted }
    }

    /// The same error, known to come from the value of `key`.
    #[must_use]
    pub fn under(self, key: Key) -> Self {
        Self { key: Some(key), ..self }
    }

    /// The same error, where what was rejected is a device: it lists what a device can need.
    pub(crate) fn of_device(self) -> Self {
        match self.accepted {
            Accepted::Wirings(form) => Self { accepted: Accepted::DeviceWirings(form), ..self },
            _ => self,
        }
    }

    /// The key whose value was rejected; `None` when no single key is to blame.
    #[must_use]
    pub const fn key(&self) -> Option<Key> {
        self.key
    }

    /// The rejected input, cut after 48 characters.
    #[must_use]
    pub fn quoted(&self) -> &str {
        &self.value
    }

    /// What is accepted.
    #[must_use]
    pub const fn accepted(&self) -> Accepted {
        self.accepted
    }

    /// Whether the input was a key that the grammar does not have.
    #[must_use]
    pub const fn is_unknown_key(&self) -> bool {
        matches!(self.accepted, Accepted::Keys)
    }

    /// Whether the input was a number or an amount outside its range.
    #[must_use]
    pub const fn is_out_of_range(&self) -> bool {
        matches!(
            self.accepted,
            Accepted::Numbers { .. } | Accepted::Amount | Accepted::Rate | Accepted::Block | Accepted::Length(_)
        )
    }
}

/// For programmers; readers get the sentence of `lanefit-text`.
impl core::fmt::Display for Error {
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(formatter, "“{}” is not accepted here: {:?}", self.value, self.accepted)
    }
}

impl core::error::Error for Error {}
