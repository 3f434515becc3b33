//! Every chore of the project: `cargo xtask CHORE`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "the terminal is where a chore reports")]

mod arguments;
mod browsers;
mod budget;
mod build;
mod gallery;
mod markup;
mod post_build;
mod process;
mod project;
mod serve;
mod server;
mod test;
mod tools;

use std::{env, process::ExitCode};

use anyhow::{Result, bail};

use crate::{arguments::Arguments, project::Project};

const USAGE: &str = "\
usage: cargo xtask CHORE

  serve [--port N] [--open]  build the page and serve it on this computer
  build                      build the page into dist/
  test                       check everything, in the order that fails soonest
  budget                     weigh what a reader downloads; fails above the budget
  gallery                    draw every figure on one page
  post-build                 finish a build; Trunk calls this
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
        "gallery" => gallery::run(&project, arguments),
        "post-build" => {
            arguments.end()?;
            post_build::run(&project)
        }
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(())
        }
        other => bail!("there is no chore {other:?}\n\n{USAGE}"),
    }
}
