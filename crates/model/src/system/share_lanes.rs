//! What becomes of the ports of one system when all of them are used at once.

use super::offer::{Offer, controller_lanes};
use super::{Cause, SitePlace, System};
use crate::comparison::{Attachment, Scenario};
use crate::compat::{Carrier, connect};
use crate::facts::boards::{Place, Then, When};
use crate::facts::platforms::Upstream;
use crate::form::Form;
use crate::lanes::{LaneGroup, PortLanes, Served, grant};
use crate::link::LinkCapability;
use crate::rules::{PortName, PortState, Rule, Use, apply};
use crate::sata::SataGeneration;
use crate::wire::Split;
use crate::word::Word;

/// What is in a port.
#[derive(Clone, Copy)]
struct Plugged {
    /// What it uses.
    used: Use,
    /// How many lanes it would use.
    lanes: u8,
}

/// Takes from the offers of a system what its other scenarios, rules and the number of lanes take.
pub fn share_lanes(scenarios: &[Scenario], system: System, rules: &[Rule], offers: &mut [Offer]) {
    occupy(scenarios, system, offers);
    let plugged: Vec<Option<Plugged>> =
        scenarios.iter().zip(&*offers).map(|(scenario, offer)| plugged(scenario, offer, system)).collect();
    board_rules(system, &plugged, offers);
    own_rules(system, rules, &plugged, offers);
    slot_lanes(system, &plugged, offers);
    drive_links(system, &plugged, offers);
    chipset(system, &plugged, offers);
}

/// A port takes one device, that of the first scenario that names it; SATA Express takes two SATA drives instead.
fn occupy(scenarios: &[Scenario], system: System, offers: &mut [Offer]) {
    let mut holders: Vec<(SitePlace, usize, bool)> = Vec::new();
    for (at, (scenario, offer)) in scenarios.iter().zip(offers).enumerate() {
        let Some(Attachment::Site(site)) = scenario.attachment else { continue };
        if offer.name.is_none() || offer.system != Some(system) || scenario.device.is_none() {
            continue;
        }
        let takes_half =
            offer.port.form == Form::SataExpress && matches!(connected(scenario, offer), Some(Carrier::Sata { .. }));
        let others: Vec<_> = holders.iter().filter(|(place, ..)| *place == site.place).collect();
        match others.as_slice() {
            [] => {}
            [(.., true)] if takes_half => {}
            [(_, by, _), ..] => {
                offer.kill(Cause::Occupied { by: u8::try_from(*by).unwrap_or(u8::MAX) });
                continue;
            }
        }
        holders.push((site.place, at, takes_half));
    }
}

fn connected(scenario: &Scenario, offer: &Offer) -> Option<Carrier> {
    connect(&Scenario { port: offer.port, ..*scenario }).carrier
}

/// What takes something of its port: nothing does that is on another system, and nothing that does not work.
fn plugged(scenario: &Scenario, offer: &Offer, system: System) -> Option<Plugged> {
    if offer.system != Some(system) || !(scenario.device.is_some() || offer.is_soldered_usb4()) {
        return None;
    }
    match connected(scenario, offer)? {
        // Where a slot is split, all lanes that are wired belong to one part or another.
        Carrier::Pcie(_) if offer.port.split != Split::Whole => {
            Some(Plugged { used: Use::Pcie, lanes: lanes_of(offer) })
        }
        Carrier::Pcie(link) => Some(Plugged { used: Use::Pcie, lanes: lanes(link) }),
        Carrier::Sata { .. } => Some(Plugged { used: Use::Sata, lanes: 0 }),
        Carrier::Legacy(_) | Carrier::Usb(_) | Carrier::NotModelled(_) => None,
    }
}

fn board_rules(system: System, plugged: &[Option<Plugged>], offers: &mut [Offer]) {
    let Some(machine) = system.machine() else { return };
    let is_named = |offer: &Offer, id: &str| {
        offer.is_board_port && offer.system == Some(system) && offer.name.is_some_and(|name| name.as_str() == id)
    };
    let is_settled = |offer: &Offer| {
        let row = offer.name.and_then(|name| machine.board.port(name.as_str()).ok());
        row.is_some_and(|row| machine.is_shared(row) && !machine.depends_on_setting(row))
    };
    for offer in offers.iter_mut().filter(|offer| offer.is_board_port && offer.system == Some(system)) {
        // What others take is known now, and no more a matter of whether.
        offer.port.is_shared &= !is_settled(offer);
    }
    for rule in machine.board.rules.iter().filter(|rule| rule.suits(machine.platform.cpu)) {
        let is_meant = |plugged: Plugged| match rule.when {
            When::Used(_) => true,
            When::UsedForPcie(_) => plugged.used == Use::Pcie,
            When::UsedForSata(_) => plugged.used == Use::Sata,
            // How the firmware is set is the reader's to say, by an own rule.
            When::Always | When::Set | When::UsedWhenMoved(_) => false,
        };
        let Some(cause) = rule.cause() else { continue };
        let taker = offers.iter().zip(plugged).position(|(offer, plugged)| {
            is_named(offer, cause) && !offer.port.is_dead() && plugged.is_some_and(is_meant)
        });
        let Some(by) = taker else { continue };
        let taken = Cause::Taken { by: u8::try_from(by).unwrap_or(u8::MAX) };
        for offer in offers.iter_mut().filter(|offer| is_named(offer, rule.port)) {
            match rule.then {
                Then::Off => offer.kill(taken),
                Then::Width(width) => offer.cap_width(u8::try_from(width.lanes()).unwrap_or(u8::MAX), |_| taken),
                Then::Moves(place, link) => {
                    offer.place = place;
                    offer.port.link = offer.port.link.map(|now| now.negotiate(link));
                    offer.cause = Some(taken);
                }
            }
        }
    }
}

