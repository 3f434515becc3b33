//! What never makes things worse: a longer slot, an open end, more lanes, a newer generation, SATA
//! besides, a split for a passive card, more power.

use lanefit_model::facts::devices::Behind;
use lanefit_model::{
    Device, Form, Generation, Interface, LinkCapability, LinkWidth, SataGeneration, Scenario, ScenarioReport, Split,
    Traffic, evaluate_scenario,
};
use proptest::prelude::*;

use crate::support::every::{described_devices, listed_devices, ports, speaks_one_protocol};
use crate::support::outcome::{ROUNDING, loss_at_a_tie};
use crate::support::strategy::{device, port, traffic};

fn evaluate_with(port: Interface, device: Device, traffic: &Traffic) -> ScenarioReport {
    evaluate_scenario(&Scenario { device: Some(device), ..Scenario::bare(port) }, traffic)
}

/// Whether the second verdict and, at the same verdict or better, the second rate are no worse.
#[track_caller]
fn assert_no_worse(before: &ScenarioReport, after: &ScenarioReport, slack: f64) {
    let what = || {
        let device = after.scenario.device.map(|device| device.to_query()).unwrap_or_default();
        let [was, is] = [before, after].map(|report| report.scenario.port.to_query());
        format!("{device} from {was} to {is}: {:?} and {:?}", before.connection, after.connection)
    };
    assert!(before.connection.is_fitting <= after.connection.is_fitting, "{}", what());
    assert!(after.connection.verdict <= before.connection.verdict, "{}", what());
    assert!(before.connection.carrier.is_none() || before.connection.links <= after.connection.links, "{}", what());
    if let (Some(was), Some(is)) = (before.ladder, after.ladder) {
        assert!(is.lowest().mb_s() >= was.lowest().mb_s() * (1.0 - slack), "{}", what());
    }
}

/// All devices that speak one protocol. One that speaks two takes PCIe first, so that adding a slow
/// link to a socket with USB costs it something.
fn devices() -> impl Iterator<Item = Device> {
    listed_devices().into_iter().chain(described_devices()).filter(speaks_one_protocol)
}

fn next<T: Copy + PartialEq>(values: &[T], value: T) -> Option<T> {
    values.iter().copied().skip_while(|other| *other != value).nth(1)
}

/// The port with one step more of each kind of wiring.
fn with_more_wired(port: Interface) -> Vec<Interface> {
    let mut more = Vec::new();
    match port.link {
        Some(link) => {
            let wider = next(&LinkWidth::ALL, link.width).map(|width| LinkCapability { width, ..link });
            let newer = next(&Generation::ALL, link.generation).map(|generation| LinkCapability { generation, ..link });
            more.extend([wider, newer].into_iter().flatten().map(|link| port.with_link(link)));
        }
        None => more.push(port.with_link(LinkCapability::new(Generation::Gen1, LinkWidth::X1))),
    }
    let faster = port.sata.map_or(Some(SataGeneration::Gen1), |rate| next(&SataGeneration::ALL, rate));
    more.extend(faster.map(|rate| Interface { sata: Some(rate), ..port }));
    more.retain(Interface::is_sayable);
    more
}

#[test]
fn more_wiring_never_makes_it_worse() {
    let traffic = Traffic::default();
    let mut tried = 0;
    let devices: Vec<Device> = devices().collect();
    for port in ports() {
        let more = with_more_wired(port);
        for device in &devices {
            let before = evaluate_with(port, *device, &traffic);
            for more in &more {
                let after = evaluate_with(*more, *device, &traffic);
                assert_no_worse(&before, &after, loss_at_a_tie(device));
                tried += 1;
            }
        }
    }
    assert!(tried > 100_000, "only {tried} steps were tried");
}

#[test]
fn a_longer_slot_and_an_open_end_never_make_it_worse() {
    let longer = [
        (Form::X1, Form::X1Open),
        (Form::X1, Form::X4),
        (Form::X1Open, Form::X4Open),
        (Form::X4, Form::X4Open),
        (Form::X4, Form::X8),
        (Form::X4Open, Form::X8Open),
        (Form::X8, Form::X8Open),
        (Form::X8, Form::X16),
        (Form::X8Open, Form::X16),
    ];
    let devices: Vec<Device> = devices().collect();
    for port in ports() {
        for (_, form) in longer.iter().filter(|(form, _)| *form == port.form) {
            for device in &devices {
                let before = evaluate_with(port, *device, &Traffic::default());
                let after = evaluate_with(Interface { form: *form, ..port }, *device, &Traffic::default());
                assert_no_worse(&before, &after, ROUNDING);
            }
        }
    }
}

/// Splits whose parts start where a passive card has its sockets.
#[test]
fn a_split_never_makes_a_passive_card_worse() {
    let passive = |device: &Device| matches!(device.profile().behind, Behind::M2Sockets { has_switch: false, .. });
    let cards: Vec<Device> = listed_devices().into_iter().filter(passive).collect();
    assert_eq!(cards.len(), 2);
    for port in ports().into_iter().filter(|port| port.form.slot_watts().is_some()) {
        for split in [Split::X8X8, Split::X8X4X4, Split::X4X4X4X4, Split::X4X4] {
            let divided = Interface { split, ..port };
            for card in cards.iter().filter(|_| divided.is_sayable()) {
                let before = evaluate_with(port, *card, &Traffic::default());
                let after = evaluate_with(divided, *card, &Traffic::default());
                assert_no_worse(&before, &after, ROUNDING);
            }
        }
    }
}

#[test]
fn more_power_never_makes_it_worse() {
    let with_watts = |watts| Interface { watts: Some(watts), ..Interface::example(Form::X16) };
    let devices: Vec<Device> = devices().filter(|device| device.profile().watts.is_some()).collect();
    assert!(devices.len() > 30);
    for form in [Form::X1Open, Form::X4Open, Form::X8Open, Form::X16] {
        for device in &devices {
            for watts in 1..Interface::MAX_WATTS {
                let [less, more] = [watts, watts + 1].map(|watts| Interface {
                    form,
                    link: Interface::example(form).link,
                    ..with_watts(watts)
                });
                let [before, after] = [less, more].map(|port| evaluate_with(port, *device, &Traffic::default()));
                assert_no_worse(&before, &after, ROUNDING);
            }
        }
    }
}

proptest! {
    /// The same with all details of the port, and with any traffic.
    #[test]
    fn more_wiring_never_makes_it_worse_whatever_the_traffic(
        port in port(),
        device in device(),
        traffic in traffic(),
    ) {
        prop_assume!(speaks_one_protocol(&device));
        let before = evaluate_with(port, device, &traffic);
        for more in with_more_wired(port) {
            assert_no_worse(&before, &evaluate_with(more, device, &traffic), loss_at_a_tie(&device));
        }
    }
}
