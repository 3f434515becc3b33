//! The static page: words, content and addresses in `index.html`.

use anyhow::Result;
use lanefit::StaticPage;

use super::csp::policy;
use crate::markup::{Change, change, change_all, compact, without_comments};

/// What the page is made of besides its words.
pub struct Files<'a> {
    /// The script that starts the program.
    pub loader: &'a str,
    /// The style sheet, which stands inside the page: readers see it styled one round trip sooner.
    pub sheet: &'a str,
}

/// Fills the shell.
pub fn fill(shell: &str, page: &StaticPage, files: &Files<'_>) -> Result<String> {
    let loader = format!("./{}", files.loader);
    let policy = policy(files.sheet);
    // The comments that Leptos writes between texts guide a browser that takes over static
    // elements. This page replaces them.
    let body = without_comments(&page.body_html)?;
    let no_script = change("<p></p>", &[("p", Change::Text(&page.no_script))])?;
    // One for each program; Trunk takes some of them out.
    let shell = change_all(&compact(shell)?, "link[data-trunk]", &Change::Remove)?;
    change(
        &shell,
        &[
            ("html", Change::Attribute("lang", &page.language)),
            ("meta[http-equiv=Content-Security-Policy]", Change::Attribute("content", &policy)),
            ("title", Change::Text(&page.title)),
            ("meta[name=description]", Change::Attribute("content", &page.description)),
            ("style", Change::Markup(files.sheet)),
            ("script[type=module]", Change::Attribute("src", &loader)),
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

/// Says beside the link to the page in one file how many bytes that has.
pub fn with_size(page: &str, bytes: usize) -> Result<String> {
    change(page, &[("#one-file [data-size]", Change::Text(&lanefit::file_size(bytes)))])
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
                not_unpacked: words("not unpacked"),
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
        fill(SHELL, &page(), &Files { loader: "l-2.js", sheet: "p{color:red}" })
    }

    #[test]
    fn the_shell_takes_words_content_and_addresses() -> Result<()> {
        let html = filled()?;
        for part in [
            "<html lang=\"en\">",
            "<title>Fit &amp; speed</title>",
            "content=\"Is &quot;x4&quot; enough?\"",
            "<style>p{color:red}</style>",
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
        let files = Files { loader: "l", sheet: "s" };
        assert!(fill(&shell, &page(), &files).is_err());
    }
}
