//! What would help: changes to a scenario that make more of its device.

use crate::comparison::{Attachment, Scenario};
use crate::compat::adapter::adapter;
use crate::compat::effect::Verdict;
use crate::device::{Device, Profile};
use crate::evaluate::evaluate_scenario;
use crate::facts::devices::{Behind, DeviceRow, find};
use crate::form::{Family, Form};
use crate::generation::Generation;
use crate::interface::Interface;
use crate::link::LinkCapability;
use crate::order;
use crate::report::ScenarioReport;
use crate::sata::SataGeneration;
use crate::system::System;
use crate::traffic::Traffic;
use crate::units::Throughput;
use crate::wire::{Split, Wire, Wires};

/// What kind of change it is, for its words.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Help {
    /// The same port with more lanes wired.
    MoreLanes(LinkCapability),
    /// The same port at a newer generation.
    NewerGeneration(LinkCapability),
    /// The same port with more lanes and at a newer generation.
    WiderAndNewer(LinkCapability),
    /// A port of another form.
    OtherPort(Interface),
    /// The same kind of port with PCIe wired to it.
    WiredForPcie(LinkCapability),
    /// The same port with this SATA rate wired.
    Sata(SataGeneration),
    /// The slot split into links of their own.
    Split(Split),
    /// A card with a switch in place of a passive one.
    SwitchCard(&'static DeviceRow),
    /// A port of the chipset in place of an added controller.
    ChipsetPort,
}

/// A change that helps, and what it comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Remedy {
    /// What to do.
    pub help: Help,
    /// The scenario afterwards.
    pub scenario: Scenario,
    /// How well it works then.
    pub verdict: Verdict,
    /// What is delivered then; `None` where that is not modelled.
    pub delivered: Option<Throughput>,
}

/// The most remedies that are offered.
const MOST: usize = 3;
/// Less than this is not worth a change.
const WORTHWHILE: f64 = 1.02;

/// The changes that help a scenario, the one that helps most first; none where nothing is plugged in
/// or all is well.
#[must_use]
pub fn remedies(report: &ScenarioReport, traffic: &Traffic) -> Vec<Remedy> {
    let scenario = report.scenario;
    let Some(device) = scenario.device.map(|device| device.profile()) else { return Vec::new() };
    if report.connection.verdict == Verdict::Works {
        return Vec::new();
    }
    let mut found: Vec<Remedy> = Vec::new();
    let system = report.route.get().map(|route| route.system);
    for help in candidates(&scenario, &device, system) {
        // What a port of a known system offers is no wish; `system::moves` has other ports of it.
        let is_about_port = !matches!(help, Help::Split(_) | Help::SwitchCard(_) | Help::ChipsetPort);
        if is_about_port && report.route.get().is_some() {
            continue;
        }
        let Ok(changed) = with(scenario, help).check() else { continue };
        if !changed.may_split(system, changed.port.split) {
            continue;
        }
        let after = evaluate_scenario(&changed, traffic);
        if !is_better(report, &after) || found.iter().any(|known| known.scenario == changed) {
            continue;
        }
        // Two changes at once are offered only where neither is enough by itself.
        let is_double = matches!(help, Help::WiderAndNewer(_) | Help::OtherPort(_));
        if is_double && found.iter().any(|known| known.verdict == Verdict::Works) {
            continue;
        }
        let delivered = after.ladder.map(|ladder| ladder.lowest());
        found.push(Remedy { help, scenario: changed, verdict: after.connection.verdict, delivered });
    }
    // Equals stay in the order they were thought of.
    order::sort(&mut found, |one, two| is_worse(two, one));
    found.truncate(MOST);
    found
}

fn is_better(before: &ScenarioReport, after: &ScenarioReport) -> bool {
    if drives_shown(after) < drives_shown(before) {
        return false;
    }
    let (was, is) = (before.connection.verdict, after.connection.verdict);
    if is != was {
        return is < was;
    }
    if after.connection.links > before.connection.links {
        return true;
    }
    match (before.ladder, after.ladder) {
        (Some(was), Some(is)) => is.lowest().ratio_to(was.lowest()) > WORTHWHILE,
        _ => false,
    }
}

