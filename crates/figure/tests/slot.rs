//! The drawing of a slot: drawn as accepted, true to scale, and legible whatever is plugged into what.
//!
//! `LANEFIT_BLESS=1 cargo test -p lanefit-figure --test slot` accepts all drawings as they are now.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may stop at the first thing that is wrong")]

mod common;

use std::collections::{BTreeSet, HashSet};
use std::{env, fs};

use common::{Extent, extent, golden_folder, is_text};
use lanefit_figure::{Mark, SLOT_STYLE, Scene, Shape, Style, slot, svg};
use lanefit_model::facts::devices::CATALOGUE;
use lanefit_model::facts::dimensions::mating_edge;
use lanefit_model::{
    Carrier, Device, Family, Form, Interface, Language, Reason, Scenario, ScenarioReport, Traffic, Verdict,
    evaluate_scenario, query,
};
use lanefit_text::words;
use roxmltree::Document;

/// px of one mm.
const SCALE: f64 = 2.9;

fn report(text: &str) -> ScenarioReport {
    let reading = query::read(text);
    assert!(reading.warnings.is_empty(), "{text} is not understood: {:?}", reading.warnings);
    evaluate_scenario(&reading.comparison.scenarios()[0], &Traffic::default())
}

fn draw(report: &ScenarioReport) -> Option<Scene> {
    slot(words(Language::English), report)
}

fn drawn(text: &str) -> Scene {
    draw(&report(text)).unwrap_or_else(|| panic!("{text} has no drawing"))
}

fn mark<'a>(scene: &'a Scene, key: &str) -> &'a Mark {
    scene.marks().find(|mark| mark.key == key).unwrap_or_else(|| panic!("{}: no {key}", scene.title))
}

fn of_class<'a>(scene: &'a Scene, class: &'static str) -> impl Iterator<Item = &'a Mark> {
    scene.marks().filter(move |mark| mark.class == class)
}

fn words_of(mark: &Mark) -> String {
    match &mark.shape {
        Shape::Text { spans, .. } => spans.iter().map(|span| span.text.as_str()).collect(),
        _ => String::new(),
    }
}

fn says(scene: &Scene, text: &str) -> bool {
    scene.marks().any(|mark| words_of(mark).replace('\u{a0}', " ") == text)
}

#[track_caller]
fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 0.05, "{found} is not {expected}");
}

#[test]
fn every_case_is_drawn_as_accepted() {
    let bless = env::var_os("LANEFIT_BLESS").is_some_and(|value| value == "1");
    let folder = golden_folder().join("slots");
    let list = fs::read_to_string(folder.join("cases.txt")).expect("the list of cases");
    let mut changed = Vec::new();
    let mut expected = BTreeSet::new();
    for line in list.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (name, text) = line.split_once(' ').expect("a name and a query");
        let drawing = svg(&drawn(text), "slot", Style::Embedded(SLOT_STYLE));
        let accepted = folder.join(format!("{name}.svg"));
        let beside = folder.join(format!("{name}.changed.svg"));
        let _ = fs::remove_file(&beside);
        if fs::read_to_string(&accepted).ok().as_deref() != Some(&drawing) {
            fs::write(if bless { &accepted } else { &beside }, &drawing).expect("the folder can be written");
            if !bless {
                changed.push(name.to_owned());
            }
        }
        assert!(expected.insert(format!("{name}.svg")), "two cases are called {name}");
    }
    assert!(changed.is_empty(), "changed, see the .changed.svg beside each: {changed:?}");
    let files = fs::read_dir(&folder).expect("the folder of drawings");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("an ASCII name"));
    assert_eq!(names.filter(|name| name.ends_with(".svg")).collect::<BTreeSet<_>>(), expected);
}

