//! The content security policy.

/// What the page may load and run: its own files, and wasm.
///
/// A policy in a `<meta>` element cannot say who may frame the page; that would need a header.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'none'";

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::POLICY;

    fn directives() -> BTreeMap<&'static str, Vec<&'static str>> {
        POLICY
            .split(';')
            .filter_map(|directive| {
                let mut words = directive.split_whitespace();
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
        assert_eq!(directives()["style-src"], ["'self'"]);
        assert!(!POLICY.contains("unsafe-inline"));
        assert!(!POLICY.contains("'unsafe-eval'"));
    }

    #[test]
    fn no_host_is_named() {
        for (directive, sources) in directives() {
            for source in sources {
                assert!(
                    source.starts_with('\'') || (directive, source) == ("img-src", "data:"),
                    "{directive} {source}"
                );
            }
        }
    }
}
