//! Chipsets for AMD's processors in sockets.

use super::cpus::Cpu::{
    self, Athlon3000G, BristolRidge, Fx, Kaveri, Ryzen1000, Ryzen2000, Ryzen2000G, Ryzen3000, Ryzen3000G, Ryzen5000,
    Ryzen5000G, Ryzen5500, Ryzen7000, Ryzen8500G, Ryzen8700G, RyzenAi400, Threadripper1000, Threadripper3000,
    Threadripper7000, Trinity,
};
use super::links::{G2_X4, G3_X4, G4_X4, G4_X8};
use super::row::Upstream::{Link, NotKnown};
use super::row::{Caveat, chipset, lanes};
use crate::generation::Generation::{Gen2, Gen3, Gen4};
use crate::wire::Host::UefiWithoutNvme;
use crate::wire::SplitSet;

const AM4_A320: &[Cpu] = &[
    Ryzen1000,
    BristolRidge,
    Athlon3000G,
    Ryzen2000,
    Ryzen2000G,
    Ryzen3000G,
    Ryzen3000,
    Ryzen5000,
    Ryzen5000G,
    Ryzen5500,
];
const AM4_2017: &[Cpu] =
    &[Ryzen1000, BristolRidge, Ryzen2000, Ryzen2000G, Ryzen3000G, Ryzen3000, Ryzen5000, Ryzen5000G, Ryzen5500];
const AM4_2018: &[Cpu] =
    &[Ryzen2000, Athlon3000G, Ryzen1000, Ryzen2000G, Ryzen3000G, Ryzen3000, Ryzen5000, Ryzen5000G, Ryzen5500];
const AM4_2020: &[Cpu] = &[Ryzen3000, Ryzen5000, Ryzen5000G, Ryzen5500];
const AM5: &[Cpu] = &[Ryzen7000, Ryzen8700G, Ryzen8500G, RyzenAi400];

const WHOLE: SplitSet = SplitSet::WHOLE;

