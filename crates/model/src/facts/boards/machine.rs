//! A board with a processor, and what its ports come to.

use super::boards;
use super::row::{BoardRow, Place, PortRow, Rule, Then, When};
use crate::digits::digits;
use crate::facts::platforms::{Cpu, Platform, UnknownId, Wanted, platform};
use crate::interface::Interface;
use crate::link::{LinkCapability, LinkWidth};

/// A board and the processor in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Machine {
    /// The board.
    pub board: &'static BoardRow,
    /// Its chipset and the processor.
    pub platform: Platform,
}

/// The machine of an id: a board, and behind a dot its processor, as in `z590-board.10th`.
///
/// Without a processor it is the first that the board takes.
///
/// # Errors
/// When there is no such board, or it does not take the processor; the error lists what is accepted.
pub fn machine(id: &str) -> Result<Machine, UnknownId> {
    let (name, cpu) = id.split_once('.').map_or((id, None), |(name, cpu)| (name, Some(cpu)));
    let board = boards().find(|row| row.id == name).ok_or_else(|| UnknownId::new(name, Wanted::Board))?;
    let usual = platform(board.chipset)?;
    let cpu = match cpu {
        None => board.cpus.first().copied().unwrap_or(usual.cpu),
        Some(word) => Cpu::from_id(word)
            .filter(|cpu| board.takes(usual, *cpu))
            .ok_or_else(|| UnknownId::new(word, Wanted::CpuOn(board)))?,
    };
    Ok(Machine { board, platform: Platform { cpu, ..usual } })
}

impl BoardRow {
    /// Whether it stands for what most boards of its chipset have.
    #[must_use]
    pub fn is_typical(&self) -> bool {
        self.id.strip_suffix("-board") == Some(self.chipset)
    }

    fn takes(&self, platform: Platform, cpu: Cpu) -> bool {
        platform.chipset.cpus.contains(&cpu) && (self.cpus.is_empty() || self.cpus.contains(&cpu))
    }

    /// The port of that id; of several alike, any of them: `sata-3` is found where `sata-1` stands for four.
    ///
    /// # Errors
    /// When there is no such port; the error lists those there are.
    pub fn port(&'static self, id: &str) -> Result<&'static PortRow, UnknownId> {
        self.ports.iter().find(|row| row.is_named(id)).ok_or_else(|| UnknownId::new(id, Wanted::PortOf(self)))
    }
}

impl PortRow {
    /// The names of all ports that it stands for.
    pub fn names(&self) -> impl Iterator<Item = String> {
        let first = numbered(self.id).filter(|_| self.count > 1);
        (0..self.count.max(1)).map(move |at| match first {
            Some((stem, number)) => [stem, "-", &digits(u64::from(number) + u64::from(at))].concat(),
            None => self.id.to_owned(),
        })
    }

    /// Whether that is its id, or that of one of those like it.
    #[must_use]
    pub fn is_named(&self, id: &str) -> bool {
        let is_among = || {
            let ((stem, first), (other, number)) = (numbered(self.id)?, numbered(id)?);
            let last = first.checked_add(self.count)?;
            Some(stem == other && (first..last).contains(&number))
        };
        self.id == id || (self.count > 1 && is_among() == Some(true))
    }
}

/// `sata-3` in two: its stem and its number.
fn numbered(id: &str) -> Option<(&str, u8)> {
    let (stem, number) = id.rsplit_once('-')?;
    // `sata-03` and `sata-+3` would be numbers, too.
    let is_plain = !number.starts_with('0') && number.bytes().all(|byte| byte.is_ascii_digit());
    number.parse().ok().filter(|_| is_plain).map(|number| (stem, number))
}

impl Machine {
    /// Its canonical id, which leaves the usual processor out.
    #[must_use]
    pub fn id(self) -> String {
        let cpu = self.platform.cpu;
        let is_usual = machine(self.board.id).is_ok_and(|usual| usual.platform.cpu == cpu);
        if is_usual { self.board.id.to_owned() } else { [self.board.id, ".", cpu.row().id].concat() }
    }

    /// Every board with every processor it takes.
    pub fn all() -> impl Iterator<Item = Self> {
        boards().filter_map(|board| machine(board.id).ok()).flat_map(|usual| {
            let cpus = usual.platform.chipset.cpus.iter().copied();
            cpus.filter(move |cpu| usual.board.takes(usual.platform, *cpu))
                .map(move |cpu| Self { platform: Platform { cpu, ..usual.platform }, ..usual })
        })
    }

