//! What changes nothing: the other direction, other systems, the place where a system is named, and scenarios
//! that are alternatives.

use std::collections::HashMap;

use lanefit_model::facts::devices::{CATALOGUE, DeviceRow, Rating};
use lanefit_model::system::{Mode, Optional, Route};
use lanefit_model::{
    Device, Direction, Edit, Interface, Profile, Reason, Report, ScenarioReport, Traffic, evaluate, evaluate_scenario,
};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::support::strategy::{comparison, traffic};
use crate::support::systems::{Parts, parts, parts_with_rules, together, unnumbered};

/// Devices of the catalogue that differ from another in one rating alone, by id: the other one that is
/// read as fast, and the other one that is written as fast.
fn twins() -> [HashMap<&'static str, &'static str>; 2] {
    let rows = || CATALOGUE.iter().flat_map(|(_, rows)| rows.iter());
    let twin = |is_read: bool| {
        rows()
            .filter_map(|row| {
                let one = Device::Listed(row).profile();
                let is_twin = |other: &&'static DeviceRow| {
                    let two = Device::Listed(other).profile();
                    let is_same_one_way = match (one.rating, two.rating) {
                        (
                            Rating::Drive { to_host, to_device },
                            Rating::Drive { to_host: other_to_host, to_device: other_to_device },
                        ) => {
                            let (read, written) = (to_host == other_to_host, to_device == other_to_device);
                            if is_read { read && !written } else { written && !read }
                        }
                        _ => false,
                    };
                    is_same_one_way && Profile { rating: one.rating, ..two } == one
                };
                Some((row.id, rows().find(is_twin)?.id))
            })
            .collect()
    };
    [twin(true), twin(false)]
}

/// The same scenario, with the system named at its port unless there is another, or none.
fn with_system(scenario: &str, system: &str) -> String {
    let mut words: Vec<String> = scenario.split(',').map(str::to_owned).collect();
    if let Some(place) = words.get_mut(1) {
        let is_own = match place.split_once('.') {
            None => !place.is_empty(),
            Some((side, name)) => ["cpu", "chipset"].contains(&side) && !name.contains('.'),
        };
        if is_own {
            *place = [system, ".", place].concat();
        }
    }
    words.join(",")
}

/// The same scenario with the twin of its device.
fn with_twin(scenario: &str, twins: &HashMap<&str, &str>) -> String {
    let mut words: Vec<&str> = scenario.split(',').collect();
    if let Some(device) = words.get_mut(2)
        && let Some(twin) = twins.get(device)
    {
        *device = twin;
    }
    words.join(",")
}

