//! PCIe generations: transfer rate, line code, clock compensation, flits.

use crate::line_code::LineCode;
use crate::units::{Fraction, TransferRate};

/// One PCIe data rate, named after the specification that brought it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Generation {
    /// 2.5 GT/s, PCIe 1.0 and 1.1.
    Gen1,
    /// 5 GT/s.
    Gen2,
    /// 8 GT/s.
    Gen3,
    /// 16 GT/s.
    Gen4,
    /// 32 GT/s.
    Gen5,
    /// 64 GT/s, flit mode; no published measurement to check the model against.
    Gen6,
    /// 128 GT/s, flit mode; taken as 6.0 at twice the rate.
    Gen7,
}

impl Generation {
    /// Every generation, oldest first.
    pub const ALL: [Self; 7] = [Self::Gen1, Self::Gen2, Self::Gen3, Self::Gen4, Self::Gen5, Self::Gen6, Self::Gen7];

    /// The number people use: `4.0`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gen1 => "1.0",
            Self::Gen2 => "2.0",
            Self::Gen3 => "3.0",
            Self::Gen4 => "4.0",
            Self::Gen5 => "5.0",
            Self::Gen6 => "6.0",
            Self::Gen7 => "7.0",
        }
    }

    /// Reads `4.0` or `4`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|generation| generation.name() == name || generation.name().strip_suffix(".0") == Some(name))
    }

    /// The transfer rate of one lane.
    #[must_use]
    pub const fn transfer_rate(self) -> TransferRate {
        TransferRate::from_mt_s(match self {
            Self::Gen1 => 2_500,
            Self::Gen2 => 5_000,
            Self::Gen3 => 8_000,
            Self::Gen4 => 16_000,
            Self::Gen5 => 32_000,
            Self::Gen6 => 64_000,
            Self::Gen7 => 128_000,
        })
    }

    /// The line code on that wire.
    #[must_use]
    pub const fn line_code(self) -> LineCode {
        match self {
            Self::Gen1 | Self::Gen2 => LineCode::EightTen,
            Self::Gen3 | Self::Gen4 | Self::Gen5 => LineCode::Block130,
            Self::Gen6 | Self::Gen7 => LineCode::OneOne,
        }
    }

    /// Share of the time that skip ordered sets take: 4 symbols in every 1538 symbol times, or
    /// one block in 375. For flit links the interval is not published; the block value is assumed,
    /// and any plausible value changes the result by less than 0.4 %.
    #[must_use]
    pub const fn skip_share(self) -> Fraction {
        match self {
            Self::Gen1 | Self::Gen2 => Fraction { numerator: 4, denominator: 1538 },
            _ => Fraction { numerator: 1, denominator: 375 },
        }
    }

    /// Whether packets travel in flits of 256 bytes.
    #[must_use]
    pub const fn is_flit(self) -> bool {
        matches!(self, Self::Gen6 | Self::Gen7)
    }

    /// Bytes of a flit, or of anything sent, that may hold packets: 236 of 256 in flit mode
    /// (6 B of DLLPs, 8 B of CRC and 6 B of error correction are the rest), everything otherwise.
    #[must_use]
    pub const fn packet_share(self) -> Fraction {
        if self.is_flit() {
            Fraction { numerator: 236, denominator: 256 }
        } else {
            Fraction { numerator: 1, denominator: 1 }
        }
    }
}
