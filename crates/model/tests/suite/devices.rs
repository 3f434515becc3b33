//! One linter per rule for the device catalogue.

use lanefit_model::facts::devices::{
    Behind, CATALOGUE, CommandSet, Confidence, DEVICE_SOURCES, DeviceClass, DeviceRow, Quirk, Rating, WidthSet, find,
    source_of,
};
use lanefit_model::{Form, LinkCapability, LinkWidth, SataGeneration, Throughput};

/// Ids that have been released: lines are added, never changed or removed.
const RELEASED: &str = include_str!("../data/device_ids.txt");

fn rows() -> impl Iterator<Item = &'static DeviceRow> {
    CATALOGUE.iter().flat_map(|(_, rows)| rows.iter())
}

fn released() -> impl Iterator<Item = &'static str> {
    RELEASED.lines().filter(|line| !line.starts_with('#'))
}

/// Most lanes of one link on that edge or plug.
fn most_lanes(form: Form) -> u32 {
    match form {
        Form::X1 | Form::M2Ae | Form::M2E => 1,
        Form::M2Bm => 2,
        Form::X4 | Form::M2M | Form::U2 => 4,
        Form::X8 => 8,
        Form::X16 => 16,
        _ => 0,
    }
}

/// What the link or SATA rate of a device carries at best, in MB/s.
fn after_line_code(row: &DeviceRow) -> f64 {
    let links = row.links.iter().copied().map(LinkCapability::after_line_code);
    let sata = row.sata.map(SataGeneration::after_line_code);
    links.chain(sata).map(Throughput::mb_s).fold(0.0, f64::max)
}

#[test]
fn ids_and_names_are_unique() {
    let all: Vec<&DeviceRow> = rows().collect();
    for (index, row) in all.iter().enumerate() {
        for other in &all[index + 1..] {
            assert_ne!(row.id, other.id);
            assert_ne!(row.name, other.name, "{} and {}", row.id, other.id);
        }
    }
}

#[test]
fn ids_are_words_joined_by_hyphens() {
    for row in rows() {
        for word in row.id.split('-') {
            let is_word = word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'.');
            let is_bare = word.starts_with('.') || word.ends_with('.') || word.is_empty();
            assert!(is_word && !is_bare, "{}", row.id);
        }
    }
}

#[test]
fn no_id_reads_as_a_form() {
    for row in rows() {
        assert_eq!(Form::from_id(row.id), None, "{}", row.id);
    }
}

#[test]
fn names_have_no_stray_spaces() {
    for row in rows() {
        assert!(!row.name.is_empty() && row.name.trim() == row.name && !row.name.contains("  "), "“{}”", row.name);
    }
}

#[test]
fn every_row_has_its_own_source() {
    assert_eq!(CATALOGUE.len(), DEVICE_SOURCES.len());
    for ((class, rows), sources) in CATALOGUE.iter().zip(DEVICE_SOURCES) {
        assert_eq!(rows.len(), sources.len(), "{class:?}");
        for (row, source) in rows.iter().zip(*sources) {
            assert_eq!(source_of(row), *source, "{}", row.id);
            assert!(!source.is_empty() && source.trim() == *source && !source.contains("  "), "{}: “{source}”", row.id);
        }
    }
}

#[test]
fn a_foreign_row_has_no_source() {
    let foreign = DeviceRow { id: "none", ..*rows().next().unwrap() };
    assert_eq!(source_of(&foreign), "");
}

#[test]
fn every_row_is_found_by_its_id_and_nothing_else_is() {
    for row in rows() {
        assert_eq!(find(row.id), Some(row));
    }
    for id in ["", "samsung", "samsung-980-pro-1tb ", "Samsung-980-PRO-1TB"] {
        assert_eq!(find(id), None, "“{id}”");
    }
}

#[test]
fn a_released_id_never_goes_away() {
    for id in released() {
        assert!(find(id).is_some(), "{id} was released and is gone");
    }
}

#[test]
fn every_id_is_listed_as_released() {
    for row in rows() {
        assert!(released().any(|id| id == row.id), "add {} to tests/data/device_ids.txt", row.id);
    }
    assert_eq!(released().count(), rows().count(), "an id is listed twice");
}

#[test]
fn every_group_has_rows_of_its_class_alone() {
    for (index, (class, rows)) in CATALOGUE.iter().enumerate() {
        assert!(!rows.is_empty(), "{class:?}");
        assert!(CATALOGUE[index + 1..].iter().all(|(other, _)| other != class), "{class:?} is there twice");
        for row in *rows {
            assert_eq!(row.class, *class, "{}", row.id);
        }
    }
}

#[test]
fn a_device_has_links_or_a_sata_rate_but_not_both() {
    for row in rows() {
        assert_ne!(row.links.is_empty(), row.sata.is_none(), "{}", row.id);
        let is_sata_drive = matches!(row.class, DeviceClass::SataSsd | DeviceClass::HardDisk);
        assert_eq!(row.sata.is_some(), is_sata_drive, "{}", row.id);
    }
}

#[test]
fn a_drive_speaks_the_commands_of_its_class() {
    for row in rows() {
        let is_right = match row.class {
            DeviceClass::PcieSsd => row.commands != CommandSet::Other,
            DeviceClass::StorageController => row.commands != CommandSet::Nvme,
            _ => row.commands == CommandSet::Other,
        };
        assert!(is_right, "{}: {:?}", row.id, row.commands);
    }
}

#[test]
fn several_links_trade_width_for_generation() {
    for row in rows() {
        assert!(row.links.len() <= 2, "{}", row.id);
        if let [older, newer] = row.links {
            assert!(older.generation < newer.generation && older.width > newer.width, "{}", row.id);
        }
    }
}

