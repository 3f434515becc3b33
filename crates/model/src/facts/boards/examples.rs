//! Other boards, laptops and consoles whose lanes are described in public.

use super::row::{Place, Then, When, lane, m2, other, rule, sata, slot, with};
use crate::facts::platforms::Cpu;
use crate::form::Form::{M2B, Pcie, X1, X1Open, X4Open, X8Open, X16};
use crate::generation::Generation::{Gen2, Gen3, Gen4};
use crate::interface::Interface;
use crate::legacy::LegacyBus;
use crate::link::LinkCapability;
use crate::link::LinkWidth::{X1 as Lane1, X2, X4, X8, X16 as Lanes16};
use crate::wire::ModuleLength;

const X5_LANES_28: &[Cpu] = &[Cpu::CoreX5Lanes28];
const X7_LANES_28: &[Cpu] = &[Cpu::CoreX7Lanes28];
const X7_LANES_16: &[Cpu] = &[Cpu::CoreX7Lanes16];
const X7_FEWER_LANES: &[Cpu] = &[Cpu::CoreX7Lanes28, Cpu::CoreX7Lanes16];
const G3_X2: LinkCapability = LinkCapability::new(Gen3, X2);
const G3_X4: LinkCapability = LinkCapability::new(Gen3, X4);

boards! {
    "asus-z97-pro", "ASUS Z97-PRO", "z97", [], High, "Hardware Secrets: ASUS Z97-PRO slots";
    [
        slot("x16-1", X16, Gen3, Lanes16, lane(0)),
        slot("x16-2", X16, Gen3, X8, lane(8)),
        slot("x16-3", X16, Gen2, X4, Place::Chipset),
        m2("m2", Gen2, X2, Place::Chipset).with_sata(),
    ]
    [
        rule(When::Used("x16-2"), "x16-1", Then::Width(X8)),
        rule(When::Set, "x16-3", Then::Width(Lane1)),
    ]

    "asus-x99-pro", "ASUS X99-PRO", "x99", [], High, "Hardware Secrets: ASUS X99-PRO slots";
    [
        slot("x16-1", X16, Gen3, Lanes16, lane(0)),
        slot("x16-2", X16, Gen2, X4, Place::Chipset),
        slot("x16-3", X16, Gen3, Lanes16, lane(16)),
        slot("x16-4", X16, Gen3, X8, lane(32)),
        m2("m2", Gen3, X4, lane(32)),
    ]
    [
        rule(When::Set, "x16-2", Then::Width(Lane1)),
        rule(When::Used("m2"), "x16-4", Then::Off),
        with(X5_LANES_28, When::Always, "x16-3", Then::Width(X8)),
        with(X5_LANES_28, When::Always, "x16-4", Then::Moves(lane(24), G3_X4)),
        with(X5_LANES_28, When::Always, "m2", Then::Moves(lane(24), G3_X4)),
    ]

    // Its M2_2 and M2_3 take their lanes from the processor or, as it comes, from the chipset.
    "msi-meg-b550-unify-x", "MSI MEG B550 Unify-X", "b550", [], High,
        "MSI MEG B550 Unify-X manual p.32 (bandwidth table)";
    [
        slot("x16-1", X16, Gen4, Lanes16, lane(0)),
        slot("x16-4", X16, Gen3, X4, Place::Chipset),
        m2("m2-1", Gen4, X4, Place::DriveLink(0)),
        m2("m2-2", Gen3, X2, Place::Chipset),
        m2("m2-3", Gen3, X2, Place::Chipset).with_sata(),
        m2("m2-4", Gen3, X4, Place::Chipset),
        sata("sata-1", 4, Place::Chipset),
        sata("sata-5", 1, Place::Chipset),
        sata("sata-6", 1, Place::Chipset),
    ]
    [
        rule(When::Set, "m2-2", Then::Moves(lane(8), LinkCapability::new(Gen4, X4))),
        rule(When::Set, "m2-3", Then::Moves(lane(12), LinkCapability::new(Gen4, X4))),
        rule(When::UsedWhenMoved("m2-2"), "x16-1", Then::Width(X8)),
        rule(When::UsedWhenMoved("m2-3"), "x16-1", Then::Width(X8)),
        rule(When::Used("m2-2"), "x16-4", Then::Off),
        rule(When::Used("x16-4"), "m2-2", Then::Off),
        rule(When::Used("m2-4"), "x16-4", Then::Off),
        rule(When::Used("x16-4"), "m2-4", Then::Off),
        rule(When::UsedForPcie("m2-3"), "sata-5", Then::Off),
        rule(When::UsedForPcie("m2-3"), "sata-6", Then::Off),
        rule(When::UsedForSata("m2-3"), "sata-5", Then::Off),
    ]

    "asrock-b550-steel-legend", "ASRock B550 Steel Legend", "b550", [], High,
        "ASCII.jp/AMD Heroes: B550 Steel Legend M.2 slot test (2020)";
    [
        slot("x16-1", X16, Gen4, Lanes16, lane(0)),
        m2("m2-1", Gen4, X4, Place::DriveLink(0)),
        m2("m2-2", Gen3, X2, Place::Chipset).with_sata(),
    ]
    []

    "gigabyte-x570-aorus-xtreme", "Gigabyte X570 AORUS Xtreme", "x570", [], Medium,
        "Gigabyte X570 AORUS Xtreme specification (per-CPU slot modes)";
    [
        slot("x16-1", X16, Gen4, Lanes16, lane(0)),
        slot("x16-2", X16, Gen4, X8, lane(8)),
        slot("x16-3", X16, Gen4, X4, Place::Chipset),
        m2("m2a", Gen4, X4, Place::DriveLink(0)).with_sata(),
        m2("m2b", Gen4, X4, Place::Chipset).with_sata(),
        m2("m2c", Gen4, X4, Place::Chipset).with_sata(),
    ]
    [
        rule(When::Used("x16-2"), "x16-1", Then::Width(X8)),
    ]

    // With sixteen lanes, eight are left for the first slot: the others take two times four.
    "msi-meg-x299-creation", "MSI MEG X299 Creation", "x299", [], High,
        "MSI MEG X299 Creation manual p.34 (lane tables)";
    [
        slot("x16-1", X16, Gen3, Lanes16, lane(0)),
        slot("x16-2", X16, Gen3, X8, lane(8)),
        slot("x16-3", X16, Gen3, Lanes16, lane(16)),
        slot("x1", X1, Gen3, Lane1, Place::Chipset),
        slot("x16-4", X16, Gen3, X8, lane(32)),
        m2("m2-3", Gen3, X4, lane(40)),
    ]
    [
        rule(When::Used("x16-2"), "x16-1", Then::Width(X8)),
        with(X7_LANES_28, When::Always, "x16-3", Then::Width(X8)),
        with(X7_LANES_28, When::Always, "x16-4", Then::Moves(lane(24), G3_X4)),
        with(X7_LANES_28, When::Always, "m2-3", Then::Moves(lane(24), G3_X4)),
        with(X7_LANES_16, When::Always, "x16-1", Then::Width(X8)),
        with(X7_LANES_16, When::Always, "x16-2", Then::Off),
        with(X7_LANES_16, When::Always, "x16-3", Then::Moves(lane(8), G3_X4)),
        with(X7_LANES_16, When::Always, "x16-4", Then::Moves(lane(12), G3_X4)),
        with(X7_LANES_16, When::Always, "m2-3", Then::Moves(lane(12), G3_X4)),
        with(X7_FEWER_LANES, When::Used("m2-3"), "x16-4", Then::Off),
        with(X7_FEWER_LANES, When::Used("x16-4"), "m2-3", Then::Off),
    ]

    // Its chipset is the C612, which has the lanes of the X99.
    "hp-z440", "HP Z440", "x99", [Cpu::CoreX5Lanes40], High,
        "HP Z440 white paper, I/O slots and Table 3 (pp. 8-9); HP Z440 QuickSpecs (open-ended slots)";
    [
        slot("slot-1", X1Open, Gen2, Lane1, Place::Chipset),
        slot("slot-2", X16, Gen3, Lanes16, lane(0)),
        slot("slot-3", X4Open, Gen2, X4, Place::Chipset),
        slot("slot-4", X8Open, Gen3, X8, lane(32)),
        slot("slot-5", X16, Gen3, Lanes16, lane(16)),
        other("slot-6", Interface::bus(LegacyBus::Pci133), Place::Chipset),
    ]
    []

    "rpi-5-connector", "Raspberry Pi 5, flat cable connector", "raspberry-pi-5", [], High,
        "Raspberry Pi Ltd 'Double standards' post on the Pi 5 PCIe connector (via Rockbee/Geermax reprints); Jeff Geerling: Forcing PCI Express Gen 3.0 speeds on Pi 5 (2023)";
    [
        slot("fpc", Pcie, Gen2, Lane1, lane(0)),
    ]
    []

    // A layout, not a product.
    "n100-nas", "N100 NAS board", "n100-board", [], Low,
        "ComputerBase: Intel N series (Alder Lake-N), 9 PCIe 3.0 lanes; SpaceRex forum: J6413 NAS board (8 PCIe 3.0 lanes, JMB585)";
    [
        m2("m2-1", Gen3, Lane1, lane(0)),
        m2("m2-2", Gen3, Lane1, lane(1)),
        slot("x4", crate::form::Form::X4, Gen3, Lane1, lane(2)),
        sata("sata-1", 5, Place::Controller { name: "JMicron JMB585", link: G3_X2 }),
    ]
    []

    "playstation-5", "PlayStation 5", "ps5", [], High,
        "Sony PS5 M.2 SSD requirements (2021 support page, via somagnews)";
    [
        m2("bay", Gen4, X4, Place::DriveLink(0)).long(ModuleLength::Mm110),
    ]
    []

    // The wiring of the socket with key B is what the source is about; lanes of the other differ by model.
    "thinkpad-xx80", "ThinkPad T480 and its like", "laptop-8th-h", [], Low,
        "thinkpad-forum.de 242580: M.2 keys and ThinkPad xx80 B-key slot";
    [
        m2("ssd", Gen3, X4, Place::Chipset).with_sata(),
        slot("wwan", M2B, Gen3, X2, Place::Chipset).long(ModuleLength::Mm42),
    ]
    []
}
