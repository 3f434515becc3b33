//! Links that processors and chipsets have, by generation and width.

use crate::generation::Generation::{Gen1, Gen2, Gen3, Gen4, Gen5};
use crate::link::LinkCapability;
use crate::link::LinkWidth::{X1, X2, X4, X8};

pub const G1_X4: LinkCapability = LinkCapability::new(Gen1, X4);
pub const G2_X1: LinkCapability = LinkCapability::new(Gen2, X1);
pub const G2_X4: LinkCapability = LinkCapability::new(Gen2, X4);
pub const G3_X2: LinkCapability = LinkCapability::new(Gen3, X2);
pub const G3_X4: LinkCapability = LinkCapability::new(Gen3, X4);
pub const G3_X8: LinkCapability = LinkCapability::new(Gen3, X8);
pub const G4_X2: LinkCapability = LinkCapability::new(Gen4, X2);
pub const G4_X4: LinkCapability = LinkCapability::new(Gen4, X4);
pub const G4_X8: LinkCapability = LinkCapability::new(Gen4, X8);
pub const G5_X4: LinkCapability = LinkCapability::new(Gen5, X4);
