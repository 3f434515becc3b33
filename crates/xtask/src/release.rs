//! Putting a built page where readers find it: the latest at the root of a site, and under its version
//! for ever.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::arguments::Arguments;
use crate::post_build::{is_named_by_hash, list};
use crate::{build, project::Project};

/// The version of this checkout.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Builds the page and adds it to the site in the named folder.
pub fn run(project: &Project, mut arguments: Arguments) -> Result<()> {
    let site = arguments.next().map(PathBuf::from).context("release takes the folder of the site, such as ../site")?;
    arguments.end()?;
    build::run(project)?;
    publish(&project.dist(), &site, VERSION)?;
    println!("{} has version {VERSION} as its latest and under v/{VERSION}/", site.display());
    Ok(())
}

/// Copies a built page to the root of a site and to the folder of its version.
///
/// # Errors
///
/// If that version is there already with other content.
fn publish(dist: &Path, site: &Path, version: &str) -> Result<()> {
    let frozen = site.join("v").join(version);
    let files = list(dist)?;
    if frozen.is_dir() {
        if !is_same(dist, &frozen, &files)? {
            bail!(
                "version {version} is in {} already and differs: a frozen version never changes, so raise the version \
                 in Cargo.toml",
                frozen.display()
            );
        }
    } else {
        copy(dist, &frozen, &files)?;
    }
    copy(dist, site, &files)
}

/// Files whose names change with their content come first, so that whatever names them finds them.
fn copy(from: &Path, to: &Path, files: &BTreeSet<String>) -> Result<()> {
    let (named, others): (Vec<_>, Vec<_>) = files.iter().partition(|name| is_named_by_hash(name));
    for name in named.into_iter().chain(others) {
        let target = to.join(name);
        if let Some(folder) = target.parent() {
            fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        }
        fs::copy(from.join(name), &target).with_context(|| format!("{} cannot be written", target.display()))?;
    }
    Ok(())
}

fn is_same(one: &Path, other: &Path, files: &BTreeSet<String>) -> Result<bool> {
    if list(other)? != *files {
        return Ok(false);
    }
    for name in files {
        if fs::read(one.join(name))? != fs::read(other.join(name))? {
            return Ok(false);
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder that is gone after the test.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str, files: &[(&str, &str)]) -> Result<Self> {
            let path = std::env::temp_dir().join(format!("lanefit-release-{name}-{}", std::process::id()));
            _ = fs::remove_dir_all(&path);
            for (file, content) in files {
                let file = path.join(file);
                fs::create_dir_all(file.parent().unwrap_or(&path))?;
                fs::write(file, content)?;
            }
            Ok(Self(path))
        }

        fn read(&self, file: &str) -> Option<String> {
            fs::read_to_string(self.0.join(file)).ok()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn the_latest_moves_and_frozen_versions_stay() -> Result<()> {
        let first =
            Folder::new("first", &[("index.html", "one"), ("icons/a.png", "i"), ("l-0123456789abcdef.js", "1")])?;
        let second =
            Folder::new("second", &[("index.html", "two"), ("icons/a.png", "i"), ("l-fedcba9876543210.js", "2")])?;
        let site = Folder::new("site", &[("about.html", "mine")])?;
        publish(&first.0, &site.0, "0.1.0")?;
        publish(&second.0, &site.0, "0.2.0")?;
        for (file, content) in [
            ("index.html", "two"),
            ("v/0.1.0/index.html", "one"),
            ("v/0.1.0/icons/a.png", "i"),
            ("v/0.2.0/index.html", "two"),
            ("about.html", "mine"),
            // Whoever has the former page open may still ask for it.
            ("l-0123456789abcdef.js", "1"),
        ] {
            assert_eq!(site.read(file).as_deref(), Some(content), "{file}");
        }
        Ok(())
    }

    #[test]
    fn a_version_that_is_out_is_never_changed() -> Result<()> {
        let first = Folder::new("out", &[("index.html", "one")])?;
        let changed = Folder::new("changed", &[("index.html", "other")])?;
        let site = Folder::new("other-site", &[])?;
        publish(&first.0, &site.0, "0.1.0")?;
        publish(&first.0, &site.0, "0.1.0")?;
        let refused = publish(&changed.0, &site.0, "0.1.0");
        assert!(refused.is_err_and(|error| error.to_string().contains("0.1.0")));
        assert_eq!(site.read("index.html").as_deref(), Some("one"), "nor is the latest");
        Ok(())
    }
}
