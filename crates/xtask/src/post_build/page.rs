//! The static page: words, content and addresses in `index.html`.

use std::collections::BTreeSet;

use anyhow::{Result, bail};
use lanefit::StaticPage;

use super::csp::policy;
use crate::markup::{Change, addresses, change, compact, without_comments};

/// What the page is made of besides its words.
pub struct Files<'a> {
    /// The program's JavaScript side.
    pub bindings: &'a str,
    /// The script that starts the program.
    pub loader: &'a str,
    /// The style sheet, which stands inside the page: readers see it styled one round trip sooner.
    pub sheet: &'a str,
}

/// Fills the shell.
pub fn fill(shell: &str, page: &StaticPage, files: &Files<'_>) -> Result<String> {
    let relative = |name: &str| format!("./{name}");
    let (bindings, loader) = (relative(files.bindings), relative(files.loader));
    let policy = policy(files.sheet);
    // The comments that Leptos writes between texts guide a browser that takes over static
    // elements. This page replaces them.
    let body = without_comments(&page.body_html)?;
    let no_script = change("<p></p>", &[("p", Change::Text(&page.no_script))])?;
    change(
        &compact(shell)?,
        &[
            ("html", Change::Attribute("lang", &page.language)),
            ("meta[http-equiv=Content-Security-Policy]", Change::Attribute("content", &policy)),
            ("title", Change::Text(&page.title)),
            ("meta[name=description]", Change::Attribute("content", &page.description)),
            ("style", Change::Markup(files.sheet)),
            ("link[rel=modulepreload]", Change::Attribute("href", &bindings)),
            ("script[type=module]", Change::Attribute("src", &loader)),
            ("link[data-trunk]", Change::Remove),
            ("#app", Change::Markup(&body)),
            ("noscript", Change::Markup(&no_script)),
            status("data-unsupported", &page.boot.unsupported),
            status("data-missing", &page.boot.missing),
            status("data-broken", &page.boot.broken),
            status("data-stopped", &page.boot.stopped),
            status("data-slow", &page.boot.slow),
            status("data-landing", &page.boot.landing),
            status("data-link", &page.boot.link),
            status("data-retry", &page.boot.retry),
        ],
    )
}

fn status<'a>(attribute: &'a str, words: &'a str) -> (&'static str, Change<'a>) {
    ("#boot-status", Change::Attribute(attribute, words))
}

/// Checks that the page loads nothing but files of its own folder, by relative addresses.
pub fn check(page: &str, files: &BTreeSet<String>) -> Result<()> {
    for address in addresses(page)? {
        if address.starts_with('#') || address.starts_with("data:") {
            continue;
        }
        let Some(name) = address.strip_prefix("./") else {
            bail!("the page must load its files by addresses that start with ./, but has {address:?}");
        };
        if !files.contains(name) {
            bail!("the page loads {name}, which was not built");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use lanefit::BootWords;

    use super::*;

    const SHELL: &str = include_str!("../../../../index.html");

    fn page() -> StaticPage {
        let words = |text: &str| text.to_owned();
        StaticPage {
            language: words("en"),
            title: words("Fit & speed"),
            description: words("Is \"x4\" enough?"),
            body_html: words("<p>7.88<!> GB/s</p><!>"),
            no_script: words("1 < 2"),
            boot: BootWords {
                unsupported: words("no wasm"),
                missing: words("not loaded"),
                broken: words("damaged"),
                stopped: words("stopped"),
                slow: words("still loading"),
                landing: words("complete"),
                link: words("another one"),
                retry: words("Again"),
            },
        }
    }

    fn filled() -> Result<String> {
        fill(SHELL, &page(), &Files { bindings: "b-1.js", loader: "l-2.js", sheet: "p{color:red}" })
    }

    #[test]
    fn the_shell_takes_words_content_and_addresses() -> Result<()> {
        let html = filled()?;
        for part in [
            "<html lang=\"en\">",
            "<title>Fit &amp; speed</title>",
            "content=\"Is &quot;x4&quot; enough?\"",
            "<style>p{color:red}</style>",
            "<link rel=\"modulepreload\" href=\"./b-1.js\">",
            "src=\"./l-2.js\"",
            "<div id=\"app\"><p>7.88 GB/s</p></div>",
            "<noscript><p>1 &lt; 2</p></noscript>",
            "data-unsupported=\"no wasm\"",
            "data-missing=\"not loaded\"",
            "data-broken=\"damaged\"",
            "data-stopped=\"stopped\"",
            "data-slow=\"still loading\"",
            "data-landing=\"complete\"",
            "data-link=\"another one\"",
            "data-retry=\"Again\"",
        ] {
            assert!(html.contains(part), "{part} is missing in {html}");
        }
        assert!(html.contains(&format!("content=\"{}\"", policy("p{color:red}"))));
        Ok(())
    }

    #[test]
    fn nothing_of_the_tools_is_left() -> Result<()> {
        let html = filled()?;
        for trace in ["data-trunk", "<!--", "<!>", "xtask", "style=", "onload="] {
            assert!(!html.contains(trace), "{trace} is left in {html}");
        }
        Ok(())
    }

    #[test]
    fn a_shell_without_a_place_for_the_content_is_an_error() {
        let shell = SHELL.replace("id=\"app\"", "id=\"other\"");
        let files = Files { bindings: "b", loader: "l", sheet: "s" };
        assert!(fill(&shell, &page(), &files).is_err());
    }

    #[test]
    fn a_page_loads_only_files_that_are_there() -> Result<()> {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let all: BTreeSet<_> = names(&["b-1.js", "l-2.js", "s-3.css", "icon.svg"]);
        check(&filled()?, &all)?;
        assert!(check(&filled()?, &names(&["l-2.js", "s-3.css", "icon.svg"])).is_err());
        Ok(())
    }

    #[test]
    fn absolute_addresses_are_refused() {
        for address in ["/a.js", "https://example.org/a.js", "//example.org/a.js", "../a.js", "a.js"] {
            let html = format!("<script src=\"{address}\"></script>");
            assert!(check(&html, &BTreeSet::from([address.to_owned()])).is_err(), "{address}");
        }
    }
}
