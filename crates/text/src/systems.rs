//! The words of systems and of the paths behind ports.
//!
//! They are apart from [`Words`](crate::Words), since only programs that know systems carry them.

use lanefit_model::system::{LaneKind, Move, Route, System, Term};
use lanefit_model::{Comparison, Report, ScenarioReport, ThroughputUnit};

use crate::SystemLabel;

/// The words of systems.
pub trait SystemWords {
    /// A fixed word.
    fn label(&self, label: SystemLabel) -> &'static str;
    /// A measured term, as the caption of the control that counts it.
    fn term(&self, term: Term) -> &'static str;
    /// What moving a device elsewhere would come to, as the words of a button.
    fn move_to(&self, found: &Move, unit: ThroughputUnit) -> String;
    /// The name of a system: `ASUS H97-Pro Gamer`, `Z590 with Core 11th generation (Rocket Lake)`.
    fn system(&self, system: System) -> String;
    /// A kind of lanes or ports: `CPU lanes for slots`.
    fn lane_kind(&self, kind: LaneKind, system: System) -> &'static str;
    /// How many of them are in use: `12 of 20, 8 left`.
    fn in_use(&self, used: u8, total: u8) -> String;
    /// Why a port offers less than it could, in sentences.
    fn cause(&self, route: &Route) -> Option<String>;
    /// What other ports of its board may take from the port of a scenario, and when.
    fn may_be_taken(&self, report: &ScenarioReport) -> Option<String>;
    /// What the port of a scenario takes from others of its board.
    fn takes(&self, report: &ScenarioReport) -> Option<String>;
    /// What is not certain of the system that a scenario is on, or of its port.
    fn doubt(&self, report: &ScenarioReport) -> Option<&'static str>;
    /// Where a path ends: `CPU`.
    fn path_end(&self, system: System) -> &'static str;
    /// How the figure of paths is read.
    fn path_key(&self) -> &'static str;
    /// What is written beside a scenario in the figure of paths.
    fn path_row(&self, comparison: &Comparison, report: &ScenarioReport) -> PathRow;
    /// What is written beside a segment of that figure that is not a scenario's own link; `at` counts the
    /// stops of the scenario's route.
    fn path_segment(&self, comparison: &Comparison, report: &Report, row: &ScenarioReport, at: usize) -> PathSegment;
}

/// What goes through a segment, of what it carries at most: `3.46` and ` of 3.59 GB/s`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PathLoad {
    /// The number; empty where nothing is plugged in or nothing is known.
    pub number: String,
    /// What follows it.
    pub rest: String,
}

/// What is written beside a scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PathRow {
    /// What is plugged in.
    pub name: String,
    /// Where, and what the link runs as: `M2-2, PCIe 4.0 x4`.
    pub port: String,
    /// What goes through that link.
    pub load: PathLoad,
    /// Names what is wrong with the link: it holds the device back, or nothing runs.
    pub mark: &'static str,
    /// What else is to be said, in sentences.
    pub lines: Vec<String>,
}

/// What is written beside a segment that lies behind the ports.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PathSegment {
    /// Its name and its link: `Uplink, DMI 3.0 x4`.
    pub name: String,
    /// What goes through it.
    pub load: PathLoad,
    /// Says that it is the one that holds something back.
    pub mark: &'static str,
    /// How many share it.
    pub shared: String,
}
