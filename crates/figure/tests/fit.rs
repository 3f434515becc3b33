//! The matrix of links says what the model says, and can be read.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may stop at the first thing that is wrong")]

mod common;

use std::collections::HashSet;

use common::{Case, Extent, WIDTHS, extent, is_text, segments};
use lanefit_figure::{FigureWidth, Group, Mark, Node, Scene, Shape, Style, svg};
use lanefit_model::facts::devices::CATALOGUE;
use lanefit_model::fit::{Fit, Outcome, fit};
use lanefit_model::{Form, Interface};
use proptest::prelude::*;

const CELLS: usize = Fit::GENERATIONS.len() * Fit::WIDTHS.len();

fn cells(scene: &Scene) -> Vec<&Group> {
    let groups = scene.nodes.iter().filter_map(|node| match node {
        Node::Group(group) => Some(group),
        Node::Mark(_) => None,
    });
    groups.collect()
}

fn of_class<'a>(group: &'a Group, class: &'a str) -> Vec<&'a Mark> {
    group.marks.iter().filter(|mark| mark.class == class).collect()
}

fn width_of(mark: &Mark) -> f64 {
    extent(mark).right - extent(mark).left
}

fn check(case: &Case) {
    let comparison = &case.comparison;
    let base = comparison.scenarios()[comparison.base()];
    let fit = fit(&base, &comparison.traffic, comparison.view.need_rate());
    for (width, word) in WIDTHS {
        let scene = case.scene(width);
        let name = &format!("{} {word}", case.name);
        let groups = cells(&scene);
        assert_eq!(groups.len(), CELLS, "{name}");
        for (group, cell) in groups.iter().zip(&fit.cells) {
            assert_eq!(
                group.key,
                format!("fit-{}{}", cell.offered.generation.name(), cell.offered.width.name()),
                "{name}"
            );
            assert_eq!(usize::from(group.scenario), comparison.base() + 1, "{name}");
            outcome_is_drawn(group, &cell.outcome, fit.need.mb_s(), name);
            words_stay_in_their_cell(group, name);
        }
        own_cell_is_framed(&scene, &fit, base.port.link, name);
        stitches_join_equal_links(&scene, &fit, name);
        is_readable(&scene, width, name);
        can_be_spoken(&scene, name);
    }
}

fn outcome_is_drawn(group: &Group, outcome: &Outcome, need: f64, name: &str) {
    let name = &format!("{name}: {}", group.key);
    let [full, tint, level, checks, words, gap] =
        ["fit-full", "fit-tint", "fit-level", "fit-check", "fit-word", "fit-gap"].map(|class| of_class(group, class));
    let counts = [full.len(), tint.len(), level.len(), checks.len(), usize::from(!words.is_empty()), gap.len()];
    let numbers = of_class(group, "number").len();
    match outcome {
        Outcome::Suffices(_) => {
            assert_eq!((group.class, counts, numbers), ("fit-cell fit-suffices", [1, 0, 0, 1, 0, 0], 1), "{name}");
        }
        Outcome::Limits(rate) => {
            assert_eq!((group.class, counts, numbers), ("fit-cell fit-limits", [0, 1, 1, 0, 0, 0], 1), "{name}");
            let drawn = width_of(level[0]) / width_of(tint[0]);
            assert!((drawn - rate.mb_s() / need).abs() < 1e-9, "{name} is filled to {drawn}");
            assert_eq!(of_class(group, "fit-note").len(), 1, "{name} does not say how much");
        }
        Outcome::Refused(_) => {
            assert_eq!((group.class, counts, numbers), ("fit-cell fit-refused", [0, 0, 0, 0, 1, 0], 0), "{name}");
            assert_eq!(of_class(group, "fit-hatching").len(), 1, "{name}");
        }
        Outcome::NoSuchPort => {
            assert_eq!((group.class, counts, numbers), ("fit-cell fit-missing", [0, 0, 0, 0, 0, 1], 0), "{name}");
        }
    }
}

