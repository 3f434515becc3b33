//! Every sentence that any pairing leads to reads as one.

use std::collections::BTreeSet;

use lanefit_model::facts::devices::{CATALOGUE, DeviceRow};
use lanefit_model::facts::effects::{EFFECTS, effects};
use lanefit_model::{
    Attachment, Comparison, Device, Form, Host, Interface, Language, LegacyBus, Lens, ModuleLength, Report, Split,
    Throughput, ThroughputUnit, Wire, Word, evaluate, query, remedies,
};
use lanefit_text::{QUESTIONS, QuestionGroup, Words, words};

/// Wirings beyond the example of each form.
const PORTS: [&str; 31] = [
    "x1:none",
    "x4:2.0x4-bios",
    "x4:2.0x4-uefi",
    "x4:3.0x4-update",
    "x4:1.0x4-bios",
    "x8:3.0x8-10w",
    "x16:4.0x4-shared",
    "x16:4.0x16-x8x8",
    "x16:4.0x16-x8x4x4",
    "x16:4.0x16-x4x4x4x4",
    "x16:3.0x2",
    "x4:3.0x2",
    "m2m:none",
    "m2m:3.0x4-sata600-2242-thin",
    "m2m:sata600",
    "m2m:3.0x2-shared",
    "m2b:usb",
    "m2e:cnvi1",
    "m2e:cnvi3",
    "m2e:usb",
    "satae:600",
    "satae:none",
    "sata:none",
    "sata:300",
    "u2:sas12",
    "u3:sas6",
    "usb:20",
    "tb3:3.0x4-apple",
    "tb4:3.0x4-apple",
    "pcie:6.0x16",
    "x16:3.0x16-nvme",
];

const DEVICES: [&str; 19] = [
    "m2m:4.0x4-22110",
    "m2m:4.0x4-2230",
    "m2m:sata600",
    "m2bm:sata600",
    "m2e:cnvi1",
    "m2e:cnvi2",
    "m2e:cnvi3",
    "m2e:3.0x1",
    "m2b:usb",
    "usb:20",
    "u2:sas12",
    "u3:sata600",
    "x16:4.0x16-20w",
    "x4:4.0x4-30w",
    "pcie:5.0x32",
    "quad-m2-card,2",
    "asm1166,6",
    "asm1166,1",
    "asm2824,3",
];

fn ports() -> impl Iterator<Item = String> {
    let examples = Form::ports().map(|form| Interface::example(form).to_query());
    examples.chain(PORTS.iter().map(|port| (*port).to_owned()))
}

fn devices() -> impl Iterator<Item = String> {
    // One of each sort: rows that differ in ratings alone lead to the same sentences.
    let mut kept: Vec<&DeviceRow> = Vec::new();
    for row in CATALOGUE.iter().flat_map(|(_, rows)| rows.iter()) {
        let sort = |row: &DeviceRow| (row.class, row.form, row.behind, row.quirk, row.commands, row.links.len());
        if kept.iter().all(|known| sort(known) != sort(row)) {
            kept.push(row);
        }
    }
    let listed = kept.into_iter().map(|row| row.id.to_owned());
    let generic = Form::devices().map(|form| Interface::example(form).to_query());
    listed.chain(generic).chain(DEVICES.iter().map(|device| (*device).to_owned()))
}

/// Whether the article before a name is the one that its sound asks for, in the cases that go wrong.
fn has_right_articles(text: &str) -> bool {
    let wrong = [
        " a x1", " a x4", " a x8", " a M.2", " a mSATA", " a OCu", " a E", " a un", " a A", " a I", " a LSI", " a NV",
        " an SATA", " an U", " an PCIe", " an SAS", " an Th", " an G", " an S", " an W", " an R", " an mini",
    ];
    let text = [" ", &text.replace(['(', '\u{a0}'], " ").replace("A ", "a ").replace("An ", "an ")].concat();
    !wrong.iter().any(|wrong| text.contains(wrong))
}

#[track_caller]
fn assert_phrase(text: &str, of: &str) {
    let is_phrase = !text.is_empty() && !text.contains("  ") && text.trim() == text && !text.contains(" .");
    let is_clean =
        is_phrase && !text.contains(" ,") && !text.contains("..") && !text.contains("{ ") && !text.contains("::");
    assert!(is_clean && has_right_articles(text), "{of}: “{text}”");
}

#[track_caller]
fn assert_sentence(text: &str, of: &str) {
    assert_phrase(text, of);
    let begins = text.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit());
    assert!(begins && text.ends_with('.'), "{of}: “{text}”");
}

