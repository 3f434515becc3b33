//! What a reader downloads.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use anyhow::{Context, Result, bail};

use crate::project::Project;

/// Most bytes that all files of the page may have together, each compressed with brotli 11.
const BUDGET: usize = 150_000;

/// Weighs the built page.
pub fn run(project: &Project) -> Result<()> {
    let dist = project.dist();
    let entries =
        fs::read_dir(&dist).with_context(|| format!("{} cannot be read: build the page first", dist.display()))?;
    let mut files = BTreeMap::new();
    for entry in entries {
        let path = entry?.path();
        if let (true, Some(name)) = (path.is_file(), path.file_name()) {
            files.insert(name.to_string_lossy().into_owned(), fs::read(&path)?);
        }
    }

    println!("{:>9} {:>9}  file", "bytes", "brotli 11");
    let mut total = 0;
    for name in loaded(&files)? {
        let Some(content) = files.get(name) else {
            continue;
        };
        let weight = compressed(content)?;
        println!("{:>9} {weight:>9}  {name}", content.len());
        total += weight;
    }
    println!("{:>9} {total:>9}  all, of {BUDGET}", "");
    for (name, content) in files.iter().filter(|(name, _)| name.ends_with(".html") && *name != "index.html") {
        println!("{:>9} {:>9}  {name}, which opens by a link", content.len(), compressed(content)?);
    }
    if total > BUDGET {
        bail!("the page is {} bytes over its budget", total - BUDGET);
    }
    Ok(())
}

/// The page and every file whose name occurs in a file that is loaded. Other pages are only linked to.
///
/// A name may occur without being loaded; then the page weighs too much here, never too little.
fn loaded(files: &BTreeMap<String, Vec<u8>>) -> Result<BTreeSet<&str>> {
    let (index, _) = files.get_key_value("index.html").context("there is no index.html: build the page first")?;
    let mut loaded = BTreeSet::from([index.as_str()]);
    let mut unread = vec![index];
    while let Some(name) = unread.pop() {
        let Some(content) = files.get(name) else {
            continue;
        };
        for other in files.keys() {
            let is_other_page = other.ends_with(".html");
            if !is_other_page && !loaded.contains(other.as_str()) && contains(content, other.as_bytes()) {
                loaded.insert(other);
                unread.push(other);
            }
        }
    }
    Ok(loaded)
}

fn contains(content: &[u8], name: &[u8]) -> bool {
    content.windows(name.len()).any(|window| window == name)
}

/// Size of `content` after brotli at its strongest, in bytes.
fn compressed(content: &[u8]) -> Result<usize> {
    let parameters =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: content.len(), ..Default::default() };
    let mut output = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut output, &parameters).context("brotli failed")?;
    Ok(output.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_counts_if_a_loaded_file_names_it() -> Result<()> {
        let files = [
            ("index.html", "<script src=\"./loader-1.js\">"),
            ("loader-1.js", "import(\"./b.js\")"),
            ("b.js", "fetch(\"./b_bg.wasm\")"),
            ("b_bg.wasm", ""),
            ("other.html", "index.html"),
        ];
        let files = files.into_iter().map(|(name, content)| (name.to_owned(), content.as_bytes().to_vec())).collect();
        let expected = BTreeSet::from(["b.js", "b_bg.wasm", "index.html", "loader-1.js"]);
        assert_eq!(loaded(&files)?, expected);
        Ok(())
    }

    #[test]
    fn weight_is_that_after_compression() -> Result<()> {
        assert!(compressed(&[b'a'; 10_000])? < 50);
        // Bytes without a pattern cannot shrink.
        let mut state = 1_u32;
        let noise: Vec<u8> = (0..10_000)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                state.to_be_bytes()[0]
            })
            .collect();
        assert!(compressed(&noise)? > 9_900);
        Ok(())
    }
}
