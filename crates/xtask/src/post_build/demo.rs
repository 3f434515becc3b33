//! The example of an article: what stands in it without script is written from the model.

use anyhow::Result;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use lanefit_figure::{FigureWidth, STANDALONE_STYLE, Style, figure, svg};
use lanefit_model::{Comparison, Language, Report, evaluate, query};
use lanefit_text::{Label, words};

use crate::markup::{Change, attribute, change};

/// Fills the element's fallback and the picture.
pub fn fill(page: &str) -> Result<String> {
    let of = |selector: &str, name: &str| attribute(page, selector, name);
    let inside = table(&of("#demo-element", "query")?)?;
    let drawn = drawn(&of("#demo-picture", "data-query")?)?;
    change(page, &[("#demo-element", Change::Markup(&inside)), ("#demo-picture", Change::Markup(&drawn))])
}

/// A comparison as a table, with a link to the page that has it whole.
fn table(text: &str) -> Result<String> {
    let (comparison, report) = read(text);
    let words = words(Language::default());
    let rung = report.headline();
    let mut rows = String::new();
    for row in &report.scenarios {
        let name = words.interface(row.scenario.port);
        let value = row.ladder.and_then(|ladder| ladder.rung(rung));
        let value = value.map_or_else(|| "–".to_owned(), |value| words.throughput(value, comparison.view.unit).text());
        rows.push_str(&change(
            "<tr><th scope=\"row\"><b></b> <small></small></th><td></td></tr>",
            &[
                ("b", Change::Text(&name)),
                ("small", Change::Text(&words.scenario_detail(row))),
                ("td", Change::Text(&value)),
            ],
        )?);
    }
    change(
        "<table><caption></caption><tbody></tbody></table><p><a href=\"\"></a></p>",
        &[
            ("caption", Change::Text(words.rung(rung))),
            ("tbody", Change::Markup(&rows)),
            ("a", Change::Attribute("href", &format!("./?{}", query::write(&comparison)))),
            ("a", Change::Text(words.label(Label::FullVersion))),
        ],
    )
}

/// A comparison as a picture that names no file, and as a table.
fn drawn(text: &str) -> Result<String> {
    let (comparison, report) = read(text);
    let scene = figure(&comparison, &report, FigureWidth::Wide);
    let picture = STANDARD.encode(svg(&scene, "figure", Style::Embedded(STANDALONE_STYLE)));
    let answer = words(Language::default()).answer(&comparison, &report).to_text();
    let image = change(
        "<img src=\"\" alt=\"\">",
        &[
            ("img", Change::Attribute("src", &format!("data:image/svg+xml;base64,{picture}"))),
            ("img", Change::Attribute("alt", &answer)),
            ("img", Change::Attribute("width", &scene.width.to_string())),
            ("img", Change::Attribute("height", &scene.height.to_string())),
        ],
    )?;
    Ok(image + &table(text)?)
}

fn read(text: &str) -> (Comparison, Report) {
    let comparison = query::read(&text.replace("&amp;", "&")).comparison;
    let report = evaluate(&comparison);
    (comparison, report)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_article_can_be_read_without_script() -> Result<()> {
        let html = fill(include_str!("../../../../public/embed-demo.html"))?;
        let after = html.split_once("id=\"demo-element\"").map_or("", |(_, after)| after);
        assert!(after.contains("SATA Express") && after.contains("GB/s</td>"), "{after}");
        let after = html.split_once("id=\"demo-picture\"").map_or("", |(_, after)| after);
        assert!(after.contains("src=\"data:image/svg+xml;base64,") && after.contains("31.5"), "{after}");
        Ok(())
    }
}
