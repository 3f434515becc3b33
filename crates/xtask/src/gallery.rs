//! Every figure on one page: each golden case at both widths, light and dark.

use std::{fmt::Write, fs};

use anyhow::{Context, Result};
use lanefit_figure::{DARK_STYLE, FigureWidth, LIGHT_STYLE, Style, figure, svg};
use lanefit_model::{evaluate, query};

use crate::{arguments::Arguments, project::Project};

const CASES: &str = "crates/figure/tests/golden/cases.txt";
const PAGE: &str = "target/gallery/index.html";

/// Draws the gallery.
///
/// # Errors
/// When the list of cases cannot be read, or the page cannot be written.
pub fn run(project: &Project, arguments: Arguments) -> Result<()> {
    arguments.end()?;
    let list = fs::read_to_string(project.path(CASES)).with_context(|| format!("{CASES} cannot be read"))?;
    let page = project.path(PAGE);
    if let Some(folder) = page.parent() {
        fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    }
    fs::write(&page, gallery(&list)?).with_context(|| format!("{} cannot be written", page.display()))?;
    println!("{}", page.display());
    Ok(())
}

fn gallery(list: &str) -> Result<String> {
    let mut page =
        String::from("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Figures</title>\n");
    write!(page, "<style>\n{PAGE_STYLE}.light, .dark {{\n{LIGHT_STYLE}}}\n.dark {{\n{DARK_STYLE}}}\n</style>\n")?;
    let cases = list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    for case in cases {
        let (name, query) = case.split_once(' ').unwrap_or((case, ""));
        let comparison = query::read(query.trim()).comparison;
        let report = evaluate(&comparison);
        write!(page, "<h2 id=\"{name}\">{name}</h2>\n<div class=\"case\">\n")?;
        for (width, word) in [(FigureWidth::Wide, "wide"), (FigureWidth::Narrow, "narrow")] {
            let scene = figure(&comparison, &report, width);
            for theme in ["light", "dark"] {
                let drawing = svg(&scene, &[name, word, theme].join("-"), Style::None);
                write!(page, "<div class=\"{theme} {word}\">\n{drawing}</div>\n")?;
            }
        }
        page.push_str("</div>\n");
    }
    Ok(page)
}

const PAGE_STYLE: &str = "\
body { margin: 16px; background: #fdfcf9; color: #1b1d1f; font: 16px system-ui, sans-serif; }
h2 { font-size: 16px; }
.case { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
.light, .dark { padding: 16px; border: 1px solid #d9d6cf; line-height: 0; }
.light { background: #fdfcf9; }
.dark { background: #15171a; }
";