fn words_stay_in_their_cell(group: &Group, name: &str) {
    let ground = group.marks.iter().filter(|mark| !is_text(mark)).map(extent).reduce(|one, other| Extent {
        left: one.left.min(other.left),
        right: one.right.max(other.right),
        top: one.top.min(other.top),
        bottom: one.bottom.max(other.bottom),
    });
    let ground = ground.expect("every cell has a ground");
    for mark in group.marks.iter().filter(is_text) {
        let found = extent(mark);
        let inside = found.left >= ground.left && found.right <= ground.right;
        assert!(
            inside && found.top >= ground.top && found.bottom <= ground.bottom,
            "{name}: {} leaves its cell",
            mark.key
        );
    }
}

fn own_cell_is_framed(scene: &Scene, fit: &Fit, link: Option<lanefit_model::LinkCapability>, name: &str) {
    let frame = scene.marks().find(|mark| mark.key == "fit-own").map(extent);
    let own = fit.cells.iter().position(|cell| Some(cell.offered) == link);
    assert_eq!(frame.is_some(), own.is_some(), "{name}");
    let Some((frame, own)) = frame.zip(own) else { return };
    for (at, group) in cells(scene).into_iter().enumerate() {
        let inside = group.marks.iter().map(extent).all(|mark| {
            frame.left < mark.left && mark.right < frame.right && frame.top < mark.top && mark.bottom < frame.bottom
        });
        assert_eq!(inside, at == own, "{name}: the frame and {}", group.key);
    }
}

/// Each stitch runs from one cell to the next one of a rising diagonal.
fn stitches_join_equal_links(scene: &Scene, fit: &Fit, name: &str) {
    let grounds: Vec<Extent> = cells(scene).into_iter().map(|group| extent(&group.marks[0])).collect();
    let at = |[x, y]: [f64; 2]| {
        let near = |ground: &Extent| {
            (ground.left - 1.0..=ground.right + 1.0).contains(&x)
                && (ground.top - 1.0..=ground.bottom + 1.0).contains(&y)
        };
        grounds.iter().position(near).unwrap_or_else(|| panic!("{name}: a stitch ends at {x}, {y}, in no cell"))
    };
    let delivered = |index: usize| match fit.cells[index].outcome {
        Outcome::Suffices(rate) | Outcome::Limits(rate) => Some(rate.mb_s()),
        _ => None,
    };
    let are_equal = |one: usize, other: usize| {
        let rates = delivered(one).zip(delivered(other));
        fit.cells[one].offered.is_equal_in_rate(fit.cells[other].offered)
            && rates.is_some_and(|(one, other)| (one / other).max(other / one) <= 1.05)
    };
    let expected: HashSet<[usize; 2]> = (0..CELLS)
        .filter(|index| index % Fit::WIDTHS.len() > 0)
        .map(|index| [index, index + Fit::WIDTHS.len() - 1])
        .filter(|[one, other]| *other < CELLS && are_equal(*one, *other))
        .collect();
    let found: HashSet<[usize; 2]> = match scene.marks().find(|mark| mark.key == "fit-equal").map(|mark| &mark.shape) {
        Some(Shape::Path { data }) => segments(data).into_iter().map(|[start, end]| [at(start), at(end)]).collect(),
        _ => HashSet::new(),
    };
    assert_eq!(found, expected, "{name}");
}