chipsets! {
    "a85x", "A85X",
        chipset(&[Trinity], Link(G2_X4), &[lanes(Gen2, 4)]).sata(8, 8).host(UefiWithoutNvme),
        High, "Tom's Hardware: A85X FCH (Trinity)";
    "a88x", "A88X",
        chipset(&[Kaveri], Link(G2_X4), &[lanes(Gen2, 4)]).sata(8, 8).host(UefiWithoutNvme),
        Medium, "Clube do Hardware: ASRock FM2A88X Extreme6+";
    "990fx", "990FX + SB950",
        chipset(&[Fx], Link(G2_X4), &[lanes(Gen2, 4)]).sata(6, 6).north_bridge(Gen2, 38).host(UefiWithoutNvme),
        High, "ComputerBase: Bulldozer test, 990FX/SB950 lanes (2011-10); Benchmark Reviews: MSI 970 Gaming, AMD 9-series PCIe lanes; GitHub project-nvme-bios-mod README (AMD 970/AM3+)";
    "970", "970 + SB950",
        chipset(&[Fx], Link(G2_X4), &[lanes(Gen2, 4)]).sata(6, 6).north_bridge(Gen2, 22).host(UefiWithoutNvme)
            .splits(WHOLE).ask(&[Caveat::Splits]),
        High, "Benchmark Reviews: MSI 970 Gaming, AMD 9-series PCIe lanes; ComputerBase: Bulldozer test, 990FX/SB950 lanes (2011-10); GitHub project-nvme-bios-mod README (AMD 970/AM3+)";
    "a320", "A320",
        chipset(AM4_A320, Link(G3_X4), &[lanes(Gen2, 4)])
            .sata(4, 4).slots_at_most(Gen3).drives_at_most(Gen3).splits(WHOLE).ask(&[Caveat::Processors]),
        High, "AMD AM4 chipset table (reprinted on setcombg forum, 2020); TechPowerUp forum 3608022: AM4 chipset/CPU lanes explained (2017)";
    "b350", "B350",
        chipset(AM4_2017, Link(G3_X4), &[lanes(Gen2, 6)])
            .sata(4, 4).slots_at_most(Gen3).drives_at_most(Gen3).splits(WHOLE).ask(&[Caveat::Processors]),
        High, "AMD AM4 chipset table (reprinted on setcombg forum, 2020); TechPowerUp forum 3608022: AM4 chipset/CPU lanes explained (2017); 3DNews: PCIe 4.0 drives with AMD and Intel (2020)";
    "x370", "X370",
        chipset(AM4_2017, Link(G3_X4), &[lanes(Gen2, 8)])
            .sata(8, 8).slots_at_most(Gen3).drives_at_most(Gen3).ask(&[Caveat::Processors]),
        High, "AMD AM4 chipset table (reprinted on setcombg forum, 2020); TechPowerUp forum 3608022: AM4 chipset/CPU lanes explained (2017)";
    "b450", "B450",
        chipset(AM4_2018, Link(G3_X4), &[lanes(Gen2, 6)])
            .sata(4, 4).slots_at_most(Gen3).drives_at_most(Gen3).splits(WHOLE),
        High, "AMD AM4 chipset table (reprinted on setcombg forum, 2020); TechPowerUp forum 3608022: AM4 chipset/CPU lanes explained (2017); 3DNews: PCIe 4.0 drives with AMD and Intel (2020)";
    "x470", "X470",
        chipset(AM4_2018, Link(G3_X4), &[lanes(Gen2, 8)])
            .sata(8, 8).slots_at_most(Gen3).drives_at_most(Gen3),
        High, "AMD AM4 chipset table (reprinted on setcombg forum, 2020); TechPowerUp forum 3608022: AM4 chipset/CPU lanes explained (2017); 3DNews: PCIe 4.0 drives with AMD and Intel (2020); TechSpot 1646 / NotebookCheck: NVMe on Z370 vs X470 chipset M.2";
    "a520", "A520",
        chipset(AM4_2020, Link(G3_X4), &[lanes(Gen3, 6)])
            .sata_or_lanes(4, 2).slots_at_most(Gen3).drives_at_most(Gen3).splits(WHOLE),
        Medium, "computerzilla: A520 vs B550 vs X570; 3DNews: PCIe 4.0 drives with AMD and Intel (2020)";
    "b550", "B550",
        chipset(AM4_2020, Link(G3_X4), &[lanes(Gen3, 10)])
            .sata_or_lanes(6, 2).ask(&[Caveat::Splits]),
        High, "Guru3D: AMD B550 specifications; 3DNews: PCIe 4.0 drives with AMD and Intel (2020); AMD AM4 chipset table (reprinted on setcombg forum, 2020)";
    "x570", "X570 / X570S",
        chipset(&[Ryzen3000, Ryzen2000, Ryzen3000G, Ryzen5000, Ryzen5000G, Ryzen5500], Link(G4_X4), &[lanes(Gen4, 16)])
            .sata_or_lanes(12, 8).tied_to_uplink().ask(&[Caveat::Splits]),
        High, "Guru3D: X570 chipset block diagram; Tom's Hardware: X570 Exposed, flexible I/O (2019-07); 3DNews: PCIe 4.0 drives with AMD and Intel (2020); Gigabyte X570 AORUS Xtreme specification (per-CPU slot modes); AMD AM4 chipset table (reprinted on setcombg forum, 2020)";
    "a620", "A620",
        chipset(AM5, Link(G4_X4), &[lanes(Gen3, 8)]).sata(4, 4)
            .slots_at_most(Gen4).drives_at_most(Gen4).splits(WHOLE),
        Medium, "Wikipedia: Template:AM5 chipsets; Hardware Times: A620 chipset lanes (2023)";
    "b650", "B650",
        chipset(AM5, Link(G4_X4), &[lanes(Gen4, 8), lanes(Gen3, 4)])
            .sata_or_lanes(4, 4).slots_at_most(Gen4).ask(&[Caveat::Generation]),
        High, "Wikipedia: Template:AM5 chipsets; Hardwareluxx: Gigabyte X670 AORUS Elite AX (AM5 chipset table)";
    "b650e", "B650E",
        chipset(AM5, Link(G4_X4), &[lanes(Gen4, 8), lanes(Gen3, 4)])
            .sata_or_lanes(4, 4),
        High, "Wikipedia: Template:AM5 chipsets; Hardwareluxx: Gigabyte X670 AORUS Elite AX (AM5 chipset table)";
    "x670", "X670",
        chipset(AM5, Link(G4_X4), &[lanes(Gen4, 12), lanes(Gen3, 8)])
            .sata_or_lanes(8, 8).slots_at_most(Gen4).chained_by(G4_X4).ask(&[Caveat::Generation]),
        High, "Wikipedia: Template:AM5 chipsets; Hardwareluxx: Gigabyte X670 AORUS Elite AX (AM5 chipset table); TechPowerUp: Zen 4 Socket AM5 explained";
    "x670e", "X670E",
        chipset(AM5, Link(G4_X4), &[lanes(Gen4, 12), lanes(Gen3, 8)])
            .sata_or_lanes(8, 8).chained_by(G4_X4),
        High, "Wikipedia: Template:AM5 chipsets; Hardwareluxx: Gigabyte X670 AORUS Elite AX (AM5 chipset table); TechPowerUp: Zen 4 Socket AM5 explained";
    "b840", "B840",
        chipset(AM5, Link(G3_X4), &[lanes(Gen3, 10)]).sata(4, 4)
            .slots_at_most(Gen4).drives_at_most(Gen4).splits(WHOLE).ask(&[Caveat::Uplink]),
        Low, "Hardwareluxx: Sapphire Nitro+ B850A WIFI 7 and ASUS ROG Strix B850-I tests (AM5 800-series tables, they differ); BuildCores open database: Gigabyte B840 GAMING X WIFI6E, MSI B840 GAMING PLUS WIFI; TechPowerUp: Zen 5 deep dive, 800-series chipsets; Wikipedia: Template:AM5 chipsets";
    "b850", "B850",
        chipset(AM5, Link(G4_X4), &[lanes(Gen4, 8), lanes(Gen3, 4)])
            .sata_or_lanes(4, 4).slots_at_most(Gen4).ask(&[Caveat::Generation]),
        High, "Wikipedia: Template:AM5 chipsets; Hardwareluxx: Sapphire Nitro+ B850A WIFI 7 test (AM5 800-series table)";
    "x870", "X870",
        chipset(AM5, Link(G4_X4), &[lanes(Gen4, 8), lanes(Gen3, 4)])
            .sata_or_lanes(4, 4).ask(&[Caveat::Usb4]),
        High, "Wikipedia: Template:AM5 chipsets; ComputerBase forum 2212949: AM5 CPU lane use, USB4 on X870E";
    "x870e", "X870E",
        chipset(AM5, Link(G4_X4), &[lanes(Gen4, 12), lanes(Gen3, 8)])
            .sata_or_lanes(8, 8).chained_by(G4_X4).ask(&[Caveat::Usb4]),
        High, "Wikipedia: Template:AM5 chipsets; ComputerBase forum 2212949: AM5 CPU lane use, USB4 on X870E";
    "x399", "X399",
        chipset(&[Threadripper1000], Link(G3_X4), &[lanes(Gen2, 8)]).sata(8, 8),
        High, "Hardwareluxx: Gigabyte X399 AORUS Gaming 7";
    "trx40", "TRX40",
        chipset(&[Threadripper3000], Link(G4_X8), &[lanes(Gen4, 16)]).sata_or_lanes(12, 8),
        High, "Hardwareluxx: MSI Creator TRX40; hardware-journal.de: all TRX40 boards overview; heise: TRX40 boards use ASM3242 (2019-11)";
    "trx50", "TRX50",
        chipset(&[Threadripper7000], NotKnown, &[]),
        Low, "AMD Threadripper 7000 and TRX50 product pages (not re-read)";
}
