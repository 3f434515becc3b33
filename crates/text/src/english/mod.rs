//! English.

#[macro_use]
mod phrase;

mod adapters;
mod answers;
mod derivations;
mod devices;
mod effects;
mod explanations;
mod fit;
mod forms;
mod interfaces;
mod labels;
mod names;
mod notes;
mod questions;
mod reasons;
mod remedies;
mod slots;
mod spoken;
pub mod system_facts;
mod systems;
mod verdicts;
mod warnings;

use lanefit_model::facts::devices::{DeviceClass, DeviceRow};
use lanefit_model::facts::effects::EffectRow;
use lanefit_model::facts::sources::Basis;
use lanefit_model::fit::{Cell, Fit};
use lanefit_model::{
    Attachment, AxisScale, Comparison, Connection, Device, Direction, Error, Family, Form, Host, Interface, Lens, Note,
    Reason, Remedy, Report, Rung, SataGeneration, ScenarioReport, Split, Theme, ThroughputUnit, Verdict, Wire,
};

use crate::{Answer, Derivation, Explanation, FitCell, FitWords, Label, Question, QuestionGroup, ReadingWords, Words};

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
    fn row_name(&self, report: &ScenarioReport) -> String {
        interfaces::row_name(report)
    }
    fn interface(&self, interface: Interface) -> String {
        interfaces::interface(&interface)
    }
    fn form(&self, form: Form) -> &'static str {
        forms::port(form)
    }
    fn device_form(&self, form: Form) -> &'static str {
        forms::device(form)
    }
    fn family(&self, family: Family) -> &'static str {
        forms::family(family)
    }
    fn sata(&self, generation: SataGeneration) -> String {
        interfaces::sata(generation)
    }
    fn drives(&self, count: &str) -> String {
        fill!("##", count, if count == "1" { " drive" } else { " drives" })
    }
    fn offers_found(&self, count: usize) -> String {
        match count {
            0 => String::from("no choice"),
            1 => String::from("1 choice"),
            _ => fill!("# choices", lanefit_model::digits(count as u64)),
        }
    }
    fn device(&self, device: Device) -> String {
        devices::device(device)
    }
    fn device_class(&self, class: DeviceClass) -> &'static str {
        devices::class(class)
    }
    fn device_class_aliases(&self, class: DeviceClass) -> &'static str {
        devices::class_aliases(class)
    }
    fn device_detail(&self, row: &DeviceRow) -> String {
        devices::device_detail(row)
    }
    fn attachment(&self, attachment: Attachment) -> String {
        devices::attachment(attachment)
    }
    fn split(&self, split: Split) -> &'static str {
        interfaces::split(split)
    }
    fn host(&self, host: Host) -> &'static str {
        interfaces::host(host)
    }
    fn wire(&self, wire: Wire) -> &'static str {
        interfaces::wire(wire)
    }
    fn wiring(&self, interface: Interface) -> String {
        interfaces::wiring(&interface)
    }
    fn interface_detail(&self, interface: Interface) -> String {
        interfaces::interface_detail(&interface)
    }
    fn runs_as(&self, report: &ScenarioReport) -> Option<String> {
        Some(interfaces::carriers(report.carrier()?, report.connection.links))
    }
    fn scenario_detail(&self, report: &ScenarioReport) -> String {
        interfaces::scenario_detail(report)
    }
    fn verdict(&self, verdict: Verdict) -> &'static str {
        verdicts::verdict(verdict)
    }
    fn outcome(&self, connection: &Connection) -> String {
        verdicts::of_connection(connection)
    }
    fn reason(&self, reason: Reason) -> String {
        reasons::reason(&reason)
    }
    fn effect(&self, row: &EffectRow, unit: ThroughputUnit) -> String {
        effects::effect(row, unit)
    }
    fn remedy(&self, remedy: &Remedy, before: &ScenarioReport, unit: ThroughputUnit) -> String {
        remedies::label(remedy, before, unit)
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
        answers::title(comparison)
    }
    fn figure_takeaway(&self, comparison: &Comparison, report: &Report) -> String {
        answers::takeaway(comparison, report)
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
    fn fit(&self, comparison: &Comparison, report: &Report, fit: &Fit) -> FitWords {
        fit::words(comparison, report, fit)
    }
    fn fit_cell(&self, comparison: &Comparison, fit: &Fit, cell: &Cell) -> FitCell {
        fit::cell(comparison, fit, cell)
    }
}

impl ReadingWords for English {
    fn not_modelled(&self) -> &'static [&'static str] {
        &notes::NOT_MODELLED
    }
    fn question(&self, question: Question) -> &'static str {
        questions::question(question)
    }
    fn question_group(&self, group: QuestionGroup) -> &'static str {
        questions::group(group)
    }
    fn all_sources(&self) -> &'static str {
        "All facts and their sources"
    }
    fn all_questions(&self) -> &'static str {
        "All questions"
    }
}
