//! The query: a comparison as text that people can read and write, stable for ever.
//!
//! `v=1&s=sata:600&s=pcie:4.0x4&dir=to-device`. Reading is total and lenient: whatever is not
//! understood becomes a warning and the default. Writing is canonical: fixed order, defaults left
//! out, but for the version and the scenarios, so that a shared link never changes its meaning.

use crate::system::Known;

mod amount;
mod decode;
mod read;
mod setup;
mod write;

pub use amount::{amount_to_query, read_amount, read_need};
pub use read::{Reading, read};
pub use setup::read_attachment;
pub use write::write;

/// A key of the grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// The version of the grammar.
    Version,
    /// A scenario.
    Scenario,
    /// What the scenarios are to each other.
    Mode,
    /// The system that the ports hang on.
    Platform,
    /// What ports of the system take from each other.
    Rule,
    /// A measured term that is left out.
    Without,
    /// Which way data flows.
    Direction,
    /// Bytes per command.
    Block,
    /// Commands in flight.
    QueueDepth,
    /// Largest payload.
    Mps,
    /// Largest read request.
    Mrrs,
    /// Read completion boundary.
    Rcb,
    /// Address size in request headers.
    Header,
    /// End-to-end checksum.
    Ecrc,
    /// Amount to copy.
    CopySize,
    /// What has to be carried each second.
    Need,
    /// Unit of throughput.
    Unit,
    /// Which figure is drawn.
    Lens,
    /// Scale of its axis.
    Scale,
    /// The scenario that the others are compared with.
    Base,
    /// Language.
    Language,
    /// Colours.
    Theme,
    /// Whether the page is part of another one.
    Embed,
    /// Whether an embedded page has controls.
    Controls,
}

impl Key {
    /// Every key, in the order they are written.
    pub const ALL: [Self; 24] = [
        Self::Version,
        Self::Scenario,
        Self::Mode,
        Self::Platform,
        Self::Rule,
        Self::Without,
        Self::Direction,
        Self::Block,
        Self::QueueDepth,
        Self::Mps,
        Self::Mrrs,
        Self::Rcb,
        Self::Header,
        Self::Ecrc,
        Self::CopySize,
        Self::Need,
        Self::Unit,
        Self::Lens,
        Self::Scale,
        Self::Base,
        Self::Language,
        Self::Theme,
        Self::Embed,
        Self::Controls,
    ];

    /// The word in a query.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Version => "v",
            Self::Scenario => "s",
            Self::Mode => "mode",
            Self::Platform => "platform",
            Self::Rule => "rule",
            Self::Without => "without",
            Self::Direction => "dir",
            Self::Block => "bs",
            Self::QueueDepth => "qd",
            Self::Mps => "mps",
            Self::Mrrs => "mrrs",
            Self::Rcb => "rcb",
            Self::Header => "hdr",
            Self::Ecrc => "ecrc",
            Self::CopySize => "size",
            Self::Need => "need",
            Self::Unit => "unit",
            Self::Lens => "lens",
            Self::Scale => "scale",
            Self::Base => "base",
            Self::Language => "lang",
            Self::Theme => "theme",
            Self::Embed => "embed",
            Self::Controls => "controls",
        }
    }

    /// The keys that this build knows, in the order they are written.
    pub fn known() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|key| Known::get().is_some() || !key.needs_system())
    }

    /// Whether it says something of the system behind the ports.
    #[must_use]
    pub const fn needs_system(self) -> bool {
        matches!(self, Self::Platform | Self::Rule | Self::Without)
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::known().find(|key| key.name() == name)
    }
}
