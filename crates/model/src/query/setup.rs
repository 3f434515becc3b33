//! What a query says of the system: its id, rules, terms, and the places that ports hang on.

use super::Key;
use super::read::{Reader, word};
use crate::comparison::Attachment;
use crate::error::{Accepted, Error};
use crate::facts::platforms::Wanted;
use crate::interface::Interface;
use crate::system::{IfKnown, Known, Optional, Setup, Site, System, Term};
use crate::word::Word;

/// What a query says of the system.
pub(super) struct Asked {
    pub(super) system: Option<System>,
    /// As they are written; whether their ports exist shows when all scenarios have been read.
    pub(super) rules: Vec<String>,
    pub(super) without: Vec<Term>,
}

impl Reader {
    /// The system that the query names.
    pub(super) fn system(&self) -> Option<System> {
        self.setup.get().and_then(|asked| asked.system)
    }

    /// Reports a scenario that is left out.
    pub(super) fn lose_scenario(&mut self, value: &str, accepted: Accepted) {
        self.warn(Error::value(value, accepted).under(Key::Scenario).without_scenario());
    }

    /// A place, unless it is a port of the board that has another form.
    pub(super) fn fitting(
        &self,
        known: Known,
        place: Option<Attachment>,
        port: &Interface,
    ) -> Result<Option<Attachment>, Accepted> {
        let Some(Attachment::Site(site)) = place else { return Ok(place) };
        match site.misfit(port, self.system()) {
            Some(row) => Err(Accepted::Ids(IfKnown::of(known, Wanted::FormOf(row)))),
            None => Ok(place),
        }
    }

    /// The places that such a port can hang on.
    pub(super) fn places(&self, port: &Interface) -> Accepted {
        match (Known::get(), self.system().and_then(System::machine)) {
            (Some(known), Some(machine)) => {
                Accepted::Ids(IfKnown::of(known, Wanted::PlaceOn(machine.board, port.form)))
            }
            _ => Accepted::Words(&Attachment::ANY_PORT),
        }
    }

    /// Puts the system in its place, with the rules and terms that go with it.
    pub(super) fn set_up(&mut self, known: Known, asked: Asked) {
        match asked.system {
            Some(system) => {
                let mut setup = Setup::of(system);
                asked.without.into_iter().for_each(|term| setup.leave_out(term));
                self.comparison.setup = Optional::of(Some(setup));
            }
            None => {
                for term in asked.without {
                    self.reject(Key::Without, term.word(), Accepted::System(known));
                }
            }
        }
        for text in asked.rules {
            match (self.comparison.read_rule(known, &text), self.comparison.setup.get_mut()) {
                (Ok(rule), Some(setup)) => setup.rules.push(rule),
                (Ok(_), None) => {}
                (Err(error), _) => self.warn(error),
            }
        }
    }
}

pub(super) fn read_system(known: Known, value: &str) -> Result<System, Accepted> {
    System::read(known, &value.to_ascii_lowercase()).map_err(|error| Accepted::Ids(IfKnown::of(known, error.wanted())))
}

/// The system of an id; with its usual processor, where the one that is named does not go with it.
pub(super) fn usable_system(known: Known, value: &str) -> Option<System> {
    let name = value.split_once('.').map_or(value, |(name, _)| name);
    read_system(known, value).or_else(|_| read_system(known, name)).ok()
}

/// Reads where a port hangs; `None` where that is not said. `own` is the system of the comparison.
///
/// # Errors
/// When the text names no place; what is accepted in its place.
pub fn read_attachment(text: &str, own: Option<System>) -> Result<Option<Attachment>, Accepted> {
    let mut place = Attachment::Cpu;
    match (text, word(&mut place, text), Known::get()) {
        ("", _, _) => Ok(None),
        (_, Ok(()), _) => Ok(Some(place)),
        (_, Err(_), Some(known)) => {
            Site::read(known, text, own).map(|site| Some(Attachment::Site(IfKnown::of(known, site))))
        }
        (_, Err(accepted), None) => Err(accepted),
    }
}
