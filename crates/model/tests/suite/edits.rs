//! What each edit does, and what it refuses.

use lanefit_model::{Accepted, Bytes, Comparison, Device, Edit, Error, Form, Interface, Scenario, View, query};
use proptest::prelude::*;

use crate::support::strategy::{comparison, edit};
use crate::support::{read, read_scenario};

fn example(form: Form) -> Device {
    Device::Generic(Interface::example(form))
}

#[track_caller]
fn assert_edit(before: &str, edit: Edit, after: &str) {
    assert_eq!(query::write(&read(before).apply(edit).unwrap()), ["v=1&", after].concat());
}

#[track_caller]
fn assert_refused(before: &str, edit: Edit, accepted: Accepted) {
    let error = read(before).apply(edit).unwrap_err();
    assert_eq!(error.accepted(), accepted, "{error}");
}

const THREE: &str = "s=sata:150&s=sata:300&s=sata:600&base=2";

#[test]
fn scenarios_come_go_and_move_and_the_base_stays_the_same_one() {
    let bare = Scenario::bare(Interface::example(Form::Pcie));
    assert_edit(THREE, Edit::Add(bare), "s=sata:150&s=sata:300&s=sata:600&s=pcie:4.0x4&base=2");
    assert_edit(THREE, Edit::Duplicate(0), "s=sata:150&s=sata:150&s=sata:300&s=sata:600&base=3");
    assert_edit(THREE, Edit::Duplicate(1), "s=sata:150&s=sata:300&s=sata:300&s=sata:600&base=2");
    assert_edit(THREE, Edit::Remove(0), "s=sata:300&s=sata:600");
    assert_edit(THREE, Edit::Remove(2), "s=sata:150&s=sata:300&base=2");
    assert_edit(THREE, Edit::Move { from: 0, to: 2 }, "s=sata:300&s=sata:600&s=sata:150");
    assert_edit(THREE, Edit::Move { from: 2, to: 0 }, "s=sata:600&s=sata:150&s=sata:300&base=3");
    assert_edit(THREE, Edit::Move { from: 1, to: 2 }, "s=sata:150&s=sata:600&s=sata:300&base=3");
    assert_edit(THREE, Edit::Move { from: 1, to: 1 }, THREE);
}

#[test]
fn removing_the_base_makes_the_first_one_the_base() {
    assert_edit(THREE, Edit::Remove(1), "s=sata:150&s=sata:600");
}

#[test]
fn parts_of_a_scenario_change_alone() {
    let port = Interface::example(Form::SataExpress);
    assert_edit(THREE, Edit::SetPort(0, port), "s=satae:2.0x2&s=sata:300&s=sata:600&base=2");
    assert_edit(
        THREE,
        Edit::SetDevice(2, Some(example(Form::Sata))),
        "s=sata:150&s=sata:300&s=sata:600,,sata:600&base=2",
    );
    assert_edit("s=sata:150,cpu,sata:300", Edit::SetDevice(0, None), "s=sata:150,cpu");
    assert_edit("s=sata:150,cpu,sata:300", Edit::SetAttachment(0, None), "s=sata:150,,sata:300");
    assert_edit(THREE, Edit::SetBase(2), "s=sata:150&s=sata:300&s=sata:600&base=3");
}

