//! The page as one file, with script, program and the page of facts inside it.
//!
//! It is made from the finished page, so whatever that becomes, this one becomes, too.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use lanefit::FactsPage;

use super::{
    choice,
    csp::one_file_policy,
    files::read,
    licences, loader,
    script::{For, Scripts},
};
use crate::compress::gzip;
use crate::markup::{Change, addresses, change, change_all, values};

/// Its name, which never changes.
pub const NAME: &str = "lanefit.html";

/// Its scripts, in `public`; the loader beside them is filled in first.
pub const SCRIPTS: [&str; 5] =
    ["one-file/main.js", "one-file/facts.js", "one-file/fetch.js", "one-file/parsed.js", "one-file/srcdoc.js"];

/// What it is made of.
pub struct Parts<'a> {
    /// The finished main page.
    pub page: &'a str,
    /// The page of facts.
    pub facts: &'a FactsPage,
    /// The licences of what the program is made of.
    pub licences: &'a str,
    /// Said when the program cannot be unpacked.
    pub not_unpacked: &'a str,
    /// The style sheet.
    pub sheet: &'a str,
    /// The picture for the browser's tab, a PNG file.
    pub icon: &'a [u8],
    /// The one script.
    pub script: &'a str,
    /// The program, packed by [`pack`].
    pub program: &'a str,
}

/// The one script: the loader of `public`, and in it all that the loader imports from the folder of `scripts`.
pub fn script(scripts: &Scripts<'_>, public: &Path, names: &loader::Names<'_>) -> Result<String> {
    let staging = scripts.folder;
    let mut written: Vec<PathBuf> = Vec::new();
    let mut put = |name: &str, content: &str| {
        let path = staging.join(name);
        written.push(path.clone());
        super::files::write(&path, content.as_bytes())
    };
    fs::create_dir_all(staging.join("one-file")).context("the folder one-file cannot be made")?;
    put("loader.js", &loader::fill(&choice::inside(public, "loader.js")?, names)?)?;
    for name in SCRIPTS {
        put(name, &read(&public.join(name))?)?;
    }
    let script = scripts.bundle("./one-file/main.js", For::OneFile { fetch: "./one-file/fetch.js" });
    for path in written {
        fs::remove_file(&path).with_context(|| format!("{} cannot be removed", path.display()))?;
    }
    fs::remove_dir(staging.join("one-file")).context("the folder one-file cannot be removed")?;
    let script = script?;
    can_stand_in_a_page(&script)?;
    Ok(script)
}

fn can_stand_in_a_page(script: &str) -> Result<()> {
    for (text, trouble) in [("</script", "would end there"), ("<!--", "would have the start of a comment there")] {
        if script.contains(text) {
            bail!("the script of the page in one file {trouble}: {text}");
        }
    }
    Ok(())
}

/// A program as text: compressed by gzip, which browsers can undo by themselves, in base 64.
pub fn pack(wasm: &[u8]) -> Result<String> {
    Ok(STANDARD.encode(gzip(wasm)?))
}

/// Puts everything into the page.
pub fn fill(parts: &Parts<'_>) -> Result<String> {
    let Parts { page, sheet, script, .. } = *parts;
    let policy = one_file_policy(sheet, script);
    let inside = format!(
        "<link rel=\"icon\" href=\"data:image/png;base64,{}\"><script type=\"module\" async>{script}</script>",
        STANDARD.encode(parts.icon)
    );
    // After everything that is to be read, and a kind of script that no browser runs.
    let program = format!("<script type=\"text/plain\" id=\"program\">{}</script>", parts.program);
    let facts = facts(parts.facts, parts.licences)?;

    // A stick or an e-mail holds no other files.
    let page = change_all(page, "link, script", &Change::Remove)?;
    let page = change_all(&page, &format!("a[href='./{}']", licences::NAME), &Change::Attribute("href", "#licences"))?;
    let page = change(
        &page,
        &[
            ("meta[http-equiv=Content-Security-Policy]", Change::Attribute("content", &policy)),
            ("head", Change::Append(&inside)),
            ("body", Change::Append(&format!("{facts}{program}"))),
            ("#boot-status", Change::Attribute("data-missing", parts.not_unpacked)),
            // Whoever reads this has it.
            ("#one-file", Change::Remove),
        ],
    )?;
    check(&page)?;
    Ok(page)
}

