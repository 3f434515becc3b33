//! Chipsets for Intel's processors in sockets.

use super::cpus::Cpu::{
    Core1, Core2, Core3, Core4, Core6, Core8, Core10, Core11, Core12, CoreI7900, CoreTwo, CoreX3, CoreX4,
    CoreX5Lanes28, CoreX5Lanes40, CoreX7Lanes16, CoreX7Lanes28, CoreX7Lanes44, CoreX10, Ultra200S,
};
use super::links::{G1_X4, G2_X4, G3_X4, G3_X8, G4_X4, G4_X8};
use super::row::Upstream::Link;
use super::row::{Caveat, chipset, lanes};
use crate::generation::Generation::{Gen1, Gen2, Gen3, Gen4};
use crate::wire::Host::{LegacyBios, NvmeAfterUpdate, UefiWithoutNvme};
use crate::wire::SplitSet;

const HALVES: SplitSet = SplitSet::HALVES;
const WHOLE: SplitSet = SplitSet::WHOLE;

chipsets! {
    "p45", "P45 + ICH10R",
        chipset(&[CoreTwo], Link(G1_X4), &[lanes(Gen1, 6)]).sata(6, 0).north_bridge(Gen2, 16).host(LegacyBios),
        Medium, "guutaras-notebook.com: Intel 5 to 300 Series chipsets (ICH10R comparison); Intel P45 / ICH10 data sheets (not re-read)";
    "x58", "X58 + ICH10R",
        chipset(&[CoreI7900], Link(G1_X4), &[lanes(Gen1, 6)]).sata(6, 0).north_bridge(Gen2, 36)
            .host(LegacyBios),
        High, "Tom's Hardware: X58 with USB 3.0 and SATA 6Gb/s; mrlithium blog: boot an NVMe SSD from a legacy BIOS (X58, Intel 750, 2015)";
    "p55", "P55 / H55 / H57",
        chipset(&[Core1], Link(G1_X4), &[lanes(Gen1, 8)]).sata(6, 0).host(LegacyBios),
        High, "Hardware-Revolution / Hardware Secrets on P55 PCIe 1.1 lanes; guutaras-notebook.com: Intel 5 to 300 Series chipsets (ICH10R comparison)";
    "h61", "H61",
        chipset(&[Core2, Core3], Link(G2_X4), &[lanes(Gen2, 6)]).sata(4, 0).host(UefiWithoutNvme).splits(WHOLE),
        High, "Wikipedia: LGA 1155 (chipset table)";
    "p67", "P67",
        chipset(&[Core2, Core3], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 2).host(UefiWithoutNvme)
            .splits(HALVES),
        High, "Wikipedia: LGA 1155 (chipset table); Win-RAID: NVMe support for AMI UEFI BIOS (Z68/Z77/Z97)";
    "h67", "H67",
        chipset(&[Core2, Core3], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 2).host(UefiWithoutNvme).splits(WHOLE),
        High, "Wikipedia: LGA 1155 (chipset table)";
    "z68", "Z68",
        chipset(&[Core2, Core3], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 2).host(UefiWithoutNvme)
            .splits(HALVES),
        High, "Wikipedia: LGA 1155 (chipset table); Win-RAID: NVMe support for AMI UEFI BIOS (Z68/Z77/Z97)";
    "b75", "B75",
        chipset(&[Core3, Core2], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 1).host(UefiWithoutNvme).splits(WHOLE),
        High, "Wikipedia: LGA 1155 (chipset table)";
    "h77", "H77",
        chipset(&[Core3, Core2], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 2).host(UefiWithoutNvme).splits(WHOLE),
        High, "Wikipedia: LGA 1155 (chipset table)";
    "z75", "Z75",
        chipset(&[Core3, Core2], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 2).host(UefiWithoutNvme)
            .splits(HALVES),
        High, "Wikipedia: LGA 1155 (chipset table)";
    "z77", "Z77",
        chipset(&[Core3, Core2], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 2).host(UefiWithoutNvme),
        High, "Wikipedia: LGA 1155 (chipset table); Level1Techs: NVMe boot BIOS modding for Z77 MPower";
    "x79", "X79",
        chipset(&[CoreX3, CoreX4], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 2).host(UefiWithoutNvme),
        High, "TechPowerUp: ASUS Rampage IV Black Edition review, X79 chipset";
    "h81", "H81",
        chipset(&[Core4], Link(G2_X4), &[lanes(Gen2, 6)]).sata(4, 2).host(UefiWithoutNvme).slots_at_most(Gen2)
            .splits(WHOLE),
        High, "bablishe.com: Intel 8 series table";
    "b85", "B85",
        chipset(&[Core4], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 4).host(UefiWithoutNvme).splits(WHOLE),
        High, "bablishe.com: Intel 8 series table";
    "h87", "H87",
        chipset(&[Core4], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 6).host(UefiWithoutNvme).splits(WHOLE),
        High, "bablishe.com: Intel 8 series table";
    "z87", "Z87",
        chipset(&[Core4], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 6).host(UefiWithoutNvme),
        High, "bablishe.com: Intel 8 series table; AnandTech: Testing SATA Express And Why We Need Faster SSDs (2014); Win-RAID: NVMe support for AMI UEFI BIOS (Z68/Z77/Z97)";
    "h97", "H97",
        chipset(&[Core4], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 6).host(NvmeAfterUpdate).splits(WHOLE),
        High, "Hardwareluxx: Intel 9-series chipsets with M.2 (2013); gamezoom: Gigabyte G1.Sniper Z97 review, 9-series chipset; iXBT: NVMe drives in different PCI Express modes";
    "z97", "Z97",
        chipset(&[Core4], Link(G2_X4), &[lanes(Gen2, 8)]).sata(6, 6).host(NvmeAfterUpdate),
        High, "Hardwareluxx: Intel 9-series chipsets with M.2 (2013); gamezoom: Gigabyte G1.Sniper Z97 review, 9-series chipset; Win-RAID: NVMe support for AMI UEFI BIOS (Z68/Z77/Z97)";
    "x99", "X99",
        chipset(&[CoreX5Lanes40, CoreX5Lanes28], Link(G2_X4), &[lanes(Gen2, 8)]).sata(10, 10)
            .host(NvmeAfterUpdate),
        High, "Hardware Secrets: ASUS X99-PRO slots; hardware-journal.de: X299 vs X99 chipset table; iXBT: NVMe drives in different PCI Express modes";
    "h110", "H110",
        chipset(&[Core6], Link(G2_X4), &[lanes(Gen2, 6)]).sata(4, 4).splits(WHOLE),
        High, "Tom's Hardware: Intel 100-series HSIO explained (2015); Puget/Avalue: Intel 100 Series chipsets compared";
    "b150", "B150",
        chipset(&[Core6], Link(G3_X4), &[lanes(Gen3, 8)]).sata(6, 6).splits(WHOLE),
        High, "Tom's Hardware: Intel 100-series HSIO explained (2015); Puget/Avalue: Intel 100 Series chipsets compared";
    "h170", "H170",
        chipset(&[Core6], Link(G3_X4), &[lanes(Gen3, 16)]).sata(6, 6).splits(WHOLE),
        High, "Tom's Hardware: Intel 100-series HSIO explained (2015); Puget/Avalue: Intel 100 Series chipsets compared";
    "z170", "Z170",
        chipset(&[Core6], Link(G3_X4), &[lanes(Gen3, 20)]).sata(6, 6),
        High, "Tom's Hardware: Intel 100-series HSIO explained (2015); Puget/Avalue: Intel 100 Series chipsets compared";
    "b250", "B250",
        chipset(&[Core6], Link(G3_X4), &[lanes(Gen3, 12)]).sata(6, 6).splits(WHOLE),
        High, "GamersNexus: Z270/H270/B250 chipset table; Tom's Hardware: Intel 200-series chipsets";
    "h270", "H270",
        chipset(&[Core6], Link(G3_X4), &[lanes(Gen3, 20)]).sata(6, 6).splits(WHOLE),
        High, "GamersNexus: Z270/H270/B250 chipset table; Tom's Hardware: Intel 200-series chipsets";
    "z270", "Z270",
        chipset(&[Core6], Link(G3_X4), &[lanes(Gen3, 24)]).sata(6, 6),
        High, "GamersNexus: Z270/H270/B250 chipset table; Tom's Hardware: Intel 200-series chipsets";
    "x299", "X299",
        chipset(&[CoreX7Lanes44, CoreX7Lanes28, CoreX7Lanes16, CoreX10], Link(G3_X4), &[lanes(Gen3, 24)])
            .sata(8, 8),
        High, "hardware-journal.de: X299 vs X99 chipset table; MSI MEG X299 Creation manual p.34 (lane tables)";
    "h310", "H310",
        chipset(&[Core8], Link(G2_X4), &[lanes(Gen2, 6)]).sata(4, 4).splits(WHOLE),
        Medium, "bablishe.com: Intel 300 series table; e-catalog: Gigabyte H310M S2H (four SATA ports)";
    "b360", "B360",
        chipset(&[Core8], Link(G3_X4), &[lanes(Gen3, 12)]).sata(6, 6).splits(WHOLE),
        High, "bablishe.com: Intel 300 series table";
    "b365", "B365",
        chipset(&[Core8], Link(G3_X4), &[lanes(Gen3, 20)]).sata(6, 6).splits(WHOLE),
        High, "Tom's Hardware Italia: B365 against B360 table";
    "h370", "H370",
        chipset(&[Core8], Link(G3_X4), &[lanes(Gen3, 20)]).sata(6, 6).splits(WHOLE),
        High, "bablishe.com: Intel 300 series table";
    "z370", "Z370",
        chipset(&[Core8], Link(G3_X4), &[lanes(Gen3, 24)]).sata(6, 6),
        High, "bablishe.com: Intel 300 series table; TweakTown: Intel Z370 motherboard buyer's guide, PCI-E considerations (2018)";
    "z390", "Z390",
        chipset(&[Core8], Link(G3_X4), &[lanes(Gen3, 24)]).sata(6, 6),
        High, "bablishe.com: Intel 300 series table; tiamat.name: bootable CPU-lane SSD on Z390 (DMI limit)";
    "h410", "H410",
        chipset(&[Core10], Link(G3_X4), &[lanes(Gen3, 6)]).sata(4, 4).splits(WHOLE),
        Medium, "heise: H470/B460/H410 boards (2020-06); ocworks: H470/B460/H410 chipsets (no CPU lane split)";
    "b460", "B460",
        chipset(&[Core10], Link(G3_X4), &[lanes(Gen3, 16)]).sata(6, 6).splits(WHOLE).ask(&[Caveat::Processors]),
        High, "heise: H470/B460/H410 boards (2020-06); 3DNews: PCIe 4.0 drives with AMD and Intel (2020); ocworks: H470/B460/H410 chipsets (no CPU lane split)";
    "h470", "H470",
        chipset(&[Core10, Core11], Link(G3_X4), &[lanes(Gen3, 20)]).sata(6, 6).splits(WHOLE)
            .ask(&[Caveat::Generation]),
        High, "heise: H470/B460/H410 boards (2020-06); 3DNews: PCIe 4.0 drives with AMD and Intel (2020); ocworks: H470/B460/H410 chipsets (no CPU lane split)";
    "z490", "Z490",
        chipset(&[Core10, Core11], Link(G3_X4), &[lanes(Gen3, 24)]).sata(6, 6).ask(&[Caveat::Generation]),
        High, "itigic/HardZone: LGA1200 chipsets for Rocket Lake table; 3DNews: PCIe 4.0 drives with AMD and Intel (2020)";
    "h510", "H510",
        chipset(&[Core11, Core10], Link(G3_X4), &[lanes(Gen3, 6)]).sata(4, 4).drive_links(0).splits(WHOLE),
        Medium, "itigic/HardZone: LGA1200 chipsets for Rocket Lake table (DMI, CPU lanes); Intel ARK: H510 (not re-read)";
    "b560", "B560",
        chipset(&[Core11, Core10], Link(G3_X4), &[lanes(Gen3, 12)]).sata(6, 6).splits(WHOLE),
        Medium, "itigic/HardZone: LGA1200 chipsets for Rocket Lake table (DMI, CPU lanes); WCCFTech reprint: ASUS B560 boards lose one M.2 with 10th-gen CPUs (2021-04); Intel ARK: B560 (not re-read)";
    "h570", "H570",
        chipset(&[Core11, Core10], Link(G3_X8), &[lanes(Gen3, 20)]).sata(6, 6).ask(&[Caveat::Splits]),
        Medium, "Intel ARK: H570 (not re-read)";
    "z590", "Z590",
        chipset(&[Core11, Core10], Link(G3_X8), &[lanes(Gen3, 24)]).sata(6, 6),
        High, "itigic/HardZone: LGA1200 chipsets for Rocket Lake table; gamezoom: ASUS ROG Maximus XIII Hero review, Z590 chipset; heise: ASRock Z590 Extreme test";
    "h610", "H610",
        chipset(&[Core12], Link(G4_X4), &[lanes(Gen3, 8)]).sata(4, 4).drive_links(0).splits(WHOLE)
            .ask(&[Caveat::Generation]),
        High, "hardware-journal.de: H670/B660/H610 specification table";
    "b660", "B660",
        chipset(&[Core12], Link(G4_X4), &[lanes(Gen4, 6), lanes(Gen3, 8)]).sata(4, 4).splits(WHOLE)
            .ask(&[Caveat::Generation]),
        High, "hardware-journal.de: H670/B660/H610 specification table; ComputerBase: B760 vs H770 vs Z790 chipset table (2023-01)";
    "h670", "H670",
        chipset(&[Core12], Link(G4_X8), &[lanes(Gen4, 12), lanes(Gen3, 12)]).sata(8, 8),
        High, "hardware-journal.de: H670/B660/H610 specification table; ComputerBase: B760 vs H770 vs Z790 chipset table (2023-01)";
    "z690", "Z690",
        chipset(&[Core12], Link(G4_X8), &[lanes(Gen4, 12), lanes(Gen3, 16)]).sata(8, 8),
        High, "hardware-journal.de: H670/B660/H610 specification table; ComputerBase: B760 vs H770 vs Z790 chipset table (2023-01); elevenforum / gamingpcbuilder: Z690/Z790 Gen5 M.2 drops x16 slot to x8";
    "w680", "W680",
        chipset(&[Core12], Link(G4_X8), &[lanes(Gen4, 12), lanes(Gen3, 16)]).sata(8, 8),
        Medium, "Intel ARK: W680 (not re-read)";
    "b760", "B760",
        chipset(&[Core12], Link(G4_X4), &[lanes(Gen4, 10), lanes(Gen3, 4)]).sata(4, 4).splits(WHOLE)
            .ask(&[Caveat::Generation]),
        High, "ComputerBase: B760 vs H770 vs Z790 chipset table (2023-01)";
    "h770", "H770",
        chipset(&[Core12], Link(G4_X8), &[lanes(Gen4, 16), lanes(Gen3, 8)]).sata(8, 8),
        High, "ComputerBase: B760 vs H770 vs Z790 chipset table (2023-01)";
    "z790", "Z790",
        chipset(&[Core12], Link(G4_X8), &[lanes(Gen4, 20), lanes(Gen3, 8)]).sata(8, 8),
        High, "ComputerBase: B760 vs H770 vs Z790 chipset table (2023-01); elevenforum / gamingpcbuilder: Z690/Z790 Gen5 M.2 drops x16 slot to x8";
    "h810", "H810",
        chipset(&[Ultra200S], Link(G4_X4), &[lanes(Gen4, 8)]).sata(4, 4).drive_links(0).splits(WHOLE),
        Medium, "amagi-teypc.com: Intel 800-series specs and block diagrams; fanaticosdelhardware: Intel 800-series chipset differences (2024)";
    "b860", "B860",
        chipset(&[Ultra200S], Link(G4_X4), &[lanes(Gen4, 14)]).sata(4, 4).drive_links(1).splits(WHOLE),
        High, "amagi-teypc.com: Intel 800-series specs and block diagrams; fanaticosdelhardware: Intel 800-series chipset differences (2024)";
    "z890", "Z890",
        chipset(&[Ultra200S], Link(G4_X8), &[lanes(Gen4, 24)]).sata(8, 8),
        High, "amagi-teypc.com: Intel 800-series specs and block diagrams; Hardwareluxx: Gigabyte Z890 AORUS Master review (slot tables); Hardwareluxx: Intel 800-series chipset table (2024-07); Tweakers: PCIe 5.0 lanes of Core Ultra 200 too slow for the fastest SSDs (2025)";
    "q870", "Q870",
        chipset(&[Ultra200S], Link(G4_X8), &[lanes(Gen4, 20)]).sata(8, 8),
        Medium, "fanaticosdelhardware: Intel 800-series chipset differences (2024); Hardwareluxx: Intel 800-series chipset table (2024-07)";
    "w880", "W880",
        chipset(&[Ultra200S], Link(G4_X8), &[lanes(Gen4, 24)]).sata(8, 8),
        Medium, "fanaticosdelhardware: Intel 800-series chipset differences (2024); Hardwareluxx: Intel 800-series chipset table (2024-07)";
}