#[test]
fn what_cannot_be_is_refused_and_says_what_can() {
    let eight = ["s=sata:600"; 8].join("&");
    let full = Accepted::Scenarios(8);
    assert_refused(&eight, Edit::Add(Scenario::bare(Interface::example(Form::Sata))), full);
    assert_refused(&eight, Edit::Duplicate(0), full);
    assert_refused("s=sata:600", Edit::Remove(0), Accepted::OneScenario);
    let range = Accepted::Numbers { low: 1, high: 3 };
    assert_refused(THREE, Edit::Remove(3), range);
    assert_refused(THREE, Edit::Duplicate(usize::MAX), range);
    assert_refused(THREE, Edit::Move { from: 0, to: 3 }, range);
    assert_refused(THREE, Edit::Move { from: 3, to: 0 }, range);
    assert_refused(THREE, Edit::SetBase(3), range);
    let slot = Interface::example(Form::X4Open);
    assert_refused(THREE, Edit::SetDevice(0, Some(Device::Generic(slot))), Accepted::DeviceForms);
    let scenario = Scenario { device: Some(Device::Generic(slot)), ..Scenario::bare(slot) };
    assert_refused(THREE, Edit::Add(scenario), Accepted::DeviceForms);
    assert_refused(THREE, Edit::SetScenario(0, scenario), Accepted::DeviceForms);
    assert_refused(THREE, Edit::SetPort(0, Interface::example(Form::M2Bm)), Accepted::Forms);
    assert_refused(THREE, Edit::SetPort(0, Interface::unwired(Form::Pcie)), Accepted::Forms);
    for copy_size in [0, 999_999, 1_000_000_000_000_001].map(Bytes::new) {
        let view = View { copy_size, ..View::default() };
        assert_refused(THREE, Edit::SetView(view), Accepted::Amount);
    }
    for need in [0, 999_999, 1_000_000_000_001].map(Bytes::new) {
        let view = View { need: Some(need), ..View::default() };
        assert_refused(THREE, Edit::SetView(view), Accepted::Rate);
    }
}

/// A number of drives belongs to the device it was said of.
#[test]
fn drives_are_counted_behind_a_device_that_takes_them() {
    const SIX: &str = "s=x4:3.0x4,,asm1166,6";
    assert_edit("s=x4:3.0x4,,asm1166", Edit::SetCount(0, 6), SIX);
    assert_edit(SIX, Edit::SetCount(0, 0), "s=x4:3.0x4,,asm1166");
    assert_edit(SIX, Edit::SetPort(0, Interface::example(Form::X16)), "s=x16:4.0x16,,asm1166,6");
    let jmb585 = Device::parse("jmb585").unwrap();
    assert_edit(SIX, Edit::SetDevice(0, Some(jmb585)), "s=x4:3.0x4,,jmb585");
    assert_edit(SIX, Edit::SetDevice(0, None), "s=x4:3.0x4");
    assert_edit(SIX, Edit::SetScenario(0, read_scenario("sata:600,,sata:600")), "s=sata:600,,sata:600");
    assert_refused(SIX, Edit::SetCount(0, 7), Accepted::Drives { most: 6 });
    assert_refused("s=sata:600,,sata:600", Edit::SetCount(0, 2), Accepted::Drives { most: 1 });
    assert_refused(THREE, Edit::SetCount(0, 1), Accepted::Drives { most: 0 });
}

#[test]
fn an_error_quotes_what_was_refused() {
    let error = read(THREE).apply(Edit::Remove(7)).unwrap_err();
    assert_eq!(error.quoted(), "8");
    let long = Error::value(&"é".repeat(100), Accepted::Forms);
    assert_eq!(long.quoted(), "é".repeat(48) + "…");
}

proptest! {
    /// Only naming another base, or removing it, makes another scenario the base.
    #[test]
    fn the_base_follows_its_scenario(comparison in comparison(), edit in edit()) {
        let is_about_base = match edit {
            Edit::SetBase(_) => true,
            Edit::Remove(index)
            | Edit::SetPort(index, _)
            | Edit::SetAttachment(index, _)
            | Edit::SetDevice(index, _)
            | Edit::SetCount(index, _)
            | Edit::SetScenario(index, _) => index == comparison.base(),
            // Ports of the system change with it.
            Edit::SetSystem(_) => true,
            _ => false,
        };
        if let Ok(next) = comparison.apply(edit)
            && !is_about_base
        {
            let base = |comparison: &Comparison| comparison.scenarios()[comparison.base()];
            prop_assert_eq!(base(&next), base(&comparison));
        }
    }
}
