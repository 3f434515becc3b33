//! Words that do not belong where they stand: what is said of them, and what is kept.

use lanefit_model::query;
use lanefit_model::{Accepted, Attachment, Device, Edit, Form, Interface, Scenario};

use crate::support::refused;

#[test]
fn a_mac_is_behind_tunnels_alone() {
    for port in ["tb3:3.0x4", "tb4:3.0x4", "tb5:4.0x4", "usb4:3.0x4"] {
        assert!(Interface::parse(&[port, "-apple"].concat()).is_ok(), "{port}");
    }
    assert_eq!(refused("s=x16:3.0x16-apple"), [("apple".to_owned(), Accepted::Wirings(Form::X16))]);
    assert_eq!(refused("s=usb:10-apple"), [("apple".to_owned(), Accepted::Wirings(Form::Usb))]);
}

#[test]
fn a_sata_controller_has_ports_with_sata() {
    let any_port = Accepted::Words(&["cpu", "chipset"]);
    for port in ["m2m:4.0x4", "pcie:3.0x4", "satae:2.0x2", "sata:none"] {
        let text = ["s=", port, ",asm1061"].concat();
        assert_eq!(refused(&text), [("asm1061".to_owned(), any_port)], "{port}");
        let read = query::read(&text).comparison.scenarios()[0];
        assert_eq!((read.port.to_query().as_str(), read.attachment), (port, None));
        assert!(Scenario { attachment: Some(Attachment::Asm1061), ..read }.check().is_err(), "{port}");
    }
    for port in ["sata:600", "m2m:4.0x4-sata600", "msata:600", "satae:600"] {
        assert_eq!(refused(&["s=", port, ",asm1061"].concat()), [], "{port}");
    }
}

#[test]
fn another_port_leaves_a_controller_that_cannot_have_it() {
    let before = query::read("s=sata:600,asm1061").comparison;
    let after = before.apply(Edit::SetPort(0, Interface::example(Form::X4))).unwrap();
    assert_eq!(after.scenarios()[0].attachment, None);
    let kept = before.apply(Edit::SetPort(0, Interface::example(Form::Msata))).unwrap();
    assert_eq!(kept.scenarios()[0].attachment, Some(Attachment::Asm1061));
}

#[test]
fn a_part_comes_once() {
    for (port, part) in [
        ("x16:4.0x16-x8x8-x4x4x4x4", "x4x4x4x4"),
        ("m2m:4.0x4-2280-2230", "2230"),
        ("m2m:4.0x4-bios-uefi", "uefi"),
        ("x4:4.0x4-3.0x4", "3.0x4"),
        ("satae:2.0x2-600", "600"),
        ("m2m:4.0x4-shared-shared", "shared"),
    ] {
        assert_eq!(refused(&["s=", port].concat()), [(part.to_owned(), Accepted::OnePart)], "{port}");
    }
}

#[test]
fn a_device_is_told_what_a_device_can_need() {
    for (device, quoted) in [("x16:4.0x16-x8x8", "4.0x16-x8x8"), ("x16:9.0x16", "9.0x16"), ("x16", "")] {
        let error = Device::parse(device).unwrap_err();
        assert_eq!((error.quoted(), error.accepted()), (quoted, Accepted::DeviceWirings(Form::X16)), "{device}");
    }
}

#[test]
fn agp_is_a_card_and_no_port() {
    assert_eq!(refused("s=agp:agp"), [("agp:agp".to_owned(), Accepted::Forms)]);
    assert_eq!(refused("s=x16:3.0x16,,agp:agp"), []);
}
