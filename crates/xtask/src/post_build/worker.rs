//! The service worker, from the files of the finished page.

use anyhow::{Context, Result};
use serde_json::json;

use super::{
    hash::{hash, is_named_by_hash},
    template,
};
use crate::site::Site;

/// Files that a device keeps although their names never change.
const STABLE: [&str; 4] = ["index.html", "facts.html", "licences.txt", "lanefit.webmanifest"];

/// The files that a device keeps: what the page loads by itself or on demand, the page of facts and the licences.
///
/// # Errors
///
/// If one that belongs to every build is not there.
pub fn kept(site: &Site) -> Result<Vec<&str>> {
    let named = site.named_from_index(|name| STABLE.contains(&name) || is_named_by_hash(name))?;
    for name in STABLE {
        named.get(name).with_context(|| format!("{name} was not built, or nothing leads to it from the page"))?;
    }
    Ok(named.into_iter().collect())
}

/// Fills the files and the name of their build into the worker's template.
pub fn fill(script: &str, site: &Site) -> Result<String> {
    let kept = kept(site)?;
    let loader = kept.iter().find(|name| name.starts_with("loader-")).context("the page has no loader")?;
    // The address that readers use, which no host redirects.
    let files: Vec<_> = kept.iter().map(|&name| if name == "index.html" { "./" } else { name }).collect();
    let mut build = script.as_bytes().to_vec();
    for name in &kept {
        build.extend_from_slice(name.as_bytes());
        build.extend_from_slice(hash(site.content(name).unwrap_or_default()).as_bytes());
    }
    template::fill(script, &[("files", json!(files)), ("loader", json!(loader)), ("build", json!(hash(&build)))])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::tests::site;

    const SCRIPT: &str = include_str!("../../../../public/sw.js");
    const LOADER: &str = "loader-00000000000000aa.js";
    const SHARE: &str = "share-00000000000000bb.js";

    fn files() -> Vec<(&'static str, &'static str)> {
        vec![
            ("index.html", "loader-00000000000000aa.js facts.html lanefit.html licences.txt"),
            ("facts.html", "index.html"),
            ("lanefit.html", "all in one"),
            ("licences.txt", "MIT"),
            ("lanefit.webmanifest", "icons/192.png"),
            ("icons/192.png", ""),
            (LOADER, "share-00000000000000bb.js lanefit.webmanifest"),
            (SHARE, "embed.js"),
            ("embed.js", "element-00000000000000cc.js"),
            ("element-00000000000000cc.js", ""),
            ("loader-00000000000000aa.js.br", ""),
        ]
    }

    #[test]
    fn a_device_keeps_what_the_page_can_load() -> Result<()> {
        let expected = ["facts.html", "index.html", "lanefit.webmanifest", "licences.txt", LOADER, SHARE];
        assert_eq!(kept(&site(&files()))?, expected);
        Ok(())
    }

    #[test]
    fn a_build_without_one_of_its_files_is_an_error() {
        for missing in ["index.html", "facts.html", "licences.txt", "lanefit.webmanifest", LOADER] {
            let rest: Vec<_> = files().into_iter().filter(|(name, _)| *name != missing).collect();
            assert!(fill(SCRIPT, &site(&rest)).is_err(), "{missing}");
        }
    }

    #[test]
    fn the_worker_changes_whenever_a_file_does() -> Result<()> {
        let before = fill(SCRIPT, &site(&files()))?;
        assert_eq!(fill(SCRIPT, &site(&files()))?, before);
        for changed in ["index.html", "facts.html", "licences.txt", "lanefit.webmanifest"] {
            let content = |name, content: &'static str| {
                if name == changed { format!("{content} more") } else { content.to_owned() }
            };
            let other: Vec<_> = files().into_iter().map(|(name, old)| (name, content(name, old))).collect();
            let other: Vec<_> = other.iter().map(|(name, content)| (*name, content.as_str())).collect();
            assert_ne!(fill(SCRIPT, &site(&other))?, before, "{changed}");
        }
        assert_ne!(fill(&format!("{SCRIPT}\n"), &site(&files()))?, before);
        Ok(())
    }

    #[test]
    fn the_page_is_kept_by_the_address_that_readers_use() -> Result<()> {
        let script = fill(SCRIPT, &site(&files()))?;
        assert!(script.contains("\"./\"") && !script.contains("[\"facts.html\",\"index.html\""), "{script}");
        Ok(())
    }
}
