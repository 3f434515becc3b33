//! The rules that rows of processors and chipsets keep, and how they are found.

use lanefit_model::facts::devices::Confidence;
use lanefit_model::facts::platforms::{
    ALIASES, CHIPSET_SOURCES, CHIPSETS, Caveat, ChipsetRow, Cpu, Platform, Upstream, Wanted, chipsets, platform,
    source_of,
};
use lanefit_model::{Form, Split};

use crate::support::{is_legal_id, is_legal_source, lines};

/// Chipsets that have been released, each with its usual processor: lines are added, never changed.
const RELEASED: &str = include_str!("../data/platform_ids.txt");

#[test]
fn ids_are_unique_words_that_a_query_can_say() {
    let chipset_ids: Vec<&str> = chipsets().map(|row| row.id).collect();
    let cpu_ids: Vec<&str> =
        Cpu::ALL.iter().map(|cpu| cpu.row().id).chain(ALIASES.iter().map(|(alias, _)| *alias)).collect();
    for ids in [&chipset_ids, &cpu_ids] {
        for (index, id) in ids.iter().enumerate() {
            assert!(is_legal_id(id), "{id}");
            assert!(!ids[index + 1..].contains(id), "{id} is there twice");
            assert_eq!(Form::from_id(id), None, "{id}");
        }
    }
}

#[test]
fn names_are_unique() {
    let chipset_names: Vec<&str> = chipsets().map(|row| row.name).collect();
    let cpu_names: Vec<&str> = Cpu::ALL.iter().map(|cpu| cpu.row().name).collect();
    for names in [chipset_names, cpu_names] {
        for (index, name) in names.iter().enumerate() {
            assert!(!name.is_empty() && name.trim() == *name && !name.contains("  "), "“{name}”");
            assert!(!names[index + 1..].contains(name), "{name} is there twice");
        }
    }
}

#[test]
fn every_row_has_its_own_source() {
    for (rows, sources) in CHIPSETS.iter().zip(CHIPSET_SOURCES) {
        assert_eq!(rows.len(), sources.len());
        for (row, source) in rows.iter().zip(*sources) {
            assert_eq!(source_of(row), *source, "{}", row.id);
            assert!(is_legal_source(source), "{}: “{source}”", row.id);
        }
    }
    for cpu in Cpu::ALL {
        assert!(is_legal_source(cpu.source()), "{}", cpu.row().id);
    }
    assert_eq!(source_of(&ChipsetRow { id: "none", ..*chipsets().next().unwrap() }), "");
}

#[test]
fn a_source_that_was_not_read_again_makes_no_row_certain() {
    for row in chipsets().filter(|row| row.confidence == Confidence::High) {
        assert!(!source_of(row).contains("not re-read"), "{}", row.id);
    }
    for cpu in Cpu::ALL.iter().filter(|cpu| cpu.row().confidence == Confidence::High) {
        assert!(!cpu.source().contains("not re-read"), "{}", cpu.row().id);
    }
}

#[test]
fn every_processor_goes_somewhere_and_every_chipset_has_one() {
    for cpu in Cpu::ALL {
        assert!(chipsets().any(|row| row.cpus.contains(cpu)), "{}", cpu.row().id);
    }
    for row in chipsets() {
        assert!(!row.cpus.is_empty(), "{}", row.id);
        for (index, cpu) in row.cpus.iter().enumerate() {
            assert!(!row.cpus[index + 1..].contains(cpu), "{} has {} twice", row.id, cpu.row().id);
        }
    }
}

#[test]
fn an_uplink_has_two_ends() {
    for at in Platform::all() {
        let (chipset, cpu) = (at.chipset, at.cpu_row());
        match chipset.uplink {
            // Behind a north bridge, the processor's bus is none of PCIe.
            Upstream::Link(_) => assert_ne!(cpu.uplink.is_some(), chipset.north_bridge.is_some(), "{}", at.id()),
            Upstream::OneChip => assert!(cpu.uplink.is_none() && chipset.lanes.is_empty(), "{}", at.id()),
            Upstream::Package | Upstream::NotKnown => assert!(cpu.uplink.is_none(), "{}", at.id()),
        }
        assert!(chipset.uplink != Upstream::NotKnown || at.is_uncertain(), "{}", at.id());
    }
}

