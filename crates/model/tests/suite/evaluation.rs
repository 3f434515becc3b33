//! Every port there is with every device there is: nothing panics, and every outcome makes sense.

use lanefit_model::{
    Carrier, Device, Direction, Effect, Form, Interface, LegacyBus, LinkCapability, Reason, SataGeneration, Scenario,
    ScenarioReport, Traffic, Verdict, Wire, Word, evaluate_scenario,
};

use crate::support::every::{described_devices, links, listed_devices, ports, speaks_one_protocol};
use crate::support::outcome::{assert_decided_by_a_reason, assert_nested};

fn is_at_most(link: LinkCapability, limit: LinkCapability) -> bool {
    link.generation <= limit.generation && link.width <= limit.width
}

#[track_caller]
fn assert_sound(report: &ScenarioReport, device: &Device) {
    let (port, connection) = (&report.scenario.port, &report.connection);
    let what = format!("{},,{}", port.to_query(), device.to_query());
    assert_decided_by_a_reason(report, &what);
    let is_modelled = !matches!(report.carrier(), None | Some(Carrier::NotModelled(_)));
    assert_eq!(report.ladder.is_some(), is_modelled, "{what}");
    assert_eq!(report.limited_by.is_some(), report.carrier().is_some(), "{what}");
    if let Some(ladder) = report.ladder {
        assert_nested(&ladder, &what);
    }
    let has_full = connection.reasons.contains(&Reason::FullLink);
    let is_enough = connection.reasons.contains(&Reason::Enough);
    assert_eq!(has_full != is_enough, connection.verdict == Verdict::Works, "{what}");
    if connection.verdict == Verdict::Refused {
        let refusals = connection.reasons.iter().filter(|reason| reason.effect() == Effect::Refuses).count();
        assert_eq!(refusals, 1, "{what}: the first refusal ends the asking: {:?}", connection.reasons);
    }
    if let (Some(Carrier::Pcie(runs)), Some(wired)) = (report.carrier(), port.link) {
        assert!(is_at_most(runs, wired), "{what}");
        let own = device.profile().links;
        assert!(own.into_iter().flatten().any(|own| is_at_most(runs, own)), "{what}");
    }
    if has_full && speaks_one_protocol(device) {
        let is_own = match (connection.carrier, connection.device_carrier) {
            (Some(Carrier::Pcie(runs)), Some(Carrier::Pcie(own))) => runs.is_equal_in_rate(own),
            (runs, own) => runs.is_some() && runs == own,
        };
        assert!(is_own, "{what}: {connection:?}");
    }
}

/// How many pairings were tried, and how many of each verdict.
fn assert_all_sound(devices: &[Device], traffic: &Traffic) -> [usize; 4] {
    let mut verdicts = [0; 4];
    for port in ports() {
        for device in devices {
            let scenario = Scenario { device: Some(*device), ..Scenario::bare(port) };
            let report = evaluate_scenario(&scenario, traffic);
            assert_sound(&report, device);
            verdicts[report.connection.verdict as usize] += 1;
        }
    }
    verdicts
}

#[test]
fn every_port_and_every_device_of_the_catalogue_have_an_outcome() {
    let devices = listed_devices();
    for direction in Direction::VALUES {
        let traffic = Traffic { direction: *direction, ..Traffic::default() };
        let verdicts = assert_all_sound(&devices, &traffic);
        assert_eq!(verdicts.iter().sum::<usize>(), ports().len() * devices.len());
        assert!(verdicts.iter().all(|count| *count > 1000), "{verdicts:?}");
    }
}

#[test]
fn every_port_and_every_described_device_have_an_outcome() {
    let devices = described_devices();
    let verdicts = assert_all_sound(&devices, &Traffic::default());
    assert_eq!(verdicts.iter().sum::<usize>(), ports().len() * devices.len());
}

/// So that the products above are known to be about everything.
#[test]
fn every_form_and_every_device_is_tried() {
    let (ports, described, listed) = (ports(), described_devices(), listed_devices());
    for form in Form::ports() {
        assert!(ports.iter().any(|port| port.form == form && !port.is_dead()), "{}", form.id());
        let can_be_dead = form != Form::Pcie;
        assert_eq!(ports.iter().any(|port| port.form == form && port.is_dead()), can_be_dead, "{}", form.id());
    }
    for form in Form::devices() {
        assert!(described.iter().any(|device| device.profile().form == form), "{}", form.id());
    }
    let every_port: usize = Form::ports().map(expected_ports).sum();
    assert_eq!(ports.len(), every_port);
    assert!(ports.len() > 800 && described.len() > 400, "{} ports, {} devices", ports.len(), described.len());
    assert_eq!(listed.len(), include_str!("../data/device_ids.txt").lines().skip(1).count());
}

/// A port of a form has any of its links or none, any of its SATA rates or none, and any other wire or
/// none: as many as the product says, but that a SATA Express connector is one or the other, a bus
/// has nothing but its rate, and a link without a connector is never dead.
fn expected_ports(form: Form) -> usize {
    let links = links().filter(|link| Interface::carries(form, *link)).count();
    let rates = if form.can_sata() { SataGeneration::ALL.len() } else { 0 };
    let wires = Wire::VALUES.iter().filter(|wire| wire.fits(form)).count();
    match form {
        Form::Pcie => links,
        Form::SataExpress => links + 1 + 1,
        Form::Pci => LegacyBus::PCI.len() + 1,
        Form::PciX => LegacyBus::PCI_X.len() + 1,
        _ => (links + 1) * (rates + 1) * (wires + 1),
    }
}

/// A slower SAS port or bus holds a device back, and nothing else is called slower.
#[test]
fn a_port_is_slower_where_sas_or_a_bus_runs_below_the_device() {
    let mut slower = 0;
    for port in ports() {
        for device in described_devices() {
            let report =
                evaluate_scenario(&Scenario { device: Some(device), ..Scenario::bare(port) }, &Traffic::default());
            let has_it = report.connection.reasons.contains(&Reason::SlowerPort);
            let expected = match (report.carrier(), device.profile()) {
                (Some(Carrier::Legacy(runs)), profile) => {
                    profile.bus.is_some_and(|own| runs.burst_rate() < own.burst_rate())
                }
                (Some(Carrier::NotModelled(Wire::Sas6)), profile) => profile.wires.has(Wire::Sas12),
                _ => false,
            };
            assert_eq!(has_it, expected, "{},,{}", port.to_query(), device.to_query());
            slower += usize::from(has_it);
        }
    }
    assert!(slower > 10, "only {slower} were slower");
}

#[test]
fn a_port_alone_works_unless_it_is_dead() {
    for port in ports() {
        let report = evaluate_scenario(&Scenario::bare(port), &Traffic::default());
        assert_eq!(report.connection.verdict == Verdict::Refused, port.is_dead(), "{}", port.to_query());
        assert_decided_by_a_reason(&report, &port.to_query());
        if let Some(ladder) = report.ladder {
            assert_nested(&ladder, &port.to_query());
        }
    }
}
