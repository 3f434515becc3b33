//! The script of the dialog for links, embedding and files.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result};
use lanefit_figure::{DARK_STYLE, LIGHT_STYLE};
use lanefit_model::View;
use lanefit_text::{share_words, words};
use serde_json::json;

use super::{
    css,
    files::{list, read, write},
    script::{For, Scripts},
    template,
};

/// The dialog's modules, which lie in `folder`, as one script with its words and style sheets.
pub fn script(scripts: &Scripts<'_>, folder: &Path) -> Result<String> {
    let filled = scripts.folder.join("share");
    fs::create_dir_all(&filled).with_context(|| format!("{} cannot be made", filled.display()))?;
    for (name, text) in modules(folder)? {
        write(&filled.join(name), text.as_bytes())?;
    }
    // What the loader imports.
    let script = scripts.bundle("./share/dialog.js", For::Page);
    fs::remove_dir_all(&filled).with_context(|| format!("{} cannot be removed", filled.display()))?;
    script
}

/// The modules by their names, with words and style sheets.
fn modules(folder: &Path) -> Result<BTreeMap<String, String>> {
    let mut modules = BTreeMap::new();
    for name in list(folder)?.into_iter().filter(|name| name.ends_with(".js")) {
        let text = read(&folder.join(&name))?;
        modules.insert(name, text);
    }
    let style = css::minify("share", &read(&folder.join("share.css"))?)?;
    let view = View::default();
    let copy_size = words(view.language).amount(view.copy_size).text().replace('\u{a0}', " ");
    let mut values = template::words(&share_words(view.language))?;
    for (place, value) in [
        ("style.dialog", style),
        ("style.light", css::minify("standalone-light", LIGHT_STYLE)?),
        ("style.dark", css::minify("standalone-dark", DARK_STYLE)?),
        ("copy_size", copy_size),
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
    ] {
        values.push((place.to_owned(), json!(value)));
    }
    template::fill_together(modules.values_mut(), &values)?;
    Ok(modules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_real_modules_have_a_slot_for_every_word_and_no_other() -> Result<()> {
        let modules = modules(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public/share"))?;
        let dialog = modules.get("dialog.js").context("the loader imports it")?;
        assert!(dialog.contains("export function open("), "the loader calls it");
        Ok(())
    }
}
