//! Numbers as text, without the weight of general float formatting.

use lanefit_model::digits;

/// Narrow no-break space: groups digits without letting a number break.
const GROUP: char = '\u{202f}';

/// Powers of ten by their exponent, as many as there are digits after a mark.
const POWERS: [u64; 7] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];

/// `value` with a fixed count of digits after the mark, at most six; half rounds up.
///
/// Values below zero and values that are not numbers print as zero: no quantity here is negative.
#[inline(never)]
pub fn fixed(value: f64, decimals: usize, mark: char) -> String {
    written(scaled(value, decimals), decimals, mark)
}

/// `value` with at most `decimals` digits after the mark and no zeros at the end.
#[inline(never)]
pub fn trimmed(value: f64, decimals: usize, mark: char) -> String {
    let mut units = scaled(value, decimals);
    let mut decimals = decimals;
    while decimals > 0 && units.is_multiple_of(10) {
        units /= 10;
        decimals -= 1;
    }
    written(units, decimals, mark)
}

/// `value` with three significant digits; whole numbers above are written out.
///
/// 0.6 is `0.600`, 3.938 is `3.94`, 15.75 is `15.8`, 7876.9 is `7877`.
pub fn three_digits(value: f64, mark: char) -> String {
    for decimals in (0..=5).rev() {
        let significant = scaled(value, decimals);
        if significant < 1000 && (significant >= 100 || decimals == 5) || decimals == 0 {
            return fixed(value, decimals, mark);
        }
    }
    fixed(value, 0, mark)
}

/// `value` in units of its last digit.
fn scaled(value: f64, decimals: usize) -> u64 {
    to_whole(value * to_float(power(decimals)))
}

fn power(exponent: usize) -> u64 {
    POWERS.get(exponent).copied().unwrap_or(1)
}

/// A number that is given in units of its last digit.
#[inline(never)]
fn written(units: u64, decimals: usize, mark: char) -> String {
    let factor = power(decimals);
    let mut text = grouped(units / factor);
    if decimals > 0 {
        text.push(mark);
        let fraction = digits(units % factor);
        for _ in fraction.len()..decimals {
            text.push('0');
        }
        text.push_str(&fraction);
    }
    text
}

fn grouped(whole: u64) -> String {
    let digits = digits(whole);
    if digits.len() < 5 {
        return digits;
    }
    let mut text = String::new();
    for (at, digit) in digits.bytes().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(GROUP);
        }
        text.push(char::from(digit));
    }
    text
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, and what is printed is never negative"
)]
fn to_whole(value: f64) -> u64 {
    (value + 0.5) as u64
}

#[expect(clippy::cast_precision_loss, reason = "powers of ten up to a million are exact")]
const fn to_float(factor: u64) -> f64 {
    factor as f64
}

#[cfg(test)]
mod tests {
    use super::{fixed, three_digits, trimmed};

    #[test]
    fn three_digits_keep_their_zeros() {
        for (value, text) in [
            (0.6, "0.600"),
            (1.0, "1.00"),
            (3.938_46, "3.94"),
            (15.753_8, "15.8"),
            (9.996, "10.0"),
            (99.96, "100"),
            (0.099_96, "0.100"),
            (7_876.923, "7877"),
            (63_015.4, "63\u{202f}015"),
            (0.0, "0.00000"),
        ] {
            assert_eq!(three_digits(value, '.'), text, "{value}");
        }
    }

    #[test]
    fn the_mark_is_the_language_s_own() {
        assert_eq!(fixed(1234.5, 2, ','), "1234,50");
        assert_eq!(trimmed(12_345.500, 3, ','), "12\u{202f}345,5");
        assert_eq!(trimmed(8000.0, 3, '.'), "8000");
    }

    #[test]
    fn what_is_not_a_number_prints_as_zero() {
        assert_eq!(fixed(f64::NAN, 1, '.'), "0.0");
        assert_eq!(fixed(-5.0, 0, '.'), "0");
    }
}
