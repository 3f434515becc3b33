//! Checking everything.

use std::{env, process::Command, time::Instant};

use anyhow::{Context, Result, bail};

use crate::{browsers, budget, build, process, project::Project, tools};

/// Features for checks outside the browser: the page as text, and systems. With the root package's default,
/// the browser's side of Leptos would be compiled for a machine it cannot run on.
const NATIVE: [&str; 4] = ["--workspace", "--no-default-features", "--features", "lanefit/static-page,lanefit/systems"];

/// One check: what it is, what went wrong if it fails, how it runs.
type Step = (&'static str, &'static str, fn(&Project) -> Result<()>);

const STEPS: [Step; 9] = [
    ("format", "some file is not formatted: cargo fmt --all mends it", format),
    ("dependencies", "a dependency breaks a rule of deny.toml", dependencies),
    ("lints", "clippy found something", lints),
    ("lints for wasm", "clippy found something in the browser's part", wasm_lints),
    ("tests", "a test failed", tests),
    ("documentation", "the documentation has a fault", documentation),
    ("build", "the page could not be built", build::run),
    ("budget", "the page is too heavy", budget::run),
    ("browser tests", "the page failed in a browser", browser_tests),
];

/// Runs every check and stops at the first that fails.
pub fn run(project: &Project) -> Result<()> {
    let count = STEPS.len();
    for (number, (name, failure, step)) in (1..).zip(STEPS) {
        println!("\n== {number} of {count}: {name}");
        let start = Instant::now();
        step(project).with_context(|| format!("step {number} of {count}, {name}: {failure}"))?;
        println!("== {name}: {} s", start.elapsed().as_secs());
    }
    println!("\nAll checks passed.");
    Ok(())
}

fn cargo(project: &Project, words: &[&str]) -> Command {
    let mut command = process::cargo();
    command.args(words).current_dir(project.root());
    command
}

fn format(project: &Project) -> Result<()> {
    process::run(&mut cargo(project, &["fmt", "--all", "--check"]))
}

fn dependencies(project: &Project) -> Result<()> {
    // It reads what cargo has fetched, so that no network is needed but for fetching.
    process::run(&mut cargo(project, &["fetch", "--locked", "--quiet"]))?;
    process::run(
        Command::new(tools::ensure(project, tools::CARGO_DENY)?)
            .args(["--offline", "--locked", "--workspace", "--color", "never"])
            .args(["check", "--hide-inclusion-graph", "bans", "licenses", "sources"])
            .current_dir(project.root()),
    )
}

fn lints(project: &Project) -> Result<()> {
    process::run(cargo(project, &["clippy", "--locked", "--all-targets"]).args(NATIVE).args(["--", "-D", "warnings"]))
}

/// The page is built without systems and with them, and what one of the two leaves out would go unseen.
fn wasm_lints(project: &Project) -> Result<()> {
    tools::ensure_wasm_target()?;
    for features in ["", "systems"] {
        process::run(cargo(project, &["clippy", "--locked", "--package", "lanefit", "--features", features]).args([
            "--target",
            "wasm32-unknown-unknown",
            "--",
            "-D",
            "warnings",
        ]))?;
    }
    Ok(())
}

fn tests(project: &Project) -> Result<()> {
    process::run(cargo(project, &["test", "--locked"]).args(NATIVE))
}

fn documentation(project: &Project) -> Result<()> {
    process::run(
        cargo(project, &["doc", "--locked", "--no-deps", "--quiet"]).args(NATIVE).env("RUSTDOCFLAGS", "-D warnings"),
    )
}

fn browser_tests(project: &Project) -> Result<()> {
    let folder = project.path("tests/browser");
    let script = folder.join("run.mjs");
    if !script.is_file() {
        bail!("{} is missing", script.display());
    }
    let required = env::var_os("CI").is_some_and(|value| value == "true");
    let engines = browsers::find(project, required)?;
    process::run(process::script("npm").args(["ci", "--silent", "--no-audit", "--no-fund"]).current_dir(&folder))?;
    let names: Vec<_> = engines.iter().map(|engine| engine.name).collect();
    process::run(
        Command::new("node")
            .arg(script)
            .current_dir(project.root())
            .env("LANEFIT_DIST", project.dist())
            .env("LANEFIT_ENGINES", names.join(","))
            .envs(engines.iter().map(|engine| (engine.variable, &engine.driver))),
    )
}
