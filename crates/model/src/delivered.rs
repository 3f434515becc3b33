//! The last rung: the least of what the link, the device and everything in between allow.

use crate::comparison::Scenario;
use crate::compat::effect::{Effect, Verdict};
use crate::compat::reason::Reason;
use crate::compat::{Carrier, Connection};
use crate::device::Profile;
use crate::enclosure::Tunnel;
use crate::evaluate::{ladder, resolve_packet_settings};
use crate::facts::devices::{Behind, Rating};
use crate::link::{LinkCapability, LinkWidth};
use crate::protocol::PacketSettings;
use crate::report::{Each, Ladder, LimitedBy, ScenarioReport};
use crate::sata::FrameGap;
use crate::traffic::{Direction, PacketSize, Traffic};
use crate::units::Throughput;

/// Lowers the delivered rung to what device, controller and enclosure allow, and says which won.
pub fn deliver(report: &mut ScenarioReport, device: &Profile, traffic: &Traffic) {
    let rated = rated(device.rating, traffic.direction);
    if let Some(rated) = rated {
        reach_rating(report, device, rated, traffic);
    }
    let Some(mut now) = report.ladder else { return };
    let Some(mut least) = now.delivered else { return };
    let mut limit = |rate: Throughput, by: LimitedBy, limited_by: &mut Option<LimitedBy>| {
        if rate < least {
            least = rate;
            *limited_by = Some(by);
        }
    };
    if let Some(rated) = rated {
        limit(rated, LimitedBy::DeviceRating, &mut report.limited_by);
    }
    let drives = report.scenario.count_of(device);
    let sata_drive = sata_drive(device, drives, traffic);
    if let Some(together) = together(&report.scenario, device, traffic) {
        limit(together, LimitedBy::Drives, &mut report.limited_by);
    }
    for reason in &report.connection.reasons {
        match *reason {
            Reason::ControllerCap { mb_s } => {
                limit(Throughput::from_mb_s(f64::from(mb_s)), LimitedBy::Controller, &mut report.limited_by);
            }
            Reason::EnclosureCap(tunnel) => limit(tunnel.cap(), LimitedBy::Enclosure, &mut report.limited_by),
            _ => {}
        }
    }
    if let Some(of_case) = Tunnel::of(device.form)
        && Tunnel::of(report.scenario.port.form).is_some()
    {
        limit(of_case.cap(), LimitedBy::Enclosure, &mut report.limited_by);
    }
    if matches!(report.connection.carrier, Some(Carrier::Usb(_))) && report.limited_by != Some(LimitedBy::DeviceRating)
    {
        report.limited_by = Some(LimitedBy::Enclosure);
    }
    now.delivered = Some(least);
    report.ladder = Some(now);
    forgive_link(report);
    let shares_one_link =
        matches!(device.behind, Behind::SataPorts { .. } | Behind::M2Sockets { has_switch: true, .. });
    if drives > 1 && shares_one_link {
        report.each = Some(Each { count: drives, rate: least.scaled(1.0 / f64::from(drives)), wanted: sata_drive });
    }
}

/// What one of the drives behind a SATA controller moves; `None` where none are named.
fn sata_drive(device: &Profile, drives: u8, traffic: &Traffic) -> Option<Throughput> {
    match device.behind {
        Behind::SataPorts { rate, .. } if drives > 0 => Some(rate.payload_throughput(traffic.block, FrameGap::TYPICAL)),
        _ => None,
    }
}

/// What the drives that are named behind a SATA controller move together, each one way at a time, or what the
/// sockets of a switch carry that are used, where they have fewer lanes than its card.
#[must_use]
pub fn together(scenario: &Scenario, device: &Profile, traffic: &Traffic) -> Option<Throughput> {
    let drives = scenario.count_of(device);
    let each = sata_drive(device, drives, traffic).or_else(|| socket_of_switch(device, drives, traffic))?;
    Some(each.scaled(f64::from(drives)))
}

