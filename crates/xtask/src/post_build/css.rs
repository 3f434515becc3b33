//! One style sheet from the layer files.

use std::{collections::BTreeSet, path::Path};

use anyhow::{Context, Result, anyhow, bail};
use lightningcss::{
    printer::PrinterOptions,
    stylesheet::{MinifyOptions, ParserOptions, StyleSheet},
};

use super::files::{list, read};

/// The layer files, from the weakest to the strongest.
const LAYERS: [&str; 9] =
    ["tokens", "base", "layout", "components", "scenarios", "dialogs", "figure", "embed", "print"];

/// Joins and minifies the layer files in `folder`.
pub fn joined(folder: &Path) -> Result<String> {
    let expected: BTreeSet<_> = LAYERS.iter().map(|layer| format!("{layer}.css")).collect();
    if let Some(name) = list(folder)?.symmetric_difference(&expected).next() {
        bail!("the style folder must hold one file for each layer ({}): see {name}", LAYERS.join(", "));
    }
    let mut layers = Vec::new();
    for layer in LAYERS {
        layers.push((layer, read(&folder.join(format!("{layer}.css")))?));
    }
    join(&layers)
}

/// Joins layers so that later ones win, whatever order the files declare.
fn join(layers: &[(&str, String)]) -> Result<String> {
    let names: Vec<_> = layers.iter().map(|(name, _)| *name).collect();
    let mut sheet = format!("@layer {};", names.join(","));
    for (name, source) in layers {
        let minified = minify(name, source)?;
        if !minified.starts_with(&format!("@layer {name}")) {
            bail!("{name}.css must be one @layer {name} block, so that the order of layers holds");
        }
        sheet.push_str(&minified);
    }
    if sheet.contains("</") {
        bail!("the style sheet stands inside the page, so it must not hold \"</\"");
    }
    if let Some(address) = loaded_address(&sheet) {
        bail!("style sheets load nothing but data: addresses, but one has {address:?}");
    }
    Ok(sheet)
}

/// Minifies one sheet; `name` says where something goes wrong.
pub fn minify(name: &str, source: &str) -> Result<String> {
    let options = ParserOptions { filename: format!("{name}.css"), ..ParserOptions::default() };
    let mut sheet = StyleSheet::parse(source, options).map_err(|error| anyhow!("style error: {error}"))?;
    sheet.minify(MinifyOptions::default()).map_err(|error| anyhow!("style error: {error}"))?;
    let printed = sheet
        .to_css(PrinterOptions { minify: true, ..PrinterOptions::default() })
        .with_context(|| format!("{name}.css cannot be printed"))?;
    Ok(printed.code)
}

/// The first address in the sheet that would make a browser load a file.
fn loaded_address(sheet: &str) -> Option<&str> {
    sheet
        .split("url(")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .map(|address| address.trim_matches(['"', '\'']))
        .find(|address| !address.starts_with("data:") && !address.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layers(sources: &[(&'static str, &str)]) -> Vec<(&'static str, String)> {
        sources.iter().map(|(name, source)| (*name, (*source).to_owned())).collect()
    }

    #[test]
    fn layers_are_joined_in_order_and_minified() -> Result<()> {
        let sheet = join(&layers(&[
            ("base", "@layer base {\n  /* why */\n  p { color: #ff0000; }\n}\n"),
            ("figure", "@layer figure {\n  p { margin: 0px; }\n}\n"),
        ]))?;
        assert_eq!(sheet, "@layer base,figure;@layer base{p{color:red}}@layer figure{p{margin:0}}");
        Ok(())
    }

    #[test]
    fn an_empty_layer_keeps_its_place() -> Result<()> {
        let sheet = join(&layers(&[("base", "@layer base {}"), ("embed", "@layer embed {}")]))?;
        assert!(sheet.starts_with("@layer base,embed;"), "{sheet}");
        Ok(())
    }

    #[test]
    fn a_file_outside_its_layer_is_an_error() {
        assert!(join(&layers(&[("base", "p { margin: 0 }")])).is_err());
        assert!(join(&layers(&[("base", "@layer figure { p { margin: 0 } }")])).is_err());
    }

    #[test]
    fn an_unreadable_file_is_an_error_with_its_place() {
        let error = join(&layers(&[("base", "@layer base {\n  p { color: ; } }\n}")]));
        assert!(error.is_err_and(|error| error.to_string().contains("base.css")));
    }

    #[test]
    fn a_sheet_loads_no_file() {
        for address in ["https://example.org/a.png", "/a.png", "../a.png"] {
            let source = format!("@layer base {{ p {{ background: url({address}) }} }}");
            assert!(join(&layers(&[("base", &source)])).is_err(), "{address}");
        }
        assert_eq!(loaded_address("a{b:url(\"data:,x\")}c{fill:url(#d)}"), None);
    }

    #[test]
    fn no_height_depends_on_what_ios_takes_for_the_window_on_a_home_screen() -> Result<()> {
        // There dvh is too short, and in a tab vh is too long. The smaller of both, and less than the whole, fits both.
        let sheet = joined(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../style")))?;
        let heights: Vec<_> = sheet.match_indices("dvh").collect();
        assert!(!heights.is_empty());
        for (at, _) in heights {
            let rule = sheet.get(..at).unwrap_or_default().rsplit(['{', ';']).next().unwrap_or_default();
            assert!(rule.contains("min(") && rule.contains("90vh,90"), "{rule}dvh");
        }
        assert!(!sheet.contains("100vh") && !sheet.contains("100dvh"));
        Ok(())
    }
}