    /// Where a port hangs with this processor, and the link that is wired to it at its best.
    #[must_use]
    pub fn place(self, port: &PortRow) -> (Place, Option<LinkCapability>) {
        let mut place = (port.place, port.port.link);
        for rule in self.rules_of(port).filter(|rule| rule.when == When::Always) {
            match rule.then {
                Then::Off => place.1 = None,
                Then::Width(width) => place.1 = place.1.map(|link| LinkCapability { width, ..link }),
                Then::Moves(to, link) => place = (to, Some(link)),
            }
        }
        place
    }

    /// What a port offers with this processor when nothing else is plugged in.
    ///
    /// A socket on a drive link that processor or chipset do without is dead, and so is a slot on lanes
    /// that the processor does not have.
    #[must_use]
    pub fn port(self, port: &PortRow) -> Interface {
        let (place, wired) = self.place(port);
        let platform = self.platform;
        let (link, is_dead) = match place {
            Place::Slots { from } => {
                let lanes = platform.slot_lanes().filter(|lanes| lanes.count > from);
                let link = wired.zip(lanes).and_then(|(wired, lanes)| {
                    let generation = wired.generation.min(lanes.generation);
                    let width = widest_within(wired.width, u32::from(lanes.count - from))?;
                    Some(LinkCapability { generation, width })
                });
                (link, lanes.is_none())
            }
            Place::DriveLink(number) => {
                let own = platform.drive_link(number);
                (wired.zip(own).map(|(wired, own)| wired.negotiate(own)), own.is_none())
            }
            Place::Chipset | Place::SecondChip => {
                let newest = platform.chipset_generation();
                let link = wired
                    .zip(newest)
                    .map(|(wired, newest)| LinkCapability { generation: wired.generation.min(newest), ..wired });
                (link, false)
            }
            Place::Controller { .. } => (wired, false),
        };
        let offered = if is_dead {
            Interface { length: port.port.length, ..Interface::unwired(port.port.form) }
        } else {
            port.port
        };
        Interface { link, host: platform.chipset.host, is_shared: self.is_shared(port), ..offered }
    }

    /// Whether what is plugged in elsewhere, or a setting, may take something from a port.
    #[must_use]
    pub fn is_shared(self, port: &PortRow) -> bool {
        self.takers_of(port).next().is_some()
    }

    /// Whether that depends on how the firmware is set, so that not even knowing what is plugged in settles it.
    #[must_use]
    pub fn depends_on_setting(self, port: &PortRow) -> bool {
        self.takers_of(port).any(|rule| matches!(rule.when, When::Set | When::UsedWhenMoved(_)))
    }

    /// The rules by which a port may lose lanes, or all; one that only moves loses nothing.
    pub fn takers_of<'port>(self, port: &'port PortRow) -> impl Iterator<Item = &'static Rule> + use<'port> {
        let takes = |rule: &&Rule| rule.when != When::Always && !matches!(rule.then, Then::Moves(..));
        self.rules_of(port).filter(takes)
    }

    /// The rules by which what is plugged into a port takes lanes from others.
    pub fn taken_by<'port>(self, port: &'port PortRow) -> impl Iterator<Item = &'static Rule> + use<'port> {
        let takes = move |rule: &&Rule| rule.suits(self.platform.cpu) && !matches!(rule.then, Then::Moves(..));
        let is_cause = move |rule: &&Rule| rule.cause().is_some_and(|id| port.is_named(id));
        self.board.rules.iter().filter(takes).filter(is_cause)
    }

    fn rules_of<'port>(self, port: &'port PortRow) -> impl Iterator<Item = &'static Rule> + use<'port> {
        self.board.rules.iter().filter(move |rule| rule.suits(self.platform.cpu) && port.is_named(rule.port))
    }
}

/// The widest width that is built, no wider than `width` and than that many lanes.
fn widest_within(width: LinkWidth, lanes: u32) -> Option<LinkWidth> {
    let most = width.lanes().min(lanes);
    LinkWidth::ALL.into_iter().rev().find(|width| width.is_built() && width.lanes() <= most)
}
