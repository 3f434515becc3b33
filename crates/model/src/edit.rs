//! Every change a reader can make.

use crate::comparison::{Attachment, Comparison, Scenario};
use crate::device::Device;
use crate::digits::digits;
use crate::error::{Accepted, Error};
use crate::interface::Interface;
use crate::rules::Rule;
use crate::system::{IfKnown, Mode, System, Term};
use crate::traffic::Traffic;
use crate::units::Bytes;
use crate::view::View;

/// One change to a comparison. Scenarios are counted from zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Adds a scenario at the end.
    Add(Scenario),
    /// Repeats a scenario right behind itself.
    Duplicate(usize),
    /// Takes a scenario out; the last one stays.
    Remove(usize),
    /// Moves a scenario to another place.
    Move {
        /// Where it is.
        from: usize,
        /// Where it goes.
        to: usize,
    },
    /// Replaces what the host offers.
    SetPort(usize, Interface),
    /// Says where the port hangs.
    SetAttachment(usize, Option<Attachment>),
    /// Plugs a device in, or takes it out.
    SetDevice(usize, Option<Device>),
    /// Says how many drives are behind the device or on it; 0 leaves it open.
    SetCount(usize, u8),
    /// Replaces a scenario.
    SetScenario(usize, Scenario),
    /// Names the scenario that the others are compared with.
    SetBase(usize),
    /// Says what the scenarios are to each other.
    SetMode(Mode),
    /// Names the system that the ports hang on, or takes it away with what was said of it.
    SetSystem(IfKnown<Option<System>>),
    /// Adds a rule between ports of the system.
    AddRule(IfKnown<Rule>),
    /// Takes a rule out, counted from zero.
    RemoveRule(IfKnown<usize>),
    /// Counts a measured term, or leaves it out.
    SetTerm(IfKnown<(Term, bool)>),
    /// Replaces the traffic.
    SetTraffic(Traffic),
    /// Replaces how the comparison is shown.
    SetView(View),
}

impl Comparison {
    /// The comparison after one change.
    ///
    /// # Errors
    /// When a scenario is named that does not exist, when there is no room for another, when the
    /// last one would go, when a scenario cannot be (see [`Scenario::check`]), when a port, a division of
    /// lanes or a rule does not go with the system, or when the copy size or the need is out of range.
    pub fn apply(&self, edit: Edit) -> Result<Self, Error> {
        let mut next = self.clone();
        match edit {
            Edit::Add(scenario) => {
                let at = next.scenarios.len();
                next.insert(at, scenario)?;
            }
            Edit::Duplicate(index) => {
                let scenario = *next.scenario_mut(index)?;
                next.insert(index + 1, scenario)?;
            }
            Edit::Remove(index) => next.remove(index)?,
            Edit::Move { from, to } => next.shift(from, to)?,
            Edit::SetPort(index, _)
            | Edit::SetAttachment(index, _)
            | Edit::SetDevice(index, _)
            | Edit::SetCount(index, _)
            | Edit::SetScenario(index, _) => next.change(index, &edit)?,
            Edit::SetBase(index) => {
                next.scenario_mut(index)?;
                next.base = index;
            }
            Edit::SetMode(mode) => next.mode = mode,
            Edit::SetSystem(system) => next.set_system(system.into_inner()),
            Edit::AddRule(rule) => next.add_rule(rule.into_inner())?,
            Edit::RemoveRule(index) => next.remove_rule(index.into_inner()),
            Edit::SetTerm(change) => next.set_term(change.into_inner()),
            Edit::SetTraffic(traffic) => next.traffic = traffic,
            Edit::SetView(view) => {
                check_copy_size(view.copy_size)?;
                view.need.map(check_need).transpose()?;
                next.view = view;
            }
        }
        next.drop_rules_without_ports();
        Ok(next)
    }

    fn scenario_mut(&mut self, index: usize) -> Result<&mut Scenario, Error> {
        let count = self.scenarios.len();
        self.scenarios.get_mut(index).ok_or_else(|| no_such_scenario(index, count))
    }

    /// Makes one of the changes that a single scenario is subject to.
    fn change(&mut self, index: usize, edit: &Edit) -> Result<(), Error> {
        let scenario = self.scenario_mut(index)?;
        match edit {
            Edit::SetPort(_, port) => {
                scenario.port = *port;
                // Where the other port hung, this one may not be able to.
                scenario.attachment = scenario.attachment.filter(|attachment| attachment.suits(port));
            }
            Edit::SetAttachment(_, attachment) => scenario.attachment = *attachment,
            Edit::SetDevice(_, device) => {
                scenario.device = *device;
                // How many drives there were is said of the device that goes.
                scenario.count = 0;
            }
            Edit::SetCount(_, count) => scenario.count = *count,
            Edit::SetScenario(_, changed) => *scenario = *changed,
            _ => {}
        }
        let changed = scenario.check()?;
        let settled = self.settle_on_system(changed)?;
        *self.scenario_mut(index)? = settled;
        Ok(())
    }

    fn insert(&mut self, index: usize, scenario: Scenario) -> Result<(), Error> {
        if !self.has_room() {
            return Err(Error::value(&scenario.port.to_query(), Accepted::Scenarios(8)));
        }
        let scenario = self.settle_on_system(scenario.check()?)?;
        self.scenarios.insert(index, scenario);
        if self.base >= index {
            self.base += 1;
        }
        Ok(())
    }

    fn remove(&mut self, index: usize) -> Result<(), Error> {
        let port = self.scenario_mut(index)?.port;
        if self.scenarios.len() == 1 {
            return Err(Error::value(&port.to_query(), Accepted::OneScenario));
        }
        self.scenarios.remove(index);
        if self.base == index {
            self.base = 0;
        } else if self.base > index {
            self.base -= 1;
        }
        Ok(())
    }

    fn shift(&mut self, from: usize, to: usize) -> Result<(), Error> {
        self.scenario_mut(from)?;
        self.scenario_mut(to)?;
        let scenario = self.scenarios.remove(from);
        self.scenarios.insert(to, scenario);
        self.base = if self.base == from {
            to
        } else if from < self.base && self.base <= to {
            self.base - 1
        } else if to <= self.base && self.base < from {
            self.base + 1
        } else {
            self.base
        };
        Ok(())
    }
}

pub(crate) fn check_copy_size(amount: Bytes) -> Result<Bytes, Error> {
    if (View::MIN_COPY_SIZE..=View::MAX_COPY_SIZE).contains(&amount) {
        Ok(amount)
    } else {
        Err(Error::value(&crate::query::amount_to_query(amount), Accepted::Amount))
    }
}

fn check_need(need: Bytes) -> Result<Bytes, Error> {
    if (View::MIN_NEED..=View::MAX_NEED).contains(&need) {
        Ok(need)
    } else {
        Err(Error::value(&crate::query::amount_to_query(need), Accepted::Rate))
    }
}

fn no_such_scenario(index: usize, count: usize) -> Error {
    let high = u32::try_from(count).unwrap_or(u32::MAX);
    Error::value(&digits(index.saturating_add(1) as u64), Accepted::Numbers { low: 1, high })
}
