//! What is wrong with a query or an edit, and what would have been right.

use crate::facts::boards::BoardRow;
use crate::facts::platforms::Wanted;
use crate::form::Form;
use crate::query::Key;
use crate::rules::Expected;
use crate::system::{IfKnown, Known, Optional};
use crate::wire::SplitSet;

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
    detail: Optional<Detail>,
}

/// What an error of a system knows besides.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Detail {
    /// The scenario went with what was rejected.
    ScenarioLost,
    /// The part of a rule that is wrong, and the names that scenarios give to ports.
    Rule { part: String, names: Vec<String> },
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
    /// The id of a system, a processor, or a port of a board.
    Ids(IfKnown<Wanted>),
    /// One of the ways in which lanes may be divided there.
    Splits(IfKnown<SplitSet>),
    /// At most so many rules as [`Setup::MAX_RULES`](crate::system::Setup::MAX_RULES).
    Rules(Known),
    /// A rule between ports, of which this is wrong.
    Rule(IfKnown<Expected>),
    /// A rule that names a port of the board, if it is known, or of a scenario.
    RulePorts(IfKnown<Option<&'static BoardRow>>),
    /// A port before the place where it hangs, which only a port of a board goes without.
    OwnPort(Known),
    /// A system that is named by `platform`.
    System(Known),
    /// A query of at most this many characters.
    Length(u16),
}

impl Error {
    /// A value that is not among the accepted ones.
    #[must_use]
    pub fn value(value: &str, accepted: Accepted) -> Self {
        Self { key: None, value: quote(value), accepted, detail: Optional::NONE }
    }

    /// The same error, where the scenario goes with what was rejected.
    pub(crate) fn without_scenario(self) -> Self {
        Self { detail: Optional::of(Some(Detail::ScenarioLost)), ..self }
    }

    /// The same error, about a part of a rule; `names` are those that scenarios give to ports.
    pub(crate) fn about(self, part: &str, names: Vec<String>) -> Self {
        Self { detail: Optional::of(Some(Detail::Rule { part: quote(part), names })), ..self }
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

    /// The part of a rejected rule that is wrong, cut likewise.
    #[must_use]
    pub fn part(&self) -> Option<&str> {
        match self.detail.get()? {
            Detail::Rule { part, .. } => Some(part),
            Detail::ScenarioLost => None,
        }
    }

    /// The names that scenarios give to ports, where a rule was rejected for one that is not there.
    #[must_use]
    pub fn names(&self) -> &[String] {
        match self.detail.get() {
            Some(Detail::Rule { names, .. }) => names,
            _ => &[],
        }
    }

    /// Whether a scenario on a system was left out with what was rejected.
    #[must_use]
    pub fn has_lost_scenario(&self) -> bool {
        self.detail.get() == Some(&Detail::ScenarioLost)
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

/// Input as it is quoted: cut, with a mark for each character that cannot be seen or turns the line around.
fn quote(text: &str) -> String {
    let mut rest = text.chars();
    let shown = |letter: char| if is_hidden(letter) { char::REPLACEMENT_CHARACTER } else { letter };
    let mut quoted: String = rest.by_ref().take(QUOTED_CHARACTERS).map(shown).collect();
    if !rest.as_str().is_empty() {
        quoted.push('…');
    }
    quoted
}

/// Whether it is a control character, has no width, or sets the direction of what follows.
const fn is_hidden(letter: char) -> bool {
    matches!(letter,
        '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// For programmers; readers get the sentence of `lanefit-text`.
impl core::fmt::Display for Error {
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(formatter, "“{}” is not accepted here: {:?}", self.value, self.accepted)
    }
}

impl core::error::Error for Error {}
