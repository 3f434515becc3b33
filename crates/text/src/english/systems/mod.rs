//! Systems: boards, chipsets, processors, and the way from a port to the processor.

mod causes;
mod division;
mod drawn;
mod path;
mod refusals;
mod segments;
mod sharers;
mod taken;

use lanefit_model::facts::boards::Place as Hangs;
use lanefit_model::facts::platforms::Caveat;
use lanefit_model::path::Place;
use lanefit_model::system::{Held, LaneKind, Move, Route, Site, SitePlace, System, Term};
use lanefit_model::{Adapter, Attachment, Comparison, Generation, Report, ScenarioReport, ThroughputUnit, adapter};

use super::phrase::{self, digits};
use super::{English, devices};
use crate::{PathRow, PathSegment, SystemLabel, SystemWords};
pub use causes::cause;
pub use division::explained;
pub use path::{deciding, sentences, spoken};
pub use refusals::{own_port, rule, rule_ports, split, unknown};
pub use sharers::is_told;

impl SystemWords for English {
    fn label(&self, label: SystemLabel) -> &'static str {
        self::label(label)
    }
    fn term(&self, term: Term) -> &'static str {
        match term {
            Term::IoTile => "Count the measured way through the processor's I/O tile",
            Term::Asm106x => "Count what was measured behind the ASMedia controller",
        }
    }
    fn move_to(&self, found: &Move, unit: ThroughputUnit) -> String {
        move_to(found, unit)
    }
    fn system(&self, system: System) -> String {
        name(system)
    }
    fn lane_kind(&self, kind: LaneKind, system: System) -> &'static str {
        segments::lane_kind(kind, system.platform().chipset.north_bridge.is_some())
    }
    fn in_use(&self, used: u8, total: u8) -> String {
        fill!("# of #, # left", digits(used.into()), digits(total.into()), digits(total.saturating_sub(used).into()))
    }
    fn cause(&self, route: &Route) -> Option<String> {
        cause(route)
    }
    fn may_be_taken(&self, report: &ScenarioReport) -> Option<String> {
        taken::may_be_taken(report, report.route.get()?)
    }
    fn takes(&self, report: &ScenarioReport) -> Option<String> {
        taken::takes(report, report.route.get()?)
    }
    fn doubt(&self, report: &ScenarioReport) -> Option<&'static str> {
        doubt(report)
    }
    fn path_end(&self, system: System) -> &'static str {
        segments::end(system)
    }
    fn path_key(&self) -> &'static str {
        "Each link is as thick as what it carries at most, and filled with what goes through it."
    }
    fn path_row(&self, comparison: &Comparison, report: &ScenarioReport) -> PathRow {
        drawn::row(comparison, report)
    }
    fn path_segment(&self, comparison: &Comparison, report: &Report, row: &ScenarioReport, at: usize) -> PathSegment {
        drawn::segment(comparison, report, row, at)
    }
}

/// `ASUS H97-Pro Gamer`, or `Z590 with Core 10th generation`.
pub fn name(system: System) -> String {
    let platform = system.platform();
    match system.machine() {
        Some(machine) if machine.id() == machine.board.id => machine.board.name.to_owned(),
        Some(machine) => fill!("# with #", machine.board.name, platform.cpu_row().name),
        None => fill!("# with #", platform.chipset.name, platform.cpu_row().name),
    }
}

fn doubt(report: &ScenarioReport) -> Option<&'static str> {
    let system = report.route.get()?.system;
    let is_assumed = || match report.scenario.attachment {
        Some(Attachment::Site(at)) => at.board_port(Some(system)).is_some_and(|(_, row)| row.is_assumed),
        _ => false,
    };
    let route = report.route.get()?;
    let cpu = system.platform().cpu_row();
    let newest = match route.place {
        Hangs::Slots { .. } => cpu.slots.map(|lanes| lanes.generation),
        Hangs::DriveLink(_) => cpu.drive_links.first().map(|link| link.generation),
        _ => None,
    };
    // Every board with such a chipset has 3.0.
    let is_up_to_board = system.platform().chipset.caveats.contains(&Caveat::Generation)
        && system.machine().is_none_or(|machine| machine.board.is_typical())
        && newest.is_some_and(|newest| newest > Generation::Gen3);
    if system.is_uncertain() {
        Some(label(SystemLabel::Uncertain))
    } else if is_assumed() {
        Some("⚠ This port is assumed: boards of this kind have it, and no source names it on this one.")
    } else if is_up_to_board {
        Some("⚠ Up to which generation this port runs is decided by the board: check the manual.")
    } else {
        None
    }
}

/// `CPU`, `Chipset, port M2-3`, `port M2-1 of X570 board`.
pub fn site(site: &Site) -> String {
    let port = named(site);
    let mut text = match (site.place, &port) {
        (SitePlace::Cpu(_), None) => devices::attachment(Attachment::Cpu),
        (SitePlace::Cpu(_), Some(port)) => fill!("CPU, port #", port),
        (SitePlace::Chipset(_), None) => devices::attachment(Attachment::Chipset),
        (SitePlace::Chipset(_), Some(port)) => fill!("Chipset, port #", port),
        (SitePlace::Port(_), port) => fill!("Port #", port.as_deref().unwrap_or_default()),
    };
    if let Some(system) = site.system {
        text.push_str(" of ");
        text.push_str(&name(system));
    }
    text
}

