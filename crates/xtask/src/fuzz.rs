//! Feeding the readers of foreign text with whatever a fuzzer comes up with.

use std::{collections::BTreeSet, fs, path::Path, process::Command};

use anyhow::{Context, Result, bail};

use crate::{arguments::Arguments, process, project::Project, tools};

/// Queries to start from, each before an arrow.
const CORPUS: &str = "crates/model/tests/urls/v1.txt";

/// Longer inputs than any reader takes, so that its limit is tried as well.
const MAX_LENGTH: &str = "5000";

/// An input that takes so long, in seconds, is a fault.
const SLOWEST: &str = "10";

/// What `fuzz` was asked for.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    target: String,
    seconds: u32,
}

impl Options {
    /// Reads the words after `fuzz`.
    pub fn read(mut arguments: Arguments) -> Result<Self> {
        let mut options = Self { target: arguments.value("fuzz")?, seconds: 600 };
        while let Some(word) = arguments.next() {
            match word.as_str() {
                "--seconds" => {
                    let value = arguments.value("--seconds")?;
                    options.seconds = value
                        .parse()
                        .ok()
                        .filter(|&seconds| seconds != 0)
                        .with_context(|| format!("a time is a number of seconds above 0, not {value:?}"))?;
                }
                other => bail!("fuzz takes the name of a target and --seconds N, not {other:?}"),
            }
        }
        Ok(options)
    }
}

/// Runs one target of `fuzz/fuzz_targets` for a while; fails with the input that a fault was found by.
pub fn run(project: &Project, options: &Options) -> Result<()> {
    let Options { target, seconds } = options;
    let folder = project.path("fuzz");
    if !folder.join(format!("fuzz_targets/{target}.rs")).is_file() {
        bail!("there is no target {target:?} in {}", folder.join("fuzz_targets").display());
    }
    let corpus = fs::read_to_string(project.path(CORPUS)).with_context(|| format!("{CORPUS} cannot be read"))?;
    let seeds: Vec<_> = queries(&corpus).collect();
    let seed_folder = folder.join("target/seeds").join(target);
    write_seeds(&seed_folder, &seeds)?;
    let dictionary = folder.join("target/words.dict");
    fs::write(&dictionary, words(&seeds)).with_context(|| format!("{} cannot be written", dictionary.display()))?;
    let found = folder.join("corpus").join(target);
    fs::create_dir_all(&found).with_context(|| format!("{} cannot be made", found.display()))?;

    let cargo_fuzz = tools::ensure(project, tools::CARGO_FUZZ)?;
    process::run(
        // Only nightly Rust can measure which code an input reaches.
        Command::new("rustup")
            .args(["run", "nightly"])
            .arg(cargo_fuzz)
            .args(["fuzz", "run", target])
            .args([&found, &seed_folder])
            .arg("--")
            .arg(format!("-dict={}", dictionary.display()))
            .arg(format!("-max_total_time={seconds}"))
            .args([format!("-max_len={MAX_LENGTH}"), format!("-timeout={SLOWEST}")])
            .args(["-len_control=20", "-print_final_stats=1"])
            // This program was started by the stable cargo, which would be taken for the nightly one.
            .env_remove("CARGO")
            .env_remove("RUSTC")
            .current_dir(project.root()),
    )
    .context("the fuzzer needs nightly Rust (rustup toolchain install nightly) and found a fault if it ran")
}

/// The queries of the corpus of published addresses.
fn queries(corpus: &str) -> impl Iterator<Item = &str> {
    corpus
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(" => ").map(|(query, _)| query))
}

fn write_seeds(folder: &Path, seeds: &[&str]) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    for (number, seed) in seeds.iter().enumerate() {
        let path = folder.join(format!("{number:04}"));
        fs::write(&path, seed).with_context(|| format!("{} cannot be written", path.display()))?;
    }
    Ok(())
}

/// Every word of the seeds as a line of a libFuzzer dictionary.
fn words(seeds: &[&str]) -> String {
    let is_part = |c: char| c.is_ascii_alphanumeric() || ".:-".contains(c);
    let words: BTreeSet<_> =
        seeds.iter().flat_map(|seed| seed.split(|c| !is_part(c))).filter(|word| word.len() > 1).collect();
    words.into_iter().map(|word| format!("\"{word}\"\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Options> {
        Options::read(Arguments::new(words.iter().map(|&word| word.to_owned())))
    }

    #[test]
    fn a_target_is_run_for_ten_minutes_unless_told_otherwise() -> Result<()> {
        assert_eq!(read(&["query"])?, Options { target: "query".to_owned(), seconds: 600 });
        assert_eq!(read(&["query", "--seconds", "5"])?.seconds, 5);
        for words in [&[][..], &["query", "--seconds"], &["query", "--seconds", "0"], &["query", "now"]] {
            assert!(read(words).is_err(), "{words:?}");
        }
        Ok(())
    }

    #[test]
    fn seeds_are_the_published_queries_and_words_their_parts() {
        let seeds: Vec<_> = queries("# s=no\n\nv=1&s=pcie:4.0x4 => v=1\n => v=1\nunit=x => v=1 !\n").collect();
        assert_eq!(seeds, ["v=1&s=pcie:4.0x4", "", "unit=x"]);
        assert_eq!(words(&seeds), "\"pcie:4.0x4\"\n\"unit\"\n");
    }
}
