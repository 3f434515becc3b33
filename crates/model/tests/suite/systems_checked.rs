//! Systems whose figures are published, or follow from published links, as a reader asks for them.
//!
//! Ceilings are those of `data/golden.csv`, which another implementation of the formulas wrote. What is
//! delivered is what is typical of a ceiling, and the totals that were measured are of the sources that each
//! test names. `shared_paths` has the same machines built by hand.

use lanefit_model::facts::devices::DeviceClass;
use lanefit_model::path::Place;
use lanefit_model::system::{Cause, LaneKind, Route, Stop};
use lanefit_model::{Device, LinkWidth, Report, ScenarioReport, Verdict, evaluate, share_of};

use crate::support::outcome::{carrier_name, delivered, limit_name};
use crate::support::{assert_close, read};

/// MB/s; the golden rows have three decimals.
const TOLERANCE: f64 = 0.01;

fn report(query: &str) -> Report {
    evaluate(&read(query))
}

fn rows(query: &str) -> Vec<ScenarioReport> {
    report(query).scenarios
}

/// The same scenario so many times, in a query that starts so.
fn repeated(start: &str, scenario: &str, count: usize) -> Vec<ScenarioReport> {
    rows(&[start, &["&s=", scenario].concat().repeat(count)].concat())
}

fn route(row: &ScenarioReport) -> &Route {
    row.route.get().expect("its system is named")
}

#[track_caller]
fn guilty(row: &ScenarioReport) -> Stop {
    *route(row).guilty().unwrap_or_else(|| panic!("nothing holds it back: {row:?}"))
}

fn places(row: &ScenarioReport) -> Vec<Place> {
    route(row).stops.iter().map(|stop| stop.segment.place()).collect()
}

#[track_caller]
fn ceiling(stop: &Stop) -> f64 {
    stop.ceiling.expect("it is known").mb_s()
}

#[track_caller]
fn rates(rows: &[ScenarioReport]) -> Vec<f64> {
    rows.iter().map(|row| delivered(row).expect("it works")).collect()
}

/// That each is held back by the same full segment, with these parts of its ceiling.
#[track_caller]
fn assert_shares(rows: &[ScenarioReport], place: Place, most: f64, parts: &[f64]) {
    let typical = share_of(None).value;
    assert_eq!(rows.len(), parts.len());
    for (row, part) in rows.iter().zip(parts) {
        let stop = guilty(row);
        assert_eq!(stop.segment.place(), place);
        assert_eq!(usize::from(stop.flows), rows.len());
        assert_close(ceiling(&stop), most, TOLERANCE, "ceiling");
        assert_close(stop.load.mb_s(), most, TOLERANCE, "load");
        assert_close(
            delivered(row).expect("it works"),
            most * part * typical,
            TOLERANCE,
            "what is typical of its part",
        );
        assert_eq!((row.connection.verdict, limit_name(row).as_str()), (Verdict::Limited, place.id()));
    }
}

/// Tom's Hardware, XP941 and Z97: about 1600 MB/s for all of a chipset's SATA drives.
#[test]
fn four_sata_drives_behind_dmi_2() {
    for chipset in ["z97", "z87", "h97"] {
        let start = ["mode=together&mps=128&platform=", chipset].concat();
        let four = repeated(&start, "sata:600,chipset,samsung-870-evo-1tb", 4);
        assert_shares(&four, Place::Uplink, 1679.830, &[0.25; 4]);
        assert_close(1679.830 / 4.0, 420.0, 0.1, "each, at the ceiling");
        assert_close(rates(&four).iter().sum(), 1600.0, 32.0, "measured total");
        let two = repeated(&start, "sata:600,chipset,samsung-870-evo-1tb", 2);
        assert_eq!(rates(&two), [560.0; 2], "two find room for all they are rated at");
    }
}

