//! Paths: what lies between each device and the processor, as pipes that are as thick as what they carry at most.
//!
//! Devices stand on the left, the processor on the right. Where several share a link they run together into it, and it
//! is drawn once. What goes through is one ribbon for each scenario, which belongs to its group.

mod block;
mod order;
mod pipes;
mod sheet;

use lanefit_model::system::{Mode, System};
use lanefit_model::{Comparison, Report};
use lanefit_text::{SystemWords, Words, system_words, words};

use crate::figure::FigureWidth;
use crate::scene::Scene;
use block::Block;
use sheet::Sheet;

/// What all parts of the figure are drawn from.
#[derive(Clone, Copy)]
struct Subject<'a> {
    comparison: &'a Comparison,
    report: &'a Report,
    words: &'static dyn Words,
    system_words: &'static dyn SystemWords,
    /// px for one MB/s.
    scale: f64,
}

/// The figure of the paths of all scenarios.
pub(crate) fn scene(comparison: &Comparison, report: &Report, width: FigureWidth) -> Scene {
    let language = comparison.view.language;
    let mut sheet = Sheet::new(width);
    let most = report.scenarios.iter().flat_map(order::ceilings).fold(1.0, f64::max);
    let subject = Subject {
        comparison,
        report,
        words: words(language),
        system_words: system_words(language),
        scale: sheet.thickest / most,
    };
    let mut headed: Option<System> = None;
    for block in order::blocks(report, comparison.mode() == Mode::Together) {
        Block::new(subject, &block).draw(&mut sheet, headed);
        headed = block.system.or(headed);
    }
    sheet.foot(subject.system_words.path_key());
    let title = subject.words.figure_title(comparison);
    let summary = subject.words.figure_takeaway(comparison, report);
    Scene { class: "paths", width: sheet.width, height: sheet.y, title, summary, nodes: sheet.into_nodes() }
}
