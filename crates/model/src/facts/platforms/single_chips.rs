//! Small boards, laptops, consoles and Macs: mostly one chip without an uplink.

use super::cpus::Cpu::{
    AppleSilicon, Bcm2711, Bcm2712, Core8H, Core11U, Core12H, Core12Hx, Core12P, J4125, J6413, MacIntel, N100, N150,
    Ps5, Rk3588, Ryzen4000Mobile, Ryzen7040, SteamDeck, Ultra100H, Ultra200Hx,
};
use super::links::{G3_X4, G4_X8};
use super::row::Upstream::{Link, OneChip, Package};
use super::row::{Caveat, chipset, lanes};
use crate::generation::Generation::Gen3;
use crate::wire::Host;

chipsets! {
    "n100-board", "N100/N150 mini PC / NAS board (single chip)",
        chipset(&[N100, N150], OneChip, &[]).sata(2, 2),
        Medium, "ComputerBase: Intel N series (Alder Lake-N), 9 PCIe 3.0 lanes";
    "j6413-board", "J6413 / N5105 NAS board",
        chipset(&[J6413], OneChip, &[]).sata(2, 2),
        Medium, "SpaceRex forum: J6413 NAS board (8 PCIe 3.0 lanes, JMB585)";
    "j4125-board", "J4125 board",
        chipset(&[J4125], OneChip, &[]).sata(2, 2),
        Medium, "Intel ARK: Celeron J4125 (not re-read)";
    "raspberry-pi-5", "Raspberry Pi 5",
        chipset(&[Bcm2712], OneChip, &[]).sata(0, 0),
        High, "Raspberry Pi Ltd 'Double standards' post on the Pi 5 PCIe connector (via Rockbee/Geermax reprints); Jeff Geerling: Forcing PCI Express Gen 3.0 speeds on Pi 5 (2023); iambillmeyer.com: Raspberry Pi 5 PCIe performance (2025, 980 PRO lspci)";
    "raspberry-pi-cm4", "Raspberry Pi CM4",
        chipset(&[Bcm2711], OneChip, &[]).sata(0, 0),
        Medium, "Raspberry Pi CM4 data sheet (not re-read)";
    "rk3588-board", "RK3588 boards (Rock 5B, Orange Pi 5 Plus)",
        chipset(&[Rk3588], OneChip, &[]).sata(0, 0),
        Medium, "Rockchip RK3588 data sheet (not re-read)";
    "laptop-11th", "Tiger Lake-U laptop",
        chipset(&[Core11U], Package, &[lanes(Gen3, 12)]).sata(0, 0),
        Medium, "Intel 11th-gen UP3/UP4 data sheet (not re-read)";
    "laptop-12th", "12th/13th gen P/H laptop",
        chipset(&[Core12P, Core12H], Package, &[lanes(Gen3, 12)]).sata(0, 0),
        Medium, "Intel 12th-gen P/H data sheet (not re-read)";
    "laptop-12th-hx", "12th-14th gen HX / Core Ultra 200HX laptop",
        chipset(&[Core12Hx, Ultra200Hx], Link(G4_X8), &[]),
        Low, "chip.pl: Alder Lake-HX is desktop silicon (2022); ComputerBase: Core Ultra 200H preview (Arrow Lake-HX = desktop design)";
    "laptop-8th-h", "8th-10th gen H laptop (HM370/HM470)",
        chipset(&[Core8H], Link(G3_X4), &[lanes(Gen3, 16)]).sata(4, 4),
        Medium, "Intel ARK: mobile 8th-10th gen H, HM370/HM470 (not re-read)";
    "laptop-ryzen-4000", "Ryzen 4000/5000 laptop",
        chipset(&[Ryzen4000Mobile], OneChip, &[]).sata(2, 2),
        Medium, "svethardware.cz: Renoir FP6 PCIe 3.0 x8 (vs desktop x16)";
    "laptop-ryzen-7040", "Ryzen 7040/8040 laptop",
        chipset(&[Ryzen7040], OneChip, &[]).sata(0, 0),
        Medium, "AMD Ryzen 7040 product page (not re-read)";
    "laptop-ultra-100h", "Core Ultra 100H / 200H laptop",
        chipset(&[Ultra100H], Package, &[]).sata(0, 0),
        Low, "Intel Core Ultra 100H data sheet (not re-read)";
    "ps5", "PlayStation 5 (slim/pro)",
        chipset(&[Ps5], OneChip, &[]).sata(0, 0).no_boot().ask(&[Caveat::DataOnly]),
        High, "Sony PS5 M.2 SSD requirements (2021 support page, via somagnews)";
    "steam-deck", "Steam Deck",
        chipset(&[SteamDeck], OneChip, &[]).sata(0, 0),
        High, "Tom's Hardware: Kingston NV3 2230 review (Steam Deck is PCIe 3.0)";
    "mac-apple-silicon", "Apple silicon Mac (Thunderbolt / USB4 ports)",
        chipset(&[AppleSilicon], OneChip, &[]).sata(0, 0).host(Host::AppleSilicon),
        Medium, "TechCrunch quoting Apple: no eGPU on M1 Macs (via justmac.info, 2020-11); Eclectic Light Company: external SSDs on Intel and Apple silicon Macs (summary)";
    "mac-intel", "Intel Mac with Thunderbolt 3",
        chipset(&[MacIntel], Package, &[]).sata(0, 0),
        Medium, "Eclectic Light Company: external SSDs on Intel and Apple silicon Macs (summary); TechCrunch quoting Apple: no eGPU on M1 Macs (via justmac.info, 2020-11)";
}
