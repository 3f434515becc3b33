//! What a reader downloads.

use anyhow::{Context, Result, bail};

use crate::{compress, post_build::is_copy, project::Project, site::Site};

/// Most bytes that all files of the page may have together, each compressed with brotli 11.
const BUDGET: usize = 150_000;

/// Icons that browsers fetch whether or not anybody installs the page: for the tab, and Firefox that for iOS, too.
const FETCHED_ICONS: [&str; 2] = ["icons/180.png", "icons/192.png"];

/// Starts of the names of scripts that no reader of the page loads without asking for what they do, or at all.
const ON_DEMAND: [&str; 4] = ["element-", "frame-", "share-", "systems"];

/// Most bytes that program and bindings may have together that take the place of the others in comparisons with
/// boards and chipsets.
const SYSTEMS_BUDGET: usize = 200_000;

/// Weighs the built page.
pub fn run(project: &Project) -> Result<()> {
    let site = Site::read(&project.dist()).context("build the page first")?;
    println!("{:>9} {:>9}  file", "bytes", "brotli 11");
    let mut total = 0;
    let loaded = site.named_from_index(is_loaded)?;
    for (name, content) in site.files().filter(|(name, _)| loaded.contains(name)) {
        let weight = compress::brotli(content)?.len();
        println!("{:>9} {weight:>9}  {name}", content.len());
        total += weight;
    }
    println!("{:>9} {total:>9}  all, of {BUDGET}", "");
    let mut systems = 0;
    for (name, content) in site.files().filter(|(name, _)| !loaded.contains(name)) {
        if let Some(reason) = reason_for_later(name) {
            let weight = compress::brotli(content)?.len();
            println!("{:>9} {weight:>9}  {name}, {reason}", content.len());
            if name.starts_with("systems-") {
                systems += weight;
            }
        }
    }
    println!("{:>9} {systems:>9}  program and bindings for systems, of {SYSTEMS_BUDGET}", "");
    if systems > SYSTEMS_BUDGET {
        bail!("the program for systems is {} bytes over its budget", systems - SYSTEMS_BUDGET);
    }
    if total > BUDGET {
        bail!("the page is {} bytes over its budget", total - BUDGET);
    }
    Ok(())
}

/// Whether a file that a loaded one names is loaded as well.
fn is_loaded(name: &str) -> bool {
    reason_for_later(name).is_none()
}

/// Why a file does not count as what the page loads.
///
/// The worker stores pages and scripts of these for later, when the page has long been in use.
fn reason_for_later(name: &str) -> Option<&'static str> {
    if name == "index.html" || FETCHED_ICONS.contains(&name) || is_copy(name) {
        None
    } else if name.ends_with(".html") || name.ends_with(".txt") {
        Some("which opens by a link")
    } else if ON_DEMAND.iter().any(|start| name.starts_with(start)) {
        Some("on demand")
    } else if name.ends_with(".png") {
        Some("which an installation takes")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::tests::site;

    #[test]
    fn what_no_reader_asked_for_counts() -> Result<()> {
        let site = site(&[
            ("index.html", "loader-1.js icons/180.png facts.html licences.txt"),
            ("loader-1.js", "offline-1.js share-1.js"),
            ("offline-1.js", "sw.js lanefit.webmanifest"),
            ("sw.js", "facts.html share-1.js"),
            ("lanefit.webmanifest", "icons/192.png icons/512.png"),
            ("icons/180.png", ""),
            ("icons/192.png", ""),
            ("icons/512.png", ""),
            ("share-1.js", "embed.js"),
            ("embed.js", ""),
            ("facts.html", ""),
            ("licences.txt", ""),
        ]);
        let expected = [
            "icons/180.png",
            "icons/192.png",
            "index.html",
            "lanefit.webmanifest",
            "loader-1.js",
            "offline-1.js",
            "sw.js",
        ];
        assert_eq!(site.named_from_index(is_loaded)?.into_iter().collect::<Vec<_>>(), expected);
        Ok(())
    }
}
