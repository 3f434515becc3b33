//! Ethernet and Wi-Fi.
//!
//! Needs are line rates of all ports together, or what the maker says the whole card carries.

use super::links::{
    GEN1_X1, GEN2_X1, GEN2_X8, GEN3_X1, GEN3_X4, GEN3_X4_OR_GEN4_X1, GEN3_X8, GEN3_X16, GEN4_X16, GEN5_X16,
};
use super::row::card;
use crate::form::Form::{M2Ae, X1, X4, X8, X16};
use crate::wire::ModuleLength::Mm30;

devices! { NetworkCard:
    "realtek-rtl8111", "Realtek RTL8111 1 GbE", card(X1, GEN1_X1).ports_need(125), High,
        "Laptopjudge: RTL8111 (PCI Express 1.1 x1); Chaxiaohao: RTL8111 x1";
    "intel-i210", "Intel I210 1 GbE", card(X1, GEN1_X1).ports_need(125), High,
        "Intel Ethernet Controller I210 data sheet, 1.4.1: 2.5 GT/s, x1";
    "realtek-rtl8125", "Realtek RTL8125 2.5 GbE", card(X1, GEN2_X1).ports_need(313), High,
        "awesometic/realtek-r8125-dkms #83 (read-out)";
    "intel-i225", "Intel I225 2.5 GbE", card(X1, GEN2_X1).ports_need(313), High,
        "opnsense/src #158 (read-out of an I225-V: 5 GT/s x1)";
    "intel-i226", "Intel I226 2.5 GbE", card(X1, GEN2_X1).ports_need(313), High,
        "geerlingguy/raspberry-pi-pcie-devices #674 (read-out of an I226-LM: 5 GT/s x1)";
    "realtek-rtl8126", "Realtek RTL8126 5 GbE", card(X1, GEN3_X1).ports_need(625), High,
        "Tweakers: Realtek RTL8126, PCIe 3.0 x1; geerlingguy/raspberry-pi-pcie-devices #675 (read-out)";
    "aquantia-aqc107", "Aquantia (Marvell) AQC107 10 GbE", card(X4, GEN3_X4).every_width().ports_need(1250), High,
        "Aquantia/AQtion #5 (read-out: 8 GT/s x4); TrueNAS forum 29923: lanes of network cards";
    "marvell-aqc113", "Marvell AQC113 10 GbE", card(X4, GEN3_X4_OR_GEN4_X1).every_width().ports_need(1250), Medium,
        "TrueNAS forum 29923: lanes of network cards; Aquantia/AQtion #72; \
         geerlingguy/raspberry-pi-pcie-devices #364";
    "intel-x520-da2", "Intel X520-DA2 (2 x 10 GbE)", card(X8, GEN2_X8).ports_need(2500), High,
        "Intel support 000005612: list of retail Ethernet adapters";
    "intel-x550-t2", "Intel X550-T2 (2 x 10 GbE)", card(X4, GEN3_X4).ports_need(2500), High,
        "pklaus: read-out of an X550-T2; Intel X550 data sheet";
    "intel-x710-da2", "Intel X710-DA2 (2 x 10 GbE)", card(X8, GEN3_X8).ports_need(2500), High,
        "Intel support 000005612: list of retail Ethernet adapters";
    "intel-xxv710-da2", "Intel XXV710-DA2 (2 x 25 GbE)", card(X8, GEN3_X8).ports_need(6250), High,
        "Intel support 000005612: list of retail Ethernet adapters";
    "intel-xl710-qda2", "Intel XL710-QDA2 (2 x 40 GbE)", card(X8, GEN3_X8).ports_need(5000), Medium,
        "Oracle: Dual 40 Gb adapter guide (PCIe 3.0; x8, x4, x1); \
         iops.ca: NetApp's 40GbE options, quoting Intel (40 Gb/s for both ports together); \
         Intel support 000005612: list of retail Ethernet adapters";
    "intel-e810-cqda2", "Intel E810-CQDA2 (2 x 100 GbE)", card(X16, GEN4_X16).ports_need(12500), High,
        "ServeTheHome: Intel E810-CQDA2 review (PCIe 4.0 x16); \
         Intel support 000093702: 100 GbE for the whole adapter";
    "connectx-3-pro", "Mellanox ConnectX-3 Pro (40 GbE)", card(X8, GEN3_X8).ports_need(5000), High,
        "KCORES/100g: Mellanox card list (PCIe 3.0 x8)";
    "connectx-4-lx", "Mellanox ConnectX-4 Lx (2 x 25 GbE)", card(X8, GEN3_X8).every_width().ports_need(6250), High,
        "NVIDIA: ConnectX-4 Lx EN user manual, PCI Express interface (x8, x4, x2, x1)";
    "connectx-5", "Mellanox ConnectX-5 (100 GbE)", card(X16, GEN3_X16).every_width().ports_need(12500), High,
        "NVIDIA: ConnectX-5 user manual, PCI Express interface (x16, x8, x4, x2, x1)";
    "connectx-6", "Mellanox ConnectX-6 (200 GbE)", card(X16, GEN4_X16).every_width().ports_need(25000), High,
        "NVIDIA: ConnectX-6 user manual, PCI Express interface (x16, x8, x4, x2, x1)";
    "connectx-6-dx", "NVIDIA ConnectX-6 Dx (100 GbE)", card(X16, GEN4_X16).ports_need(12500), High,
        "NVIDIA/l2fwd-nv #6 (read-out: 16 GT/s x16)";
    "connectx-7", "NVIDIA ConnectX-7 (400 GbE)", card(X16, GEN5_X16).ports_need(50000), High,
        "NVIDIA: ConnectX-7 user manual, supported interfaces";
    "intel-ax210", "Intel AX210 Wi-Fi 6E (M.2)", card(M2Ae, GEN2_X1).long(Mm30), High,
        "geerlingguy/raspberry-pi-pcie-devices #120 and #709 (read-out: 5 GT/s x1; AX210NGW, notches A and E)";
    "intel-ax210-card", "Intel AX210 Wi-Fi 6E (card)", card(X1, GEN2_X1), High,
        "geerlingguy/raspberry-pi-pcie-devices #709 (read-out: 5 GT/s x1)";
}
