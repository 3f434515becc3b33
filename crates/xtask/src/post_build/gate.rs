//! What no built file may hold: ways to other hosts, and ways from text to script.

use std::{collections::BTreeSet, fs, path::Path};

use anyhow::{Context, Result, bail};

use super::files::{list, read};
use crate::markup::addresses;

/// Names of what makes markup or script of text, as they stand in scripts, and in a program that
/// reaches for them by name.
const SINKS: [&str; 11] = [
    "innerHTML",
    "outerHTML",
    "insertAdjacentHTML",
    "setHTMLUnsafe",
    "parseFromString",
    "createContextualFragment",
    "document.write",
    "eval(",
    "eval)",
    "Function(",
    "javascript:",
];

/// Names of vocabularies, which look like addresses and are never asked for.
const NAMESPACES: &str = "http://www.w3.org/";

/// Checks every file of the finished page.
pub fn check(folder: &Path) -> Result<()> {
    let files = list(folder)?;
    for name in &files {
        let path = folder.join(name);
        match name.rsplit_once('.').map(|(_, ending)| ending) {
            Some("html") => {
                let html = read(&path)?;
                loads_own_files(name, &html, &files)?;
                makes_no_script(name, html.as_bytes())?;
            }
            Some("js" | "json" | "webmanifest" | "svg") => {
                let text = read(&path)?;
                names_no_host(name, &text)?;
                makes_no_script(name, text.as_bytes())?;
            }
            // Its addresses are those of sources, which a reader may follow.
            Some("wasm") => {
                let bytes = fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
                makes_no_script(name, &bytes)?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// Checks that a page loads nothing but files that lie beside it, by relative addresses.
fn loads_own_files(page: &str, html: &str, files: &BTreeSet<String>) -> Result<()> {
    for address in addresses(html)? {
        if address.starts_with('#') || address.starts_with("data:") {
            continue;
        }
        let Some(name) = address.strip_prefix("./") else {
            bail!("{page} must load its files by addresses that start with ./, but has {address:?}");
        };
        let name = name.split(['?', '#']).next().unwrap_or_default();
        if !name.is_empty() && !files.contains(name) {
            bail!("{page} loads {name}, which was not built");
        }
    }
    Ok(())
}

fn names_no_host(name: &str, text: &str) -> Result<()> {
    for (start, _) in text.match_indices("://") {
        let from =
            text.get(..start).unwrap_or_default().rfind(|c: char| !c.is_ascii_alphanumeric()).map_or(0, |at| at + 1);
        let address = text.get(from..).unwrap_or_default();
        if !address.starts_with(NAMESPACES) {
            bail!("{name} has an absolute address: {:?}", address.chars().take(60).collect::<String>());
        }
    }
    Ok(())
}

fn makes_no_script(name: &str, content: &[u8]) -> Result<()> {
    for sink in SINKS {
        let is_there = content.windows(sink.len()).enumerate().any(|(start, window)| {
            // A longer word is another one.
            let before = start.checked_sub(1).and_then(|at| content.get(at));
            window == sink.as_bytes() && !before.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
        });
        if is_there {
            bail!("{name} has {sink:?}, by which text could become script");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(html: &str) -> Result<()> {
        let files = ["loader-1.js", "index.html"].map(str::to_owned).into();
        loads_own_files("index.html", html, &files)
    }

    #[test]
    fn a_page_loads_files_that_were_built() -> Result<()> {
        page("<script src=\"./loader-1.js\"></script><iframe src=\"./?embed=1\"></iframe>")?;
        page("<iframe src=\"./index.html?embed=1#x\"></iframe><a href=https://example.org>follow</a>")?;
        page("<link rel=icon href=\"data:image/svg+xml,x\"><use href=\"#part\">")?;
        assert!(page("<script src=\"./loader-2.js\"></script>").is_err());
        Ok(())
    }

    #[test]
    fn a_page_loads_nothing_by_another_kind_of_address() {
        for address in ["/loader-1.js", "https://example.org/a.js", "//example.org/a.js", "../a.js", "loader-1.js"] {
            assert!(page(&format!("<script src=\"{address}\"></script>")).is_err(), "{address}");
        }
    }

    #[test]
    fn a_script_names_no_host() {
        for script in ["fetch('https://example.org/a')", "wss://example.org", "\"http://www.w3.org.example.org/\""] {
            assert!(names_no_host("a.js", script).is_err(), "{script}");
        }
        for script in ["createElementNS('http://www.w3.org/2000/svg', 'g')", "a ? b : c // d", "import('./b.js')"] {
            assert!(names_no_host("a.js", script).is_ok(), "{script}");
        }
    }

    #[test]
    fn text_never_becomes_script() {
        for script in ["a.innerHTML=b", "eval(a)", "(0,eval)(a)", "new Function(a)", "document.write(a)"] {
            assert!(makes_no_script("a.js", script.as_bytes()).is_err(), "{script}");
        }
        for script in ["setInterval(a)", "interval(a)", "isFunction(a)", "a.textContent=b", "'wasm-unsafe-eval'"] {
            assert!(makes_no_script("a.js", script.as_bytes()).is_ok(), "{script}");
        }
    }
}