/// How many drives of a card the host sees.
fn drives_shown(report: &ScenarioReport) -> u8 {
    let Some(device) = report.scenario.device.map(|device| device.profile()) else { return 0 };
    match device.behind {
        _ if report.connection.carrier.is_none() => 0,
        Behind::M2Sockets { has_switch: false, .. } => report.connection.links,
        _ => report.scenario.count_of(&device),
    }
}

/// Whether one remedy helps less than another: by its verdict, then by what it delivers.
fn is_worse(one: &Remedy, two: &Remedy) -> bool {
    one.verdict > two.verdict
        || (one.verdict == two.verdict
            && one.delivered.zip(two.delivered).is_some_and(|(one, two)| two.ratio_to(one) > WORTHWHILE))
}

/// The scenario after one change.
fn with(mut scenario: Scenario, help: Help) -> Scenario {
    match help {
        Help::MoreLanes(link) | Help::NewerGeneration(link) | Help::WiderAndNewer(link) | Help::WiredForPcie(link) => {
            scenario.port.link = Some(link)
        }
        Help::OtherPort(port) => scenario.port = port,
        Help::Sata(rate) => scenario.port.sata = Some(rate),
        Help::Split(split) => scenario.port.split = split,
        Help::SwitchCard(row) => scenario.device = Some(Device::Listed(row)),
        Help::ChipsetPort => scenario.attachment = Some(Attachment::Chipset),
    }
    scenario.attachment = scenario.attachment.filter(|attachment| attachment.suits(&scenario.port));
    scenario
}

/// Everything that might help, in the order it is thought of.
fn candidates(scenario: &Scenario, device: &Profile, system: Option<System>) -> Vec<Help> {
    let mut found = Vec::new();
    let port = &scenario.port;
    if scenario.attachment == Some(Attachment::Asm1061) {
        found.push(Help::ChipsetPort);
    }
    let is_passive_card = matches!(device.behind, Behind::M2Sockets { has_switch: false, .. });
    if port.split != Split::Whole {
        found.push(Help::Split(Split::Whole));
    }
    if is_passive_card {
        if let Some((now, width)) = port.link.zip(port.form.widest()) {
            found.push(Help::MoreLanes(LinkCapability::new(now.generation, width)));
        }
        found.push(Help::Split(Split::X4X4X4X4));
        found.push(Help::Split(Split::X4X4));
        if let Some(system) = system {
            found.extend(system.platform().splits().of_slot().map(Help::Split));
        }
        found.extend(find("asm2824").map(Help::SwitchCard));
    }
    found.extend(device.sata.map(Help::Sata));
    for own in device.links.into_iter().flatten().filter(|_| !is_passive_card) {
        let Some(now) = port.link else {
            found.push(Help::WiredForPcie(own));
            continue;
        };
        let width = own.width.max(now.width);
        let generation = own.generation.max(now.generation);
        found.push(Help::MoreLanes(LinkCapability::new(now.generation, width)));
        found.push(Help::NewerGeneration(LinkCapability::new(generation, now.width)));
        found.push(Help::WiderAndNewer(LinkCapability::new(generation, width)));
    }
    found.extend(native_port(port, device).map(Help::OtherPort));
    found
}

/// A port made for the device, with all that it needs; the generation stays that of the port where
/// this is known, since a board has the one it has.
fn native_port(port: &Interface, device: &Profile) -> Option<Interface> {
    let form = match device.form {
        Form::M2Bm if device.sata.is_none() || port.form != Form::M2B => Form::M2M,
        Form::M2Bm => Form::M2B,
        Form::M2Ae => Form::M2E,
        Form::E1s => Form::X4,
        form => form,
    };
    if form == port.form || !form.is_port() {
        return None;
    }
    // A slot that needs an adapter is no worse a home than a socket of another board.
    if adapter(device.form, port.form).is_some() && port.link.is_some() && device.links[0].is_some() {
        return None;
    }
    let mut native = Interface { host: port.host, ..Interface::unwired(form) };
    if let Some(own) = device.links[0] {
        let generation = port.link.map_or(own.generation, |now| now.generation.max(Generation::Gen3));
        native.link = Some(LinkCapability::new(generation.min(own.generation), own.width));
    }
    native.sata = device.sata;
    native.bus = device.bus;
    native.wires = device.wires.iter().filter(|wire| wire.fits(form)).fold(Wires::NONE, Wires::with);
    if form.family() == Family::Drive && device.form == Form::Sas {
        native.wires = Wires::NONE.with(Wire::Sas12);
    }
    Some(native)
}