/// Every form of a port with the wirings it may have.
fn ports() -> Vec<Interface> {
    let mut ports: Vec<Interface> = Form::ports().map(Interface::example).collect();
    for text in [
        "x16:5.0x16",
        "x16:4.0x4",
        "x16:3.0x1-25w",
        "x16:4.0x16-x8x8",
        "x16:4.0x16-x8x4x4",
        "x16:4.0x16-x4x4x4x4",
        "x16:4.0x8-x4x4",
        "x16:4.0x2-x2x2",
        "x16:none",
        "x8:4.0x4",
        "x8o:4.0x8-x4x4",
        "x4:2.0x1",
        "x4o:3.0x2",
        "x1:none",
        "m2m:3.0x2-sata600",
        "m2m:sata600",
        "m2m:4.0x4-2280",
        "m2m:5.0x4-22110",
        "m2m:4.0x1-2230-shared",
        "m2m:none-2280",
        "m2b:sata600-usb",
        "m2b:usb-2242",
        "m2e:cnvi2",
        "m2e:3.0x2-cnvi1-usb",
        "m2a:none",
        "mpcie:usb",
        "msata:none",
        "sata:150",
        "sata:none",
        "satae:600",
        "satae:3.0x2",
        "satae:none",
        "sas:6",
        "sas:none",
        "u2:3.0x4-sata600",
        "u2:sas12",
        "u2:none",
        "u3:4.0x2-sas12",
        "oculink:3.0x1",
        "oculink:none",
        "tb3:3.0x2",
        "tb4:none",
        "tb4:3.0x4-apple",
        "usb:20",
        "usb:none",
    ] {
        ports.push(Interface::parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}")));
    }
    ports
}

fn devices() -> Vec<Device> {
    let mut devices: Vec<Device> = Form::devices().map(|form| Device::Generic(Interface::example(form))).collect();
    for text in [
        "x16:4.0x8",
        "x16:3.0x1",
        "x4:4.0x2",
        "x8:5.0x8",
        "m2m:4.0x4-2230",
        "m2m:4.0x4-2242",
        "m2m:4.0x4-2260",
        "m2m:4.0x4-22110",
        "m2m:sata600-2280",
        "m2bm:sata600",
        "m2bm:3.0x2-2242",
        "m2e:cnvi2",
        "m2ae:usb",
        "m2b:usb",
        "mpcie:usb",
        "u2:sata600",
        "u3:sas12",
        "usb:20",
    ] {
        devices.push(Device::parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}")));
    }
    // Of the catalogue, one device of each shape.
    let mut shapes = HashSet::new();
    for row in CATALOGUE.iter().flat_map(|(_, rows)| rows.iter()) {
        if shapes.insert(format!("{:?}", (row.form, row.links, row.sata, row.behind, row.length))) {
            devices.push(Device::Listed(row));
        }
    }
    devices
}

#[test]
fn any_port_with_any_device_keeps_the_rules() {
    let mut refused = 0;
    let devices = devices();
    for port in ports() {
        let alone = Scenario::bare(port);
        let pairs = devices.iter().flat_map(|device| {
            let counts = if device.most() > 1 { vec![0, 1, device.most()] } else { vec![0] };
            counts.into_iter().map(move |count| Scenario { device: Some(*device), count, ..alone })
        });
        for scenario in std::iter::once(alone).chain(pairs) {
            let report = evaluate_scenario(&scenario, &Traffic::default());
            let device = scenario.device.map(|device| device.to_query()).unwrap_or_default();
            let name = format!("s={},,{device},{}", port.to_query(), scenario.count);
            match draw(&report) {
                Some(scene) => {
                    check(&scene, &report, &name);
                    refused += u32::from(report.connection.verdict == Verdict::Refused);
                }
                None => assert!(mating_edge(port.form, true).is_none(), "{name} has no drawing"),
            }
        }
    }
    assert!(refused > 100, "only {refused} pairings are refused");
}

