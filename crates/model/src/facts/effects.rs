//! What has been measured on links like the one at hand: shown beside the arithmetic, never part of it.

use super::devices::{DeviceClass, Rating};
use crate::comparison::Attachment;
use crate::compat::Carrier;
use crate::device::{Device, Profile};
use crate::form::{Family, Form};
use crate::generation::Generation::{self, Gen1, Gen2, Gen3, Gen4};
use crate::link::{LinkCapability, LinkWidth};
use crate::report::ScenarioReport;
use crate::sata::SataGeneration;
use crate::system::SitePlace;

/// One published result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EffectRow {
    /// What it was found with.
    pub of: Subject,
    /// The link it was found on.
    pub at: Carrier,
    /// What was found.
    pub found: Found,
    /// Who published it, titles untranslated.
    pub source: &'static str,
}

/// What a result was found with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A device of the catalogue.
    Device(&'static str),
    /// A device of the catalogue at `OCuLink`, or on a cable from an M.2 socket.
    OverCable(&'static str),
    /// Any device of a group.
    Class(DeviceClass),
    /// Any drive of a group behind the chipset.
    BehindChipset(DeviceClass),
    /// A network card whose ports need that much, in MB/s.
    Network(u16),
    /// Nothing in particular.
    Anything,
}

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// Frames per second lost in games, in per cent of those on the card's own full link.
    FramesLost {
        /// Least mean.
        low: u8,
        /// Greatest mean.
        high: u8,
        /// The most in one game; 0 when not told.
        worst: u8,
    },
    /// Throughput lost, in per cent of that on a processor's port.
    RateLost {
        /// The least.
        low: u8,
        /// The most.
        high: u8,
    },
    /// Data moved, in MB/s.
    Moved {
        /// The least.
        low: u16,
        /// The most.
        high: u16,
    },
    /// Data read and written, in MB/s.
    ReadAndWritten {
        /// Reading.
        read: u16,
        /// Writing.
        written: u16,
    },
    /// Data read on a Raspberry Pi 5, in MB/s.
    MovedOnPi5(u16),
    /// Peak traffic of a language model spread over two cards, in MB/s.
    ModelTraffic {
        /// The least.
        low: u16,
        /// The most.
        high: u16,
    },
    /// What a card moved in a slot for four lanes of which one was in use, in MB/s.
    OneLaneOfFour(u16),
    /// An M.2 socket that shares lanes with SATA ports of the board.
    SataPortsTaken,
    /// Where the 28 lanes of an AM5 processor go.
    Am5Lanes,
}

const fn row(of: Subject, at: Carrier, found: Found, source: &'static str) -> EffectRow {
    EffectRow { of, at, found, source }
}

const fn pcie(generation: Generation, width: LinkWidth) -> Carrier {
    Carrier::Pcie(LinkCapability::new(generation, width))
}

const fn frames(id: &'static str, at: Carrier, lost: (u8, u8, u8), source: &'static str) -> EffectRow {
    let (low, high, worst) = lost;
    row(Subject::Device(id), at, Found::FramesLost { low, high, worst }, source)
}

const RTX_5090: &str = "TechPowerUp: RTX 5090 PCI-Express scaling";
const RTX_5060_TI: &str = "TechPowerUp: RTX 5060 Ti PCI-Express x8 scaling";
const RX_6500_XT: &str = "TechPowerUp: RX 6500 XT PCIe scaling";
const PI_5: &str = "geerlingguy/raspberry-pi-pcie-devices, issues 609 and 664";
const SSD: Subject = Subject::Class(DeviceClass::PcieSsd);

