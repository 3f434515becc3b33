//! Sixth question: how many of the drives on one card appear?

use crate::wire::Split;
use crate::word::Word;

/// Lanes that each drive on a passive card is wired to.
const LANES_PER_DRIVE: u32 = 4;

/// How many sockets of a passive card show a drive.
///
/// Each part of a split slot is one link, and a link trains with what sits on its first lane; the
/// card wires its sockets to four lanes each, from lane 0 on. So x8x8 shows the first and third.
#[must_use]
pub fn sockets_seen(split: Split, wired: u32, sockets: u8) -> u8 {
    let parts = if split == Split::Whole { &[u32::MAX][..] } else { split.parts() };
    let mut seen = 0;
    let mut start = 0;
    for part in parts {
        let socket = start / LANES_PER_DRIVE;
        if start % LANES_PER_DRIVE == 0 && start < wired && socket < u32::from(sockets) {
            seen += 1;
        }
        start = start.saturating_add(*part);
    }
    seen
}

/// Whether another split of a slot of that many lanes would show more sockets.
#[must_use]
pub fn is_split_to_blame(seen: u8, slot: u32, wired: u32, sockets: u8) -> bool {
    Split::VALUES.iter().any(|split| split.lanes() <= slot && sockets_seen(*split, wired, sockets) > seen)
}

/// Lanes that a drive on such a card gets: those of the narrowest part that shows one.
#[must_use]
pub fn lanes_per_drive(split: Split, wired: u32) -> u32 {
    let narrowest = split.parts().iter().copied().min().unwrap_or(LANES_PER_DRIVE);
    narrowest.min(LANES_PER_DRIVE).min(wired)
}
