//! All that follows Trunk's part of a build, in one program.
//!
//! Trunk leaves the wasm file, its JavaScript side and the shell of the page in a staging folder;
//! this program makes them the finished page: static content, style sheet, scripts, content
//! security policy, a name for every file that changes whenever its content does, and all of it in one
//! file.

mod choice;
mod csp;
mod css;
mod demo;
mod embed;
mod facts;
mod files;
mod gate;
mod hash;
mod hosting;
mod icons;
mod imports;
mod licences;
mod loader;
mod offline;
mod one_file;
mod page;
mod png;
mod precompress;
mod program;
mod script;
mod share;
mod template;
mod worker;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use lanefit_model::Language;

pub use files::list;
pub use hash::is_named_by_hash;
pub use precompress::is_copy;

use crate::{project::Project, site::Site, tools};
use files::{read, write};
use hash::NamedFile;
use script::{Kind, Scripts};

/// Finishes the build in Trunk's staging folder.
pub fn run(project: &Project) -> Result<()> {
    let staging = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .context("Trunk calls this chore; to build the page, say cargo xtask build")?;

    let scripts = Scripts { esbuild: &tools::ensure(project, tools::ESBUILD)?, folder: &staging };
    let programs = program::rename(&staging, &scripts)?;
    let (program, systems) = (&programs.main, &programs.systems);
    let folder = project.path("public");
    let public = |name: &str| read(&folder.join(name));
    let sheet = css::joined(&project.path("style"))?;

    let frame = scripts.file("frame", &public("frame.js")?)?;
    let share = NamedFile::new("share", ".js", share::script(&scripts, &folder.join("share"))?);
    let offline = scripts.file("offline", &offline::script(&public("offline.js")?, &public("offline.css")?)?)?;
    let names = loader::Names { program, systems, frame: &frame.name, share: &share.name, offline: &offline.name };
    let loader = scripts.file("loader", &loader::fill(&choice::inside(&folder, "loader.js")?, &names)?)?;
    let element = |stem, program| scripts.file(stem, &embed::fill_element(&public("element.js")?, program, &sheet)?);
    let (element, systems_element) = (element("element", program)?, element("systemselement", systems)?);
    for file in [&frame, &share, &offline, &loader, &element, &systems_element] {
        write(&staging.join(&file.name), file.content.as_bytes())?;
    }
    // Articles name this one, so its name stays.
    let embed = scripts.minify(
        "embed",
        &embed::fill_script(&choice::inside(&folder, "embed.js")?, &element.name, &systems_element.name)?,
        Kind::Classic,
    )?;
    write(&staging.join("embed.js"), embed.as_bytes())?;
    files::copy_public(&folder, &staging)?;
    let manifest = offline::manifest(&public("lanefit.webmanifest")?)?;
    write(&staging.join("lanefit.webmanifest"), manifest.as_bytes())?;
    draw_icons(&staging)?;

    let static_page = lanefit::static_page();
    let index = staging.join("index.html");
    let page = page::fill(&read(&index)?, &static_page, &page::Files { loader: &loader.name, sheet: &sheet })?;
    let facts = lanefit::facts_page();
    write(&staging.join("facts.html"), facts::fill(&facts, &sheet)?.as_bytes())?;
    write(&staging.join("embed-demo.html"), demo::fill(&public("embed-demo.html")?)?.as_bytes())?;

    let licences = licences::text(project, &lanefit_text::licence_words(Language::English))?;
    write(&staging.join(licences::NAME), licences::file(&licences).as_bytes())?;

    // The file is for every situation, so the program in it is the one that knows systems.
    let wasm = staging.join(&systems.wasm);
    let wasm = fs::read(&wasm).with_context(|| format!("{} cannot be read", wasm.display()))?;
    let one_file = one_file::fill(&one_file::Parts {
        page: &page,
        facts: &facts,
        licences: &licences,
        not_unpacked: &static_page.boot.not_unpacked,
        sheet: &sheet,
        icon: &icons::TAB.png()?,
        script: &one_file::script(&scripts, &folder, &names)?,
        program: &one_file::pack(&wasm)?,
    })?;
    write(&staging.join(one_file::NAME), one_file.as_bytes())?;
    let page = page::with_size(&page, one_file.len())?;
    write(&index, page.as_bytes())?;

    precache(project, &staging)?;
    gate::check(&staging)?;

    // The two last steps: they tell of all other files, and nothing that a browser loads is among them.
    let headers = hosting::headers(&list(&staging)?, &csp::policy(&sheet));
    write(&staging.join("_headers"), headers.as_bytes())?;
    precompress::run(&staging)
}

fn draw_icons(staging: &Path) -> Result<()> {
    for icon in &icons::ICONS {
        let path = staging.join(icon.file);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        }
        write(&path, &icon.png()?)?;
    }
    Ok(())
}

/// Writes the service worker of the page in `folder`, after every file that it keeps.
pub fn precache(project: &Project, folder: &Path) -> Result<()> {
    let esbuild = tools::ensure(project, tools::ESBUILD)?;
    let script = worker::fill(&read(&project.path("public/sw.js"))?, &Site::read(folder)?)?;
    let script = Scripts { esbuild: &esbuild, folder }.minify("sw", &script, Kind::Classic)?;
    write(&folder.join("sw.js"), script.as_bytes())
}