fn check(scene: &Scene, report: &ScenarioReport, name: &str) {
    let mut keys = HashSet::new();
    for mark in scene.marks() {
        assert!(keys.insert(&mark.key), "{name}: two marks are called {}", mark.key);
        let place = extent(mark);
        let sides = [place.left, place.right, place.top, place.bottom];
        assert!(sides.iter().all(|side| side.is_finite()), "{name}: {} is nowhere", mark.key);
        assert!(place.is_inside(scene), "{name}: {} leaves the drawing: {place:?}", mark.key);
        if let Shape::Text { size, .. } = mark.shape {
            assert!(size >= 12.0 * 358.0 / 288.0, "{name}: {} is too small", mark.key);
            assert!(!words_of(mark).contains('…'), "{name}: {:?} is cut off", words_of(mark));
        }
    }
    words_are_clear(scene, name);
    let lit = of_class(scene, "slot-lane").count();
    match (report.connection.carrier, report.scenario.device) {
        (Some(Carrier::Pcie(link)), Some(_)) => {
            let expected = link.width.lanes() * u32::from(report.connection.links);
            assert_eq!(lit, expected as usize, "{name}: other lanes are lit than run");
        }
        (Some(_), None) => {
            let wired = report.scenario.port.link.map_or(lit, |link| link.width.lanes() as usize);
            assert_eq!(lit, wired, "{name}: other lanes are lit than wired");
        }
        (Some(Carrier::Sata { ports, .. }), _) => assert_eq!(lit, usize::from(ports), "{name}"),
        (Some(_), _) => assert!(lit <= 1, "{name}"),
        (None, _) => assert_eq!(lit, 0, "{name}: nothing runs"),
    }
    let is_refused = report.connection.verdict == Verdict::Refused;
    assert_eq!(of_class(scene, "verdict").any(|mark| is_text(&mark)), is_refused || misses_drives(report), "{name}");
    let crossed = of_class(scene, "slot-refusal").count();
    // On a riser the drives of a card are out of sight.
    let shows_drives = scene.marks().any(|mark| mark.key.starts_with("drive"));
    let is_stopped = is_refused && report.scenario.device.is_some();
    assert_eq!(crossed > 0, is_stopped || (shows_drives && misses_drives(report)), "{name}");
    assert!(scene.summary.ends_with('.') && scene.summary.len() > 15, "{name}: {:?}", scene.summary);
    assert!(!scene.summary.contains(['×', '…']), "{name}: {:?}", scene.summary);
    let text = svg(scene, "slot", Style::None);
    Document::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
}

fn misses_drives(report: &ScenarioReport) -> bool {
    report.connection.reasons.iter().any(|reason| matches!(reason, Reason::NeedsBifurcation { .. }))
}

/// Words lie on paper or on a board, never on each other, on plastic, on contacts or on a cross.
fn words_are_clear(scene: &Scene, name: &str) {
    let under = ["slot-board", "slot-inlay", "slot-footprint"];
    let texts: Vec<(&Mark, Extent)> = scene.marks().filter(is_text).map(|mark| (mark, extent(mark))).collect();
    for (at, (one, place)) in texts.iter().enumerate() {
        for (other, other_place) in &texts[at + 1..] {
            assert!(!place.overlaps(other_place), "{name}: {} lies on {}", one.key, other.key);
        }
        for shape in scene.marks().filter(|mark| !is_text(mark) && !under.contains(&mark.class)) {
            assert!(!place.overlaps(&extent(shape)), "{name}: {:?} lies on {}", words_of(one), shape.key);
        }
    }
}

#[test]
fn plastic_is_as_long_as_published() {
    for (text, mm) in
        [("x1:3.0x1", 25.0), ("x4:4.0x1", 39.0), ("x8:4.0x4", 56.0), ("x16:4.0x16", 89.0), ("x16:none", 89.0)]
    {
        let plastic = extent(mark(&drawn(&["s=", text].concat()), "plastic"));
        near(plastic.right - plastic.left, mm * SCALE);
    }
    for text in ["m2m:4.0x4", "m2b:3.0x2", "m2e:3.0x1", "m2a:none"] {
        let plastic = extent(mark(&drawn(&["s=", text].concat()), "plastic"));
        near(plastic.bottom - plastic.top, 22.0 * SCALE);
    }
}

/// 11 contacts lie before the notch of every card slot, in a part of 11.65 mm.
#[test]
fn the_key_of_a_card_slot_is_behind_contact_11() {
    for form in ["x1", "x4", "x8", "x16"] {
        let scene = drawn(&format!("s={form}:3.0x1,,{form}:3.0x1"));
        let [front, key] = ["well0", "key0"].map(|key| extent(mark(&scene, key)));
        near(front.right - front.left, 11.65 * SCALE);
        near(key.left, front.right);
        let points = common::points(path(mark(&scene, "board")));
        let notch: Vec<f64> =
            points.iter().map(|point| point[0]).filter(|x| key.left - 1.0 < *x && *x < key.right + 1.0).collect();
        assert_eq!(notch.len(), 4, "{form}: the card has no notch above the key");
    }
    for (form, second) in [("x1", 7.65), ("x4", 21.65), ("x8", 38.65), ("x16", 71.65)] {
        let well = extent(mark(&drawn(&format!("s={form}:3.0x1")), "well"));
        near(well.right - well.left, second * SCALE);
    }
}

