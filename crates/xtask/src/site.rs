//! The files of a finished page, and which of them names which.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::{Context, Result};

use crate::post_build::list;

/// Every file of a finished page by its path in the folder.
pub struct Site(BTreeMap<String, Vec<u8>>);

impl Site {
    /// Reads a folder.
    pub fn read(folder: &Path) -> Result<Self> {
        let mut files = BTreeMap::new();
        for name in list(folder)? {
            let content = fs::read(folder.join(&name)).with_context(|| format!("{name} cannot be read"))?;
            files.insert(name, content);
        }
        Ok(Self(files))
    }

    /// What a file holds.
    pub fn content(&self, name: &str) -> Option<&[u8]> {
        self.0.get(name).map(Vec::as_slice)
    }

    /// All files in the order of their names.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0.iter().map(|(name, content)| (name.as_str(), content.as_slice()))
    }

    /// The page and every file that counts and is named in a file found so far.
    ///
    /// A name may occur without being loaded; so this may find too many files, never too few.
    pub fn named_from_index(&self, counts: impl Fn(&str) -> bool) -> Result<BTreeSet<&str>> {
        let (index, _) = self.0.get_key_value("index.html").context("there is no index.html: build the page first")?;
        let mut found = BTreeSet::from([index.as_str()]);
        let mut unread = vec![index.as_str()];
        while let Some(name) = unread.pop() {
            let Some(content) = self.content(name) else {
                continue;
            };
            for (other, _) in self.files() {
                if counts(other) && !found.contains(other) && contains(content, other.as_bytes()) {
                    found.insert(other);
                    unread.push(other);
                }
            }
        }
        Ok(found)
    }
}

fn contains(content: &[u8], name: &[u8]) -> bool {
    content.windows(name.len()).any(|window| window == name)
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A page of these files.
    pub fn site(files: &[(&str, &str)]) -> Site {
        Site(files.iter().map(|&(name, content)| (name.to_owned(), content.as_bytes().to_vec())).collect())
    }

    #[test]
    fn a_file_is_found_if_a_found_file_names_it() -> Result<()> {
        let site = site(&[
            ("index.html", "<script src=\"./loader-1.js\">"),
            ("loader-1.js", "import(\"./b.js\")"),
            ("b.js", "fetch(\"./b_bg.wasm\")"),
            ("b_bg.wasm", ""),
            ("icons/a.png", "loader-1.js"),
            ("other.js", "index.html"),
        ]);
        assert_eq!(
            site.named_from_index(|_| true)?,
            BTreeSet::from(["b.js", "b_bg.wasm", "index.html", "loader-1.js"])
        );
        Ok(())
    }

    #[test]
    fn what_does_not_count_is_not_followed() -> Result<()> {
        let site = site(&[("index.html", "a.js"), ("a.js", "b.js"), ("b.js", "")]);
        assert_eq!(site.named_from_index(|name| name != "a.js")?, BTreeSet::from(["index.html"]));
        Ok(())
    }
}
