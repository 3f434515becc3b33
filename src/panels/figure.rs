//! The figure, and what it shows.

use lanefit_figure::{FigureWidth, figure};
use lanefit_model::{AxisScale, Comparison, Lens, Report, Word};
use lanefit_text::{Label, Words};

use crate::markup::{Element, element};
use crate::panels::control::radio;
use crate::panels::drawing::drawing;
use crate::panels::settings::copy_size;

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
        // Shares of a whole are compared on a linear axis only.
        .children((view.lens != Lens::Efficiency).then(|| group("scale", words.label(Label::Scale)).children(scales)));
    let drawings = [FigureWidth::Narrow, FigureWidth::Wide]
        .into_iter()
        .filter(|width| is_wide.is_none_or(|wide| wide == (*width == FigureWidth::Wide)))
        .map(|width| {
            let class = if width == FigureWidth::Wide { "drawing-wide" } else { "drawing-narrow" };
            drawing(class, figure(comparison, report, width), stop)
        });
    element("section")
        .with("id", "figure")
        .class("figure")
        .with("aria-labelledby", "figure-title")
        .child(group("tabs", words.label(Label::Lens)).children(lenses))
        .child(head)
        .children((view.lens == Lens::Time).then(|| copy_size(words, view.copy_size)))
        .child(element("div").class("drawing").children(drawings))
        .child(element("p").with("id", "figure-help").class("visually-hidden").child(words.label(Label::FigureHelp)))
        .child(element("p").class("fine").child(words.label(Label::Conventions)))
}

fn group(class: &'static str, caption: &'static str) -> Element {
    element("fieldset").class(class).child(element("legend").class("visually-hidden").child(caption))
}
