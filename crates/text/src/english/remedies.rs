//! What would help: as the label of a button, and as a sentence.

use lanefit_model::facts::devices::{Behind, Rating};
use lanefit_model::{
    Form, Help, Interface, LinkCapability, Remedy, ScenarioReport, Split, Throughput, ThroughputUnit, Traffic, connect,
};

use super::phrase::{digits, show};
use super::{devices, forms, interfaces, phrase, verdicts};

/// `Use an x16 slot wired PCIe 3.0 x16: 13.5 GB/s`.
pub fn label(remedy: &Remedy, before: &ScenarioReport, unit: ThroughputUnit) -> String {
    let action = match remedy.help {
        Help::Split(Split::Whole) => String::from("Do not split the slot"),
        Help::Split(split) => fill!("Split the slot #", interfaces::split(split)),
        _ => fill!("Use #", what(remedy)),
    };
    let effect = match (drives(remedy, before), remedy.delivered) {
        (Some(drives), _) => drives,
        (None, Some(rate)) if is_faster(rate, before) => show(rate, unit),
        _ => verdicts::verdict(remedy.verdict).to_ascii_lowercase(),
    };
    fill!("#: #", action, effect)
}

/// `A PCIe 4.0 socket would give it its rated 7.00 GB/s.`
pub fn sentence(remedy: &Remedy, before: &ScenarioReport, traffic: &Traffic, unit: ThroughputUnit) -> String {
    let action = match remedy.help {
        Help::Split(Split::Whole) => String::from("a slot that is not split"),
        Help::Split(split) => fill!("splitting the slot #", interfaces::split(split)),
        _ => what(remedy),
    };
    let effect = match (drives(remedy, before), remedy.delivered) {
        (Some(drives), _) => fill!(" would show #", drives),
        (None, Some(rate)) if is_faster(rate, before) => {
            let rating = remedy.scenario.device.map(|device| device.profile().rating);
            let rated = rating.and_then(|rating| devices::rated(rating, traffic.direction));
            let rate_text = show(rate, unit);
            let (its, need) = match rating {
                Some(Rating::Drive { .. }) if rated.is_some_and(|rated| rated <= rate) => ("its rated ", ""),
                Some(Rating::Ports(_)) if rated.is_some_and(|rated| rated <= rate) => ("the ", " that its ports need"),
                _ => ("", ""),
            };
            fill!(" would give it ###", its, rate_text, need)
        }
        _ => String::from(" would put this right"),
    };
    fill!("##.", phrase::capital(&action), effect)
}

fn is_faster(rate: Throughput, before: &ScenarioReport) -> bool {
    before.ladder.is_none_or(|ladder| ladder.lowest() < rate)
}

/// The thing to use, with its article.
fn what(remedy: &Remedy) -> String {
    let port = remedy.scenario.port;
    let kind = forms::port_kind(port.form);
    let wired = |link: LinkCapability| {
        if port.form == Form::Pcie {
            fill!("# link", interfaces::link(link))
        } else {
            fill!("# wired #", forms::port(port.form), interfaces::link(link))
        }
    };
    phrase::article(&match remedy.help {
        Help::MoreLanes(link) | Help::WiderAndNewer(link) | Help::WiredForPcie(link) => wired(link),
        Help::NewerGeneration(link) => fill!("PCIe # #", link.generation.name(), kind),
        Help::OtherPort(native) => named(native),
        Help::Sata(rate) => fill!("# #", interfaces::sata(rate), kind),
        Help::SwitchCard(row) => row.name.to_owned(),
        Help::ChipsetPort => String::from("port of the chipset"),
        Help::Split(split) => interfaces::split(split).to_owned(),
    })
}

fn named(port: Interface) -> String {
    let name = interfaces::full_interface(&Interface { host: None, ..port });
    match port.form {
        Form::Pcie => fill!("# link", name),
        Form::Sata | Form::SataExpress => fill!("# port", name),
        Form::Pci | Form::PciX => {
            fill!("# bus of #", if port.form == Form::Pci { "PCI" } else { "PCI-X" }, interfaces::wiring(&port))
        }
        _ => name,
    }
}

/// The drives that appear afterwards, where a card carries several.
fn drives(remedy: &Remedy, before: &ScenarioReport) -> Option<String> {
    let profile = remedy.scenario.device?.profile();
    let Behind::M2Sockets { has_switch, .. } = profile.behind else { return None };
    // A card with more sockets does not bring more drives along.
    let there = before.scenario.count_of(&before.scenario.device?.profile());
    let of = remedy.scenario.count_of(&profile).min(there);
    let seen = if has_switch { of } else { connect(&remedy.scenario).links };
    Some(if seen >= of {
        phrase::all(of, "drive")
    } else {
        fill!("# of the #", digits(seen.into()), phrase::count(of, "drive"))
    })
}