/// Tiamat, DMI limit of Z390, and PC Perspective, RAID with Z170: near 3500 MB/s in total.
#[test]
fn two_drives_behind_an_uplink_of_their_own_width() {
    for start in ["mode=together&platform=z390", "mode=together&platform=z170", "mode=together&platform=z590.10th"] {
        let two = repeated(start, "m2m:3.0x4,chipset,samsung-970-evo-1tb", 2);
        assert_shares(&two, Place::Uplink, 3591.277, &[0.5; 2]);
        assert_close(rates(&two).iter().sum(), 3500.0, 70.0, "measured total");
        assert_eq!(rates(&repeated(start, "m2m:3.0x4,chipset,samsung-970-evo-1tb", 1)), [3400.0]);
    }
    // With a processor of the 11th generation, the same chipset has eight lanes.
    let two = repeated("mode=together&platform=z590.11th", "m2m:3.0x4,chipset,samsung-970-evo-1tb", 2);
    assert_eq!(rates(&two), [3400.0; 2]);
    assert_close(ceiling(&route(&two[0]).stops[1]), 7182.554, TOLERANCE, "3.0 x8");
}

/// The second chip hangs below a port of the first (TechPowerUp, Zen 4 and socket AM5 explained).
#[test]
fn three_drives_behind_two_chained_chips() {
    const AM5: &str = "mode=together&platform=x670e-board";
    let drive = |port: &str| ["&s=,", port, ",samsung-980-pro-1tb"].concat();
    let three = rows(&[AM5, &drive("m2-2"), &drive("m2-3"), &drive("m2-4")].concat());
    assert_shares(&three, Place::Uplink, 7182.554, &[0.5, 0.25, 0.25]);
    assert_eq!(places(&three[0]), [Place::Slot, Place::Uplink]);
    assert_eq!(places(&three[1]), [Place::Slot, Place::ChipsetLink, Place::Uplink]);
    // Behind the second chip alone, its own link is as narrow and is met first.
    let two = rows(&[AM5, &drive("m2-3"), &drive("m2-4")].concat());
    assert_shares(&two, Place::ChipsetLink, 7182.554, &[0.5, 0.5]);
    // One in the processor's socket takes nothing from them.
    let four = rows(&[AM5, &drive("m2-1"), &drive("m2-2"), &drive("m2-3"), &drive("m2-4")].concat());
    assert_eq!(rates(&four[..1]), [7000.0]);
    assert_eq!(rates(&four[1..]), rates(&three));
}

#[test]
fn four_drives_on_a_card_with_a_switch_share_its_slot() {
    let card = &rows("platform=z690&s=x16:3.0x8,cpu,highpoint-ssd7101a")[0];
    let each = card.each.expect("they share a link");
    assert_eq!((each.count, carrier_name(card)), (4, "pcie:3.0x8".to_owned()));
    assert_eq!(places(card), [Place::Slot]);
    assert_close(ceiling(&route(card).stops[0]), 7182.554, TOLERANCE, "3.0 x8");
    assert_close(each.rate.mb_s(), 7182.554 / 4.0 * share_of(None).value, TOLERANCE, "each");
    // The same card behind an uplink of half the width has half.
    let behind = &rows("platform=x570.ryzen-2000&s=x16:3.0x8,chipset,highpoint-ssd7101a")[0];
    assert_close(ceiling(&guilty(behind)), 3591.277, TOLERANCE, "3.0 x4");
    assert_close(behind.each.expect("they share it").rate.mb_s(), each.rate.mb_s() / 2.0, TOLERANCE, "each");
}