fn is_readable(scene: &Scene, width: FigureWidth, name: &str) {
    let least = if width == FigureWidth::Narrow { 12.0 * 358.0 / 288.0 } else { 14.0 };
    let mut keys = HashSet::new();
    for mark in scene.marks() {
        assert!(keys.insert(&mark.key), "{name}: two marks are called {}", mark.key);
        let found = extent(mark);
        assert!(found.is_inside(scene), "{name}: {} leaves the scene: {found:?}", mark.key);
        if let Shape::Text { size, spans, .. } = &mark.shape {
            let sizes = spans.iter().map(|span| span.size.unwrap_or(*size));
            assert!(sizes.fold(f64::MAX, f64::min) >= least, "{name}: {} is too small", mark.key);
        }
    }
    let texts: Vec<&Mark> = scene.marks().filter(is_text).collect();
    let stitches = scene.marks().find(|mark| mark.key == "fit-equal");
    let stitches = stitches.map_or_else(Vec::new, |mark| match &mark.shape {
        Shape::Path { data } => segments(data),
        _ => Vec::new(),
    });
    for (at, text) in texts.iter().enumerate() {
        let found = extent(text);
        for other in &texts[at + 1..] {
            assert!(!found.overlaps(&extent(other)), "{name}: {} lies on {}", text.key, other.key);
        }
        for [start, end] in &stitches {
            let stitch = Extent {
                left: start[0].min(end[0]),
                right: start[0].max(end[0]),
                top: start[1].min(end[1]),
                bottom: start[1].max(end[1]),
            };
            assert!(!found.overlaps(&stitch), "{name}: a stitch runs through {}", text.key);
        }
    }
}

fn can_be_spoken(scene: &Scene, name: &str) {
    for group in cells(scene) {
        for symbol in ["B/s", "b/s", "NaN", "inf", "%", "\u{a0}"] {
            assert!(!group.label.contains(symbol), "{name}: {:?} holds {symbol:?}", group.label);
        }
        assert!(group.label.starts_with("PCIe ") && group.label.len() > 15, "{name}: {:?}", group.label);
    }
    let labels: HashSet<&str> = cells(scene).into_iter().map(|group| group.label.as_str()).collect();
    assert_eq!(labels.len(), CELLS, "{name}: two links sound the same");
    roxmltree::Document::parse(&svg(scene, "figure", Style::None)).unwrap_or_else(|error| panic!("{name}: {error}"));
}

fn case(query: &str) -> Case {
    Case::new(query, &format!("{query}&lens=fit"))
}

#[test]
fn every_form_of_port_without_a_device() {
    for form in Form::ports() {
        let port = Interface::example(form).to_query();
        for rest in ["", "&need=10Gb", "&unit=MB", "&unit=Gb&dir=both", "&unit=GiB&dir=to-device"] {
            check(&case(&format!("s={port}{rest}")));
        }
        if form != Form::Pcie {
            check(&case(&format!("s={}:none", form.id())));
        }
    }
}

#[test]
fn every_device_in_ports_that_take_it_and_in_ports_that_do_not() {
    for row in CATALOGUE.iter().flat_map(|(_, rows)| rows.iter()) {
        for port in ["pcie:3.0x4", "x4:3.0x4", "m2m:4.0x4-sata600"] {
            check(&case(&format!("s={port},,{}", row.id)));
        }
    }
}

#[test]
fn scenarios_are_numbered_in_their_cells() {
    let case = case("s=pcie:3.0x4&s=pcie:5.0x16&s=pcie:1.0x1&s=pcie:5.0x16&s=pcie:6.0x4&s=sata:600&base=3");
    check(&case);
    let wide = case.scene(FigureWidth::Wide);
    let numbered = |key: &str| {
        let group = cells(&wide).into_iter().find(|group| group.key == key).expect("a cell");
        of_class(group, "fit-badge-number").into_iter().map(words).collect::<Vec<_>>()
    };
    assert_eq!(numbered("fit-3.0x4"), ["1"]);
    assert_eq!(numbered("fit-5.0x16"), ["2", "4"]);
    assert_eq!(numbered("fit-1.0x1"), [""; 0], "the base is marked by its frame");
    let own = cells(&wide).into_iter().find(|group| group.key == "fit-1.0x1").expect("a cell");
    assert_eq!(of_class(own, "fit-tag").into_iter().map(words).collect::<Vec<_>>(), ["this port"]);
    let twice = cells(&wide).into_iter().find(|group| group.key == "fit-5.0x16").expect("a cell");
    assert!(twice.label.ends_with(", scenario 2, scenario 4"), "{}", twice.label);
}

