//! Sixth question: how many of the drives on one card appear?

use crate::wire::Split;

/// Lanes that each drive on a passive card is wired to.
const LANES_PER_DRIVE: u32 = 4;

/// How many drives of a passive card appear, of those that are on it.
///
/// Each part of a split slot is one link, and a link trains with what sits on its first lane; the
/// card wires its sockets to four lanes each, from lane 0 on. So x8x8 shows the first and third.
#[must_use]
pub fn drives_seen(split: Split, wired: u32, on_card: u8) -> u8 {
    let parts = if split == Split::Whole { &[u32::MAX][..] } else { split.parts() };
    let mut seen = 0;
    let mut start = 0;
    for part in parts {
        let socket = start / LANES_PER_DRIVE;
        if start % LANES_PER_DRIVE == 0 && start < wired && socket < u32::from(on_card) {
            seen += 1;
        }
        start = start.saturating_add(*part);
    }
    seen
}

/// Lanes that a drive on such a card gets: those of the narrowest part that shows one.
#[must_use]
pub fn lanes_per_drive(split: Split, wired: u32) -> u32 {
    let narrowest = split.parts().iter().copied().min().unwrap_or(LANES_PER_DRIVE);
    narrowest.min(LANES_PER_DRIVE).min(wired)
}
