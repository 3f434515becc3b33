//! What a device, a controller or an enclosure leaves of the link, and what its maker promises.

use lanefit_model::{
    Direction, Form, LimitedBy, PacketSize, Reason, ScenarioReport, Traffic, Tunnel, Verdict, Wire, evaluate_scenario,
    usb_cap,
};

use crate::support::outcome::{assert_decided_by_a_reason, delivered, outcome_of, reason_names};
use crate::support::{assert_close, read_scenario};

fn with(scenario: &str, traffic: Traffic) -> ScenarioReport {
    evaluate_scenario(&read_scenario(scenario), &traffic)
}

fn towards(direction: Direction) -> Traffic {
    Traffic { direction, ..Traffic::default() }
}

#[test]
fn on_its_own_link_a_drive_delivers_its_rating_in_the_direction_of_the_data() {
    for (direction, mb_s) in [(Direction::ToHost, 7000.0), (Direction::ToDevice, 5000.0)] {
        let report = with("m2m:4.0x4,,samsung-980-pro-1tb", towards(direction));
        assert_eq!(delivered(&report), Some(mb_s));
        assert_eq!(report.limited_by, Some(LimitedBy::DeviceRating));
        assert_eq!(report.settings.mps, PacketSize::B256);
    }
    let both = with("m2m:4.0x4,,samsung-980-pro-1tb", towards(Direction::Both));
    assert!(delivered(&both).unwrap() <= 5000.0);
}

/// A rating is for one direction, and SATA moves data one way at a time.
#[test]
fn a_sata_drive_shares_its_link_between_both_ways() {
    let both = with("sata:600,,samsung-870-evo-1tb", towards(Direction::Both));
    let bare = with("sata:600", towards(Direction::Both));
    assert_eq!(delivered(&both), delivered(&bare));
    assert!(delivered(&both).unwrap() < 300.0);
    assert_eq!(both.connection.verdict, Verdict::Works);
}

/// A bridge, a tunnel or a controller that lets through all that a drive moves holds nothing back.
#[test]
fn behind_a_bridge_a_sata_drive_has_its_rating() {
    for scenario in ["usb:10,,samsung-870-evo-1tb", "usb4:4.0x4,,samsung-870-evo-1tb"] {
        let report = with(scenario, Traffic::default());
        assert_eq!(delivered(&report), Some(560.0), "{scenario}");
        assert_eq!(report.limited_by, Some(LimitedBy::DeviceRating), "{scenario}");
        assert_eq!(report.connection.verdict, Verdict::Works, "{scenario}");
        assert_eq!(report.connection.reasons.last(), Some(&Reason::Enough), "{scenario}");
    }
    assert_eq!(outcome_of("usb:10,,samsung-980-pro-1tb").connection.verdict, Verdict::Limited);
}

/// A shell for a module passes SATA alone.
#[test]
fn a_pcie_module_does_not_reach_the_pcie_of_a_sata_express_port() {
    let report = outcome_of("satae:3.0x2,,samsung-980-pro-1tb");
    let reason = Reason::OtherConnector { port: Form::SataExpress, device: Form::M2M };
    assert_eq!(report.connection.reasons, [reason]);
    assert!(!report.connection.is_fitting);
}

/// Its maker measured 7450 MB/s, which packets of 256 bytes leave no room for.
#[test]
fn a_rating_above_the_ceiling_was_measured_with_larger_packets() {
    const DRIVE: &str = "m2m:4.0x4,,samsung-990-pro-2tb";
    let automatic = outcome_of(DRIVE);
    assert_eq!(delivered(&automatic), Some(7450.0));
    assert_eq!(automatic.settings.mps, PacketSize::B512);
    let set = with(DRIVE, Traffic { mps: Some(PacketSize::B256), ..Traffic::default() });
    assert_eq!(set.settings.mps, PacketSize::B256);
    assert_eq!(set.ladder.unwrap().delivered, set.ladder.unwrap().link_ceiling);
    assert_close(delivered(&set).unwrap(), 7182.6, 0.1, "the ceiling at 256 bytes");
}

/// A rating holds on the device's own link; on a lesser one, the link's typical rate does.
#[test]
fn below_its_own_link_a_drive_is_held_back_by_the_link() {
    for (scenario, mb_s, limit) in [
        ("m2m:3.0x4,,samsung-980-pro-1tb", 3484.0, LimitedBy::PortLink),
        ("m2m:2.0x4,,wd-blue-sn580-1tb", 1769.0, LimitedBy::PortLink),
        ("m2m:3.0x4,,kingston-nv2-1tb", 3484.0, LimitedBy::PortLink),
        ("m2m:4.0x2,,kingston-nv2-1tb", 3484.0, LimitedBy::PortLink),
        ("m2m:5.0x4,,kingston-nv2-1tb", 3500.0, LimitedBy::DeviceRating),
        ("sata:600,,exos-x18-18tb", 270.0, LimitedBy::DeviceRating),
        ("sata:300,,exos-x18-18tb", 270.0, LimitedBy::DeviceRating),
        ("sata:150,,exos-x18-18tb", 138.0, LimitedBy::PortLink),
    ] {
        let report = outcome_of(scenario);
        assert_close(delivered(&report).unwrap(), mb_s, 1.0, scenario);
        assert_eq!(report.limited_by, Some(limit), "{scenario}");
    }
}

