//! USB, USB4 and Thunderbolt host controllers.
//!
//! Needs are those of one busy port after its line code: 8b/10b at 5 Gb/s, 128b/132b above.

use super::links::{GEN2_X1, GEN2_X2_OR_GEN3_X1, GEN3_X2, GEN3_X4, GEN4_X4};
use super::row::{Quirk, card};
use crate::form::Form::{X1, X4};

devices! { UsbController:
    "renesas-upd720201", "Renesas uPD720201 USB 5 Gb/s card", card(X1, GEN2_X1).ports_need(500), High,
        "geerlingguy/raspberry-pi-pcie-devices #269 (2.0) and #103 (x1)";
    "renesas-upd720202", "Renesas uPD720202 USB 5 Gb/s card", card(X1, GEN2_X1).ports_need(500), High,
        "geerlingguy/raspberry-pi-pcie-devices #269 (2.0) and #103 (x1)";
    "asm1142", "ASMedia ASM1142 USB 10 Gb/s card", card(X4, GEN2_X2_OR_GEN3_X1).ports_need(1213), High,
        "Hardwareluxx: ASM2142 doubles the link of the ASM1142 (2.0 x2 or 3.0 x1); \
         heise: ASM2142 and ASM1142 in practice";
    "asm2142", "ASMedia ASM2142 USB 10 Gb/s card", card(X4, GEN3_X2).ports_need(1213), High,
        "Hardwareluxx: ASM2142 doubles the link of the ASM1142; heise: ASM2142 and ASM1142 in practice";
    "asm3142", "ASMedia ASM3142 USB 10 Gb/s card", card(X4, GEN3_X2).ports_need(1213), High,
        "Golem: ASMedia ASM3142";
    "asm3242", "ASMedia ASM3242 USB 20 Gb/s card", card(X4, GEN3_X4).ports_need(2425), High,
        "heise: TRX40 boards with the ASM3242 (2019)";
    "asm4242", "ASMedia ASM4242 USB4 card", card(X4, GEN4_X4).ports_need(4849), High,
        "Unwire: MSI USB4 card (ASM4242: 4.0 x4, JHL8540: 3.0 x4); techunwrapped: ASMedia ASM4242";
    "intel-jhl8540", "Intel JHL8540 Thunderbolt 4 card",
        card(X4, GEN3_X4).ports_need(4849).quirk(Quirk::BoardHeader), High,
        "Unwire: MSI USB4 card (ASM4242: 4.0 x4, JHL8540: 3.0 x4)";
}
