//! Which links suffice for a device, how many lanes a rate takes, how many drives a slot feeds.

use crate::comparison::Scenario;
use crate::compat::effect::{Effect, Verdict};
use crate::compat::reason::Reason;
use crate::delivered::{rated, together};
use crate::device::{Device, Profile};
use crate::evaluate::evaluate_scenario;
use crate::facts::devices::Behind;
use crate::form::Form;
use crate::generation::Generation;
use crate::interface::Interface;
use crate::link::{LinkCapability, LinkWidth};
use crate::report::ScenarioReport;
use crate::traffic::Traffic;
use crate::units::Throughput;

/// A link suffices from this share of the need on; the rest is lost in rounding.
const ENOUGH: f64 = 0.99;

/// What becomes of a device at one link.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// It gets all it needs.
    Suffices(Throughput),
    /// It gets less.
    Limits(Throughput),
    /// It does not run there, for this reason.
    Refused(Reason),
    /// Such a port has fewer lanes than that, whoever builds it.
    NoSuchPort,
}

/// One link of the matrix.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// What the port would offer.
    pub offered: LinkCapability,
    /// The link that runs; `None` where none does.
    pub runs: Option<LinkCapability>,
    /// What becomes of the device.
    pub outcome: Outcome,
}

/// The matrix of a scenario: its port at every generation and width.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// What has to be carried: what the reader asked for, what the device is rated at, or what the
    /// link in question delivers.
    pub need: Throughput,
    /// Where the need comes from.
    pub basis: Need,
    /// Row by row, oldest generation first, narrowest width first.
    pub cells: Vec<Cell>,
}

/// Where a need comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// The reader named a rate.
    Asked,
    /// The device's rating in the direction that data flows.
    Rating,
    /// What the drives behind a controller move together.
    Drives,
    /// What the device's own full link, or the port without a device, typically carries.
    Link,
}

impl Fit {
    /// Whether a rate is all that is needed.
    #[must_use]
    pub fn is_enough(&self, rate: Throughput) -> bool {
        is_enough(rate, self.need)
    }

    /// The generations of the matrix, oldest first.
    pub const GENERATIONS: [Generation; 5] =
        [Generation::Gen1, Generation::Gen2, Generation::Gen3, Generation::Gen4, Generation::Gen5];
    /// The widths of the matrix, narrowest first.
    pub const WIDTHS: [LinkWidth; 5] = [LinkWidth::X1, LinkWidth::X2, LinkWidth::X4, LinkWidth::X8, LinkWidth::X16];

    /// For each generation the narrowest link that suffices, where one does.
    pub fn least(&self) -> impl Iterator<Item = LinkCapability> {
        Self::GENERATIONS.into_iter().filter_map(|generation| {
            self.cells
                .iter()
                .find(|cell| cell.offered.generation == generation && matches!(cell.outcome, Outcome::Suffices(_)))
                .map(|cell| cell.offered)
        })
    }

    /// The cell of a link, if the matrix has it.
    #[must_use]
    pub fn cell(&self, link: LinkCapability) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.offered == link)
    }
}

/// The matrix of a scenario. `asked` is the rate to be carried, where the reader named one.
///
/// A port that has no PCIe by its form is tried as the device's own kind of port, so that the answer
/// is about links and not about the wrong socket.
#[must_use]
pub fn fit(scenario: &Scenario, traffic: &Traffic, asked: Option<Throughput>) -> Fit {
    let (need, basis) = match asked {
        Some(rate) => (rate, Need::Asked),
        None => need_of(scenario, traffic),
    };
    let mut cells = Vec::with_capacity(Fit::GENERATIONS.len() * Fit::WIDTHS.len());
    for generation in Fit::GENERATIONS {
        for width in Fit::WIDTHS {
            let offered = LinkCapability::new(generation, width);
            cells.push(cell(scenario, traffic, need, offered));
        }
    }
    Fit { need, basis, cells }
}

