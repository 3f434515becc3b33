//! PCIe links: a generation and a width, and what two ends agree on.

use crate::generation::Generation;
use crate::units::Throughput;

/// Lanes of a link; a lane is one differential pair in each direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LinkWidth {
    /// One lane.
    X1,
    /// Two lanes.
    X2,
    /// Four lanes.
    X4,
    /// Eight lanes.
    X8,
    /// Twelve lanes: arithmetic only, no product is known.
    X12,
    /// Sixteen lanes.
    X16,
    /// Thirty-two lanes: arithmetic only, no product is known.
    X32,
}

impl LinkWidth {
    /// Every width, narrowest first.
    pub const ALL: [Self; 7] = [Self::X1, Self::X2, Self::X4, Self::X8, Self::X12, Self::X16, Self::X32];

    /// The number of lanes.
    #[must_use]
    pub const fn lanes(self) -> u32 {
        match self {
            Self::X1 => 1,
            Self::X2 => 2,
            Self::X4 => 4,
            Self::X8 => 8,
            Self::X12 => 12,
            Self::X16 => 16,
            Self::X32 => 32,
        }
    }

    /// The printed form: `x4`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::X1 => "x1",
            Self::X2 => "x2",
            Self::X4 => "x4",
            Self::X8 => "x8",
            Self::X12 => "x12",
            Self::X16 => "x16",
            Self::X32 => "x32",
        }
    }

    /// Reads `x4`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|width| width.name() == name)
    }

    /// Whether products with links of this width exist.
    #[must_use]
    pub const fn is_built(self) -> bool {
        !matches!(self, Self::X12 | Self::X32)
    }
}

/// What one end of a link can do, or what both have agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkCapability {
    /// The fastest generation.
    pub generation: Generation,
    /// The widest width.
    pub width: LinkWidth,
}

impl LinkCapability {
    /// A link of that generation and width.
    #[must_use]
    pub const fn new(generation: Generation, width: LinkWidth) -> Self {
        Self { generation, width }
    }

    /// The link two ends settle on: the older generation and the narrower width, each on its own.
    #[must_use]
    pub fn negotiate(self, other: Self) -> Self {
        Self { generation: self.generation.min(other.generation), width: self.width.min(other.width) }
    }

    /// Rate on the wire, line code included, one direction.
    #[must_use]
    pub fn line_rate(self) -> Throughput {
        self.generation.transfer_rate().line_rate(self.width.lanes())
    }

    /// Rate after the line code, one direction: the figure on data sheets.
    #[must_use]
    pub fn after_line_code(self) -> Throughput {
        self.line_rate().scaled(self.generation.line_code().efficiency().factor())
    }

    /// What is left for packets after skip ordered sets and, in flit mode, the flit's own bytes.
    #[must_use]
    pub fn packet_capacity(self) -> Throughput {
        self.after_line_code()
            .scaled(1.0 - self.generation.skip_share().factor())
            .scaled(self.generation.packet_share().factor())
    }

    /// Whether two links carry the same after the line code, to within 2 %.
    ///
    /// 1.0 x4, 2.0 x2 and 3.0 x1 are equals in this sense: 1000, 1000 and 985 MB/s.
    #[must_use]
    pub fn is_equal_in_rate(self, other: Self) -> bool {
        let ratio = self.after_line_code().ratio_to(other.after_line_code());
        (ratio.max(1.0 / ratio) - 1.0) <= 0.02
    }
}
