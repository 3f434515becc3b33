//! What processors and chipsets can give a port, whoever says what is wired to it.

use lanefit_model::system::{Cause, LaneKind, LaneUse};
use lanefit_model::{Generation, LinkWidth, Report, ScenarioReport, Verdict, evaluate};

use crate::support::outcome::carrier_name;
use crate::support::read;

fn report(query: &str) -> Report {
    evaluate(&read(query))
}

fn first(query: &str) -> ScenarioReport {
    report(query).scenarios.swap_remove(0)
}

fn cause(row: &ScenarioReport) -> Option<Cause> {
    row.route.get().expect("its system is named").cause
}

fn used(report: &Report, kind: LaneKind) -> (u8, u8) {
    let lanes = &report.system.get().expect("a platform is named").lanes;
    let found: Option<&LaneUse> = lanes.iter().find(|lanes| lanes.kind == kind);
    found.map(|lanes| (lanes.used, lanes.total)).expect("it has some")
}

/// ComputerBase on the N100: nine lanes for whatever a board puts there. OpenBSD and boardor.com on the RK3588.
#[test]
fn a_chip_without_a_chipset_hands_out_its_lanes_to_slots_and_sockets_alike() {
    for (query, carrier) in [
        ("platform=n100-board&s=m2m:3.0x4,cpu,samsung-980-pro-1tb", "pcie:3.0x4"),
        ("platform=n100-board&s=m2m:3.0x1,cpu,samsung-980-pro-1tb", "pcie:3.0x1"),
        // Its links have four lanes at most.
        ("platform=n100-board&s=x16:4.0x16,cpu,x16:4.0x16", "pcie:3.0x4"),
        ("platform=rk3588-board&s=m2m:3.0x4,cpu,samsung-980-pro-1tb", "pcie:3.0x4"),
        ("platform=rk3588-board&s=m2m:2.0x1,cpu,samsung-980-pro-1tb", "pcie:2.0x1"),
        ("platform=raspberry-pi-5&s=m2m:3.0x4,cpu,samsung-980-pro-1tb", "pcie:2.0x1"),
        // A laptop's links for drives are apart from those for graphics.
        ("platform=laptop-ryzen-4000&s=m2m:3.0x4,cpu,samsung-980-pro-1tb", "pcie:3.0x4"),
    ] {
        assert_eq!(carrier_name(&first(query)), carrier, "{query}");
    }
    let three = report(
        "platform=n100-board&mode=together&s=x4:3.0x4,cpu,x4:3.0x4&s=m2m:3.0x4,cpu,samsung-980-pro-1tb&s=x1:3.0x1,cpu,x1:3.0x1",
    );
    let names: Vec<String> = three.scenarios.iter().filter(|row| row.carrier().is_some()).map(carrier_name).collect();
    assert_eq!(names, ["pcie:3.0x4", "pcie:3.0x4", "pcie:3.0x1"], "nine lanes");
    assert_eq!(used(&three, LaneKind::Slots), (9, 9));
}

#[test]
fn nothing_hangs_on_a_chipset_that_is_not_there() {
    for id in
        ["n100-board", "j6413-board", "steam-deck", "ps5", "raspberry-pi-5", "raspberry-pi-cm4", "laptop-ryzen-7040"]
    {
        let drive = first(&["platform=", id, "&s=m2m:4.0x4,chipset,samsung-980-pro-1tb"].concat());
        assert_eq!((drive.connection.verdict, cause(&drive)), (Verdict::Refused, Some(Cause::NoChipset)), "{id}");
    }
    // SATA ports of the chip itself are called so, too.
    let own = first("platform=n100-board&s=sata:600,chipset,samsung-870-evo-1tb");
    assert_eq!((own.connection.verdict, cause(&own)), (Verdict::Works, None));
    let none = first("platform=raspberry-pi-5&s=sata:600,chipset,samsung-870-evo-1tb");
    assert_eq!(cause(&none), Some(Cause::NoChipset));
}

