//! Boards that published tests of drives were made on.

use super::row::{Place, Then, When, lane, m2, other, rule, sata, slot, with};
use crate::facts::platforms::Cpu;
use crate::form::Form::{SataExpress, X16};
use crate::generation::Generation::{Gen2, Gen3, Gen4, Gen5};
use crate::interface::Interface;
use crate::link::LinkCapability;
use crate::link::LinkWidth::{X1, X2, X4, X8, X16 as Lanes16};

const LANES_28: &[Cpu] = &[Cpu::CoreX5Lanes28];
const G2_X2: LinkCapability = LinkCapability::new(Gen2, X2);
const G3_X4: LinkCapability = LinkCapability::new(Gen3, X4);

boards! {
    "asus-h97-pro-gamer", "ASUS H97-Pro Gamer", "h97", [], Medium,
        "iXBT: NVMe drives in different PCI Express modes";
    [
        slot("x16-1", X16, Gen3, Lanes16, lane(0)),
        slot("x16-2", X16, Gen2, X4, Place::Chipset),
        m2("m2", Gen2, X2, Place::Chipset).with_sata().assumed(),
    ]
    [
        rule(When::Set, "x16-2", Then::Width(X2)),
    ]

    // The article ran its x4 slot as x1 and x2 and no wider.
    "asus-sabertooth-x99", "ASUS Sabertooth X99", "x99", [], Medium,
        "iXBT: NVMe drives in different PCI Express modes; Hardware Secrets: ASUS X99-PRO slots (for the ports it does not name)";
    [
        slot("x16-1", X16, Gen3, Lanes16, lane(0)),
        slot("x16-2", X16, Gen3, Lanes16, lane(16)).assumed(),
        slot("x16-3", X16, Gen3, X8, lane(32)).assumed(),
        slot("x4", crate::form::Form::X4, Gen2, X2, Place::Chipset),
        m2("m2", Gen3, X4, lane(32)).assumed(),
    ]
    [
        rule(When::Set, "x4", Then::Width(X1)),
        rule(When::Used("m2"), "x16-3", Then::Off),
        with(LANES_28, When::Always, "x16-2", Then::Width(X8)),
        with(LANES_28, When::Always, "x16-3", Then::Moves(lane(24), G3_X4)),
        with(LANES_28, When::Always, "m2", Then::Moves(lane(24), G3_X4)),
    ]

    // A prototype; of its slots the article names none but the one for graphics.
    "asus-z87-deluxe-sata-express", "ASUS Z87 Deluxe SATA Express", "z87", [], High,
        "AnandTech: Testing SATA Express And Why We Need Faster SSDs (2014)";
    [
        slot("x16-1", X16, Gen3, Lanes16, lane(0)).assumed(),
        other("satae-1", Interface::pcie(SataExpress, Gen2, X2), Place::Chipset),
        other("satae-2", Interface::pcie(SataExpress, Gen2, X2), Place::Controller { name: "ASMedia ASM106SE", link: G2_X2 }),
        sata("sata-1", 4, Place::Chipset),
    ]
    []

    // The second half of the sixteen lanes goes to the slot or to the socket: this processor divides
    // them in halves only.
    "asrock-z790-taichi", "ASRock Z790 Taichi", "z790", [], Medium,
        "Tweakers: PCIe 5.0 lanes of Core Ultra 200 too slow for the fastest SSDs (2025); TechReviewer: ASRock Z790 Taichi Carrara specifications (same board); gamingpcbuilder: Z790 boards with Gen5 M.2";
    [
        slot("x16-1", X16, Gen5, Lanes16, lane(0)),
        slot("x16-2", X16, Gen5, X8, lane(8)),
        slot("x16-3", X16, Gen4, X4, Place::Chipset),
        m2("m2-1", Gen5, X4, lane(8)),
        m2("m2-2", Gen4, X4, Place::DriveLink(0)),
        m2("m2-3", Gen4, X4, Place::Chipset),
        m2("m2-4", Gen4, X4, Place::Chipset),
        m2("m2-5", Gen4, X4, Place::Chipset),
        sata("sata-1", 8, Place::Chipset),
    ]
    [
        rule(When::Used("m2-1"), "x16-1", Then::Width(X8)),
        rule(When::Used("x16-2"), "x16-1", Then::Width(X8)),
        rule(When::Used("m2-1"), "x16-2", Then::Off),
        rule(When::Used("x16-2"), "m2-1", Then::Off),
    ]

    "gigabyte-z890-aorus-master", "Gigabyte Z890 AORUS Master", "z890", [], High,
        "Hardwareluxx: Gigabyte Z890 AORUS Master review (slot tables); Tweakers: PCIe 5.0 lanes of Core Ultra 200 too slow for the fastest SSDs (2025)";
    [
        slot("x16-1", X16, Gen5, Lanes16, lane(0)),
        slot("x16-2", X16, Gen4, X4, Place::Chipset),
        slot("x16-3", X16, Gen4, X1, Place::Chipset),
        m2("m2a", Gen5, X4, Place::DriveLink(0)),
        m2("m2b", Gen4, X4, Place::DriveLink(1)),
        m2("m2d", Gen5, X4, lane(8)),
        m2("m2m", Gen4, X4, Place::Chipset),
        m2("m2p", Gen4, X4, Place::Chipset),
        sata("sata-1", 4, Place::Chipset),
    ]
    [
        rule(When::Used("m2d"), "x16-1", Then::Width(X8)),
    ]
}
