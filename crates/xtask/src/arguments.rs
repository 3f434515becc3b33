//! The words after the name of a chore.

use anyhow::{Context, Result, bail};

/// Words not yet read.
pub struct Arguments {
    words: std::vec::IntoIter<String>,
}

impl Arguments {
    /// Takes the words in the order they were typed.
    pub fn new(words: impl Iterator<Item = String>) -> Self {
        Self { words: words.collect::<Vec<_>>().into_iter() }
    }

    /// The next word, if there is one.
    pub fn next(&mut self) -> Option<String> {
        self.words.next()
    }

    /// The value that must follow the option `name`.
    pub fn value(&mut self, name: &str) -> Result<String> {
        self.next().with_context(|| format!("{name} needs a value"))
    }

    /// Fails if words are left.
    pub fn end(mut self) -> Result<()> {
        match self.next() {
            None => Ok(()),
            Some(word) => bail!("{word:?} means nothing here"),
        }
    }
}