/// A lesser link is named and forgiven where nothing is lost by it, in the direction of the data.
#[test]
fn a_lesser_link_that_is_enough_holds_nothing_back() {
    for (scenario, reasons, verdict) in [
        ("sata:300,,exos-x18-18tb", "older-generation+enough", "works"),
        ("sata:150,,exos-x18-18tb", "older-generation", "limited"),
        ("m2m:3.0x4,,wd-blue-sn580-1tb", "older-generation", "limited"),
        ("x4:3.0x2,,aquantia-aqc107", "fewer-lanes+enough", "works"),
        ("x4:3.0x1,,aquantia-aqc107", "fewer-lanes", "limited"),
        ("x8:2.0x4,,lsi-9300-8i,2", "fewer-lanes+older-generation+enough", "works"),
        ("x8:2.0x4,,lsi-9300-8i,8", "fewer-lanes+older-generation", "limited"),
        ("x8:2.0x4,,lsi-9300-8i", "fewer-lanes+older-generation", "limited"),
    ] {
        let report = outcome_of(scenario);
        assert_eq!((reason_names(&report).as_str(), report.connection.verdict.id()), (reasons, verdict), "{scenario}");
        assert_decided_by_a_reason(&report, scenario);
    }
    let optane = "m2m:2.0x1,,intel-optane-memory-32gb";
    assert_eq!(with(optane, towards(Direction::ToDevice)).connection.verdict.id(), "works");
    assert_eq!(with(optane, towards(Direction::ToHost)).connection.verdict.id(), "limited");
}

#[test]
fn what_lies_on_the_way_is_named_when_it_wins() {
    for (scenario, mb_s, limit) in [
        ("x4:3.0x4,,asm1166,2", 1106.4, LimitedBy::Drives),
        ("x4:3.0x4,,asm1166,6", 1729.2, LimitedBy::DeviceLink),
        ("x16:3.0x16,,realtek-rtl8126", 625.0, LimitedBy::DeviceRating),
        ("sata:600,asm1061,samsung-870-evo-1tb", 400.0, LimitedBy::Controller),
        ("sata:600,asm1061,exos-x18-18tb", 270.0, LimitedBy::DeviceRating),
        ("tb4:3.0x4,,samsung-980-pro-1tb", 2800.0, LimitedBy::Enclosure),
        ("tb4:3.0x4,,kingston-nv2-1tb", 2800.0, LimitedBy::Enclosure),
        ("tb4:3.0x4,,toshiba-rc100-240gb", 1600.0, LimitedBy::DeviceRating),
        ("usb:20,,samsung-980-pro-1tb", 2000.0, LimitedBy::Enclosure),
        ("usb:10,,samsung-870-evo-1tb", 560.0, LimitedBy::DeviceRating),
    ] {
        let report = outcome_of(scenario);
        assert_close(delivered(&report).unwrap(), mb_s, 0.1, scenario);
        assert_eq!(report.limited_by, Some(limit), "{scenario}");
    }
}

/// A port alone is no slower for hanging on that controller: nothing has gone through it yet.
#[test]
fn a_controller_and_its_reason_need_a_drive() {
    assert_eq!(outcome_of("sata:600,asm1061").connection.reasons, []);
    let with_drive = outcome_of("sata:600,asm1061,sata:600");
    assert_eq!(with_drive.connection.reasons, [Reason::ControllerCap { mb_s: 400 }]);
}

#[test]
fn tunnels_and_bridges_carry_what_was_published() {
    for (tunnel, usual) in
        [(Tunnel::Thunderbolt4, (2800, 2800)), (Tunnel::Usb4, (3000, 3800)), (Tunnel::Thunderbolt5, (6000, 7000))]
    {
        assert_eq!(tunnel.usual_mb_s(), usual);
        assert_close(tunnel.cap().mb_s(), f64::from(usual.1), 0.0, "the rate to reckon with");
    }
    assert_close(usb_cap(Wire::Usb10).mb_s(), 1000.0, 0.0, "10 Gb/s");
    assert_close(usb_cap(Wire::Usb20).mb_s(), 2000.0, 0.0, "20 Gb/s");
}
