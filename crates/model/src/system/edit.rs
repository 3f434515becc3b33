//! Changes to the system of a comparison.

use super::{IfKnown, Known, Optional, Setup, Site, SitePlace, System, Term};
use crate::comparison::{Attachment, Comparison, Scenario};
use crate::error::{Accepted, Error};
use crate::facts::boards::{BoardRow, Place};
use crate::facts::platforms::Wanted;
use crate::form::{Family, Form};
use crate::interface::Interface;
use crate::order;
use crate::query::Key;
use crate::rules::{Expected, Kind, PortName, Rule, Use};
use crate::wire::Split;
use crate::word::Word;

impl Comparison {
    /// Ports that are as the old board has them become what the new one has; those that it does not
    /// have keep what they offer, and hang where they hung, on processor or chipset.
    pub(crate) fn set_system(&mut self, system: Option<System>) {
        let old = self.setup.get().map(|setup| setup.system);
        for scenario in &mut self.scenarios {
            let Some(Attachment::Site(site)) = scenario.attachment.filter(|_| old != system) else { continue };
            if site.system.is_some() {
                continue;
            }
            match (site.board_port(system), system) {
                (Some((machine, row)), _) if scenario.is_as_recorded(old) => scenario.port = machine.port(row),
                (Some(_), _) if site.misfit(&scenario.port, system).is_none() => {}
                (None, Some(_)) if !matches!(site.place, SitePlace::Port(_)) => {}
                _ => scenario.attachment = Some(side_of(&site, old)),
            }
        }
        for scenario in &mut self.scenarios {
            if scenario.refused_split(system).is_some() {
                scenario.port.split = Split::Whole;
            }
        }
        let now = self.setup.take();
        self.setup = Optional::of(system.map(|system| match now {
            Some(now) => Setup { system, ..now },
            None => Setup::of(system),
        }));
        self.drop_rules_without_ports();
    }

    /// A changed scenario as a query says it.
    ///
    /// # Errors
    /// When its board has no such port, or its slot cannot be divided so.
    pub(crate) fn settle_on_system(&self, scenario: Scenario) -> Result<Scenario, Error> {
        let Some(known) = Known::get() else { return Ok(scenario) };
        let own = self.setup.get().map(|setup| setup.system);
        let attachment = match scenario.attachment {
            Some(Attachment::Site(site)) => Some(Self::settled(known, *site, &scenario.port, own)?),
            other => other,
        };
        let settled = Scenario { attachment, ..scenario };
        match settled.refused_split(own) {
            None => Ok(settled),
            Some((_, splits)) => {
                Err(Error::value(settled.port.split.word(), Accepted::Splits(IfKnown::of(known, splits))))
            }
        }
    }

    /// A place as a query says it, for such a port.
    fn settled(known: Known, site: Site, port: &Interface, own: Option<System>) -> Result<Attachment, Error> {
        Ok(match (site.system, site.place) {
            (None, SitePlace::Cpu(None)) => Attachment::Cpu,
            (None, SitePlace::Chipset(None)) => Attachment::Chipset,
            (_, SitePlace::Port(name)) if site.board_port(own).is_none() => {
                let accepted = match site.system.or(own).and_then(System::machine) {
                    Some(machine) => Accepted::Ids(IfKnown::of(known, Wanted::PortOf(machine.board))),
                    None => Accepted::Words(&Attachment::ANY_PORT),
                };
                return Err(Error::value(name.as_str(), accepted));
            }
            _ if site.misfit(port, own).is_some() => side_of(&site, own),
            _ => Attachment::Site(IfKnown::of(known, site)),
        })
    }

    /// Reads a rule that may be added.
    ///
    /// # Errors
    /// When the text is no rule, or one that does not go with the system or is already there; the error
    /// quotes the text and names the part that is wrong.
    pub fn read_rule(&self, known: Known, text: &str) -> Result<Rule, Error> {
        let rule = Rule::read(text).map_err(|wrong| {
            let error = Error::value(text, Accepted::Rule(IfKnown::of(known, wrong.expected())));
            error.about(wrong.quoted(), Vec::new()).under(Key::Rule)
        })?;
        self.check_rule(known, text, &rule)?;
        Ok(rule)
    }

    pub(crate) fn add_rule(&mut self, rule: Rule) -> Result<(), Error> {
        let Some(known) = Known::get() else { return Ok(()) };
        self.check_rule(known, &rule.to_query(), &rule)?;
        if let Some(setup) = self.setup.get_mut() {
            setup.rules.push(rule);
        }
        Ok(())
    }