fn need_of(scenario: &Scenario, traffic: &Traffic) -> (Throughput, Need) {
    let Some(device) = scenario.device else {
        return (evaluate_scenario(scenario, traffic).ladder.map_or(ZERO, |ladder| ladder.lowest()), Need::Link);
    };
    let profile = device.profile();
    if let Some(rate) = rated(profile.rating, traffic.direction) {
        return (rate, Need::Rating);
    }
    if let Some(together) = together(scenario, &profile, traffic) {
        return (together, Need::Drives);
    }
    let own = match (profile.behind, scenario.port.link) {
        // A passive card has no generation of its own; its drives are taken to be of the port's.
        (Behind::M2Sockets { has_switch: false, .. }, Some(now)) => {
            Some(LinkCapability::new(now.generation, LinkWidth::X4))
        }
        _ => profile.links[0],
    };
    let own = own.map(|link| {
        let port = Interface::unwired(Form::Pcie).with_link(link);
        evaluate_scenario(&Scenario { port, attachment: None, ..*scenario }, traffic)
    });
    let own = own.and_then(|report| report.ladder).or_else(|| evaluate_scenario(scenario, traffic).ladder);
    (own.map_or(ZERO, |ladder| ladder.lowest()), Need::Link)
}

impl Fit {
    /// The device's own link, where this is the limit: at the widest and newest link that runs, the
    /// device still gets less than it needs, and runs at all it has.
    #[must_use]
    pub fn limiting_device_link(&self, device: &Profile) -> Option<LinkCapability> {
        let last = self.cells.iter().rev().find(|cell| cell.runs.is_some())?;
        let own = device.links.into_iter().flatten().find(|own| last.runs == Some(*own))?;
        (matches!(last.outcome, Outcome::Limits(_)) && own != last.offered).then_some(own)
    }
}

fn is_enough(rate: Throughput, need: Throughput) -> bool {
    rate.mb_s() >= need.mb_s() * ENOUGH
}

const ZERO: Throughput = Throughput::from_mb_s(0.0);

fn cell(scenario: &Scenario, traffic: &Traffic, need: Throughput, offered: LinkCapability) -> Cell {
    let port = port_for(scenario).with_link(offered);
    if !Interface::carries(port.form, offered) {
        return Cell { offered, runs: None, outcome: Outcome::NoSuchPort };
    }
    let report = evaluate_scenario(&Scenario { port, ..*scenario }, traffic);
    let outcome = match (refusal(&report), report.ladder) {
        (Some(reason), _) => Outcome::Refused(reason),
        (None, Some(ladder)) => {
            let rate = ladder.lowest();
            if is_enough(rate, need) { Outcome::Suffices(rate) } else { Outcome::Limits(rate) }
        }
        (None, None) => Outcome::NoSuchPort,
    };
    let runs = match report.carrier() {
        Some(crate::compat::Carrier::Pcie(link)) => Some(link),
        _ => None,
    };
    Cell { offered, runs, outcome }
}

/// The port whose links are tried: the scenario's own, or where that has no PCIe by its form, one made
/// for the device.
fn port_for(scenario: &Scenario) -> Interface {
    if scenario.port.form.lanes() > 0 {
        return scenario.port;
    }
    let form = scenario.device.map(|device| device.profile().form);
    Interface::unwired(form.filter(|form| form.is_port() && form.lanes() > 0).unwrap_or(Form::Pcie))
}

fn refusal(report: &ScenarioReport) -> Option<Reason> {
    let refuses = |reason: &&Reason| reason.effect() == Effect::Refuses;
    (report.connection.verdict == Verdict::Refused)
        .then(|| report.connection.reasons.iter().find(refuses).copied())
        .flatten()
}

/// Binary places of a number of drives: the fastest link feeds fewer of the slowest drives.
const MOST_PLACES: u32 = 20;

/// How many drives of one kind a rate feeds when all are busy.
#[must_use]
pub fn drives_fed(rate: Throughput, drive: Throughput) -> u32 {
    let count = rate.ratio_to(drive);
    // Whole drives, counted up rather than cast, since a cast of a float is silent about what it loses.
    let mut fed = 0;
    for place in (0..MOST_PLACES).rev() {
        let more = fed + (1_u32 << place);
        if f64::from(more) <= count {
            fed = more;
        }
    }
    fed
}

/// Drives that stand for their kind in such a count.
pub const DRIVE_KINDS: [&str; 3] = ["exos-x18-18tb", "samsung-870-evo-1tb", "samsung-990-pro-2tb"];

/// The device that stands for a kind of drives, with what it moves in the direction of the traffic.
#[must_use]
pub fn drive_kind(id: &str, traffic: &Traffic) -> Option<(Device, Throughput)> {
    let device = Device::parse(id).ok()?;
    Some((device, rated(device.profile().rating, traffic.direction)?))
}