/// Position `n` of M.2 lies `(n - 38) / 4` mm from the middle, the higher ones on top.
#[test]
fn m2_keys_are_where_positions_are_left_out() {
    for (form, middle) in [("m2a", 11.5), ("m2b", 15.5), ("m2e", 27.5), ("m2m", 62.5)] {
        let scene = drawn(&format!("s={form}:none"));
        let [plastic, key] = ["plastic", "key0"].map(|key| extent(mark(&scene, key)));
        let from_middle = f64::midpoint(key.top, key.bottom) - f64::midpoint(plastic.top, plastic.bottom);
        near(from_middle, (38.0 - middle) / 4.0 * SCALE);
    }
}

#[test]
fn modules_are_as_long_as_they_are() {
    for (length, mm) in [("2230", 30.0), ("2242", 42.0), ("2260", 60.0), ("2280", 80.0), ("22110", 110.0)] {
        let board = extent(mark(&drawn(&format!("s=m2m:4.0x4,,m2m:4.0x4-{length}")), "board"));
        near(board.right - board.left, mm * SCALE);
        near(board.bottom - board.top, 22.0 * SCALE);
        let foot = extent(mark(&drawn(&format!("s=m2m:4.0x4-{length}")), "footprint"));
        near(foot.right - foot.left, mm * SCALE);
    }
}

#[test]
fn a_card_hangs_out_of_an_open_end() {
    let scene = drawn("s=x1o:3.0x1,,x16:4.0x16");
    let [plastic, board] = ["plastic", "board"].map(|key| extent(mark(&scene, key)));
    assert!(board.right - plastic.right > 60.0 * SCALE);
    assert!(!path(mark(&scene, "plastic")).ends_with('Z'), "the end is open");
    assert!(path(mark(&drawn("s=x1:3.0x1"), "plastic")).ends_with('Z'), "the end is closed");
    assert!(says(&scene, "hangs out by 64 mm"));
    assert!(scene.summary.ends_with("hangs out by 64\u{a0}mm."));
}

#[test]
fn a_closed_end_is_crossed_out_where_it_stops_the_card() {
    let scene = drawn("s=x4:3.0x4,,x8:4.0x8");
    let [plastic, cross] = ["plastic", "refusal"].map(|key| extent(mark(&scene, key)));
    assert!(cross.left < plastic.right && plastic.right < cross.right);
    assert!(cross.bottom <= plastic.top, "the card stays above the slot");
    assert!(says(&scene, "stopped by the closed end"));
}

#[test]
fn a_module_that_is_too_long_is_crossed_out_at_the_stand_off() {
    let scene = drawn("s=m2m:4.0x4-2280,,m2m:4.0x4-22110");
    let [foot, cross] = ["footprint", "refusal"].map(|key| extent(mark(&scene, key)));
    near(f64::midpoint(cross.left, cross.right), foot.right);
    assert!(says(&scene, "too long by 30 mm"));
}

#[test]
fn a_split_slot_is_bracketed_and_missing_drives_are_crossed_out() {
    for (split, seen, parts) in
        [("x8x8", [true, false, true, false], 2), ("x8x4x4", [true, false, true, true], 3), ("x4x4x4x4", [true; 4], 4)]
    {
        let scene = drawn(&format!("s=x16:4.0x16-{split},,quad-m2-card"));
        for (drive, seen) in seen.into_iter().enumerate() {
            assert_eq!(mark(&scene, &format!("drive{drive}")).class == "slot-drive", seen, "{split}: drive {drive}");
            for lane in drive * 4..drive * 4 + 4 {
                assert_eq!(scene.marks().any(|mark| mark.key == format!("lane{lane}")), seen, "{split}: lane {lane}");
            }
        }
        assert_eq!(scene.marks().filter(|mark| mark.key.starts_with("part") && mark.key != "part").count(), parts);
    }
    assert!(says(&drawn("s=x16:4.0x16,,quad-m2-card"), "1 of 4 drives seen"));
}

