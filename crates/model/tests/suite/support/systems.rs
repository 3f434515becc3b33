//! Arbitrary comparisons whose ports hang on systems, as the parts of their queries.

use std::collections::HashMap;
use std::sync::LazyLock;

use lanefit_model::rules::{PortName, Rule};
use lanefit_model::system::{IfKnown, Known, Mode, Site, SitePlace, System, Term};
use lanefit_model::{
    Attachment, Comparison, Device, Direction, Edit, Form, Interface, Scenario, ScenarioReport, Traffic, Verdict, Word,
    connect, query,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

use super::every::listed_devices;
use super::strategy::{device, port, traffic, word};

pub fn known() -> Known {
    Known::get().expect("this build knows systems")
}

/// Every chipset and every board with each of its processors.
pub fn systems() -> &'static [System] {
    static SYSTEMS: LazyLock<Vec<System>> = LazyLock::new(|| System::all(known()).collect());
    &SYSTEMS
}

/// The names of a system's ports, each of several alike by its own.
pub fn port_names(system: System) -> Vec<String> {
    let ports = system.machine().into_iter().flat_map(|machine| machine.board.ports);
    ports
        .flat_map(|row| {
            let named = |number: u8| match row.id.rsplit_once('-') {
                Some((stem, _)) if row.count > 1 => format!("{stem}-{number}"),
                _ => row.id.to_owned(),
            };
            let first: u8 = row.id.rsplit_once('-').and_then(|(_, number)| number.parse().ok()).unwrap_or(1);
            (first..first + row.count).map(named)
        })
        .collect()
}

/// The parts of a query about systems.
#[derive(Clone, Debug)]
pub struct Parts {
    /// `mode=together`, or each scenario alone.
    pub is_together: bool,
    /// The id of the system.
    pub platform: Option<String>,
    /// Values of `s`.
    pub scenarios: Vec<String>,
    /// Values of `rule`; some name no port.
    pub rules: Vec<String>,
    /// Values of `without`.
    pub without: Vec<&'static str>,
    /// What all carry.
    pub traffic: Traffic,
}

impl Parts {
    /// The query, but for its traffic.
    pub fn query(&self) -> String {
        let mut pairs = vec!["v=1".to_owned()];
        pairs.extend(self.platform.iter().map(|id| ["platform=", id].concat()));
        pairs.extend(self.is_together.then(|| "mode=together".to_owned()));
        pairs.extend((!self.without.is_empty()).then(|| ["without=", &self.without.join(",")].concat()));
        pairs.extend(self.scenarios.iter().map(|scenario| ["s=", scenario].concat()));
        pairs.extend(self.rules.iter().map(|rule| ["rule=", rule].concat()));
        pairs.join("&")
    }

    /// The comparison, whose scenarios are all there.
    pub fn comparison(&self) -> Comparison {
        let read = query::read(&self.query()).comparison;
        assert_eq!(read.scenarios().len(), self.scenarios.len(), "{}", self.query());
        read.apply(Edit::SetTraffic(self.traffic)).expect("any traffic is valid")
    }
}

/// The same, plugged in at once.
pub fn together(parts: Parts) -> Parts {
    Parts { is_together: true, ..parts }
}

/// Devices of the catalogue that do something in a usual port of that form.
fn fitting(form: Form) -> &'static [Device] {
    static FITTING: LazyLock<HashMap<&str, Vec<Device>>> = LazyLock::new(|| {
        let of = |form: Form| {
            let works = |device: &Device| {
                let scenario = Scenario { device: Some(*device), ..Scenario::bare(Interface::example(form)) };
                Scenario::check(scenario).is_ok() && connect(&scenario).verdict != Verdict::Refused
            };
            (form.id(), listed_devices().into_iter().filter(works).collect())
        };
        Form::ports().map(of).collect()
    });
    FITTING.get(form.id()).map_or(&[], Vec::as_slice)
}

fn device_for(form: Form) -> BoxedStrategy<String> {
    let any = device().prop_map(|device| device.to_query());
    let own = fitting(form);
    if own.is_empty() {
        return any.boxed();
    }
    prop_oneof![6 => select(own).prop_map(|device| device.to_query()), 1 => any, 1 => Just(String::new())].boxed()
}

