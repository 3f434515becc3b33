use lanefit_model::query::{read, write};
use lanefit_model::{Comparison, Theme};

use super::{action, edit};

fn comparison(query: &str) -> Comparison {
    let reading = read(query);
    assert!(reading.warnings.is_empty(), "{query}: {:?}", reading.warnings);
    reading.comparison
}

/// The query after a reader has used a control.
#[track_caller]
fn after(query: &str, name: &str, value: &str) -> String {
    let comparison = comparison(query);
    let edit = edit(&comparison, name, value).expect("accepted").expect("a control of the page");
    write(&comparison.apply(edit).expect("a possible change"))
}

#[test]
fn every_control_of_the_whole_changes_its_part_of_the_query() {
    let start = "v=1&s=pcie:4.0x4&s=sata:600";
    for (name, value, expected) in [
        ("dir", "both", "&dir=both"),
        ("mps", "512", "&mps=512"),
        ("mrrs", "4096", "&mrrs=4096"),
        ("rcb", "64", "&rcb=64"),
        ("hdr", "32", "&hdr=32"),
        ("ecrc", "1", "&ecrc=1"),
        ("size", " 1.5TB ", "&size=1500GB"),
        ("size-slider", "0", "&size=1GB"),
        ("size-slider", "14", "&size=50TB"),
        ("need", " 10GbE ", "&need=1250MB"),
        ("unit", "GiB", "&unit=GiB"),
        ("lens", "fit", "&lens=fit"),
        ("scale", "log", "&scale=log"),
        ("theme", "dark", "&theme=dark"),
    ] {
        assert_eq!(after(start, name, value), [start, expected].concat(), "{name} = {value}");
    }
    assert_eq!(after("v=1&s=sata:600&need=1250MB", "need", " "), "v=1&s=sata:600");
}

#[test]
fn every_control_of_a_port_changes_its_part_of_the_scenario() {
    for (port, name, value, expected) in [
        ("pcie:4.0x4", "form-1", "satae", "satae:2.0x2"),
        ("m2m:4.0x4-2280-shared", "form-1", "x16", "x16:4.0x16"),
        ("pcie:4.0x4", "generation-1", "5.0", "pcie:5.0x4"),
        ("pcie:4.0x4", "width-1", "x16", "pcie:4.0x16"),
        ("m2m:3.0x4-sata600", "width-1", "none", "m2m:sata600"),
        ("x16:4.0x16-x8x8", "width-1", "none", "x16:none"),
        ("m2m:none", "width-1", "x2", "m2m:4.0x2"),
        ("m2m:3.0x4", "sata-1", "300", "m2m:3.0x4-sata300"),
        ("m2m:3.0x4-sata600", "sata-1", "none", "m2m:3.0x4"),
        ("sata:600", "rate-1", "300", "sata:300"),
        ("sata:600", "rate-1", "none", "sata:none"),
        ("satae:2.0x2", "rate-1", "600", "satae:600"),
        ("pci:133", "rate-1", "533", "pci:533"),
        ("usb:10", "rate-1", "20", "usb:20"),
        ("x16:4.0x16", "split-1", "x8x4x4", "x16:4.0x16-x8x4x4"),
        ("x16:4.0x16-x8x8", "split-1", "whole", "x16:4.0x16"),
        ("x4:3.0x4", "watts-1", "10", "x4:3.0x4-10w"),
        ("x4:3.0x4-10w", "watts-1", "none", "x4:3.0x4"),
        ("m2m:4.0x4", "length-1", "2242", "m2m:4.0x4-2242"),
        ("m2m:4.0x4-2242", "length-1", "none", "m2m:4.0x4"),
        ("m2m:4.0x4", "thin-1", "1", "m2m:4.0x4-thin"),
        ("m2m:4.0x4-thin", "thin-1", "0", "m2m:4.0x4"),
        ("m2b:3.0x2", "usb-1", "1", "m2b:3.0x2-usb"),
        ("m2b:3.0x2-usb", "usb-1", "0", "m2b:3.0x2"),
        ("m2e:3.0x1", "cnvi-1", "cnvi2", "m2e:3.0x1-cnvi2"),
        ("m2e:3.0x1-cnvi2", "cnvi-1", "cnvi3", "m2e:3.0x1-cnvi3"),
        ("m2e:3.0x1-cnvi2", "cnvi-1", "none", "m2e:3.0x1"),
        ("m2m:4.0x4", "host-1", "uefi", "m2m:4.0x4-uefi"),
        ("m2m:4.0x4-uefi", "host-1", "none", "m2m:4.0x4"),
        ("m2m:4.0x4", "shared-1", "1", "m2m:4.0x4-shared"),
        ("m2m:4.0x4-shared", "shared-1", "0", "m2m:4.0x4"),
        ("sata:600", "attachment-1", "asm1061", "sata:600,asm1061"),
        ("sata:600,chipset", "attachment-1", "", "sata:600"),
    ] {
        let other = "&s=sata:600";
        let start = ["v=1&s=", port, other].concat();
        assert_eq!(after(&start, name, value), ["v=1&s=", expected, other].concat(), "{port}: {name} = {value}");
    }
}