/// Makers' names belong to their own chipsets; an uplink without one is called by its PCIe link.
#[test]
fn every_uplink_has_a_name() {
    let mut unnamed = Vec::new();
    for at in Platform::all() {
        let Upstream::Link(link) = at.uplink() else {
            assert_eq!((at.uplink_name(), at.named_uplink()), (None, None), "{}", at.id());
            continue;
        };
        let name = at.uplink_name().unwrap();
        match at.named_uplink() {
            Some(uplink) => assert_eq!((uplink.link(), uplink.name()), (link, name.as_str()), "{}", at.id()),
            None => {
                assert_eq!(name, ["PCIe ", link.generation.name(), " ", link.width.name()].concat(), "{}", at.id());
                unnamed.push(at.id());
            }
        }
        let is_amd = at.cpu_row().name.contains("Ryzen")
            || ["FX", "A-series", "Athlon", "Threadripper"].iter().any(|line| at.cpu_row().name.starts_with(line));
        assert!(!(is_amd && name.starts_with("DMI")), "{}: {name}", at.id());
        assert!(is_amd || name.starts_with("DMI") || unnamed.contains(&at.id()), "{}: {name}", at.id());
    }
    // An Athlon 3000G has two lanes there; of the laptops, no record says what the link is called.
    assert_eq!(
        unnamed,
        [
            "a320.athlon-3000g",
            "b450.athlon-3000g",
            "x470.athlon-3000g",
            "laptop-12th-hx",
            "laptop-12th-hx.ultra-200hx",
            "laptop-8th-h"
        ]
    );
    for (id, name) in [
        ("p45", "DMI 1.0"),
        ("x58", "DMI 1.0"),
        ("z97", "DMI 2.0"),
        ("z390", "DMI 3.0 x4"),
        ("z590", "DMI 3.0 x8"),
        ("z590.10th", "DMI 3.0 x4"),
        ("b760", "DMI 4.0 x4"),
        ("z790", "DMI 4.0 x8"),
        ("990fx", "A-Link Express III"),
        ("a88x", "UMI"),
        ("b450", "PCIe 3.0 x4"),
        ("x570", "PCIe 4.0 x4"),
        ("x570.ryzen-2000", "PCIe 3.0 x4"),
        ("trx40", "PCIe 4.0 x8"),
    ] {
        assert_eq!(platform(id).unwrap().uplink_name().as_deref(), Some(name), "{id}");
    }
}

#[test]
fn lanes_of_a_chipset_are_counted_once_and_fastest_first() {
    for row in chipsets() {
        assert!(row.lanes.iter().all(|lanes| (1..=24).contains(&lanes.count)), "{}", row.id);
        assert!(row.lanes.is_sorted_by(|one, two| one.generation > two.generation), "{}", row.id);
    }
}

#[test]
fn sata_ports_of_a_kind_are_among_all() {
    for row in chipsets() {
        if let Some(ports) = row.sata {
            assert!(ports.at_6g <= ports.total && ports.cost_lanes <= ports.total && ports.total <= 12, "{}", row.id);
        }
    }
}

#[test]
fn a_second_chip_hangs_behind_a_link_no_faster_than_the_uplink() {
    let chained: Vec<&str> = chipsets().filter(|row| row.chain.is_some()).map(|row| row.id).collect();
    assert_eq!(chained, ["x670", "x670e", "x870e"]);
    for row in chipsets() {
        if let (Some(chain), Upstream::Link(uplink)) = (row.chain, row.uplink) {
            assert!(chain.after_line_code() <= uplink.after_line_code(), "{}", row.id);
        }
    }
}

#[test]
fn only_sixteen_lanes_are_divided_into_halves() {
    for cpu in Cpu::ALL {
        let row = cpu.row();
        let lanes = row.slots.map_or(0, |lanes| lanes.count);
        assert!(lanes >= 16 || !row.splits.has(Split::X8X8), "{}", row.id);
        assert!(row.splits.has(Split::X8X8) || !row.splits.has(Split::X8X4X4), "{}", row.id);
        assert!(row.splits.has(Split::X8X4X4) || !row.splits.has(Split::X4X4X4X4), "{}", row.id);
    }
}

