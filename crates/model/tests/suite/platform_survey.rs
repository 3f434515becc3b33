//! The rows of processors and chipsets against a survey of public sources, copied into `tests/data`.

use lanefit_model::SplitSet;
use lanefit_model::facts::devices::Confidence;
use lanefit_model::facts::platforms::{Cpu, Platform, Upstream, chipsets, platform};
use lanefit_model::{Generation, Split, Word};

use crate::support::lines;

const CPUS: &str = include_str!("../data/cpu_survey.txt");
const CHIPSETS: &str = include_str!("../data/chipset_survey.txt");

/// Rows that the survey has no line of: processors of consoles, which it took for chipsets.
const NOT_SURVEYED: [&str; 2] = ["ps5", "steam-deck"];

fn fields<const COUNT: usize>(line: &'static str) -> [&'static str; COUNT] {
    let fields: Vec<&str> = line.split('|').map(str::trim).collect();
    fields.try_into().expect(line)
}

fn confidence(confidence: Confidence) -> &'static str {
    match confidence {
        Confidence::High => "high",
        Confidence::Medium => "medium",
        Confidence::Low => "low",
    }
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

fn join(words: impl Iterator<Item = String>) -> String {
    or_dash(words.collect::<Vec<_>>().join(" "))
}

#[test]
fn every_processor_is_what_the_survey_says() {
    let mut count = 0;
    for (number, line) in lines(CPUS) {
        let [id, slots, splits, drives, sure] = fields(line);
        let row = Cpu::from_id(id).unwrap_or_else(|| panic!("line {number}: {id} is missing")).row();
        assert_eq!(row.id, id, "an alias stands in for it");
        let own = row.slots.map(|lanes| format!("{} {}", lanes.generation.name(), lanes.count));
        assert_eq!(or_dash(own.unwrap_or_default()), slots, "{id}: slots");
        let allowed = Split::VALUES.iter().filter(|split| **split != Split::Whole && row.splits.has(**split));
        assert_eq!(join(allowed.map(|split| split.word().to_owned())), splits, "{id}: divisions");
        let links = row.drive_links.iter().map(|link| [link.generation.name(), link.width.name()].concat());
        assert_eq!(join(links), drives, "{id}: drives");
        assert_eq!(confidence(row.confidence), sure, "{id}");
        count += 1;
    }
    assert_eq!(count, 58);
    assert_eq!(Cpu::ALL.len(), count + NOT_SURVEYED.len());
    assert!(NOT_SURVEYED.iter().all(|id| Cpu::from_id(id).is_some()));
}

#[test]
fn every_chipset_is_what_the_survey_says() {
    let mut count = 0;
    for (number, line) in lines(CHIPSETS) {
        let [id, cpus, uplink, lanes, sata, caps, splits, sure] = fields(line);
        let usual = platform(id).unwrap_or_else(|error| panic!("line {number}: {error}"));
        let row = usual.chipset;
        let mut own: Vec<String> = row.cpus.iter().map(|cpu| cpu.row().id.to_owned()).collect();
        own.sort();
        assert_eq!(own.join(" "), cpus, "{id}: processors");
        let rate = match usual.uplink() {
            Upstream::Link(link) => format!("{:.0}", link.after_line_code().mb_s()),
            _ => String::new(),
        };
        assert_eq!(or_dash(rate), uplink, "{id}: uplink");
        let own = row.lanes.iter().map(|lanes| format!("{}x{}", lanes.count, lanes.generation.name()));
        assert_eq!(join(own), lanes, "{id}: lanes");
        let own = row.sata.map(|ports| format!("{} {}", ports.total, ports.at_6g));
        assert_eq!(or_dash(own.unwrap_or_default()), sata, "{id}: SATA");
        let cap = |cap: Generation| if cap == Generation::Gen7 { "-" } else { cap.name() };
        assert_eq!(format!("{} {}", cap(row.slot_cap), cap(row.drive_cap)), caps, "{id}: caps");
        let own = match row.splits {
            SplitSet::ANY => "any",
            SplitSet::HALVES => "halves",
            SplitSet::WHOLE => "whole",
            _ => "others",
        };
        assert_eq!(own, splits, "{id}: divisions");
        assert_eq!(confidence(row.confidence), sure, "{id}");
        count += 1;
    }
    assert_eq!(count, 95);
    assert_eq!(chipsets().count(), count);
}