/// Tweakers' board (ASRock Z790 Taichi): its M.2 socket for 5.0 takes lanes of the slot for graphics.
#[test]
fn a_graphics_card_falls_to_eight_lanes_when_a_drive_takes_some() {
    const TAICHI: &str = "mode=together&platform=asrock-z790-taichi&s=,x16-1,geforce-rtx-5090";
    let alone = &rows(TAICHI)[0];
    assert_eq!((carrier_name(alone), route(alone).cause), ("pcie:5.0x16".to_owned(), None));
    assert_close(ceiling(&route(alone).stops[0]), 57_460.43, TOLERANCE, "5.0 x16");
    let both = report(&[TAICHI, "&s=,m2-1,samsung-9100-pro-2tb"].concat());
    let [card, drive] = both.scenarios.as_slice() else { panic!("two scenarios") };
    assert_eq!((carrier_name(card), route(card).cause), ("pcie:5.0x8".to_owned(), Some(Cause::Taken { by: 1 })));
    assert_close(ceiling(&route(card).stops[0]), 28_730.21, TOLERANCE, "5.0 x8");
    assert_eq!((carrier_name(drive), delivered(drive)), ("pcie:5.0x4".to_owned(), Some(14_700.0)));
    let lanes = both.system.get().expect("it is named").lanes.clone();
    let slots = lanes.iter().find(|lanes| lanes.kind == LaneKind::Slots).expect("it has some");
    assert_eq!((slots.used, slots.total), (12, 16));
    // Another socket leaves the card alone, and so does the socket when it is empty.
    for other in ["&s=,m2-2,samsung-980-pro-1tb", "&s=,m2-1"] {
        assert_eq!(carrier_name(&rows(&[TAICHI, other].concat())[0]), "pcie:5.0x16", "{other}");
    }
    // Each of them alone is what it is when they are alternatives.
    let apart = rows(&[TAICHI, "&s=,m2-1,samsung-9100-pro-2tb"].concat().replace("together", "compare"));
    assert_eq!(carrier_name(&apart[0]), "pcie:5.0x16");
}

/// The board of AnandTech's test of SATA Express (2014): one connector on the chipset, one on an ASMedia chip.
const Z87_DELUXE: &str = "mode=together&mps=128&platform=asus-z87-deluxe-sata-express";
const FOUR_SATA: &str = "&s=,sata-1,ocz-vertex-450-256gb&s=,sata-2,ocz-vertex-450-256gb\
                         &s=,sata-3,ocz-vertex-450-256gb&s=,sata-4,ocz-vertex-450-256gb";

#[test]
fn two_sata_express_drives_beside_four_sata_drives() {
    let six = rows(&[Z87_DELUXE, "&s=,satae-1,satae:2.0x2&s=,satae-2,satae:2.0x2", FOUR_SATA].concat());
    // The SATA controller is one of three ports below the uplink.
    let third = 1.0 / 3.0;
    let twelfth = third / 4.0;
    assert_shares(&six, Place::Uplink, 1679.830, &[third, third, twelfth, twelfth, twelfth, twelfth]);
    let lanes: u32 = six[..2].iter().filter_map(|row| route(row).offered.link).map(|link| link.width.lanes()).sum();
    assert_eq!(lanes, 4, "both connectors together");
}

#[test]
fn eight_sata_drives_in_the_same_connectors() {
    let pair = |port: &str| ["&s=satae:600,", port, ",ocz-vertex-450-256gb"].concat().repeat(2);
    let eight = rows(&[Z87_DELUXE, FOUR_SATA, &pair("satae-1"), &pair("satae-2")].concat());
    assert_eq!(eight.len(), 8);
    let asmedia = guilty(&eight[7]);
    assert_eq!((asmedia.segment.place(), ceiling(&asmedia), asmedia.flows), (Place::Controller, 400.0, 2));
    assert_eq!(rates(&eight[6..]), [200.0; 2]);
    let left = 1679.830_f64.mul_add(share_of(None).value, -400.0);
    for rate in rates(&eight[..6]) {
        assert_close(rate, left / 6.0, TOLERANCE, "each of six");
    }
}

/// Measured there: a drive on the ASMedia chip is 25 to 27 % slower than on the chipset.
#[test]
fn one_drive_on_the_slower_controller() {
    let query = ["platform=asus-z87-deluxe-sata-express", "&s=,sata-1,ocz-vertex-450-256gb"].concat();
    let two = rates(&rows(&[&query, "&s=satae:600,satae-2,ocz-vertex-450-256gb"].concat()));
    assert_eq!(two, [540.0, 400.0]);
    assert!((0.25..0.27).contains(&(1.0 - two[1] / two[0])), "{two:?}");
    // Without what was measured, its two lanes of PCIe 2.0 are wide enough.
    let without = [&query, "&s=satae:600,satae-2,ocz-vertex-450-256gb&without=asm106x"].concat();
    assert_eq!(rates(&rows(&without)), [540.0; 2]);
    let own = "platform=z87&s=sata:600,asm1061,ocz-vertex-450-256gb";
    assert_eq!(rates(&rows(own)), [400.0]);
    let row = &rows(&[own, "&without=asm106x"].concat())[0];
    let lane = guilty(row);
    assert_eq!((lane.segment.place(), lane.flows), (Place::ChipsetLink, 1));
    assert_close(rates(core::slice::from_ref(row))[0], ceiling(&lane) * share_of(None).value, TOLERANCE, "2.0 x1");
}