#[test]
fn no_link_is_wider_than_its_edge() {
    for row in rows() {
        for link in row.links {
            assert!(link.width.is_built(), "{}", row.id);
            assert!(link.width.lanes() <= most_lanes(row.form), "{}: {} on {:?}", row.id, link.width.name(), row.form);
        }
    }
}

#[test]
fn widths_are_x1_the_own_and_what_lies_between() {
    for row in rows() {
        let Some(widest) = row.links.iter().map(|link| link.width).max() else {
            assert_eq!(row.widths, WidthSet::NONE, "{}", row.id);
            continue;
        };
        assert!(row.widths.has(LinkWidth::X1), "{}", row.id);
        assert!(row.links.iter().all(|link| row.widths.has(link.width)), "{}", row.id);
        for width in LinkWidth::ALL {
            assert!(width <= widest || !row.widths.has(width), "{}: {}", row.id, width.name());
        }
    }
}

#[test]
fn no_drive_is_rated_above_its_own_link() {
    for row in rows() {
        if let Rating::Drive { to_host, to_device } = row.rating {
            let most = after_line_code(row);
            for rated in [to_host, to_device] {
                assert!(rated > 0 && f64::from(rated) <= most, "{}: {rated} of {most} MB/s", row.id);
            }
        }
    }
}

#[test]
fn ratings_are_of_the_kind_of_their_class() {
    for row in rows() {
        let is_right = match row.class {
            DeviceClass::PcieSsd | DeviceClass::SataSsd | DeviceClass::HardDisk => {
                matches!(row.rating, Rating::Drive { .. })
            }
            DeviceClass::NetworkCard => !matches!(row.rating, Rating::Drive { .. } | Rating::Ports(0)),
            DeviceClass::UsbController => matches!(row.rating, Rating::Ports(1..)),
            _ => row.rating == Rating::NotPublished,
        };
        assert!(is_right, "{}: {:?}", row.id, row.rating);
    }
}

#[test]
fn a_card_takes_no_more_than_its_slot_gives() {
    for row in rows() {
        let most = match row.form {
            Form::X1 | Form::X4 | Form::X8 => 25,
            Form::X16 => 75,
            _ => 0,
        };
        assert!(row.slot_watts <= most, "{}: {} W", row.id, row.slot_watts);
        assert!(row.slot_watts > 0 || row.class != DeviceClass::GraphicsCard, "{}", row.id);
    }
}

#[test]
fn only_modules_have_a_length() {
    for row in rows() {
        let is_module = matches!(row.form, Form::M2M | Form::M2Bm | Form::M2Ae | Form::M2E);
        assert!(is_module || row.length.is_none(), "{}", row.id);
    }
}

#[test]
fn what_hangs_behind_fits_the_class() {
    for row in rows() {
        let is_right = match row.behind {
            Behind::Nothing => !matches!(row.class, DeviceClass::StorageController | DeviceClass::M2Card),
            Behind::SataPorts { count, .. } => row.class == DeviceClass::StorageController && (2..=16).contains(&count),
            Behind::M2Sockets { count, .. } => row.class == DeviceClass::M2Card && (2..=4).contains(&count),
            Behind::TwoChips => row.form == Form::M2E && row.links.iter().all(|link| link.width == LinkWidth::X1),
        };
        assert!(is_right, "{}: {:?}", row.id, row.behind);
    }
}

#[test]
fn a_passive_card_has_four_lanes_for_each_drive() {
    for row in rows() {
        if let Behind::M2Sockets { count, has_switch: false } = row.behind {
            assert!(row.links.iter().all(|link| link.width.lanes() == u32::from(count) * 4), "{}", row.id);
        }
    }
}

#[test]
fn only_cards_ask_their_board_for_more() {
    for row in rows() {
        let is_card = matches!(row.form, Form::X1 | Form::X4 | Form::X8 | Form::X16);
        assert!(row.quirk == Quirk::None || is_card, "{}", row.id);
    }
}

#[test]
fn a_set_of_widths_holds_what_was_put_in() {
    let all = WidthSet::up_to(LinkWidth::X16);
    let usual = WidthSet::usual(LinkWidth::X16);
    for width in LinkWidth::ALL {
        assert_eq!(all.has(width), width <= LinkWidth::X16 && width.is_built(), "{}", width.name());
        assert_eq!(usual.has(width), all.has(width) && width != LinkWidth::X2, "{}", width.name());
        assert!(!WidthSet::NONE.has(width));
        assert!(WidthSet::NONE.with(width).has(width) && !all.without(width).has(width));
    }
    assert!(WidthSet::usual(LinkWidth::X2).has(LinkWidth::X2));
    assert!(WidthSet::up_to(LinkWidth::X12).has(LinkWidth::X12));
}

#[test]
fn a_device_falls_back_to_the_next_width_it_knows() {
    let usual = WidthSet::usual(LinkWidth::X8);
    for (limit, settled) in [
        (LinkWidth::X16, LinkWidth::X8),
        (LinkWidth::X8, LinkWidth::X8),
        (LinkWidth::X4, LinkWidth::X4),
        (LinkWidth::X2, LinkWidth::X1),
        (LinkWidth::X1, LinkWidth::X1),
    ] {
        assert_eq!(usual.largest_within(limit), settled, "within {}", limit.name());
    }
    assert_eq!(WidthSet::NONE.largest_within(LinkWidth::X4), LinkWidth::X1);
}

/// What sources disagree on stays out of the catalogue, as docs/data.md says.
#[test]
fn somebody_stands_behind_every_device() {
    for device in rows() {
        assert_ne!(device.confidence, Confidence::Low, "{}", device.id);
    }
}