/// A port that somebody would have, or any.
fn usual_port() -> impl Strategy<Value = String> {
    const USUAL: &[&str] = &[
        "m2m:5.0x4",
        "m2m:4.0x4",
        "m2m:3.0x4-sata600",
        "x16:5.0x16",
        "x16:4.0x16-x4x4x4x4",
        "x16:3.0x16-x8x8",
        "x16:4.0x4",
        "x4o:3.0x4",
        "x1:3.0x1",
        "sata:600",
        "satae:2.0x2",
        "u2:4.0x4",
        "pci:133",
    ];
    prop_oneof![5 => select(USUAL).prop_map(str::to_owned), 1 => port().prop_map(|port| port.to_query())]
}

/// Where a port without a board hangs: on processor or chipset, with a name that rules use or without.
fn side() -> impl Strategy<Value = String> {
    (select(vec!["cpu", "chipset"]), option::of(select(NAMES)))
        .prop_map(|(side, name)| name.map_or_else(|| side.to_owned(), |name| [side, ".", name].concat()))
}

/// A port of a system's board with what is plugged in; on processor or chipset, where it has no board.
fn on_board(system: System, prefix: String) -> BoxedStrategy<String> {
    let names = port_names(system);
    let Some(machine) = system.machine().filter(|_| !names.is_empty()) else { return on_side(prefix).boxed() };
    let changed = prop_oneof![2 => Just(String::new()), 1 => usual_port()];
    (select(names), changed)
        .prop_flat_map(move |(name, changed)| {
            let recorded = machine.board.port(&name).expect("it is of the board").port.form;
            // A port of another form would not be that of the board.
            let other = Interface::parse(&changed).ok().filter(|port| port.form.family() == recorded.family());
            let form = other.map_or(recorded, |port| port.form);
            let changed = other.map(|_| changed).unwrap_or_default();
            let port = [&changed, ",", &prefix, &name].concat();
            device_for(form).prop_map(move |device| said(&port, form, &device))
        })
        .boxed()
}

fn on_side(prefix: String) -> impl Strategy<Value = String> {
    (usual_port(), side()).prop_flat_map(move |(port, side)| {
        let form = Interface::parse(&port).expect("it is a port").form;
        let port = [&port, ",", &prefix, &side].concat();
        device_for(form).prop_map(move |device| said(&port, form, &device))
    })
}

/// A scenario without a system of its own.
fn anywhere() -> impl Strategy<Value = String> {
    (usual_port(), option::of(select(Attachment::VALUES))).prop_flat_map(|(port, attachment)| {
        let read = Interface::parse(&port).expect("it is a port");
        let attachment = attachment.filter(|attachment| attachment.suits(&read));
        let port = [&port, ",", &attachment.map(Attachment::to_query).unwrap_or_default()].concat();
        device_for(read.form).prop_map(move |device| said(&port, read.form, &device))
    })
}

/// What cannot be named for a bare link is left out, so that every scenario is taken.
fn said(port: &str, form: Form, device: &str) -> String {
    let can_be = Device::parse(device).is_ok_and(|device| {
        Scenario { device: Some(device), ..Scenario::bare(Interface::example(form)) }.check().is_ok()
    });
    if can_be { [port, ",", device].concat() } else { port.to_owned() }
}

/// Any system; boards as often as chipsets.
pub fn system() -> impl Strategy<Value = System> {
    // Chipsets come before boards.
    let (chipsets, boards) = systems().split_at(systems().partition_point(|system| system.machine().is_none()));
    prop_oneof![select(boards), select(chipsets)]
}

fn scenario_on(own: System) -> BoxedStrategy<String> {
    let other = system().prop_flat_map(|system| on_board(system, system.id() + "."));
    prop_oneof![8 => on_board(own, String::new()), 3 => on_side(String::new()), 1 => other, 1 => anywhere()].boxed()
}