/// The page of facts as a part of another, with the licences at its end. It is not shown, and does not even count as
/// content, until one of its ids is asked for.
fn facts(page: &FactsPage, licences: &str) -> Result<String> {
    let body = change_all(&page.body_html, "a[href='./']", &Change::Attribute("href", "#"))?;
    let licences = change("<pre id=\"licences\"></pre>", &[("pre", Change::Text(licences))])?;
    let body = change(&body, &[("main", Change::Append(&licences))])?;
    Ok(format!("<template id=\"facts\">{body}</template>"))
}

/// Checks that the page loads nothing, and that no name in it stands for two elements.
fn check(page: &str) -> Result<()> {
    if let Some(address) = addresses(page)?.iter().find(|address| !address.starts_with("data:")) {
        bail!("the page in one file must load nothing, but has {address:?}");
    }
    if let Some(address) = values(page, "href")?.iter().find(|address| address.starts_with("./")) {
        bail!("the page in one file has no neighbours, but links to {address:?}");
    }
    let mut ids = BTreeSet::new();
    for id in values(page, "id")? {
        if let Some(twice) = ids.replace(id) {
            bail!("the page in one file has two elements with the id {twice:?}");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<html><head><meta http-equiv=\"Content-Security-Policy\" content=\"x\">\
        <link rel=\"icon\" href=\"./icons/192.png\"><style>p{color:red}</style>\
        <link rel=\"manifest\" href=\"./m.webmanifest\"><script type=\"module\" async src=\"./l.js\"></script></head>\
        <body><div id=\"app\"><a href=\"?\">Lanefit</a><section id=\"one-file\"><a href=\"./lanefit.html\">x</a>\
        </section><a href=\"./licences.txt\">Licences</a></div><div id=\"boot-status\" data-missing=\"not loaded\"></div></body></html>";

    fn filled(page: &str, facts_body: &str) -> Result<String> {
        let facts =
            FactsPage { language: "en".to_owned(), title: "Facts".to_owned(), body_html: facts_body.to_owned() };
        let (sheet, script) = ("p{color:red}", "a()");
        fill(&Parts {
            page,
            facts: &facts,
            licences: "MIT\n\n<name@example.org>",
            not_unpacked: "damaged or old",
            sheet,
            icon: b"PNG",
            script,
            program: "H4sI",
        })
    }

    const FACTS: &str = "<main class=\"facts\"><a href=\"./\">Back</a><table><tr id=\"a-drive\"></tr></table></main>";

    #[test]
    fn everything_is_inside_and_nothing_is_loaded() -> Result<()> {
        let html = filled(PAGE, FACTS)?;
        for part in [
            &format!("content=\"{}\"", one_file_policy("p{color:red}", "a()")),
            "<link rel=\"icon\" href=\"data:image/png;base64,UE5H\">",
            "<script type=\"module\" async>a()</script></head>",
            "<template id=\"facts\"><main class=\"facts\"><a href=\"#\">Back</a>",
            "<a href=\"#licences\">Licences</a>",
            "<pre id=\"licences\">MIT\n\n&lt;name@example.org&gt;</pre></main></template>",
            "<script type=\"text/plain\" id=\"program\">H4sI</script></body>",
            "data-missing=\"damaged or old\"",
        ] {
            assert!(html.contains(part), "{part} is missing in {html}");
        }
        for trace in ["./", "manifest", "one-file"] {
            assert!(!html.contains(trace), "{trace} is left in {html}");
        }
        Ok(())
    }

    #[test]
    fn what_would_be_loaded_or_named_twice_or_lead_to_a_neighbour_is_an_error() {
        for (page, facts) in [
            (PAGE.replace("<div id=\"app\">", "<div id=\"app\"><img src=\"./a.png\">"), FACTS.to_owned()),
            (PAGE.replace("href=\"?\"", "href=\"./\""), FACTS.to_owned()),
            (PAGE.to_owned(), FACTS.replace("a-drive", "app")),
        ] {
            assert!(filled(&page, &facts).is_err(), "{page} {facts}");
        }
    }

    #[test]
    fn a_script_that_breaks_the_page_is_refused() {
        for script in ["'</script>'", "'<!--'"] {
            assert!(can_stand_in_a_page(script).is_err(), "{script}");
        }
        assert!(can_stand_in_a_page("a<b&&c</d/").is_ok());
    }

    #[test]
    fn equal_programs_are_packed_into_equal_text() -> Result<()> {
        let packed = pack(&b"wasm ".repeat(100))?;
        assert_eq!(packed, pack(&b"wasm ".repeat(100))?);
        // The magic number of gzip and its method, and no time: RFC 1952.
        assert!(STANDARD.decode(&packed)?.starts_with(&[0x1f, 0x8b, 8, 0, 0, 0, 0, 0]));
        assert!(packed.len() < 100);
        Ok(())
    }
}
