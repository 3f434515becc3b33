//! Names that change with the content.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// A finished file and its name.
#[derive(Debug)]
pub struct NamedFile {
    /// Name with the hash of the content.
    pub name: String,
    /// The whole content.
    pub content: String,
}

impl NamedFile {
    /// Names `content` by its hash: `stem-HASH.ending`.
    pub fn new(stem: &str, ending: &str, content: String) -> Self {
        Self { name: format!("{stem}-{}{ending}", hash(content.as_bytes())), content }
    }
}

/// The first 64 bits of the content's SHA-256, in hexadecimal digits.
pub fn hash(content: &[u8]) -> String {
    let mut digits = String::new();
    for byte in Sha256::digest(content).iter().take(8) {
        // Writing to a String cannot fail.
        _ = write!(digits, "{byte:02x}");
    }
    digits
}

/// Whether a script or program carries the hash of its content, as [`NamedFile`] and the wasm file do.
pub fn is_named_by_hash(name: &str) -> bool {
    let Some((stem, rest)) = name.split_once('-') else {
        return false;
    };
    let Some((digits, ending)) = rest.split_at_checked(16) else {
        return false;
    };
    stem.bytes().all(|byte| byte.is_ascii_alphanumeric())
        && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
        && [".js", "_bg.wasm"].contains(&ending)
}

#[cfg(test)]
mod tests {
    use super::{NamedFile, hash, is_named_by_hash};

    #[test]
    fn names_with_a_hash_are_told_from_others() {
        for name in ["loader-ba7816bf8f01cfea.js", "lanefit-ba7816bf8f01cfea_bg.wasm"] {
            assert!(is_named_by_hash(name), "{name}");
        }
        for name in ["embed.js", "a-b.js", "loader-ba7816bf8f01cfea.js.br", "v/a-ba7816bf8f01cfea.js", "index.html"] {
            assert!(!is_named_by_hash(name), "{name}");
        }
    }

    #[test]
    fn the_hash_is_the_start_of_sha_256() {
        // The test vector "abc" of FIPS 180-4.
        assert_eq!(hash(b"abc"), "ba7816bf8f01cfea");
    }

    #[test]
    fn a_name_follows_the_content() {
        let name = |content: &str| NamedFile::new("loader", ".js", content.to_owned()).name;
        assert_eq!(name("abc"), "loader-ba7816bf8f01cfea.js");
        assert_ne!(name("abc"), name("abd"));
    }
}
