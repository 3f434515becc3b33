//! Values that a query writes as one of a few words.

/// A choice among a few values, each with the word it has in a query.
pub trait Word: Copy + PartialEq + 'static {
    /// The words, in the order of [`Word::VALUES`].
    const WORDS: &'static [&'static str];
    /// The values, in the order they are offered.
    const VALUES: &'static [Self];

    /// The word of this value.
    #[must_use]
    fn word(self) -> &'static str {
        Self::VALUES
            .iter()
            .position(|value| *value == self)
            .and_then(|at| Self::WORDS.get(at).copied())
            .unwrap_or_default()
    }

    /// The value of a word.
    #[must_use]
    fn from_word(word: &str) -> Option<Self> {
        Self::VALUES.get(place_of(word, Self::WORDS)?).copied()
    }
}

/// Where a word stands among others: one piece of the program for all types.
#[inline(never)]
pub(crate) fn place_of(word: &str, words: &[&str]) -> Option<usize> {
    words.iter().position(|known| *known == word)
}

macro_rules! words {
    ($type:ty: $($word:literal => $value:expr),+ $(,)?) => {
        impl Word for $type {
            const WORDS: &'static [&'static str] = &[$($word),+];
            const VALUES: &'static [Self] = &[$($value),+];
        }
    };
}
pub(crate) use words;

words!(bool: "0" => false, "1" => true);