fn words(mark: &Mark) -> String {
    match &mark.shape {
        Shape::Text { spans, .. } => spans.iter().map(|span| span.text.as_str()).collect(),
        _ => String::new(),
    }
}

#[test]
fn the_conclusions_are_the_model_s() {
    let lines = |query: &str| {
        let scene = case(query).scene(FigureWidth::Wide);
        let texts = scene.marks().filter(|mark| mark.key.starts_with("fit-line-")).map(words);
        texts.collect::<Vec<_>>().join(" ").replace('\u{a0}', " ")
    };
    assert_eq!(lines("s=m2m:3.0x4,,samsung-980-pro-1tb"), "Links that suffice: PCIe 4.0 x4 or 5.0 x4, or wider.");
    assert_eq!(
        lines("s=pcie:3.0x4&need=10Gb"),
        "1.25 GB/s takes 8 lanes of PCIe 1.0, 4 of 2.0, 2 of 3.0, 1 of 4.0 or 1 of 5.0. \
         This port keeps 12 hard disks or 6 SATA SSDs busy; one PCIe 4.0 SSD can use more."
    );
    assert_eq!(lines("s=m2m:4.0x4,,samsung-870-evo-1tb"), "It has no PCIe link: it needs a SATA port.");
    assert_eq!(lines("s=m2m:4.0x4,,m2bm:sata600"), "It has no PCIe link: it needs a socket with SATA wired.");
    assert_eq!(lines("s=x4:3.0x4,,x8:4.0x8"), "It runs at none of these links.");
    assert!(lines("s=x4:3.0x2,,asm1166,6").starts_with("No link suffices: its own, PCIe 3.0 x2, is the limit."));
    assert!(lines("s=pcie:5.0x16").ends_with("This port keeps 204 hard disks, 98 SATA SSDs or 7 PCIe 4.0 SSDs busy."));
    assert_eq!(
        lines("s=pcie:3.0x4&need=1000GB"),
        "None of these links (up to PCIe 5.0 x16) suffices. \
         This port keeps 12 hard disks or 6 SATA SSDs busy; one PCIe 4.0 SSD can use more."
    );
}

fn any_query() -> impl Strategy<Value = String> {
    let ports: Vec<String> = Form::ports().map(|form| Interface::example(form).to_query()).collect();
    let link = (prop::sample::select(vec!["1.0", "2.0", "3.0", "4.0", "5.0"]), prop::sample::select(vec!["x1", "x4"]));
    let slot = prop::sample::select(vec!["pcie", "x4", "x16", "x8o", "m2m", "u2", "oculink"]);
    let wired = (slot, link).prop_map(|(form, (generation, width))| format!("{form}:{generation}{width}"));
    let port = prop_oneof![prop::sample::select(ports), wired];
    let listed: Vec<&str> = CATALOGUE.iter().flat_map(|(_, rows)| rows.iter().map(|row| row.id)).collect();
    let generic = vec!["", "x8:4.0x8", "x16:5.0x16", "m2bm:3.0x2", "sata:600", "m2e:3.0x1", "x1:1.0x1"];
    let device = prop_oneof![prop::sample::select(listed), prop::sample::select(generic)];
    let scenario = (port, device).prop_map(|(port, device)| format!("s={port},,{device}"));
    let scenarios = prop::collection::vec(scenario, 1..=8).prop_map(|all| all.join("&").replace(",,&", "&"));
    let need = prop_oneof![Just(String::new()), (1..=1_000_000_u32).prop_map(|mb| format!("&need={mb}MB"))];
    let rest = (
        prop::sample::select(vec!["GB", "MB", "Gb", "GiB"]),
        prop::sample::select(vec!["to-host", "to-device", "both"]),
        prop::sample::select(vec!["auto", "128", "4096"]),
    );
    (scenarios, need, rest).prop_map(|(scenarios, need, (unit, dir, mps))| {
        format!("{}{need}&unit={unit}&dir={dir}&mps={mps}", scenarios.trim_end_matches(','))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_comparison(query in any_query()) {
        check(&case(&query));
    }
}
