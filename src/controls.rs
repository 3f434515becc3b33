//! What each control of the page changes: from its name and value to an [`Edit`].

use lanefit_model::query::read_amount;
use lanefit_model::{Comparison, Edit, Error, Form, Generation, Interface, LinkCapability, LinkWidth, Scenario, Word};

use crate::panels::interface_choice::End;
use crate::panels::settings::amount_at;

/// The change that a control asks for; `None` when nothing on the page has that name and value.
///
/// # Errors
/// When the reader typed something that is not accepted.
pub fn edit(comparison: &Comparison, name: &str, value: &str) -> Result<Option<Edit>, Error> {
    let mut traffic = comparison.traffic;
    let mut view = comparison.view;
    let known = match name {
        "dir" => put(&mut traffic.direction, value),
        "mps" => put(&mut traffic.mps, value),
        "mrrs" => put(&mut traffic.mrrs, value),
        "rcb" => put(&mut traffic.rcb, value),
        "hdr" => put(&mut traffic.address, value),
        "ecrc" => put(&mut traffic.ecrc, value),
        "unit" => put(&mut view.unit, value),
        "lens" => put(&mut view.lens, value),
        "scale" => put(&mut view.scale, value),
        "theme" => put(&mut view.theme, value),
        "size" => {
            view.copy_size = read_amount(value.trim())?;
            Some(())
        }
        "size-slider" => value.parse().ok().map(|place| view.copy_size = amount_at(place)),
        _ => return Ok(scenario_edit(comparison, name, value)),
    };
    Ok(known.map(|()| if traffic == comparison.traffic { Edit::SetView(view) } else { Edit::SetTraffic(traffic) }))
}

fn put<T: Word>(place: &mut T, word: &str) -> Option<()> {
    T::from_word(word).map(|value| *place = value)
}

/// Controls of a scenario end in its number: `width-2`, `device-form-1`.
fn scenario_edit(comparison: &Comparison, name: &str, value: &str) -> Option<Edit> {
    let (part, number) = name.rsplit_once('-')?;
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    let scenario = comparison.scenarios().get(index)?;
    if part == "attachment" {
        return Some(Edit::SetAttachment(index, Word::from_word(value)));
    }
    match part.strip_prefix(End::Device.prefix()) {
        Some("form") if value.is_empty() => Some(Edit::SetDevice(index, None)),
        Some(part) => interface(scenario.device, part, value).map(|device| Edit::SetDevice(index, Some(device))),
        None => interface(Some(scenario.port), part, value).map(|port| Edit::SetPort(index, port)),
    }
}

fn interface(now: Option<Interface>, part: &str, value: &str) -> Option<Interface> {
    match (part, now) {
        ("form", _) => Form::from_id(value).map(Form::example),
        ("generation", Some(Interface::Pcie(link))) => {
            Some(Interface::Pcie(LinkCapability { generation: Generation::from_name(value)?, ..link }))
        }
        ("width", Some(Interface::Pcie(link))) => {
            Some(Interface::Pcie(LinkCapability { width: LinkWidth::from_name(value)?, ..link }))
        }
        ("rate", Some(now)) => Interface::parse_wiring(now.form(), value).ok(),
        _ => None,
    }
}

/// The change that a button asks for, and the number of the scenario to go on with.
pub fn action(comparison: &Comparison, name: &str, index: usize) -> Option<(Edit, usize)> {
    let last = comparison.scenarios().len().saturating_sub(1);
    Some(match name {
        "add" => (Edit::Add(Scenario::bare(Form::Pcie.example())), last + 1),
        "base" => (Edit::SetBase(index), index),
        "up" => (Edit::Move { from: index, to: index.checked_sub(1)? }, index - 1),
        "down" => (Edit::Move { from: index, to: index + 1 }, index + 1),
        "duplicate" => (Edit::Duplicate(index), index + 1),
        "remove" => (Edit::Remove(index), index.min(last.saturating_sub(1))),
        _ => return None,
    })
}
