//! What no board of a system can have, whatever is written: divisions of lanes, SATA on a processor, fast SATA ports
//! beyond those there are; and what is never advised there.

use lanefit_model::system::{Cause, moves};
use lanefit_model::{LimitedBy, ScenarioReport, Split, Verdict, evaluate, query, remedies};

use crate::support::outcome::delivered;
use crate::support::read;
use crate::support::systems::{port_names, systems};

fn rate(row: &ScenarioReport) -> f64 {
    delivered(row).expect("it works")
}

fn cause(query: &str, at: usize) -> Option<Cause> {
    evaluate(&read(query)).scenarios[at].route.get().expect("its system is named").cause
}

#[test]
fn lanes_are_divided_as_processor_and_chipset_can_and_no_further() {
    for (text, is_accepted) in [
        ("platform=z590-board&s=x16:4.0x16-x4x4x4x4,x16-1", false),
        ("platform=z590-board&s=x16:4.0x16-x8x4x4,x16-1", true),
        ("platform=h610-board&s=x16:4.0x16-x8x8,x16-1", false),
        ("platform=x570-board&s=x16:4.0x16-x4x4x4x4,x16-1", true),
        // Half of the lanes, divided as the rest of a whole slot would be.
        ("platform=h97&s=x16:3.0x8-x4x4,cpu", false),
        ("platform=z790&s=x16:4.0x8-x4x4,cpu", false),
        ("platform=z590&s=x16:4.0x8-x4x4,cpu", true),
        ("platform=z590&s=x16:4.0x4-x2x2,cpu", false),
        ("platform=rk3588-board&s=x4:3.0x4-x2x2,cpu", true),
        // What hangs on the chipset is for the board's maker to divide.
        ("platform=z790&s=x16:4.0x4-x2x2,chipset", true),
    ] {
        let reading = query::read(text);
        assert_eq!(reading.warnings.is_empty(), is_accepted, "{text}: {:?}", reading.warnings);
        let split = reading.comparison.scenarios()[0].port.split;
        assert_eq!(split != Split::Whole, is_accepted, "{text}");
    }
}

#[test]
fn no_advice_divides_lanes_that_the_system_does_not() {
    let mut advised = 0;
    for system in systems() {
        for name in port_names(*system) {
            let text = ["platform=", &system.id(), "&s=,", &name, ",quad-m2-card"].concat();
            let comparison = read(&text);
            for row in &evaluate(&comparison).scenarios {
                for remedy in remedies(row, &comparison.traffic) {
                    let split = remedy.scenario.port.split;
                    assert!(row.scenario.may_split(Some(*system), split), "{text}: {split:?}");
                    advised += usize::from(split != Split::Whole);
                }
            }
        }
    }
    assert!(advised > 20, "{advised}");
    // Where only halves are possible, halves are advised.
    let comparison = read("platform=z790&s=x16:5.0x16,cpu,quad-m2-card");
    let found = remedies(&evaluate(&comparison).scenarios[0], &comparison.traffic);
    assert!(found.iter().any(|remedy| remedy.scenario.port.split == Split::X8X8), "{found:?}");
}

/// Intel, data sheets of the Core processors: PCI Express and DMI, and no SATA.
#[test]
fn processors_beside_chipsets_of_intel_have_no_sata() {
    for id in ["h97", "z490", "z790", "z890", "x299"] {
        let text = ["platform=", id, "&s=sata:600,cpu,samsung-870-evo-1tb"].concat();
        assert_eq!(cause(&text, 0), Some(Cause::NoSata), "{id}");
        let drives = "&s=sata:600,chipset,samsung-870-evo-1tb".repeat(4);
        let comparison = read(&["platform=", id, "&mode=together", &drives].concat());
        assert_eq!(moves(&comparison, &evaluate(&comparison), 0), [], "{id}");
    }
    // A socket with both has its SATA from the chipset; AM4 and small chips have SATA of their own.
    for port in ["z690&s=m2m:4.0x4-sata600", "b550&s=sata:600", "n100-board&s=sata:600"] {
        let text = ["platform=", port, ",cpu,samsung-860-evo-m2-1tb"].concat();
        assert_ne!(cause(&text, 0), Some(Cause::NoSata), "{port}");
    }
}

/// `chipset_survey.txt`: two of P67's six ports, one of B75's.
#[test]
fn only_so_many_sata_ports_are_fast_as_the_chipset_has() {
    for (id, fast) in [("p67", 2), ("b75", 1), ("x79", 2), ("h97", 6)] {
        let text = ["platform=", id, "&mode=together", &"&s=sata:600,chipset,exos-x18-18tb".repeat(6)].concat();
        let slow = (0..6).filter(|at| cause(&text, *at) == Some(Cause::NoFastSataLeft)).count();
        assert_eq!(6 - slow, fast, "{id}");
    }
    let three = ["platform=p67&mode=together", &"&s=sata:600,chipset,samsung-870-evo-1tb".repeat(3)].concat();
    let rows = evaluate(&read(&three)).scenarios;
    assert!(rate(&rows[2]) < 0.6 * rate(&rows[1]), "{} {}", rate(&rows[1]), rate(&rows[2]));
    assert_eq!(rows[2].connection.verdict, Verdict::Limited);
}

/// Rules call a port by its name, wherever it hangs.
#[test]
fn a_port_that_moves_keeps_its_name() {
    let comparison = read(
        "platform=b550&mode=together&s=m2m:4.0x4,chipset.m2-3,samsung-980-pro-1tb&s=sata:600,chipset.sata-5&\
         rule=m2-3-pcie:off:sata-5",
    );
    let found = moves(&comparison, &evaluate(&comparison), 0);
    let places: Vec<String> = found.iter().filter_map(|found| Some(found.scenario.attachment?.to_query())).collect();
    assert_eq!(places, ["cpu.m2-3"]);
}

#[test]
fn drives_behind_a_switch_get_what_their_sockets_carry() {
    let outcome = |text: &str| {
        let row = evaluate(&read(text)).scenarios.remove(0);
        (rate(&row), row.limited_by)
    };
    let (socket, _) = outcome("s=pcie:3.0x4");
    assert_eq!(outcome("s=x16:3.0x8,,asm2824,1"), (socket, Some(LimitedBy::Drives)));
    assert_eq!(outcome("s=x16:3.0x16,,highpoint-ssd7101a,2"), (2.0 * socket, Some(LimitedBy::Drives)));
    // As many as fill the card's own link, or more, are held back by that.
    for text in ["s=x16:3.0x8,,asm2824,2", "s=x16:3.0x8,,asm2824", "s=x16:3.0x16,,highpoint-ssd7101a"] {
        assert_ne!(outcome(text).1, Some(LimitedBy::Drives), "{text}");
    }
}
