//! The reader's PC: board or chipset, processor, and what its ports are to each other.

use lanefit_model::facts::boards::{BoardRow, boards};
use lanefit_model::facts::platforms::{CHIPSETS, Cpu, Platform};
use lanefit_model::system::{Known, LaneUse, Mode, Setup, System, Term, free_port};
use lanefit_model::{Comparison, Interface, Report, Scenario, Word, digits};
use lanefit_text::{Label, SystemLabel, SystemWords, Words, system_words};

use crate::markup::{Element, element};
use crate::panels::control::{Entry, action, check, choice, grouped_choice, text_field};

/// The choice of a system and, once there is one, its ports, its lanes and its rules.
pub fn system(words: &dyn Words, known: Known, comparison: &Comparison, report: &Report) -> Element {
    let pc = system_words(comparison.view.language);
    let setup = comparison.setup();
    let mut controls = vec![platform(pc, setup)];
    controls.extend(setup.and_then(|setup| processor(pc, setup.system)));
    controls.push(check("together", pc.label(SystemLabel::Together), comparison.mode() == Mode::Together));
    if let Some(setup) = setup {
        let terms = Term::VALUES.iter().filter(|term| term.concerns(setup, report));
        controls.extend(terms.map(|term| check(term.word(), pc.term(*term), !setup.without.contains(term))));
    }
    let mut parts: Vec<Element> = Vec::new();
    if let Some(setup) = setup {
        parts.extend(
            setup
                .system
                .is_uncertain()
                .then(|| element("p").class("fine uncertain").child(pc.label(SystemLabel::Uncertain))),
        );
        parts.extend(lanes(pc, report, setup.system));
        parts.extend(ports(words, known, comparison, setup, pc));
        parts.push(rules(pc, comparison.mode(), setup));
        parts.push(element("p").class("fine").child(facts_link(setup.system, pc.label(SystemLabel::Sources))));
    }
    element("section")
        .with("id", "system")
        .class("scenarios system")
        .with("aria-labelledby", "system-title")
        .child(element("h2").with("id", "system-title").child(pc.label(SystemLabel::System)))
        .child(element("div").class("card-controls").children(controls))
        .children(parts)
}

/// Leads to the facts of a system and their sources.
pub fn facts_link(system: System, caption: &'static str) -> Element {
    element("a").with("href", ["facts.html#", &fact_of(system)].concat()).child(caption)
}

/// Where the facts of a system stand on the page of facts.
pub fn fact_of(system: System) -> String {
    system.machine().map_or(system.platform().chipset.id, |machine| machine.board.id).to_owned()
}

fn platform(pc: &dyn SystemWords, setup: Option<&Setup>) -> Element {
    let entry = |row: &BoardRow| (row.id, row.name.to_owned());
    let named: Vec<Entry> = boards().filter(|row| !row.is_typical()).map(entry).collect();
    let typical: Vec<Entry> = boards().filter(|row| row.is_typical()).map(entry).collect();
    let chipsets = CHIPSETS.iter().flat_map(|rows| rows.iter()).map(|row| (row.id, row.name.to_owned()));
    let groups = vec![
        (pc.label(SystemLabel::NoPlatform), vec![("", pc.label(SystemLabel::NoPlatform).to_owned())]),
        (pc.label(SystemLabel::TypicalBoards), typical),
        (pc.label(SystemLabel::Boards), named),
        (pc.label(SystemLabel::Chipsets), chipsets.collect()),
    ];
    let now = setup.map(|setup| fact_of(setup.system)).unwrap_or_default();
    grouped_choice("platform".to_owned(), pc.label(SystemLabel::Platform), groups, &now)
}

/// The processors that go with the chipset and the board, where there is a choice.
fn processor(pc: &dyn SystemWords, system: System) -> Option<Element> {
    let platform = system.platform();
    let of_board = system.machine().map_or(&[] as &[Cpu], |machine| machine.board.cpus);
    let cpus = platform.chipset.cpus.iter().filter(|cpu| of_board.is_empty() || of_board.contains(cpu));
    let entries: Vec<Entry> = cpus.map(|cpu| (cpu.row().id, cpu.row().name.to_owned())).collect();
    let now = Platform::cpu_row(platform).id;
    (entries.len() > 1).then(|| choice("cpu", pc.label(SystemLabel::Processor), entries, now))
}

