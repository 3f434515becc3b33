//! Questions that people ask, each with the comparison that answers it.

/// A question that a link to a comparison answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// What a 4.0 x4 link carries.
    Gen4X4,
    /// Transfers, bits and bytes.
    TransfersAndBytes,
    /// One direction or both.
    PerDirection,
    /// The figures for 6.0 x16.
    FlitFigures,
    /// Why a copy stays below the link's rate.
    BelowTheLink,
    /// A narrow card in a wide slot.
    NarrowInWide,
    /// A wide card in a slot with fewer lanes.
    WideInNarrow,
    /// What SATA Express is worth.
    SataExpress,
    /// How long a copy takes.
    CopyTime,
}

/// Every question with its query, in the order it is offered.
pub const QUESTIONS: [(Question, &str); 9] = [
    (Question::Gen4X4, "v=1&s=pcie:4.0x4"),
    (Question::TransfersAndBytes, "v=1&s=pcie:3.0x1"),
    (Question::PerDirection, "v=1&s=pcie:5.0x4"),
    (Question::BelowTheLink, "v=1&s=pcie:3.0x4&lens=efficiency"),
    (Question::NarrowInWide, "v=1&s=pcie:4.0x16,,pcie:4.0x4"),
    (Question::WideInNarrow, "v=1&s=pcie:3.0x4,,pcie:3.0x16"),
    (Question::FlitFigures, "v=1&s=pcie:6.0x16"),
    (Question::SataExpress, "v=1&s=sata:600&s=satae:600&s=satae:2.0x2&s=satae:3.0x2"),
    (Question::CopyTime, "v=1&s=sata:600&s=pcie:3.0x4&s=pcie:4.0x4&s=pcie:5.0x4&size=1TB&lens=time"),
];