/// Tweakers, Core Ultra 200: 12.4 GB/s read in the first socket and all of it in one on lanes of the slot;
/// nothing is lost when it is written.
#[test]
fn a_socket_behind_the_io_tile() {
    const Z890: &str = "platform=gigabyte-z890-aorus-master&s=,m2a,samsung-9100-pro-2tb&s=,m2d,samsung-9100-pro-2tb";
    let read = rows(Z890);
    assert_eq!(rates(&read), [12_400.0, 14_700.0]);
    assert_eq!(places(&read[0]), [Place::Slot, Place::Cpu]);
    assert_eq!((limit_name(&read[0]).as_str(), guilty(&read[0]).flows), ("cpu", 1));
    assert_eq!(places(&read[1]), [Place::Slot]);
    let without = rows(&[Z890, "&without=io-tile"].concat());
    assert_eq!((rates(&without), places(&without[0])), (vec![14_700.0; 2], vec![Place::Slot]));
    let written = rates(&rows(&[Z890, "&dir=to-device"].concat()));
    assert_eq!(written[..1], written[1..]);
    // The way is one for all chipsets of the generation, and no other generation has it.
    let same = &rows("platform=b860&s=m2m:5.0x4,cpu,samsung-9100-pro-2tb")[0];
    assert_eq!((delivered(same), places(same)), (Some(12_400.0), vec![Place::Slot, Place::Cpu]));
    let before = &rows("platform=z790&s=m2m:4.0x4,cpu,samsung-9100-pro-2tb")[0];
    assert_eq!(places(before), [Place::Slot]);
}

/// A card that could use sixteen lanes and newer ones.
fn assert_is_wide_card(id: &str) {
    let profile = Device::parse(id).unwrap().profile();
    assert_eq!(profile.class, Some(DeviceClass::GraphicsCard));
    assert!(profile.links[0].is_some_and(|link| link.width == LinkWidth::X16), "{id}");
}

/// 3DNews (Ryzen with graphics on AM4), Gigabyte's table for its X570 AORUS Xtreme, and AMD's for AM5.
#[test]
fn a_processor_with_graphics_has_fewer_lanes_for_a_slot() {
    assert_is_wide_card("geforce-rtx-4090");
    for (system, carrier, cause) in [
        ("x570-board.ryzen-3000", "pcie:4.0x16", None),
        ("x570-board.ryzen-3000g", "pcie:3.0x8", Some(Cause::FewerLanes(LinkWidth::X8))),
        ("b450-board.athlon-3000g", "pcie:3.0x4", Some(Cause::FewerLanes(LinkWidth::X4))),
        ("x670e-board.ryzen-7000", "pcie:4.0x16", None),
        ("x670e-board.ryzen-8700g", "pcie:4.0x8", Some(Cause::FewerLanes(LinkWidth::X8))),
        ("x670e-board.ryzen-8500g", "pcie:4.0x4", Some(Cause::FewerLanes(LinkWidth::X4))),
    ] {
        let row = &rows(&["platform=", system, "&s=,x16-1,geforce-rtx-4090"].concat())[0];
        assert_eq!((carrier_name(row).as_str(), route(row).cause), (carrier, cause), "{system}");
    }
    let second = &rows("platform=gigabyte-x570-aorus-xtreme.ryzen-3000g&s=,x16-2,geforce-rtx-4090")[0];
    assert_eq!(second.connection.verdict, Verdict::Refused, "{second:?}");
    // A chipset alone says the same of any slot on the processor.
    let slot = &rows("platform=b650.ryzen-8500g&s=x16:4.0x16,cpu,geforce-rtx-4090")[0];
    assert_eq!(carrier_name(slot), "pcie:4.0x4");
}
