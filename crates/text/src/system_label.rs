//! The fixed words around systems, which only programs with systems carry.

/// A word or sentence that takes no argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SystemLabel {
    /// Heading of the system.
    System,
    /// Caption of the choice of board or chipset.
    Platform,
    /// The choice of none.
    NoPlatform,
    /// Heading of boards of which their makers' ports are recorded.
    Boards,
    /// Heading of the layouts that most boards of a chipset have.
    TypicalBoards,
    /// Heading of chipsets.
    Chipsets,
    /// Caption of the processor.
    Processor,
    /// Caption of whether all devices are busy at once.
    Together,
    /// Heading of the ports of a board.
    Ports,
    /// Heading of lanes and ports in use.
    Lanes,
    /// Heading of what ports take from each other.
    Rules,
    /// How to write a rule.
    RulesHelp,
    /// How ports get names that no board gives them.
    NamesHelp,
    /// That rules do not count while scenarios are alternatives.
    RulesWait,
    /// Caption of what rules call a port.
    Called,
    /// Caption of the field for a rule.
    Rule,
    /// Button that takes a rule out.
    RemoveRule,
    /// Mark of facts whose sources disagree or are thin.
    Uncertain,
    /// Mark of a port that no source names on this board.
    Assumed,
    /// Where the facts come from.
    Sources,
}