/// `M2-1`, or `M2-1 of the X570 board with Ryzen 2000`, where a scenario is at a board's port.
pub fn port_named(report: &ScenarioReport) -> Option<String> {
    let port = board_port(report)?;
    Some(match other_system(report) {
        Some(system) => fill!("# of the #", port, system),
        None => port,
    })
}

/// `M2-1`, where a scenario is at a board's port.
pub fn board_port(report: &ScenarioReport) -> Option<String> {
    let Some(Attachment::Site(at)) = report.scenario.attachment else { return None };
    let SitePlace::Port(port) = at.place else { return None };
    Some(port.as_str().to_ascii_uppercase())
}

/// The system that a scenario names for itself: `X570 board with Ryzen 2000`.
pub fn other_system(report: &ScenarioReport) -> Option<String> {
    let Some(Attachment::Site(at)) = report.scenario.attachment else { return None };
    at.system.map(name)
}

/// A port by the name that its board or the reader gave it.
pub fn port(attachment: Option<Attachment>) -> Option<String> {
    let Some(Attachment::Site(site)) = attachment else { return None };
    named(&site)
}

fn named(site: &Site) -> Option<String> {
    Some(site.name()?.as_str().to_ascii_uppercase())
}

/// What holds a device back on the way to the processor.
pub fn held(held: Held) -> String {
    let what = place(held.place);
    if held.is_shared() {
        let flows = digits(held.flows.into());
        return match held.behind {
            None => fill!("# is full: # drives or cards share it, and this one gets its part.", what, flows),
            Some(behind) => fill!(
                "# is full: # drives or cards share it, and # counts as one for the # behind it.",
                what,
                flows,
                match behind.place {
                    Place::Controller => "the chipset's SATA controller",
                    _ => "the chip that this one hangs on",
                },
                digits(behind.flows.into())
            ),
        };
    }
    match held.place {
        Place::Cpu => "The way from this socket to memory leads through a tile of the processor, and was measured \
                       to let less through than the link. A slot or socket on other lanes lifts this."
            .to_owned(),
        _ => fill!(
            "# carries less than the device moves. A # lifts this.",
            what,
            if held.is_sata { "SATA port of the chipset" } else { "port on the processor" }
        ),
    }
}

/// The segment that decides.
pub fn winner(held: Held) -> String {
    fill!("# decides.", place(held.place))
}

/// A segment as the subject of a sentence.
const fn place(place: Place) -> &'static str {
    match place {
        Place::DeviceLink => "The drive's own link",
        Place::Controller => "The controller",
        Place::Switch => "The switch",
        Place::Slot => "The link of the slot",
        Place::ChipsetLink => "The link between the chipset and what is soldered to it",
        Place::Uplink => "The chipset's uplink to the processor",
        Place::Cpu => "The processor's tile",
    }
}

/// The fixed words.
const fn label(label: SystemLabel) -> &'static str {
    match label {
        SystemLabel::System => "Your PC",
        SystemLabel::Platform => "Board or chipset",
        SystemLabel::NoPlatform => "Not said",
        SystemLabel::Boards => "Boards",
        SystemLabel::TypicalBoards => "What most boards have",
        SystemLabel::Chipsets => "Any other board, by its chipset",
        SystemLabel::Processor => "Processor",
        SystemLabel::Together => "All of them at once",
        SystemLabel::Ports => "Ports of this board",
        SystemLabel::Lanes => "Lanes and ports in use",
        SystemLabel::Rules => "What your board's manual says",
        SystemLabel::RulesHelp => {
            "Ports share lanes differently on every board. Write what the manual says: m2-3-pcie:off:sata-5,sata-6 \
             where M2_3 with an NVMe drive switches off SATA 5 and 6, m2-1:half:x16-1 where M2_1 halves the first \
             long slot, x16-1,x16-2:share:16 where two slots have sixteen lanes together."
        }
        SystemLabel::NamesHelp => {
            "For a rule, give its ports names first: under “More” of each, attach it to CPU or chipset, and say what \
             it is called."
        }
        SystemLabel::RulesWait => "Rules count only with “All of them at once” ticked.",
        SystemLabel::Called => "Called",
        SystemLabel::Rule => "Add a rule",
        SystemLabel::RemoveRule => "Remove",
        SystemLabel::Uncertain => "⚠ Sources disagree on this system, or a part of it is not known: check the manual.",
        SystemLabel::Assumed => "assumed",
        SystemLabel::Sources => "Where this comes from",
    }
}

/// `Move it to port M2-1: 3.48 GB/s`, or `Move it to port X16-1 with an adapter card: 7.00 GB/s`.
fn move_to(found: &Move, unit: ThroughputUnit) -> String {
    let place = match found.scenario.attachment {
        Some(Attachment::Site(at)) => phrase::small(&site(&at)),
        Some(Attachment::Cpu) => "a port of the processor".to_owned(),
        _ => "a port of the chipset".to_owned(),
    };
    let device = found.scenario.device.and_then(|device| adapter(device.profile().form, found.scenario.port.form));
    let by = match device {
        None => "",
        Some((Adapter::M2Card | Adapter::DriveCard | Adapter::RadioCard, _)) => " with an adapter card",
        Some(_) => " with an adapter",
    };
    match found.delivered {
        Some(rate) => fill!("Move it to ##: #", place, by, phrase::show(rate, unit)),
        None => fill!("Move it to ##", place, by),
    }
}
