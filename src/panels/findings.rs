//! What comes of a scenario, in words.

use lanefit_model::{ScenarioReport, Verdict};
use lanefit_text::Words;

use crate::markup::{Node, element};

/// Every reason and note of a scenario as sentences.
pub fn sentences(words: &dyn Words, report: &ScenarioReport) -> impl Iterator<Item = String> {
    let reasons = report.connection.reasons.iter().map(|reason| words.reason(*reason));
    reasons.chain(report.notes.iter().map(|note| words.note(*note, report)))
}

/// Verdict, reasons and notes; nothing for a bare port without notes.
pub fn findings(words: &dyn Words, report: &ScenarioReport) -> Vec<Node> {
    let mut nodes = Vec::new();
    if report.scenario.device.is_some() {
        let class = match report.connection.verdict {
            Verdict::Works => "verdict verdict-works",
            Verdict::Limited => "verdict verdict-limited",
            Verdict::Refused => "verdict verdict-refused",
        };
        nodes.push(element("p").class(class).child(words.verdict(report.connection.verdict)).into());
    }
    nodes.extend(sentences(words, report).map(|sentence| element("p").child(sentence).into()));
    nodes
}