/// Without the doubt whether another port takes the lanes, which is none where all ports are told.
fn settled(mut row: ScenarioReport) -> ScenarioReport {
    row.connection.reasons.retain(|reason| *reason != Reason::MayBeDead);
    for reason in &mut row.connection.reasons {
        if let Reason::OtherProtocol { port, .. } = reason {
            port.is_shared = false;
        }
    }
    if let Some(route) = row.route.get() {
        let offered = Interface { is_shared: false, ..route.offered };
        row.route = Optional::of(Some(Route { offered, ..route.clone() }));
    }
    row
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// Links are full duplex: what a drive reaches when it is written changes nothing for those that are
    /// read, nor the other way round.
    #[test]
    fn neither_direction_depends_on_the_other(parts in parts_with_rules().prop_map(together)) {
        let twins = twins();
        for (direction, twins) in [Direction::ToHost, Direction::ToDevice].into_iter().zip(&twins) {
            let traffic = Traffic { direction, ..parts.traffic };
            let one = Parts { traffic, ..parts.clone() };
            let scenarios = one.scenarios.iter().map(|scenario| with_twin(scenario, twins)).collect();
            let two = Parts { scenarios, ..one.clone() };
            let (one, two) = (evaluate(&one.comparison()), evaluate(&two.comparison()));
            for (one, two) in one.scenarios.iter().zip(&two.scenarios) {
                prop_assert_eq!(one, &ScenarioReport { scenario: one.scenario, ..two.clone() });
            }
        }
    }

    /// The request and the way its answer is cut are about data that devices fetch.
    #[test]
    fn requests_change_nothing_for_what_is_read(parts in parts_with_rules(), other in traffic()) {
        let traffic = Traffic { direction: Direction::ToHost, ..parts.traffic };
        let parts = Parts { traffic, ..parts };
        let other = Parts { traffic: Traffic { mrrs: other.mrrs, rcb: other.rcb, ..traffic }, ..parts.clone() };
        let (one, two) = (evaluate(&parts.comparison()), evaluate(&other.comparison()));
        for (one, two) in one.scenarios.iter().zip(&two.scenarios) {
            prop_assert_eq!(one.ladder, two.ladder);
            prop_assert_eq!(one.route.get(), two.route.get());
        }
    }

    #[test]
    fn alternatives_are_looked_at_one_by_one(parts in parts_with_rules()) {
        let parts = Parts { is_together: false, ..parts };
        let all = evaluate(&parts.comparison());
        for (scenario, row) in parts.scenarios.iter().zip(&all.scenarios) {
            let alone = Parts { scenarios: vec![scenario.clone()], ..parts.clone() };
            prop_assert_eq!(unnumbered(&evaluate(&alone.comparison()).scenarios[0]), unnumbered(row));
        }
    }

    /// One device that is plugged in together with nothing is alone.
    #[test]
    fn one_scenario_together_is_one_alone(parts in parts()) {
        for scenario in &parts.scenarios {
            let alone = Parts { scenarios: vec![scenario.clone()], is_together: false, ..parts.clone() };
            let (one, two) = (evaluate(&alone.comparison()), evaluate(&together(alone.clone()).comparison()));
            let settled = |report: Report| report.scenarios.into_iter().map(settled).collect::<Vec<_>>();
            prop_assert_eq!(settled(one), settled(two));
        }
    }

    /// Whether the system is named once or at each of its ports is the same.
    #[test]
    fn ports_of_one_system_share_wherever_it_is_named(parts in parts().prop_map(together)) {
        // The word for a controller stands alone, so its port would hang nowhere.
        let scenarios = parts.scenarios.iter().filter(|scenario| !scenario.contains(",asm1061")).cloned().collect();
        let one = Parts { without: Vec::new(), scenarios, ..parts };
        prop_assume!(!one.scenarios.is_empty());
        let own = one.platform.clone().expect("a platform is named");
        let scenarios = one.scenarios.iter().map(|scenario| with_system(scenario, &own)).collect();
        let two = Parts { platform: None, scenarios, ..one.clone() };
        let query = two.query();
        let (one, two) = (evaluate(&one.comparison()), evaluate(&two.comparison()));
        for (one, two) in one.scenarios.iter().zip(&two.scenarios) {
            prop_assert_eq!(one.ladder, two.ladder, "{}", query);
            prop_assert_eq!(one.route.get(), two.route.get(), "{}", query);
        }
    }

    /// What hangs on one system knows nothing of another, and what is refused takes nothing.
    #[test]
    fn other_systems_and_refused_devices_change_nothing(parts in parts().prop_map(together), at in any::<Index>()) {
        let all = evaluate(&parts.comparison());
        let at = &all.scenarios[at.index(all.scenarios.len())];
        let Some(route) = at.route.get() else { return Ok(()) };
        let is_here = |row: &&ScenarioReport| {
            let is_there = row.route.get().is_some_and(|other| other.system == route.system);
            is_there && (row.carrier().is_some() || row.scenario.device.is_none())
        };
        let kept = parts.scenarios.iter().zip(&all.scenarios).filter(|(_, row)| is_here(row));
        let scenarios: Vec<String> = kept.map(|(scenario, _)| scenario.clone()).collect();
        prop_assume!(!scenarios.is_empty());
        let few = evaluate(&Parts { scenarios, ..parts.clone() }.comparison());
        let rows = all.scenarios.iter().filter(is_here).zip(&few.scenarios);
        for (one, two) in rows.map(|(one, two)| (unnumbered(one), unnumbered(two))) {
            prop_assert_eq!(one.ladder, two.ladder, "{}", parts.query());
            prop_assert_eq!(
                one.route.get().map(|route| (route.offered, &route.stops)),
                two.route.get().map(|route| (route.offered, &route.stops))
            );
        }
    }

    #[test]
    fn without_a_system_nothing_is_shared(comparison in comparison(), is_together in any::<bool>()) {
        let mode = if is_together { Mode::Together } else { Mode::Compare };
        let comparison = comparison.apply(Edit::SetMode(mode)).expect("there are both modes");
        let report = evaluate(&comparison);
        prop_assert!(report.system.get().is_none());
        for (row, scenario) in report.scenarios.iter().zip(comparison.scenarios()) {
            prop_assert_eq!(row, &evaluate_scenario(scenario, &comparison.traffic));
        }
    }

    #[test]
    fn a_port_that_hangs_nowhere_knows_nothing_of_the_system(parts in parts_with_rules()) {
        let comparison = parts.comparison();
        for row in evaluate(&comparison).scenarios {
            if row.scenario.attachment.is_none() {
                prop_assert_eq!(&row.route, &Optional::NONE);
                prop_assert_eq!(&row, &evaluate_scenario(&row.scenario, &comparison.traffic));
            }
        }
    }
}

/// So that the laws above are known to be about something.
#[test]
fn devices_have_twins() {
    let [read_alike, written_alike] = twins();
    assert!(read_alike.len() > 10 && written_alike.len() > 10, "{} {}", read_alike.len(), written_alike.len());
}
