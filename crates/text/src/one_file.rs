//! The words about the page as one file, which the program does not carry.

use lanefit_model::Language;

/// The fixed words about the page as one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneFileWords {
    /// Heading of the part that offers it.
    pub title: &'static str,
    /// What it is good for.
    pub introduction: &'static str,
    /// The link to it.
    pub link: &'static str,
    /// Said in it when its program cannot be unpacked.
    pub not_unpacked: &'static str,
}

/// The words about the page as one file in a language.
#[must_use]
pub const fn one_file_words(language: Language) -> OneFileWords {
    match language {
        Language::English => OneFileWords {
            title: "Take it along",
            introduction: "Lanefit also comes as one file that needs no network: for a disk, a stick or an e-mail. \
                           It has everything that is on this page, and all facts with their sources.",
            link: "Download lanefit.html",
            not_unpacked: "The program in this file could not be unpacked, so the controls do not work. Either the \
                           file is damaged, or this browser is from before the middle of 2023.",
        },
    }
}

/// The size of a file, in thousands of bytes.
#[must_use]
pub fn file_size(bytes: usize) -> String {
    [&bytes.div_ceil(1000).to_string(), "\u{a0}kB"].concat()
}

#[cfg(test)]
mod tests {
    use super::file_size;

    #[test]
    fn a_size_is_never_said_too_small() {
        assert_eq!(file_size(312_001), "313\u{a0}kB");
        assert_eq!(file_size(312_000), "312\u{a0}kB");
    }
}
