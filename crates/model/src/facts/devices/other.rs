//! Devices of no other group.

use super::links::{GEN2_X1, GEN3_X2};
use super::row::card;
use crate::form::Form::{M2Ae, M2Bm, M2E};
use crate::wire::ModuleLength::{Mm30, Mm42, Mm80};

devices! { Other:
    "coral-m2-ae", "Google Coral M.2 A+E", card(M2Ae, GEN2_X1).long(Mm30), High,
        "magic-blue-smoke/Dual-Edge-TPU-Adapter #52 (read-out: 5 GT/s x1); \
         Coral M.2 Accelerator A+E data sheet";
    "coral-m2-bm", "Google Coral M.2 B+M", card(M2Bm, GEN2_X1).long(Mm80), High,
        "Coral M.2 Accelerator B+M data sheet (2280, PCIe 2.0 x1)";
    "coral-m2-dual", "Google Coral M.2 E with two Edge TPUs", card(M2E, GEN2_X1).long(Mm30).two_chips(), High,
        "geerlingguy/raspberry-pi-pcie-devices #318 (uses both lanes of an E socket); \
         magic-blue-smoke/Dual-Edge-TPU-Adapter #52 (read-out: 5 GT/s x1 each)";
    "hailo-8l", "Hailo-8L M.2 B+M", card(M2Bm, GEN3_X2).long(Mm42), Medium,
        "geerlingguy/raspberry-pi-pcie-devices #650 (2242, notches B and M); \
         magic-blue-smoke/Dual-Edge-TPU-Adapter #62 (two lanes of 3.0); mbedded.ninja: AI accelerators";
}
