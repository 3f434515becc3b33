//! Layouts that most boards of a chipset have, for readers whose own board is not listed.
//!
//! One slot for graphics, the M.2 sockets that the chipset's description names, four SATA ports.

use super::row::{Place, lane, m2, sata, slot};
use crate::form::Form::X16;
use crate::generation::Generation::{Gen2, Gen3, Gen4, Gen5};
use crate::link::LinkWidth::{X4, X16 as Lanes16};

boards! {
    "x570-board", "X570 board", "x570", [], Medium,
        "3DNews: PCIe 4.0 drives with AMD and Intel (2020); Guru3D: X570 chipset block diagram";
    [
        slot("x16-1", X16, Gen4, Lanes16, lane(0)),
        m2("m2-1", Gen4, X4, Place::DriveLink(0)),
        m2("m2-2", Gen4, X4, Place::Chipset),
        sata("sata-1", 4, Place::Chipset).assumed(),
    ]
    []

    "b550-board", "B550 board", "b550", [], Medium,
        "3DNews: PCIe 4.0 drives with AMD and Intel (2020); Guru3D: AMD B550 specifications";
    [
        slot("x16-1", X16, Gen4, Lanes16, lane(0)),
        m2("m2-1", Gen4, X4, Place::DriveLink(0)),
        m2("m2-2", Gen3, X4, Place::Chipset),
        sata("sata-1", 4, Place::Chipset).assumed(),
    ]
    []

    "a520-board", "A520 board", "a520", [], Medium,
        "3DNews: PCIe 4.0 drives with AMD and Intel (2020)";
    [
        slot("x16-1", X16, Gen3, Lanes16, lane(0)),
        m2("m2-1", Gen3, X4, Place::DriveLink(0)),
        m2("m2-2", Gen3, X4, Place::Chipset),
        sata("sata-1", 2, Place::Chipset).assumed(),
    ]
    []

    "b450-board", "B450 board", "b450", [], Medium,
        "3DNews: PCIe 4.0 drives with AMD and Intel (2020) (the lock at 3.0); TechPowerUp forum 3608022: AM4 chipset/CPU lanes explained (2017)";
    [
        slot("x16-1", X16, Gen3, Lanes16, lane(0)),
        m2("m2-1", Gen3, X4, Place::DriveLink(0)),
        sata("sata-1", 4, Place::Chipset).assumed(),
    ]
    []

    "x470-board", "X470 board", "x470", [], Medium,
        "3DNews: PCIe 4.0 drives with AMD and Intel (2020) (the lock at 3.0); TechSpot 1646 / NotebookCheck: NVMe on Z370 vs X470 chipset M.2";
    [
        slot("x16-1", X16, Gen3, Lanes16, lane(0)),
        m2("m2-1", Gen3, X4, Place::DriveLink(0)),
        m2("m2-2", Gen2, X4, Place::Chipset),
        sata("sata-1", 4, Place::Chipset).assumed(),
    ]
    []

    // Some makers wired theirs for 4.0 ahead of the 11th generation; the article counts on 3.0.
    "z490-board", "Z490 board", "z490", [], Medium,
        "3DNews: PCIe 4.0 drives with AMD and Intel (2020); itigic/HardZone: LGA1200 chipsets for Rocket Lake table";
    [
        slot("x16-1", X16, Gen3, Lanes16, lane(0)),
        m2("m2-1", Gen3, X4, Place::Chipset),
        m2("m2-2", Gen3, X4, Place::Chipset).assumed(),
        sata("sata-1", 4, Place::Chipset).assumed(),
    ]
    []

    "z590-board", "Z590 board", "z590", [], Medium,
        "3DNews: PCIe 4.0 drives with AMD and Intel (2020); heise: ASRock Z590 Extreme test; WCCFTech reprint: ASUS B560 boards lose one M.2 with 10th-gen CPUs (2021-04)";
    [
        slot("x16-1", X16, Gen4, Lanes16, lane(0)),
        m2("m2-1", Gen4, X4, Place::DriveLink(0)),
        m2("m2-2", Gen3, X4, Place::Chipset),
        sata("sata-1", 4, Place::Chipset).assumed(),
    ]
    []

    // Of the first chip's eight fast lanes, four go to the second.
    "x670e-board", "X670E board", "x670e", [], Medium,
        "TechPowerUp: Zen 4 Socket AM5 explained; Hardwareluxx: Gigabyte X670 AORUS Elite AX (AM5 chipset table)";
    [
        slot("x16-1", X16, Gen5, Lanes16, lane(0)),
        m2("m2-1", Gen5, X4, Place::DriveLink(0)),
        m2("m2-2", Gen4, X4, Place::Chipset).assumed(),
        m2("m2-3", Gen4, X4, Place::SecondChip).assumed(),
        m2("m2-4", Gen4, X4, Place::SecondChip).assumed(),
        sata("sata-1", 4, Place::Chipset).assumed(),
    ]
    []

    "h610-board", "H610 board", "h610", [], Medium,
        "hardware-journal.de: H670/B660/H610 specification table";
    [
        slot("x16-1", X16, Gen4, Lanes16, lane(0)),
        m2("m2-1", Gen3, X4, Place::Chipset).assumed(),
        sata("sata-1", 4, Place::Chipset),
    ]
    []
}
