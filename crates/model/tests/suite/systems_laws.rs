//! What holds for any comparison of ports on any systems.

use lanefit_model::path::{Place, Segment};
use lanefit_model::system::{Cause, Route, SitePlace, Stop, Term};
use lanefit_model::{
    Attachment, Carrier, Comparison, LimitedBy, Note, Report, Scenario, ScenarioReport, evaluate, evaluate_scenario,
    query,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::support::outcome::{assert_decided_by_a_reason, assert_nested};
use crate::support::systems::{parts_with_rules, system_edit, together, unnumbered};

/// Room for rounding in sums and quotients of a few rates.
const ROUNDING: f64 = 1e-9;

/// Rows of a report with their routes.
fn routed(report: &Report) -> impl Iterator<Item = (&ScenarioReport, &Route)> {
    report.scenarios.iter().filter_map(|row| Some((row, row.route.get()?)))
}

/// Whether something moves data there.
fn is_busy(row: &ScenarioReport) -> bool {
    row.scenario.device.is_some() && row.carrier().is_some()
}

/// What each link of a scenario delivers.
fn rate(row: &ScenarioReport) -> f64 {
    row.ladder.map_or(0.0, |ladder| ladder.lowest().mb_s())
}

/// What lies behind the connector, which several scenarios may go through.
fn behind_slot(route: &Route) -> impl Iterator<Item = &Stop> {
    route.stops.iter().filter(|stop| stop.segment.place() > Place::Slot)
}

/// Every segment of a system behind the connectors, with the rows whose paths lead through it.
fn shared_stops(report: &Report) -> Vec<(Stop, Vec<&ScenarioReport>)> {
    let mut found: Vec<(String, Segment, Stop, Vec<&ScenarioReport>)> = Vec::new();
    for (row, route) in routed(report) {
        for stop in behind_slot(route) {
            let id = route.system.id();
            match found.iter_mut().find(|(system, segment, ..)| *system == id && *segment == stop.segment) {
                Some((.., rows)) => rows.push(row),
                None => found.push((id, stop.segment, *stop, vec![row])),
            }
        }
    }
    found.into_iter().map(|(_, _, stop, rows)| (stop, rows)).collect()
}

/// A row as it would be if its port, as the system offers it, were looked at without the system.
fn without_path(row: &ScenarioReport, route: &Route, comparison: &Comparison) -> ScenarioReport {
    let is_left_out = comparison.setup().is_some_and(|setup| setup.without.contains(&Term::Asm106x));
    let attachment = match row.scenario.attachment {
        Some(Attachment::Asm1061) if is_left_out => Some(Attachment::Chipset),
        other => other,
    };
    let scenario = Scenario { port: route.offered, attachment, ..row.scenario };
    let mut alone = evaluate_scenario(&scenario, &comparison.traffic);
    alone.notes.retain(|note| *note != Note::UplinkNotCounted);
    ScenarioReport { scenario: row.scenario, route: row.route.clone(), ..alone }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn every_outcome_makes_sense(parts in parts_with_rules()) {
        let comparison = parts.comparison();
        let report = evaluate(&comparison);
        prop_assert_eq!(report.scenarios.len(), comparison.scenarios().len());
        for (row, scenario) in report.scenarios.iter().zip(comparison.scenarios()) {
            prop_assert_eq!(&row.scenario, scenario);
            assert_decided_by_a_reason(row, &parts.query());
            if let Some(ladder) = row.ladder {
                assert_nested(&ladder, &parts.query());
            }
        }
        for (row, route) in routed(&report) {
            prop_assert_eq!(route.stops.is_empty(), row.carrier().is_none());
            prop_assert!(route.stops.iter().all(|stop| stop.ceiling.is_none_or(|most| most.mb_s() > 0.0)));
        }
    }

    #[test]
    fn a_comparison_is_written_and_read_back(parts in parts_with_rules()) {
        let comparison = parts.comparison();
        let written = query::write(&comparison);
        let reading = query::read(&written);
        prop_assert_eq!(reading.warnings, [], "{}", written);
        prop_assert_eq!(&reading.comparison, &comparison);
    }

    #[test]
    fn edits_of_a_system_keep_a_comparison_valid(parts in parts_with_rules(), edits in vec(system_edit(9), 1..12)) {
        let mut comparison = parts.comparison();
        for edit in edits {
            comparison = comparison.apply(edit).unwrap_or(comparison);
            let written = query::write(&comparison);
            let reading = query::read(&written);
            prop_assert_eq!(reading.warnings, [], "{}", written);
            prop_assert_eq!(&reading.comparison, &comparison);
        }
    }

    #[test]
    fn no_segment_carries_more_than_it_can(parts in parts_with_rules().prop_map(together)) {
        let report = evaluate(&parts.comparison());
        for (stop, rows) in shared_stops(&report) {
            let busy = || rows.iter().filter(|row| is_busy(row));
            let total: f64 = busy().map(|row| rate(row) * f64::from(row.connection.links)).sum();
            let most = stop.ceiling.map_or(f64::MAX, |ceiling| ceiling.mb_s()) * (1.0 + ROUNDING);
            prop_assert!(total <= most, "{} over {:?}", total, stop);
            prop_assert!(stop.load.mb_s() <= most, "{:?}", stop);
            let flows: u8 = busy().map(|row| row.connection.links).sum();
            prop_assert_eq!(stop.flows, flows);
        }
        for (row, route) in routed(&report).filter(|(row, _)| is_busy(row)) {
            for stop in route.stops.iter().take(1) {
                let most = stop.ceiling.map_or(f64::MAX, |ceiling| ceiling.mb_s()) * (1.0 + ROUNDING);
                prop_assert!(rate(row) <= most, "{} over {:?}", rate(row), stop);
            }
        }
    }

    /// Nothing is idle that could serve a device which wants more: what holds it back is full, and what is
    /// held back by nothing delivers what it delivers without a system.
    #[test]
    fn who_is_held_back_meets_a_full_segment_and_who_is_not_has_all(parts in parts_with_rules().prop_map(together)) {
        let comparison = parts.comparison();
        let report = evaluate(&comparison);
        for (row, route) in routed(&report) {
            let alone = without_path(row, route, &comparison);
            let Some(guilty) = route.guilty() else {
                prop_assert_eq!(row, &alone);
                continue;
            };
            let full = guilty.ceiling.map(|ceiling| ceiling.mb_s()).unwrap_or(f64::MAX);
            prop_assert!((guilty.load.mb_s() - full).abs() <= full * ROUNDING, "{:?}", guilty);
            prop_assert!(rate(row) < rate(&alone), "{:?} {}", row, parts.query());
            let is_blamed = |by: LimitedBy| match by {
                LimitedBy::Path(held) => held.place == guilty.segment.place() && held.flows == guilty.flows,
                _ => false,
            };
            prop_assert!(row.limited_by.is_some_and(is_blamed), "{:?}", row);
        }
    }

    /// Another scenario may take lanes and ports, and what it takes from one it can leave to a third: a socket
    /// that is switched off no longer shares the uplink. Where it takes no lanes, it raises nobody's rate.
    #[test]
    fn another_scenario_raises_no_rate(parts in parts_with_rules().prop_map(together), at in any::<Index>()) {
        let at = at.index(parts.scenarios.len());
        let mut fewer = parts.clone();
        fewer.scenarios.remove(at);
        prop_assume!(!fewer.scenarios.is_empty());
        let (before, mut after) = (evaluate(&fewer.comparison()), evaluate(&parts.comparison()));
        after.scenarios.remove(at);
        // A payload that one drive's rating takes for granted is then taken for granted on what all share.
        let payload = |report: &Report| report.scenarios.iter().map(|row| row.settings.mps).max();
        prop_assume!(payload(&evaluate(&parts.comparison())) == payload(&before));
        let offers = |report: &Report| -> Vec<_> {
            report.scenarios.iter().map(|row| row.route.get().map(|route| route.offered)).collect()
        };
        if offers(&before) == offers(&after) {
            for (one, two) in before.scenarios.iter().zip(&after.scenarios) {
                prop_assert!(rate(two) <= rate(one) * (1.0 + ROUNDING), "{}: {:?}", parts.query(), two.scenario);
            }
        }
    }

    /// Nobody gets more lanes by what is plugged in elsewhere, unless that takes some from a third.
    #[test]
    fn another_scenario_leaves_a_port_more_only_by_taking_from_a_third(
        parts in parts_with_rules().prop_map(together), at in any::<Index>(),
    ) {
        let at = at.index(parts.scenarios.len());
        let mut fewer = parts.clone();
        fewer.scenarios.remove(at);
        prop_assume!(!fewer.scenarios.is_empty());
        let (before, mut after) = (evaluate(&fewer.comparison()), evaluate(&parts.comparison()));
        after.scenarios.remove(at);
        let lanes = |row: &ScenarioReport| {
            let port = row.route.get().map_or(row.scenario.port, |route| route.offered);
            (port.link.map_or(0, |link| link.width.lanes()), port.sata)
        };
        let changes = || before.scenarios.iter().zip(&after.scenarios).map(|(one, two)| (lanes(one), lanes(two)));
        if changes().any(|(one, two)| two.0 > one.0 || two.1 > one.1) {
            prop_assert!(changes().any(|(one, two)| two.0 < one.0 || two.1 < one.1), "{}", parts.query());
        }
    }

    /// Order decides who gets what is scarce: the first slot the larger part of the lanes, the first drive the
    /// first link. It decides nothing else: as many ports live, and where each has what it had and hangs where
    /// it hung, each device delivers what it did.
    #[test]
    fn order_decides_who_gets_scarce_lanes_and_nothing_else(
        (parts, order) in parts_with_rules().prop_map(together).prop_flat_map(|parts| {
            let order: Vec<usize> = (0..parts.scenarios.len()).collect();
            (Just(parts), Just(order).prop_shuffle())
        }),
    ) {
        let mut other = parts.clone();
        other.scenarios = order.iter().map(|at| parts.scenarios[*at].clone()).collect();
        let (one, two) = (evaluate(&parts.comparison()), evaluate(&other.comparison()));
        let offered = |row: &ScenarioReport| row.route.get().map(|route| route.offered);
        let alive = |report: &Report| {
            report.scenarios.iter().filter(|row| offered(row).is_some_and(|port| !port.is_dead())).count()
        };
        // Of two devices in one port the first may take lanes that the second does not want.
        let is_crowded = one.scenarios.iter().filter_map(|row| row.route.get()?.cause).any(is_occupied);
        if parts.rules.is_empty() && !is_crowded {
            prop_assert_eq!(alive(&one), alive(&two), "{}", parts.query());
        }
        let path = |row: &ScenarioReport| -> Vec<Segment> {
            row.route.get().into_iter().flat_map(|route| route.stops.iter().map(|stop| stop.segment)).collect()
        };
        let same = || order.iter().zip(&two.scenarios).map(|(at, row)| (&one.scenarios[*at], row));
        if same().all(|(one, two)| offered(one) == offered(two) && path(one) == path(two)) {
            for (one, two) in same().map(|(one, two)| (unnumbered(one), unnumbered(two))) {
                prop_assert_eq!(one.ladder, two.ladder, "{}", parts.query());
                prop_assert_eq!(one.limited_by, two.limited_by);
                prop_assert_eq!(one.route.get().map(|route| &route.stops), two.route.get().map(|route| &route.stops));
            }
        }
    }

    #[test]
    fn no_more_lanes_are_used_than_there_are(parts in parts_with_rules().prop_map(together)) {
        let comparison = parts.comparison();
        let report = evaluate(&comparison);
        for lanes in &report.system.get().expect("a platform is named").lanes {
            prop_assert!(lanes.used <= lanes.total && lanes.total > 0, "{:?}", lanes);
        }
        let platform = comparison.setup().expect("a platform is named").system.platform();
        let on_chipset = report.scenarios.iter().filter(|row| is_busy(row) && is_on_chipset(&row.scenario));
        let used = on_chipset.map(|row| match row.carrier() {
            Some(Carrier::Pcie(link)) => link.width.lanes() * u32::from(row.connection.links),
            _ => 0,
        });
        let most = u32::from(platform.chipset_lanes());
        prop_assert!(most == 0 || used.sum::<u32>() <= most, "{}", parts.query());
    }
}

const fn is_occupied(cause: Cause) -> bool {
    matches!(cause, Cause::Occupied { .. })
}

/// Whether a port hangs on the chipset of the comparison, and no board says so.
fn is_on_chipset(scenario: &Scenario) -> bool {
    match scenario.attachment {
        Some(Attachment::Chipset) => true,
        Some(Attachment::Site(site)) => site.system.is_none() && matches!(site.place, SitePlace::Chipset(_)),
        _ => false,
    }
}

/// So that the laws above are known to be about something.
#[test]
fn what_is_tried_is_held_back_and_taken_away_in_every_way() {
    let mut runner = TestRunner::deterministic();
    let strategy = parts_with_rules().prop_map(together);
    let (mut shared, mut alone, mut free) = (0, 0, 0);
    let (mut taken, mut occupied, mut by_rule, mut scarce, mut refused) = (0, 0, 0, 0, 0);
    for _ in 0..6000 {
        let parts = strategy.new_tree(&mut runner).expect("there are such parts").current();
        let report = evaluate(&parts.comparison());
        for (row, route) in routed(&report) {
            match route.guilty() {
                Some(stop) if stop.flows > 1 => shared += 1,
                Some(_) => alone += 1,
                None => free += usize::from(is_busy(row)),
            }
            match route.cause {
                Some(Cause::Taken { .. }) => taken += 1,
                Some(Cause::Occupied { .. }) => occupied += 1,
                Some(Cause::Rule) => by_rule += 1,
                Some(Cause::NoLanesLeft | Cause::NoSataLeft) => scarce += 1,
                _ => {}
            }
            refused += usize::from(row.scenario.device.is_some() && row.carrier().is_none());
        }
    }
    let counts = [shared, alone, free, taken, occupied, by_rule, scarce, refused];
    assert!(counts.iter().all(|count| *count >= 20), "{counts:?}");
}
