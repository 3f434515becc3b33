//! Forms: the shapes that ports and devices come in.

use crate::link::LinkWidth;

/// The shape of a port or of a device's edge, and so what may go together.
///
/// One name serves both ends: [`Form::X4`] is a x4 slot as a port and a card with a x4 edge as a
/// device; [`Form::M2M`] is a socket with key M and a module that has the M notch alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A bare PCIe link, without a connector.
    Pcie,
    /// PCIe card slot of 25 mm.
    X1,
    /// PCIe card slot of 39 mm.
    X4,
    /// PCIe card slot of 56 mm.
    X8,
    /// PCIe card slot of 89 mm.
    X16,
    /// x1 slot whose far end is open, so that longer cards hang out of it.
    X1Open,
    /// x4 slot with an open end.
    X4Open,
    /// x8 slot with an open end.
    X8Open,
    /// M.2 with key M: solid-state drives.
    M2M,
    /// M.2 with key B: modems, short drives.
    M2B,
    /// M.2 with key E: radio cards.
    M2E,
    /// M.2 with key A: radio cards.
    M2A,
    /// M.2 module with the notches B and M.
    M2Bm,
    /// M.2 module with the notches A and E.
    M2Ae,
    /// Mini PCIe, 52 contacts.
    MiniPcie,
    /// SATA on the shape of mini PCIe.
    Msata,
    /// SATA plug of 7 contacts.
    Sata,
    /// SATA Express connector.
    SataExpress,
    /// SAS plug, bay or port of a SAS controller.
    Sas,
    /// U.2, SFF-8639.
    U2,
    /// U.3, SFF-TA-1001.
    U3,
    /// EDSFF drive with a 1C edge.
    E1s,
    /// `OCuLink`, four lanes.
    Oculink,
    /// Thunderbolt 3.
    Thunderbolt3,
    /// Thunderbolt 4.
    Thunderbolt4,
    /// Thunderbolt 5.
    Thunderbolt5,
    /// USB4 of 40 Gb/s.
    Usb4,
    /// USB-C or USB-A without a PCIe tunnel.
    Usb,
    /// `ExpressCard`.
    ExpressCard,
    /// A PCI bus, for reference.
    Pci,
    /// A PCI-X bus, for reference.
    PciX,
    /// AGP, for reference.
    Agp,
}

/// Forms that are alternatives of each other: within a family shape decides, between families only
/// an adapter helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// A link without a connector.
    Bare,
    /// PCIe card slots and edges.
    Card,
    /// M.2.
    M2,
    /// Mini PCIe and mSATA, which share a shape.
    Mini,
    /// SATA, SATA Express, SAS, U.2 and U.3: drives of 2.5 and 3.5 inch.
    Drive,
    /// EDSFF.
    Edsff,
    /// `OCuLink`.
    Oculink,
    /// Everything with a USB-C plug.
    UsbC,
    /// `ExpressCard`.
    ExpressCard,
    /// PCI and PCI-X.
    ParallelBus,
    /// AGP.
    Agp,
}

/// What a form is called in a query, and which ends have it.
struct Row {
    form: Form,
    id: &'static str,
    family: Family,
    is_port: bool,
    is_device: bool,
    /// Most PCIe lanes that its contacts carry.
    lanes: u8,
    can_sata: bool,
}

const fn row(form: Form, id: &'static str, family: Family, ends: (bool, bool), lanes: u8, can_sata: bool) -> Row {
    Row { form, id, family, is_port: ends.0, is_device: ends.1, lanes, can_sata }
}

const BOTH: (bool, bool) = (true, true);
const PORT: (bool, bool) = (true, false);
const DEVICE: (bool, bool) = (false, true);

