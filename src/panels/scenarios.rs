//! What is compared, and the controls to change it.

use lanefit_figure::slot;
use lanefit_model::query::{self, Key};
use lanefit_model::system::Known;
use lanefit_model::{Attachment, Comparison, Device, Family, Report, Scenario, ScenarioReport, Word, digits};
use lanefit_text::{Derived, Label, Words, system_words};

use crate::markup::{Element, Node, element};
use crate::panels::control::{Entry, WAITING, action, choice, number_button};
use crate::panels::drawing::picture;
use crate::panels::findings::{better_places, findings};
use crate::panels::interface_choice::{device_choice, port_choice};
use crate::panels::picker::device_button;
use crate::panels::port_details::port_details;
use crate::panels::site::{self, port_name};

/// The list of scenarios.
pub fn scenarios(words: &dyn Words, comparison: &Comparison, report: &Report) -> Element {
    let cards = report.scenarios.iter().enumerate().map(|(index, row)| card(words, comparison, report, index, row));
    let room = comparison.has_room();
    element("section")
        .with("id", "scenarios")
        .class("scenarios")
        .with("aria-labelledby", "scenarios-title")
        .child(element("h2").with("id", "scenarios-title").child(words.label(Label::Compared)))
        .child(element("ol").children(cards))
        .child(element("p").class("list-actions").child(action("add", ["+ ", words.label(Label::Add)].concat(), room)))
        .child(element("p").class("fine").flag("hidden", room).child(words.label(Label::Full)))
        .children(Known::get().is_none().then(|| way_to_systems(words, comparison)))
}

/// The same comparison in the program that knows systems.
fn way_to_systems(words: &dyn Words, comparison: &Comparison) -> Element {
    let href = ["?", &query::write(comparison), "&", Key::Platform.name(), "="].concat();
    element("p").child(element("a").with("href", href).child(words.label(Label::ChooseSystem)))
}

fn card(words: &dyn Words, comparison: &Comparison, report: &Report, index: usize, row: &ScenarioReport) -> Element {
    let number = index + 1;
    let scenario = row.scenario;
    let ratio = element("span").class("card-ratio");
    let ratio = if index == comparison.base() {
        ratio.child(words.label(Label::Base))
    } else {
        let value = report.ratio_to_base(index, comparison.view.lens).map(|value| words.ratio(value));
        ratio.children(value.map(|value| number_button(words).with("data-derived", Derived::Ratio.id()).child(value)))
    };
    let controls = |controls: Vec<Element>| element("div").class("card-controls").children(controls);
    let mut found = findings(words, comparison, row);
    if Known::get().is_some() {
        found.extend(better_places(words, comparison, report, index));
    }
    let own = comparison.setup().map(|setup| setup.system);
    let mut more = port_details(words, number, &scenario, own);
    more.push(attachment(words, number, comparison, &scenario));
    if Known::get().is_some() {
        more.extend(site::called(system_words(comparison.view.language), number, &scenario, own));
    }
    element("li")
        .class("card")
        .with("data-scenario", digits(number as u64))
        .child(element("span").class("card-number").child(digits(number as u64)))
        .child(controls(port(words, number, row)))
        .child(ratio)
        .child(plugged_in(words, number, row))
        .children(slot_drawing(words, row))
        .child(element("div").class("findings").with("tabindex", "-1").children(found))
        .child(
            element("details")
                .class("card-more")
                .child(element("summary").child(words.label(Label::Change)))
                .child(controls(more))
                .child(actions(words, comparison, index)),
        )
}

/// The controls of a port, behind its name on the board where it has one.
fn port(words: &dyn Words, number: usize, row: &ScenarioReport) -> Vec<Element> {
    let mut controls = port_choice(words, number, &row.scenario.port);
    if Known::get().is_some()
        && let Some(name) = port_name(words, row)
    {
        controls.insert(0, name);
    }
    controls
}

/// What the port's name leaves out, the device, and what is wired to it.
fn plugged_in(words: &dyn Words, number: usize, row: &ScenarioReport) -> Element {
    let device = row.scenario.device;
    let mut parts = vec![device_button(words, number, device)];
    parts.extend(device_choice(words, number, device));
    parts.extend(count(words, number, row));
    let controls = element("div").class("card-controls").children(parts);
    let detail = element("p").class("card-detail").children(detail(words, row));
    match device {
        // One line as long as the port is empty.
        None => element("div").class("card-device card-empty").child(detail).child(controls),
        Some(_) => element("div").class("card-device").child(controls).child(detail),
    }
}

/// What the names of port and device leave out, and where the facts of a device come from.
fn detail(words: &dyn Words, row: &ScenarioReport) -> Vec<Node> {
    match row.scenario.device {
        None => vec![words.scenario_detail(row).into()],
        Some(Device::Generic(_)) => Vec::new(),
        Some(Device::Listed(listed)) => {
            let facts =
                element("a").with("href", ["facts.html#", listed.id].concat()).child(words.label(Label::Sources));
            vec![words.device_detail(listed).into(), " · ".into(), facts.into()]
        }
    }
}

/// How many drives hang behind the device, where there can be several.
fn count(words: &dyn Words, number: usize, row: &ScenarioReport) -> Option<Element> {
    let most = row.scenario.device.map_or(0, |device| device.most());
    let entries = NUMBERS.iter().take(usize::from(most)).map(|count| (*count, words.drives(count)));
    let mut entries: Vec<Entry> = entries.collect();
    entries.insert(0, ("0", words.label(Label::AllDrives).to_owned()));
    let name = ["count-", &digits(number as u64)].concat();
    (most > 1).then(|| choice(name, words.label(Label::Drives), entries, &digits(row.scenario.count.into())))
}

/// The numbers of drives that a list offers.
const NUMBERS: [&str; 16] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"];

/// The slot with what is in it; a bare port only where its shape is the point.
fn slot_drawing(words: &dyn Words, row: &ScenarioReport) -> Option<Element> {
    let is_about_shape = matches!(row.scenario.port.form.family(), Family::Card | Family::M2);
    if row.scenario.device.is_none() && !is_about_shape {
        return None;
    }
    slot(words, row).map(|scene| picture("slot", scene))
}

fn attachment(words: &dyn Words, number: usize, comparison: &Comparison, scenario: &Scenario) -> Element {
    let (caption, unknown) = (words.label(Label::Attachment), words.label(Label::UnknownAttachment));
    if Known::get().is_some() {
        let own = comparison.setup().map(|setup| setup.system);
        return site::attachment(words, number, scenario, own, caption, unknown);
    }
    let attachment = scenario.attachment;
    let mut entries = vec![("", unknown.to_owned())];
    let suiting = Attachment::VALUES.iter().filter(|known| known.suits(&scenario.port));
    entries.extend(suiting.map(|known| (known.word(), words.attachment(*known))));
    let name = ["attachment-", &digits(number as u64)].concat();
    choice(name, caption, entries, attachment.map_or("", Word::word))
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
