//! Paths to the processor, and what devices get of them.

use super::division::Hung;
use super::lane_budget::lane_budget;
use super::offer::{Offer, offer};
use super::share_lanes::share_lanes;
use super::trunk::{NOTHING_MEASURED, Trunk};
use super::{Held, IfKnown, Known, Mode, Optional, Route, Setup, Stop, System, SystemReport, Term};
use crate::comparison::{Attachment, Comparison, Scenario};
use crate::compat::Carrier;
use crate::compat::effect::Verdict;
use crate::compat::reason::Reason;
use crate::evaluate::evaluate_scenario;
use crate::path::{Load, PerDirection, Place, Segment, Spot, demand_of};
use crate::report::{LimitedBy, Note, Report, Rung, ScenarioReport};
use crate::shares::Shares;
use crate::traffic::{Direction, PacketSize, Traffic};
use crate::units::Throughput;

/// What is lost by less than this is rounding.
const ROUNDING: f64 = 1.0 - 1e-9;

/// Evaluates a comparison some of whose ports hang on systems.
pub fn evaluate(comparison: &Comparison, known: Known) -> Report {
    let setup = comparison.setup();
    let own = setup.map(|setup| setup.system);
    let scenarios = comparison.scenarios();
    let mut offers: Vec<Offer> = scenarios.iter().map(|scenario| offer(scenario, own)).collect();
    let is_together = comparison.mode() == Mode::Together;
    let groups = groups(&offers, is_together);
    for (system, _) in groups.iter().filter(|_| is_together) {
        let rules = setup.filter(|setup| setup.system == *system).map_or(&[][..], |setup| &setup.rules);
        share_lanes(scenarios, *system, rules, &mut offers);
    }
    let traffic = &comparison.traffic;
    let without = setup.map_or(&[][..], |setup| &setup.without);
    let mut reports: Vec<ScenarioReport> = scenarios
        .iter()
        .zip(&offers)
        .map(|(scenario, offer)| {
            let report = evaluate_scenario(&as_offered(scenario, offer, without), traffic);
            ScenarioReport { scenario: *scenario, ..report }
        })
        .collect();
    let sharing = Sharing { known, traffic, without };
    let mut first = 0;
    for (system, group) in &groups {
        first = sharing.share(*system, group, &offers, &mut reports, first);
    }
    let lanes = |setup: &Setup| SystemReport {
        system: setup.system,
        lanes: if is_together { lane_budget(setup.system, &offers, &reports) } else { Vec::new() },
    };
    let system = Optional::of(setup.map(lanes));
    Report { scenarios: reports, base: comparison.base(), system }
}

/// A scenario with what its port offers, and without a controller whose measured term is left out.
fn as_offered(scenario: &Scenario, offer: &Offer, without: &[Term]) -> Scenario {
    let attachment = match scenario.attachment {
        Some(Attachment::Asm1061) if offer.system.is_some() && without.contains(&Term::Asm106x) => {
            Some(Attachment::Chipset)
        }
        other => other,
    };
    Scenario { port: offer.port, attachment, ..*scenario }
}

/// Scenarios whose devices are busy at the same time on one system, by index.
fn groups(offers: &[Offer], is_together: bool) -> Vec<(System, Vec<usize>)> {
    let mut groups: Vec<(System, Vec<usize>)> = Vec::new();
    for (at, offer) in offers.iter().enumerate() {
        let Some(system) = offer.system else { continue };
        match groups.iter_mut().find(|(other, _)| is_together && *other == system) {
            Some((_, group)) => group.push(at),
            None => groups.push((system, vec![at])),
        }
    }
    groups
}

struct Sharing<'a> {
    known: Known,
    traffic: &'a Traffic,
    without: &'a [Term],
}

