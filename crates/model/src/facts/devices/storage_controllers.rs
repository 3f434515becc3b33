//! SATA controllers and SAS host bus adapters.
//!
//! Names of chips stand for the cards that carry them alone, on the edge those cards have.

use super::links::{GEN1_X8, GEN2_X1, GEN2_X2, GEN2_X8, GEN2_X16, GEN3_X1, GEN3_X2, GEN3_X8, GEN4_X8};
use super::row::{Quirk, card};
use crate::form::Form::{M2Bm, X1, X4, X8, X16};
use crate::wire::ModuleLength::Mm80;

devices! { StorageController:
    "lsi-sas3081e-r", "LSI SAS3081E-R (SAS1068E)", card(X8, GEN1_X8).sata300_ports(8), High,
        "crazy-logic.co.uk: SAS controller memo";
    "lsi-9211-8i", "LSI SAS 9211-8i (SAS2008)", card(X8, GEN2_X8).sata_ports(8), High,
        "crazy-logic.co.uk: SAS controller memo; \
         geerlingguy/raspberry-pi-pcie-devices #31 (read-out of a SAS2008)";
    "dell-perc-h310", "Dell PERC H310 (SAS2008)", card(X8, GEN2_X8).sata_ports(8).quirk(Quirk::SideBand), High,
        "crazy-logic.co.uk: SAS controller memo; \
         ServeTheHome forum: H310, contacts B5 and B6 covered on Intel boards";
    "lsi-9202-16e", "LSI SAS 9202-16e", card(X16, GEN2_X16).sata_ports(16), Medium,
        "ServeTheHome: LSI 9202-16e review";
    "lsi-9207-8i", "LSI SAS 9207-8i (SAS2308)", card(X8, GEN3_X8).sata_ports(8), High,
        "LSI SAS 9207-8i user guide";
    "lsi-9300-8i", "LSI SAS 9300-8i (SAS3008)", card(X8, GEN3_X8).sata_ports(8), High,
        "crazy-logic.co.uk: SAS controller memo";
    "broadcom-9400-8i", "Broadcom HBA 9400-8i (SAS3408)", card(X8, GEN3_X8).sata_ports(8), High,
        "crazy-logic.co.uk: SAS controller memo; \
         geerlingguy/raspberry-pi-pcie-devices #604 (read-out: 8 GT/s x8)";
    "broadcom-9500-8i", "Broadcom HBA 9500-8i", card(X8, GEN4_X8).sata_ports(8), Medium,
        "Pastebin 8nihwgkg: read-out of a 9500-8i";
    "jmb585", "JMicron JMB585 (card)", card(X4, GEN3_X2).ahci().sata_ports(5), High,
        "geerlingguy/raspberry-pi-pcie-devices #64 and #268 (read-out: 8 GT/s x2); SpaceRex forum: J6413 board";
    "jmb585-m2", "JMicron JMB585 (M.2)", card(M2Bm, GEN3_X2).long(Mm80).ahci().sata_ports(5), Medium,
        "geerlingguy/raspberry-pi-pcie-devices #85 and #268; \
         IOCrest listing of the module (notches B and M, 80 mm)";
    "asm1166", "ASMedia ASM1166 (card)", card(X4, GEN3_X2).ahci().sata_ports(6), High,
        "watchmysys.com: ASM1166 controller (read-out); geerlingguy/raspberry-pi-pcie-devices #600";
    "asm1064", "ASMedia ASM1064 (card)", card(X1, GEN3_X1).ahci().sata_ports(4), High,
        "sb-ocr/3d-printed-nas #6; geerlingguy/raspberry-pi-pcie-devices #600";
    "asm1061", "ASMedia ASM1061 (card)", card(X1, GEN2_X1).ahci().sata_ports(2), High,
        "geerlingguy/raspberry-pi-pcie-devices #30; AnandTech: Testing SATA Express (2014)";
    "marvell-88se9230", "Marvell 88SE9230 (card)", card(X4, GEN2_X2).ahci().sata_ports(4), High,
        "PCI ID database: 88SE9230 PCIe 2.0 x2 4-port; geerlingguy/raspberry-pi-pcie-devices #284";
    "marvell-88se9215", "Marvell 88SE9215 (card)", card(X1, GEN2_X1).ahci().sata_ports(4), High,
        "PCI ID database: 88SE9215 PCIe 2.0 x1 4-port; pine64/website #121";
}
