//! What the controls of the reader's PC change.

use lanefit_model::facts::platforms::Wanted;
use lanefit_model::query::read_attachment;
use lanefit_model::rules::PortName;
use lanefit_model::system::{IfKnown, Known, Mode, System, Term, moves};
use lanefit_model::{Accepted, Attachment, Comparison, Edit, Error, Scenario, Word, evaluate, read_number};

use crate::panels::system::{at_port, fact_of};

/// The change that a control asks for; `None` when it is none of the PC's.
///
/// # Errors
/// When the reader typed something that is not accepted.
pub fn edit(known: Known, comparison: &Comparison, name: &str, value: &str) -> Result<Option<Edit>, Error> {
    let named = |id: &str| System::read(known, id).ok().map(|system| Edit::SetSystem(IfKnown::of(known, Some(system))));
    Ok(match name {
        "platform" if value.is_empty() => Some(Edit::SetSystem(IfKnown::of(known, None))),
        "platform" => named(value),
        "cpu" => comparison.setup().and_then(|setup| named(&[&fact_of(setup.system), ".", value].concat())),
        "together" => Some(Edit::SetMode(if value == "1" { Mode::Together } else { Mode::Compare })),
        "rule" if value.trim().is_empty() => None,
        "rule" => {
            let rule = comparison.read_rule(known, value)?;
            Some(Edit::AddRule(IfKnown::of(known, rule)))
        }
        _ => match name.strip_prefix("called-") {
            Some(number) => call(known, comparison, number, value.trim())?,
            None => Term::from_word(name).map(|term| Edit::SetTerm(IfKnown::of(known, (term, value == "1")))),
        },
    })
}

/// The change of what rules call a port on processor or chipset; an empty name takes it away.
fn call(known: Known, comparison: &Comparison, number: &str, name: &str) -> Result<Option<Edit>, Error> {
    let wanted = || Error::value(name, Accepted::Ids(IfKnown::of(known, Wanted::PortName)));
    let called = if name.is_empty() { None } else { Some(PortName::read(name).ok_or_else(wanted)?) };
    let change = || {
        let index = read_number::<usize>(number)?.checked_sub(1)?;
        let scenario = comparison.scenarios().get(index)?;
        let attachment = Some(scenario.attachment?.called(known, called)?);
        Some(Edit::SetScenario(index, Scenario { attachment, ..*scenario }))
    };
    Ok(change())
}

/// The change of a scenario's place on the system. A port that goes to the other side keeps its name.
pub fn attach(comparison: &Comparison, index: usize, value: &str) -> Option<Edit> {
    let own = comparison.setup().map(|setup| setup.system);
    let now = comparison.scenarios().get(index)?;
    let name = now.attachment.and_then(Attachment::side).and_then(|(_, name)| name);
    let attachment = read_attachment(value, own).ok()?;
    let attachment = attachment.map(|place| Known::get().and_then(|known| place.called(known, name)).unwrap_or(place));
    let scenario = Scenario { attachment, ..*now };
    let recorded = scenario.recorded_port(own);
    Some(Edit::SetScenario(index, Scenario { port: recorded.unwrap_or(scenario.port), ..scenario }))
}

/// The change that a button of the PC asks for, and the number of the scenario to go on with.
pub fn action(known: Known, comparison: &Comparison, name: &str, index: usize) -> Option<(Edit, usize)> {
    let (what, number) = name.split_once('-')?;
    let number: usize = read_number(number)?;
    Some(match what {
        "port" => (Edit::Add(at_port(known, comparison, number)?), comparison.scenarios().len()),
        "unrule" => (Edit::RemoveRule(IfKnown::of(known, number)), index),
        "move" => {
            let found = moves(comparison, &evaluate(comparison), index).into_iter().nth(number)?;
            (Edit::SetScenario(index, found.scenario), index)
        }
        _ => return None,
    })
}
