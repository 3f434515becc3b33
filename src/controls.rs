//! What each control of the page changes: from its name and value to an [`Edit`].

use lanefit_model::query::{read_amount, read_need};
use lanefit_model::system::Known;
use lanefit_model::{
    Comparison, Device, Edit, Error, Form, Generation, Host, Interface, LinkCapability, LinkWidth, ModuleLength,
    SataGeneration, Scenario, Split, Wire, Word, evaluate_scenario, read_number, remedies,
};

use crate::panels::interface_choice::{End, NONE, rates};
use crate::panels::settings::amount_at;
use crate::system_controls;

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
        "need" => {
            view.need = if value.trim().is_empty() { None } else { Some(read_need(value.trim())?) };
            Some(())
        }
        "size-slider" => read_number(value).map(|place| view.copy_size = amount_at(place)),
        _ => {
            if let Some(known) = Known::get()
                && let Some(edit) = system_controls::edit(known, comparison, name, value)?
            {
                return Ok(Some(edit));
            }
            return Ok(scenario_edit(comparison, name, value));
        }
    };
    Ok(known.map(|()| if traffic == comparison.traffic { Edit::SetView(view) } else { Edit::SetTraffic(traffic) }))
}

fn put<T: Word>(place: &mut T, word: &str) -> Option<()> {
    T::from_word(word).map(|value| *place = value)
}

/// Controls of a scenario end in its number: `width-2`, `device-rate-1`.
fn scenario_edit(comparison: &Comparison, name: &str, value: &str) -> Option<Edit> {
    let (part, number) = name.rsplit_once('-')?;
    let index = read_number::<usize>(number)?.checked_sub(1)?;
    let scenario = comparison.scenarios().get(index)?;
    match part {
        "attachment" if Known::get().is_some() => return system_controls::attach(comparison, index, value),
        "attachment" => return Some(Edit::SetAttachment(index, Word::from_word(value))),
        "count" => return Some(Edit::SetCount(index, read_number(value).unwrap_or_default())),
        _ => {}
    }
    let Some(part) = part.strip_prefix(End::Device.prefix()) else {
        let port = port_edit(scenario.port, part, value)?;
        let changed = Scenario { port, ..*scenario };
        // A card of another bus cannot be named for a bare link: then it goes.
        let bare = || Scenario { device: None, count: 0, ..changed };
        return Some(Edit::SetScenario(index, changed.check().unwrap_or_else(|_| bare())));
    };
    match scenario.device? {
        Device::Generic(now) => {
            Some(Edit::SetDevice(index, Some(Device::Generic(wiring_edit(now, End::Device, part, value)?))))
        }
        Device::Listed(_) => None,
    }
}

fn port_edit(now: Interface, part: &str, value: &str) -> Option<Interface> {
    let is_on = value == "1";
    Some(match part {
        "form" => Interface::example(Form::from_id(value)?),
        "split" => Interface { split: Split::from_word(value)?, ..now },
        "host" => Interface { host: Host::from_word(value), ..now },
        "shared" => Interface { is_shared: is_on, ..now },
        "thin" => Interface { is_thin: is_on, ..now },
        "usb" => Interface { wires: now.wires.put(Wire::Usb, is_on), ..now },
        "cnvi" => {
            let bare = Wire::VALUES.iter().filter(|wire| wire.is_cnvi());
            let bare = bare.fold(now.wires, |wires, wire| wires.put(*wire, false));
            Interface { wires: Wire::from_word(value).map_or(bare, |wire| bare.with(wire)), ..now }
        }
        _ => return wiring_edit(now, End::Port, part, value),
    })
}

/// Changes that both ends have in common.
fn wiring_edit(now: Interface, end: End, part: &str, value: &str) -> Option<Interface> {
    let example = || Interface::example(now.form).link;
    Some(match part {
        "generation" => now.with_link(LinkCapability { generation: Generation::from_name(value)?, ..now.link? }),
        "width" => match LinkWidth::from_name(value) {
            Some(width) => {
                let link = LinkCapability { width, ..now.link.or_else(example)? };
                Interface { sata: now.sata.filter(|_| end == End::Port), ..now.with_link(link) }
            }
            None if value != NONE => return None,
            None if end == End::Device => {
                let sata = now.sata.or(now.form.can_sata().then_some(SataGeneration::Gen3));
                Interface { link: None, sata, ..now }
            }
            None => Interface { link: None, split: Split::Whole, ..now },
        },
        // A device speaks PCIe or SATA, so one takes the place of the other.
        "sata" => match (end, SataGeneration::from_rate_name(value)) {
            (End::Port, sata) => Interface { sata, ..now },
            (End::Device, None) => Interface { sata: None, link: now.link.or_else(example), ..now },
            (End::Device, sata) => Interface { sata, link: None, ..now },
        },
        "rate" => {
            let (_, rate) = rates(end, now.form).into_iter().find(|(rate, _)| *rate == value)?;
            Interface { link: rate.link, sata: rate.sata, bus: rate.bus, wires: rate.wires, ..now }
        }
        "watts" => Interface { watts: read_number(value), ..now },
        "length" => Interface { length: ModuleLength::from_word(value), ..now },
        _ => return None,
    })
}

/// The change that a button asks for, and the number of the scenario to go on with.
pub fn action(comparison: &Comparison, name: &str, index: usize) -> Option<(Edit, usize)> {
    let last = comparison.scenarios().len().saturating_sub(1);
    Some(match name {
        "add" => (Edit::Add(Scenario::bare(Interface::example(Form::Pcie))), last + 1),
        "base" => (Edit::SetBase(index), index),
        "up" => (Edit::Move { from: index, to: index.checked_sub(1)? }, index - 1),
        "down" => (Edit::Move { from: index, to: index + 1 }, index + 1),
        "duplicate" => (Edit::Duplicate(index), index + 1),
        "remove" => (Edit::Remove(index), index.min(last.saturating_sub(1))),
        _ => {
            if let Some(known) = Known::get()
                && let Some(change) = system_controls::action(known, comparison, name, index)
            {
                return Some(change);
            }
            (remedy(comparison, name.strip_prefix("fix-")?, index)?, index)
        }
    })
}

/// One of the changes that would help a scenario, counted from 0.
fn remedy(comparison: &Comparison, which: &str, index: usize) -> Option<Edit> {
    let traffic = &comparison.traffic;
    let report = evaluate_scenario(comparison.scenarios().get(index)?, traffic);
    let chosen = remedies(&report, traffic).into_iter().nth(read_number(which)?)?;
    Some(Edit::SetScenario(index, chosen.scenario))
}

#[cfg(test)]
#[path = "controls_tests.rs"]
mod tests;

#[cfg(test)]
#[path = "offered_tests.rs"]
mod offered_tests;
