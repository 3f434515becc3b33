//! Round values for axes.
//!
//! A tick is a small whole number times a power of ten, made by one multiplication or one division of exact numbers.
//! It is therefore the float that its shortest decimal reads as: 0.3, never 0.30000000000000004.

use std::ops::RangeInclusive;

/// More ticks than this are never given, whatever is asked.
pub const MOST_TICKS: usize = 100;

/// Steps between ticks in tenths of a power of ten; 4 and 2.5 are there because lane counts make 16 and 100 common.
const STEPS: [i64; 5] = [10, 20, 25, 40, 50];

/// Steps of an axis that starts at 0, where 8 also saves room: eight times a lane's rate is common.
const COVERING_STEPS: [i64; 6] = [10, 20, 25, 40, 50, 80];

/// Magnitudes for which a step and its neighbours are ordinary floats.
const USUAL: RangeInclusive<f64> = 1e-290..=1e290;

/// Narrowest domain in relation to its distance from 0; below it, neighbouring ticks would be the same float.
const NARROWEST: f64 = 1e-9;

/// At most `most` multiples of the smallest round step, all inside `domain`, ascending.
///
/// A round step is 1, 2, 2.5, 4 or 5 times a power of ten. 0 is a tick where the domain contains it.
/// Empty when the domain is empty, not finite, or too narrow for floats to tell its ticks apart.
/// `most` is held within 2 and [`MOST_TICKS`].
#[must_use]
#[inline(never)]
pub fn linear(domain: [f64; 2], most: usize) -> Vec<f64> {
    let [low, high] = domain;
    let most = most.clamp(2, MOST_TICKS);
    let span = high - low;
    if span <= NARROWEST * low.abs().max(high.abs()) {
        return Vec::new();
    }
    for step in Step::from(&STEPS, span / (most + 1) as f64) {
        let mut ticks = Vec::new();
        let [first, last] = step.multiples(low, high);
        for count in first..last + 1 {
            push_inside(&mut ticks, [low, high], step.times(count));
        }
        if ticks.len() <= most {
            return ticks;
        }
    }
    Vec::new()
}

/// At most `most` ticks from 0 to the first of them that is not below `maximum`: the nice end of an axis.
///
/// Of the round steps, 8 times a power of ten among them, that need few enough ticks, the one that wastes the least axis
/// wins; among equals the plainest, and then the smallest. The last tick is meant as the maximum of the domain. A maximum that is not a positive number of usual
/// magnitude gives 0 and 1.
#[must_use]
pub fn covering(maximum: f64, most: usize) -> Vec<f64> {
    let most_steps = most.clamp(2, MOST_TICKS) as i64 - 1;
    let mut best: Option<(f64, u8, Step, i64)> = None;
    for step in Step::from(&COVERING_STEPS, maximum / most_steps as f64) {
        let [mut last, most] = step.multiples(0.0, maximum);
        while last <= most && step.times(last) < maximum {
            last += 1;
        }
        if last > most {
            continue;
        }
        let end = step.times(last);
        let rank = step.rank();
        if last <= most_steps && best.is_none_or(|(least, least_rank, ..)| (end, rank) < (least, least_rank)) {
            best = Some((end, rank, step, last));
        }
    }
    match best {
        Some((_, _, step, last)) => (0..=last).map(|count| step.times(count)).collect(),
        None => vec![0.0, 1.0],
    }
}

/// At most `most` ticks of a logarithmic axis, all inside `domain`, ascending.
///
/// Decades with 2 and 5 between them where these fit, else decades, else every second decade, and so on.
/// A domain with fewer than two of them gets the ticks of a linear axis, which it nearly is.
/// Empty when the domain is empty, not positive or not finite. `most` is held within 2 and [`MOST_TICKS`].
#[must_use]
pub fn log(domain: [f64; 2], most: usize) -> Vec<f64> {
    let [low, high] = domain;
    if !(low > 0.0 && low < high && high.is_finite()) {
        return Vec::new();
    }
    let most = most.clamp(2, MOST_TICKS);
    let inside = |multiples: &[i64]| {
        let mut ticks = Vec::new();
        for tick in around(low, high, multiples) {
            push_inside(&mut ticks, [low, high], tick);
        }
        ticks
    };
    let fine = inside(&[1, 2, 5]);
    if (2..=most).contains(&fine.len()) {
        return fine;
    }
    let decades = inside(&[1]);
    if decades.len() < 2 {
        return linear(domain, most);
    }
    let every = (decades.len() - 1).div_ceil(most - 1);
    every_nth(decades, every)
}