/// What one socket behind a switch carries; `None` where the card's own link is no wider than all that are used.
fn socket_of_switch(device: &Profile, drives: u8, traffic: &Traffic) -> Option<Throughput> {
    let Behind::M2Sockets { has_switch: true, .. } = device.behind else { return None };
    let own = device.links[0]?;
    let socket = LinkCapability::new(own.generation, LinkWidth::X4);
    if u32::from(drives) * socket.width.lanes() >= own.width.lanes() {
        return None;
    }
    let settings = resolve_packet_settings(traffic);
    Some(ladder(Carrier::Pcie(socket), device.class, settings, traffic)?.lowest())
}

/// A lesser link, bridge, tunnel or controller holds nothing back where the device gives all it has: its rating, or its drives'.
fn forgive_link(report: &mut ScenarioReport) {
    let connection = &mut report.connection;
    let has_all = matches!(report.limited_by, Some(LimitedBy::DeviceRating | LimitedBy::Drives));
    let is_forgiven = |reason: &Reason| {
        reason.effect() != Effect::Limits
            || reason.is_about_link()
            || matches!(reason, Reason::UsbBridge(_) | Reason::EnclosureCap(_) | Reason::ControllerCap { .. })
    };
    if has_all && connection.verdict == Verdict::Limited && connection.reasons.iter().all(is_forgiven) {
        connection.reasons.push(Reason::Enough);
        connection.verdict = Verdict::Works;
    }
}

/// A drive's rating, or what a card's ports need, in the direction that data flows.
#[must_use]
pub fn rated(rating: Rating, direction: Direction) -> Option<Throughput> {
    let mb_s = match rating {
        Rating::NotPublished => return None,
        Rating::Ports(mb_s) => mb_s,
        Rating::Drive { to_host, to_device } => match direction {
            Direction::ToHost => to_host,
            Direction::ToDevice => to_device,
            Direction::Both => to_host.min(to_device),
        },
    };
    Some(Throughput::from_mb_s(f64::from(mb_s)))
}

/// A maker's rating is a measurement on the device's own full link: there, it is what is typical.
///
/// Where only a larger payload leaves room for it, the drive has been measured with one, so 512
/// bytes are reckoned with unless the reader has set a payload. Nothing exceeds the ceiling.
fn reach_rating(report: &mut ScenarioReport, device: &Profile, rated: Throughput, traffic: &Traffic) {
    if !matches!(device.rating, Rating::Drive { .. }) || !has_own_link(&report.connection) {
        return;
    }
    let Some(carrier) = report.connection.carrier else { return };
    // A rating is for one direction; both ways at once take turns on SATA.
    if traffic.direction == Direction::Both && matches!(carrier, Carrier::Sata { .. }) {
        return;
    }
    let Some(mut now) = report.ladder else { return };
    if is_above_ceiling(&now, rated) && traffic.mps.is_none() {
        let settings = PacketSettings { mps: PacketSize::B512, ..report.settings };
        if let Some(larger) = ladder(carrier, device.class, settings, traffic) {
            now = larger;
            report.settings = settings;
            report.device_ceiling = larger.link_ceiling;
        }
    }
    if let (Some(typical), Some(ceiling)) = (&mut now.typical, now.link_ceiling) {
        let reached = rated.min(ceiling);
        if reached >= rated && reached > typical.value {
            report.limited_by = Some(LimitedBy::DeviceRating);
        }
        typical.value = typical.value.max(reached);
        typical.high = typical.high.max(reached);
        now.delivered = Some(typical.value);
    }
    report.ladder = Some(now);
}

/// Whether what runs carries as much as what the device has by itself.
fn has_own_link(connection: &Connection) -> bool {
    match (connection.carrier, connection.device_carrier) {
        (Some(Carrier::Pcie(link)), Some(Carrier::Pcie(own))) => link.is_equal_in_rate(own),
        (one, two) => one == two,
    }
}

fn is_above_ceiling(ladder: &Ladder, rated: Throughput) -> bool {
    ladder.link_ceiling.is_some_and(|ceiling| rated > ceiling)
}
