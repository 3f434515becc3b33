//! Cards that carry several M.2 drives.
//!
//! A passive card has no generation of its own: its lanes go straight to the drives. Its row names
//! 5.0, the newest that such cards are sold for, so that slot and drives decide.

use super::links::{GEN3_X2, GEN3_X4, GEN3_X8, GEN3_X16, GEN5_X8, GEN5_X16};
use super::row::card;
use crate::form::Form::{X4, X8, X16};

devices! { M2Card:
    "dual-m2-card", "Passive card for two M.2 drives", card(X8, GEN5_X8).every_width().sockets(2), High,
        "StarTech: What is PCIe bifurcation; homenode.dev: Why your PC only sees one NVMe drive; \
         HardForum: PCIe NVMe multiplexer (two drives in a x8 slot)";
    "quad-m2-card", "Passive card for four M.2 drives", card(X16, GEN5_X16).every_width().sockets(4), High,
        "heise: Gigabyte AORUS Gen4 AIC adapter (2019); homenode.dev: Why your PC only sees one NVMe drive; \
         StarTech: What is PCIe bifurcation";
    "asm2806", "ASMedia ASM2806 switch card (four M.2)", card(X4, GEN3_X2).switched_sockets(4), Medium,
        "michaelstinkerings.org: IOCREST PCIe 3.0 x2 to 4x NVMe; \
         PCI ID database: ASM2806 4-Port PCIe x2 Gen3; \
         edge: cards of two lanes have a x4 edge, x2 does not exist";
    "asm2812", "ASMedia ASM2812 switch card (two M.2)", card(X4, GEN3_X4).every_width().switched_sockets(2), Medium,
        "PCI ID database: ASM2812 6-Port PCIe x4 Gen3; \
         geerlingguy/raspberry-pi-pcie-devices #534 (maker states x1, x2, x4); RROrg/rr #7968";
    "asm2824", "ASMedia ASM2824 switch card (four M.2)", card(X8, GEN3_X8).switched_sockets(4), Medium,
        "007revad/Synology_HDD_db #285 (cards for four drives); PCI ID database: ASM2824 PCIe Gen3; \
         link and edge of the StarTech PEX8M2E2";
    "startech-pex8m2e2", "StarTech PEX8M2E2 (ASM2824)", card(X8, GEN3_X8).switched_sockets(2), High,
        "StarTech PEX8M2E2 product page; Linux PCI mailing list: PEX8M2E2, two M.2 behind an ASM2824; \
         read-out of a PEX8M2E2 (8 GT/s x8)";
    "highpoint-ssd7101a", "HighPoint SSD7101A-1", card(X16, GEN3_X16).switched_sockets(4), High,
        "AnandTech: HighPoint releases the SSD7102 (SSD7101-A: four M.2 behind a PLX8747, x16)";
    "highpoint-ssd7102", "HighPoint SSD7102", card(X16, GEN3_X16).switched_sockets(4), High,
        "AnandTech: HighPoint releases the SSD7102 (four M.2 behind a PLX8747, x16)";
}
