//! Where a port hangs on a system that is known.

use super::{IfKnown, Known, System};
use crate::comparison::Attachment;
use crate::error::Accepted;
use crate::facts::boards::{Machine, PortRow, boards};
use crate::facts::platforms::Wanted;
use crate::form::Family;
use crate::interface::Interface;
use crate::rules::PortName;
use crate::word::Word;

/// A place on a system: `m2-1` of the comparison's board, `chipset.m2-3` of the reader's own, `b450.cpu` of
/// another system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// The system; `None` for that of the comparison.
    pub system: Option<System>,
    /// The place on it.
    pub place: SitePlace,
}

/// A place on a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SitePlace {
    /// On the processor; the name is what rules call the port.
    Cpu(Option<PortName>),
    /// On the chipset, likewise.
    Chipset(Option<PortName>),
    /// A port that is recorded of the board.
    Port(PortName),
}

impl Site {
    /// Reads a place. `own` is the system of the comparison.
    ///
    /// # Errors
    /// When it names no place; what is accepted in its place.
    pub(crate) fn read(known: Known, text: &str, own: Option<System>) -> Result<Self, Accepted> {
        let (head, last) = match text.rsplit_once('.') {
            None => return Self::port(known, own, text, Attachment::WORDS).map(|place| Self { system: None, place }),
            Some(parts) => parts,
        };
        if let Some(place) = named(head, last) {
            return Ok(Self { system: None, place });
        }
        let side = head.rsplit_once('.').map_or(head, |(_, side)| side);
        if matches!(side, "cpu" | "chipset") && PortName::read(last).is_none() {
            return Err(Accepted::Ids(IfKnown::of(known, Wanted::PortName)));
        }
        // `b550.chipset.m2-3`: the name is the last of two that say the place.
        let (id, place) = match head.rsplit_once('.').and_then(|(id, word)| Some((id, named(word, last)?))) {
            Some((id, place)) => (id, Some(place)),
            None => (head, None),
        };
        let system = System::read(known, id).map_err(|error| Accepted::Ids(IfKnown::of(known, error.wanted())))?;
        let place = match (place, last) {
            (Some(place), _) => place,
            (None, "cpu") => SitePlace::Cpu(None),
            (None, "chipset") => SitePlace::Chipset(None),
            (None, name) => Self::port(known, Some(system), name, &Attachment::ANY_PORT)?,
        };
        Ok(Self { system: Some(system), place })
    }

    /// The port of that name on the board of a system; `places` is what is accepted where there is no board.
    fn port(
        known: Known,
        system: Option<System>,
        name: &str,
        places: &'static [&'static str],
    ) -> Result<SitePlace, Accepted> {
        let Some(machine) = system.and_then(System::machine) else {
            let wanted = Wanted::BoardWith(system.map(|system| system.platform().chipset));
            return Err(if is_like_a_port(name) {
                Accepted::Ids(IfKnown::of(known, wanted))
            } else {
                Accepted::Words(places)
            });
        };
        let wanted = IfKnown::of(known, Wanted::PortOf(machine.board));
        // Boards print `M2_1`, and so do readers.
        let port = PortName::read(name).filter(|port| machine.board.port(port.as_str()).is_ok());
        port.map(SitePlace::Port).ok_or(Accepted::Ids(wanted))
    }

    /// The board, and what is recorded of the port, if it is one of a board.
    #[must_use]
    pub fn board_port(&self, own: Option<System>) -> Option<(Machine, &'static PortRow)> {
        let SitePlace::Port(name) = self.place else { return None };
        let machine = self.system.or(own)?.machine()?;
        Some((machine, machine.board.port(name.as_str()).ok()?))
    }

    /// What is recorded of the board's port, if a port of that form cannot be it: a SATA plug is no socket.
    pub(crate) fn misfit(&self, port: &Interface, own: Option<System>) -> Option<&'static PortRow> {
        let (_, row) = self.board_port(own)?;
        let fits = match port.form.family() {
            Family::Bare => row.port.form.lanes() > 0,
            family => family == row.port.form.family(),
        };
        (!fits).then_some(row)
    }

    /// What rules call the port.
    #[must_use]
    pub const fn name(&self) -> Option<PortName> {
        match self.place {
            SitePlace::Cpu(name) | SitePlace::Chipset(name) => name,
            SitePlace::Port(name) => Some(name),
        }
    }

    /// The word of a query.
    #[must_use]
    pub fn to_query(&self) -> String {
        let mut parts: Vec<String> = Vec::new();
        parts.extend(self.system.map(System::id));
        match self.place {
            SitePlace::Cpu(_) => parts.push(Attachment::Cpu.word().to_owned()),
            SitePlace::Chipset(_) => parts.push(Attachment::Chipset.word().to_owned()),
            SitePlace::Port(_) => {}
        }
        parts.extend(self.name().map(|name| name.as_str().to_owned()));
        parts.join(".")
    }
}

impl Attachment {
    /// The side of the comparison's own system that a port hangs on, `Cpu` or `Chipset`, and what rules call the
    /// port; `None` for a recorded port, another system, or a place that is no side.
    #[must_use]
    pub fn side(self) -> Option<(Self, Option<PortName>)> {
        match self {
            Self::Cpu | Self::Chipset => Some((self, None)),
            Self::Asm1061 => None,
            Self::Site(site) => match (site.system, site.place) {
                (None, SitePlace::Cpu(name)) => Some((Self::Cpu, name)),
                (None, SitePlace::Chipset(name)) => Some((Self::Chipset, name)),
                _ => None,
            },
        }
    }

    /// The same side with another name for the port, or none.
    #[must_use]
    pub fn called(self, known: Known, name: Option<PortName>) -> Option<Self> {
        let place = match self.side()? {
            (Self::Cpu, _) => SitePlace::Cpu(name),
            _ => SitePlace::Chipset(name),
        };
        Some(if name.is_none() { self.side()?.0 } else { Self::Site(IfKnown::of(known, Site { system: None, place })) })
    }
}

/// `cpu.m2-1`: a port of the reader's own board, by the name that rules use.
fn named(word: &str, name: &str) -> Option<SitePlace> {
    let name = Some(PortName::read(name)?);
    match word {
        "cpu" => Some(SitePlace::Cpu(name)),
        "chipset" => Some(SitePlace::Chipset(name)),
        _ => None,
    }
}

/// Whether a port of any board is called so, but for its number.
fn is_like_a_port(name: &str) -> bool {
    boards().flat_map(|board| board.ports).any(|row| stem(row.id) == stem(name))
}

fn stem(name: &str) -> &str {
    name.rsplit_once(['-', '_']).map_or(name, |(stem, _)| stem)
}
