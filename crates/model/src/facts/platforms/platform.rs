//! A chipset with a processor, and what follows from the two together.

use super::cpus::Cpu;
use super::row::{Caveat, ChipsetRow, CpuRow, Lanes, Upstream};
use super::unknown::{UnknownId, Wanted};
use super::{amd_chipsets, chipsets, intel_chipsets};
use crate::facts::devices::Confidence;
use crate::facts::uplinks::Uplink;
use crate::generation::Generation;
use crate::link::LinkCapability;
use crate::wire::{Split, SplitSet};

/// A chipset and one of the processors that go with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Platform {
    /// The chipset.
    pub chipset: &'static ChipsetRow,
    /// The processor.
    pub cpu: Cpu,
}

/// The platform of an id: a chipset, `z590`, and behind a dot its processor, `z590.10th`.
///
/// Without a processor it is the first that the chipset names.
///
/// # Errors
/// When there is no such chipset, or the processor does not go with it; the error lists what is accepted.
pub fn platform(id: &str) -> Result<Platform, UnknownId> {
    let (name, cpu) = id.split_once('.').map_or((id, None), |(name, cpu)| (name, Some(cpu)));
    let unknown = || UnknownId::new(name, Wanted::Chipset);
    let chipset = chipsets().find(|row| row.id == name).ok_or_else(unknown)?;
    match cpu {
        None => Platform::usual(chipset).ok_or_else(unknown),
        Some(word) => Cpu::from_id(word)
            .filter(|cpu| chipset.cpus.contains(cpu))
            .map(|cpu| Platform { chipset, cpu })
            .ok_or_else(|| UnknownId::new(word, Wanted::CpuOf(chipset))),
    }
}

impl Platform {
    /// The chipset with the processor that is meant where none is named; `None` only for a row without any.
    #[must_use]
    pub fn usual(chipset: &'static ChipsetRow) -> Option<Self> {
        chipset.cpus.first().map(|cpu| Self { chipset, cpu: *cpu })
    }

    /// Every chipset with every processor it takes.
    pub fn all() -> impl Iterator<Item = Self> {
        chipsets().flat_map(|chipset| chipset.cpus.iter().map(move |cpu| Self { chipset, cpu: *cpu }))
    }

    /// Its canonical id, which leaves the usual processor out.
    #[must_use]
    pub fn id(self) -> String {
        if self.chipset.cpus.first() == Some(&self.cpu) {
            self.chipset.id.to_owned()
        } else {
            [self.chipset.id, ".", self.cpu_row().id].concat()
        }
    }

