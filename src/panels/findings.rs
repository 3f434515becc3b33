//! What comes of a scenario, in words.

use lanefit_model::facts::effects::effects;
use lanefit_model::facts::sources::SourceId;
use lanefit_model::facts::{sources_of_note, sources_of_reason};
use lanefit_model::{Comparison, ScenarioReport, Verdict, remedies};
use lanefit_text::{Label, Words};

use crate::markup::{Element, Node, element};
use crate::panels::about::source_item;
use crate::panels::control::action;

/// Every reason and note of a scenario as sentences.
pub fn sentences(words: &dyn Words, report: &ScenarioReport) -> impl Iterator<Item = String> {
    let reasons = report.connection.reasons.iter().map(|reason| words.reason(*reason));
    reasons.chain(report.notes.iter().map(|note| words.note(*note, report)))
}

/// Verdict, reasons and notes, and what would help; nothing for a bare port without notes.
pub fn findings(words: &dyn Words, comparison: &Comparison, report: &ScenarioReport) -> Vec<Node> {
    let mut nodes = Vec::new();
    if report.scenario.device.is_some() {
        let class = match report.connection.verdict {
            Verdict::Works => "verdict verdict-works",
            Verdict::Limited => "verdict verdict-limited",
            Verdict::Partial => "verdict verdict-partial",
            Verdict::Refused => "verdict verdict-refused",
        };
        let runs_as = words.runs_as(report).map(|link| element("span").class("runs-as").child(link));
        let outcome = element("p").class(class).child(words.outcome(&report.connection)).child(" ").children(runs_as);
        nodes.push(outcome.into());
    }
    nodes.extend(sentences(words, report).map(|sentence| element("p").child(sentence).into()));
    let unit = comparison.view.unit;
    nodes.extend(
        effects(report).into_iter().map(|row| element("p").class("measured").child(words.effect(row, unit)).into()),
    );
    let remedies = remedies(report, &comparison.traffic);
    let buttons = FIXES.into_iter().zip(remedies).map(|(name, remedy)| {
        element("li").child(action(name, words.remedy(&remedy, report, comparison.view.unit), true))
    });
    let buttons: Vec<Element> = buttons.collect();
    if !buttons.is_empty() {
        nodes.push(element("p").class("caption").child(words.label(Label::WouldHelp)).into());
        nodes.push(element("ul").class("fixes").children(buttons).into());
    }
    nodes.extend(sources(words, report).map(Node::from));
    nodes
}

/// The sources of the reasons and notes, each once, unfolded on demand; nothing without a device.
fn sources(words: &dyn Words, report: &ScenarioReport) -> Option<Element> {
    let reasons = report.connection.reasons.iter().map(|reason| sources_of_reason(*reason));
    let mut cited: Vec<SourceId> = Vec::new();
    for id in reasons.chain(report.notes.iter().map(|note| sources_of_note(*note))).flatten() {
        if !cited.contains(id) {
            cited.push(*id);
        }
    }
    let items = cited.iter().map(|id| source_item(words, id.source()));
    (report.scenario.device.is_some() && !cited.is_empty()).then(|| {
        element("details")
            .child(element("summary").child(words.label(Label::Sources)))
            .child(element("ul").class("step-sources").children(items))
    })
}

/// The names of the buttons that make a change that helps.
const FIXES: [&str; 3] = ["fix-0", "fix-1", "fix-2"];
