//! Building the page into `dist`.

use std::path::PathBuf;
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
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", without_machine_paths(project))
            // Trunk reads this variable as an option of its own and accepts only two spellings.
            .env_remove("NO_COLOR")
            .current_dir(project.root()),
    )
}

/// Panic messages name source files. Where these lie on this machine is nobody's business, costs
/// bytes, and would make the same source build into different files elsewhere.
fn without_machine_paths(project: &Project) -> String {
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
        .unwrap_or_default();
    remapped(&[home.join("registry/src"), project.root().to_path_buf()])
}

/// Compiler flags that take `prefixes` off.
fn remapped(prefixes: &[PathBuf]) -> String {
    let flags: Vec<_> = prefixes
        .iter()
        .map(|prefix| format!("--remap-path-prefix={}=.", prefix.display()))
        // Cargo divides flags at spaces. A folder with a space in its name keeps it in the messages, but builds.
        .filter(|flag| !flag.contains(char::is_whitespace))
        .collect();
    flags.join(" ")
}

#[cfg(test)]
mod tests {
    use super::remapped;

    #[test]
    fn a_folder_with_a_space_divides_no_flag() {
        let flags = remapped(&["/a/b", "/my projects/c", "/d"].map(Into::into));
        assert_eq!(flags, "--remap-path-prefix=/a/b=. --remap-path-prefix=/d=.");
    }
}
