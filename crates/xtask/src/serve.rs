//! Building the page and serving it.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{arguments::Arguments, build, process, project::Project, server::FileServer};

/// First port that is tried.
const PORT: u16 = 8087;

/// What `serve` was asked for.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    port: u16,
    open: bool,
}

impl Options {
    /// Reads the words after `serve`.
    pub fn read(mut arguments: Arguments) -> Result<Self> {
        let mut options = Self { port: PORT, open: false };
        while let Some(word) = arguments.next() {
            match word.as_str() {
                "--open" => options.open = true,
                "--port" => {
                    let value = arguments.value("--port")?;
                    options.port = value
                        .parse()
                        .ok()
                        .filter(|&port| port != 0)
                        .with_context(|| format!("a port is a number from 1 to 65535, not {value:?}"))?;
                }
                other => bail!("serve takes --port N and --open, not {other:?}"),
            }
        }
        Ok(options)
    }
}

/// Builds, then serves until the program is ended.
pub fn run(project: &Project, options: &Options) -> Result<()> {
    build::run(project)?;
    let server = FileServer::bind(&project.dist(), options.port)?;
    let address = format!("http://127.0.0.1:{}/", server.port());
    println!("Lanefit is at {address} (Ctrl+C ends it)");
    if options.open && process::run(&mut opener(&address)).is_err() {
        eprintln!("No browser could be opened: please open {address} yourself.");
    }
    server.run();
    Ok(())
}

fn opener(address: &str) -> Command {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        Command::new("explorer")
    } else {
        Command::new("xdg-open")
    };
    command.arg(address);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Options> {
        Options::read(Arguments::new(words.iter().map(|&word| word.to_owned())))
    }

    #[test]
    fn options_come_in_any_order() -> Result<()> {
        assert_eq!(read(&["--open", "--port", "9000"])?, Options { port: 9000, open: true });
        assert_eq!(read(&[])?, Options { port: PORT, open: false });
        Ok(())
    }

    #[test]
    fn wrong_options_are_named() {
        for words in [&["--port"][..], &["--port", "x"], &["--port", "70000"], &["--port", "0"], &["now"]] {
            assert!(read(words).is_err(), "{words:?}");
        }
    }
}