impl Sharing<'_> {
    /// Works out the paths of one group and lowers what its devices deliver to their shares.
    ///
    /// The group's segments are numbered from `start`; where the numbers of the next group start.
    fn share(
        &self,
        system: System,
        group: &[usize],
        offers: &[Offer],
        reports: &mut [ScenarioReport],
        start: usize,
    ) -> usize {
        let mut trunk = Trunk::new(self.without);
        let mut loads = Vec::new();
        // For each scenario of the group: where it is hung, and its first load.
        let mut hung: Vec<(Option<Spot>, usize)> = Vec::new();
        let mut payloads: Vec<Option<PacketSize>> = Vec::new();
        for at in group {
            let (Some(offer), Some(report)) = (offers.get(*at), reports.get(*at)) else { continue };
            let first = loads.len();
            let mut spot = None;
            if let Some(carrier) = report.carrier() {
                let above = trunk.above(offer, carrier, system);
                let demand = demand_of(report, self.traffic);
                for _ in 0..report.connection.links {
                    spot = trunk.hang(Segment::Slot(carrier), above);
                    if let Some(at) = spot.filter(|_| report.scenario.device.is_some()) {
                        loads.push(Load { at, demand });
                    }
                    note_payload(&trunk, spot, report, &mut payloads);
                }
            }
            hung.push((spot, first));
        }
        let capacity = |at: usize, segment: &Segment, rung| {
            let mps = self.traffic.mps.or_else(|| payloads.get(at).copied().flatten());
            segment.capacity(&Traffic { mps, ..*self.traffic }, rung)
        };
        let ceilings = trunk.topology.capacities(|at, segment| capacity(at, segment, Rung::LinkCeiling));
        // What is typical of a connector is in the demand already, and some ratings are above it.
        let usual = trunk.topology.capacities(|at, segment| match ceilings.get(at) {
            Some(ceiling) if segment.place() == Place::Slot => *ceiling,
            _ => capacity(at, segment, Rung::Typical),
        });
        let most = trunk.topology.shares_of(&loads, &ceilings);
        let typical = trunk.topology.shares_of(&loads, &usual);
        let direction = self.traffic.direction;
        let sets = Hung { topology: &trunk.topology, loads: &loads };
        for (at, (spot, load)) in group.iter().zip(hung) {
            let (Some(offer), Some(report)) = (offers.get(*at), reports.get_mut(*at)) else { continue };
            let is_loaded = report.scenario.device.is_some() && report.carrier().is_some();
            let share = if is_loaded { worst(direction, &most, &typical, load) } else { None };
            let held = share.map(|share| share.port);
            let shown = if direction == Direction::ToDevice { &most.to_device } else { &most.to_host };
            let mut stops = Vec::new();
            let mut spots = Vec::new();
            let mut held_by = None;
            if let Some(spot) = spot {
                // What is not known to limit anything, and is no link, says nothing.
                let is_told = |segment: &Segment| *segment != NOTHING_MEASURED;
                for (spot, segment) in trunk.topology.path(spot).filter(|(_, segment)| is_told(segment)) {
                    if held == Some(spot.index()) {
                        held_by = Some(stops.len());
                    }
                    let flows =
                        loads.iter().filter(|load| trunk.topology.path(load.at).any(|(other, _)| other == spot));
                    let ceiling = ceilings.get(spot.index()).map(|most| match direction {
                        Direction::ToDevice => most.to_device,
                        Direction::ToHost | Direction::Both => most.to_host,
                    });
                    spots.push(spot);
                    stops.push(Stop {
                        segment,
                        number: start + spot.index(),
                        ceiling: ceiling.filter(|ceiling| ceiling.mb_s() < f64::MAX),
                        load: Throughput::from_mb_s(shown.loads.get(spot.index()).copied().unwrap_or_default()),
                        flows: u8::try_from(flows.count()).unwrap_or(u8::MAX),
                    });
                }
            }
            report.notes.retain(|note| *note != Note::UplinkNotCounted);
            let mut route = Route {
                system,
                offered: offer.port,
                cause: offer.cause,
                place: offer.place,
                stops,
                held_by,
                division: None,
            };
            if let (Some(share), Some(guilty)) = (share, route.guilty()) {
                let ways = sets.ways(share.port, load);
                // Where all ways lead to as many, the parts are even.
                let is_less = |ways: u8, behind: u8| u16::from(ways) * u16::from(behind) > u16::from(guilty.flows);
                let held = Held {
                    place: guilty.segment.place(),
                    flows: guilty.flows,
                    behind: ways.filter(|(ways, behind)| is_less(*ways, behind.flows)).map(|(_, behind)| behind),
                    is_sata: matches!(report.carrier(), Some(Carrier::Sata { .. })),
                };
                if hold(report, share.rate, IfKnown::of(self.known, held)) {
                    let one_way = |of: &[PerDirection<Throughput>], at: usize| Some(share.of(*of.get(at)?));
                    let (ceiling, usually) = (|at| one_way(&ceilings, at), |at| one_way(&usual, at));
                    route.division = sets.division(
                        &spots,
                        load,
                        share.of(PerDirection { to_host: &typical.to_host, to_device: &typical.to_device }),
                        [&ceiling, &usually],
                    );
                }
            }
            report.route = Optional::of(Some(route));
        }
        start + most.to_host.loads.len()
    }
}

