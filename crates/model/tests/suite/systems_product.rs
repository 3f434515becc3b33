//! Every system, every port of it and every kind of device: nothing panics, and every outcome makes sense.

use lanefit_model::facts::devices::CATALOGUE;
use lanefit_model::{Comparison, Device, Profile, ScenarioReport, Split, evaluate};

use crate::support::every::listed_devices;
use crate::support::outcome::{assert_decided_by_a_reason, assert_nested};
use crate::support::read;
use crate::support::systems::{port_names, systems};

/// Ports that hang on processor and chipset, where no board says what they are.
const OWN_PORTS: &[&str] = &["m2m:5.0x4-sata600", "x16:5.0x16", "x16:4.0x8-x4x4", "sata:600", "u2:4.0x4", "usb4:3.0x4"];

/// What decides how a device uses a port, but for the size of its rating.
fn kind(device: &Device) -> impl PartialEq {
    let Profile { form, links, sata, bus, wires, class, behind, commands, quirk, .. } = device.profile();
    (form, links, sata, bus, wires, class, format!("{behind:?} {commands:?} {quirk:?}"))
}

/// One device of each kind in the catalogue: those that are left out differ from one of these in name,
/// rating, power or length alone.
fn kinds() -> Vec<Device> {
    let mut kinds: Vec<Device> = Vec::new();
    for device in listed_devices() {
        if !kinds.iter().any(|other| kind(other) == kind(&device)) {
            kinds.push(device);
        }
    }
    kinds
}

#[track_caller]
fn assert_sound(row: &ScenarioReport, what: &str) {
    assert!(!row.connection.reasons.is_empty(), "{what}: a verdict has a reason");
    assert_decided_by_a_reason(row, what);
    if let Some(ladder) = row.ladder {
        assert_nested(&ladder, what);
        if let (Some(delivered), Some(typical)) = (ladder.delivered, ladder.typical) {
            assert!(delivered <= typical.value, "{what}: {ladder:?}");
        }
    }
    let route = row.route.get().expect("its system is named");
    assert_eq!(route.stops.is_empty(), row.carrier().is_none(), "{what}");
    for stop in &route.stops {
        assert!(stop.ceiling.is_none_or(|ceiling| ceiling.mb_s() > 0.0), "{what}: {stop:?}");
    }
    assert!(route.held_by.is_none_or(|at| at < route.stops.len()), "{what}");
}

/// Tries devices in a port, as many at once as a comparison has room for; how many that were.
fn try_all(start: &str, port: &str, devices: &[Device]) -> usize {
    for devices in devices.chunks(Comparison::MAX_SCENARIOS) {
        let scenarios = devices.iter().map(|device| ["&s=", port, ",", &device.to_query()].concat());
        let query = [start.to_owned(), scenarios.collect()].concat();
        let comparison = read(&query);
        assert_eq!(comparison.scenarios().len(), devices.len(), "{query}");
        for row in &evaluate(&comparison).scenarios {
            assert_sound(row, &query);
        }
    }
    devices.len()
}

#[test]
fn every_port_of_every_system_and_every_kind_of_device_have_an_outcome() {
    let kinds = kinds();
    let mut tried = 0;
    for system in systems() {
        let start = ["platform=", &system.id()].concat();
        for name in port_names(*system) {
            tried += try_all(&start, &[",", &name].concat(), &kinds);
        }
        // A board adds nothing to what its processor and chipset say of ports that it does not have.
        if system.machine().is_none() {
            for (port, side) in OWN_PORTS.iter().flat_map(|port| ["cpu", "chipset"].map(|side| (port, side))) {
                // What a processor cannot divide is refused when the query is read.
                let whole = port.strip_suffix("-x4x4");
                let is_refused = side == "cpu" && !system.platform().divides_slots(Split::X4X4);
                let port = whole.filter(|_| is_refused).unwrap_or(port);
                tried += try_all(&start, &[port, ",", side].concat(), &kinds);
            }
        }
    }
    assert!(tried > 100_000, "only {tried} were tried");
}

/// So that the product above is known to be about every class.
#[test]
fn every_class_has_a_device_that_is_tried() {
    let kinds = kinds();
    for (class, rows) in CATALOGUE {
        assert!(kinds.iter().any(|device| device.profile().class == Some(*class)), "{class:?} of {}", rows.len());
    }
    assert!(kinds.len() > 50, "only {} kinds", kinds.len());
}
