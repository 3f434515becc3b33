//! The texts of a package that are passed on.

use std::{collections::BTreeSet, fs, path::Path};

use anyhow::{Context, Result, bail};

use super::crates::Package;
use crate::post_build::files::read;

/// How the names of files with licences and notices start, in capitals.
const STARTS: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// What the names of files with other licences have in them, where MIT may be chosen.
const NOT_CHOSEN: [&str; 2] = ["APACHE", "UNLICENSE"];

/// The licence of packages that name it and bring no text: this project's own, but for its notice.
const MIT: &str = include_str!("../../../../../LICENSE-MIT");

/// A licence, and who holds the rights.
#[derive(Debug, PartialEq, Eq)]
pub struct Text {
    /// The lines that say who holds the rights, in their order.
    pub notices: Vec<String>,
    /// All others.
    pub body: String,
}

impl Text {
    /// Parts a text into notices and licence.
    pub fn read(text: &str) -> Self {
        let is_notice = |line: &&str| line.trim().starts_with("Copyright ") && !line.contains("[yyyy]");
        let (notices, rest): (Vec<_>, Vec<_>) = text.lines().partition(is_notice);
        let mut body = String::new();
        let mut before = "";
        for line in rest.into_iter().map(str::trim_end) {
            // Where a notice stood between two empty lines, one is enough.
            if !line.is_empty() || !before.is_empty() {
                body.push_str(line);
                body.push('\n');
            }
            before = line;
        }
        Self { notices: notices.into_iter().map(|line| line.trim().to_owned()).collect(), body: body.trim().to_owned() }
    }

    /// The MIT licence with these notices, one a line.
    pub fn mit(notices: &str) -> Self {
        let notices = notices.lines().map(str::to_owned).collect();
        Self { notices, body: Self::read(MIT).body }
    }

    /// Equal for licences that differ in where their lines end, or in having a title.
    pub fn key(&self) -> String {
        let words: Vec<_> = self.body.split_whitespace().collect();
        let key = words.join(" ");
        ["The MIT License (MIT) ", "MIT License "]
            .iter()
            .find_map(|title| key.strip_prefix(title))
            .unwrap_or(&key)
            .to_owned()
    }
}

/// The texts of a package.
///
/// # Errors
///
/// If it has none and names a licence whose text is not known here.
pub fn of(package: &Package) -> Result<Vec<Text>> {
    let folder = package.manifest_path.parent().unwrap_or(Path::new("."));
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))? {
        let entry = entry?;
        if entry.path().is_file() {
            names.insert(entry.file_name().to_string_lossy().into_owned());
        }
    }
    let expression = package.license.as_deref().unwrap_or_default();
    let mut chosen = choose(&names, expression);
    if let Some(file) = &package.license_file {
        chosen.insert(file);
    }
    if chosen.is_empty() {
        return match holders(package) {
            Some(notice) => Ok(vec![Text::mit(&notice)]),
            None => bail!("{} {} brings no text of its licence, {expression}", package.name, package.version),
        };
    }
    chosen.into_iter().map(|name| Ok(Text::read(&read(&folder.join(name))?))).collect()
}

/// The files with the licence and with notices. Of licences among which one may choose, MIT is chosen: its text is the
/// shortest.
fn choose<'a>(names: &'a BTreeSet<String>, expression: &str) -> BTreeSet<&'a str> {
    let has = |name: &str, part: &str| name.to_ascii_uppercase().contains(part);
    let all: BTreeSet<_> = names
        .iter()
        .map(String::as_str)
        .filter(|name| STARTS.iter().any(|start| name.to_ascii_uppercase().starts_with(start)))
        .collect();
    let may_choose = expression.contains(" OR ") || expression.contains('/');
    if !may_choose || !all.iter().any(|name| has(name, "MIT")) {
        return all;
    }
    all.into_iter().filter(|name| !NOT_CHOSEN.iter().any(|part| has(name, part))).collect()
}

/// A notice from what a package says of its authors, if it is under the MIT licence.
fn holders(package: &Package) -> Option<String> {
    let names: Vec<_> = package.authors.iter().filter_map(|author| author.split('<').next()).map(str::trim).collect();
    let names = if names.is_empty() { format!("the authors of {}", package.name) } else { names.join(", ") };
    let licences = package.license.as_deref()?;
    let is_mit =
        licences.split(|letter: char| letter.is_whitespace() || "/()".contains(letter)).any(|word| word == "MIT");
    (is_mit && !licences.contains(" AND ")).then(|| format!("Copyright (c) {names}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(names: &[&str], expression: &str) -> Vec<String> {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        choose(&names, expression).into_iter().map(str::to_owned).collect()
    }

    fn package(license: &str, authors: &[&str]) -> Package {
        serde_json::from_value(serde_json::json!({
            "name": "a", "version": "1.0.0", "source": null, "license": license, "license_file": null,
            "authors": authors, "manifest_path": "/a/Cargo.toml",
        }))
        .unwrap()
    }

    #[test]
    fn where_mit_may_be_chosen_other_licences_are_left_out() {
        let files = ["Cargo.toml", "LICENSE-APACHE", "LICENSE-MIT", "license.rs.txt", "README.md"];
        assert_eq!(chosen(&files, "MIT OR Apache-2.0"), ["LICENSE-MIT", "license.rs.txt"]);
        assert_eq!(chosen(&["LICENSE-MIT", "UNLICENSE"], "Unlicense/MIT"), ["LICENSE-MIT"]);
        assert_eq!(chosen(&["LICENSE-APACHE", "NOTICE"], "MIT OR Apache-2.0"), ["LICENSE-APACHE", "NOTICE"]);
    }

    #[test]
    fn where_nothing_may_be_chosen_all_is_taken() {
        assert_eq!(chosen(&["LICENSE-APACHE", "LICENSE-MIT"], "MIT AND Apache-2.0"), ["LICENSE-APACHE", "LICENSE-MIT"]);
        assert_eq!(
            chosen(&["LICENSE-APACHE", "LICENSE-MIT", "LICENSE-UNICODE"], "(MIT OR Apache-2.0) AND Unicode-3.0"),
            ["LICENSE-MIT", "LICENSE-UNICODE"]
        );
        assert!(chosen(&["Cargo.toml", "src.rs"], "MIT").is_empty());
    }

    #[test]
    fn notices_are_parted_from_the_licence() {
        let text =
            Text::read("Title\r\n\r\nCopyright (c) 2014 A\nCopyright 2020 B \n\nThe above copyright notice\n  1. b\n");
        assert_eq!(text.notices, ["Copyright (c) 2014 A", "Copyright 2020 B"]);
        assert_eq!(text.body, "Title\n\nThe above copyright notice\n  1. b");
    }

    #[test]
    fn a_package_without_a_text_has_the_licence_that_it_names() {
        assert_eq!(
            holders(&package("MIT/Apache-2.0", &["A B <a@b.example>", "C"])).as_deref(),
            Some("Copyright (c) A B, C")
        );
        assert_eq!(holders(&package("MIT", &[])).as_deref(), Some("Copyright (c) the authors of a"));
        assert_eq!(holders(&package("Apache-2.0", &["A"])), None);
        assert_eq!(holders(&package("MIT AND Zlib", &["A"])), None);
        assert!(
            Text::mit("x").body.contains("Permission is hereby granted") && !Text::mit("x").body.contains("Lanefit")
        );
    }
}
