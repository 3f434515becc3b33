//! A number and its unit, kept together.

use core::fmt;

use lanefit_model::{Bytes, digits};

use crate::number::{three_digits, trimmed};

/// A number and its unit; they are set apart by size, and never by a line break.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quantity {
    /// The number.
    pub number: String,
    /// The unit; empty when there is none.
    pub unit: &'static str,
}

impl Quantity {
    /// As text; as [`ToString`] writes it, without the weight of formatting.
    #[must_use]
    #[inline(never)]
    pub fn text(&self) -> String {
        let space = if self.unit.is_empty() { "" } else { "\u{a0}" };
        [&self.number, space, self.unit].concat()
    }

    pub(crate) const fn new(number: String, unit: &'static str) -> Self {
        Self { number, unit }
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text())
    }
}

/// Time as people say it. The symbols of time are the same in every language of the page.
#[inline(never)]
pub fn duration(seconds: f64, mark: char) -> Quantity {
    let rounded = |divisor: f64| {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the cast saturates")]
        let whole = (seconds / divisor + 0.5) as u64;
        whole
    };
    if seconds < 1e-3 {
        return Quantity::new(three_digits(seconds * 1e6, mark), "µs");
    }
    if seconds < 1.0 {
        return Quantity::new(three_digits(seconds * 1e3, mark), "ms");
    }
    if seconds < 59.95 {
        return Quantity::new(three_digits(seconds, mark), "s");
    }
    if rounded(1.0) < 3600 {
        return two_parts(rounded(1.0), 60, "min", "s");
    }
    if rounded(60.0) < 48 * 60 {
        return two_parts(rounded(60.0), 60, "h", "min");
    }
    two_parts(rounded(3600.0), 24, "d", "h")
}

fn two_parts(whole: u64, per_large: u64, large: &str, small: &'static str) -> Quantity {
    Quantity::new([&digits(whole / per_large), "\u{a0}", large, "\u{a0}", &digits(whole % per_large)].concat(), small)
}

pub fn amount(amount: Bytes, mark: char) -> Quantity {
    let (unit, factor) = match amount.get() {
        1_000_000_000_000.. => ("TB", 1e12),
        1_000_000_000.. => ("GB", 1e9),
        1_000_000.. => ("MB", 1e6),
        1_000.. => ("kB", 1e3),
        _ => ("B", 1.0),
    };
    Quantity::new(trimmed(amount.as_f64() / factor, 3, mark), unit)
}

#[cfg(test)]
mod tests {
    use super::{amount, duration};
    use lanefit_model::Bytes;

    #[test]
    fn time_carries_into_the_next_unit() {
        for (seconds, text) in [
            (0.000_5, "500\u{a0}µs"),
            (0.25, "250\u{a0}ms"),
            (6.347, "6.35\u{a0}s"),
            (59.96, "1\u{a0}min\u{a0}0\u{a0}s"),
            (90.4, "1\u{a0}min\u{a0}30\u{a0}s"),
            (3599.7, "1\u{a0}h\u{a0}0\u{a0}min"),
            (200_000.0, "2\u{a0}d\u{a0}8\u{a0}h"),
        ] {
            assert_eq!(duration(seconds, '.').to_string(), text);
        }
    }

    #[test]
    fn amounts_take_the_largest_unit() {
        assert_eq!(amount(Bytes::new(50_000_000_000), '.').to_string(), "50\u{a0}GB");
        assert_eq!(amount(Bytes::new(1_500_000), ',').to_string(), "1,5\u{a0}MB");
    }
}
