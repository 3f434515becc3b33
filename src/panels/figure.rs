//! The figure, and what it shows.

use lanefit_figure::{FigureWidth, figure};
use lanefit_model::fit::Fit;
use lanefit_model::{AxisScale, Comparison, Lens, Report, Word, query};
use lanefit_text::{Label, Words};

use crate::markup::{Element, element};
use crate::panels::control::{action, radio};
use crate::panels::drawing::drawing;
use crate::panels::settings::{copy_size, need};

/// Lenses, figure, and how to read it.
///
/// Without a known width both drawings are there, and the style sheet shows one.
pub fn figure_section(
    words: &dyn Words,
    comparison: &Comparison,
    report: &Report,
    is_wide: Option<bool>,
    stop: usize,
) -> Element {
    let view = comparison.view;
    let lenses =
        Lens::VALUES.iter().map(|lens| radio("lens", lens.word(), words.lens(*lens), *lens == view.lens).class("tab"));
    let scales =
        AxisScale::VALUES.iter().map(|scale| radio("scale", scale.word(), words.scale(*scale), *scale == view.scale));
    let head = element("div")
        .class("figure-head")
        .child(element("h2").with("id", "figure-title").child(words.figure_title(comparison)))
        // Shares of a whole are compared on a linear axis only, and a matrix has none.
        .children(
            (view.has_controls && !matches!(view.lens, Lens::Efficiency | Lens::Fit | Lens::Path(_)))
                .then(|| group("scale", words.label(Label::Scale)).children(scales)),
        );
    let drawings = [FigureWidth::Narrow, FigureWidth::Wide]
        .into_iter()
        .filter(|width| is_wide.is_none_or(|wide| wide == (*width == FigureWidth::Wide)))
        .map(|width| {
            let class = if width == FigureWidth::Wide { "drawing-wide" } else { "drawing-narrow" };
            drawing(class, figure(comparison, report, width), stop, own_cell(comparison))
        });
    let help = if view.lens == Lens::Fit { Label::FitHelp } else { Label::FigureHelp };
    element("section")
        .with("id", "figure")
        .class("figure")
        .with("aria-labelledby", "figure-title")
        .children(view.has_controls.then(|| group("tabs", words.label(Label::Lens)).children(lenses)))
        .child(head)
        .children((view.has_controls && view.lens == Lens::Time).then(|| copy_size(words, view.copy_size)))
        .children((view.has_controls && view.lens == Lens::Fit).then(|| need(words, view.need)))
        .child(element("div").class("drawing").children(drawings))
        .child(element("p").with("id", "figure-help").class("visually-hidden").child(words.label(help)))
        .child(element("p").class("fine").child(words.label(Label::Conventions)))
}

/// The button of the dialog that shares, embeds and saves. The dialog is a script of its own, which learns here what
/// the page shows.
pub fn share_button(words: &dyn Words, comparison: &Comparison) -> Element {
    action("share", words.label(Label::Share), true).with("data-query", query::write(comparison))
}

/// The cell of the matrix that the base's port is at, counted row by row.
pub fn own_cell(comparison: &Comparison) -> Option<usize> {
    let link = comparison.scenarios().get(comparison.base())?.port.link?;
    let row = Fit::GENERATIONS.iter().position(|generation| *generation == link.generation)?;
    let column = Fit::WIDTHS.iter().position(|width| *width == link.width)?;
    Some(row * Fit::WIDTHS.len() + column)
}

fn group(class: &'static str, caption: &'static str) -> Element {
    element("fieldset").class(class).child(element("legend").class("visually-hidden").child(caption))
}

#[cfg(test)]
mod tests {
    use lanefit_model::query::read;

    use super::{Fit, own_cell};

    #[test]
    fn the_own_cell_is_that_of_the_bases_port() {
        for (query, expected) in [
            ("s=pcie:1.0x1", Some(0)),
            ("s=x16:3.0x4,,samsung-980-pro-1tb", Some(12)),
            ("s=pcie:5.0x16", Some(24)),
            ("s=pcie:5.0x16&s=pcie:1.0x2&base=2", Some(1)),
            // What the matrix does not have, or what is no PCIe link, is in no cell.
            ("s=pcie:6.0x4", None),
            ("s=pcie:5.0x32", None),
            ("s=m2m:sata600", None),
            ("s=sata:600&s=pcie:1.0x2", None),
        ] {
            let comparison = read(query).comparison;
            assert_eq!(own_cell(&comparison), expected, "{query}");
            let link = comparison.scenarios()[comparison.base()].port.link;
            let cells = Fit::GENERATIONS.iter().flat_map(|known| Fit::WIDTHS.map(|width| (*known, width)));
            let found =
                cells.zip(0..).find(|(cell, _)| link.is_some_and(|link| (link.generation, link.width) == *cell));
            assert_eq!(found.map(|(_, at)| at), expected, "{query}");
        }
    }
}
