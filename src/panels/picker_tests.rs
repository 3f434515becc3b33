use lanefit_model::facts::devices::CATALOGUE;
use lanefit_model::{Device, Form, Language};
use lanefit_text::{Label, Words, words};

use super::{Offer, offers};

fn english() -> &'static dyn Words {
    words(Language::English)
}

fn found(typed: &str) -> Vec<Offer> {
    offers(english(), typed)
}

fn ids(typed: &str) -> Vec<&'static str> {
    let listed = |offer: Offer| match offer.device {
        Some(Device::Listed(row)) => Some(row.id),
        _ => None,
    };
    found(typed).into_iter().filter_map(listed).collect()
}

#[test]
fn everything_is_offered_until_something_is_typed_and_nothing_comes_first() {
    for typed in ["", "  "] {
        let all = found(typed);
        assert!(all[0].device.is_none() && all[0].group.is_empty());
        assert!(all[1..].iter().all(|offer| offer.device.is_some()));
        let old = [Form::Pci, Form::PciX, Form::Agp];
        let generic = Form::devices().filter(|form| !old.contains(form)).count();
        let listed: usize = CATALOGUE.iter().map(|(_, rows)| rows.len()).sum();
        assert_eq!(all.len(), 1 + listed + generic);
    }
    assert!(found("980 pro").iter().all(|offer| offer.device.is_some()));
}

#[test]
fn every_device_is_found_by_its_id_and_by_its_name() {
    for row in CATALOGUE.iter().flat_map(|(_, rows)| rows.iter()) {
        assert!(ids(row.id).contains(&row.id), "{}", row.id);
        assert!(ids(row.name).contains(&row.id), "{}", row.name);
    }
}

#[test]
fn words_are_found_in_any_order_and_case_and_anywhere_in_a_word() {
    let expected = ids("samsung 980 pro 1tb");
    assert_eq!(expected, ["samsung-980-pro-1tb"]);
    for typed in ["1TB PRO 980 Samsung", "  pro   sung 1tb 980 ", "980-pro-1tb", "Samsung 980 PRO 1 TB"] {
        assert_eq!(ids(typed), expected, "{typed}");
    }
}

#[test]
fn every_word_must_be_found() {
    assert!(!ids("980 pro").is_empty());
    assert!(found("980 pro floppy").is_empty());
    assert!(found("é").is_empty());
}

#[test]
fn a_group_is_found_by_its_name() {
    for (class, rows) in CATALOGUE {
        let found = ids(english().device_class(*class));
        assert!(rows.iter().all(|row| found.contains(&row.id)), "{class:?}");
    }
}

#[test]
fn each_group_stands_together_and_described_devices_come_last() {
    for typed in ["", "4.0", "sata", "x4"] {
        let groups: Vec<&str> = found(typed).iter().map(|offer| offer.group).collect();
        let mut headings = groups.clone();
        headings.dedup();
        let mut unique = headings.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), headings.len(), "{typed}: {headings:?}");
        let last = english().label(Label::AnyDevice);
        assert_eq!(groups.last(), Some(&last), "{typed}");
        for offer in found(typed) {
            assert_eq!(
                offer.group == last,
                matches!(offer.device, Some(Device::Generic(_))),
                "{typed}: {}",
                offer.name
            );
        }
    }
}

#[test]
fn a_described_device_is_found_by_its_form() {
    let forms: Vec<Form> = found("m2bm")
        .into_iter()
        .filter_map(|offer| match offer.device {
            Some(Device::Generic(interface)) => Some(interface.form),
            _ => None,
        })
        .collect();
    assert_eq!(forms, [Form::M2Bm]);
}