#[test]
fn a_control_changes_the_scenario_that_it_is_numbered_for() {
    let start = "v=1&s=pcie:4.0x4&s=pcie:4.0x4,,pcie:3.0x2";
    assert_eq!(after(start, "width-2", "x8"), "v=1&s=pcie:4.0x4&s=pcie:4.0x8,,pcie:3.0x2");
    assert_eq!(after(start, "device-width-2", "x8"), "v=1&s=pcie:4.0x4&s=pcie:4.0x4,,pcie:3.0x8");
}

#[test]
fn a_described_device_has_controls_of_its_own() {
    for (device, name, value, expected) in [
        ("pcie:3.0x2", "device-generation-1", "4.0", "pcie:4.0x2"),
        ("pcie:3.0x2", "device-width-1", "x8", "pcie:3.0x8"),
        ("sata:300", "device-rate-1", "600", "sata:600"),
        ("m2m:4.0x4", "device-length-1", "22110", "m2m:4.0x4-22110"),
        ("m2m:4.0x4-2280", "device-length-1", "none", "m2m:4.0x4"),
        // It speaks one of the two: SATA takes the place of PCIe, and the other way round.
        ("m2m:4.0x4", "device-sata-1", "300", "m2m:sata300"),
        ("m2m:4.0x4", "device-width-1", "none", "m2m:sata600"),
        ("m2m:sata300", "device-sata-1", "none", "m2m:4.0x4"),
        ("m2m:sata300", "device-width-1", "x2", "m2m:4.0x2"),
    ] {
        let start = ["v=1&s=m2m:4.0x4,cpu,", device].concat();
        assert_eq!(after(&start, name, value), ["v=1&s=m2m:4.0x4,cpu,", expected].concat(), "{device}: {name}");
    }
}

#[test]
fn a_device_that_cannot_be_named_for_the_new_port_goes() {
    assert_eq!(after("v=1&s=pci:133,chipset,pci:133", "form-1", "pcie"), "v=1&s=pcie:4.0x4,chipset");
    assert_eq!(after("v=1&s=pci:133,chipset,pci:133", "form-1", "x4"), "v=1&s=x4:4.0x4,chipset,pci:133");
}

#[test]
fn drives_are_counted_where_there_can_be_several() {
    let start = "v=1&s=x4:3.0x4,,asm1166";
    assert_eq!(after(start, "count-1", "6"), "v=1&s=x4:3.0x4,,asm1166,6");
    assert_eq!(after("v=1&s=x4:3.0x4,,asm1166,6", "count-1", "0"), start);
}

