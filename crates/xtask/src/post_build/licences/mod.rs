//! The licences of what the program is made of, which ask to be passed on with it.

mod crates;
mod texts;

use std::{cmp::Reverse, collections::BTreeMap, fmt::Write};

use anyhow::Result;
use lanefit_text::LicenceWords;

use crate::project::Project;
use texts::Text;

/// The name of the file, which the page links to.
pub const NAME: &str = "licences.txt";

/// Browsers take a text whose host does not say otherwise for one of old.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The standard library is no package, and its licence has this one notice.
const STANDARD_LIBRARY: (&str, &str) =
    ("Rust standard library", "MIT OR Apache-2.0\nCopyright (c) The Rust Project Contributors");

/// All licences as one text.
pub fn text(project: &Project, words: &LicenceWords) -> Result<String> {
    let mut texts = Vec::new();
    for package in crates::of_program(project)? {
        for text in texts::of(&package)? {
            texts.push((format!("{} {}", package.name, package.version), text));
        }
    }
    let (name, notice) = STANDARD_LIBRARY;
    texts.push((name.to_owned(), Text::mit(notice)));
    Ok(joined(words, &texts))
}

/// The content of the file with this text.
pub fn file(text: &str) -> String {
    format!("{BYTE_ORDER_MARK}{text}")
}

/// Every text once, after the names and notices of all that come under it.
fn joined(words: &LicenceWords, texts: &[(String, Text)]) -> String {
    let mut groups: BTreeMap<String, Vec<&(String, Text)>> = BTreeMap::new();
    for named in texts {
        groups.entry(named.1.key()).or_default().push(named);
    }
    let mut groups: Vec<_> = groups.into_values().collect();
    // The licence of most comes first, and equal counts stay in the order of their texts.
    groups.sort_by_key(|members| Reverse(members.len()));

    let mut joined = format!("{}\n\n{}\n", words.title, words.introduction);
    for members in groups {
        joined.push_str("\n----\n\n");
        for (name, text) in &members {
            // Writing to a String cannot fail.
            _ = writeln!(joined, "{name}");
            for notice in &text.notices {
                _ = writeln!(joined, "  {notice}");
            }
        }
        if let Some((_, text)) = members.first() {
            _ = write!(joined, "\n{}\n", text.body);
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use lanefit_model::Language;
    use lanefit_text::licence_words;

    use super::*;

    #[test]
    fn a_licence_of_several_stands_once_below_their_names_and_notices() {
        let texts = [
            ("a 1.0.0", "Licence\n\nCopyright (c) A\n\nDo what you like."),
            ("b 2.0.0", "Ask first."),
            ("c 3.0.0", "Licence\n\nCopyright (c) C\n\nDo what\nyou like.\n"),
        ]
        .map(|(name, text)| (name.to_owned(), Text::read(text)));
        let joined = joined(&licence_words(Language::English), &texts);
        let (_, groups) = joined.split_once("\n----\n\n").unwrap_or_default();
        assert_eq!(
            groups,
            "a 1.0.0\n  Copyright (c) A\nc 3.0.0\n  Copyright (c) C\n\nLicence\n\nDo what you like.\n\
             \n----\n\nb 2.0.0\n\nAsk first.\n"
        );
    }
}
