//! How many lanes and ports of a system are in use.

use super::System;
use super::offer::{Offer, controller_lanes};
use crate::compat::Carrier;
use crate::facts::boards::Place;
use crate::facts::platforms::Upstream;
use crate::report::ScenarioReport;

/// A kind of lanes or ports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneKind {
    /// The processor's lanes for slots, or those of a north bridge.
    Slots,
    /// The processor's lanes for drives.
    Drives,
    /// The chipset's own lanes.
    Chipset,
    /// The chipset's SATA ports.
    Sata,
}

impl LaneKind {
    /// The stable word in markup and exported data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Slots => "slots",
            Self::Drives => "drives",
            Self::Chipset => "chipset",
            Self::Sata => "sata",
        }
    }
}

/// How many of one kind there are and how many are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneUse {
    /// Which kind.
    pub kind: LaneKind,
    /// How many carry something.
    pub used: u8,
    /// How many there are, at the most.
    pub total: u8,
}

/// Lanes and ports of a system; kinds that it has none of are left out.
pub fn lane_budget(system: System, offers: &[Offer], reports: &[ScenarioReport]) -> Vec<LaneUse> {
    let platform = system.platform();
    let drives = (0..u8::MAX).map_while(|number| platform.drive_link(number)).map(|link| lanes(link.width.lanes()));
    let totals = [
        (LaneKind::Slots, platform.slot_lanes().map_or(0, |lanes| lanes.count)),
        (LaneKind::Drives, drives.fold(0, u8::saturating_add)),
        (LaneKind::Chipset, platform.chipset_lanes()),
        (LaneKind::Sata, platform.chipset.sata.map_or(0, |ports| ports.total)),
    ];
    let home = if platform.chipset.uplink == Upstream::OneChip { LaneKind::Slots } else { LaneKind::Chipset };
    let is_used = |row: &ScenarioReport| row.scenario.device.is_some() && row.carrier().is_some();
    let controllers = controller_lanes(system, offers, |at| reports.get(at).is_some_and(is_used));
    let mut uses = Vec::new();
    for (kind, total) in totals {
        let users = offers.iter().zip(reports).filter(|(offer, report)| {
            let is_used = report.scenario.device.is_some() || offer.is_soldered_usb4();
            offer.system == Some(system) && is_used && kind_of(offer, report) == Some(kind)
        });
        let soldered = if kind == home { controllers } else { 0 };
        let used = users.map(|(_, report)| lanes_used(report)).fold(soldered, u8::saturating_add);
        if total > 0 {
            uses.push(LaneUse { kind, used: used.min(total), total });
        }
    }
    uses
}

fn kind_of(offer: &Offer, report: &ScenarioReport) -> Option<LaneKind> {
    match (report.carrier()?, offer.place) {
        (Carrier::Pcie(_), Place::Slots { .. }) => Some(LaneKind::Slots),
        (Carrier::Pcie(_), Place::DriveLink(_)) => Some(LaneKind::Drives),
        (Carrier::Pcie(_), Place::Chipset | Place::SecondChip) => Some(LaneKind::Chipset),
        (Carrier::Sata { .. }, Place::Chipset) => Some(LaneKind::Sata),
        _ => None,
    }
}

fn lanes_used(report: &ScenarioReport) -> u8 {
    match report.carrier() {
        Some(Carrier::Pcie(link)) => lanes(link.width.lanes()).saturating_mul(report.connection.links),
        Some(Carrier::Sata { ports, .. }) => ports,
        _ => 0,
    }
}

fn lanes(count: u32) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
