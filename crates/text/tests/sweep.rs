//! Every sentence that any pairing leads to reads as one.

use std::collections::BTreeSet;

use lanefit_model::facts::devices::{CATALOGUE, DeviceRow};
use lanefit_model::facts::effects::{EFFECTS, effects};
use lanefit_model::system::{Known, System};
use lanefit_model::{
    Attachment, Comparison, Device, Form, Host, Interface, Language, LegacyBus, Lens, Report, ScenarioReport, Split,
    Throughput, ThroughputUnit, Wire, Word, evaluate, query, remedies,
};
use lanefit_text::{QUESTIONS, QuestionGroup, Words, system_words, words};

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
    check_explanations(words, comparison, scenario, of);
}

fn check_explanations(words: &dyn Words, comparison: &Comparison, scenario: &ScenarioReport, of: &str) {
    for explanation in words.explanations(comparison, scenario) {
        assert_sentence(&explanation.meaning, of);
        assert!(explanation.remark.is_empty() || explanation.remark.ends_with('.'), "{of}");
        assert_phrase(&explanation.formula, of);
        assert!(!explanation.formula.contains('#') && !explanation.remark.contains('#'), "{of}");
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

/// What is said of a scenario on a system, in every lens.
fn check_route(comparison: &Comparison, report: &Report, of: &str, causes: &mut BTreeSet<String>) {
    let (words, system_words) = (words(Language::English), system_words(Language::English));
    let clean = |text: &str| {
        assert_phrase(text, of);
        assert!(!text.contains('#'), "{of}: “{text}”");
    };
    // A matrix is 25 evaluations: those of the longer comparisons are enough.
    let told = |lens: &&Lens| report.scenarios.len() > 1 || **lens != Lens::Fit;
    for lens in Lens::VALUES.iter().filter(told) {
        let mut comparison = comparison.clone();
        comparison.view.lens = *lens;
        let answer = words.answer(&comparison, report);
        assert_sentence(&answer.to_text(), of);
        answer.sentences.iter().for_each(|sentence| assert_sentence(sentence, of));
        clean(&answer.to_text());
        clean(&words.figure_title(&comparison));
        clean(&words.figure_takeaway(&comparison, report));
        for index in 0..report.scenarios.len() {
            let spoken = words.spoken_scenario(&comparison, report, index);
            clean(&spoken);
            assert!(spoken.ends_with('.') && !spoken.contains('\u{a0}'), "{of}: “{spoken}”");
        }
    }
    for row in &report.scenarios {
        check_explanations(words, comparison, row, of);
        let said = system_words.path_row(comparison, row);
        clean(&said.name);
        clean(&said.port);
        said.lines.iter().for_each(|line| assert_sentence(line, of));
        assert!(said.load.rest.is_empty() || !said.load.rest.trim().is_empty(), "{of}");
        row.connection.reasons.iter().for_each(|reason| assert_sentence(&words.reason(*reason), of));
        let Some(route) = row.route.get() else { continue };
        clean(&system_words.system(route.system));
        clean(system_words.path_end(route.system));
        assert_eq!(system_words.cause(route).is_some(), route.cause.is_some(), "{of}");
        if let Some(cause) = system_words.cause(route) {
            assert_sentence(&cause, of);
            clean(&cause);
            let name = format!("{:?}", route.cause);
            causes
                .insert(name.trim_start_matches("Some(").split([' ', '(', ')']).next().unwrap_or_default().to_owned());
        }
        for at in 0..route.stops.len() {
            let said = system_words.path_segment(comparison, report, row, at);
            clean(&said.name);
            clean(said.load.rest.trim());
        }
    }
    if let Some(system) = report.system.get() {
        system.lanes.iter().for_each(|lanes| clean(system_words.lane_kind(lanes.kind, system.system)));
    }
}

/// All systems, each port of a board and each kind of port without one, with a few devices, alone and together.
#[test]
fn every_way_to_the_processor_reads_well() {
    let mut causes = BTreeSet::new();
    let mut told = 0_u32;
    for system in System::all(Known::get().expect("this build knows systems")) {
        let id = system.id();
        let board = system.machine().map(|machine| machine.board.ports).unwrap_or_default();
        let own = board.iter().map(|port| format!("s=,{},", port.id));
        let bare = [
            "m2m:5.0x4,cpu",
            "m2m:4.0x4,chipset",
            "x16:5.0x16,cpu",
            "x4:3.0x4,chipset",
            "sata:600,chipset",
            "sata:600,asm1061",
        ];
        let ports: Vec<String> = own.chain(bare.map(|port| format!("s={port},"))).collect();
        for port in &ports {
            for device in ["samsung-980-pro-1tb", "samsung-870-evo-1tb", "geforce-rtx-4060", ""] {
                let text = format!("platform={id}&{port}{device}");
                let reading = query::read(&text);
                check_route(&reading.comparison, &evaluate(&reading.comparison), &text, &mut causes);
                told += 1;
            }
        }
        for (device, dir) in
            [("samsung-980-pro-1tb", "to-host"), ("asm1166,6", "to-device"), ("samsung-870-evo-1tb", "both")]
        {
            for eight in ports.chunks(8) {
                let all: Vec<String> = eight.iter().map(|port| format!("{port}{device}")).collect();
                let text = format!("platform={id}&mode=together&dir={dir}&{}", all.join("&"));
                let reading = query::read(&text);
                check_route(&reading.comparison, &evaluate(&reading.comparison), &text, &mut causes);
                told += 1;
            }
        }
    }
    for text in [
        "platform=b550&mode=together&s=m2m:3.0x4,chipset.m2-3,samsung-980-pro-1tb&s=sata:600,chipset.sata-5,samsung-870-evo-1tb&rule=m2-3-pcie:off:sata-5",
        "platform=b550&mode=together&s=x16:4.0x16,cpu.x16-1,geforce-rtx-4060&s=x16:4.0x16,cpu.x16-2,geforce-rtx-4060&rule=x16-1,x16-2:share:8",
        "platform=h61&mode=together&s=sata:300,chipset,samsung-870-evo-1tb&s=sata:300,chipset,samsung-870-evo-1tb&s=sata:300,chipset,samsung-870-evo-1tb&s=sata:300,chipset,samsung-870-evo-1tb&s=sata:300,chipset,samsung-870-evo-1tb",
        "platform=z490&s=x16:3.0x16,chipset,geforce-rtx-4060",
        "platform=h97&s=sata:600,cpu,samsung-870-evo-1tb",
        "platform=p67&mode=together&s=sata:600,chipset,samsung-870-evo-1tb&s=sata:600,chipset,samsung-870-evo-1tb&s=sata:600,chipset,samsung-870-evo-1tb",
        "platform=z490&mode=together&s=m2m:3.0x4,chipset.m2-1,samsung-980-pro-1tb&s=m2m:3.0x4,chipset.m2-1,samsung-980-pro-1tb",
        "s=m2m:4.0x4,b550.cpu,samsung-980-pro-1tb&s=m2m:4.0x4,x670e-board.m2-3,samsung-980-pro-1tb&s=m2m:4.0x4,,samsung-980-pro-1tb",
    ] {
        let reading = query::read(text);
        assert!(reading.warnings.is_empty(), "{text}: {:?}", reading.warnings);
        check_route(&reading.comparison, &evaluate(&reading.comparison), text, &mut causes);
    }
    assert!(told > 3000, "{told}");
    // Slots that cannot be divided so are refused when the query is read.
    let met = [
        "FewerLanes",
        "NarrowPorts",
        "NoChipset",
        "NoDriveLink",
        "NoFastSataLeft",
        "NoLanesLeft",
        "NoSata",
        "NoSataLeft",
        "NoSlotLanes",
        "Occupied",
        "OlderGeneration",
        "OlderSata",
        "Rule",
        "Taken",
    ];
    assert_eq!(causes.iter().map(String::as_str).collect::<Vec<_>>(), met);
}

#[test]
fn names_are_there_for_everything() {
    let words = words(Language::English);
    for form in Form::ports() {
        assert_phrase(words.form(form), form.id());
        assert_phrase(words.family(form.family()), form.id());
        let example = Interface::example(form);
        assert_phrase(&words.interface(example), form.id());
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