fn rule(names: Vec<String>) -> impl Strategy<Value = String> {
    let used = select(vec!["", "-pcie", "-sata"]);
    let effect = select(vec!["off", "half", "x1", "x2", "x4", "x8"]);
    let takes = (select(names.clone()), used, effect, select(names.clone()))
        .prop_map(|(port, used, effect, other)| format!("{port}{used}:{effect}:{other}"));
    let share = (select(names.clone()), select(names), 1..24u8)
        .prop_map(|(one, two, lanes)| format!("{one},{two}:share:{lanes}"));
    prop_oneof![3 => takes, 1 => share]
}

fn usual_traffic() -> impl Strategy<Value = Traffic> {
    let usual = word::<Direction>().prop_map(|direction| Traffic { direction, ..Traffic::default() });
    prop_oneof![2 => usual, 1 => traffic()]
}

/// One to eight scenarios, most of them on one system, without rules of the reader.
pub fn parts() -> impl Strategy<Value = Parts> {
    let without = subsequence(Term::WORDS.to_vec(), 0..=Term::WORDS.len());
    (system(), any::<bool>(), without, usual_traffic()).prop_flat_map(|(system, is_together, without, traffic)| {
        vec(scenario_on(system), 1..=Comparison::MAX_SCENARIOS).prop_map(move |scenarios| Parts {
            is_together,
            platform: Some(system.id()),
            scenarios,
            rules: Vec::new(),
            without: without.clone(),
            traffic,
        })
    })
}

/// The same with up to three rules, of which some name ports that are there.
pub fn parts_with_rules() -> impl Strategy<Value = Parts> {
    parts().prop_flat_map(|parts| {
        let mut names: Vec<String> = NAMES.iter().map(|name| (*name).to_owned()).collect();
        let system = parts.comparison().setup().expect("a platform is named").system;
        names.extend(port_names(system));
        vec(rule(names), 0..4).prop_map(move |rules| Parts { rules, ..parts.clone() })
    })
}

/// Names of ports that many boards have, and one that none has.
const NAMES: &[&str] = &["m2-1", "m2-2", "x16-1", "x16-2", "sata-1", "sata-5", "own"];

/// A place that is there, or not.
fn site() -> impl Strategy<Value = Site> {
    let name = || select(NAMES).prop_map(|name| PortName::read(name).expect("it is a name"));
    let place = prop_oneof![
        option::of(name()).prop_map(SitePlace::Cpu),
        option::of(name()).prop_map(SitePlace::Chipset),
        name().prop_map(SitePlace::Port),
    ];
    (option::weighted(0.3, system()), place).prop_map(|(system, place)| Site { system, place })
}

/// Any edit of the system, or of a place on it, sensible or not.
pub fn system_edit(beyond_last: usize) -> impl Strategy<Value = Edit> {
    let known = known();
    let names: Vec<String> = NAMES.iter().map(|name| (*name).to_owned()).collect();
    let rule = rule(names).prop_filter_map("it is a rule", |text| Rule::read(&text).ok());
    let attachment = site().prop_map(move |site| Some(Attachment::Site(IfKnown::of(known, site))));
    let system = option::weighted(0.8, system());
    prop_oneof![
        3 => (0..beyond_last, attachment).prop_map(|(index, attachment)| Edit::SetAttachment(index, attachment)),
        2 => system.prop_map(move |system| Edit::SetSystem(IfKnown::of(known, system))),
        2 => rule.prop_map(move |rule| Edit::AddRule(IfKnown::of(known, rule))),
        1 => (0..10usize).prop_map(move |index| Edit::RemoveRule(IfKnown::of(known, index))),
        1 => word::<Mode>().prop_map(Edit::SetMode),
        1 => (word::<Term>(), any::<bool>()).prop_map(move |change| Edit::SetTerm(IfKnown::of(known, change))),
    ]
}

/// A scenario's report without the numbers of its segments, which are those of the whole comparison.
pub fn unnumbered(row: &ScenarioReport) -> ScenarioReport {
    let mut row = row.clone();
    for stop in row.route.get_mut().into_iter().flat_map(|route| &mut route.stops) {
        stop.number = 0;
    }
    row
}
