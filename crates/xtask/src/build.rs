//! Building the page into `dist`.

use std::process::Command;

use anyhow::Result;

use crate::{process, project::Project, tools};

/// Installs what is missing and builds the page for release.
pub fn run(project: &Project) -> Result<()> {
    tools::ensure_build_tools(project)?;
    // Trunk works without the network, so everything the page is made of must be here before.
    process::run(
        process::cargo()
            .args(["fetch", "--locked", "--quiet", "--target", "wasm32-unknown-unknown"])
            .current_dir(project.root()),
    )?;
    process::run(
        Command::new(tools::ensure(project, tools::TRUNK)?)
            .args(["build", "--offline"])
            .env("PATH", tools::search_path(project)?)
            // Trunk reads this variable as an option of its own and accepts only two spellings.
            .env_remove("NO_COLOR")
            .current_dir(project.root()),
    )
}
