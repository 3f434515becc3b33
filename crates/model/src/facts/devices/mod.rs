//! The device catalogue: what is known of drives, cards and modules that people ask about.
//!
//! Rows and their sources come from one list, but live in tables of their own: a program that shows
//! no sources does not carry them. `docs/data.md` has the meaning of every field and the way to add
//! a device.

/// Writes the rows of one class and their sources from one list, so that neither lacks an entry.
macro_rules! devices {
    ($class:ident:
        $($id:literal, $name:literal, $shape:expr, $confidence:ident, $source:literal;)+
    ) => {
        pub(super) const ROWS: &[super::DeviceRow] = &[$(
            super::DeviceRow {
                id: $id,
                name: $name,
                class: super::DeviceClass::$class,
                confidence: super::Confidence::$confidence,
                ..$shape
            },
        )+];

        pub(super) const SOURCES: &[&str] = &[$($source),+];
    };
}

mod capture;
mod graphics_cards;
mod hard_disks;
mod links;
mod m2_cards;
mod network_cards;
mod other;
mod pcie_ssds;
mod row;
mod sata_ssds;
mod storage_controllers;
mod usb_controllers;
mod width_set;

pub use row::{Behind, CommandSet, Confidence, DeviceClass, DeviceRow, Quirk, Rating};
pub use width_set::WidthSet;

/// Every device, in groups, in the order they are offered.
pub static CATALOGUE: &[(DeviceClass, &[DeviceRow])] = &[
    (DeviceClass::PcieSsd, pcie_ssds::ROWS),
    (DeviceClass::SataSsd, sata_ssds::ROWS),
    (DeviceClass::HardDisk, hard_disks::ROWS),
    (DeviceClass::StorageController, storage_controllers::ROWS),
    (DeviceClass::M2Card, m2_cards::ROWS),
    (DeviceClass::NetworkCard, network_cards::ROWS),
    (DeviceClass::GraphicsCard, graphics_cards::ROWS),
    (DeviceClass::UsbController, usb_controllers::ROWS),
    (DeviceClass::Capture, capture::ROWS),
    (DeviceClass::Other, other::ROWS),
];

/// Where each row of [`CATALOGUE`] comes from, in the same groups and the same order.
pub static DEVICE_SOURCES: &[&[&str]] = &[
    pcie_ssds::SOURCES,
    sata_ssds::SOURCES,
    hard_disks::SOURCES,
    storage_controllers::SOURCES,
    m2_cards::SOURCES,
    network_cards::SOURCES,
    graphics_cards::SOURCES,
    usb_controllers::SOURCES,
    capture::SOURCES,
    other::SOURCES,
];

/// The device of that id.
#[must_use]
pub fn find(id: &str) -> Option<&'static DeviceRow> {
    CATALOGUE.iter().flat_map(|(_, rows)| rows.iter()).find(|row| row.id == id)
}

/// Where the facts of a row come from, titles untranslated; empty for a row that is not of the catalogue.
#[must_use]
pub fn source_of(row: &DeviceRow) -> &'static str {
    for ((_, rows), sources) in CATALOGUE.iter().zip(DEVICE_SOURCES) {
        if let Some(at) = rows.iter().position(|other| other.id == row.id) {
            return sources.get(at).copied().unwrap_or_default();
        }
    }
    ""
}