    fn check_rule(&self, known: Known, text: &str, rule: &Rule) -> Result<(), Error> {
        let error = |accepted| Error::value(text, accepted).under(Key::Rule);
        let wrong = |expected| error(Accepted::Rule(IfKnown::of(known, expected)));
        let Some(setup) = self.setup.get() else { return Err(error(Accepted::System(known))) };
        if let Some(port) = self.missing_port(rule) {
            let board = setup.system.machine().map(|machine| machine.board);
            let names = self.named_ports().map(|(name, _)| name).filter(|name| !is_of_board(board, name));
            let mut names: Vec<String> = names.map(|name| name.as_str().to_owned()).collect();
            order::sort(&mut names, |one, two| one < two);
            names.dedup();
            return Err(error(Accepted::RulePorts(IfKnown::of(known, board))).about(port.as_str(), names));
        }
        if let Some((port, used)) = self.impossible_use(rule) {
            let part = [port.as_str(), "-", used.word()].concat();
            return Err(wrong(Expected::OtherUse(used)).about(&part, Vec::new()));
        }
        if setup.rules.contains(rule) {
            return Err(wrong(Expected::NewRule).about(text, Vec::new()));
        }
        if setup.rules.len() >= Setup::MAX_RULES { Err(error(Accepted::Rules(known))) } else { Ok(()) }
    }

    /// The ports of the comparison's system that scenarios name, with their forms.
    fn named_ports(&self) -> impl Iterator<Item = (PortName, Form)> {
        let own = self.setup.get().map(|setup| setup.system);
        self.scenarios.iter().filter_map(move |row| match row.attachment {
            Some(Attachment::Site(site)) if site.system.or(own) == own => Some((site.name()?, row.port.form)),
            _ => None,
        })
    }

    /// The use that a rule speaks of, if its port can never have it: a SATA plug carries no PCIe.
    fn impossible_use(&self, rule: &Rule) -> Option<(PortName, Use)> {
        let Kind::Takes { port, used: Some(used), .. } = rule.kind() else { return None };
        let machine = self.setup.get()?.system.machine();
        let of_board = machine.and_then(|machine| machine.board.port(port.as_str()).ok()).map(|row| row.port.form);
        let named = self.named_ports().filter(|(name, _)| name == port).map(|(_, form)| form);
        (!of_board.into_iter().chain(named).any(|form| can_be(form, *used))).then_some((*port, *used))
    }

    pub(crate) fn remove_rule(&mut self, index: usize) {
        if let Some(setup) = self.setup.get_mut().filter(|setup| index < setup.rules.len()) {
            setup.rules.remove(index);
        }
    }

    pub(crate) fn set_term(&mut self, (term, is_counted): (Term, bool)) {
        if let Some(setup) = self.setup.get_mut() {
            if is_counted {
                setup.without.retain(|other| *other != term);
            } else {
                setup.leave_out(term);
            }
        }
    }

    /// Why rules that were there before a change are there no more; nothing of a rule that a reader took out.
    #[must_use]
    pub fn rules_lost_since(&self, before: &Self) -> Vec<Error> {
        let (Some(known), Some(setup)) = (Known::get(), before.setup()) else { return Vec::new() };
        let kept = |rule: &&Rule| self.setup().is_some_and(|setup| setup.rules.contains(rule));
        let lost = setup.rules.iter().filter(|rule| !kept(rule));
        lost.filter_map(|rule| self.check_rule(known, &rule.to_query(), rule).err()).collect()
    }

    /// A rule whose port has gone, or has become another, would be refused when the query is read again.
    pub(crate) fn drop_rules_without_ports(&mut self) {
        let Some(mut setup) = self.setup.take() else { return };
        let rules = core::mem::take(&mut setup.rules);
        self.setup = Optional::of(Some(setup));
        let holds = |rule: &Rule| self.missing_port(rule).is_none() && self.impossible_use(rule).is_none();
        let kept = rules.into_iter().filter(holds).collect();
        if let Some(setup) = self.setup.get_mut() {
            setup.rules = kept;
        }
    }
}

/// Whether a port hung on the processor or on the chipset.
fn side_of(site: &Site, own: Option<System>) -> Attachment {
    match (site.place, site.board_port(own).map(|(machine, row)| machine.place(row).0)) {
        (SitePlace::Cpu(_), _) | (_, Some(Place::Slots { .. } | Place::DriveLink(_))) => Attachment::Cpu,
        _ => Attachment::Chipset,
    }
}

fn is_of_board(board: Option<&'static BoardRow>, name: &PortName) -> bool {
    board.is_some_and(|board| board.port(name.as_str()).is_ok())
}

/// Whether a port of that form can be used so, whatever is wired to it.
fn can_be(form: Form, used: Use) -> bool {
    match used {
        Use::Pcie => form.lanes() > 0,
        // What is in a bay for drives, or in a socket for modules, may speak SATA.
        Use::Sata => form.can_sata() || matches!(form.family(), Family::Drive | Family::Mini | Family::Oculink),
    }
}
