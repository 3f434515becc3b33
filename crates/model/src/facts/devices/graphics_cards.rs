//! Graphics cards.
//!
//! A card with plugs of its own may take the 75 W of a graphics slot besides; how much it does take
//! is not published, so 75 stands for it.

use super::links::{GEN2_X1, GEN3_X16, GEN4_X4, GEN4_X8, GEN4_X16, GEN5_X8, GEN5_X16};
use super::row::{DeviceRow, card};
use crate::form::Form::{X1, X16};
use crate::link::LinkCapability;

/// A card on a x16 edge that may draw all that a graphics slot gives.
const fn gpu(links: &'static [LinkCapability]) -> DeviceRow {
    card(X16, links).watts(75)
}

devices! { GraphicsCard:
    "geforce-rtx-5090", "GeForce RTX 5090", gpu(GEN5_X16), High,
        "TechPowerUp: RTX 5090 PCI-Express scaling (reported by global-esports.news and c114)";
    "geforce-rtx-5080", "GeForce RTX 5080", gpu(GEN5_X16), High,
        "TopCPU: RTX 50 launch table";
    "geforce-rtx-5070", "GeForce RTX 5070", gpu(GEN5_X16), High,
        "TopCPU: RTX 50 launch table";
    "geforce-rtx-5060-ti", "GeForce RTX 5060 Ti", gpu(GEN5_X8), High,
        "TechPowerUp: RTX 5060 Ti PCI-Express x8 scaling; Tom's Hardware: some RTX 5060 Ti have a x8 edge";
    "geforce-rtx-4090", "GeForce RTX 4090", gpu(GEN4_X16), High,
        "geerlingguy/raspberry-pi-pcie-devices #504 (read-out); Partofstyle: OCuLink and RTX 4090";
    "geforce-rtx-4080", "GeForce RTX 4080", gpu(GEN4_X16), High,
        "alldbin: GPU comparison; TopCPU: RTX 4080";
    "geforce-rtx-4070", "GeForce RTX 4070", gpu(GEN4_X16), High,
        "alldbin: GPU comparison";
    "geforce-rtx-4060-ti", "GeForce RTX 4060 Ti", gpu(GEN4_X8), High,
        "TechPowerUp: RTX 5060 Ti PCI-Express x8 scaling; Phonemantra: RTX 4060 and 4060 Ti use 8 lanes";
    "geforce-rtx-4060", "GeForce RTX 4060", gpu(GEN4_X8), High,
        "Phonemantra: RTX 4060 and 4060 Ti use 8 lanes; TechPowerUp: RTX 5060 Ti PCI-Express x8 scaling";
    "geforce-rtx-3080", "GeForce RTX 3080", gpu(GEN4_X16), High,
        "KitGuru: RTX 3080, PCIe 4.0 against 3.0";
    "geforce-rtx-3050-6gb", "GeForce RTX 3050 6 GB", card(X16, GEN4_X8).watts(70), High,
        "meterpreter.org, quoting TechPowerUp: RTX 3050 6 GB, 70 W from the slot; alldbin: RTX 3050 (PCIe 4.0 x8)";
    "geforce-gtx-1650", "GeForce GTX 1650", gpu(GEN3_X16), High,
        "TopCPU: GeForce GTX 1650 (3.0 x16, 75 W); Hardwareluxx: GTX 1650 fed by the slot";
    "geforce-gt-710-x1", "GeForce GT 710 (x1 card)", card(X1, GEN2_X1).watts(19), High,
        "SpaceinvaderOne/Dump_GPU_vBIOS #13 (Zotac, x1); \
         geerlingguy/raspberry-pi-pcie-devices #2 (2.0); Game-Debate: GT 710, 19 W";
    "radeon-rx-9070-xt", "Radeon RX 9070 XT", gpu(GEN5_X16), High,
        "ilya-zlobintsev/LACT #593 (read-out: 32 GT/s x16)";
    "radeon-rx-9060-xt", "Radeon RX 9060 XT", gpu(GEN5_X16), High,
        "Guru3D, quoting TechPowerUp: RX 9060 XT keeps PCIe 5.0 x16; Corsair: which graphics cards use PCIe 5.0";
    "radeon-rx-7900-xtx", "Radeon RX 7900 XTX", gpu(GEN4_X16), High,
        "alldbin: GPU comparison; geerlingguy/raspberry-pi-pcie-devices #503 (read-out)";
    "radeon-rx-7800-xt", "Radeon RX 7800 XT", gpu(GEN4_X16), High,
        "ilya-zlobintsev/LACT #334 (read-out: 16 GT/s x16)";
    "radeon-rx-7600", "Radeon RX 7600", gpu(GEN4_X8), High,
        "VideoCardz: RX 7600 reference card, 8 lanes wired (reprint)";
    "radeon-rx-6650-xt", "Radeon RX 6650 XT", gpu(GEN4_X8), High,
        "MSI RX 6650 XT review (Google Trend News): same chip and eight lanes as the RX 6600 XT";
    "radeon-rx-6600-xt", "Radeon RX 6600 XT", gpu(GEN4_X8), High,
        "TechPowerUp: RX 6600 XT PCI-Express scaling";
    "radeon-rx-6600", "Radeon RX 6600", gpu(GEN4_X8), High,
        "HotHardware and WCCFTech, quoting Igor's Lab: Navi 23, the chip of RX 6600 and 6600 XT, has PCIe 4.0 x8";
    "radeon-rx-6500-xt", "Radeon RX 6500 XT", gpu(GEN4_X4), High,
        "TechPowerUp: RX 6500 XT PCIe scaling (quoted on the OcUK forum); \
         geerlingguy/raspberry-pi-pcie-devices #685 (x16 edge)";
    "radeon-rx-6400", "Radeon RX 6400", card(X16, GEN4_X4).watts(53), High,
        "Tom's Hardware: Radeon RX 6400 review (4.0 x4); Club386: RX 6400, 53 W, no plug";
    "radeon-rx-5500-xt", "Radeon RX 5500 XT", gpu(GEN4_X8), High,
        "Hardware Unboxed: RX 5500 XT PCIe test (reported by ThinkComputers)";
    "radeon-hd-7970", "Radeon HD 7970", gpu(GEN3_X16), High,
        "TechPowerUp GPU database: Radeon HD 7970 GHz Edition (PCIe 3.0 x16)";
    "intel-arc-b580", "Intel Arc B580", gpu(GEN4_X8), High,
        "TechPowerUp: Arc B580 preview (4.0 x8, confirmed by Intel); \
         geerlingguy/raspberry-pi-pcie-devices #695";
    "intel-arc-b570", "Intel Arc B570", gpu(GEN4_X8), High,
        "pcmasters.de: Arc B570 and B580 both have PCIe 4.0 x8; BigGo: Arc B570 benchmarks; g-pc: ASRock Arc B570";
    "intel-arc-a770", "Intel Arc A770", gpu(GEN4_X16), High,
        "TechPowerUp: Arc A750 and A770 preview (4.0 x16); ProjectPhysX/OpenCL-Benchmark #19 (read-out)";
    "intel-arc-a750", "Intel Arc A750", gpu(GEN4_X16), High,
        "TechPowerUp: Arc A750 and A770 preview (4.0 x16); \
         geerlingguy/raspberry-pi-pcie-devices #510 (read-out)";
    "intel-arc-a380", "Intel Arc A380", gpu(GEN4_X8), High,
        "First reviews of the Arc A380 (reprint): PCIe 4.0 x8; Hardwareluxx: Arc A380, 75 W; \
         PurePC: Gunnir card with a plug, 92 W";
}
