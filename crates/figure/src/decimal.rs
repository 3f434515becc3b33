//! Decimal text of a coordinate.
//!
//! The standard library's float formatting adds some twenty kilobytes to the page, because it can print every float
//! exactly. A drawing needs hundredths of a pixel, so this writer rounds in integers and prints those.

use lanefit_model::push_digits;

/// Largest magnitude that is written, in px; anything beyond is written as this bound.
pub const DECIMAL_LIMIT: f64 = 1e9;

/// Text of `value` with at most two decimals, without trailing zeros and never as `-0`.
///
/// Rounds the exact binary value, ties to even, as `format!("{:.2}")` does.
/// Infinities are written as the bound [`DECIMAL_LIMIT`] with their sign, and NaN as `0`.
///
/// ```
/// assert_eq!(lanefit_figure::decimal(12.3456), "12.35");
/// assert_eq!(lanefit_figure::decimal(-3.0), "-3");
/// ```
#[must_use]
pub fn decimal(value: f64) -> String {
    let mut text = String::new();
    push_decimal(&mut text, value);
    text
}

/// Appends [`decimal`] of `value` to `out`.
#[inline(never)]
pub fn push_decimal(out: &mut String, value: f64) {
    let value = if value.is_nan() { 0.0 } else { value };
    let hundredths = rounded_hundredths(value.abs().min(DECIMAL_LIMIT));
    if value < 0.0 && hundredths > 0 {
        out.push('-');
    }
    push_digits(out, hundredths / 100);
    let (tenth, hundredth) = (hundredths / 10 % 10, hundredths % 10);
    if tenth + hundredth > 0 {
        out.push('.');
        push_digits(out, tenth);
    }
    if hundredth > 0 {
        push_digits(out, hundredth);
    }
}

/// `magnitude` is at most [`DECIMAL_LIMIT`] and not negative.
///
/// A float is `mantissa / 2^shift`. Multiplying the mantissa keeps every bit (53 + 7 bits fit in 64), where
/// multiplying the float would turn values just below a tie into ties.
fn rounded_hundredths(magnitude: f64) -> u64 {
    const FRACTION_BITS: u32 = 52;
    const EXPONENT_OF_LAST_BIT: u64 = 1023 + FRACTION_BITS as u64;

    let bits = magnitude.to_bits();
    let shift = EXPONENT_OF_LAST_BIT.saturating_sub(bits >> FRACTION_BITS);
    if shift >= u64::from(u64::BITS) {
        return 0;
    }
    let mantissa = bits & ((1 << FRACTION_BITS) - 1) | (1 << FRACTION_BITS);
    let scaled = mantissa * 100;
    let floor = scaled >> shift;
    let rest = scaled - (floor << shift);
    let half = (1_u64 << shift) / 2;
    let rounds_up = rest > half || (rest == half && rest > 0 && floor % 2 == 1);
    floor + u64::from(rounds_up)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The standard library's answer in the short form.
    fn reference(value: f64) -> String {
        let text = format!("{value:.2}");
        let short = text.trim_end_matches('0').trim_end_matches('.');
        if short == "-0" { "0".into() } else { short.into() }
    }

    #[test]
    fn whole_numbers_carry_no_decimals() {
        assert_eq!(decimal(0.0), "0");
        assert_eq!(decimal(-0.0), "0");
        assert_eq!(decimal(100.0), "100");
        assert_eq!(decimal(-390.0), "-390");
    }

    #[test]
    fn decimals_are_rounded_and_cut() {
        assert_eq!(decimal(0.004), "0");
        assert_eq!(decimal(-0.004), "0");
        assert_eq!(decimal(0.05), "0.05");
        assert_eq!(decimal(2.5), "2.5");
        assert_eq!(decimal(9.999), "10");
        assert_eq!(decimal(1.0 / 3.0), "0.33");
    }

    #[test]
    fn ties_and_their_neighbours_round_as_the_standard_library_does() {
        for tie in [0.125, 0.375, 0.625, 1.005, 1.115, 0.285, 8.575, 1e6 + 0.125] {
            for value in [f64::next_down(tie), tie, f64::next_up(tie), -tie] {
                assert_eq!(decimal(value), reference(value), "{value:e}");
            }
        }
    }

    #[test]
    fn values_beyond_the_limit_stay_numbers() {
        assert_eq!(decimal(f64::NAN), "0");
        assert_eq!(decimal(f64::INFINITY), "1000000000");
        assert_eq!(decimal(f64::NEG_INFINITY), "-1000000000");
        assert_eq!(decimal(f64::MAX), "1000000000");
        assert_eq!(decimal(f64::MIN_POSITIVE / 2.0), "0");
    }

    proptest! {
        #[test]
        fn agrees_with_the_standard_library(value in -DECIMAL_LIMIT..=DECIMAL_LIMIT) {
            prop_assert_eq!(decimal(value), reference(value));
        }

        #[test]
        fn agrees_with_the_standard_library_near_zero(value in -20.0..20.0) {
            prop_assert_eq!(decimal(value), reference(value));
        }

        #[test]
        fn agrees_on_eighths_where_ties_occur(eighths in -1_000_000_i32..1_000_000) {
            let value = f64::from(eighths) / 8.0;
            prop_assert_eq!(decimal(value), reference(value));
        }

        #[test]
        fn any_float_reads_back_within_the_limit(value in prop::num::f64::ANY) {
            let read: f64 = decimal(value).parse().expect("a decimal number");
            prop_assert!(read.abs() <= DECIMAL_LIMIT);
        }
    }
}
