//! The content security policy.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// The source that allows a script or style sheet inside a page by its content.
fn hash_of(content: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(content.as_bytes())))
}

/// What the page may load and run: its own files, wasm, and the one style sheet inside it. Frames are of the page
/// itself, for the preview of an embed.
///
/// Text never becomes markup or script by way of the document (trusted types); the one policy of
/// this name may say which addresses are scripts, which the registration of a service worker needs.
///
/// A policy in a `<meta>` element cannot say who may frame the page; that would need a header.
pub fn policy(sheet: &str) -> String {
    let sheet = hash_of(sheet);
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' {sheet}; \
         img-src 'self' data:; connect-src 'self'; frame-src 'self'; manifest-src 'self'; worker-src 'self'; \
         base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types lanefit"
    )
}

/// What the page that is one file may do: run the one script inside it and wasm, show the sheet and
/// the pictures inside it. It can request nothing.
pub fn one_file_policy(sheet: &str, script: &str) -> String {
    let (sheet, script) = (hash_of(sheet), hash_of(script));
    format!(
        "default-src 'none'; script-src {script} 'wasm-unsafe-eval'; style-src {sheet}; img-src data:; \
         base-uri 'none'; form-action 'none'"
    )
}

/// What a host's own configuration sends along with every page, whatever build it serves.
///
/// It leaves style to the page's own policy, which names the sheet of its build: a hash in a
/// configuration would leave the page bare as soon as either is renewed without the other.
#[cfg(test)]
pub const FOR_HOSTS: &str = "script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; connect-src 'self'; \
     frame-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'none'; media-src 'none'; \
     object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; \
     trusted-types lanefit";

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{FOR_HOSTS, one_file_policy, policy};

    /// The hash of "abc", a test vector of FIPS 180-4, in base 64.
    const ABC: &str = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";

    fn directives() -> BTreeMap<String, Vec<String>> {
        split(&policy("abc"))
    }

    fn split(policy: &str) -> BTreeMap<String, Vec<String>> {
        policy
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
        assert_eq!(directives()["style-src"], ["'self'", ABC]);
    }

    #[test]
    fn one_file_allows_what_is_inside_it_and_no_request() {
        let directives = split(&one_file_policy("", "abc"));
        assert_eq!(directives["script-src"], [ABC, "'wasm-unsafe-eval'"]);
        let sources: Vec<_> = directives.values().flatten().collect();
        assert!(sources.iter().all(|source| source.starts_with('\'') || *source == "data:"), "{sources:?}");
        assert!(!sources.iter().any(|source| *source == "'self'"), "{sources:?}");
        assert!(!directives.contains_key("connect-src"), "default-src is 'none'");
    }

    #[test]
    fn text_becomes_neither_markup_nor_script() {
        assert_eq!(directives()["require-trusted-types-for"], ["'script'"]);
        assert_eq!(directives()["trusted-types"], ["lanefit"]);
    }

    #[test]
    fn the_policy_for_hosts_is_that_of_the_page_without_style() {
        let page = directives();
        let hosts = split(FOR_HOSTS);
        for (directive, sources) in &hosts {
            assert_eq!(sources, page.get(directive).unwrap_or(&page["default-src"]), "{directive}");
        }
        let left: Vec<_> = page.keys().filter(|directive| !hosts.contains_key(*directive)).collect();
        assert_eq!(left, ["default-src", "style-src"]);
    }

    #[test]
    fn no_host_is_named() {
        for (directive, sources) in directives() {
            for source in sources {
                assert!(
                    source.starts_with('\'')
                        || [("img-src", "data:"), ("trusted-types", "lanefit")]
                            .contains(&(directive.as_str(), source.as_str())),
                    "{directive} {source}"
                );
            }
        }
    }
}
