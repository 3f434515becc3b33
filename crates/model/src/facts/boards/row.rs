//! What is recorded of a board: its ports, where they hang, and what they take from each other.

use crate::facts::devices::Confidence;
use crate::facts::platforms::Cpu;
use crate::form::Form;
use crate::generation::Generation;
use crate::interface::Interface;
use crate::link::{LinkCapability, LinkWidth};
use crate::sata::SataGeneration;
use crate::wire::ModuleLength;

/// One board, or the layout that most boards of a chipset have. Its source: [`super::source_of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardRow {
    /// The word in a query, without dots; never changed once released.
    pub id: &'static str,
    /// What its maker calls it, untranslated.
    pub name: &'static str,
    /// The id of its chipset.
    pub chipset: &'static str,
    /// The processors it takes; empty for all that go with the chipset.
    pub cpus: &'static [Cpu],
    /// Its ports; those that no question has been about may be missing.
    pub ports: &'static [PortRow],
    /// What its ports take from each other, and what depends on the processor.
    pub rules: &'static [Rule],
    /// How sure the facts are.
    pub confidence: Confidence,
}

/// One port of a board, or several alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortRow {
    /// Its name on this board: words joined by hyphens. Of several alike that of the first, which ends in
    /// its number: `sata-1` of four stands for `sata-1` to `sata-4`.
    pub id: &'static str,
    /// How many there are, 1 to 12.
    pub count: u8,
    /// What it offers at its best.
    pub port: Interface,
    /// Where it hangs.
    pub place: Place,
    /// Whether it was taken over from boards of the same kind, and no source names it on this one.
    pub is_assumed: bool,
}

/// Where a port hangs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the lanes for slots, of the processor or of the north bridge.
    Slots {
        /// Its first lane, counted from 0.
        from: u8,
    },
    /// On a link for drives of the processor, counted from 0.
    DriveLink(u8),
    /// On the chipset; of two chips, on the first.
    Chipset,
    /// On the second chip of a chained pair.
    SecondChip,
    /// On a controller that hangs on the chipset, or on the only chip there is.
    Controller {
        /// Its name, untranslated.
        name: &'static str,
        /// Its own link.
        link: LinkCapability,
    },
}

/// When a rule holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Always; for rules that depend on the processor alone.
    Always,
    /// As the firmware is set, or as the port's lanes are lent to a part of the board that is not listed.
    Set,
    /// Something is plugged into that port.
    Used(&'static str),
    /// Something with a PCIe link is plugged into that port.
    UsedForPcie(&'static str),
    /// Something with a SATA link is plugged into that port.
    UsedForSata(&'static str),
    /// That port has been moved by [`When::Set`], and something is plugged into it.
    UsedWhenMoved(&'static str),
}

/// What a rule does to a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Nothing is wired to it.
    Off,
    /// It has that many lanes.
    Width(LinkWidth),
    /// It hangs elsewhere, with that link.
    Moves(Place, LinkCapability),
}

/// One rule of a board: what happens to a port, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The processors it holds with; empty for all.
    pub cpus: &'static [Cpu],
    /// When it holds.
    pub when: When,
    /// The id of the port that changes.
    pub port: &'static str,
    /// What happens to it.
    pub then: Then,
}

impl Rule {
    /// The port that has to be used for the rule to hold.
    #[must_use]
    pub const fn cause(&self) -> Option<&'static str> {
        match self.when {
            When::Always | When::Set => None,
            When::Used(id) | When::UsedForPcie(id) | When::UsedForSata(id) | When::UsedWhenMoved(id) => Some(id),
        }
    }

    /// Whether it holds with that processor.
    #[must_use]
    pub fn suits(&self, cpu: Cpu) -> bool {
        self.cpus.is_empty() || self.cpus.contains(&cpu)
    }
}

impl PortRow {
    /// Taken over from boards of the same kind.
    pub(super) const fn assumed(self) -> Self {
        Self { is_assumed: true, ..self }
    }

    pub(super) const fn with_sata(self) -> Self {
        Self { port: Interface { sata: Some(SataGeneration::Gen3), ..self.port }, ..self }
    }

    pub(super) const fn long(self, length: ModuleLength) -> Self {
        Self { port: Interface { length: Some(length), ..self.port }, ..self }
    }
}

const fn one(id: &'static str, port: Interface, place: Place) -> PortRow {
    PortRow { id, count: 1, port, place, is_assumed: false }
}

/// A slot of that shape, with that generation and those lanes.
pub(super) const fn slot(
    id: &'static str,
    form: Form,
    generation: Generation,
    width: LinkWidth,
    place: Place,
) -> PortRow {
    one(id, Interface::pcie(form, generation, width), place)
}

/// An M.2 socket for drives, with that generation and those lanes.
pub(super) const fn m2(id: &'static str, generation: Generation, width: LinkWidth, place: Place) -> PortRow {
    slot(id, Form::M2M, generation, width, place)
}

/// SATA ports at 6 Gb/s.
pub(super) const fn sata(id: &'static str, count: u8, place: Place) -> PortRow {
    PortRow { count, ..one(id, Interface::sata(Form::Sata, SataGeneration::Gen3), place) }
}

/// A port that is no slot, socket or SATA port.
pub(super) const fn other(id: &'static str, port: Interface, place: Place) -> PortRow {
    one(id, port, place)
}

/// The lanes for slots, from that one on.
pub(super) const fn lane(from: u8) -> Place {
    Place::Slots { from }
}

/// A rule that holds with every processor.
pub(super) const fn rule(when: When, port: &'static str, then: Then) -> Rule {
    Rule { cpus: &[], when, port, then }
}

/// A rule that holds with those processors alone.
pub(super) const fn with(cpus: &'static [Cpu], when: When, port: &'static str, then: Then) -> Rule {
    Rule { cpus, when, port, then }
}
