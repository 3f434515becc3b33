//! The packages that the program is linked from.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::{process, project::Project};

const TARGET: &str = "wasm32-unknown-unknown";

/// What cargo knows of a package.
#[derive(Debug, Deserialize)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence, as an SPDX expression or an older form of one.
    pub license: Option<String>,
    /// A file with its licence, if that has no usual name.
    pub license_file: Option<String>,
    /// Who wrote it.
    pub authors: Vec<String>,
    /// Its `Cargo.toml`.
    pub manifest_path: PathBuf,
    /// Where it is from; nowhere if it is a part of this project.
    source: Option<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

/// The packages of others, in the order of their names and versions.
///
/// Their features are those of the program alone, which only `cargo tree` tells; where they lie, only
/// `cargo metadata` does.
pub fn of_program(project: &Project) -> Result<Vec<Package>> {
    let tree = ask(project, &["tree", "-p", "lanefit", "-e", "normal,no-proc-macro", "--target", TARGET])?;
    let metadata = ask(project, &["metadata", "--format-version", "1", "--filter-platform", TARGET])?;
    choose(&tree, &metadata)
}

fn ask(project: &Project, arguments: &[&str]) -> Result<String> {
    let mut command = process::cargo();
    command.args(arguments).args(["--locked", "--offline"]).current_dir(project.root());
    if arguments.first() == Some(&"tree") {
        command.args(["--prefix", "none", "--format", "{p}"]);
    }
    process::output(&mut command).with_context(|| format!("cargo {} fails", arguments.join(" ")))
}

/// The packages of `metadata` that `tree` names and that are not of this project.
fn choose(tree: &str, metadata: &str) -> Result<Vec<Package>> {
    let metadata: Metadata = serde_json::from_str(metadata).context("cargo metadata is written in another way")?;
    let mut known: BTreeMap<_, _> = metadata
        .packages
        .into_iter()
        .map(|package| ((package.name.clone(), package.version.clone()), package))
        .collect();
    let mut chosen = Vec::new();
    for (name, version) in named(tree)? {
        let package = known
            .remove(&(name.to_owned(), version.to_owned()))
            .with_context(|| format!("cargo metadata does not know {name} {version}"))?;
        if package.source.is_some() {
            chosen.push(package);
        }
    }
    Ok(chosen)
}

/// Names and versions in lines such as `leptos v0.8.23` or `lanefit v0.1.0 (/a/folder)`.
fn named(tree: &str) -> Result<BTreeSet<(&str, &str)>> {
    tree.lines()
        .filter(|line| !line.is_empty())
        .map(|line| {
            let (name, rest) = line.split_once(" v")?;
            Some((name, rest.split(' ').next()?))
        })
        .collect::<Option<_>>()
        .context("cargo tree is written in another way")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn metadata() -> String {
        let package = |name: &str, version: &str, source: Option<&str>| {
            json!({
                "name": name, "version": version, "source": source, "license": "MIT", "license_file": null,
                "authors": [], "manifest_path": "/a/Cargo.toml",
            })
        };
        let registry = Some("registry+https://example.org/index");
        let packages = [
            package("thiserror", "2.0.0", registry),
            package("thiserror", "1.0.0", registry),
            package("lanefit", "0.1.0", None),
            package("anyhow", "1.0.0", registry),
            package("tokio", "1.0.0", registry),
        ];
        json!({ "packages": packages }).to_string()
    }

    #[test]
    fn what_is_linked_and_from_others_is_chosen_once_and_in_order() -> Result<()> {
        let tree = "lanefit v0.1.0 (/a/folder)\nthiserror v2.0.0\nanyhow v1.0.0\nthiserror v1.0.0\nanyhow v1.0.0 (*)\n";
        let chosen = choose(tree, &metadata())?;
        let names: Vec<_> = chosen.iter().map(|package| (package.name.as_str(), package.version.as_str())).collect();
        assert_eq!(names, [("anyhow", "1.0.0"), ("thiserror", "1.0.0"), ("thiserror", "2.0.0")]);
        Ok(())
    }

    #[test]
    fn a_package_that_is_not_known_is_an_error() {
        for tree in ["leptos v0.8.0", "anyhow v1.0.1", "anyhow 1.0.0"] {
            assert!(choose(tree, &metadata()).is_err(), "{tree}");
        }
    }
}