/// The survey tells in notes what depends on the processor.
#[test]
fn what_depends_on_the_processor_is_what_its_notes_say() {
    let uplink = |id: &str| match platform(id).unwrap().uplink() {
        Upstream::Link(link) => [link.generation.name(), link.width.name()].concat(),
        other => format!("{other:?}"),
    };
    for (id, expected) in [
        ("z590", "3.0x8"),
        ("z590.10th", "3.0x4"),
        ("h570.10th", "3.0x4"),
        ("z490.11th", "3.0x4"),
        ("x570.ryzen-5000", "4.0x4"),
        ("x570.ryzen-2000", "3.0x4"),
        ("x570.ryzen-5000g", "3.0x4"),
        ("b450.athlon-3000g", "3.0x2"),
        ("b760", "4.0x4"),
        ("z790", "4.0x8"),
        ("trx40", "4.0x8"),
        ("trx50", "NotKnown"),
        ("n100-board", "OneChip"),
        ("laptop-11th", "Package"),
    ] {
        assert_eq!(uplink(id), expected, "{id}");
    }
}

#[test]
fn a_drive_link_is_there_only_where_both_open_it() {
    let link = |id: &str, number| {
        let link = platform(id).unwrap().drive_link(number)?;
        Some([link.generation.name(), link.width.name()].concat())
    };
    for (id, number, expected) in [
        ("z590.11th", 0, Some("4.0x4")),
        ("z590.10th", 0, None),
        ("b560.10th", 0, None),
        ("h510.11th", 0, None),
        ("h610", 0, None),
        ("b660", 0, Some("4.0x4")),
        ("h810", 0, None),
        ("b860", 0, Some("5.0x4")),
        ("b860", 1, None),
        ("z890", 1, Some("4.0x4")),
        ("b450.ryzen-3000", 0, Some("3.0x4")),
        ("a520.ryzen-5000", 0, Some("3.0x4")),
        ("b550.ryzen-5500", 0, Some("3.0x4")),
        ("a620.ryzen-7000", 0, Some("4.0x4")),
        ("b650.ryzen-7000", 0, Some("5.0x4")),
        ("b650.ryzen-8500g", 1, Some("4.0x2")),
        ("b650.ryzen-ai-400", 1, None),
        ("a320.athlon-3000g", 0, Some("3.0x2")),
    ] {
        assert_eq!(link(id, number).as_deref(), expected, "{id}, link {number}");
    }
}

#[test]
fn slots_have_the_lanes_of_the_processor_at_the_generation_of_the_board() {
    let lanes = |id: &str| platform(id).unwrap().slot_lanes().map(|lanes| (lanes.count, lanes.generation.name()));
    for (id, expected) in [
        ("x570.ryzen-3000g", Some((8, "3.0"))),
        ("b450.ryzen-3000", Some((16, "3.0"))),
        ("b550.ryzen-3000", Some((16, "4.0"))),
        ("b650.ryzen-8700g", Some((8, "4.0"))),
        ("b650e.ryzen-8500g", Some((4, "4.0"))),
        ("b650e", Some((16, "5.0"))),
        ("b850", Some((16, "4.0"))),
        ("z590.10th", Some((16, "3.0"))),
        ("h81", Some((16, "2.0"))),
        ("x58", Some((36, "2.0"))),
        ("990fx", Some((38, "2.0"))),
        ("mac-apple-silicon", None),
    ] {
        assert_eq!(lanes(id), expected, "{id}");
    }
}

#[test]
fn lanes_are_divided_as_processor_and_chipset_both_allow() {
    let splits = |id: &str| platform(id).map(Platform::splits).unwrap();
    for (id, split, is_allowed) in [
        ("z77.2nd", Split::X8X4X4, false),
        ("z77.3rd", Split::X8X4X4, true),
        ("z68.3rd", Split::X8X4X4, false),
        ("z68.3rd", Split::X8X8, true),
        ("b760", Split::X8X8, false),
        ("h670", Split::X8X8, true),
        ("z790", Split::X8X4X4, false),
        ("z890", Split::X8X4X4, true),
        ("b650.ryzen-8700g", Split::X8X8, false),
        ("h610", Split::Whole, true),
    ] {
        assert_eq!(splits(id).has(split), is_allowed, "{id} {}", split.word());
    }
}