fn check(words: &dyn Words, comparison: &Comparison, report: &Report, of: &str, seen: &mut BTreeSet<String>) {
    for lens in Lens::VALUES {
        let mut comparison = comparison.clone();
        comparison.view.lens = *lens;
        let answer = words.answer(&comparison, report);
        assert_sentence(&answer.to_text(), of);
        for sentence in &answer.sentences {
            assert_sentence(sentence, of);
        }
        assert!(answer.subject < report.scenarios.len(), "{of}");
        // It begins with the name of the port, which may be one in small letters.
        let spoken = words.spoken_scenario(&comparison, report, 0);
        assert_phrase(&spoken, of);
        assert!(spoken.ends_with('.'), "{of}: “{spoken}”");
        assert_phrase(&words.figure_takeaway(&comparison, report), of);
    }
    let scenario = &report.scenarios[0];
    assert_phrase(&words.scenario_detail(scenario), of);
    assert_phrase(&words.outcome(&scenario.connection), of);
    for reason in &scenario.connection.reasons {
        assert_sentence(&words.reason(*reason), of);
        seen.insert(format!("{reason:?}").split([' ', '(']).next().unwrap_or_default().to_owned());
    }
    for note in &scenario.notes {
        assert_sentence(&words.note(*note, scenario), of);
    }
    for remedy in remedies(scenario, &comparison.traffic) {
        let label = words.remedy(&remedy, scenario, comparison.view.unit);
        assert_phrase(&label, of);
        assert!(label.contains(": ") && !label.ends_with('.'), "{of}: “{label}”");
    }
    for effect in effects(scenario) {
        assert_sentence(&words.effect(effect, comparison.view.unit), of);
    }
    for explanation in words.explanations(comparison, scenario) {
        assert_sentence(&explanation.meaning, of);
        assert!(explanation.remark.is_empty() || explanation.remark.ends_with('.'), "{of}");
        assert_phrase(&explanation.formula, of);
        // What the page shows beside the formula is its result.
        let value =
            scenario.ladder.and_then(|ladder| ladder.rung(explanation.rung)).unwrap_or(Throughput::from_mb_s(0.0));
        let value = words.exact_throughput(value).to_string();
        assert!(explanation.formula.ends_with(&value), "{of}: “{}” is not {value}", explanation.formula);
    }
}

#[test]
fn every_pairing_reads_well() {
    let words = words(Language::English);
    let mut seen = BTreeSet::new();
    let devices: Vec<String> = devices().collect();
    for port in ports() {
        for device in devices.iter().map(String::as_str).chain([""]) {
            for attachment in ["", "chipset", "asm1061"] {
                let is_told = match attachment {
                    "chipset" => port.starts_with("m2m"),
                    "asm1061" => {
                        let suits = |port| Attachment::Asm1061.suits(&port);
                        port.starts_with("sata") && Interface::parse(&port).is_ok_and(suits)
                    }
                    _ => true,
                };
                if !is_told {
                    continue;
                }
                let text = format!("s={port},{attachment},{device}");
                let reading = query::read(&text);
                if let Some(warning) = reading.warnings.first() {
                    // A bare PCIe link takes no device of a parallel bus.
                    assert!(port.starts_with("pcie"), "{text}: {}", words.warning(warning));
                    continue;
                }
                check(words, &reading.comparison, &evaluate(&reading.comparison), &text, &mut seen);
            }
        }
    }
    // Every kind of reason has been met; the names are those of the model's enum.
    let met: Vec<&str> = seen.iter().map(String::as_str).collect();
    assert!(met.len() >= 33, "{} reasons: {met:?}", met.len());
}

#[test]
fn names_are_there_for_everything() {
    let words = words(Language::English);
    for form in Form::ports() {
        assert_phrase(words.form(form), form.id());
        assert_phrase(words.family(form.family()), form.id());
        let example = Interface::example(form);
        assert_phrase(&words.interface(example), form.id());
        assert_phrase(&words.full_interface(example), form.id());
        assert_phrase(&words.wiring(example), form.id());
        assert_phrase(&words.interface_detail(example), form.id());
    }
    for form in Form::devices() {
        assert_phrase(words.device_form(form), form.id());
        assert_phrase(&words.device(Device::Generic(Interface::example(form))), form.id());
    }
    for (class, rows) in CATALOGUE {
        assert_phrase(words.device_class(*class), "class");
        for row in *rows {
            assert_phrase(&words.device_detail(row), row.id);
        }
    }
    Split::VALUES.iter().for_each(|split| assert_phrase(words.split(*split), "split"));
    Host::VALUES.iter().for_each(|host| assert_phrase(words.host(*host), "host"));
    Wire::VALUES.iter().for_each(|wire| assert_phrase(words.wire(*wire), "wire"));
    ModuleLength::VALUES.iter().for_each(|length| assert_phrase(&words.module_length(*length), "length"));
    LegacyBus::PCI.iter().for_each(|bus| assert_phrase(&words.interface(Interface::bus(*bus)), "bus"));
    for group in QuestionGroup::ALL {
        assert_phrase(lanefit_text::reading_words(Language::English).question_group(group), "group");
    }
}

#[test]
fn every_result_is_a_sentence() {
    for row in EFFECTS {
        assert_sentence(&words(Language::English).effect(&row, ThroughputUnit::GigabytesPerSecond), row.source);
    }
}

#[test]
fn a_question_leads_to_a_comparison_in_its_canonical_form() {
    let words = lanefit_text::reading_words(Language::English);
    for (at, (question, text)) in QUESTIONS.iter().enumerate() {
        assert!(words.question(*question).ends_with('?'), "{text}");
        let reading = query::read(text);
        assert!(reading.warnings.is_empty(), "{text}: {:?}", reading.warnings);
        assert_eq!(query::write(&reading.comparison), *text);
        assert!(QUESTIONS.iter().skip(at + 1).all(|(other, query)| other != question && query != text), "{text}");
        assert!(QuestionGroup::ALL.contains(&question.group()));
    }
}
