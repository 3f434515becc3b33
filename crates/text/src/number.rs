//! Numbers as text, without the weight of general float formatting.

/// Narrow no-break space: groups digits without letting a number break.
const GROUP: char = '\u{202f}';

/// `value` with a fixed count of digits after the mark, at most six; half rounds up.
///
/// Values below zero and values that are not numbers print as zero: no quantity here is negative.
pub fn fixed(value: f64, decimals: u32, mark: char) -> String {
    let factor = 10_u64.pow(decimals.min(6));
    let units = to_whole(value * to_float(factor));
    let mut text = grouped(units / factor);
    if decimals > 0 {
        text.push(mark);
        let fraction = (units % factor).to_string();
        for _ in fraction.len()..decimals.min(6) as usize {
            text.push('0');
        }
        text.push_str(&fraction);
    }
    text
}

/// `value` with at most `decimals` digits after the mark and no zeros at the end.
pub fn trimmed(value: f64, decimals: u32, mark: char) -> String {
    let text = fixed(value, decimals, mark);
    if text.contains(mark) { text.trim_end_matches('0').trim_end_matches(mark).to_owned() } else { text }
}

/// `value` with three significant digits; whole numbers above are written out.
///
/// 0.6 is `0.600`, 3.938 is `3.94`, 15.75 is `15.8`, 7876.9 is `7877`.
pub fn three_digits(value: f64, mark: char) -> String {
    for decimals in (0..=5_u32).rev() {
        let factor = to_float(10_u64.pow(decimals));
        let significant = to_whole(value * factor);
        if significant < 1000 && (significant >= 100 || decimals == 5) || decimals == 0 {
            return fixed(value, decimals, mark);
        }
    }
    fixed(value, 0, mark)
}

fn grouped(whole: u64) -> String {
    let digits = whole.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let mut text = String::with_capacity(digits.len() * 2);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(GROUP);
        }
        text.push(digit);
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
