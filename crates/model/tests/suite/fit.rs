//! The matrix of links: which suffice for a device, a rate, or a number of drives.

use lanefit_model::facts::devices::Rating;
use lanefit_model::fit::{Cell, Fit, Need, Outcome, drive_kind, drives_fed, fit};
use lanefit_model::{
    Carrier, Direction, Form, Generation, Interface, LinkCapability, LinkWidth, Scenario, Throughput, Traffic, Verdict,
    evaluate_scenario,
};
use proptest::prelude::*;

use crate::support::every::{listed_devices, speaks_one_protocol};
use crate::support::outcome::{ROUNDING, loss_at_a_tie};
use crate::support::strategy::{scenario, traffic};
use crate::support::{assert_close, read_scenario};

fn fit_of(scenario: &str) -> Fit {
    fit(&read_scenario(scenario), &Traffic::default(), None)
}

fn rate_of(outcome: &Outcome) -> Option<Throughput> {
    match outcome {
        Outcome::Suffices(rate) | Outcome::Limits(rate) => Some(*rate),
        Outcome::Refused(_) | Outcome::NoSuchPort => None,
    }
}

#[track_caller]
fn assert_sound(scenario: &Scenario, traffic: &Traffic, asked: Option<Throughput>) {
    let matrix = fit(scenario, traffic, asked);
    assert_eq!(matrix.cells.len(), 25);
    let device = scenario.device.map(|device| device.to_query()).unwrap_or_default();
    let mut cells = matrix.cells.iter();
    for generation in Fit::GENERATIONS {
        for width in Fit::WIDTHS {
            let cell = cells.next().unwrap();
            let what = format!("{},,{device} at {cell:?}", scenario.port.to_query());
            assert_eq!(cell.offered, LinkCapability::new(generation, width), "{what}");
            assert_eq!(matrix.cell(cell.offered), Some(cell), "{what}");
            assert_cell(scenario, traffic, &matrix, cell, &what);
        }
    }
}

/// A port whose form has no PCIe is tried as the device's own kind of port, or as a bare link.
fn tried_port(scenario: &Scenario) -> Interface {
    let has_lanes = |form: Form| form.is_port() && form.lanes() > 0;
    match scenario.device.map(|device| device.profile().form) {
        _ if has_lanes(scenario.port.form) => scenario.port,
        Some(form) if has_lanes(form) => Interface::unwired(form),
        _ => Interface::unwired(Form::Pcie),
    }
}

#[track_caller]
fn assert_cell(scenario: &Scenario, traffic: &Traffic, matrix: &Fit, cell: &Cell, what: &str) {
    let port = tried_port(scenario).with_link(cell.offered);
    let report = evaluate_scenario(&Scenario { port, ..*scenario }, traffic);
    let runs = match report.carrier() {
        Some(Carrier::Pcie(link)) => Some(link),
        _ => None,
    };
    match &cell.outcome {
        Outcome::NoSuchPort => {
            assert!(!Interface::carries(port.form, cell.offered) || report.ladder.is_none(), "{what}");
        }
        Outcome::Refused(reason) => {
            assert_eq!(report.connection.verdict, Verdict::Refused, "{what}");
            assert!(report.connection.reasons.contains(reason), "{what}");
        }
        Outcome::Suffices(rate) | Outcome::Limits(rate) => {
            assert_eq!(report.ladder.map(|ladder| ladder.lowest()), Some(*rate), "{what}");
            assert_eq!(cell.runs, runs, "{what}");
            let has_enough = rate.mb_s() >= matrix.need.mb_s() * 0.99;
            assert_eq!(matches!(cell.outcome, Outcome::Suffices(_)), has_enough, "{what}");
        }
    }
}

/// A newer generation or more lanes never deliver less.
#[track_caller]
fn assert_monotone(scenario: &Scenario, traffic: &Traffic) {
    let matrix = fit(scenario, traffic, None);
    let rate_at =
        |generation, width| matrix.cell(LinkCapability::new(generation, width)).and_then(|cell| rate_of(&cell.outcome));
    let slack = scenario.device.map_or(ROUNDING, |device| loss_at_a_tie(&device));
    let what = format!("{:?}: {:?}", scenario.port.to_query(), scenario.device.map(|device| device.to_query()));
    let assert_rises = |rates: &[Option<Throughput>]| {
        let known: Vec<f64> = rates.iter().flatten().map(|rate| rate.mb_s()).collect();
        assert!(known.is_sorted_by(|less, more| *more >= less * (1.0 - slack)), "{what}: {known:?}");
    };
    for generation in Fit::GENERATIONS {
        assert_rises(&Fit::WIDTHS.map(|width| rate_at(generation, width)));
    }
    for width in Fit::WIDTHS {
        assert_rises(&Fit::GENERATIONS.map(|generation| rate_at(generation, width)));
    }
}