#[test]
fn what_is_wired_for_nothing_is_told_apart_from_what_is_not_wired() {
    let scene = drawn("s=x16:4.0x8,,x4:4.0x4");
    assert_eq!(path(mark(&scene, "port-spare")).matches('Z').count(), 4);
    assert_eq!(path(mark(&scene, "port-dead")).matches('M').count(), 8);
    assert!(says(&scene, "4 lanes run") && says(&scene, "4 lanes unused") && says(&scene, "8 lanes not wired"));
}

#[test]
fn a_lane_lies_where_both_ends_have_it() {
    let scene = drawn("s=x16:4.0x4,,x16:4.0x8");
    for lane in of_class(&scene, "slot-lane") {
        let [lane, board, plastic] = [extent(lane), extent(mark(&scene, "board")), extent(mark(&scene, "plastic"))];
        assert!(lane.top < board.bottom && lane.bottom > plastic.top, "it joins card and slot");
    }
    let first = extent(mark(&scene, "lane0"));
    let last = extent(mark(&scene, "lane3"));
    // Contacts 14 to 17 and 27 to 30, which lie 15 and 31 mm behind contact 1, itself 3 mm from the end of the plastic.
    let start = extent(mark(&scene, "plastic")).left;
    near(first.left + 0.15 * SCALE, start + 18.0 * SCALE);
    near(last.right - 0.15 * SCALE, start + 34.0 * SCALE);
}

#[test]
fn links_without_a_connector_have_no_drawing() {
    for text in ["s=pcie:4.0x4", "s=pci:133", "s=pcix:1067"] {
        assert_eq!(draw(&report(text)), None, "{text}");
    }
    // A form whose measures are not known is not drawn; those of the families drawn so far are.
    let is_drawn = |form: &Form| !matches!(form.family(), Family::Bare | Family::ParallelBus | Family::Agp);
    assert!(Form::ports().filter(is_drawn).filter(|form| mating_edge(*form, true).is_some()).count() >= 25);
}

fn path(mark: &Mark) -> &str {
    match &mark.shape {
        Shape::Path { data } => data,
        _ => panic!("{} is no path", mark.key),
    }
}

/// Contrast as WCAG 2.2 counts it, on every ground that words and marks lie on.
#[test]
fn words_and_marks_stand_out() {
    let (light, dark) = SLOT_STYLE.split_once("@media").expect("two themes");
    for sheet in [light, dark] {
        for ground in [("svg", "background"), (".slot-board", "fill"), (".slot-inlay", "fill")] {
            for word in ["text", ".name", ".verdict", ".slot-ink", ".slot-lit"] {
                let found = contrast(colour(sheet, word, "fill"), colour(sheet, ground.0, ground.1));
                assert!(found >= 4.5, "{word} has {found:.2} on {}", ground.0);
            }
        }
        for mark in
            [(".slot-lane", "fill"), (".slot-spare", "stroke"), (".slot-refusal", "stroke"), (".slot-key", "fill")]
        {
            for ground in [".slot-plastic", ".slot-well", ".slot-board"] {
                let found = contrast(colour(sheet, mark.0, mark.1), colour(sheet, ground, "fill"));
                assert!(found >= 3.0, "{} has {found:.2} on {ground}", mark.0);
            }
        }
    }
}

fn colour(sheet: &str, selector: &str, property: &str) -> [f64; 3] {
    let property = format!("{property}: #");
    let rules = sheet.lines().filter_map(|line| line.split_once('{'));
    let rule = rules.filter(|(selectors, _)| selectors.split(',').any(|one| one.trim() == selector));
    // The last rule wins.
    let (_, value) = rule.filter_map(|(_, rule)| rule.split_once(&property)).next_back().expect(selector);
    [0, 2, 4].map(|at| {
        f64::from(u8::from_str_radix(value.get(at..at + 2).expect("a colour"), 16).expect("a colour")) / 255.0
    })
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let luminance = |colour: [f64; 3]| {
        let [red, green, blue] =
            colour.map(|level| if level <= 0.04045 { level / 12.92 } else { ((level + 0.055) / 1.055).powf(2.4) });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let [one, other] = [luminance(one), luminance(other)];
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}
