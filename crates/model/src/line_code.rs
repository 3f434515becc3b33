//! How many of the bits on the wire carry data.

use crate::units::Fraction;

/// The line code of a serial link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineCode {
    /// Ten bits on the wire for eight of data: SATA, PCIe 1.0 and 2.0.
    EightTen,
    /// A block of 130 bits for 128 of data: PCIe 3.0 to 5.0.
    Block130,
    /// No expansion: PCIe 6.0 and 7.0, whose error correction is charged to the flit instead.
    OneOne,
}

impl LineCode {
    /// Data bits out of bits on the wire.
    #[must_use]
    pub const fn efficiency(self) -> Fraction {
        match self {
            Self::EightTen => Fraction { numerator: 8, denominator: 10 },
            Self::Block130 => Fraction { numerator: 128, denominator: 130 },
            Self::OneOne => Fraction { numerator: 1, denominator: 1 },
        }
    }
}