#[test]
fn every_device_has_a_matrix_on_every_kind_of_port() {
    for form in Form::ports() {
        for device in listed_devices() {
            let scenario = Scenario { device: Some(device), ..Scenario::bare(Interface::example(form)) };
            assert_sound(&scenario, &Traffic::default(), None);
            assert_monotone(&scenario, &Traffic::default());
        }
        assert_sound(&Scenario::bare(Interface::example(form)), &Traffic::default(), None);
    }
}

proptest! {
    #[test]
    fn a_matrix_says_what_the_scenarios_say(
        scenario in scenario(),
        traffic in traffic(),
        asked in prop::option::of(1.0..100_000.0_f64),
    ) {
        assert_sound(&scenario, &traffic, asked.map(Throughput::from_mb_s));
        if scenario.device.is_none_or(|device| speaks_one_protocol(&device)) {
            assert_monotone(&scenario, &traffic);
        }
    }
}

/// The question is about links there, not about the wrong socket.
#[test]
fn a_port_without_pcie_is_tried_as_the_devices_own_kind() {
    let x8 = |generation| LinkCapability::new(generation, LinkWidth::X8);
    let [drive, card] = ["sata:600,,samsung-980-pro-1tb", "msata:600,,quad-m2-card"].map(fit_of);
    assert_eq!(drive.cell(x8(Generation::Gen4)).unwrap().outcome, Outcome::NoSuchPort);
    let found: Vec<LinkCapability> = drive.least().collect();
    let x4 = |generation| LinkCapability::new(generation, LinkWidth::X4);
    assert_eq!(found, [x4(Generation::Gen4), x4(Generation::Gen5)]);
    assert_eq!(card.cell(x8(Generation::Gen4)).unwrap().runs, Some(x4(Generation::Gen4)));
}

/// For each generation the narrowest link that suffices.
#[test]
fn the_least_links_are_those_of_data_sheets() {
    use Generation::{Gen1, Gen2, Gen3, Gen4, Gen5};
    use LinkWidth::{X1, X2, X4, X16};
    let link = LinkCapability::new;
    for (scenario, least) in [
        ("pcie:4.0x4,,samsung-980-pro-1tb", &[link(Gen4, X4), link(Gen5, X4)][..]),
        ("pcie:3.0x4,,plextor-m6e-256gb", &[link(Gen2, X2), link(Gen3, X2), link(Gen4, X2), link(Gen5, X2)]),
        (
            "x16:3.0x16,,realtek-rtl8111",
            &[link(Gen1, X1), link(Gen2, X1), link(Gen3, X1), link(Gen4, X1), link(Gen5, X1)],
        ),
        ("x16:3.0x16,,connectx-5", &[link(Gen3, X16), link(Gen4, X16), link(Gen5, X16)]),
        ("x16:3.0x16,,aquantia-aqc107", &[link(Gen2, X4), link(Gen3, X2), link(Gen4, X2), link(Gen5, X2)]),
    ] {
        let found: Vec<LinkCapability> = fit_of(scenario).least().collect();
        assert_eq!(found, least, "{scenario}");
    }
}

