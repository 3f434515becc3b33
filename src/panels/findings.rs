//! What comes of a scenario, in words.

use lanefit_model::facts::effects::effects;
use lanefit_model::facts::sources::SourceId;
use lanefit_model::facts::{sources_of_note, sources_of_reason};
use lanefit_model::system::moves;
use lanefit_model::{Comparison, Language, Reason, Report, ScenarioReport, Verdict, remedies};
use lanefit_text::{Label, Words, system_words};

use crate::markup::{Element, Node, element};
use crate::panels::about::source_item;
use crate::panels::control::action;

/// Every reason and note of a scenario as sentences.
pub fn sentences(words: &dyn Words, language: Language, report: &ScenarioReport) -> impl Iterator<Item = String> {
    // Why a port of the reader's PC offers less than it could comes before what follows from that, and says more
    // than that nothing is wired to it.
    let cause = report.route.get().and_then(|route| system_words(language).cause(route));
    let is_said = cause.is_some();
    let takes = report.route.get().and_then(|_| system_words(language).takes(report));
    let doubt = report.route.get().and_then(|_| system_words(language).doubt(report)).map(str::to_owned);
    let reasons = report.connection.reasons.iter().filter(move |reason| !is_said || **reason != Reason::DeadPort);
    let reasons = reasons.map(move |reason| match reason {
        // Of a board that is on record, it is known which ports take what.
        Reason::MayBeDead => own(language, report).unwrap_or_else(|| words.reason(*reason)),
        _ => words.reason(*reason),
    });
    let notes = report.notes.iter().map(|note| words.note(*note, report));
    cause.into_iter().chain(reasons).chain(notes).chain(takes).chain(doubt)
}

fn own(language: Language, report: &ScenarioReport) -> Option<String> {
    report.route.get().and_then(|_| system_words(language).may_be_taken(report))
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
    nodes
        .extend(sentences(words, comparison.view.language, report).map(|sentence| element("p").child(sentence).into()));
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

/// Other places of the reader's PC where the device of a scenario, counted from 0, would do better.
pub fn better_places(words: &dyn Words, comparison: &Comparison, report: &Report, index: usize) -> Vec<Node> {
    let (system_words, unit) = (system_words(comparison.view.language), comparison.view.unit);
    let moves = MOVES.into_iter().zip(moves(comparison, report, index));
    let buttons: Vec<Element> = moves
        .map(|(name, found)| element("li").child(action(name, system_words.move_to(&found, unit), true)))
        .collect();
    if buttons.is_empty() {
        return Vec::new();
    }
    let heading = element("p").class("caption").child(words.label(Label::WouldHelp));
    vec![heading.into(), element("ul").class("fixes").children(buttons).into()]
}

/// The names of the buttons that move a device.
const MOVES: [&str; 2] = ["move-0", "move-1"];

/// The names of the buttons that make a change that helps.
const FIXES: [&str; 3] = ["fix-0", "fix-1", "fix-2"];
