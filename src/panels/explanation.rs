//! How a number came about: the whole ladder of its scenario, from the wire down.

use lanefit_model::facts::sources_of;
use lanefit_model::{Comparison, LimitedBy, Report, Rung, ScenarioReport};
use lanefit_text::{Explanation, Label, SystemLabel, Words, system_words};

use crate::markup::{Element, Node, element};
use crate::panels::about::source_item;
use crate::panels::findings::sentences;
use crate::panels::system::facts_link;
use crate::state::{Explained, Number};

/// The content of the dialog that explains a number.
pub fn explanation(words: &dyn Words, comparison: &Comparison, report: &Report, explained: Explained) -> Vec<Node> {
    let index = explained.scenario;
    let Some(scenario) = report.scenarios.get(index) else {
        return Vec::new();
    };
    let class = |number: Number| if number == explained.number { "step explained" } else { "step" };
    let rungs = words.explanations(comparison, scenario).into_iter().map(|explanation| {
        let class = class(Number::Rung(explanation.rung));
        rung_step(words, comparison, scenario, explanation).class(class)
    });
    let derived = words.derivations(comparison, report, index).into_iter().map(|derivation| {
        step(derivation.name, derivation.value, derivation.formula, derivation.meaning)
            .with("data-derived", derivation.derived.id())
            .class(class(Number::Derived(derivation.derived)))
    });
    let title = [&words.row_name(scenario), ": ", words.label(Label::ExplanationTitle)].concat();
    let mut nodes: Vec<Node> = vec![
        element("h2")
            .with("id", "explanation-title")
            // Where reading starts when the dialog opens.
            .with("tabindex", "-1")
            .flag("autofocus", true)
            .child(title)
            .into(),
        element("p").class("card-detail").child(words.scenario_detail(scenario)).into(),
        element("ol").class("ladder").children(rungs).children(derived).into(),
    ];
    nodes.extend(
        sentences(words, comparison.view.language, scenario).map(|sentence| element("p").child(sentence).into()),
    );
    nodes
}

fn rung_step(
    words: &dyn Words,
    comparison: &Comparison,
    scenario: &ScenarioReport,
    explanation: Explanation,
) -> Element {
    let rung = explanation.rung;
    let value = scenario.ladder.and_then(|ladder| ladder.rung(rung));
    let value = value.map(|value| words.throughput(value, comparison.view.unit).text()).unwrap_or_default();
    let sources = scenario.carrier().map(|carrier| sources_of(rung, carrier)).unwrap_or_default();
    let mut formula = explanation.formula;
    let conversion = words.conversion(comparison.view.unit);
    if !conversion.is_empty() {
        formula = [&formula, conversion, " = ", &value].concat();
    }
    let text = [&explanation.meaning, " ", &explanation.remark].concat();
    let items = sources.iter().map(|source| source_item(words, source.source()));
    let of_path = scenario.route.get().filter(|_| rung == Rung::Delivered && is_held(scenario)).map(|route| {
        let caption = system_words(comparison.view.language).label(SystemLabel::Sources);
        element("li").child(facts_link(route.system, caption))
    });
    step(words.rung(rung), value, formula, text)
        .with("data-rung", rung.id())
        .child(element("ul").class("step-sources").children(items).children(of_path))
}

/// Whether something on the way to the processor decides.
fn is_held(scenario: &ScenarioReport) -> bool {
    matches!(scenario.limited_by, Some(LimitedBy::Path(_)))
}

fn step(name: &'static str, value: String, formula: String, text: String) -> Element {
    let heading =
        element("h3").child(element("span").child(name)).child(element("span").class("step-value").child(value));
    element("li").child(heading).child(element("p").class("formula").child(formula)).child(element("p").child(text))
}
