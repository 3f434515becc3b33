//! The wasm file and its JavaScript side.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};

use super::{
    files::{list, read, write},
    hash::hash,
    imports,
    script::Scripts,
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

/// The two programs, built from the same sources.
#[derive(Debug)]
pub struct Programs {
    /// What most readers load.
    pub main: Program,
    /// What a comparison needs that names a board or a chipset; it can do all that the other can.
    pub systems: Program,
}

/// Stem of the files of the program with systems.
const SYSTEMS: &str = "systems";

/// Gives all files names by their final content.
///
/// Trunk's hash is that of the file before wasm-bindgen, wasm-opt and minification, so a new
/// version of one of these would change the content but not the name.
pub fn rename(staging: &Path, scripts: &Scripts<'_>) -> Result<Programs> {
    let old = find(list(staging)?.iter().map(String::as_str))?;
    Ok(Programs {
        main: rename_one(staging, scripts, &old.main, "lanefit")?,
        systems: rename_one(staging, scripts, &old.systems, SYSTEMS)?,
    })
}

fn rename_one(staging: &Path, scripts: &Scripts<'_>, old: &Program, stem: &str) -> Result<Program> {
    let wasm_path = staging.join(&old.wasm);
    let mut wasm = fs::read(&wasm_path).with_context(|| format!("{} cannot be read", wasm_path.display()))?;
    let bindings_path = staging.join(&old.bindings);
    let mut text = read(&bindings_path)?;
    imports::count(&mut wasm, &mut text)?;
    let new_wasm = format!("{stem}-{}{WASM_ENDING}", hash(&wasm));
    fs::remove_file(&wasm_path).with_context(|| format!("{} cannot be removed", wasm_path.display()))?;
    write(&staging.join(&new_wasm), &wasm)?;

    // The default address of the wasm file, which the loader overrides, is in there.
    let text = text.replace(&old.wasm, &new_wasm);
    let bindings = scripts.file(stem, &text)?;
    fs::remove_file(&bindings_path).with_context(|| format!("{} cannot be removed", bindings_path.display()))?;
    write(&staging.join(&bindings.name), bindings.content.as_bytes())?;

    Ok(Program { bindings: bindings.name, wasm: new_wasm })
}

/// Finds Trunk's files among `names`: two of each program, and the shell of the page.
fn find<'a>(names: impl Iterator<Item = &'a str> + Clone) -> Result<Programs> {
    let stems = names.clone().filter_map(|name| name.strip_suffix(WASM_ENDING));
    let (systems, main): (Vec<_>, Vec<_>) = stems.partition(|stem| *stem == SYSTEMS);
    let ([main], [systems]) = (main.as_slice(), systems.as_slice()) else {
        bail!("Trunk must leave two wasm files, one of them {SYSTEMS}{WASM_ENDING}, but left others");
    };
    let of = |stem: &str| Program { bindings: format!("{stem}.js"), wasm: format!("{stem}{WASM_ENDING}") };
    let programs = Programs { main: of(main), systems: of(systems) };
    let known = [&programs.main, &programs.systems].map(|program| [program.bindings.as_str(), &program.wasm]);
    for name in names {
        if !known.as_flattened().contains(&name) && name != "index.html" {
            bail!("Trunk left {name}, which no part of the page is known to need");
        }
    }
    Ok(programs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_files_of_a_program_share_a_stem() -> Result<()> {
        let names = ["index.html", "lanefit-1.js", "systems.js", "lanefit-1_bg.wasm", "systems_bg.wasm"];
        let programs = find(names.into_iter())?;
        assert_eq!(programs.main.bindings, "lanefit-1.js");
        assert_eq!(programs.main.wasm, "lanefit-1_bg.wasm");
        assert_eq!(programs.systems.bindings, "systems.js");
        assert_eq!(programs.systems.wasm, "systems_bg.wasm");
        Ok(())
    }

    #[test]
    fn a_missing_or_second_or_unknown_file_is_an_error() {
        let cases: [&[&str]; 4] = [
            &["index.html"],
            &["a.js", "a_bg.wasm"],
            &["a.js", "a_bg.wasm", "b.js", "b_bg.wasm", "systems.js", "systems_bg.wasm"],
            &["a.js", "a_bg.wasm", "systems.js", "systems_bg.wasm", "snippets/c.js"],
        ];
        for names in cases {
            assert!(find(names.iter().copied()).is_err(), "{names:?}");
        }
    }
}
