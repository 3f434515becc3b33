//! What is recorded of processors and chipsets. `docs/data.md` defines every field.

use super::cpus::Cpu;
use crate::facts::devices::Confidence;
use crate::generation::Generation;
use crate::link::LinkCapability;
use crate::wire::{Host, SplitSet};

/// Lanes of one generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lanes {
    /// How many; 1 to 64.
    pub count: u8,
    /// Their newest generation.
    pub generation: Generation,
}

/// One family of processors that share their lanes. Its source: [`Cpu::source`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CpuRow {
    /// The word behind the dot of a platform's id; never changed once released.
    pub id: &'static str,
    /// What people call it, untranslated.
    pub name: &'static str,
    /// Lanes for card slots; on a chip that has no chipset, all that it divides freely.
    pub slots: Option<Lanes>,
    /// Whether those are handed out one by one, as a chipset's are, to slots and sockets alike.
    pub is_divided_freely: bool,
    /// How the lanes of a slot of sixteen may be divided.
    pub splits: SplitSet,
    /// Links for drives besides, in the order in which boards open them.
    pub drive_links: &'static [LinkCapability],
    /// Its end of the link to the chipset; `None` where there is none, or it is no PCIe.
    pub uplink: Option<LinkCapability>,
    /// A generation that the slots reach without their maker's promise.
    pub unofficial: Option<Generation>,
    /// Whether the first drive link comes from a tile of its own, by a longer way to memory.
    pub is_first_drive_link_remote: bool,
    /// How sure the facts are.
    pub confidence: Confidence,
}

/// What is between chipset and processor. [`crate::facts::uplinks::Uplink`] has the names of such links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upstream {
    /// A link that works like PCIe of that generation and width: DMI, UMI, A-Link Express.
    Link(LinkCapability),
    /// Within the processor's package; its rate is not published.
    Package,
    /// None, since all is one chip.
    OneChip,
    /// There is one, and its width is not known.
    NotKnown,
}

/// The SATA ports of a chipset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SataPorts {
    /// All of them, at the most.
    pub total: u8,
    /// Those of them at 6 Gb/s; the others run at 3.
    pub at_6g: u8,
    /// Those of them that each cost a lane of PCIe; 0 where that is not known.
    pub cost_lanes: u8,
}

/// What has to be looked up for the board at hand, because its maker decides or sources disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caveat {
    /// The generation of the processor's slot or drive links.
    Generation,
    /// How the processor's lanes may be divided.
    Splits,
    /// Which of the processors its firmware starts.
    Processors,
    /// Generation of the uplink.
    Uplink,
    /// An own USB4 controller usually takes the second drive link.
    Usb4,
    /// Drives are for data only.
    DataOnly,
}

/// One chipset, or one chip that needs none. Its source: [`super::source_of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipsetRow {
    /// The word in a query, without dots; never changed once released.
    pub id: &'static str,
    /// What its maker calls it, untranslated.
    pub name: &'static str,
    /// The processors it goes with; the first is meant where none is named, and stays the first.
    pub cpus: &'static [Cpu],
    /// Its end of the link to the processor.
    pub uplink: Upstream,
    /// Its own lanes, at the most; fastest first.
    pub lanes: &'static [Lanes],
    /// Lanes of a north bridge between chipset and processor, which feeds the slots in its place.
    pub north_bridge: Option<Lanes>,
    /// SATA ports; `None` where that is not known.
    pub sata: Option<SataPorts>,
    /// The host that its ports have behind them: what firmware makes of `NVMe`, or a Mac. `None` where it
    /// boots from nothing that is plugged in.
    pub host: Option<Host>,
    /// The newest generation of the processor's slots on its boards.
    pub slot_cap: Generation,
    /// The newest generation of the processor's drive links on its boards.
    pub drive_cap: Generation,
    /// How many of the processor's drive links it opens.
    pub drive_links: u8,
    /// Which divisions of the processor's lanes it allows.
    pub splits: SplitSet,
    /// The link behind which the second of two chips hangs.
    pub chain: Option<LinkCapability>,
    /// Whether its own lanes are no faster than its uplink.
    pub is_tied_to_uplink: bool,
    /// What the board's maker decides.
    pub caveats: &'static [Caveat],
    /// How sure the facts are.
    pub confidence: Confidence,
}

