//! All that follows Trunk's part of a build, in one program.
//!
//! Trunk leaves the wasm file, its JavaScript side and the shell of the page in a staging folder;
//! this program makes them the finished page: static content, style sheet, loader, content
//! security policy, and a name for every file that changes whenever its content does.

mod csp;
mod css;
mod facts;
mod files;
mod hash;
mod loader;
mod page;
mod program;
mod script;

use std::{env, path::PathBuf};

use anyhow::{Context, Result};

use crate::{project::Project, tools};
use files::{list, read, write};
use script::Minifier;

/// Finishes the build in Trunk's staging folder.
pub fn run(project: &Project) -> Result<()> {
    let staging = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .context("Trunk calls this chore; to build the page, say cargo xtask build")?;

    let minifier = Minifier { terser: &tools::ensure(project, tools::TERSER)?, folder: &staging };
    let program = program::rename(&staging, &minifier)?;
    let template = read(&project.path("public/loader.js"))?;
    let loader = minifier.file("loader", &loader::fill(&template, &program)?)?;
    let sheet = css::joined(&project.path("style"))?;
    write(&staging.join(&loader.name), loader.content.as_bytes())?;
    files::copy_public(&project.path("public"), &staging)?;

    let index = staging.join("index.html");
    let page = page::fill(
        &read(&index)?,
        &lanefit::static_page(),
        &page::Files { bindings: &program.bindings, loader: &loader.name, sheet: &sheet },
    )?;
    write(&index, page.as_bytes())?;
    write(&staging.join("facts.html"), facts::fill(&lanefit::facts_page(), &sheet)?.as_bytes())?;
    page::check(&page, &list(&staging)?)
}
