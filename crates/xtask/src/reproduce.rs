//! Building twice, to see that the same source gives the same files wherever it lies.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
    process::{self as own, Command},
};

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use crate::{post_build::list, process, project::Project, tools};

/// Two places that differ in depth and length, below a folder for temporary files.
const PLACES: [&str; 2] = ["a", "elsewhere/in-a-folder/with-a-longer-path"];

/// Builds this checkout from nothing in two places and compares every file.
pub fn run(project: &Project) -> Result<()> {
    tools::ensure_build_tools(project)?;
    let base = env::temp_dir().join(format!("lanefit-reproduce-{}", own::id()));
    let [first, second] = PLACES.map(|place| base.join(place));
    let sources = sources(project)?;
    for folder in [&first, &second] {
        println!("Building in {} ...", folder.display());
        copy(project, &sources, folder)?;
        process::run(
            process::cargo()
                .args(["xtask", "build"])
                .current_dir(folder)
                .env("CARGO_TARGET_DIR", folder.join("target"))
                .env("PATH", tools::search_path(project)?),
        )?;
    }
    let (first, second) = (hashes(&first.join("dist"))?, hashes(&second.join("dist"))?);
    for (name, hash) in &first {
        println!("{hash}  {name}");
    }
    let differences = differences(&first, &second);
    if !differences.is_empty() {
        bail!("two builds of one source differ in {}; both are kept in {}", differences.join(", "), base.display());
    }
    fs::remove_dir_all(&base).with_context(|| format!("{} cannot be removed", base.display()))?;
    println!("Two clean builds in two places gave the same {} files.", first.len());
    Ok(())
}

/// Every file of the checkout that git knows or would take.
fn sources(project: &Project) -> Result<Vec<PathBuf>> {
    let listed = process::output(
        Command::new("git")
            .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
            .current_dir(project.root()),
    )
    .context("git cannot list the files of this checkout")?;
    // A file that was removed is listed until the removal is committed.
    Ok(listed.split_terminator('\0').map(PathBuf::from).filter(|name| project.root().join(name).is_file()).collect())
}

fn copy(project: &Project, sources: &[PathBuf], folder: &Path) -> Result<()> {
    for name in sources {
        let target = folder.join(name);
        let parent = target.parent().unwrap_or(folder);
        fs::create_dir_all(parent).with_context(|| format!("{} cannot be made", parent.display()))?;
        fs::copy(project.root().join(name), &target).with_context(|| format!("{} cannot be copied", name.display()))?;
    }
    Ok(())
}

fn hashes(folder: &Path) -> Result<BTreeMap<String, String>> {
    let mut hashes = BTreeMap::new();
    for name in list(folder)? {
        let path = folder.join(&name);
        let content = fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        let hash = Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect();
        hashes.insert(name, hash);
    }
    Ok(hashes)
}

/// Files that are not in both, or not the same.
fn differences<'a>(first: &'a BTreeMap<String, String>, second: &'a BTreeMap<String, String>) -> Vec<&'a str> {
    let names: BTreeSet<_> = first.keys().chain(second.keys()).collect();
    names.into_iter().filter(|name| first.get(*name) != second.get(*name)).map(String::as_str).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_differs_if_its_content_does_or_only_one_build_has_it() {
        let build = |files: &[(&str, &str)]| {
            files.iter().map(|(name, hash)| ((*name).to_owned(), (*hash).to_owned())).collect::<BTreeMap<_, _>>()
        };
        let first = build(&[("a", "1"), ("b", "2"), ("c", "3")]);
        assert_eq!(differences(&first, &build(&[("a", "1"), ("b", "3"), ("d", "3")])), ["b", "c", "d"]);
        assert!(differences(&first, &first).is_empty());
    }
}
