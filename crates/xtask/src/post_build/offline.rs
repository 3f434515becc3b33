//! What makes the page one for a device: the script that speaks of it, and the manifest.

use anyhow::{Context, Result};
use lanefit_model::Language;
use lanefit_text::{OfflineWords, offline_words};
use serde_json::{Value, json};

use super::{css, icons, template};

/// The words, in the language of the page as it is built.
fn words() -> OfflineWords {
    offline_words(Language::English)
}

/// Fills words and style into the script.
pub fn script(script: &str, sheet: &str) -> Result<String> {
    let mut values = template::words(&words())?;
    // Only the manifest describes the page.
    values.retain(|(name, _)| name != "words.description");
    values.push(("style".to_owned(), json!(css::minify("offline", sheet)?)));
    template::fill(script, &values)
}

/// Fills words and icons into the manifest, and makes it small.
pub fn manifest(manifest: &str) -> Result<String> {
    let icons: Vec<_> = icons::ICONS.iter().filter_map(icons::Icon::in_manifest).collect();
    let filled =
        template::fill(manifest, &[("words.description", json!(words().description)), ("icons", json!(icons))])?;
    let value: Value = serde_json::from_str(&filled).context("the manifest is no JSON")?;
    Ok(value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = include_str!("../../../../public/lanefit.webmanifest");

    fn manifest_value() -> Result<Value> {
        Ok(serde_json::from_str(&manifest(MANIFEST)?)?)
    }

    #[test]
    fn the_script_has_all_its_words_and_no_absolute_address() -> Result<()> {
        let filled =
            script(include_str!("../../../../public/offline.js"), include_str!("../../../../public/offline.css"))?;
        assert!(filled.contains(words().ready));
        assert!(!filled.contains("://"));
        Ok(())
    }

    #[test]
    fn the_manifest_names_no_path_so_that_it_holds_anywhere() -> Result<()> {
        let manifest = manifest_value()?;
        assert_eq!((&manifest["start_url"], &manifest["scope"]), (&json!("./"), &json!("./")));
        // Browsers read an id relative to the origin, so copies at two paths would pass for one. Without one they
        // take the start address, which differs.
        assert_eq!(manifest.get("id"), None);
        Ok(())
    }

    #[test]
    fn the_colours_before_the_page_is_painted_are_its_paper() -> Result<()> {
        let tokens = include_str!("../../../../style/tokens.css");
        let paper = tokens.split("--paper: ").nth(1).and_then(|rest| rest.split(';').next());
        let manifest = manifest_value()?;
        assert_eq!(manifest["background_color"].as_str(), paper);
        assert_eq!(manifest["theme_color"].as_str(), paper);
        Ok(())
    }

    #[test]
    fn icons_have_the_sizes_that_browsers_ask_for() -> Result<()> {
        let manifest = manifest_value()?;
        let icons = manifest["icons"].as_array().context("no icons")?;
        let with = |size: &str, purpose: Option<&str>| {
            icons.iter().any(|icon| icon["sizes"] == size && icon["purpose"].as_str() == purpose)
        };
        assert!(with("192x192", None) && with("512x512", None) && with("512x512", Some("maskable")));
        Ok(())
    }
}
