//! Quantities with their unit in the type.

use serde::Serialize;

/// Raw bits per lane and second on the wire, line code included; whole megatransfers per second.
///
/// PCIe names its generations by this rate: 16 GT/s is `TransferRate::from_mt_s(16_000)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TransferRate(u32);

impl TransferRate {
    /// A rate given in MT/s.
    #[must_use]
    pub const fn from_mt_s(mt_s: u32) -> Self {
        Self(mt_s)
    }

    /// The rate in GT/s, as data sheets print it.
    #[must_use]
    pub fn gt_s(self) -> f64 {
        f64::from(self.0) / 1000.0
    }

    /// The wire's rate over `lanes` lanes, every transfer counted as one bit.
    #[must_use]
    pub fn line_rate(self, lanes: u32) -> Throughput {
        Throughput::from_mb_s(f64::from(self.0) / 8.0 * f64::from(lanes))
    }
}

/// Bytes per second in one direction; held and printed in decimal MB/s (10^6 B/s).
///
/// Never negative and never infinite when made by this crate.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Serialize)]
#[serde(transparent)]
pub struct Throughput(f64);

impl Throughput {
    /// A throughput in MB/s.
    #[must_use]
    pub const fn from_mb_s(mb_s: f64) -> Self {
        Self(mb_s)
    }

    /// The value in MB/s.
    #[must_use]
    pub const fn mb_s(self) -> f64 {
        self.0
    }

    /// This throughput times a plain factor.
    #[must_use]
    pub fn scaled(self, factor: f64) -> Self {
        Self(self.0 * factor)
    }

    /// The lesser of two.
    #[must_use]
    pub fn min(self, other: Self) -> Self {
        Self(self.0.min(other.0))
    }

    /// The greater of two.
    #[must_use]
    pub fn max(self, other: Self) -> Self {
        Self(self.0.max(other.0))
    }

    /// How many times `other` this is.
    #[must_use]
    pub fn ratio_to(self, other: Self) -> f64 {
        self.0 / other.0
    }

    /// Seconds that moving `amount` takes.
    #[must_use]
    pub fn seconds_for(self, amount: Bytes) -> f64 {
        amount.as_f64() / 1e6 / self.0
    }
}

/// An amount of data in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Bytes(u64);

impl Bytes {
    /// An amount in bytes.
    #[must_use]
    pub const fn new(bytes: u64) -> Self {
        Self(bytes)
    }

    /// The number of bytes.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The number of bytes for arithmetic; exact below 2^53, far above every accepted amount.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "accepted amounts stay below 2^53")]
    pub const fn as_f64(self) -> f64 {
        self.0 as f64
    }
}

/// A fraction kept exact until the last multiplication.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    /// What is counted.
    pub numerator: u32,
    /// Out of how many; never zero.
    pub denominator: u32,
}

impl Fraction {
    /// The fraction as a factor.
    #[must_use]
    pub fn factor(self) -> f64 {
        f64::from(self.numerator) / f64::from(self.denominator)
    }
}
