//! What besides PCIe, SATA and the old buses can be wired to a connector.

use crate::form::Form;
use crate::word::{Word, words};

/// A protocol that Lanefit knows by name; most of them have no throughput model here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wire {
    /// USB 2.0 or 3.x behind an M.2 or mini PCIe socket, for modems and radios.
    Usb,
    /// USB 3.2 at 10 Gb/s.
    Usb10,
    /// USB 3.2 Gen 2x2 at 20 Gb/s.
    Usb20,
    /// The first interface between an Intel chipset and a radio card.
    Cnvi1,
    /// The second.
    Cnvi2,
    /// The third.
    Cnvi3,
    /// SAS at 6 Gb/s.
    Sas6,
    /// SAS at 12 Gb/s.
    Sas12,
    /// AGP.
    Agp,
}

words!(Wire:
    "usb" => Self::Usb, "usb10" => Self::Usb10, "usb20" => Self::Usb20,
    "cnvi1" => Self::Cnvi1, "cnvi2" => Self::Cnvi2, "cnvi3" => Self::Cnvi3,
    "sas6" => Self::Sas6, "sas12" => Self::Sas12, "agp" => Self::Agp);

impl Wire {
    /// Whether a connector of that form can have it.
    #[must_use]
    pub const fn fits(self, form: Form) -> bool {
        match self {
            Self::Usb => matches!(form, Form::M2A | Form::M2B | Form::M2E | Form::M2Ae | Form::MiniPcie),
            Self::Usb10 | Self::Usb20 => matches!(form, Form::Usb),
            Self::Cnvi1 | Self::Cnvi2 | Self::Cnvi3 => matches!(form, Form::M2E),
            Self::Sas6 | Self::Sas12 => matches!(form, Form::Sas | Form::U2 | Form::U3 | Form::Oculink),
            Self::Agp => matches!(form, Form::Agp),
        }
    }

    /// Whether it ties a radio card to one kind of Intel host.
    #[must_use]
    pub const fn is_cnvi(self) -> bool {
        matches!(self, Self::Cnvi1 | Self::Cnvi2 | Self::Cnvi3)
    }

    /// Whether it is SAS.
    #[must_use]
    pub const fn is_sas(self) -> bool {
        matches!(self, Self::Sas6 | Self::Sas12)
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A set of [`Wire`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wires(u16);

impl Wires {
    /// Without any.
    pub const NONE: Self = Self(0);

    /// The set with one more.
    #[must_use]
    pub const fn with(self, wire: Wire) -> Self {
        Self(self.0 | wire.bit())
    }

    /// The set with or without one.
    #[must_use]
    pub const fn put(self, wire: Wire, is_there: bool) -> Self {
        if is_there { self.with(wire) } else { Self(self.0 & !wire.bit()) }
    }

    /// Whether it is in the set.
    #[must_use]
    pub const fn has(self, wire: Wire) -> bool {
        self.0 & wire.bit() != 0
    }

    /// Whether nothing is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in the set.
    pub fn iter(self) -> impl Iterator<Item = Wire> {
        Wire::VALUES.iter().copied().filter(move |wire| self.has(*wire))
    }
}

/// How a host divides the lanes of one slot into links of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Split {
    /// All lanes are one link.
    #[default]
    Whole,
    /// Two links of eight lanes.
    X8X8,
    /// One link of eight lanes and two of four.
    X8X4X4,
    /// Four links of four lanes.
    X4X4X4X4,
    /// Two links of four lanes.
    X4X4,
    /// Two links of two lanes.
    X2X2,
}

words!(Split:
    "whole" => Self::Whole, "x8x8" => Self::X8X8, "x8x4x4" => Self::X8X4X4,
    "x4x4x4x4" => Self::X4X4X4X4, "x4x4" => Self::X4X4, "x2x2" => Self::X2X2);

impl Split {
    /// Lanes of each part, from lane 0 on; empty for the whole.
    #[must_use]
    pub const fn parts(self) -> &'static [u32] {
        match self {
            Self::Whole => &[],
            Self::X8X8 => &[8, 8],
            Self::X8X4X4 => &[8, 4, 4],
            Self::X4X4X4X4 => &[4, 4, 4, 4],
            Self::X4X4 => &[4, 4],
            Self::X2X2 => &[2, 2],
        }
    }

    /// Lanes of all parts together; 0 for the whole.
    #[must_use]
    pub fn lanes(self) -> u32 {
        self.parts().iter().sum()
    }
}

/// The ways in which lanes may be divided; undivided is always among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SplitSet(u8);

impl SplitSet {
    /// Undivided only.
    pub const WHOLE: Self = Self(0);
    /// Also two links of eight.
    pub const HALVES: Self = Self::WHOLE.with(Split::X8X8);
    /// Also one link of eight and two of four.
    pub const UNEVEN: Self = Self::HALVES.with(Split::X8X4X4);
    /// Also four links of four.
    pub const QUARTERS: Self = Self::UNEVEN.with(Split::X4X4X4X4);
    /// All there are: what a chipset says that leaves it to the processor.
    pub const ANY: Self = Self(u8::MAX);

    /// The set with one more.
    #[must_use]
    pub const fn with(self, split: Split) -> Self {
        Self(self.0 | 1 << split as u8)
    }

    /// Whether it is allowed.
    #[must_use]
    pub fn has(self, split: Split) -> bool {
        split == Split::Whole || self.0 & (1 << split as u8) != 0
    }

    /// What both allow.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those of them that divide a slot of sixteen lanes.
    pub fn of_slot(self) -> impl Iterator<Item = Split> {
        Split::VALUES.iter().copied().filter(move |split| split.lanes() == 16 && self.has(*split))
    }
}

/// Length of an M.2 module, or of the longest one a socket has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ModuleLength {
    /// 30 mm.
    Mm30,
    /// 42 mm.
    Mm42,
    /// 60 mm.
    Mm60,
    /// 80 mm.
    Mm80,
    /// 110 mm.
    Mm110,
}

words!(ModuleLength:
    "2230" => Self::Mm30, "2242" => Self::Mm42, "2260" => Self::Mm60, "2280" => Self::Mm80, "22110" => Self::Mm110);

impl ModuleLength {
    /// The length in mm.
    #[must_use]
    pub const fn mm(self) -> u32 {
        match self {
            Self::Mm30 => 30,
            Self::Mm42 => 42,
            Self::Mm60 => 60,
            Self::Mm80 => 80,
            Self::Mm110 => 110,
        }
    }
}

/// What is known of the host behind a port that decides on booting and on what it lets in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host {
    /// A BIOS from before UEFI: no driver for `NVMe`.
    LegacyBios,
    /// A UEFI without a driver for `NVMe`.
    UefiWithoutNvme,
    /// A UEFI that boots from `NVMe` after an update from the board's maker.
    NvmeAfterUpdate,
    /// A UEFI that boots from `NVMe`.
    BootsNvme,
    /// A Mac with Apple's own processor.
    AppleSilicon,
}

words!(Host:
    "bios" => Self::LegacyBios, "uefi" => Self::UefiWithoutNvme, "update" => Self::NvmeAfterUpdate,
    "nvme" => Self::BootsNvme, "apple" => Self::AppleSilicon);

impl Host {
    /// Whether a port of that form can have it behind itself: Macs of that kind bring PCIe out
    /// through tunnels alone.
    #[must_use]
    pub const fn suits(self, form: Form) -> bool {
        !matches!(self, Self::AppleSilicon) || form.is_tunnel()
    }
}
