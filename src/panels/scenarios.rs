//! What is compared, and the controls to change it.

use lanefit_model::{Attachment, Comparison, Report, ScenarioReport, Word};
use lanefit_text::{Derived, Label, Words};

use crate::markup::{Element, element};
use crate::panels::control::{WAITING, action, choice, number_button};
use crate::panels::findings::findings;
use crate::panels::interface_choice::{End, interface_choice};

/// The list of scenarios. `said` is what came of the last copying of the link.
pub fn scenarios(words: &dyn Words, comparison: &Comparison, report: &Report, said: &'static str) -> Element {
    let cards = report.scenarios.iter().enumerate().map(|(index, row)| card(words, comparison, report, index, row));
    let room = comparison.has_room();
    element("section")
        .with("id", "scenarios")
        .class("scenarios")
        .with("aria-labelledby", "scenarios-title")
        .child(element("h2").with("id", "scenarios-title").child(words.label(Label::Compared)))
        .child(element("ol").children(cards))
        .child(
            element("p")
                .class("list-actions")
                .child(action("add", ["+ ", words.label(Label::Add)].concat(), room))
                .child(action("share", words.label(Label::Share), true))
                .child(element("span").class("fine").with("role", "status").child(said)),
        )
        .child(element("p").class("fine").flag("hidden", room).child(words.label(Label::Full)))
}

fn card(words: &dyn Words, comparison: &Comparison, report: &Report, index: usize, row: &ScenarioReport) -> Element {
    let number = index + 1;
    let ratio = element("span").class("card-ratio");
    let ratio = if index == comparison.base() {
        ratio.child(words.label(Label::Base))
    } else {
        let value = report.ratio_to_base(index, comparison.view.lens).map(|value| words.ratio(value));
        ratio.children(value.map(|value| number_button(words).with("data-derived", Derived::Ratio.id()).child(value)))
    };
    let controls = |controls: Vec<Element>| element("div").class("card-controls").children(controls);
    let mut more = interface_choice(words, End::Device, number, row.scenario.device);
    more.push(attachment(words, number, row.scenario.attachment));
    element("li")
        .class("card")
        .with("data-scenario", number.to_string())
        .child(element("span").class("card-number").child(number.to_string()))
        .child(controls(interface_choice(words, End::Port, number, Some(row.scenario.port))))
        .child(ratio)
        .child(element("p").class("card-detail").child(words.scenario_detail(row)))
        .child(element("div").class("findings").children(findings(words, row)))
        .child(
            element("details")
                .class("card-more")
                .child(element("summary").child(words.label(Label::Change)))
                .child(controls(more))
                .child(actions(words, comparison, index)),
        )
}

fn attachment(words: &dyn Words, number: usize, attachment: Option<Attachment>) -> Element {
    let entries = vec![
        ("", words.label(Label::UnknownAttachment).to_owned()),
        (Attachment::Cpu.word(), words.label(Label::OnCpu).to_owned()),
        (Attachment::Chipset.word(), words.label(Label::OnChipset).to_owned()),
    ];
    let name = ["attachment-", &number.to_string()].concat();
    choice(name, words.label(Label::Attachment), entries, attachment.map_or("", Word::word))
}

fn actions(words: &dyn Words, comparison: &Comparison, index: usize) -> Element {
    let count = comparison.scenarios().len();
    let actions = [
        ("base", Label::MakeBase, index != comparison.base()),
        ("up", Label::Up, index > 0),
        ("down", Label::Down, index + 1 < count),
        ("duplicate", Label::Duplicate, comparison.has_room()),
        ("remove", Label::Remove, count > 1),
    ];
    let buttons = actions.map(|(name, label, is_possible)| action(name, words.label(label), is_possible && !WAITING));
    element("p").class("card-actions").children(buttons)
}
