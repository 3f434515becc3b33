//! The link widths a device can run at.

use crate::link::LinkWidth;

/// A set of link widths.
///
/// A device has to run at x1 and at its full width. What lies between is its maker's choice, so a
/// x8 card may fall back to x1 in a slot with two lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WidthSet(u8);

impl WidthSet {
    /// The set of a device without PCIe.
    pub const NONE: Self = Self(0);

    /// `own` and every narrower width that products have: x1, x2, x4, x8, x16.
    #[must_use]
    pub const fn up_to(own: LinkWidth) -> Self {
        let mut set = Self::NONE.with(own);
        let mut at = 0;
        while at < LinkWidth::ALL.len() {
            let width = LinkWidth::ALL[at];
            if width.is_built() && width.lanes() < own.lanes() {
                set = set.with(width);
            }
            at += 1;
        }
        set
    }

    /// As [`Self::up_to`], but without x2 unless that is the own width: what cards are known to do.
    #[must_use]
    pub const fn usual(own: LinkWidth) -> Self {
        if own.lanes() == 2 { Self::up_to(own) } else { Self::up_to(own).without(LinkWidth::X2) }
    }

    /// The set with one width more.
    #[must_use]
    pub const fn with(self, width: LinkWidth) -> Self {
        Self(self.0 | Self::bit(width))
    }

    /// The set with one width less.
    #[must_use]
    pub const fn without(self, width: LinkWidth) -> Self {
        Self(self.0 & !Self::bit(width))
    }

    /// Whether the width is in the set.
    #[must_use]
    pub const fn has(self, width: LinkWidth) -> bool {
        self.0 & Self::bit(width) != 0
    }

    /// The widest width of the set with no more lanes than `limit`; x1 if there is none.
    #[must_use]
    pub fn largest_within(self, limit: LinkWidth) -> LinkWidth {
        LinkWidth::ALL.into_iter().rev().find(|width| *width <= limit && self.has(*width)).unwrap_or(LinkWidth::X1)
    }

    const fn bit(width: LinkWidth) -> u8 {
        1 << width as u8
    }
}
