//! The wasm file and its JavaScript side.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};

use super::{
    files::{list, read, write},
    hash::hash,
    script::Minifier,
};

const WASM_ENDING: &str = "_bg.wasm";

/// Names of the program's two files.
#[derive(Debug)]
pub struct Program {
    /// The JavaScript module that wasm-bindgen wrote.
    pub bindings: String,
    /// The wasm file.
    pub wasm: String,
}

/// Gives both files names by their final content.
///
/// Trunk's hash is that of the file before wasm-bindgen, wasm-opt and minification, so a new
/// version of one of these would change the content but not the name.
pub fn rename(staging: &Path, minifier: &Minifier<'_>) -> Result<Program> {
    let old = find(list(staging)?.iter().map(String::as_str))?;

    let wasm_path = staging.join(&old.wasm);
    let wasm = fs::read(&wasm_path).with_context(|| format!("{} cannot be read", wasm_path.display()))?;
    let new_wasm = format!("lanefit-{}{WASM_ENDING}", hash(&wasm));
    fs::rename(&wasm_path, staging.join(&new_wasm))
        .with_context(|| format!("{} cannot be renamed", wasm_path.display()))?;

    let bindings_path = staging.join(&old.bindings);
    // The default address of the wasm file, which the loader overrides, is in there.
    let text = read(&bindings_path)?.replace(&old.wasm, &new_wasm);
    let bindings = minifier.file("lanefit", &text)?;
    fs::remove_file(&bindings_path).with_context(|| format!("{} cannot be removed", bindings_path.display()))?;
    write(&staging.join(&bindings.name), bindings.content.as_bytes())?;

    Ok(Program { bindings: bindings.name, wasm: new_wasm })
}

/// Finds Trunk's two files among `names`.
fn find<'a>(names: impl Iterator<Item = &'a str> + Clone) -> Result<Program> {
    let mut stems = names.clone().filter_map(|name| name.strip_suffix(WASM_ENDING));
    let (Some(stem), None) = (stems.next(), stems.next()) else {
        bail!("Trunk must leave one wasm file, but left others or none");
    };
    let program = Program { bindings: format!("{stem}.js"), wasm: format!("{stem}{WASM_ENDING}") };
    for name in names {
        if ![&program.bindings, &program.wasm].contains(&&name.to_owned()) && name != "index.html" {
            bail!("Trunk left {name}, which no part of the page is known to need");
        }
    }
    Ok(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_files_share_a_stem() -> Result<()> {
        let names = ["index.html", "lanefit-1.js", "lanefit-1_bg.wasm"];
        let program = find(names.into_iter())?;
        assert_eq!(program.bindings, "lanefit-1.js");
        assert_eq!(program.wasm, "lanefit-1_bg.wasm");
        Ok(())
    }

    #[test]
    fn a_missing_or_second_or_unknown_file_is_an_error() {
        let cases: [&[&str]; 3] =
            [&["index.html"], &["a.js", "a_bg.wasm", "b.js", "b_bg.wasm"], &["a.js", "a_bg.wasm", "snippets/c.js"]];
        for names in cases {
            assert!(find(names.iter().copied()).is_err(), "{names:?}");
        }
    }
}
