//! Scripts, made small and joined by the program esbuild.

use std::{fs, path::Path, process::Command};

use anyhow::{Context, Result, bail};

use super::{
    files::{read, write},
    hash::NamedFile,
};

/// What esbuild is told of every script. Joining is among it also for a script that stays alone: only then may
/// esbuild put constants where they are used and leave out what nobody uses.
const OPTIONS: [&str; 6] =
    ["--bundle", "--minify", "--target=es2022", "--charset=utf8", "--legal-comments=none", "--log-level=warning"];

/// Makes scripts of the page.
pub struct Scripts<'a> {
    /// The program esbuild.
    pub esbuild: &'a Path,
    /// A folder to work in, in which nothing is left. Modules to be joined lie in it.
    pub folder: &'a Path,
}

/// How browsers run a script.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// As an ECMAScript module, whose names are its own.
    Module,
    /// In the scope of the page, or of a worker. It exports nothing, so all its names can be hidden there.
    Classic,
}

impl Kind {
    fn option(self) -> &'static str {
        match self {
            Self::Module => "--format=esm",
            Self::Classic => "--format=iife",
        }
    }
}

/// The page that a script is for.
#[derive(Clone, Copy, Debug)]
pub enum For {
    /// The page of many files.
    Page,
    /// The page in one file.
    OneFile {
        /// Path of a module that exports a function `fetch`, which takes the place of the browser's own.
        fetch: &'static str,
    },
}

impl For {
    /// What the other page alone does is left out.
    fn options(self) -> Vec<String> {
        match self {
            Self::Page => vec!["--define:ONE_FILE=false".to_owned()],
            Self::OneFile { fetch } => vec!["--define:ONE_FILE=true".to_owned(), format!("--inject:{fetch}")],
        }
    }
}

impl Scripts<'_> {
    /// Minifies a module and names it by its new content: `stem-HASH.js`.
    pub fn file(&self, stem: &str, script: &str) -> Result<NamedFile> {
        Ok(NamedFile::new(stem, ".js", self.minify(stem, script, Kind::Module)?))
    }

    /// Minifies `script`, which may import finished files that lie beside it; `stem` names it where something goes
    /// wrong.
    pub fn minify(&self, stem: &str, script: &str, kind: Kind) -> Result<String> {
        let source = self.folder.join("unnamed.js");
        write(&source, script.as_bytes())?;
        let minified = self
            .run("unnamed.js", kind, For::Page, &["--external:./*"])
            .with_context(|| format!("the script {stem} could not be minified"));
        fs::remove_file(&source).with_context(|| format!("{} cannot be removed", source.display()))?;
        minified
    }

    /// The module at the path `entry` with everything that it imports, made small. A module that is imported on
    /// demand still runs at that moment and not before.
    ///
    /// # Errors
    ///
    /// If a module is missing, or if one is imported by an address that is not known before it runs.
    pub fn bundle(&self, entry: &str, page: For) -> Result<String> {
        let script =
            self.run(entry, Kind::Module, page, &[]).with_context(|| format!("{entry} could not be joined"))?;
        is_whole(&script).with_context(|| format!("{entry} and its modules do not make one script"))?;
        Ok(script)
    }

    fn run(&self, script: &str, kind: Kind, page: For, options: &[&str]) -> Result<String> {
        const RESULT: &str = "unnamed.min.js";
        crate::process::run(
            Command::new(self.esbuild)
                .arg(script)
                .args(OPTIONS)
                .arg(kind.option())
                .args(page.options())
                .args(options)
                .arg(format!("--outfile={RESULT}"))
                .current_dir(self.folder),
        )?;
        let result = self.folder.join(RESULT);
        let content = read(&result)?;
        fs::remove_file(&result).with_context(|| format!("{} cannot be removed", result.display()))?;
        Ok(content.trim_end().to_owned())
    }
}

/// Checks that a script imports nothing.
fn is_whole(script: &str) -> Result<()> {
    for (text, trouble) in [
        ("import(", "it still imports a module, by an address that is made while it runs"),
        ("import\"", "it still imports a module"),
        ("from\"", "it still imports a module"),
    ] {
        if script.contains(text) {
            bail!("{trouble}: {text}");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::is_whole;

    #[test]
    fn a_script_that_needs_another_file_is_refused() {
        for script in ["a();import(b)", "import\"./a.js\";b()", "import a from\"./a.js\";a()"] {
            assert!(is_whole(script).is_err(), "{script}");
        }
        assert!(is_whole("const a=import.meta.url;a()").is_ok());
    }
}
