//! The name of a port on a board, as queries write it.

use super::Use;
use crate::comparison::Attachment;
use crate::word::{Word, place_of};

/// A name of 1 to 12 lower-case letters, digits and hyphens, from a letter to a letter or digit:
/// `m2-3`, `sata-5`, `x16-1`. What ends as a [`Use`](super::Use) does, `m2-pcie`, is none, nor is `cpu` or
/// another word that says where a port hangs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PortName([u8; Self::MAX]);

impl PortName {
    /// The most characters of a name.
    pub const MAX: usize = 12;

    /// Reads a name; `None` for what is none. Capital letters become small, and `_` becomes a hyphen.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        let mut name = [0; Self::MAX];
        if bytes.len() > Self::MAX {
            return None;
        }
        for (place, byte) in name.iter_mut().zip(bytes) {
            *place = match byte {
                b'_' | b'-' => b'-',
                _ if byte.is_ascii_alphanumeric() => byte.to_ascii_lowercase(),
                _ => return None,
            };
        }
        let is_name = bytes.first()?.is_ascii_alphabetic() && bytes.last()?.is_ascii_alphanumeric();
        let name = Self(name);
        let is_taken = |text: &str| {
            place_of(text, Attachment::WORDS).is_some()
                || text.rsplit_once('-').is_some_and(|(_, last)| Use::from_word(last).is_some())
        };
        (is_name && !is_taken(name.as_str())).then_some(name)
    }

    /// The name in its canonical form.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|byte| *byte == 0).unwrap_or(Self::MAX);
        self.0.get(..end).and_then(|name| core::str::from_utf8(name).ok()).unwrap_or_default()
    }
}

impl core::fmt::Debug for PortName {
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.as_str().fmt(formatter)
    }
}
