//! SATA links, and the frames that carry commands over them.

use crate::line_code::LineCode;
use crate::traffic::BlockSize;
use crate::units::{Fraction, Throughput, TransferRate};

/// One SATA signalling rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SataGeneration {
    /// 1.5 Gb/s, SATA150.
    Gen1,
    /// 3 Gb/s, SATA300.
    Gen2,
    /// 6 Gb/s, SATA600.
    Gen3,
}

/// Handshake and turn-around time around each frame, in double words.
///
/// The gap is the one free parameter of the SATA model: none gives the ceiling, 120 fits the
/// plateau that drives reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameGap(pub u32);

impl FrameGap {
    /// Frames back to back.
    pub const NONE: Self = Self(0);
    /// The gap that drives show.
    pub const TYPICAL: Self = Self(120);
}

/// Start of frame, checksum and end of frame.
const FRAME_DWORDS: u32 = 3;
/// Data bytes of the largest data frame.
const DATA_FRAME_BYTES: u32 = 8192;
/// Host register, device register, DMA setup and set-device-bits frames of one queued command.
const COMMAND_FRAME_DWORDS: [u32; 4] = [5, 5, 7, 2];

impl SataGeneration {
    /// Every rate, slowest first.
    pub const ALL: [Self; 3] = [Self::Gen1, Self::Gen2, Self::Gen3];

    /// MB/s after the line code, the number in the name: 600 for SATA600.
    #[must_use]
    pub const fn rate_name(self) -> &'static str {
        match self {
            Self::Gen1 => "150",
            Self::Gen2 => "300",
            Self::Gen3 => "600",
        }
    }

    /// Reads `600`.
    #[must_use]
    pub fn from_rate_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|generation| generation.rate_name() == name)
    }

    /// The rate on the wire; SATA sends one bit per transfer.
    #[must_use]
    pub const fn transfer_rate(self) -> TransferRate {
        TransferRate::from_mt_s(match self {
            Self::Gen1 => 1_500,
            Self::Gen2 => 3_000,
            Self::Gen3 => 6_000,
        })
    }

    /// Rate on the wire, line code included.
    #[must_use]
    pub fn line_rate(self) -> Throughput {
        self.transfer_rate().line_rate(1)
    }

    /// Rate after 8b/10b.
    #[must_use]
    pub fn after_line_code(self) -> Throughput {
        self.line_rate().scaled(LineCode::EightTen.efficiency().factor())
    }

    /// Data moved by queued commands of `block` bytes, one after the other.
    #[must_use]
    pub fn payload_throughput(self, block: BlockSize, gap: FrameGap) -> Throughput {
        let useful = f64::from(block.bytes()) / 4.0;
        self.after_line_code().scaled(ALIGN_SHARE.factor()).scaled(useful / f64::from(command_dwords(block, gap)))
    }
}

/// Two ALIGN double words are sent in every 256.
pub const ALIGN_SHARE: Fraction = Fraction { numerator: 254, denominator: 256 };

/// Double words on the wire for one queued command of `block` bytes.
#[must_use]
pub fn command_dwords(block: BlockSize, gap: FrameGap) -> u32 {
    let frames = block.bytes().div_ceil(DATA_FRAME_BYTES);
    // A data frame starts with one double word that names its type.
    let data = block.bytes() / 4 + frames * (1 + FRAME_DWORDS + gap.0);
    let command: u32 = COMMAND_FRAME_DWORDS.iter().map(|dwords| dwords + FRAME_DWORDS + gap.0).sum();
    data + command
}