pub(super) const fn lanes(generation: Generation, count: u8) -> Lanes {
    Lanes { count, generation }
}

/// A processor without lanes.
pub(super) const CPU: CpuRow = CpuRow {
    id: "",
    name: "",
    slots: None,
    is_divided_freely: false,
    splits: SplitSet::WHOLE,
    drive_links: &[],
    uplink: None,
    unofficial: None,
    is_first_drive_link_remote: false,
    confidence: Confidence::Low,
};

impl CpuRow {
    pub(super) const fn slots(self, generation: Generation, count: u8) -> Self {
        Self { slots: Some(lanes(generation, count)), ..self }
    }

    /// All lanes of a chip that has no chipset.
    pub(super) const fn free_lanes(self, generation: Generation, count: u8) -> Self {
        Self { is_divided_freely: true, ..self.slots(generation, count) }
    }

    pub(super) const fn splits(self, splits: SplitSet) -> Self {
        Self { splits, ..self }
    }

    pub(super) const fn drives(self, drive_links: &'static [LinkCapability]) -> Self {
        Self { drive_links, ..self }
    }

    pub(super) const fn up(self, link: LinkCapability) -> Self {
        Self { uplink: Some(link), ..self }
    }

    pub(super) const fn unofficial(self, generation: Generation) -> Self {
        Self { unofficial: Some(generation), ..self }
    }

    pub(super) const fn first_drive_link_remote(self) -> Self {
        Self { is_first_drive_link_remote: true, ..self }
    }
}

/// A chipset that leaves everything to the processor.
pub(super) const fn chipset(cpus: &'static [Cpu], uplink: Upstream, lanes: &'static [Lanes]) -> ChipsetRow {
    ChipsetRow {
        id: "",
        name: "",
        cpus,
        uplink,
        lanes,
        north_bridge: None,
        sata: None,
        host: Some(Host::BootsNvme),
        slot_cap: Generation::Gen7,
        drive_cap: Generation::Gen7,
        drive_links: u8::MAX,
        splits: SplitSet::ANY,
        chain: None,
        is_tied_to_uplink: false,
        caveats: &[],
        confidence: Confidence::Low,
    }
}

impl ChipsetRow {
    pub(super) const fn sata(self, total: u8, at_6g: u8) -> Self {
        Self { sata: Some(SataPorts { total, at_6g, cost_lanes: 0 }), ..self }
    }

    pub(super) const fn sata_or_lanes(self, total: u8, cost_lanes: u8) -> Self {
        Self { sata: Some(SataPorts { total, at_6g: total, cost_lanes }), ..self }
    }

    pub(super) const fn north_bridge(self, generation: Generation, count: u8) -> Self {
        Self { north_bridge: Some(lanes(generation, count)), ..self }
    }

    pub(super) const fn host(self, host: Host) -> Self {
        Self { host: Some(host), ..self }
    }

    pub(super) const fn no_boot(self) -> Self {
        Self { host: None, ..self }
    }

    pub(super) const fn slots_at_most(self, slot_cap: Generation) -> Self {
        Self { slot_cap, ..self }
    }

    pub(super) const fn drives_at_most(self, drive_cap: Generation) -> Self {
        Self { drive_cap, ..self }
    }

    pub(super) const fn drive_links(self, drive_links: u8) -> Self {
        Self { drive_links, ..self }
    }

    pub(super) const fn splits(self, splits: SplitSet) -> Self {
        Self { splits, ..self }
    }

    pub(super) const fn chained_by(self, link: LinkCapability) -> Self {
        Self { chain: Some(link), ..self }
    }

    pub(super) const fn tied_to_uplink(self) -> Self {
        Self { is_tied_to_uplink: true, ..self }
    }

    pub(super) const fn ask(self, caveats: &'static [Caveat]) -> Self {
        Self { caveats, ..self }
    }
}
