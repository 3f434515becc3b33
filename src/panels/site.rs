//! Where a port hangs, on a system that is known.

use lanefit_model::facts::boards::PortRow;
use lanefit_model::rules::PortName;
use lanefit_model::system::{SitePlace, System};
use lanefit_model::{Attachment, Scenario, ScenarioReport, Word, digits};
use lanefit_text::{SystemLabel, SystemWords, Words};

use crate::markup::{Element, element};
use crate::panels::control::{WAITING, text_field};

/// Where a port hangs, with the ports of the board among the places.
pub fn attachment(
    words: &dyn Words,
    number: usize,
    scenario: &Scenario,
    own: Option<System>,
    caption: &'static str,
    unknown: &'static str,
) -> Element {
    let now = match named_side(scenario, own) {
        Some((side, _)) => side.word().to_owned(),
        None => scenario.attachment.map(Attachment::to_query).unwrap_or_default(),
    };
    let mut entries = vec![(String::new(), unknown.to_owned())];
    let plain = Attachment::VALUES.iter().filter(|known| known.suits(&scenario.port));
    entries.extend(plain.map(|known| (known.word().to_owned(), words.attachment(*known))));
    let ports =
        own.and_then(System::machine).into_iter().flat_map(|machine| machine.board.ports).flat_map(PortRow::names);
    entries.extend(ports.map(|name| (name.clone(), name.to_ascii_uppercase())));
    if let Some(place) = scenario.attachment.filter(|_| entries.iter().all(|(value, _)| *value != now)) {
        entries.push((now.clone(), words.attachment(place)));
    }
    let options = entries.into_iter().map(|(value, text)| {
        let is_now = value == now;
        element("option").with("value", value).flag("selected", is_now).child(text)
    });
    let name = ["attachment-", &digits(number as u64)].concat();
    let select = element("select").with("name", name).flag("disabled", WAITING).children(options);
    element("label").class("choice picker").child(element("span").class("caption").child(caption)).child(select)
}

/// What rules call a port that no board has a name for.
pub fn called(pc: &dyn SystemWords, number: usize, scenario: &Scenario, own: Option<System>) -> Option<Element> {
    let (_, name) = named_side(scenario, own)?;
    let number = digits(number as u64);
    let (field, error) = (["called-", &number].concat(), ["called-error-", &number].concat());
    let now = name.map(|name| name.as_str().to_owned()).unwrap_or_default();
    Some(text_field(field, pc.label(SystemLabel::Called), error, now, true))
}

/// The side of the reader's own system that a port hangs on, and the name that it has or may have.
fn named_side(scenario: &Scenario, own: Option<System>) -> Option<(Attachment, Option<PortName>)> {
    let is_bare = own?.machine().is_none();
    let (side, name) = scenario.attachment?.side()?;
    (is_bare || name.is_some()).then_some((side, name))
}

/// The name of the board's port that a scenario is at, before its controls.
pub fn port_name(words: &dyn Words, row: &ScenarioReport) -> Option<Element> {
    let Some(Attachment::Site(site)) = row.scenario.attachment else { return None };
    matches!(site.place, SitePlace::Port(_)).then(|| element("span").class("card-number").child(words.row_name(row)))
}
