//! The script that starts the program.

use anyhow::Result;
use lanefit_model::Language;
use lanefit_text::share_missing_words;
use serde_json::json;

use super::{program::Program, template};

/// The files that the loader loads, and that it may load.
pub struct Names<'a> {
    /// The program that most readers load.
    pub program: &'a Program,
    /// The program for queries that name a board or a chipset.
    pub systems: &'a Program,
    /// The script of an embed in a frame.
    pub frame: &'a str,
    /// The dialog for links, embedding and files.
    pub share: &'a str,
    /// What keeps the page on the device.
    pub offline: &'a str,
}

/// Fills file names and words into the loader's template.
pub fn fill(script: &str, names: &Names<'_>) -> Result<String> {
    // Relative to the loader's own address, so the page may lie at any path.
    let relative = |name: &str| json!(format!("./{name}"));
    let mut values = template::words(&share_missing_words(Language::English))?;
    for (place, name) in [
        ("bindings", names.program.bindings.as_str()),
        ("program", &names.program.wasm),
        ("systems.bindings", &names.systems.bindings),
        ("systems.program", &names.systems.wasm),
        ("frame", names.frame),
        ("share", names.share),
        ("offline", names.offline),
    ] {
        values.push((place.to_owned(), relative(name)));
    }
    template::fill(script, &values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_real_template_has_its_places_and_no_absolute_address() -> Result<()> {
        let program = Program { bindings: "p-1.js".to_owned(), wasm: "p-1_bg.wasm".to_owned() };
        let systems = Program { bindings: "y-1.js".to_owned(), wasm: "y-1_bg.wasm".to_owned() };
        let names = Names { program: &program, systems: &systems, frame: "f-1.js", share: "s-1.js", offline: "o-1.js" };
        let public = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public");
        let script = fill(&crate::post_build::choice::inside(&public, "loader.js")?, &names)?;
        for name in [
            "\"./p-1.js\"",
            "\"./y-1.js\"",
            "\"./y-1_bg.wasm\"",
            "\"./p-1_bg.wasm\"",
            "\"./f-1.js\"",
            "\"./s-1.js\"",
            "\"./o-1.js\"",
        ] {
            assert!(script.contains(name), "{name}");
        }
        assert!(!script.contains("://"));
        Ok(())
    }
}
