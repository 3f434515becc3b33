//! Where connectors have their plastic, keys and contacts, along the edge that mates, in mm.
//!
//! Sources. PCIe cards: lengths of 25, 39, 56 and 89 mm, parts of 11.65 and 7.65 to 71.65 mm and the
//! contacts of each lane from Wikipedia's "PCI Express"; pitch, notch and edge from the KiCad footprint
//! `BUS_PCIexpress`, which is drawn after the CEM specification. M.2: 75 positions at a pitch of 0.5 mm
//! on each side and the keys from Wikipedia's "M.2"; the lanes' contacts from the pin tables of board
//! manuals (key M and B) and nodeloop's pin table (E and A). Mini PCIe and mSATA: KiCad
//! `BUS_PCI_Express_Mini` and Wikipedia's "PCI Express". SATA, SAS, U.2 and U.3 drives: KiCad
//! `SATA_Amphenol_10029364`. USB-C: the opening of 8.34 mm from Wikipedia's "USB-C".
//!
//! What no source gives is drawn after contact count and pitch and is close, but not exact: the
//! housings of SATA, SATA Express, OCuLink and `ExpressCard`, and the order of U.2's lane groups.
//! Not looked up again, and so to be taken as approximate too: which side of an M.2 module is drawn and
//! how wide its tongue is, lane 1 of keys E and A, Mini PCIe's lane contacts, the contact counts of
//! OCuLink and USB-C, USB-C's opening, and the card widths of `ExpressCard`.

use crate::form::Form;

/// From a start to an end, in mm along the edge.
pub type Span = [f32; 2];

/// One form's mating edge. All places are measured from its first contact, or from the last one of
/// M.2, so that both ends of a connection share their zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatingEdge {
    /// The connector's plastic.
    pub plastic: Span,
    /// The edge or plug that goes in, keys included.
    pub tongue: Span,
    /// Notches in that edge; a connector has a peg in their place.
    pub keys: &'static [Span],
    /// The contacts of each PCIe lane, from the middle of the first to that of the last. Where there
    /// is no PCIe, those of each SATA link.
    pub lanes: &'static [Span],
    /// Rows of contacts: place of the first, pitch, count.
    pub contacts: &'static [(f32, f32, u8)],
    /// The card, module or drive behind the edge.
    pub board: Span,
}

/// A notch is that much wider on each side than the peg in it: 11.65 mm of opening for 11.2 mm of edge.
pub const CLEARANCE: f32 = 0.225;

/// Width of the common M.2 modules.
pub const MODULE_WIDTH: f32 = 22.0;

/// Length of a full-size mini PCIe card or mSATA module.
pub const MINI_LENGTH: f32 = 50.95;

/// Contact 12 is 3 mm behind contact 11; each lane has four contacts on either side.
const CARD_LANES: [Span; 16] = [
    [15.0, 18.0],
    [20.0, 23.0],
    [24.0, 27.0],
    [28.0, 31.0],
    [34.0, 37.0],
    [38.0, 41.0],
    [42.0, 45.0],
    [46.0, 49.0],
    [51.0, 54.0],
    [55.0, 58.0],
    [59.0, 62.0],
    [63.0, 66.0],
    [67.0, 70.0],
    [71.0, 74.0],
    [75.0, 78.0],
    [79.0, 82.0],
];

const CARD_KEY: [Span; 1] = [[10.55, 12.45]];

const CARD_CONTACTS: [(f32, f32, u8); 2] = [(0.0, 1.0, 11), (13.0, 1.0, 2)];

/// `mm` of plastic, of which 3 lie before contact 1; the last contact at `last`.
const fn card(mm: f32, last: f32) -> MatingEdge {
    MatingEdge {
        plastic: [-3.0, mm - 3.0],
        tongue: [-0.65, last + 0.65],
        keys: &CARD_KEY,
        lanes: &CARD_LANES,
        contacts: &CARD_CONTACTS,
        board: [-3.0, last + 4.0],
    }
}

const X1: MatingEdge = card(25.0, 19.0);
const X4: MatingEdge = card(39.0, 33.0);
const X8: MatingEdge = card(56.0, 50.0);
const X16: MatingEdge = card(89.0, 83.0);

/// Position 75 at 0, position 1 at 18.5.
const fn m2(keys: &'static [Span], lanes: &'static [Span]) -> MatingEdge {
    MatingEdge {
        plastic: [-1.75, 20.25],
        tongue: [-0.675, 19.175],
        keys,
        lanes,
        contacts: &[(0.0, 0.5, 38)],
        board: [-1.75, 20.25],
    }
}

/// Positions 59 to 66, 12 to 19, 24 to 31 and 8 to 15.
const KEY_M: Span = [2.25, 4.0];
const KEY_B: Span = [14.0, 15.75];
const KEY_E: Span = [11.0, 12.75];
const KEY_A: Span = [15.0, 16.75];

/// Positions 41 to 49, 29 to 37, 17 to 25 and 5 to 13. SATA has those of lane 0.
const LANES_M: [Span; 4] = [[6.5, 8.5], [9.5, 11.5], [12.5, 14.5], [15.5, 17.5]];
const LANES_B: [Span; 2] = [LANES_M[0], LANES_M[1]];
/// Positions 35 to 43 and 59 to 67.
const LANES_E: [Span; 2] = [[8.0, 10.0], [2.0, 4.0]];

const M2M: MatingEdge = m2(&[KEY_M], &LANES_M);
const M2B: MatingEdge = m2(&[KEY_B], &LANES_B);
const M2BM: MatingEdge = m2(&[KEY_M, KEY_B], &LANES_B);
const M2E: MatingEdge = m2(&[KEY_E], &LANES_E);
const M2A: MatingEdge = m2(&[KEY_A], &LANES_E);
const M2AE: MatingEdge = m2(&[KEY_E, KEY_A], &LANES_E);

