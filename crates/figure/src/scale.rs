//! From values to places: linear and logarithmic value scales, and a scale of rows.
//!
//! Every function is total: what lies outside, infinities and NaN land on an end of the range, never beside it.

use crate::ticks;

/// Bound on domains and ranges, so that differences of two of them stay finite.
const LIMIT: f64 = 1e300;

/// Decades of a logarithmic domain whose low end was not usable.
const FALLBACK_DECADES: f64 = 1e3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Linear,
    Log,
}

/// Places values of a continuous domain in a range of px.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValueScale {
    kind: Kind,
    domain: [f64; 2],
    range: [f64; 2],
}

impl ValueScale {
    /// Equal differences take equal room.
    ///
    /// `domain` ascends; in an empty or descending one every value lies at the start of the range.
    /// `range` may run either way.
    #[must_use]
    pub fn linear(domain: [f64; 2], range: [f64; 2]) -> Self {
        let [low, high] = domain.map(finite);
        Self { kind: Kind::Linear, domain: [low, high.max(low)], range: range.map(finite) }
    }

    /// Equal ratios take equal room.
    ///
    /// `domain` ascends and is positive. Without a positive end it becomes 1 to 10; without a positive start it
    /// covers the three decades below its end. Values below the domain, 0 among them, lie at its start.
    #[must_use]
    pub fn log(domain: [f64; 2], range: [f64; 2]) -> Self {
        let [low, high] = domain.map(finite);
        let domain = match (low > 0.0, high > 0.0) {
            (true, true) => [low, high.max(low)],
            (false, true) => [high / FALLBACK_DECADES, high],
            (_, false) => [1.0, 10.0],
        };
        // The quotient of a denormal end may have become 0.
        let domain = domain.map(|bound| bound.max(f64::MIN_POSITIVE));
        Self { kind: Kind::Log, domain, range: range.map(finite) }
    }

    /// The values at the start and at the end of the range.
    #[must_use]
    pub const fn domain(&self) -> [f64; 2] {
        self.domain
    }

    /// Places in px of the start and the end of the domain.
    #[must_use]
    pub const fn range(&self) -> [f64; 2] {
        self.range
    }

    /// Place of a value in px, within the range.
    #[must_use]
    pub fn position(&self, value: f64) -> f64 {
        let [low, high] = self.domain;
        let value = if value > low { value.min(high) } else { low };
        let [low, high, value] = [low, high, value].map(|bound| self.even(bound));
        interpolate(self.range, (value - low) / (high - low))
    }

    /// Value at a place in px, within the domain: the inverse of [`position`](Self::position).
    #[must_use]
    pub fn value(&self, position: f64) -> f64 {
        let [start, end] = self.range;
        let share = (position - start) / (end - start);
        let value = interpolate(self.domain.map(|bound| self.even(bound)), share);
        let value = match self.kind {
            Kind::Linear => value,
            Kind::Log => 10.0_f64.powf(value),
        };
        held(value, self.domain)
    }

    /// At most `most` round values inside the domain: see [`ticks::linear`] and [`ticks::log`].
    #[must_use]
    pub fn ticks(&self, most: usize) -> Vec<f64> {
        match self.kind {
            Kind::Linear => ticks::linear(self.domain, most),
            Kind::Log => ticks::log(self.domain, most),
        }
    }

    /// The measure in which the scale is even.
    fn even(&self, value: f64) -> f64 {
        match self.kind {
            Kind::Linear => value,
            Kind::Log => value.log10(),
        }
    }
}

/// Places numbered rows one below the other, with a gap between neighbours and none at the ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BandScale {
    count: usize,
    range: [f64; 2],
    step: f64,
    extent: f64,
}

impl BandScale {
    /// Largest part of the distance between two rows that the gap may take.
    const MOST_GAP: f64 = 0.9;

    /// Spreads `count` rows over `range` (px, in either order).
    ///
    /// `gap_share` is the part of the distance from row to row that stays empty: 0 for rows that touch, at most 0.9.
    #[must_use]
    pub fn new(count: usize, range: [f64; 2], gap_share: f64) -> Self {
        let [one, other] = range.map(finite);
        let range = [one.min(other), one.max(other)];
        let gap_share = if gap_share > 0.0 { gap_share.min(Self::MOST_GAP) } else { 0.0 };
        let step = match count {
            0 => 0.0,
            _ => (range[1] - range[0]) / (count as f64 - gap_share),
        };
        Self { count, range, step, extent: step * (1.0 - gap_share) }
    }

    /// Number of rows.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }

    /// First and last px of all rows together.
    #[must_use]
    pub const fn range(&self) -> [f64; 2] {
        self.range
    }

    /// Height of one row in px, without the gap.
    #[must_use]
    pub const fn extent(&self) -> f64 {
        self.extent
    }

    /// Distance from one row to the next in px.
    #[must_use]
    pub const fn step(&self) -> f64 {
        self.step
    }

    /// Upper edge in px of a row, counted from 0; a row past the last lies on the last.
    #[must_use]
    pub fn position(&self, row: usize) -> f64 {
        let row = row.min(self.count.saturating_sub(1));
        (self.range[0] + self.step * row as f64).min(self.range[1])
    }

    /// Middle in px of a row, counted from 0.
    #[must_use]
    pub fn middle(&self, row: usize) -> f64 {
        (self.position(row) + self.extent / 2.0).min(self.range[1])
    }

    /// The row nearest to a place in px; `None` outside the range and where there are no rows.
    ///
    /// A gap is shared by its neighbours, so that no place between two rows is dead to a finger.
    #[must_use]
    pub fn row_at(&self, position: f64) -> Option<usize> {
        let [start, end] = self.range;
        if self.count == 0 || !(start..=end).contains(&position) {
            return None;
        }
        let gap = self.step - self.extent;
        let row = if self.step > 0.0 { (position - start + gap / 2.0) / self.step } else { 0.0 };
        Some((row as usize).min(self.count - 1))
    }
}

/// The start for a share of NaN, which an empty domain or range yields.
fn interpolate([start, end]: [f64; 2], share: f64) -> f64 {
    if share >= 1.0 {
        end
    } else if share > 0.0 {
        let place = start + (end - start) * share;
        held(place, [start.min(end), start.max(end)])
    } else {
        start
    }
}

/// `value` held within two bounds in ascending order.
///
/// Not `f64::clamp`: the message of its panic about bad bounds brings float formatting into the page.
fn held(value: f64, [low, high]: [f64; 2]) -> f64 {
    value.max(low).min(high)
}

fn finite(bound: f64) -> f64 {
    if bound.is_nan() { 0.0 } else { bound.clamp(-LIMIT, LIMIT) }
}

#[cfg(test)]
#[path = "scale_tests.rs"]
mod tests;