/// A segment is as wide as the widest payload makes it that a rating of those was reckoned with who go
/// through it.
fn note_payload(
    trunk: &Trunk<'_>,
    spot: Option<Spot>,
    report: &ScenarioReport,
    payloads: &mut Vec<Option<PacketSize>>,
) {
    for (at, _) in spot.into_iter().flat_map(|spot| trunk.topology.path(spot)) {
        if payloads.len() <= at.index() {
            payloads.resize(at.index() + 1, None);
        }
        if let Some(payload) = payloads.get_mut(at.index()) {
            *payload = (*payload).max(Some(report.settings.mps));
        }
    }
}

/// What a load gets that something holds back.
#[derive(Clone, Copy)]
struct HeldShare {
    /// The port that does, by the ceilings.
    port: usize,
    /// What is to be expected.
    rate: Throughput,
    /// The direction that decides.
    is_to_device: bool,
}

impl HeldShare {
    /// What holds in the direction that decides.
    fn of<T: Copy>(&self, both: PerDirection<T>) -> T {
        if self.is_to_device { both.to_device } else { both.to_host }
    }
}

/// What a load gets where a port holds it back: the lesser of both directions.
fn worst(
    direction: Direction,
    most: &PerDirection<Shares>,
    typical: &PerDirection<Shares>,
    load: usize,
) -> Option<HeldShare> {
    let of = |most: &Shares, typical: &Shares, is_to_device| {
        let port = most.held_by.get(load).copied().flatten()?;
        Some(HeldShare { port, rate: Throughput::from_mb_s(*typical.rates.get(load)?), is_to_device })
    };
    let to_host = || of(&most.to_host, &typical.to_host, false);
    let to_device = || of(&most.to_device, &typical.to_device, true);
    match direction {
        Direction::ToHost => to_host(),
        Direction::ToDevice => to_device(),
        Direction::Both => match (to_host(), to_device()) {
            (Some(one), Some(two)) => Some(if two.rate < one.rate { two } else { one }),
            (one, two) => one.or(two),
        },
    }
}

/// Lowers what is delivered to the share of something on the way; whether that is less.
fn hold(report: &mut ScenarioReport, rate: Throughput, held: IfKnown<Held>) -> bool {
    let Some(ladder) = &mut report.ladder else { return false };
    if rate.mb_s() >= ladder.lowest().mb_s() * ROUNDING {
        return false;
    }
    // Of a parallel bus, what is delivered was not known until something on its way turned out to be full.
    ladder.delivered = Some(rate);
    report.limited_by = Some(LimitedBy::Path(held));
    if let Some(each) = &mut report.each {
        each.rate = rate.scaled(1.0 / f64::from(each.count));
    }
    // The other reasons are about the connector, and may all be good.
    report.connection.reasons.retain(|reason| !matches!(reason, Reason::FullLink | Reason::Enough));
    report.connection.reasons.push(Reason::Held(held));
    if held.place != Place::Slot {
        report.connection.verdict = report.connection.verdict.max(Verdict::Limited);
    }
    true
}