#[test]
fn a_need_comes_from_the_reader_the_rating_or_the_link() {
    let rated = fit_of("m2m:3.0x2,,samsung-980-pro-1tb");
    assert_eq!((rated.need.mb_s(), rated.basis), (7000.0, Need::Rating));
    let written = Traffic { direction: Direction::ToDevice, ..Traffic::default() };
    let written = fit(&read_scenario("m2m:3.0x2,,samsung-980-pro-1tb"), &written, None);
    assert_eq!((written.need.mb_s(), written.basis), (5000.0, Need::Rating));
    let copies = fit_of("x16:4.0x16,,radeon-rx-6600");
    assert_eq!(copies.basis, Need::Link);
    assert_close(copies.need.mb_s(), 13_288.0, 1.0, "4.0 x8, copies");
    let disks = fit_of("x4:3.0x4,,asm1166,2");
    assert_eq!(disks.basis, Need::Drives);
    assert_close(disks.need.mb_s(), 2.0 * 553.2, 0.1, "two SATA drives");
    // A passive card has no generation of its own: its drives are taken to be of the port's.
    for (port, typical) in [("x16:3.0x16", 3458.4), ("x16:4.0x16", 6916.8)] {
        let card = fit_of(&format!("{port}-x4x4x4x4,,quad-m2-card"));
        assert_eq!(card.basis, Need::Link);
        assert_close(card.need.mb_s(), typical, 0.1, port);
    }
    let bare = fit_of("pcie:2.0x2");
    assert_eq!(bare.basis, Need::Link);
    assert_close(bare.need.mb_s(), 878.0, 1.0, "2.0 x2");
    let asked = fit(&read_scenario("pcie:3.0x4"), &Traffic::default(), Some(Throughput::from_mb_s(1250.0)));
    assert_eq!((asked.need.mb_s(), asked.basis), (1250.0, Need::Asked));
    let least: Vec<LinkCapability> = asked.least().collect();
    assert_eq!(least[0], LinkCapability::new(Generation::Gen1, LinkWidth::X8));
}

/// Six SSDs behind two lanes: what they need no link gives, and the controller's own is why.
#[test]
fn the_drives_behind_a_controller_may_need_more_than_its_link() {
    let scenario = read_scenario("x4:3.0x2,,asm1166,6");
    let six = fit(&scenario, &Traffic::default(), None);
    assert_eq!(six.basis, Need::Drives);
    assert_close(six.need.mb_s(), 6.0 * 553.2, 0.5, "six SATA drives");
    assert_eq!(six.least().count(), 0);
    let controller = scenario.device.unwrap().profile();
    assert_eq!(six.limiting_device_link(&controller), controller.links[0]);
    let two = fit_of("x4:3.0x2,,asm1166,2");
    assert!(two.least().count() > 0);
    assert_eq!(two.limiting_device_link(&controller), None);
    let slow_port = fit(&read_scenario("pcie:7.0x16"), &Traffic::default(), None);
    assert_eq!(slow_port.least().count(), 0);
}

/// A device without a PCIe link runs at none.
#[test]
fn a_sata_drive_is_refused_at_every_link() {
    let matrix = fit_of("sata:600,,samsung-870-evo-1tb");
    assert!(matrix.cells.iter().all(|cell| matches!(cell.outcome, Outcome::Refused(_))));
}

/// Whatever a device is reckoned to need when nobody says so, its own full link has it.
#[test]
fn a_devices_own_link_suffices_unless_its_ports_need_more() {
    for device in listed_devices() {
        let profile = device.profile();
        let Some(own) = profile.links[0] else { continue };
        let port = Interface::unwired(Form::Pcie).with_link(own);
        let matrix = fit(&Scenario { device: Some(device), ..Scenario::bare(port) }, &Traffic::default(), None);
        let outcome = &matrix.cell(own).unwrap().outcome;
        let ports_need_more =
            matches!(profile.rating, Rating::Ports(_)) && matrix.need > own.after_line_code().scaled(0.9);
        let is_enough = matches!(outcome, Outcome::Suffices(_));
        assert!(is_enough || ports_need_more, "{}: {outcome:?} of {:?}", device.to_query(), matrix.need);
    }
}

#[test]
fn a_link_feeds_whole_drives() {
    let rate = |mb_s: f64| Throughput::from_mb_s(mb_s);
    for (link, drive, count) in
        [(1729.0, 560.0, 3), (1680.0, 560.0, 3), (559.0, 560.0, 0), (126_000.0, 100.0, 1260), (1e9, 1.0, 1_048_575)]
    {
        assert_eq!(drives_fed(rate(link), rate(drive)), count, "{drive} of {link}");
    }
    for id in lanefit_model::fit::DRIVE_KINDS {
        let (device, moved) = drive_kind(id, &Traffic::default()).unwrap();
        assert_eq!(device.to_query(), id);
        assert!(moved.mb_s() > 100.0, "{id}");
    }
    assert_eq!(drive_kind("no-such-drive", &Traffic::default()), None);
    assert_eq!(drive_kind("geforce-rtx-4060", &Traffic::default()), None);
}