#[test]
fn what_is_no_control_changes_nothing() {
    let comparison = comparison("v=1&s=pcie:4.0x4&s=m2m:4.0x4,,samsung-980-pro-1tb");
    for (name, value) in [
        ("", ""),
        ("unit", "furlongs"),
        ("width-3", "x4"),
        ("width-0", "x4"),
        ("width-1", "x5"),
        ("rate-1", "600"),
        ("size-slider", "many"),
        ("form-1", "floppy"),
        ("split-1", "x3x3"),
        ("form-99999999999999999999", "pcie"),
        ("device-width-1", "x4"),
        // What is known of a device of the catalogue is not for the reader to change.
        ("device-width-2", "x2"),
        ("device-form-1", "pcie"),
    ] {
        assert_eq!(edit(&comparison, name, value), Ok(None), "{name} = {value}");
    }
}

#[test]
fn an_amount_that_is_none_is_refused_and_quoted() {
    for (name, value) in [("size", "lots"), ("need", "fast")] {
        let refused = edit(&comparison("v=1&s=pcie:4.0x4"), name, value).expect_err("no amount");
        assert_eq!(refused.quoted(), value);
    }
}

#[test]
fn a_control_leaves_the_rest_as_it_is() {
    let comparison = comparison("v=1&s=pcie:4.0x4&mps=512&size=2TB&need=1GB&theme=light");
    let edit = edit(&comparison, "theme", "dark").expect("accepted").expect("a control");
    let next = comparison.apply(edit).expect("a possible change");
    assert_eq!(next.view.theme, Theme::Dark);
    assert_eq!((next.traffic, next.view.copy_size), (comparison.traffic, comparison.view.copy_size));
    assert_eq!(next.view.need, comparison.view.need);
}

#[test]
fn buttons_change_the_list_and_say_where_to_go_on() {
    let start = "v=1&s=sata:150&s=sata:300&s=sata:600";
    for (name, index, expected, next) in [
        ("add", 0, "v=1&s=sata:150&s=sata:300&s=sata:600&s=pcie:4.0x4", 3),
        ("base", 2, "v=1&s=sata:150&s=sata:300&s=sata:600&base=3", 2),
        ("up", 1, "v=1&s=sata:300&s=sata:150&s=sata:600&base=2", 0),
        ("down", 1, "v=1&s=sata:150&s=sata:600&s=sata:300", 2),
        ("duplicate", 1, "v=1&s=sata:150&s=sata:300&s=sata:300&s=sata:600", 2),
        ("remove", 2, "v=1&s=sata:150&s=sata:300", 1),
    ] {
        let comparison = comparison(start);
        let (edit, go_on_with) = action(&comparison, name, index).expect("a button of the page");
        assert_eq!(write(&comparison.apply(edit).expect("a possible change")), expected, "{name}");
        assert_eq!(go_on_with, next, "{name}");
    }
    assert_eq!(action(&comparison(start), "up", 0), None);
    assert_eq!(action(&comparison(start), "explode", 0), None);
}

#[test]
fn a_fix_replaces_its_scenario() {
    let start = "v=1&s=sata:600&s=m2m:3.0x2,cpu,m2m:4.0x4";
    for (name, expected) in [
        ("fix-0", "v=1&s=sata:600&s=m2m:4.0x4,cpu,m2m:4.0x4"),
        ("fix-1", "v=1&s=sata:600&s=m2m:3.0x4,cpu,m2m:4.0x4"),
        ("fix-2", "v=1&s=sata:600&s=m2m:4.0x2,cpu,m2m:4.0x4"),
    ] {
        let comparison = comparison(start);
        let (edit, go_on_with) = action(&comparison, name, 1).expect("a button of the page");
        assert_eq!(write(&comparison.apply(edit).expect("a possible change")), expected, "{name}");
        assert_eq!(go_on_with, 1, "{name}");
    }
    for (name, index) in [("fix-0", 0), ("fix-9", 1), ("fix-", 1), ("fix-0", 7)] {
        assert_eq!(action(&comparison(start), name, index), None, "{name} of {index}");
    }
}
