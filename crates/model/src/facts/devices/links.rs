//! The links that rows name.

use crate::generation::Generation::{Gen1, Gen2, Gen3, Gen4, Gen5};
use crate::link::LinkCapability;
use crate::link::LinkWidth::{X1, X2, X4, X8, X16};

macro_rules! links {
    ($($name:ident: $(($generation:ident, $width:ident)),+;)+) => {
        $(pub(super) const $name: &[LinkCapability] = &[$(LinkCapability::new($generation, $width)),+];)+
    };
}

links! {
    GEN1_X1: (Gen1, X1);
    GEN1_X8: (Gen1, X8);
    GEN2_X1: (Gen2, X1);
    GEN2_X2: (Gen2, X2);
    GEN2_X4: (Gen2, X4);
    GEN2_X8: (Gen2, X8);
    GEN2_X16: (Gen2, X16);
    GEN3_X1: (Gen3, X1);
    GEN3_X2: (Gen3, X2);
    GEN3_X4: (Gen3, X4);
    GEN3_X8: (Gen3, X8);
    GEN3_X16: (Gen3, X16);
    GEN4_X4: (Gen4, X4);
    GEN4_X8: (Gen4, X8);
    GEN4_X16: (Gen4, X16);
    GEN5_X4: (Gen5, X4);
    GEN5_X8: (Gen5, X8);
    GEN5_X16: (Gen5, X16);
    // The width depends on the generation.
    GEN2_X2_OR_GEN3_X1: (Gen2, X2), (Gen3, X1);
    GEN3_X4_OR_GEN4_X1: (Gen3, X4), (Gen4, X1);
    GEN4_X4_OR_GEN5_X2: (Gen4, X4), (Gen5, X2);
}
