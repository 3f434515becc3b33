//! The programs that a build needs, each at one exact version.
//!
//! A program on the path at that version is used. Otherwise it is installed into `.tools`, from
//! source by cargo or as an npm package; nothing else is ever downloaded.

mod install;

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{process, project::Project};

/// A program and the version it must have.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// Name of the program.
    pub program: &'static str,
    /// Package it comes in.
    pub package: &'static str,
    /// Version of the package, as the program itself prints it after a word or a bracket.
    pub version: &'static str,
    /// Where packages of this kind come from.
    pub source: Source,
}

/// How a program is installed.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    /// Compiled by `cargo install`.
    Cargo {
        /// About how long that takes on two cores.
        minutes: u32,
    },
    /// Unpacked by `npm ci`, by the lock file in `crates/xtask/npm`.
    Npm,
}

/// Writes the JavaScript side of the wasm file.
pub const WASM_BINDGEN: Tool = Tool {
    program: "wasm-bindgen",
    package: "wasm-bindgen-cli",
    version: "0.2.129",
    source: Source::Cargo { minutes: 2 },
};

/// Builds the page.
pub const TRUNK: Tool =
    Tool { program: "trunk", package: "trunk", version: "0.21.14", source: Source::Cargo { minutes: 6 } };

/// Makes the wasm file smaller.
pub const WASM_OPT: Tool = Tool { program: "wasm-opt", package: "binaryen", version: "132", source: Source::Npm };

/// Makes scripts smaller, and joins some into one.
pub const ESBUILD: Tool = Tool { program: "esbuild", package: "esbuild", version: "0.28.2", source: Source::Npm };

/// Drives Firefox in the browser tests.
pub const GECKODRIVER: Tool =
    Tool { program: "geckodriver", package: "geckodriver", version: "0.37.0", source: Source::Cargo { minutes: 2 } };

/// Checks licences and sources of dependencies.
pub const CARGO_DENY: Tool =
    Tool { program: "cargo-deny", package: "cargo-deny", version: "0.20.2", source: Source::Cargo { minutes: 2 } };

/// Builds and runs fuzz targets.
pub const CARGO_FUZZ: Tool =
    Tool { program: "cargo-fuzz", package: "cargo-fuzz", version: "0.13.2", source: Source::Cargo { minutes: 1 } };

/// Makes sure that rustc can compile for wasm.
pub fn ensure_wasm_target() -> Result<()> {
    install::wasm_target()
}

/// Installs what a build needs and is missing.
pub fn ensure_build_tools(project: &Project) -> Result<()> {
    ensure_wasm_target()?;
    for tool in [WASM_OPT, ESBUILD, WASM_BINDGEN, TRUNK] {
        ensure(project, tool)?;
    }
    Ok(())
}

/// Installs one tool if it is missing.
pub fn ensure(project: &Project, tool: Tool) -> Result<PathBuf> {
    if let Some(path) = find(project, tool) {
        return Ok(path);
    }
    install::tool(project, tool)?;
    find(project, tool).with_context(|| {
        format!(
            "{} {} was installed into {}, but does not start or is another version",
            tool.program,
            tool.version,
            project.tools().display()
        )
    })
}

/// The path variable for programs that call tools: those of the project come first.
pub fn search_path(project: &Project) -> Result<OsString> {
    env::join_paths(folders(project)).context("a folder on the path has a name that PATH cannot hold")
}

/// Where `program` lies on the path, if it does.
pub fn on_path(program: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).find_map(|folder| in_folder(&folder, program))
}

fn find(project: &Project, tool: Tool) -> Option<PathBuf> {
    folders(project).into_iter().filter_map(|folder| in_folder(&folder, tool.program)).find(|path| {
        process::output(Command::new(path).arg("--version"))
            .is_some_and(|printed| names_version(&printed, tool.version))
    })
}

fn folders(project: &Project) -> Vec<PathBuf> {
    let mut folders = vec![project.tools().join("bin"), project.tools().join("npm/node_modules/.bin")];
    if let Some(path) = env::var_os("PATH") {
        folders.extend(env::split_paths(&path));
    }
    folders
}

fn in_folder(folder: &Path, program: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
    endings.iter().map(|ending| folder.join(format!("{program}{ending}"))).find(|path| path.is_file())
}

/// Whether the first line of `printed` has `version` as a word of its own.
fn names_version(printed: &str, version: &str) -> bool {
    printed.lines().next().is_some_and(|line| line.split_whitespace().any(|word| word == version))
}

#[cfg(test)]
mod tests {
    use super::names_version;

    #[test]
    fn a_version_is_a_whole_word_of_the_first_line() {
        assert!(names_version("trunk 0.21.14\n", "0.21.14"));
        assert!(names_version("wasm-opt version 132 (version_132)\n", "132"));
        assert!(names_version("geckodriver 0.37.0\n\nThe source\n", "0.37.0"));
        assert!(!names_version("trunk 0.21.140\n", "0.21.14"));
        assert!(!names_version("wasm-opt version 1320\n", "132"));
        assert!(!names_version("trunk 0.21.1\nneeds 0.21.14\n", "0.21.14"));
        assert!(!names_version("", "132"));
    }
}