fn own_rules(system: System, rules: &[Rule], plugged: &[Option<Plugged>], offers: &mut [Offer]) {
    if rules.is_empty() {
        return;
    }
    let named: Vec<(usize, PortName)> = offers
        .iter()
        .enumerate()
        .filter(|(_, offer)| offer.system == Some(system))
        .filter_map(|(at, offer)| Some((at, offer.name?)))
        .collect();
    let states: Vec<PortState> = named
        .iter()
        .filter_map(|(at, name)| {
            let offer = offers.get(*at)?;
            let used = plugged.get(*at).copied().flatten().filter(|_| !offer.port.is_dead());
            Some(PortState { name: *name, wired: lanes_of(offer), used: used.map(|plugged| plugged.used) })
        })
        .collect();
    for (((at, _), served), state) in named.iter().zip(apply(rules, &states)).zip(&states) {
        let Some(offer) = offers.get_mut(*at) else { continue };
        if served.lanes() == 0 {
            offer.kill(Cause::Rule);
        } else if served.lanes() < state.wired {
            offer.cap_width(served.lanes(), |_| Cause::Rule);
        }
    }
}

fn lanes(link: LinkCapability) -> u8 {
    u8::try_from(link.width.lanes()).unwrap_or(u8::MAX)
}

/// Lanes that are wired to a port; what has none counts as one.
fn lanes_of(offer: &Offer) -> u8 {
    offer.port.link.map_or(1, lanes)
}

/// Those whose PCIe is in use at such a place.
struct Users {
    /// Lanes of ports that the board has, and divides by its own rules.
    on_board: Vec<u8>,
    /// Scenarios whose port no board has, by index, with the lanes they would use.
    free: Vec<(usize, u8)>,
}

impl Users {
    fn at(system: System, plugged: &[Option<Plugged>], offers: &[Offer], is_there: impl Fn(Place) -> bool) -> Self {
        let mut users = Self { on_board: Vec::new(), free: Vec::new() };
        for (at, (offer, plugged)) in offers.iter().zip(plugged).enumerate() {
            let is_one = offer.system == Some(system) && !offer.port.is_dead() && is_there(offer.place);
            let Some(plugged) = plugged.filter(|plugged| is_one && plugged.used == Use::Pcie) else { continue };
            let lanes = plugged.lanes.min(lanes_of(offer));
            if offer.is_board_port {
                users.on_board.push(lanes);
            } else {
                users.free.push((at, lanes));
            }
        }
        users
    }

    /// What the board's ports leave of so many lanes.
    fn rest(&self, lanes: u8) -> u8 {
        self.on_board.iter().fold(lanes, |rest, lanes| rest.saturating_sub(*lanes))
    }

    fn wants(&self) -> Vec<u8> {
        self.free.iter().map(|(_, lanes)| *lanes).collect()
    }

    fn take(&self, offers: &mut [Offer], served: &[Served]) {
        for ((at, _), served) in self.free.iter().zip(served) {
            let Some(offer) = offers.get_mut(*at) else { continue };
            match served {
                Served::Off => offer.kill(Cause::NoLanesLeft),
                Served::Narrowed(lanes) => offer.cap_width(*lanes, |_| Cause::NoLanesLeft),
                Served::Empty | Served::Full(_) => {}
            }
        }
    }
}

/// Hands out the lanes for slots in the best way that processor and chipset allow.
fn slot_lanes(system: System, plugged: &[Option<Plugged>], offers: &mut [Offer]) {
    let platform = system.platform();
    let Some(lanes) = platform.slot_lanes() else { return };
    let users = Users::at(system, plugged, offers, |place| matches!(place, Place::Slots { .. }));
    let soldered = if platform.chipset.uplink == Upstream::OneChip {
        controller_lanes(system, offers, |at| plugged.get(at).is_some_and(Option::is_some))
    } else {
        0
    };
    if users.free.is_empty() || (users.on_board.len() + users.free.len() < 2 && soldered == 0) {
        return;
    }
    let rest = users.rest(lanes.count.saturating_sub(soldered));
    let most = if lanes.count > 16 || platform.cpu_row().is_divided_freely {
        users.wants()
    } else {
        let splits = platform.splits();
        // Ports of the board come first: it is built for the way in which they are divided.
        let wants: Vec<u8> = users.on_board.iter().copied().chain(users.wants()).collect();
        let served = best_division(LaneGroup { lanes: lanes.count, splits }, &wants);
        served.iter().skip(users.on_board.len()).map(|served| served.lanes()).collect()
    };
    let (granted, _) = grant(rest, &most);
    let served: Vec<Served> =
        users.wants().iter().zip(granted).map(|(wanted, granted)| Served::of(*wanted, granted.lanes())).collect();
    users.take(offers, &served);
}