/// Contacts 23 to 33 carry the lane, or SATA; the notch lies between 16 and 17.
const MINI: MatingEdge = MatingEdge {
    plastic: [-3.7, 27.3],
    tongue: [-0.7, 24.3],
    keys: &[[7.05, 8.55]],
    lanes: &[[12.0, 16.0]],
    contacts: &[(0.0, 0.8, 8), (9.6, 0.8, 18)],
    board: [-3.2, 26.8],
};

/// Contacts 2 to 6: the two pairs and the ground between them.
const SATA_LANE: Span = [1.27, 6.35];
const SATA_CONTACTS: (f32, f32, u8) = (0.0, 1.27, 7);
const POWER_CONTACTS: (f32, f32, u8) = (13.97, 1.27, 15);
/// Between the signal and the power part of a SATA plug there is a gap; SAS, U.2 and U.3 fill it.
const SATA_GAP: Span = [9.25, 12.35];

const SATA: MatingEdge = MatingEdge {
    plastic: [-3.0, 10.62],
    tongue: [-1.3, 8.92],
    keys: &[],
    lanes: &[SATA_LANE],
    contacts: &[SATA_CONTACTS],
    board: [-5.33, 37.07],
};

/// What a SATA drive has: a signal and a power part.
const SATA_DRIVE: MatingEdge =
    MatingEdge { tongue: [-1.3, 33.0], keys: &[SATA_GAP], contacts: &[SATA_CONTACTS, POWER_CONTACTS], ..SATA };

const SATA_EXPRESS: MatingEdge = MatingEdge {
    plastic: [-3.0, 27.5],
    tongue: [-1.3, 25.4],
    keys: &[[8.5, 9.4], [18.7, 19.4]],
    lanes: &[SATA_LANE, [11.43, 16.51]],
    contacts: &[SATA_CONTACTS, (10.16, 1.27, 7), (20.32, 1.27, 4)],
    board: [-5.33, 37.07],
};

/// SAS: two links, the second on the filled gap.
const SAS: MatingEdge = MatingEdge {
    plastic: [-5.33, 37.07],
    tongue: [-1.3, 33.0],
    keys: &[],
    lanes: &[SATA_LANE, [8.9, 12.7]],
    contacts: &[SATA_CONTACTS, POWER_CONTACTS],
    board: [-5.33, 37.07],
};

/// U.2 has contacts of its own for PCIe; lane 0 lies above the SATA contacts.
const U2: MatingEdge = MatingEdge { lanes: &[SATA_LANE, [14.6, 18.8], [20.0, 24.2], [25.8, 31.75]], ..SAS };

/// U.3 has PCIe on the contacts of four SAS links.
const U3: MatingEdge = MatingEdge { lanes: &[SATA_LANE, [8.9, 12.7], [14.6, 18.8], [20.0, 24.2]], ..SAS };

/// 42 contacts in two rows at 0.5 mm.
const OCULINK: MatingEdge = MatingEdge {
    plastic: [-1.6, 11.6],
    tongue: [-0.6, 10.6],
    keys: &[],
    lanes: &[[0.0, 2.0], [2.7, 4.7], [5.4, 7.4], [8.1, 10.1]],
    contacts: &[(0.0, 0.5, 21)],
    board: [-1.6, 11.6],
};

/// 24 contacts in two rows at 0.5 mm; the shell's opening is 8.34 mm wide.
const USB_C: MatingEdge = MatingEdge {
    plastic: [-1.72, 7.22],
    tongue: [-1.2, 6.7],
    keys: &[],
    lanes: &[[0.0, 0.9], [1.55, 2.45], [3.1, 4.0], [4.65, 5.55]],
    contacts: &[(0.0, 0.5, 12)],
    board: [-3.0, 8.5],
};

/// 26 contacts at 1 mm in a card of 34 mm.
const EXPRESS_CARD: MatingEdge = MatingEdge {
    plastic: [-4.5, 29.5],
    tongue: [-0.8, 25.8],
    keys: &[],
    lanes: &[[20.0, 24.0]],
    contacts: &[(0.0, 1.0, 26)],
    board: [-4.5, 29.5],
};

/// The edge of a form; `None` where Lanefit has no drawing of it. A SATA port and a SATA drive differ.
#[must_use]
pub const fn mating_edge(form: Form, is_port: bool) -> Option<&'static MatingEdge> {
    Some(match form {
        Form::X1 | Form::X1Open => &X1,
        Form::X4 | Form::X4Open => &X4,
        Form::X8 | Form::X8Open => &X8,
        Form::X16 => &X16,
        Form::M2M => &M2M,
        Form::M2B => &M2B,
        Form::M2E => &M2E,
        Form::M2A => &M2A,
        Form::M2Bm => &M2BM,
        Form::M2Ae => &M2AE,
        Form::MiniPcie | Form::Msata => &MINI,
        Form::Sata if is_port => &SATA,
        Form::Sata => &SATA_DRIVE,
        Form::SataExpress => &SATA_EXPRESS,
        Form::Sas => &SAS,
        Form::U2 => &U2,
        Form::U3 => &U3,
        Form::Oculink => &OCULINK,
        Form::Thunderbolt3 | Form::Thunderbolt4 | Form::Thunderbolt5 | Form::Usb4 | Form::Usb => &USB_C,
        Form::ExpressCard => &EXPRESS_CARD,
        Form::Pcie | Form::E1s | Form::Pci | Form::PciX | Form::Agp => return None,
    })
}
