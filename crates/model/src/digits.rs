//! Whole numbers as decimal digits, read and written by one piece of the program each: the standard library has one
//! for every type of integer, and a sign and padding that no number here has.

/// A whole number in digits.
///
/// ```
/// assert_eq!(lanefit_model::digits(4096), "4096");
/// ```
#[must_use]
#[inline(never)]
pub fn digits(number: u64) -> String {
    let mut text = String::new();
    push_digits(&mut text, number);
    text
}

/// Appends [`digits`] of a number.
#[inline(never)]
pub fn push_digits(text: &mut String, number: u64) {
    let mut place = 1;
    while number / place >= 10 {
        place *= 10;
    }
    while place > 0 {
        text.push(char::from(b'0' + (number / place % 10) as u8));
        place /= 10;
    }
}

/// The number that digits alone write, with a `+` before them or not; `None` for anything else.
///
/// ```
/// assert_eq!(lanefit_model::read_digits("4096"), Some(4096));
/// assert_eq!(lanefit_model::read_digits("4k"), None);
/// ```
#[must_use]
#[inline(never)]
pub fn read_digits(text: &str) -> Option<u64> {
    let digits = text.strip_prefix('+').unwrap_or(text);
    let mut number: u64 = 0;
    for byte in digits.bytes() {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number.checked_mul(10)?.checked_add(digit.into())?;
    }
    (!digits.is_empty()).then_some(number)
}

/// [`read_digits`] as a number of another type, which has to have room for it.
#[must_use]
pub fn read_number<T: TryFrom<u64>>(text: &str) -> Option<T> {
    T::try_from(read_digits(text)?).ok()
}
