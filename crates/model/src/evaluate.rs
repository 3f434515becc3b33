//! From a comparison to its report.

use crate::comparison::{Attachment, Comparison, Scenario};
use crate::compat::{Carrier, Connection, connect};
use crate::delivered::deliver;
use crate::enclosure::usb_cap;
use crate::facts::Share;
use crate::facts::calibration::{ANY_TRAFFIC, DRIVES, GPU_COPIES, SATA_TRAFFIC};
use crate::facts::devices::DeviceClass;
use crate::form::Form;
use crate::legacy::LegacyBus;
use crate::link::LinkCapability;
use crate::protocol::{PacketBudget, PacketSettings};
use crate::report::{Band, Ladder, LimitedBy, Note, Report, ScenarioReport};
use crate::sata::{FrameGap, SataGeneration};
use crate::system::{self, Known, Optional};
use crate::traffic::{Direction, PacketSize, Traffic};
use crate::units::Throughput;
use crate::wire::Wire;

/// Evaluates every scenario of a comparison; total and deterministic.
#[must_use]
pub fn evaluate(comparison: &Comparison) -> Report {
    if let Some(known) = Known::get()
        && comparison.has_system()
    {
        return system::evaluate(comparison, known);
    }
    let traffic = &comparison.traffic;
    Report {
        scenarios: comparison.scenarios().iter().map(|scenario| evaluate_scenario(scenario, traffic)).collect(),
        base: comparison.base(),
        system: Optional::NONE,
    }
}

/// Evaluates one scenario under a traffic.
#[must_use]
pub fn evaluate_scenario(scenario: &Scenario, traffic: &Traffic) -> ScenarioReport {
    let connection = connect(scenario);
    let device = scenario.device.map(|device| device.profile());
    let class = device.as_ref().and_then(|device| device.class);
    let settings = resolve_packet_settings(traffic);
    let own = connection.device_carrier.and_then(|carrier| ladder(carrier, class, settings, traffic));
    let mut report = ScenarioReport {
        ladder: connection.carrier.and_then(|carrier| ladder(carrier, class, settings, traffic)),
        device_ceiling: own.and_then(|ladder| ladder.link_ceiling),
        limited_by: limited_by(&connection),
        notes: notes(scenario, class, &connection, traffic.direction),
        settings,
        each: None,
        route: Optional::NONE,
        scenario: *scenario,
        connection,
    };
    if let Some(device) = device {
        deliver(&mut report, &device, traffic);
    }
    report
}

fn limited_by(connection: &Connection) -> Option<LimitedBy> {
    let carrier = connection.carrier?;
    let port_gives_way = connection.port_carrier.is_some_and(|port| port != carrier);
    let device_gives_way = connection.device_carrier.is_some_and(|device| device != carrier);
    Some(match (port_gives_way, device_gives_way) {
        (false, false) => LimitedBy::Link,
        (false, true) => LimitedBy::PortLink,
        (true, false) => LimitedBy::DeviceLink,
        (true, true) => LimitedBy::BothEnds,
    })
}

pub(crate) fn ladder(
    carrier: Carrier,
    class: Option<DeviceClass>,
    settings: PacketSettings,
    traffic: &Traffic,
) -> Option<Ladder> {
    match carrier {
        Carrier::Pcie(link) => Some(pcie_ladder(link, share_of(class), settings, traffic)),
        Carrier::Sata { generation, ports } => Some(sata_ladder(generation, ports, traffic)),
        Carrier::Legacy(bus) => Some(legacy_ladder(bus, traffic)),
        Carrier::Usb(wire) => Some(usb_ladder(wire)),
        Carrier::NotModelled(_) => None,
    }
}

/// The share of the ceiling that such a device is known to reach.
#[must_use]
pub const fn share_of(class: Option<DeviceClass>) -> Share {
    match class {
        Some(DeviceClass::PcieSsd) => DRIVES,
        Some(DeviceClass::GraphicsCard) => GPU_COPIES,
        _ => ANY_TRAFFIC,
    }
}

/// The packet settings a comparison's traffic comes to on a PCIe link.
#[must_use]
pub fn resolve_packet_settings(traffic: &Traffic) -> PacketSettings {
    PacketSettings {
        mps: traffic.mps.unwrap_or(Traffic::AUTOMATIC_MPS),
        mrrs: traffic.mrrs,
        rcb: traffic.rcb,
        address: traffic.address,
        ecrc: traffic.ecrc,
    }
}