/// How many lanes and ports are in use; only where devices are busy at once.
fn lanes(pc: &dyn SystemWords, report: &Report, system: System) -> Option<Element> {
    let lanes = &report.system.get()?.lanes;
    let row = |LaneUse { kind, used, total }: &LaneUse| {
        let count = pc.in_use(*used, *total);
        let meter = element("meter")
            .with("max", digits((*total).into()))
            .with("value", digits((*used).into()))
            .with("aria-label", pc.lane_kind(*kind, system))
            .child(count.clone());
        element("tr")
            .with("data-lanes", kind.id())
            .child(element("th").with("scope", "row").child(pc.lane_kind(*kind, system)))
            .child(element("td").child(meter).child(element("div").class("fine").child(count)))
    };
    (!lanes.is_empty()).then(|| {
        element("table")
            .class("lanes")
            .child(element("caption").class("caption").child(pc.label(SystemLabel::Lanes)))
            .child(element("tbody").children(lanes.iter().map(row)))
    })
}

/// The ports of the board, each a button that adds a scenario to it.
fn ports(
    words: &dyn Words,
    known: Known,
    comparison: &Comparison,
    setup: &Setup,
    pc: &dyn SystemWords,
) -> Option<Element> {
    let machine = setup.system.machine()?;
    let rows = machine.board.ports.iter().zip(0u64..).map(|(row, at)| {
        let mut text = ["+ ", &row.id.to_ascii_uppercase(), " · ", &offered(words, machine.port(row))].concat();
        if row.count > 1 {
            text.push_str(" ×");
            text.push_str(&digits(row.count.into()));
        }
        if row.is_assumed {
            text.push_str(", ");
            text.push_str(pc.label(SystemLabel::Assumed));
        }
        let is_free = comparison.has_room() && free_port(known, comparison, row, None).is_some();
        element("li").child(action(["port-", &digits(at)].concat(), text, is_free))
    });
    let list = element("ul").class("fixes").children(rows);
    Some(
        element("details")
            .class("fine ports")
            .flag("open", comparison.scenarios().iter().all(|row| row.attachment.is_none()))
            .child(element("summary").child(pc.label(SystemLabel::Ports)))
            .child(element("p").flag("hidden", comparison.has_room()).child(words.label(Label::Full)))
            .child(list),
    )
}

/// What a port offers, in a few words: its wiring, and its form where that is no PCIe.
fn offered(words: &dyn Words, port: Interface) -> String {
    if port.link.is_some() {
        words.wiring(port)
    } else {
        [&words.interface(port), " · ", &words.wiring(port)].concat()
    }
}

/// What the reader's manual says, a rule a line.
fn rules(pc: &dyn SystemWords, mode: Mode, setup: &Setup) -> Element {
    let rows = setup.rules.iter().zip(0u64..).map(|(rule, at)| {
        let remove = action(["unrule-", &digits(at)].concat(), pc.label(SystemLabel::RemoveRule).to_owned(), true);
        let text = element("code").class("formula").child(rule.to_query());
        element("li").class("card-controls").child(text).child(remove)
    });
    // Only a board that is recorded has ports with names of their own.
    let is_board = setup.system.machine().is_some();
    let has_room = setup.rules.len() < Setup::MAX_RULES;
    let is_idle = setup.rules.is_empty() || mode == Mode::Together;
    element("details")
        .class("fine rules")
        .flag("open", !setup.rules.is_empty())
        .child(element("summary").child(pc.label(SystemLabel::Rules)))
        .child(element("p").child(pc.label(SystemLabel::RulesHelp)))
        .child(element("p").flag("hidden", is_board).child(pc.label(SystemLabel::NamesHelp)))
        .child(element("ul").class("fixes").children(rows))
        .child(element("p").flag("hidden", is_idle).child(pc.label(SystemLabel::RulesWait)))
        .child(text_field("rule", pc.label(SystemLabel::Rule), "rule-error", "", has_room))
}

/// The scenario that a button of a port adds.
pub fn at_port(known: Known, comparison: &Comparison, index: usize) -> Option<Scenario> {
    let machine = comparison.setup()?.system.machine()?;
    let row = machine.board.ports.get(index)?;
    let attachment = Some(free_port(known, comparison, row, None)?);
    Some(Scenario { attachment, ..Scenario::bare(machine.port(row)) })
}
