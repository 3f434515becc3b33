//! Amounts of data: `50GB`, `1.5TB`, and blocks: `4k`, `1m`.

use crate::error::{Accepted, Error};
use crate::traffic::BlockSize;
use crate::units::Bytes;
use crate::view::View;

const UNITS: [(&str, u64); 4] = [("TB", 1_000_000_000_000), ("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1_000)];

/// The shortest exact form, in the largest decimal unit that leaves a whole number.
#[must_use]
pub fn amount_to_query(amount: Bytes) -> String {
    let bytes = amount.get();
    let (unit, factor) = UNITS.into_iter().find(|(_, factor)| bytes.is_multiple_of(*factor)).unwrap_or(("B", 1));
    let mut text = (bytes / factor).to_string();
    text.push_str(unit);
    text
}

/// Reads an amount in decimal units, a fraction allowed; the unit may be in either case.
///
/// # Errors
/// When the text is no amount, or one outside 1 MB to 1000 TB.
pub fn read_amount(text: &str) -> Result<Bytes, Error> {
    amount_of(text).ok_or_else(|| Error::value(text, Accepted::Amount))
}

fn amount_of(text: &str) -> Option<Bytes> {
    let at = text.find(|c: char| !c.is_ascii_digit() && c != '.')?;
    let (number, unit) = text.split_at_checked(at)?;
    let factor = UNITS
        .into_iter()
        .chain([("B", 1)])
        .find(|(name, _)| name.eq_ignore_ascii_case(unit.trim()))
        .map(|(_, factor)| factor)?;
    let amount = Bytes::new(scaled(number, factor)?);
    (View::MIN_COPY_SIZE..=View::MAX_COPY_SIZE).contains(&amount).then_some(amount)
}

/// `number` times `factor` in whole bytes, without rounding through binary fractions.
fn scaled(number: &str, factor: u64) -> Option<u64> {
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    if whole.is_empty() && fraction.is_empty() || fraction.contains('.') {
        return None;
    }
    let mut bytes = read_digits(whole)?.checked_mul(factor)?;
    let mut place = factor;
    for digit in fraction.bytes() {
        place /= 10;
        bytes = bytes.checked_add(u64::from(digit - b'0').checked_mul(place)?)?;
    }
    Some(bytes)
}

fn read_digits(digits: &str) -> Option<u64> {
    if digits.is_empty() { Some(0) } else { digits.parse().ok() }
}

/// The shortest form of a block.
pub(super) fn block_to_query(block: BlockSize) -> String {
    let bytes = block.bytes();
    let (unit, factor) = if bytes.is_multiple_of(1 << 20) {
        ("m", 1 << 20)
    } else if bytes.is_multiple_of(1 << 10) {
        ("k", 1 << 10)
    } else {
        ("", 1)
    };
    let mut text = (bytes / factor).to_string();
    text.push_str(unit);
    text
}

/// Reads `512`, `4k` or `1m`; k is 1024.
pub(super) fn read_block(text: &str) -> Option<BlockSize> {
    let (number, factor) = match text.strip_suffix(['k', 'K']) {
        Some(number) => (number, 1 << 10),
        None => match text.strip_suffix(['m', 'M']) {
            Some(number) => (number, 1 << 20),
            None => (text, 1),
        },
    };
    BlockSize::new(number.parse::<u32>().ok()?.checked_mul(factor)?)
}