#[test]
fn no_link_is_newer_than_its_processor_or_its_cap() {
    for at in Platform::all() {
        if let (Some(lanes), None) = (at.slot_lanes(), at.chipset.north_bridge) {
            let own = at.cpu_row().slots.unwrap();
            assert_eq!(lanes.generation, own.generation.min(at.chipset.slot_cap), "{}", at.id());
        }
        for number in 0..=u8::MAX {
            let own = at.cpu_row().drive_links.get(usize::from(number));
            let link = at.drive_link(number);
            assert_eq!(link.is_some(), own.is_some() && number < at.chipset.drive_links, "{} {number}", at.id());
            assert!(link.is_none_or(|link| link.generation <= at.chipset.drive_cap), "{} {number}", at.id());
        }
    }
}

#[test]
fn lanes_behind_an_older_uplink_are_as_old_where_they_are_tied_to_it() {
    let generation = |id: &str| platform(id).unwrap().chipset_generation().map(|generation| generation.name());
    assert_eq!(generation("x570.ryzen-5000"), Some("4.0"));
    assert_eq!(generation("x570.ryzen-3000g"), Some("3.0"));
    assert_eq!(generation("z590"), Some("3.0"));
    assert_eq!(generation("b650.ryzen-8700g"), Some("4.0"));
    assert_eq!(generation("n100-board"), None);
}

#[test]
fn only_the_consoles_drives_are_for_data_alone() {
    for row in chipsets() {
        assert_eq!(row.host.is_none(), row.caveats.contains(&Caveat::DataOnly), "{}", row.id);
    }
}

#[test]
fn every_platform_is_found_by_its_id() {
    for at in Platform::all() {
        assert_eq!(platform(&at.id()), Ok(at));
        assert_eq!(platform(&[at.chipset.id, ".", at.cpu_row().id].concat()), Ok(at));
    }
    assert_eq!(platform("z590").unwrap().cpu, Cpu::Core11);
    assert_eq!(platform("z590.11th").unwrap().id(), "z590");
    assert_eq!(platform("z590.10th").unwrap().id(), "z590.10th");
}

#[test]
fn a_product_line_that_shares_its_lanes_is_known_by_its_own_word() {
    assert_eq!(platform("z790.14th").unwrap().cpu, Cpu::Core12);
    assert_eq!(platform("x870e.ryzen-9000").unwrap().id(), "x870e");
    for (alias, cpu) in ALIASES {
        assert_eq!(Cpu::from_id(alias), Some(*cpu));
    }
}

#[test]
fn a_wrong_chipset_is_quoted_and_the_nearest_ones_are_named() {
    let error = platform("z591").unwrap_err();
    assert_eq!(error.quoted(), "z591");
    assert_eq!(error.wanted(), Wanted::Chipset);
    assert_eq!(error.accepted().len(), 95);
    assert_eq!(error.nearest(1), ["z590"]);
    assert_eq!(platform("Z590").unwrap_err().nearest(1), ["z590"]);
    assert!(error.to_string().len() < 800, "compact: {error}");
}

#[test]
fn a_wrong_processor_is_quoted_with_those_that_go() {
    let error = platform("z590.9th").unwrap_err();
    assert_eq!(error.quoted(), "9th");
    assert_eq!(error.accepted(), ["11th", "10th"]);
    assert_eq!(error.to_string(), "“9th” is not accepted here: 11th 10th");
    for id in ["z590.", "z590.10th.", "z590.10th.x", "z590. 10th"] {
        assert!(matches!(platform(id).unwrap_err().wanted(), Wanted::CpuOf(row) if row.id == "z590"), "{id}");
    }
}

#[test]
fn a_long_id_is_quoted_in_part() {
    let error = platform(&"ж".repeat(200)).unwrap_err();
    assert_eq!(error.quoted(), ["ж".repeat(48).as_str(), "…"].concat());
    assert!(!platform("").unwrap_err().nearest(3).is_empty());
}

#[test]
fn a_released_platform_keeps_its_usual_processor() {
    for (_, line) in lines(RELEASED) {
        let (id, cpu) = line.split_once('.').unwrap();
        let at = platform(id).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(at.cpu_row().id, cpu, "{id}");
    }
    for row in chipsets() {
        let is_listed = lines(RELEASED).any(|(_, line)| line.split('.').next() == Some(row.id));
        assert!(is_listed, "add {} to tests/data/platform_ids.txt", row.id);
    }
    assert_eq!(lines(RELEASED).count(), chipsets().count(), "one is listed twice");
}