/// Every result, in the order it is shown.
pub const EFFECTS: [EffectRow; 19] = [
    frames("geforce-rtx-5090", pcie(Gen4, LinkWidth::X16), (1, 1, 0), RTX_5090),
    frames("geforce-rtx-5090", pcie(Gen3, LinkWidth::X16), (4, 4, 0), RTX_5090),
    frames("geforce-rtx-5090", pcie(Gen4, LinkWidth::X8), (4, 4, 0), RTX_5090),
    frames("geforce-rtx-5090", pcie(Gen3, LinkWidth::X8), (10, 10, 0), RTX_5090),
    frames("geforce-rtx-4090", pcie(Gen3, LinkWidth::X16), (2, 2, 0), "TechPowerUp: RTX 4090 PCI-Express scaling"),
    frames("geforce-rtx-5060-ti", pcie(Gen4, LinkWidth::X8), (1, 2, 0), RTX_5060_TI),
    frames("geforce-rtx-5060-ti", pcie(Gen3, LinkWidth::X8), (4, 5, 17), RTX_5060_TI),
    frames("radeon-rx-6500-xt", pcie(Gen3, LinkWidth::X4), (13, 13, 0), RX_6500_XT),
    frames("radeon-rx-6500-xt", pcie(Gen2, LinkWidth::X4), (34, 34, 0), RX_6500_XT),
    row(
        Subject::OverCable("geforce-rtx-4090"),
        pcie(Gen4, LinkWidth::X4),
        Found::FramesLost { low: 17, high: 23, worst: 0 },
        "Partofstyle: OCuLink and RTX 4090",
    ),
    row(
        Subject::Class(DeviceClass::GraphicsCard),
        pcie(Gen4, LinkWidth::X4),
        Found::ModelTraffic { low: 3000, high: 4000 },
        "r/LocalLLaMA, 1t5nw2k",
    ),
    row(
        Subject::BehindChipset(DeviceClass::PcieSsd),
        pcie(Gen4, LinkWidth::X4),
        Found::RateLost { low: 5, high: 10 },
        "3DNews: AMD vs Intel SSD performance (2020)",
    ),
    row(
        SSD,
        pcie(Gen2, LinkWidth::X4),
        Found::Moved { low: 1600, high: 1600 },
        "Tom's Hardware: XP941 and Z97, the same old bandwidth limitations",
    ),
    row(SSD, pcie(Gen2, LinkWidth::X1), Found::MovedOnPi5(442), PI_5),
    row(SSD, pcie(Gen3, LinkWidth::X1), Found::MovedOnPi5(858), PI_5),
    row(
        Subject::Class(DeviceClass::SataSsd),
        Carrier::Sata { generation: SataGeneration::Gen2, ports: 1 },
        Found::ReadAndWritten { read: 285, written: 275 },
        "ja.stcforcable.com",
    ),
    row(
        Subject::Network(1250),
        pcie(Gen3, LinkWidth::X1),
        Found::Moved { low: 875, high: 875 },
        "michaelstinkerings.org",
    ),
    row(
        Subject::Device("lsi-9211-8i"),
        pcie(Gen2, LinkWidth::X8),
        Found::Moved { low: 2500, high: 2500 },
        "ServeTheHome: LSI 9202-16e review",
    ),
    row(Subject::Anything, pcie(Gen2, LinkWidth::X1), Found::OneLaneOfFour(380), "gynvael.coldwind.pl, 749"),
];

/// A socket of a board that its manual is quoted for.
const SATA_PORTS_TAKEN: EffectRow =
    row(Subject::Anything, pcie(Gen1, LinkWidth::X1), Found::SataPortsTaken, "MSI: manual of the B550 Unify-X");

/// What a USB4 port on the processor is one part of.
const AM5_LANES: EffectRow =
    row(Subject::Anything, pcie(Gen4, LinkWidth::X4), Found::Am5Lanes, "ComputerBase, thread 2212949");

/// What has been found on links like the one that a scenario comes to.
#[must_use]
pub fn effects(report: &ScenarioReport) -> Vec<&'static EffectRow> {
    let mut found = Vec::new();
    let Some(carrier) = report.carrier() else { return found };
    let port = &report.scenario.port;
    // Of a board that is on record, its own rules say more than an example.
    let is_on_record =
        matches!(report.scenario.attachment, Some(Attachment::Site(site)) if matches!(site.place, SitePlace::Port(_)));
    if port.form == Form::M2M && (port.is_shared || port.sata.is_some()) && !is_on_record {
        found.push(&SATA_PORTS_TAKEN);
    }
    if port.form == Form::Usb4 && report.scenario.attachment == Some(Attachment::Cpu) {
        found.push(&AM5_LANES);
    }
    let device = report.scenario.device;
    let profile = device.map(|device| device.profile());
    found.extend(EFFECTS.iter().filter(|row| row.at == carrier && concerns(row, report, device, profile.as_ref())));
    found
}

