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

#[cfg(test)]
mod tests {
    use lanefit_model::query::{read, write};
    use lanefit_model::{Comparison, Theme};

    use super::{action, edit};

    fn comparison(query: &str) -> Comparison {
        let reading = read(query);
        assert!(reading.warnings.is_empty(), "{query}: {:?}", reading.warnings);
        reading.comparison
    }

    /// The query after a reader has used a control.
    #[track_caller]
    fn after(query: &str, name: &str, value: &str) -> String {
        let comparison = comparison(query);
        let edit = edit(&comparison, name, value).expect("accepted").expect("a control of the page");
        write(&comparison.apply(edit).expect("a possible change"))
    }

    #[test]
    fn every_control_changes_its_part_of_the_query() {
        let start = "v=1&s=pcie:4.0x4&s=sata:600";
        for (name, value, expected) in [
            ("dir", "both", "v=1&s=pcie:4.0x4&s=sata:600&dir=both"),
            ("mps", "512", "v=1&s=pcie:4.0x4&s=sata:600&mps=512"),
            ("mrrs", "4096", "v=1&s=pcie:4.0x4&s=sata:600&mrrs=4096"),
            ("rcb", "64", "v=1&s=pcie:4.0x4&s=sata:600&rcb=64"),
            ("hdr", "32", "v=1&s=pcie:4.0x4&s=sata:600&hdr=32"),
            ("ecrc", "1", "v=1&s=pcie:4.0x4&s=sata:600&ecrc=1"),
            ("size", " 1.5TB ", "v=1&s=pcie:4.0x4&s=sata:600&size=1500GB"),
            ("size-slider", "0", "v=1&s=pcie:4.0x4&s=sata:600&size=1GB"),
            ("size-slider", "14", "v=1&s=pcie:4.0x4&s=sata:600&size=50TB"),
            ("unit", "GiB", "v=1&s=pcie:4.0x4&s=sata:600&unit=GiB"),
            ("lens", "time", "v=1&s=pcie:4.0x4&s=sata:600&lens=time"),
            ("scale", "log", "v=1&s=pcie:4.0x4&s=sata:600&scale=log"),
            ("theme", "dark", "v=1&s=pcie:4.0x4&s=sata:600&theme=dark"),
            ("form-1", "satae", "v=1&s=satae:2.0x2&s=sata:600"),
            ("generation-1", "5.0", "v=1&s=pcie:5.0x4&s=sata:600"),
            ("width-1", "x16", "v=1&s=pcie:4.0x16&s=sata:600"),
            ("rate-2", "300", "v=1&s=pcie:4.0x4&s=sata:300"),
            ("attachment-2", "chipset", "v=1&s=pcie:4.0x4&s=sata:600,chipset"),
            ("device-form-1", "pcie", "v=1&s=pcie:4.0x4,,pcie:4.0x4&s=sata:600"),
        ] {
            assert_eq!(after(start, name, value), expected, "{name} = {value}");
        }
    }

    #[test]
    fn the_device_has_controls_of_its_own() {
        let start = "v=1&s=pcie:4.0x4,cpu,pcie:3.0x2&s=sata:600,,sata:300";
        for (name, value, expected) in [
            ("device-generation-1", "4.0", "v=1&s=pcie:4.0x4,cpu,pcie:4.0x2&s=sata:600,,sata:300"),
            ("device-width-1", "x8", "v=1&s=pcie:4.0x4,cpu,pcie:3.0x8&s=sata:600,,sata:300"),
            ("device-rate-2", "600", "v=1&s=pcie:4.0x4,cpu,pcie:3.0x2&s=sata:600,,sata:600"),
            ("device-form-1", "", "v=1&s=pcie:4.0x4,cpu&s=sata:600,,sata:300"),
            ("attachment-1", "", "v=1&s=pcie:4.0x4,,pcie:3.0x2&s=sata:600,,sata:300"),
        ] {
            assert_eq!(after(start, name, value), expected, "{name} = {value}");
        }
    }

    #[test]
    fn what_is_no_control_changes_nothing() {
        let comparison = comparison("v=1&s=pcie:4.0x4");
        for (name, value) in [
            ("", ""),
            ("unit", "furlongs"),
            ("width-2", "x4"),
            ("width-0", "x4"),
            ("width-1", "x5"),
            ("rate-1", "600"),
            ("size-slider", "many"),
            ("form-99999999999999999999", "pcie"),
            ("device-width-1", "x4"),
        ] {
            assert_eq!(edit(&comparison, name, value), Ok(None), "{name} = {value}");
        }
    }

    #[test]
    fn an_amount_that_is_none_is_refused_and_quoted() {
        let refused = edit(&comparison("v=1&s=pcie:4.0x4"), "size", "lots").expect_err("no amount");
        assert_eq!(refused.quoted(), "lots");
    }

    #[test]
    fn a_control_leaves_the_rest_as_it_is() {
        let comparison = comparison("v=1&s=pcie:4.0x4&mps=512&size=2TB&theme=light");
        let edit = edit(&comparison, "theme", "dark").expect("accepted").expect("a control");
        let next = comparison.apply(edit).expect("a possible change");
        assert_eq!(next.view.theme, Theme::Dark);
        assert_eq!((next.traffic, next.view.copy_size), (comparison.traffic, comparison.view.copy_size));
    }

    #[test]
    fn buttons_change_the_list_and_say_where_to_go_on() {
        let start = "v=1&s=sata:150&s=sata:300&s=sata:600";
        for (name, index, expected, next) in [
            ("add", 0, "v=1&s=sata:150&s=sata:300&s=sata:600&s=pcie:4.0x4", 3),
            ("base", 2, "v=1&s=sata:150&s=sata:300&s=sata:600&base=3", 2),
            ("up", 1, "v=1&s=sata:300&s=sata:150&s=sata:600&base=2", 0),
            ("down", 1, "v=1&s=sata:150&s=sata:600&s=sata:300", 2),
            ("duplicate", 1, "v=1&s=sata:150&s=sata:300&s=sata:300&s=sata:600", 2),
            ("remove", 2, "v=1&s=sata:150&s=sata:300", 1),
        ] {
            let comparison = comparison(start);
            let (edit, go_on_with) = action(&comparison, name, index).expect("a button of the page");
            assert_eq!(write(&comparison.apply(edit).expect("a possible change")), expected, "{name}");
            assert_eq!(go_on_with, next, "{name}");
        }
        assert_eq!(action(&comparison(start), "up", 0), None);
        assert_eq!(action(&comparison(start), "explode", 0), None);
    }
}
