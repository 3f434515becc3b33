//! Installing what is missing.

use std::{fs, path::Path, process::Command};

use anyhow::{Context, Result, bail};

use super::{Source, Tool, on_path};
use crate::{process, project::Project};

const TARGET: &str = "wasm32-unknown-unknown";

/// Makes sure that rustc can compile for wasm.
pub fn wasm_target() -> Result<()> {
    let sysroot = process::output(Command::new("rustc").args(["--print", "sysroot"]))
        .context("rustc does not answer: is Rust installed?")?;
    let libraries = Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET);
    if libraries.is_dir() {
        return Ok(());
    }
    eprintln!("Adding Rust's libraries for {TARGET} ...");
    process::run(Command::new("rustup").args(["target", "add", TARGET]))
        .with_context(|| format!("Rust's libraries for {TARGET} are missing, and rustup could not add them"))
}

/// Installs a tool into the project's own folder.
pub fn tool(project: &Project, tool: Tool) -> Result<()> {
    let Tool { package, version, .. } = tool;
    match tool.source {
        Source::Cargo { minutes } => {
            eprintln!(
                "Compiling {package} {version}, once for this checkout: about {minutes} minutes \
                 on two cores ..."
            );
            process::run(
                process::cargo()
                    .args(["install", "--locked", "--quiet", "--root"])
                    .arg(project.tools())
                    .arg("--version")
                    .arg(format!("={version}"))
                    .arg(package)
                    // The project's own build settings are not meant for its tools.
                    .env_remove("CARGO_TARGET_DIR")
                    .env_remove("RUSTFLAGS")
                    // These programs run for seconds: minutes spent on making them faster never come back.
                    .env("CARGO_PROFILE_RELEASE_LTO", "off")
                    .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
                    .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
            )
        }
        Source::Npm => {
            if on_path("npm").is_none() {
                bail!("{package} comes as an npm package, but npm is missing: install Node.js");
            }
            eprintln!("Installing {package} {version} with npm ...");
            let source = project.path("crates/xtask/npm");
            let folder = project.tools().join("npm");
            fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
            for file in ["package.json", "package-lock.json"] {
                fs::copy(source.join(file), folder.join(file))
                    .with_context(|| format!("{file} cannot be copied to {}", folder.display()))?;
            }
            process::run(
                process::script("npm").args(["ci", "--silent", "--no-audit", "--no-fund"]).current_dir(&folder),
            )
        }
    }
}