    /// What is recorded of its processor.
    #[must_use]
    pub fn cpu_row(self) -> &'static CpuRow {
        self.cpu.row()
    }

    /// The link between chipset and processor that both can have: four lanes on `z590.10th`, eight on
    /// `z590`, and no faster than 3.0 on X570 with a processor that ends there.
    #[must_use]
    pub fn uplink(self) -> Upstream {
        match (self.chipset.uplink, self.cpu_row().uplink) {
            (Upstream::Link(chipset), Some(cpu)) => Upstream::Link(chipset.negotiate(cpu)),
            (uplink, _) => uplink,
        }
    }

    /// The link between chipset and processor among those that have a name; `None` where there is none,
    /// or nothing on record says what its maker calls it.
    #[must_use]
    pub fn named_uplink(self) -> Option<Uplink> {
        let Upstream::Link(link) = self.uplink() else { return None };
        let is_among = |rows: &[ChipsetRow]| rows.iter().any(|row| row.id == self.chipset.id);
        let known: &[Uplink] = if is_among(intel_chipsets::ROWS) {
            &[Uplink::Dmi1, Uplink::Dmi2, Uplink::Dmi3, Uplink::Dmi3X8, Uplink::Dmi4, Uplink::Dmi4X8]
        } else if !is_among(amd_chipsets::ROWS) {
            &[]
        } else if self.chipset.north_bridge.is_some() {
            &[Uplink::ALink3]
        } else {
            &[Uplink::Umi, Uplink::Amd3, Uplink::Amd4, Uplink::Amd4X8]
        };
        known.iter().copied().find(|uplink| uplink.link() == link)
    }

    /// What the link between chipset and processor is called: `DMI 3.0 x4`, or the PCIe link that it is
    /// where no maker's name fits; `None` where there is no such link.
    #[must_use]
    pub fn uplink_name(self) -> Option<String> {
        let Upstream::Link(link) = self.uplink() else { return None };
        let pcie = || ["PCIe ", link.generation.name(), " ", link.width.name()].concat();
        Some(self.named_uplink().map_or_else(pcie, |uplink| uplink.name().to_owned()))
    }

    /// Lanes for card slots that do not hang on the chipset: the processor's at the generation that its
    /// boards carry, or those of a north bridge.
    #[must_use]
    pub fn slot_lanes(self) -> Option<Lanes> {
        let lanes = self.chipset.north_bridge.or(self.cpu_row().slots)?;
        Some(Lanes { generation: lanes.generation.min(self.chipset.slot_cap), ..lanes })
    }

    /// The widest link that a port on those lanes can have.
    ///
    /// Chips without a chipset have links of one, two or four lanes (Notebookcheck, N100; OpenBSD, RK3588).
    #[must_use]
    pub fn widest_slot(self) -> u8 {
        let all = self.slot_lanes().map_or(0, |lanes| lanes.count);
        if self.cpu_row().is_divided_freely { all.min(4) } else { all }
    }

    /// Whether an own USB4 controller takes one of the processor's links for drives.
    #[must_use]
    pub fn has_usb4_on_drive_link(self) -> bool {
        self.chipset.caveats.contains(&Caveat::Usb4)
    }

    /// The processor's link for drives of that number, counted from 0, at the generation that its boards
    /// carry; `None` where processor or chipset do without, so that a socket wired to it is dead.
    #[must_use]
    pub fn drive_link(self, number: u8) -> Option<LinkCapability> {
        let link = self.cpu_row().drive_links.get(usize::from(number))?;
        let capped = LinkCapability { generation: link.generation.min(self.chipset.drive_cap), ..*link };
        (number < self.chipset.drive_links).then_some(capped)
    }

    /// The newest generation of the chipset's own lanes; `None` where it has none.
    #[must_use]
    pub fn chipset_generation(self) -> Option<Generation> {
        let own = self.chipset.lanes.iter().map(|lanes| lanes.generation).max()?;
        match self.uplink() {
            Upstream::Link(link) if self.chipset.is_tied_to_uplink => Some(own.min(link.generation)),
            _ => Some(own),
        }
    }

    /// How many lanes of its own the chipset has, at the most.
    #[must_use]
    pub fn chipset_lanes(self) -> u8 {
        self.chipset.lanes.iter().fold(0, |sum, lanes| lanes.count.saturating_add(sum))
    }

    /// The widest link that a port of the chipset can have.
    ///
    /// Root ports of Intel's chipsets have one, two or four lanes (Intel, data sheets of the 5 to 700 series).
    #[must_use]
    pub fn widest_chipset_port(self) -> u8 {
        if self.is_intel() { 4 } else { self.chipset_lanes() }
    }

    /// Whether it is one of Intel's with a chipset; their processors have no SATA (Intel, data sheets of the
    /// Core processors).
    #[must_use]
    pub fn is_intel(self) -> bool {
        intel_chipsets::ROWS.iter().any(|row| row.id == self.chipset.id)
    }

    /// Whether processor and chipset allow a slot on the lanes for slots to be divided so.
    ///
    /// The parts of a slot with half of the lanes are the last parts of a slot that has them all.
    #[must_use]
    pub fn divides_slots(self, split: Split) -> bool {
        let splits = self.splits();
        let is_part = || splits.of_slot().any(|whole| whole.parts().ends_with(split.parts()));
        splits.has(split) || (split.lanes() <= 8 && (self.cpu_row().is_divided_freely || is_part()))
    }

    /// The ways in which processor and chipset allow a slot of sixteen lanes to be divided; a board may
    /// allow fewer.
    #[must_use]
    pub fn splits(self) -> SplitSet {
        self.chipset.splits.and(self.cpu_row().splits)
    }

    /// Whether chipset or processor have a row of the lowest confidence.
    #[must_use]
    pub fn is_uncertain(self) -> bool {
        self.chipset.confidence == Confidence::Low || self.cpu_row().confidence == Confidence::Low
    }
}