fn pcie_ladder(link: LinkCapability, share: Share, settings: PacketSettings, traffic: &Traffic) -> Ladder {
    let ceiling_at = |mps| PacketBudget::new(link, PacketSettings { mps, ..settings }, traffic.direction).ceiling();
    let ceiling = ceiling_at(settings.mps);
    let mut typical = share.of(ceiling);
    if traffic.mps.is_none() {
        // The payload is a guess, so the band also covers the two that are common besides it.
        typical.low = typical.low.min(ceiling_at(PacketSize::B128).scaled(share.value));
        typical.high = typical.high.max(ceiling_at(PacketSize::B512).scaled(share.value)).min(ceiling);
    }
    Ladder {
        line_rate: link.line_rate(),
        after_line_code: link.after_line_code(),
        link_ceiling: Some(ceiling),
        typical: Some(typical),
        delivered: Some(typical.value),
    }
}

fn sata_ladder(generation: SataGeneration, ports: u8, traffic: &Traffic) -> Ladder {
    let share = turn_share(traffic) * f64::from(ports);
    let ceiling = generation.payload_throughput(traffic.block, FrameGap::NONE).scaled(share);
    let value = generation.payload_throughput(traffic.block, FrameGap::TYPICAL).scaled(share);
    // Measured at 128 KiB; the spread around the value is taken to be the same for other blocks,
    // whose value is a smaller part of the ceiling.
    let typical = Band {
        low: value.scaled(SATA_TRAFFIC.low / SATA_TRAFFIC.value),
        value,
        high: value.scaled(SATA_TRAFFIC.high / SATA_TRAFFIC.value).min(ceiling),
    };
    Ladder {
        line_rate: generation.line_rate().scaled(share),
        after_line_code: generation.after_line_code().scaled(share),
        link_ceiling: Some(ceiling),
        typical: Some(typical),
        delivered: Some(typical.value),
    }
}

/// USB 3.2 codes 128 bits as 132; what its bridges move is known from cases on the market.
fn usb_ladder(wire: Wire) -> Ladder {
    let lanes = if wire == Wire::Usb20 { 2.0 } else { 1.0 };
    let line_rate = Throughput::from_mb_s(1250.0 * lanes);
    Ladder {
        line_rate,
        after_line_code: line_rate.scaled(128.0 / 132.0),
        link_ceiling: None,
        typical: None,
        delivered: Some(usb_cap(wire)),
    }
}

/// SATA and the parallel buses move data one way at a time, so when data flows both ways each way
/// has the link for half of the time.
fn turn_share(traffic: &Traffic) -> f64 {
    if traffic.direction == Direction::Both { 0.5 } else { 1.0 }
}

fn legacy_ladder(bus: LegacyBus, traffic: &Traffic) -> Ladder {
    let rate = bus.burst_rate().scaled(turn_share(traffic));
    Ladder { line_rate: rate, after_line_code: rate, link_ceiling: None, typical: None, delivered: None }
}

impl Share {
    fn of(self, ceiling: Throughput) -> Band {
        Band { low: ceiling.scaled(self.low), value: ceiling.scaled(self.value), high: ceiling.scaled(self.high) }
    }
}

fn notes(scenario: &Scenario, class: Option<DeviceClass>, connection: &Connection, direction: Direction) -> Vec<Note> {
    let mut notes = Vec::new();
    if scenario.port.form == Form::SataExpress {
        notes.push(Note::SataExpressEitherOr);
    }
    match connection.carrier {
        Some(Carrier::Sata { ports, .. }) => {
            if ports > 1 {
                notes.push(Note::TwoPorts);
            }
            if direction == Direction::Both {
                notes.push(Note::HalfDuplex);
            }
        }
        Some(Carrier::Legacy(_)) => notes.push(Note::SharedBus),
        Some(Carrier::Pcie(link)) => {
            if link.generation.is_flit() {
                notes.push(Note::FlitFigures);
            }
            if !link.width.is_built() {
                notes.push(Note::ArithmeticOnly);
            }
        }
        Some(Carrier::Usb(_) | Carrier::NotModelled(_)) | None => {}
    }
    if scenario.attachment == Some(Attachment::Chipset) && connection.carrier.is_some() {
        notes.push(Note::UplinkNotCounted);
    }
    if class == Some(DeviceClass::GraphicsCard) && matches!(connection.carrier, Some(Carrier::Pcie(_))) {
        notes.push(Note::IdleLink);
    }
    notes
}
