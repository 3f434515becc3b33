//! Compressed copies beside the files, for hosts that send them as they are.

use std::{ffi::OsStr, fs, path::Path};

use anyhow::{Context, Result};

use super::files::{list, write};
use crate::compress;

/// Endings of files that compression makes smaller; pictures such as PNG are compressed already.
const ENDINGS: [&str; 9] = ["css", "html", "js", "json", "svg", "txt", "wasm", "webmanifest", "xml"];

/// Endings of the copies.
const COPIES: [&str; 2] = ["br", "gz"];

/// Writes `NAME.br` and `NAME.gz` beside each file that gets smaller by it.
pub fn run(folder: &Path) -> Result<()> {
    for name in list(folder)?.iter().filter(|name| ending(name).is_some_and(|ending| ENDINGS.contains(&ending))) {
        let path = folder.join(name);
        let content = fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        for (ending, compress) in COPIES.iter().zip([compress::brotli, compress::gzip]) {
            let copy = compress(&content)?;
            // A host takes the file itself where there is no copy.
            if copy.len() < content.len() {
                write(&folder.join(format!("{name}.{ending}")), &copy)?;
            }
        }
    }
    Ok(())
}

/// Whether `name` is that of a copy.
pub fn is_copy(name: &str) -> bool {
    ending(name).is_some_and(|ending| COPIES.contains(&ending))
}

fn ending(name: &str) -> Option<&str> {
    Path::new(name).extension().and_then(OsStr::to_str)
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, env, process};

    use super::*;

    #[test]
    fn files_that_get_smaller_have_two_copies_in_every_folder() -> Result<()> {
        let folder = env::temp_dir().join(format!("lanefit-precompress-{}", process::id()));
        fs::create_dir_all(folder.join("icons"))?;
        let long = "PCIe 4.0 x4 ".repeat(100);
        for (name, content) in [
            ("index.html", &*long),
            ("icons/a.svg", &long),
            ("icons/a.png", &long),
            ("robots.txt", "x"),
            ("_headers", &long),
        ] {
            write(&folder.join(name), content.as_bytes())?;
        }
        run(&folder)?;
        let copies: BTreeSet<String> = list(&folder)?.into_iter().filter(|name| is_copy(name)).collect();
        fs::remove_dir_all(&folder)?;
        assert_eq!(
            copies,
            ["icons/a.svg.br", "icons/a.svg.gz", "index.html.br", "index.html.gz"].map(str::to_owned).into()
        );
        Ok(())
    }
}
