//! Finding browsers for the tests, and installing them where that is possible.

use std::{env, path::PathBuf, process::Command};

use anyhow::{Context, Result, bail};

use crate::{process, project::Project, tools};

/// Debian's packages of the three engines, their drivers, a screen for the one that needs it, and a reader of printed
/// pages.
const PACKAGES: [&str; 6] =
    ["chromium", "chromium-driver", "firefox-esr", "webkit2gtk-driver", "xvfb", "poppler-utils"];

/// The reader of printed pages.
const PDF_READER: &str = "pdftotext";

/// An engine that the tests know.
struct Candidate {
    name: &'static str,
    /// Variable that tells the tests where the driver is.
    variable: &'static str,
    /// Programs it cannot do without; any name of a group will do.
    needs: &'static [&'static [&'static str]],
}

const CANDIDATES: [Candidate; 3] = [
    Candidate { name: "chromium", variable: "LANEFIT_CHROMEDRIVER", needs: &[&["chromedriver"]] },
    Candidate { name: "firefox", variable: "LANEFIT_GECKODRIVER", needs: &[&["firefox", "firefox-esr"]] },
    Candidate { name: "webkitgtk", variable: "LANEFIT_WEBKITDRIVER", needs: &[&["WebKitWebDriver"], &["Xvfb"]] },
];

impl Candidate {
    /// The programs that are missing, as `is_there` tells.
    fn missing(&self, is_there: impl Fn(&str) -> bool) -> Vec<&'static str> {
        self.needs
            .iter()
            .filter(|names| !names.iter().any(|name| is_there(name)))
            .filter_map(|names| names.first().copied())
            .collect()
    }
}

/// A browser engine that can be driven here.
#[derive(Debug)]
pub struct Engine {
    /// Name that the tests know it by.
    pub name: &'static str,
    /// Variable that tells the tests where its driver is.
    pub variable: &'static str,
    /// The driver.
    pub driver: PathBuf,
}

/// The engines found here, after installing what is missing if that is possible.
///
/// # Errors
///
/// If an engine is missing although `all_required`, or if none is found at all.
pub fn find(project: &Project, all_required: bool) -> Result<Vec<Engine>> {
    let is_complete = CANDIDATES.iter().all(|candidate| candidate.missing(is_there).is_empty()) && is_there(PDF_READER);
    if !is_complete && may_install() {
        install()?;
    }
    let mut engines = Vec::new();
    let mut absent = Vec::new();
    for candidate in &CANDIDATES {
        let missing = candidate.missing(is_there);
        if missing.is_empty() {
            engines.push(Engine {
                name: candidate.name,
                variable: candidate.variable,
                driver: driver(project, candidate)?,
            });
        } else {
            absent.push(format!("{} ({} not found)", candidate.name, missing.join(" and ")));
        }
    }
    if !absent.is_empty() {
        let sentence = format!("no browser tests in {}", absent.join(", "));
        if all_required || engines.is_empty() {
            bail!("{sentence}");
        }
        eprintln!("Note: {sentence}.");
    }
    Ok(engines)
}

fn driver(project: &Project, candidate: &Candidate) -> Result<PathBuf> {
    if candidate.name == "firefox" {
        return tools::ensure(project, tools::GECKODRIVER);
    }
    candidate
        .needs
        .iter()
        .flat_map(|names| names.iter())
        .find_map(|name| tools::on_path(name))
        .with_context(|| format!("the driver of {} is gone", candidate.name))
}

/// Whether a program is on the path; a screen that is already there does instead of a virtual one.
fn is_there(program: &str) -> bool {
    tools::on_path(program).is_some() || (program == "Xvfb" && env::var_os("DISPLAY").is_some())
}

/// Whether this is a Debian-like system and the user may install packages.
fn may_install() -> bool {
    let root = process::output(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    root && is_there("apt-get")
}

fn install() -> Result<()> {
    eprintln!("Installing browsers and what reads their prints with apt-get: {} ...", PACKAGES.join(" "));
    process::run(Command::new("apt-get").args(["update", "-qq"]))?;
    process::run(
        Command::new("apt-get")
            .args(["install", "-y", "-qq", "--no-install-recommends"])
            .args(PACKAGES)
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
}

#[cfg(test)]
mod tests {
    use super::CANDIDATES;

    fn missing(there: &[&str]) -> Vec<Vec<&'static str>> {
        CANDIDATES.iter().map(|candidate| candidate.missing(|program| there.contains(&program))).collect()
    }

    #[test]
    fn any_name_of_a_program_will_do() {
        let nothing: Vec<&str> = Vec::new();
        let all = missing(&["chromedriver", "firefox-esr", "WebKitWebDriver", "Xvfb"]);
        assert_eq!(all, [nothing.clone(), nothing.clone(), nothing]);
    }

    #[test]
    fn what_is_missing_is_named() {
        assert_eq!(missing(&["Xvfb"]), [vec!["chromedriver"], vec!["firefox"], vec!["WebKitWebDriver"]]);
        assert_eq!(missing(&["WebKitWebDriver"])[2], ["Xvfb"]);
    }
}
