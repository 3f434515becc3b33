//! Names of what the program imports from its JavaScript side.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};

/// Digits of the hash that wasm-bindgen writes behind each name.
const HASH: usize = 16;

/// Counts names in place of the hashes behind them, in both files.
///
/// No compressor can shrink hashes, and both files have all of them. Every name keeps its length, so that the wasm
/// file need not be taken apart.
pub fn count(wasm: &mut [u8], bindings: &mut String) -> Result<()> {
    let mut counts = BTreeMap::new();
    for name in hashed(bindings) {
        let stem: String = name.chars().take(name.len() - HASH).collect();
        let count: &mut usize = counts.entry(stem.clone()).or_default();
        let counted = format!("{stem}{count:0HASH$}");
        *count += 1;
        let places: Vec<usize> = wasm
            .windows(name.len())
            .enumerate()
            .filter_map(|(at, there)| (there == name.as_bytes()).then_some(at))
            .collect();
        ensure!(places.len() == 1, "the wasm file imports {name} {} times", places.len());
        for at in places {
            wasm[at..at + counted.len()].copy_from_slice(counted.as_bytes());
        }
        *bindings = bindings.replace(&name, &counted);
    }
    Ok(())
}

/// All names in a script that end with `_` and a hash, each once.
fn hashed(script: &str) -> Vec<String> {
    let mut names = Vec::new();
    for word in script.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_') {
        let is_hashed = word.starts_with("__wb")
            && word.rsplit_once('_').is_some_and(|(_, end)| {
                end.len() == HASH && end.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
            });
        if is_hashed && !names.iter().any(|known| known == word) {
            names.push(word.to_owned());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_become_counts_in_both_files() -> Result<()> {
        let mut wasm = b"__wbg_focus_baf21e1887aeaddf __wbg_focus_f740d61348f422e7 __wbg_key_1193871533b99ae5".to_vec();
        let mut bindings =
            "{__wbg_focus_baf21e1887aeaddf:f,__wbg_key_1193871533b99ae5:k,__wbg_focus_f740d61348f422e7:g}".to_owned();
        count(&mut wasm, &mut bindings)?;
        let expected = "{__wbg_focus_0000000000000000:f,__wbg_key_0000000000000000:k,__wbg_focus_0000000000000001:g}";
        assert_eq!(bindings, expected);
        let expected = "__wbg_focus_0000000000000000 __wbg_focus_0000000000000001 __wbg_key_0000000000000000";
        assert_eq!(String::from_utf8_lossy(&wasm), expected);
        Ok(())
    }

    #[test]
    fn a_name_that_the_wasm_file_does_not_import_is_an_error() {
        let mut bindings = "__wbg_key_1193871533b99ae5".to_owned();
        assert!(count(&mut [], &mut bindings).is_err());
    }

    #[test]
    fn other_words_keep_their_letters() -> Result<()> {
        let mut bindings = "wasm.__wbindgen_malloc, color_0123456789abcdef".to_owned();
        count(&mut [], &mut bindings)?;
        assert_eq!(bindings, "wasm.__wbindgen_malloc, color_0123456789abcdef");
        Ok(())
    }
}
