//! The words about the licences of what the program is made of, which the program does not carry.

use lanefit_model::Language;

/// The fixed words about the licences of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LicenceWords {
    /// The link to them.
    pub link: &'static str,
    /// Title of the text that has them all.
    pub title: &'static str,
    /// What that text is.
    pub introduction: &'static str,
}

/// The words about the licences of others in a language.
#[must_use]
pub const fn licence_words(language: Language) -> LicenceWords {
    match language {
        Language::English => LicenceWords {
            link: "Licences",
            title: "Licences of the libraries in Lanefit",
            introduction: "Lanefit's program contains parts of these libraries. Each licence stands below the libraries \
                           that it is for and the names of those who hold the rights.",
        },
    }
}
