//! Processors, in families that share their lanes.

use super::links::{G1_X4, G2_X1, G2_X4, G3_X2, G3_X4, G3_X8, G4_X2, G4_X4, G4_X8, G5_X4};
use super::row::{CPU, CpuRow};
use crate::facts::devices::Confidence;
use crate::generation::Generation::{Gen2, Gen3, Gen4, Gen5};
use crate::wire::SplitSet;

const HALVES: SplitSet = SplitSet::HALVES;
const UNEVEN: SplitSet = SplitSet::UNEVEN;
const QUARTERS: SplitSet = SplitSet::QUARTERS;

/// Writes names, rows and sources from one list, so that none lacks an entry.
macro_rules! cpus {
    ($($cpu:ident: $id:literal, $name:literal, $shape:expr, $confidence:ident, $source:literal;)+) => {
        /// Names a row of the processors.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Cpu {
            $(#[doc = $name] $cpu,)+
        }

        impl Cpu {
            /// Every family, in the order they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$cpu),+];
        }

        static ROWS: &[CpuRow] = &[$(CpuRow { id: $id, name: $name, confidence: Confidence::$confidence, ..$shape }),+];

        static SOURCES: &[&str] = &[$($source),+];
    };
}

impl Cpu {
    /// What is recorded of it.
    #[must_use]
    pub fn row(self) -> &'static CpuRow {
        &ROWS[self as usize]
    }

    /// Where its facts come from, titles untranslated.
    #[must_use]
    pub fn source(self) -> &'static str {
        SOURCES[self as usize]
    }

    /// The family of that id, or of a product line that shares its lanes: `14th` is `12th`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let alias = ALIASES.iter().find(|(alias, _)| *alias == id).map(|(_, cpu)| *cpu);
        alias.or_else(|| Self::ALL.iter().copied().find(|cpu| cpu.row().id == id))
    }
}

/// Product lines that share all lanes with a family before them, by the word people know.
pub const ALIASES: &[(&str, Cpu)] = &[
    ("5th", Cpu::Core4),
    ("7th", Cpu::Core6),
    ("9th", Cpu::Core8),
    ("13th", Cpu::Core12),
    ("14th", Cpu::Core12),
    ("ryzen-4000g", Cpu::Ryzen5000G),
    ("ryzen-9000", Cpu::Ryzen7000),
    ("threadripper-2000", Cpu::Threadripper1000),
    ("threadripper-9000", Cpu::Threadripper7000),
];

