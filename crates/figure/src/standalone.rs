//! Style sheets for drawings that stand alone.

/// Colours and type on a light ground.
pub const LIGHT_STYLE: &str = include_str!("standalone-light.css");

/// What differs from [`LIGHT_STYLE`] on a dark ground.
pub const DARK_STYLE: &str = include_str!("standalone-dark.css");

/// Colours and type for an exported drawing, light or dark as the reader's system is.
pub const STANDALONE_STYLE: &str = concat!(
    "\n",
    include_str!("standalone-light.css"),
    "@media (prefers-color-scheme: dark) {\n",
    include_str!("standalone-dark.css"),
    "}\n"
);

/// As [`STANDALONE_STYLE`], for the drawing of a slot.
pub const SLOT_STYLE: &str = concat!(
    "\n",
    include_str!("standalone-light.css"),
    include_str!("standalone-slot-light.css"),
    "@media (prefers-color-scheme: dark) {\n",
    include_str!("standalone-dark.css"),
    include_str!("standalone-slot-dark.css"),
    "}\n"
);
