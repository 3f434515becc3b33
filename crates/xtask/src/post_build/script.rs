//! Scripts, made small.

use std::{fs, path::Path, process::Command};

use anyhow::{Context, Result};

use super::{
    files::{read, write},
    hash::NamedFile,
};

/// Makes ECMAScript modules small with the program terser.
pub struct Minifier<'a> {
    /// The program.
    pub terser: &'a Path,
    /// A folder to work in, in which nothing is left.
    pub folder: &'a Path,
}

impl Minifier<'_> {
    /// Minifies `script` and names it by its new content: `stem-HASH.js`.
    pub fn file(&self, stem: &str, script: &str) -> Result<NamedFile> {
        let [source, result] = ["js", "min.js"].map(|ending| self.folder.join(format!("unnamed.{ending}")));
        write(&source, script.as_bytes())?;
        crate::process::run(
            Command::new(self.terser)
                .arg(&source)
                .args(["--module", "--compress", "passes=2", "--mangle", "--output"])
                .arg(&result),
        )
        .with_context(|| format!("the script {stem} could not be minified"))?;
        let content = read(&result)?;
        for path in [source, result] {
            fs::remove_file(&path).with_context(|| format!("{} cannot be removed", path.display()))?;
        }
        Ok(NamedFile::new(stem, ".js", content))
    }
}
