//! How a number came about: the whole ladder of its scenario, from the wire down.

use lanefit_model::facts::sources_of;
use lanefit_model::{Comparison, Report, ScenarioReport};
use lanefit_text::{Explanation, Label, Words};

use crate::markup::{Element, Node, element};
use crate::panels::about::source_item;
use crate::panels::findings::sentences;
use crate::state::Explained;

/// The content of the dialog that explains a number.
pub fn explanation(words: &dyn Words, comparison: &Comparison, report: &Report, explained: Explained) -> Vec<Node> {
    let Some(report) = report.scenarios.get(explained.scenario) else {
        return Vec::new();
    };
    let unit = comparison.view.unit;
    let steps = words.explanations(comparison, report).into_iter().map(|explanation| {
        let value = report.ladder.and_then(|ladder| ladder.rung(explanation.rung));
        let value = value.map(|value| words.throughput(value, unit).to_string()).unwrap_or_default();
        let class = if explanation.rung == explained.rung { "step explained" } else { "step" };
        step(words, report, explanation, value).class(class)
    });
    let title = [&words.interface(report.scenario.port), ": ", words.label(Label::ExplanationTitle)].concat();
    let mut nodes: Vec<Node> = vec![
        element("h2").with("id", "explanation-title").child(title).into(),
        element("p").class("card-detail").child(words.scenario_detail(report)).into(),
        element("ol").class("ladder").children(steps).into(),
    ];
    nodes.extend(sentences(words, report).map(|sentence| element("p").child(sentence).into()));
    nodes
}

fn step(words: &dyn Words, report: &ScenarioReport, explanation: Explanation, value: String) -> Element {
    let rung = explanation.rung;
    let sources = report.carrier().map(|carrier| sources_of(rung, carrier)).unwrap_or_default();
    let heading = element("h3")
        .child(element("span").child(words.rung(rung)))
        .child(element("span").class("step-value").child(value));
    element("li")
        .with("data-rung", rung.id())
        .child(heading)
        .child(element("p").class("formula").child(explanation.formula))
        .child(element("p").child([&explanation.meaning, " ", &explanation.remark].concat()))
        .child(
            element("ul")
                .class("step-sources")
                .children(sources.iter().map(|source| source_item(words, source.source()))),
        )
}