cpus! {
    CoreTwo: "core-2", "Core 2",
        CPU,
        Medium, "Intel P45 / ICH10 data sheets (not re-read)";
    CoreI7900: "core-i7-900", "Core i7-900 (Nehalem)",
        CPU,
        High, "Tom's Hardware: X58 with USB 3.0 and SATA 6Gb/s";
    Core1: "1st", "Core 1st generation (Lynnfield)",
        CPU.slots(Gen2, 16).splits(HALVES).up(G1_X4),
        High, "Hardware-Revolution / Hardware Secrets on P55 PCIe 1.1 lanes";
    Core2: "2nd", "Core 2nd generation (Sandy Bridge)",
        CPU.slots(Gen2, 16).splits(HALVES).up(G2_X4),
        High, "Wikipedia: LGA 1155 (chipset table)";
    Core3: "3rd", "Core 3rd generation (Ivy Bridge)",
        CPU.slots(Gen3, 16).splits(UNEVEN).up(G2_X4),
        High, "Wikipedia: LGA 1155 (chipset table)";
    CoreX3: "i7-3900", "Core i7-3900 Sandy Bridge-E",
        CPU.slots(Gen2, 40).splits(QUARTERS).up(G2_X4).unofficial(Gen3),
        Medium, "TechPowerUp: ASUS Rampage IV Black Edition review, X79 chipset";
    CoreX4: "i7-4900", "Core i7-4900 Ivy Bridge-E",
        CPU.slots(Gen3, 40).splits(QUARTERS).up(G2_X4),
        High, "TechPowerUp: ASUS Rampage IV Black Edition review, X79 chipset";
    Core4: "4th", "Core 4th and 5th generation (Haswell, Broadwell)",
        CPU.slots(Gen3, 16).splits(UNEVEN).up(G2_X4),
        High, "bablishe.com: Intel 8 series table; Hardware Secrets: ASUS Z97-PRO slots";
    CoreX5Lanes40: "i7-5960x", "Core i7-5960X / 5930K Haswell-E",
        CPU.slots(Gen3, 40).splits(QUARTERS).up(G2_X4),
        High, "Hardware Secrets: ASUS X99-PRO slots";
    CoreX5Lanes28: "i7-5820k", "Core i7-5820K / 6800K",
        CPU.slots(Gen3, 28).splits(QUARTERS).up(G2_X4),
        High, "Hardware Secrets: ASUS X99-PRO slots";
    Core6: "6th", "Core 6th and 7th generation (Skylake, Kaby Lake)",
        CPU.slots(Gen3, 16).splits(UNEVEN).up(G3_X4),
        High, "TweakTown: Intel Z370 motherboard buyer's guide, PCI-E considerations (2018); Tom's Hardware: Intel 200-series chipsets";
    Core8: "8th", "Core 8th and 9th generation (Coffee Lake)",
        CPU.slots(Gen3, 16).splits(UNEVEN).up(G3_X4),
        High, "TweakTown: Intel Z370 motherboard buyer's guide, PCI-E considerations (2018)";
    CoreX7Lanes44: "i9-7900x", "Core i9-7900X/9900X class",
        CPU.slots(Gen3, 44).splits(QUARTERS).up(G3_X4),
        High, "MSI MEG X299 Creation manual p.34 (lane tables); Hardware.info: 18 X299 motherboards (CPU lane classes)";
    CoreX7Lanes28: "i7-7820x", "Core i7-7820X/7800X",
        CPU.slots(Gen3, 28).splits(QUARTERS).up(G3_X4),
        High, "MSI MEG X299 Creation manual p.34 (lane tables); Hardware.info: 18 X299 motherboards (CPU lane classes)";
    CoreX7Lanes16: "i7-7740x", "Core i7-7740X/i5-7640X Kaby Lake-X",
        CPU.slots(Gen3, 16).splits(UNEVEN).up(G3_X4),
        High, "MSI MEG X299 Creation manual p.34 (lane tables); Hardware.info: 18 X299 motherboards (CPU lane classes)";
    CoreX10: "i9-10900x", "Core i9-10900X Cascade Lake-X",
        CPU.slots(Gen3, 48).splits(QUARTERS).up(G3_X4),
        Medium, "Intel ARK product pages";
    Core10: "10th", "Core 10th generation (Comet Lake)",
        CPU.slots(Gen3, 16).splits(UNEVEN).up(G3_X4),
        High, "3DNews: PCIe 4.0 drives with AMD and Intel (2020); WCCFTech reprint: ASUS B560 boards lose one M.2 with 10th-gen CPUs (2021-04)";
    Core11: "11th", "Core 11th generation (Rocket Lake)",
        CPU.slots(Gen4, 16).splits(UNEVEN).drives(&[G4_X4]).up(G3_X8),
        High, "3DNews: PCIe 4.0 drives with AMD and Intel (2020); gamezoom: ASUS ROG Maximus XIII Hero review, Z590 chipset; heise: ASRock Z590 Extreme test";
    Core12: "12th", "Core 12th to 14th generation (Alder Lake, Raptor Lake)",
        CPU.slots(Gen5, 16).splits(HALVES).drives(&[G4_X4]).up(G4_X8),
        High, "hardware-journal.de: H670/B660/H610 specification table; ComputerBase: B760 vs H770 vs Z790 chipset table (2023-01)";
    Ultra200S: "ultra-200s", "Core Ultra 200S (Arrow Lake)",
        CPU.slots(Gen5, 16).splits(UNEVEN).drives(&[G5_X4, G4_X4]).up(G4_X8).first_drive_link_remote(),
        High, "Tweakers: PCIe 5.0 lanes of Core Ultra 200 too slow for the fastest SSDs (2025); TechPowerUp: Core Ultra Arrow Lake preview; Corsair Explorer: Z790 vs Z890";
    Fx: "fx", "FX and Phenom II",
        CPU,
        High, "ComputerBase: Bulldozer test, 990FX/SB950 lanes (2011-10); pcreview thread on 990FX/SB950 lanes";
    Trinity: "trinity", "A-series Trinity and Richland",
        CPU.slots(Gen2, 16).splits(HALVES).up(G2_X4),
        Medium, "Tom's Hardware: A85X FCH (Trinity)";
    Kaveri: "kaveri", "A-series Kaveri",
        CPU.slots(Gen3, 16).splits(HALVES).up(G2_X4),
        Medium, "Clube do Hardware: ASRock FM2A88X Extreme6+; tweak2.com: AMD Kaveri announcement (24 PCIe 3.0 lanes)";
    BristolRidge: "bristol-ridge", "A-series Bristol Ridge",
        CPU.slots(Gen3, 8).drives(&[G3_X4]).up(G3_X4),
        Medium, "TechPowerUp forum 3608022: AM4 chipset/CPU lanes explained (2017); TweakTown: AMD AM4 Ryzen motherboard buyer's guide (2017)";
    Ryzen1000: "ryzen-1000", "Ryzen 1000",
        CPU.slots(Gen3, 16).splits(HALVES).drives(&[G3_X4]).up(G3_X4),
        High, "TechPowerUp forum 3608022: AM4 chipset/CPU lanes explained (2017); TweakTown: AMD AM4 Ryzen motherboard buyer's guide (2017); AMD AM4 chipset table (reprinted on setcombg forum, 2020)";
    Ryzen2000: "ryzen-2000", "Ryzen 2000 (Pinnacle Ridge)",
        CPU.slots(Gen3, 16).splits(HALVES).drives(&[G3_X4]).up(G3_X4),
        High, "Gigabyte X570 AORUS Xtreme specification (per-CPU slot modes); AMD AM4 chipset table (reprinted on setcombg forum, 2020)";
    Ryzen2000G: "ryzen-2000g", "Ryzen 2200G/2400G (2000G)",
        CPU.slots(Gen3, 8).drives(&[G3_X4]).up(G3_X4),
        High, "TweakTown: AMD AM4 Ryzen motherboard buyer's guide (2017); AMD AM4 chipset table (reprinted on setcombg forum, 2020)";
    Ryzen3000G: "ryzen-3000g", "Ryzen 3200G/3400G (3000G)",
        CPU.slots(Gen3, 8).drives(&[G3_X4]).up(G3_X4),
        High, "Gigabyte X570 AORUS Xtreme specification (per-CPU slot modes); MSI MEG X570S Ace Max manual p.36 (bandwidth table); AMD AM4 chipset table (reprinted on setcombg forum, 2020)";
    Athlon3000G: "athlon-3000g", "Athlon 200GE/3000G",
        CPU.slots(Gen3, 4).drives(&[G3_X2]).up(G3_X2),
        Medium, "heise hotline: PCI Express lanes of the Athlon 3000G";
    Ryzen3000: "ryzen-3000", "Ryzen 3000 (Matisse)",
        CPU.slots(Gen4, 16).splits(QUARTERS).drives(&[G4_X4]).up(G4_X4),
        High, "3DNews: PCIe 4.0 drives with AMD and Intel (2020); Tom's Hardware: X570 Exposed, flexible I/O (2019-07); MSI MEG B550 Unify-X manual p.32 (bandwidth table); botmonster.com: PCIe bifurcation explained";
    Ryzen5000: "ryzen-5000", "Ryzen 5000 (Vermeer)",
        CPU.slots(Gen4, 16).splits(QUARTERS).drives(&[G4_X4]).up(G4_X4),
        High, "3DNews: PCIe 4.0 drives with AMD and Intel (2020); MSI MEG B550 Unify-X manual p.32 (bandwidth table); TechPowerUp: B550 AORUS Master splits the x16 into x8/x4/x4; botmonster.com: PCIe bifurcation explained";
    Ryzen5000G: "ryzen-5000g", "Ryzen 4000G/5000G",
        CPU.slots(Gen3, 16).splits(HALVES).drives(&[G3_X4]).up(G3_X4),
        High, "Gigabyte X570 AORUS Xtreme specification (per-CPU slot modes); svethardware.cz: Renoir FP6 PCIe 3.0 x8 (vs desktop x16)";
    Ryzen5500: "ryzen-5500", "Ryzen 4500 and 5500",
        CPU.slots(Gen3, 16).splits(HALVES).drives(&[G3_X4]).up(G3_X4),
        Medium, "AMD Ryzen 5 5500 product page (not re-read)";
    Ryzen7000: "ryzen-7000", "Ryzen 7000/9000",
        CPU.slots(Gen5, 16).splits(QUARTERS).drives(&[G5_X4, G5_X4]).up(G4_X4),
        High, "TechPowerUp: Zen 4 Socket AM5 explained; Hardwareluxx: Gigabyte X670 AORUS Elite AX (AM5 chipset table); WCCFTech / kickstartgame: Ryzen AI 400 desktop lane counts (8700G, 7000/9000 comparison); hardwaredealz forum 79072: X870E lane split from the manual";
    Ryzen8700G: "ryzen-8700g", "Ryzen 8700G/8600G",
        CPU.slots(Gen4, 8).drives(&[G4_X4, G4_X4]).up(G4_X4),
        High, "dutchieetech/WCCFTech: Ryzen 8000G lane limits; HotHardware: PCIe lanes of Ryzen AI 400 desktop (2026-03)";
    Ryzen8500G: "ryzen-8500g", "Ryzen 8500G/8300G",
        CPU.slots(Gen4, 4).drives(&[G4_X4, G4_X2]).up(G4_X4),
        High, "dutchieetech/WCCFTech: Ryzen 8000G lane limits; HotHardware: PCIe lanes of Ryzen AI 400 desktop (2026-03)";
    RyzenAi400: "ryzen-ai-400", "Ryzen AI 400 desktop (AI 7 450G, AI 5 440G)",
        CPU.slots(Gen4, 8).drives(&[G4_X4]).up(G4_X4),
        High, "HotHardware: PCIe lanes of Ryzen AI 400 desktop (2026-03); WCCFTech / kickstartgame: Ryzen AI 400 desktop lane counts (8700G, 7000/9000 comparison)";
    Threadripper1000: "threadripper-1000", "Threadripper 1000/2000",
        CPU.slots(Gen3, 48).splits(QUARTERS).drives(&[G3_X4, G3_X4, G3_X4]).up(G3_X4),
        High, "Hardwareluxx: Gigabyte X399 AORUS Gaming 7";
    Threadripper3000: "threadripper-3000", "Threadripper 3000",
        CPU.slots(Gen4, 48).splits(QUARTERS).drives(&[G4_X4, G4_X4]).up(G4_X8),
        High, "Hardwareluxx: MSI Creator TRX40; hardware-journal.de: all TRX40 boards overview";
    Threadripper7000: "threadripper-7000", "Threadripper 7000/9000",
        CPU.slots(Gen5, 48).splits(QUARTERS),
        Low, "AMD Threadripper 7000 and TRX50 product pages (not re-read)";
    N100: "n100", "Intel N95/N100/N305 (Alder Lake-N)",
        CPU.free_lanes(Gen3, 9),
        High, "ComputerBase: Intel N series (Alder Lake-N), 9 PCIe 3.0 lanes; Notebookcheck: Intel N100 (PCIe 3.0 x9)";
    N150: "n150", "Intel N150/N250/N350/N355 (Twin Lake)",
        CPU.free_lanes(Gen3, 9),
        Medium, "Punto Informatico: Twin Lake, no change of architecture (2024); ComputerBase: Intel N series (Alder Lake-N), 9 PCIe 3.0 lanes";
    J6413: "j6413", "Celeron J6413/N5105/N6005",
        CPU.free_lanes(Gen3, 8),
        High, "SpaceRex forum: J6413 NAS board (8 PCIe 3.0 lanes, JMB585)";
    J4125: "j4125", "Celeron J4125/J4105",
        CPU.free_lanes(Gen2, 6),
        Medium, "Intel ARK: Celeron J4125 (not re-read)";
    Bcm2712: "bcm2712", "BCM2712 of the Raspberry Pi 5",
        CPU.free_lanes(Gen2, 1).unofficial(Gen3),
        High, "Raspberry Pi Ltd 'Double standards' post on the Pi 5 PCIe connector (via Rockbee/Geermax reprints); Jeff Geerling: Forcing PCI Express Gen 3.0 speeds on Pi 5 (2023)";
    Bcm2711: "bcm2711", "BCM2711 of the Raspberry Pi CM4",
        CPU.free_lanes(Gen2, 1),
        Medium, "Raspberry Pi CM4 data sheet (not re-read)";
    Rk3588: "rk3588", "Rockchip RK3588",
        CPU.free_lanes(Gen3, 4).drives(&[G2_X1, G2_X1, G2_X1]),
        High, "OpenBSD commit: RK3588 PCIe3 PHY lane routing; boardor.com: Understanding RK3588 PCIe";
    Core11U: "11th-u", "Core 11th generation U (Tiger Lake)",
        CPU.drives(&[G4_X4]),
        Medium, "Intel 11th-gen UP3/UP4 data sheet (not re-read)";
    Core12P: "12th-p", "Core 12th and 13th generation P",
        CPU.drives(&[G4_X4, G4_X4]),
        Medium, "geekinco: coreboot Alder Lake-P PCIe layout (2020); Intel 12th-gen P/H data sheet (not re-read)";
    Core12H: "12th-h", "Core 12th and 13th generation H",
        CPU.slots(Gen4, 8).drives(&[G4_X4, G4_X4]),
        Medium, "HotHardware: Core i9-12900HK, GPU link PCIe 4.0 x8 (2022-01); geekinco: coreboot Alder Lake-P PCIe layout (2020)";
    Core12Hx: "12th-hx", "Core 12th to 14th generation HX",
        CPU.slots(Gen5, 16).splits(HALVES).drives(&[G4_X4]).up(G4_X8),
        Medium, "chip.pl: Alder Lake-HX is desktop silicon (2022)";
    Core8H: "8th-h", "Core 8th to 10th generation H",
        CPU.slots(Gen3, 16).splits(UNEVEN).up(G3_X4),
        Medium, "Intel ARK: mobile 8th-10th gen H, HM370/HM470 (not re-read)";
    Ryzen4000Mobile: "ryzen-4000-mobile", "Ryzen 4000 and 5000, U and H (Renoir, Cezanne)",
        CPU.slots(Gen3, 8).drives(&[G3_X4, G3_X4]),
        High, "svethardware.cz: Renoir FP6 PCIe 3.0 x8 (vs desktop x16)";
    Ultra100H: "ultra-100h", "Core Ultra 100H and 200H (Meteor Lake, Arrow Lake)",
        CPU.slots(Gen5, 8).drives(&[G4_X4, G4_X4, G4_X4]),
        Low, "Intel Core Ultra 100H data sheet (not re-read)";
    Ultra200Hx: "ultra-200hx", "Core Ultra 200HX (Arrow Lake)",
        CPU.slots(Gen5, 16).splits(UNEVEN).drives(&[G5_X4, G4_X4]).up(G4_X8).first_drive_link_remote(),
        Medium, "overclockers.ua: PCIe lanes of Arrow Lake-HX and -H (2024-07); ComputerBase: Core Ultra 200H preview (Arrow Lake-HX = desktop design)";
    Ryzen7040: "ryzen-7040", "Ryzen 7040 and 8040",
        CPU.slots(Gen4, 8).drives(&[G4_X4, G4_X4]),
        Medium, "AMD Ryzen 7040 product page (not re-read)";
    AppleSilicon: "apple-silicon", "Apple silicon (M1 to M4)",
        CPU,
        Medium, "Eclectic Light Company: external SSDs on Intel and Apple silicon Macs (summary); TechCrunch quoting Apple: no eGPU on M1 Macs (via justmac.info, 2020-11)";
    MacIntel: "mac-intel", "Intel Mac, 2016-2020",
        CPU,
        Medium, "Eclectic Light Company: external SSDs on Intel and Apple silicon Macs (summary)";
    Ps5: "ps5", "PlayStation 5",
        CPU.drives(&[G4_X4]),
        High, "Sony PS5 M.2 SSD requirements (2021 support page, via somagnews)";
    SteamDeck: "steam-deck", "Steam Deck",
        CPU.drives(&[G3_X4]),
        High, "Tom's Hardware: Kingston NV3 2230 review (Steam Deck is PCIe 3.0)";
}
