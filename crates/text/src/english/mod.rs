//! English.

mod answers;
mod derivations;
mod explanations;
mod labels;
mod names;
mod notes;
mod spoken;
mod warnings;

use lanefit_model::facts::sources::Basis;
use lanefit_model::{
    AxisScale, Comparison, Direction, Error, Form, Interface, Lens, Note, Reason, Report, Rung, ScenarioReport, Theme,
    ThroughputUnit, Verdict,
};

use crate::{Answer, Derivation, Explanation, Label, Question, Words};

/// The English words.
pub struct English;

impl Words for English {
    fn decimal_mark(&self) -> char {
        '.'
    }
    fn label(&self, label: Label) -> &'static str {
        labels::label(label)
    }
    fn unit(&self, unit: ThroughputUnit) -> &'static str {
        names::unit(unit)
    }
    fn unit_spoken(&self, unit: ThroughputUnit) -> &'static str {
        names::unit_spoken(unit)
    }
    fn direction(&self, direction: Direction) -> &'static str {
        names::direction(direction)
    }
    fn lens(&self, lens: Lens) -> &'static str {
        names::lens(lens)
    }
    fn theme(&self, theme: Theme) -> &'static str {
        names::theme(theme)
    }
    fn scale(&self, scale: AxisScale) -> &'static str {
        names::scale(scale)
    }
    fn rung(&self, rung: Rung) -> &'static str {
        names::rung(rung)
    }
    fn interface(&self, interface: Interface) -> String {
        names::interface(interface)
    }
    fn form(&self, form: Form) -> &'static str {
        names::form(form)
    }
    fn wiring(&self, interface: Interface) -> String {
        names::wiring(interface)
    }
    fn interface_detail(&self, interface: Interface) -> String {
        names::interface_detail(interface)
    }
    fn scenario_detail(&self, report: &ScenarioReport) -> String {
        names::scenario_detail(report)
    }
    fn verdict(&self, verdict: Verdict) -> &'static str {
        notes::verdict(verdict)
    }
    fn reason(&self, reason: Reason) -> String {
        notes::reason(reason)
    }
    fn note(&self, note: Note, report: &ScenarioReport) -> String {
        notes::note(note, report)
    }
    fn warning(&self, error: &Error) -> String {
        warnings::warning(error)
    }
    fn answer(&self, comparison: &Comparison, report: &Report) -> Answer {
        answers::answer(comparison, report)
    }
    fn figure_title(&self, comparison: &Comparison) -> String {
        answers::figure_title(comparison)
    }
    fn figure_takeaway(&self, comparison: &Comparison, report: &Report) -> String {
        answers::figure_takeaway(comparison, report)
    }
    fn explanations(&self, comparison: &Comparison, report: &ScenarioReport) -> Vec<Explanation> {
        explanations::explanations(comparison, report)
    }
    fn spoken_scenario(&self, comparison: &Comparison, report: &Report, index: usize) -> String {
        spoken::scenario(comparison, report, index)
    }
    fn spoken_rung(&self, comparison: &Comparison, report: &ScenarioReport, rung: Rung) -> String {
        spoken::rung(comparison, report, rung)
    }
    fn speed_ratio(&self, ratio: f64) -> String {
        spoken::speed_ratio(ratio)
    }
    fn derivations(&self, comparison: &Comparison, report: &Report, index: usize) -> Vec<Derivation> {
        derivations::derivations(comparison, report, index)
    }
    fn basis(&self, basis: Basis) -> &'static str {
        notes::basis(basis)
    }
    fn not_modelled(&self) -> &'static [&'static str] {
        &notes::NOT_MODELLED
    }
    fn question(&self, question: Question) -> &'static str {
        labels::question(question)
    }
}