/// The domain widened to 1, 2 or 5 times a power of ten at both ends, for a logarithmic axis.
///
/// `None` unless the ends ascend and lie between 1e-290 and 1e290.
#[must_use]
pub fn log_domain([low, high]: [f64; 2]) -> Option<[f64; 2]> {
    if !(USUAL.contains(&low) && USUAL.contains(&high) && low <= high) {
        return None;
    }
    let below = *around(low, low, &[1, 2, 5]).iter().rfind(|tick| **tick <= low)?;
    let above = *around(high, high, &[1, 2, 5]).iter().find(|tick| **tick >= high)?;
    Some([below, above])
}

/// Multiples of the powers of ten from below `low` to above `high`, ascending; both are positive and finite.
#[inline(never)]
fn around(low: f64, high: f64, multiples: &[i64]) -> Vec<f64> {
    let mut found = Vec::new();
    for exponent in exponent_of(low)..exponent_of(high) + 2 {
        for multiple in multiples {
            found.push(decimal_float(*multiple, exponent));
        }
    }
    found
}

/// Adds a tick that lies in the domain.
#[inline(never)]
fn push_inside(ticks: &mut Vec<f64>, [low, high]: [f64; 2], tick: f64) {
    if low <= tick && tick <= high {
        ticks.push(tick);
    }
}

/// The first of some values and every so many after it.
pub(crate) fn every_nth<T>(values: Vec<T>, every: usize) -> Vec<T> {
    let mut at = 0;
    let mut kept = values;
    kept.retain(|_| {
        at += 1;
        (at - 1) % every.max(1) == 0
    });
    kept
}

/// `tenths` x 10^(`exponent` - 1).
#[derive(Clone, Copy)]
struct Step {
    tenths: i64,
    exponent: i32,
}

impl Step {
    /// The round steps from `least` on, over at least a decade; none for a `least` of unusual magnitude.
    #[inline(never)]
    fn from(steps: &[i64], least: f64) -> Vec<Self> {
        let mut found = Vec::new();
        if !USUAL.contains(&least) {
            return found;
        }
        let first = exponent_of(least);
        for exponent in first..first + 3 {
            for tenths in steps {
                let step = Self { tenths: *tenths, exponent };
                if step.times(1) >= least {
                    found.push(step);
                }
            }
        }
        found
    }

    /// How far the step is from those that people count in.
    const fn rank(self) -> u8 {
        match self.tenths {
            10 | 20 | 25 | 50 => 0,
            40 => 1,
            _ => 2,
        }
    }

    fn times(self, count: i64) -> f64 {
        decimal_float(count * self.tenths, self.exponent - 1)
    }

    /// Counts whose multiples lie between two values, and one more at each end, as quotients are rounded.
    fn multiples(self, low: f64, high: f64) -> [i64; 2] {
        let step = self.times(1);
        [(low / step).floor() as i64 - 1, (high / step).ceil() as i64 + 1]
    }
}

/// The float nearest to `digits` x 10^`exponent`: exact operands and one rounding, as long as the power is below 10^23.
fn decimal_float(digits: i64, exponent: i32) -> f64 {
    // Not `powi`, whose last bit may differ between the page and the program that prints the static document.
    let power = (0..exponent.abs()).fold(1.0, |power, _| power * 10.0);
    if exponent < 0 { digits as f64 / power } else { digits as f64 * power }
}

/// Exponent of the largest power of ten that is not above a positive, finite value.
fn exponent_of(value: f64) -> i32 {
    let mut exponent = 0;
    while decimal_float(1, exponent + 1) <= value {
        exponent += 1;
    }
    while decimal_float(1, exponent) > value {
        exponent -= 1;
    }
    exponent
}

#[cfg(test)]
#[path = "ticks_tests.rs"]
mod tests;
