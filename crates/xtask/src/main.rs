//! Every chore of the project: `cargo xtask CHORE`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "the terminal is where a chore reports")]

mod arguments;
mod browsers;
mod budget;
mod build;
mod compress;
mod fuzz;
mod gallery;
mod markup;
mod post_build;
mod process;
mod project;
mod release;
mod reproduce;
mod serve;
mod server;
mod site;
mod test;
mod tools;

use std::{env, path::Path, process::ExitCode};

use anyhow::{Result, bail};

use crate::{arguments::Arguments, project::Project};

const USAGE: &str = "\
usage: cargo xtask CHORE

  serve [--port N] [--open]  build the page and serve it on this computer
  build                      build the page into dist/
  test                       check everything, in the order that fails soonest
  budget                     weigh what a reader downloads; fails above the budget
  release FOLDER             build the page and add it to the site in a folder
  gallery                    draw every figure on one page
  reproduce                  build twice in two places and compare every file
  fuzz TARGET [--seconds N]  look for text that breaks a reader; needs nightly Rust
  post-build                 finish a build; Trunk calls this
  precache FOLDER            write sw.js of a finished page anew, after a change by hand
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut arguments = Arguments::new(env::args().skip(1));
    let Some(chore) = arguments.next() else {
        bail!("which chore?\n\n{USAGE}");
    };
    let project = Project::find()?;
    match chore.as_str() {
        "serve" => serve::run(&project, &serve::Options::read(arguments)?),
        "build" => {
            arguments.end()?;
            build::run(&project)
        }
        "test" => {
            arguments.end()?;
            test::run(&project)
        }
        "budget" => {
            arguments.end()?;
            budget::run(&project)
        }
        "release" => release::run(&project, arguments),
        "gallery" => gallery::run(&project, arguments),
        "reproduce" => {
            arguments.end()?;
            reproduce::run(&project)
        }
        "fuzz" => fuzz::run(&project, &fuzz::Options::read(arguments)?),
        "post-build" => {
            arguments.end()?;
            post_build::run(&project)
        }
        "precache" => {
            let folder = arguments.value("precache")?;
            arguments.end()?;
            post_build::precache(&project, Path::new(&folder))
        }
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(())
        }
        other => bail!("there is no chore {other:?}\n\n{USAGE}"),
    }
}
