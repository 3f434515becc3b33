//! Files of the staging folder.

use std::{collections::BTreeSet, fs, path::Path};

use anyhow::{Context, Result};

use super::{choice, one_file::SCRIPTS};

/// Sources in `public` that are filled in or joined, so that they do not become files as they are; a folder ends in a
/// slash.
const TEMPLATES: [&str; 11] = [
    "element.js",
    "embed-demo.html",
    "embed.js",
    "frame.js",
    "lanefit.webmanifest",
    "loader.js",
    choice::NAME,
    "offline.css",
    "offline.js",
    "share/",
    "sw.js",
];

/// Reads a text file.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}

/// Writes a file.
pub fn write(path: &Path, content: &[u8]) -> Result<()> {
    fs::write(path, content).with_context(|| format!("{} cannot be written", path.display()))
}

/// Every file below `folder`, as a path with slashes relative to it.
pub fn list(folder: &Path) -> Result<BTreeSet<String>> {
    let mut files = BTreeSet::new();
    collect(folder, "", &mut files)?;
    Ok(files)
}

fn collect(folder: &Path, prefix: &str, files: &mut BTreeSet<String>) -> Result<()> {
    let unreadable = || format!("{} cannot be read", folder.display());
    for entry in fs::read_dir(folder).with_context(unreadable)? {
        let entry = entry.with_context(unreadable)?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.insert(name);
        }
    }
    Ok(())
}

/// Copies what keeps its name, such as icons, to the root of the page.
pub fn copy_public(public: &Path, staging: &Path) -> Result<()> {
    for name in list(public)? {
        let is_template = TEMPLATES
            .into_iter()
            .any(|template| name == template || (template.ends_with('/') && name.starts_with(template)));
        if is_template || SCRIPTS.contains(&name.as_str()) {
            continue;
        }
        let target = staging.join(&name);
        if let Some(folder) = target.parent() {
            fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        }
        fs::copy(public.join(&name), &target)
            .with_context(|| format!("{name} cannot be copied to {}", target.display()))?;
    }
    Ok(())
}
