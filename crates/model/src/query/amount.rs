//! Amounts of data: `50GB`, `1.5TB`, and blocks: `4k`, `1m`.

use crate::digits::{digits, read_digits};
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
    let mut text = digits(bytes / factor);
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

pub(super) fn amount_of(text: &str) -> Option<Bytes> {
    let amount = bytes_of(text)?;
    (View::MIN_COPY_SIZE..=View::MAX_COPY_SIZE).contains(&amount).then_some(amount)
}

fn bytes_of(text: &str) -> Option<Bytes> {
    let (number, unit) = number_and_unit(text)?;
    let factor = UNITS
        .into_iter()
        .chain([("B", 1)])
        .find(|(name, _)| name.eq_ignore_ascii_case(unit))
        .map(|(_, factor)| factor)?;
    Some(Bytes::new(scaled(number, factor)?))
}

fn number_and_unit(text: &str) -> Option<(&str, &str)> {
    let at = text.find(|c: char| !c.is_ascii_digit() && c != '.')?;
    let (number, unit) = text.split_at_checked(at)?;
    Some((number, unit.trim()))
}

/// Reads what has to be carried each second: `1.25GB` in bytes, or `10Gb` in bits as networks are
/// named. A small `b` is bits; everything else may be in either case.
///
/// # Errors
/// When the text is no rate, or one outside 1 MB to 1000 GB each second.
pub fn read_need(text: &str) -> Result<Bytes, Error> {
    need_of(text).ok_or_else(|| Error::value(text, Accepted::Rate))
}

pub(super) fn need_of(text: &str) -> Option<Bytes> {
    let text = text.strip_suffix("/s").unwrap_or(text);
    let need = match number_and_unit(text) {
        Some((number, "Gb" | "gb" | "GbE" | "gbe")) => scaled(number, 125_000_000).map(Bytes::new),
        Some((number, "Mb" | "mb")) => scaled(number, 125_000).map(Bytes::new),
        _ => bytes_of(text),
    };
    need.filter(|need| (View::MIN_NEED..=View::MAX_NEED).contains(need))
}

/// `number` times `factor` in whole bytes, without rounding through binary fractions.
fn scaled(number: &str, factor: u64) -> Option<u64> {
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    if whole.is_empty() && fraction.is_empty() || fraction.contains('.') {
        return None;
    }
    let mut bytes = if whole.is_empty() { 0 } else { read_digits(whole)?.checked_mul(factor)? };
    let mut place = factor;
    for digit in fraction.bytes() {
        place /= 10;
        bytes = bytes.checked_add(u64::from(digit - b'0').checked_mul(place)?)?;
    }
    Some(bytes)
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
    let mut text = digits(u64::from(bytes / factor));
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
    BlockSize::new(u32::try_from(read_digits(number)?).ok()?.checked_mul(factor)?)
}