/// The division that serves most ports, each wired to a part of its own, in the order they are named.
fn best_division(group: LaneGroup, wants: &[u8]) -> Vec<Served> {
    let mut best: Option<((usize, u32), Vec<Served>)> = None;
    for split in Split::VALUES.iter().copied() {
        if !group.splits.has(split) || (split != Split::Whole && split.lanes() != u32::from(group.lanes)) {
            continue;
        }
        let mut first = 0;
        let parts = if split == Split::Whole { &[] } else { split.parts() };
        let ports: Vec<PortLanes> = wants
            .iter()
            .enumerate()
            .map(|(at, wanted)| {
                let port = PortLanes { first, wired: *wanted, wanted: *wanted };
                let part = parts.get(at).copied().unwrap_or_else(|| u32::from(group.lanes));
                first = first.saturating_add(u8::try_from(part).unwrap_or(u8::MAX));
                port
            })
            .collect();
        let served = group.divided_as(split, &ports).served;
        let rank = (
            served.iter().filter(|served| served.lanes() > 0).count(),
            served.iter().map(|served| u32::from(served.lanes())).sum(),
        );
        if best.as_ref().is_none_or(|(other, _)| rank > *other) {
            best = Some((rank, served));
        }
    }
    best.map(|(_, served)| served).unwrap_or_default()
}

/// Hands out the processor's links for drives, one each.
fn drive_links(system: System, plugged: &[Option<Plugged>], offers: &mut [Offer]) {
    let is_link = |place| matches!(place, Place::DriveLink(_));
    let users = Users::at(system, plugged, offers, is_link);
    let mut taken: Vec<Place> = Vec::new();
    for (offer, plugged) in offers.iter().zip(plugged) {
        if offer.is_board_port && offer.system == Some(system) && plugged.is_some() && !offer.port.is_dead() {
            taken.push(offer.place);
        }
    }
    let mut numbers = (0..u8::MAX).filter(|number| !taken.contains(&Place::DriveLink(*number)));
    for (at, _) in &users.free {
        let (Some(offer), Some(number)) = (offers.get_mut(*at), numbers.next()) else { continue };
        if number > 0 {
            offer.take_drive_link(system.platform(), number, Cause::NoLanesLeft);
        }
    }
}

/// Hands out the chipset's lanes and SATA ports. Where none are recorded, the reader knows better.
fn chipset(system: System, plugged: &[Option<Plugged>], offers: &mut [Offer]) {
    let platform = system.platform();
    let total = platform.chipset_lanes();
    if total > 0 {
        let users = Users::at(system, plugged, offers, |place| matches!(place, Place::Chipset | Place::SecondChip));
        let soldered = controller_lanes(system, offers, |at| plugged.get(at).is_some_and(Option::is_some));
        users.take(offers, &grant(users.rest(total.saturating_sub(soldered)), &users.wants()).0);
    }
    let Some(ports) = platform.chipset.sata.filter(|ports| ports.total > 0) else { return };
    let is_one = |offer: &Offer, plugged: &Option<Plugged>| {
        offer.system == Some(system)
            && offer.place == Place::Chipset
            && !offer.port.is_dead()
            && plugged.is_some_and(|plugged| plugged.used == Use::Sata)
    };
    let on_board = offers.iter().zip(plugged).filter(|(offer, plugged)| offer.is_board_port && is_one(offer, plugged));
    let mut left = ports.total.saturating_sub(u8::try_from(on_board.count()).unwrap_or(u8::MAX));
    let mut fast = ports.at_6g;
    for (offer, plugged) in offers.iter_mut().zip(plugged) {
        if !is_one(offer, plugged) {
            continue;
        }
        if !offer.is_board_port {
            match left.checked_sub(1) {
                Some(rest) => left = rest,
                None => {
                    offer.kill(Cause::NoSataLeft);
                    continue;
                }
            }
        }
        if offer.port.sata == Some(SataGeneration::Gen3) {
            match fast.checked_sub(1) {
                Some(rest) => fast = rest,
                None if offer.is_board_port => {}
                None => {
                    offer.port.sata = Some(SataGeneration::Gen2);
                    offer.cause = Some(Cause::NoFastSataLeft);
                }
            }
        }
    }
}
