//! Video capture cards and TV tuners.

use super::links::{GEN1_X1, GEN2_X4, GEN2_X8};
use super::row::card;
use crate::form::Form::{X1, X4, X8};

devices! { Capture:
    "elgato-4k-pro", "Elgato 4K Pro", card(X4, GEN2_X4), Medium,
        "Nakildias/sc0710 #78 (2.0 x4); silverpc: Elgato 4K Pro needs a true x4 slot; \
         Elgato help: All about PCIe";
    "decklink-quad-2", "Blackmagic DeckLink Quad 2", card(X8, GEN2_X8).watts(22), High,
        "Blackmagic DeckLink Quad 2 technical specifications (reprint); Qiita: DeckLink Quad 2 notes";
    "tbs-6982", "TBS 6982 TV tuner", card(X1, GEN1_X1), High,
        "ljalves/linux_media #27 (read-out: 2.5 GT/s x1)";
}
