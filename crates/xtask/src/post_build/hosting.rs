//! Headers for hosts that read them from a file of the page's folder, `_headers`.

use std::{collections::BTreeSet, fmt::Write};

use super::hash::is_named_by_hash;

/// What every file is sent with, here and in the recipes of `docs/hosting`.
///
/// All files are public and the same for everybody, so pages elsewhere may load any of them:
/// the widget is made of them.
const COMMON: [(&str, &str); 5] = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Permissions-Policy", "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ("Access-Control-Allow-Origin", "*"),
    ("Cross-Origin-Resource-Policy", "cross-origin"),
];

const KEPT: &str = "public, max-age=31536000, immutable";
const RENEWED: &str = "no-cache";

/// Pages that the policy is for, by each of their addresses: some hosts leave the ending out.
const PAGES: [&str; 4] = ["/", "/index.html", "/facts.html", "/facts"];

/// The content of `_headers` for these files and this policy.
///
/// A rule says nothing that another rule for the same file says: hosts would join the two.
pub fn headers(files: &BTreeSet<String>, policy: &str) -> String {
    let mut text = String::new();
    let mut rule = |path: &str, headers: &[(&str, &str)]| {
        // Writing to a String cannot fail.
        _ = writeln!(text, "{path}");
        for (name, value) in headers {
            _ = writeln!(text, "  {name}: {value}");
        }
    };
    rule("/*", &COMMON);
    for page in PAGES {
        rule(page, &[("Content-Security-Policy", policy), ("Cache-Control", RENEWED)]);
    }
    let in_root = |name: &&String| !PAGES.contains(&format!("/{name}").as_str());
    for name in files.iter().filter(in_root) {
        let caching = if is_named_by_hash(name) { KEPT } else { RENEWED };
        rule(&format!("/{name}"), &[("Cache-Control", caching)]);
    }
    // Frozen versions, where this folder is the newest one of a site that keeps them.
    rule("/v/*", &[("Cache-Control", KEPT)]);
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::post_build::{csp, hash::hash};

    const RECIPES: [(&str, &str); 3] = [
        ("nginx.conf", include_str!("../../../../docs/hosting/nginx.conf")),
        ("Caddyfile", include_str!("../../../../docs/hosting/Caddyfile")),
        (".htaccess", include_str!("../../../../docs/hosting/.htaccess")),
    ];

    fn rules(text: &str) -> Vec<(String, Vec<String>)> {
        let mut rules: Vec<(String, Vec<String>)> = Vec::new();
        for line in text.lines() {
            match (line.strip_prefix("  "), rules.last_mut()) {
                (Some(header), Some((_, headers))) => headers.push(header.to_owned()),
                _ => rules.push((line.to_owned(), Vec::new())),
            }
        }
        rules
    }

    fn built() -> String {
        let files = ["index.html", "facts.html", "sw.js", "icons/a.png", "lanefit-0123456789abcdef_bg.wasm"];
        headers(&files.map(str::to_owned).into(), "default-src 'none'")
    }

    #[test]
    fn files_named_by_content_are_kept_and_others_asked_for_again() {
        let rules = rules(&built());
        let caching = |path: &str| {
            let (_, headers) = rules.iter().find(|(rule, _)| rule == path).unwrap();
            headers.iter().find_map(|header| header.strip_prefix("Cache-Control: ")).unwrap()
        };
        for path in ["/", "/index.html", "/facts.html", "/sw.js", "/icons/a.png"] {
            assert_eq!(caching(path), RENEWED, "{path}");
        }
        for path in ["/lanefit-0123456789abcdef_bg.wasm", "/v/*"] {
            assert_eq!(caching(path), KEPT, "{path}");
        }
    }

    #[test]
    fn only_pages_have_the_policy() {
        let rules = rules(&built());
        let with_policy: Vec<_> = rules
            .iter()
            .filter(|(_, headers)| headers.iter().any(|header| header == "Content-Security-Policy: default-src 'none'"))
            .map(|(path, _)| path.as_str())
            .collect();
        assert_eq!(with_policy, PAGES);
    }

    #[test]
    fn no_file_has_two_rules_of_its_own() {
        let rules = rules(&built());
        let paths: BTreeSet<_> = rules.iter().map(|(path, _)| path).collect();
        assert_eq!(paths.len(), rules.len());
    }

    #[test]
    fn a_name_by_content_ends_in_the_hash_of_this_program() {
        let hash = hash(b"abc");
        for name in [format!("loader-{hash}.js"), format!("lanefit-{hash}_bg.wasm")] {
            assert!(is_named_by_hash(&name), "{name}");
        }
        for name in
            ["sw.js", "embed.js", "lanefit.html", "embed-demo.html", "icons/icon-192.png", "a-0123456789abcdeg.js"]
        {
            assert!(!is_named_by_hash(name), "{name}");
        }
    }

    #[test]
    fn every_recipe_sends_the_same_headers() {
        for (recipe, text) in RECIPES {
            for value in COMMON.iter().map(|(_, value)| *value).chain([KEPT, RENEWED, csp::FOR_HOSTS]) {
                assert!(text.contains(value), "{recipe}: {value}");
            }
            for (name, _) in COMMON {
                assert!(text.contains(name), "{recipe}: {name}");
            }
        }
    }
}