fn concerns(row: &EffectRow, report: &ScenarioReport, device: Option<Device>, profile: Option<&Profile>) -> bool {
    let class = profile.and_then(|profile| profile.class);
    let port = report.scenario.port.form;
    match row.of {
        Subject::Device(id) => matches!(device, Some(Device::Listed(row)) if row.id == id),
        // OCuLink is a plug of its own, or a cable from an M.2 socket.
        Subject::OverCable(id) => {
            matches!(device, Some(Device::Listed(row)) if row.id == id)
                && matches!(port.family(), Family::Oculink | Family::M2)
        }
        Subject::Class(wanted) => {
            class == Some(wanted) && !port.is_tunnel() && profile.is_some_and(|profile| can_move(profile, row.found))
        }
        Subject::BehindChipset(wanted) => class == Some(wanted) && report.is_on_chipset(),
        Subject::Network(need) => profile.is_some_and(|profile| profile.rating == Rating::Ports(need)),
        Subject::Anything => report.scenario.device.is_none(),
    }
}

/// Whether a device is rated above what another of its kind was measured to move on the link.
fn can_move(profile: &Profile, found: Found) -> bool {
    let (Found::Moved { high: moved, .. } | Found::MovedOnPi5(moved)) = found else { return true };
    matches!(profile.rating, Rating::Drive { to_host, .. } if to_host > moved)
}

#[cfg(test)]
mod tests {
    use super::{EFFECTS, Found, Subject, effects};
    use crate::{evaluate, facts::devices::find, query};

    fn found(text: &str) -> Vec<Found> {
        let report = evaluate(&query::read(text).comparison);
        effects(&report.scenarios[0]).iter().map(|row| row.found).collect()
    }

    #[test]
    fn every_named_device_is_in_the_catalogue() {
        for row in EFFECTS {
            if let Subject::Device(id) | Subject::OverCable(id) = row.of {
                assert!(find(id).is_some(), "{id}");
            }
        }
    }

    #[test]
    fn a_result_is_shown_on_its_link_alone() {
        let lost = |low, high, worst| Found::FramesLost { low, high, worst };
        assert_eq!(found("s=x16:3.0x8,,geforce-rtx-5060-ti"), [lost(4, 5, 17)]);
        assert_eq!(found("s=x16:5.0x8,,geforce-rtx-5060-ti"), []);
        assert_eq!(found("s=x16:3.0x16,,geforce-rtx-5060-ti"), [lost(4, 5, 17)]);
        assert_eq!(found("s=sata:300,,samsung-870-evo-1tb"), [Found::ReadAndWritten { read: 285, written: 275 }]);
    }

    #[test]
    fn a_chipset_takes_from_drives_behind_it_alone() {
        let lost = Found::RateLost { low: 5, high: 10 };
        assert_eq!(found("s=m2m:4.0x4,chipset,samsung-980-pro-1tb"), [lost]);
        assert_eq!(found("s=m2m:4.0x4,cpu,samsung-980-pro-1tb"), []);
    }

    #[test]
    fn a_socket_with_sata_may_take_ports() {
        assert_eq!(found("s=m2m:3.0x4-sata600"), [Found::SataPortsTaken]);
        assert_eq!(found("s=m2m:3.0x4"), []);
    }

    #[test]
    fn a_socket_without_the_key_of_drives_takes_no_ports() {
        assert_eq!(found("s=m2b:3.0x2-sata600"), []);
    }

    #[test]
    fn a_drive_rated_below_a_measurement_is_not_told_of_it() {
        let moved = Found::Moved { low: 1600, high: 1600 };
        assert_eq!(found("s=m2m:2.0x4,,samsung-980-pro-1tb"), [moved]);
        let slow = "samsung-xp941-512gb";
        assert!(find(slow).is_some());
        assert_eq!(found("s=m2m:2.0x4,,samsung-xp941-512gb"), []);
    }

    #[test]
    fn what_was_found_over_a_cable_is_told_of_cables() {
        let lost = Found::FramesLost { low: 17, high: 23, worst: 0 };
        assert!(found("s=oculink:4.0x4,,geforce-rtx-4090").contains(&lost));
        assert!(found("s=m2m:4.0x4,,geforce-rtx-4090").contains(&lost));
        let slot = found("s=x16:4.0x4,,geforce-rtx-4090");
        assert!(!slot.contains(&lost) && slot.iter().any(|found| matches!(found, Found::ModelTraffic { .. })));
    }
}
