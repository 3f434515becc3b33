//! Who shares a segment, and what each of them gets.

use lanefit_model::system::Route;
use lanefit_model::{Carrier, LimitedBy, Report, ScenarioReport, Throughput, ThroughputUnit};

use crate::Words;
use crate::english::phrase::{digits, show};
use crate::english::{English, devices, phrase};

/// Those that move something through a segment.
pub fn sharers(report: &Report, number: usize) -> Vec<&ScenarioReport> {
    report.served_by(number).map(|(_, row)| row).filter(|row| row.moved().mb_s() > 0.0).collect()
}

/// `both drives`, `all 3 cards`, `the drive`, with the verb that follows.
pub fn all_of(rows: &[&ScenarioReport]) -> [String; 2] {
    let kind = |row: &ScenarioReport| match row.scenario.device {
        _ if row.connection.links > 1 => "drive",
        Some(device) => devices::kind(device),
        None => "device",
    };
    let first = rows.first().map_or("device", |row| kind(row));
    let noun = if rows.iter().all(|row| kind(row) == first) { first } else { "device" };
    let count = rows.iter().fold(0_u8, |sum, row| sum.saturating_add(row.connection.links));
    [phrase::all(count, noun), String::from(if count == 1 { "wants" } else { "want" })]
}

/// Whether the sentences about one scenario say what another gets.
pub fn is_told(report: &Report, row: &ScenarioReport, other: &ScenarioReport) -> bool {
    let is_held = matches!(row.limited_by, Some(LimitedBy::Path(_)));
    let guilty = row.route.get().and_then(Route::guilty).filter(|_| is_held);
    guilty.is_some_and(|stop| sharers(report, stop.number).iter().any(|sharer| core::ptr::eq(*sharer, other)))
}

/// What those get that share a segment with a scenario.
pub fn what_each_gets(report: &Report, row: &ScenarioReport, number: usize, unit: ThroughputUnit) -> Option<String> {
    let rows = sharers(report, number);
    let others: Vec<&ScenarioReport> = rows.into_iter().filter(|other| !core::ptr::eq(*other, row)).collect();
    let first = others.first()?.moved();
    if others.iter().all(|other| is_close(other.moved(), first)) && (others.len() > 1 || is_close(row.moved(), first)) {
        let gets = show(first, unit);
        return Some(match (is_close(row.moved(), first), others.len()) {
            (true, 1) => fill!("At the same time, the other gets # as well.", gets),
            (true, _) => fill!("At the same time, the others get # each as well.", gets),
            (false, _) => fill!("At the same time, the others get # each.", gets),
        });
    }
    let mut groups: Vec<Vec<&ScenarioReport>> = Vec::new();
    for other in others {
        let is_alike = |group: &&mut Vec<&ScenarioReport>| {
            group.first().is_some_and(|one| is_close(one.moved(), other.moved()) && noun(one) == noun(other))
        };
        match groups.iter_mut().find(is_alike) {
            Some(group) => group.push(other),
            None => groups.push(vec![other]),
        }
    }
    // Of those of which the fewest are told, the rest is counted.
    let rest = if groups.len() > TOLD { groups.split_off(TOLD - 1).concat() } else { Vec::new() };
    let mut told: Vec<String> = groups.iter().filter_map(|group| group_gets(group, unit)).collect();
    told.extend(rest_gets(&rest, unit));
    Some(fill!("At the same time, #.", phrase::list(&told, " and ")))
}

/// As many parts of a sentence tell what others get.
const TOLD: usize = 3;

fn is_close(one: Throughput, two: Throughput) -> bool {
    (one.ratio_to(two) - 1.0).abs() < 0.005
}

/// What a device is in a word or two.
fn noun(row: &ScenarioReport) -> &'static str {
    let kind = row.scenario.device.map_or("device", devices::kind);
    if kind == "drive" && matches!(row.carrier(), Some(Carrier::Sata { .. })) { "SATA drive" } else { kind }
}

/// `a Samsung 980 PRO 1 TB at port M2-1 gets 1.73 GB/s`, `4 SATA drives get 0.146 GB/s each`.
fn group_gets(group: &[&ScenarioReport], unit: ThroughputUnit) -> Option<String> {
    let first = *group.first()?;
    let gets = show(first.moved(), unit);
    if group.len() > 1 {
        return Some(fill!("# get # each", phrase::count(count_of(group), noun(first)), gets));
    }
    let device = devices::with_drives(&first.scenario, first.scenario.device?);
    let place = super::port(first.scenario.attachment).map_or_else(String::new, |port| fill!(" at port #", port));
    Some(fill!("## gets #", device, place, gets))
}

/// `3 more get 0.200 to 0.400 GB/s each`.
fn rest_gets(rest: &[&ScenarioReport], unit: ThroughputUnit) -> Option<String> {
    let rates = || rest.iter().map(|row| row.moved());
    let least = rates().min_by(|one, two| one.mb_s().total_cmp(&two.mb_s()))?;
    let most = rates().max_by(|one, two| one.mb_s().total_cmp(&two.mb_s()))?;
    Some(fill!("# more get # each", digits(count_of(rest).into()), English.throughput_range(least, most, unit).text()))
}

fn count_of(rows: &[&ScenarioReport]) -> u8 {
    u8::try_from(rows.len()).unwrap_or(u8::MAX)
}