const ROWS: [Row; Form::COUNT] = [
    row(Form::Pcie, "pcie", Family::Bare, BOTH, 32, false),
    row(Form::X1, "x1", Family::Card, BOTH, 1, false),
    row(Form::X4, "x4", Family::Card, BOTH, 4, false),
    row(Form::X8, "x8", Family::Card, BOTH, 8, false),
    row(Form::X16, "x16", Family::Card, BOTH, 16, false),
    row(Form::X1Open, "x1o", Family::Card, PORT, 1, false),
    row(Form::X4Open, "x4o", Family::Card, PORT, 4, false),
    row(Form::X8Open, "x8o", Family::Card, PORT, 8, false),
    row(Form::M2M, "m2m", Family::M2, BOTH, 4, true),
    row(Form::M2B, "m2b", Family::M2, BOTH, 2, true),
    row(Form::M2E, "m2e", Family::M2, BOTH, 2, false),
    row(Form::M2A, "m2a", Family::M2, BOTH, 2, false),
    row(Form::M2Bm, "m2bm", Family::M2, DEVICE, 2, true),
    row(Form::M2Ae, "m2ae", Family::M2, DEVICE, 1, false),
    row(Form::MiniPcie, "mpcie", Family::Mini, BOTH, 1, false),
    row(Form::Msata, "msata", Family::Mini, BOTH, 0, true),
    row(Form::Sata, "sata", Family::Drive, BOTH, 0, true),
    row(Form::SataExpress, "satae", Family::Drive, BOTH, 2, true),
    row(Form::Sas, "sas", Family::Drive, BOTH, 0, false),
    row(Form::U2, "u2", Family::Drive, BOTH, 4, true),
    row(Form::U3, "u3", Family::Drive, BOTH, 4, true),
    row(Form::E1s, "e1s", Family::Edsff, DEVICE, 4, false),
    row(Form::Oculink, "oculink", Family::Oculink, BOTH, 4, false),
    row(Form::Thunderbolt3, "tb3", Family::UsbC, BOTH, 4, false),
    row(Form::Thunderbolt4, "tb4", Family::UsbC, BOTH, 4, false),
    row(Form::Thunderbolt5, "tb5", Family::UsbC, BOTH, 4, false),
    row(Form::Usb4, "usb4", Family::UsbC, BOTH, 4, false),
    row(Form::Usb, "usb", Family::UsbC, BOTH, 0, false),
    row(Form::ExpressCard, "expresscard", Family::ExpressCard, BOTH, 1, false),
    row(Form::Pci, "pci", Family::ParallelBus, BOTH, 0, false),
    row(Form::PciX, "pcix", Family::ParallelBus, BOTH, 0, false),
    row(Form::Agp, "agp", Family::Agp, DEVICE, 0, false),
];

/// Rows stand in the order of the forms, so that a form finds its own by its number.
const _: () = {
    let mut at = 0;
    while at < ROWS.len() {
        assert!(ROWS[at].form as usize == at);
        at += 1;
    }
};

impl Form {
    const COUNT: usize = 32;

    /// Every form, in the order they are offered.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::Pcie; Self::COUNT];
        let mut at = 0;
        while at < Self::COUNT {
            all[at] = ROWS[at].form;
            at += 1;
        }
        all
    };

    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The word in a query.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// Reads the word of a query.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        ROWS.iter().find(|row| row.id == id).map(|row| row.form)
    }

    /// The forms a host can have.
    pub fn ports() -> impl Iterator<Item = Self> {
        ROWS.iter().filter(|row| row.is_port).map(|row| row.form)
    }

    /// The forms a device can have.
    pub fn devices() -> impl Iterator<Item = Self> {
        ROWS.iter().filter(|row| row.is_device).map(|row| row.form)
    }

    /// Whether a host can have this form.
    #[must_use]
    pub fn is_port(self) -> bool {
        self.row().is_port
    }

    /// Whether a device can have this form.
    #[must_use]
    pub fn is_device(self) -> bool {
        self.row().is_device
    }

    /// The forms it competes with.
    #[must_use]
    pub fn family(self) -> Family {
        self.row().family
    }

    /// The most PCIe lanes that its contacts can carry; what is wired may be less.
    #[must_use]
    pub fn lanes(self) -> u32 {
        self.row().lanes.into()
    }

    /// The widest PCIe link its contacts can carry; `None` where there is no PCIe.
    #[must_use]
    pub fn widest(self) -> Option<LinkWidth> {
        LinkWidth::ALL.into_iter().rev().find(|width| width.lanes() <= self.lanes())
    }

    /// Whether its contacts can carry SATA.
    #[must_use]
    pub fn can_sata(self) -> bool {
        self.row().can_sata
    }

    /// Whether it is a PCIe card slot whose far end is open.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::X1Open | Self::X4Open | Self::X8Open)
    }

    /// Whether its PCIe link is a tunnel through another protocol.
    #[must_use]
    pub const fn is_tunnel(self) -> bool {
        matches!(self, Self::Thunderbolt3 | Self::Thunderbolt4 | Self::Thunderbolt5 | Self::Usb4)
    }

    /// The most that a card may take from the slot, in W, at start and once it is configured.
    ///
    /// From the CEM specification by way of its description; `None` where no card is fed.
    #[must_use]
    pub const fn slot_watts(self) -> Option<(u8, u8)> {
        match self {
            Self::X1 | Self::X1Open => Some((10, 25)),
            Self::X4 | Self::X4Open | Self::X8 | Self::X8Open => Some((25, 25)),
            Self::X16 => Some((25, 75)),
            _ => None,
        }
    }
}
