//! The content security policy.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// What the page may load and run: its own files, wasm, and the one style sheet inside it.
///
/// A policy in a `<meta>` element cannot say who may frame the page; that would need a header.
pub fn policy(sheet: &str) -> String {
    let sheet = STANDARD.encode(Sha256::digest(sheet.as_bytes()));
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'sha256-{sheet}'; \
         img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'none'"
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::policy;

    fn directives() -> BTreeMap<String, Vec<String>> {
        policy("abc")
            .split(';')
            .filter_map(|directive| {
                let mut words = directive.split_whitespace().map(str::to_owned);
                Some((words.next()?, words.collect()))
            })
            .collect()
    }

    #[test]
    fn nothing_is_allowed_unless_named() {
        assert_eq!(directives()["default-src"], ["'none'"]);
        assert_eq!(directives()["base-uri"], ["'none'"]);
        assert_eq!(directives()["form-action"], ["'none'"]);
    }

    #[test]
    fn scripts_are_own_files_and_wasm() {
        assert_eq!(directives()["script-src"], ["'self'", "'wasm-unsafe-eval'"]);
        assert!(!policy("").contains("unsafe-inline"));
        assert!(!policy("").contains("'unsafe-eval'"));
    }

    #[test]
    fn the_sheet_inside_the_page_is_allowed_by_its_hash() {
        // The test vector "abc" of FIPS 180-4, in base 64.
        let hash = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";
        assert_eq!(directives()["style-src"], ["'self'", hash]);
    }

    #[test]
    fn no_host_is_named() {
        for (directive, sources) in directives() {
            for source in sources {
                assert!(
                    source.starts_with('\'') || (directive.as_str(), source.as_str()) == ("img-src", "data:"),
                    "{directive} {source}"
                );
            }
        }
    }
}
