//! Running other programs.

use std::{
    ffi::OsString,
    io::ErrorKind,
    process::{Command, Stdio},
};

use anyhow::{Result, bail};

/// The cargo that started this program.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

/// Runs a command with its output on the terminal; fails unless it succeeds.
pub fn run(command: &mut Command) -> Result<()> {
    let name = name(command);
    let status = command.status().map_err(|error| not_started(&name, error))?;
    if !status.success() {
        bail!("{name} failed ({status})");
    }
    Ok(())
}

/// What a command prints on standard output, or `None` if it is missing or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A command of npm or another program that Windows keeps as a script.
pub fn script(name: &str) -> Command {
    Command::new(if cfg!(windows) { format!("{name}.cmd") } else { name.to_owned() })
}

fn name(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy()];
    words.extend(command.get_args().map(|word| word.to_string_lossy()));
    words.join(" ")
}

fn not_started(name: &str, error: std::io::Error) -> anyhow::Error {
    let why = match error.kind() {
        ErrorKind::NotFound => "is the program installed?",
        _ => "it could not be started",
    };
    anyhow::Error::new(error).context(format!("{name}: {why}"))
}