/// Intel's data sheets: root ports of one, two or four lanes. AMD's X570 has wider ones.
#[test]
fn ports_of_an_intel_chipset_have_four_lanes_at_most() {
    for id in ["x58", "p55", "z87", "x99", "z490", "z690", "z890"] {
        let slot = first(&["platform=", id, "&s=x16:2.0x8,chipset,x16:2.0x8"].concat());
        assert!(carrier_name(&slot).ends_with("x4"), "{id}: {:?}", slot.connection);
        assert_eq!(cause(&slot), Some(Cause::NarrowPorts(LinkWidth::X4)), "{id}");
    }
    assert_eq!(carrier_name(&first("platform=x570&s=x16:4.0x8,chipset,x16:4.0x8")), "pcie:4.0x8");
}

/// A board's table may be wrong, and a reader may know better; processor and chipset stay as they are.
#[test]
fn what_a_reader_wires_to_a_port_is_no_more_than_processor_and_chipset_give() {
    let older = |generation| Some(Cause::OlderGeneration(generation));
    for (query, carrier, why) in [
        ("platform=z490-board&s=x16:4.0x16,x16-1,x16:4.0x16", "pcie:3.0x16", older(Generation::Gen3)),
        ("platform=z490-board&s=m2m:5.0x4,m2-1,samsung-980-pro-1tb", "pcie:3.0x4", older(Generation::Gen3)),
        // The table says less than the processor can.
        ("platform=z490-board.11th&s=x16:4.0x16,x16-1,x16:4.0x16", "pcie:4.0x16", None),
        (
            "platform=x570-board.ryzen-3000g&s=x16:4.0x16,x16-1,x16:4.0x16",
            "pcie:3.0x8",
            Some(Cause::FewerLanes(LinkWidth::X8)),
        ),
        (
            "platform=asus-z87-deluxe-sata-express&s=satae:3.0x2,satae-2,satae:3.0x2",
            "pcie:2.0x2",
            older(Generation::Gen2),
        ),
    ] {
        let row = first(query);
        assert_eq!((carrier_name(&row).as_str(), cause(&row)), (carrier, why), "{query}");
    }
    let dead = first("platform=z590-board.10th&s=m2m:4.0x4-sata600,m2-1,samsung-980-pro-1tb");
    assert_eq!(cause(&dead), Some(Cause::NoDriveLink));
}

/// ComputerBase forum 2212949: on X870E the second link for drives usually goes to USB4.
#[test]
fn a_usb4_controller_takes_lanes_with_nothing_plugged_in() {
    const X870E: &str = "platform=x870e&mode=together&s=usb4:4.0x4,cpu";
    assert_eq!(used(&report(X870E), LaneKind::Drives), (4, 8));
    let drive = "&s=m2m:5.0x4,cpu,samsung-9100-pro-2tb";
    let both = report(&[X870E, drive].concat());
    assert_eq!(used(&both, LaneKind::Drives), (8, 8));
    let three = report(&[X870E, drive, drive].concat());
    assert_eq!(cause(&three.scenarios[2]), Some(Cause::NoLanesLeft));
    // Laptops have it in the processor.
    assert_eq!(used(&report("platform=laptop-ryzen-7040&mode=together&s=usb4:4.0x4,cpu"), LaneKind::Drives), (0, 8));
}

/// AnandTech: four lanes in all for SATA Express. The ASMedia chip has two of them whatever is plugged in.
#[test]
fn a_controller_takes_the_lanes_of_its_own_link_once() {
    const Z87: &str = "platform=asus-z87-deluxe-sata-express&mode=together";
    let (one, two) = ("&s=,satae-1,satae:2.0x2", "&s=,satae-2,satae:2.0x2");
    assert_eq!(used(&report(&[Z87, two].concat()), LaneKind::Chipset), (2, 8));
    assert_eq!(used(&report(&[Z87, one, two].concat()), LaneKind::Chipset), (4, 8));
    let sata = "&s=satae:600,satae-2,ocz-vertex-450-256gb";
    assert_eq!(used(&report(&[Z87, sata, sata].concat()), LaneKind::Chipset), (2, 8));
    let nas = "platform=n100-nas&mode=together&s=,m2-1,samsung-980-pro-1tb&s=,sata-1,samsung-870-evo-1tb&s=,sata-2,samsung-870-evo-1tb";
    let nas = report(nas);
    let own = nas.scenarios[0].carrier().map(|_| carrier_name(&nas.scenarios[0])).expect("it works");
    let lanes: u8 = own.rsplit('x').next().and_then(|count| count.parse().ok()).expect("a width");
    assert_eq!(used(&nas, LaneKind::Slots), (lanes + 2, 9));
}
