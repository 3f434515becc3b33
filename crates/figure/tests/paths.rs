//! Paths: pipes are as thick as what they carry, ribbons as what goes through, and nothing lies on words.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may stop at the first thing that is wrong")]

mod common;

use std::collections::HashSet;

use common::{Case, Extent, WIDTHS, extent, is_text, points};
use lanefit_figure::{FigureWidth, Group, Mark, Node, Scene, Shape};
use lanefit_model::system::{Known, System};
use lanefit_model::{LimitedBy, Verdict};

const TOGETHER: &str = "mode=together&platform=x670e-board&s=,m2-2,samsung-980-pro-1tb&s=,m2-3,samsung-980-pro-1tb\
                        &s=,m2-4,samsung-980-pro-1tb&s=,m2-1,samsung-990-pro-2tb&s=x16:5.0x16,cpu,geforce-rtx-4060\
                        &s=sata:600,chipset,samsung-870-evo-1tb&s=sata:600,chipset,exos-x18-18tb&s=x1:3.0x1,chipset";

const CASES: [&str; 9] = [
    TOGETHER,
    "s=m2m:4.0x4,cpu,samsung-980-pro-1tb&s=sata:600",
    "platform=z590-board.10th&s=,m2-1,samsung-980-pro-1tb&s=m2m:3.0x4,chipset,samsung-980-pro-1tb",
    "platform=z890&s=m2m:5.0x4,cpu,samsung-9100-pro-2tb&s=sata:600,asm1061,samsung-870-evo-1tb",
    "platform=x670e&s=x16:4.0x16-x4x4x4x4,cpu,quad-m2-card&s=u2:sas12,cpu,sas:12&s=x4:3.0x4,chipset,x8:4.0x8",
    "s=x16:5.0x16,990fx.cpu,geforce-rtx-4060&s=m2m:4.0x4,laptop-12th.chipset,samsung-980-pro-1tb",
    "mode=together&platform=x670e-board&s=,m2-3,samsung-980-pro-1tb&s=,m2-2,samsung-980-pro-1tb&s=,m2-4&dir=both",
    "mode=together&platform=h97&s=sata:600,chipset,samsung-870-evo-1tb&s=sata:600,z170.chipset,samsung-870-evo-1tb\
     &s=sata:600,chipset,samsung-870-evo-1tb&s=sata:600,z170.chipset,samsung-870-evo-1tb&dir=to-device&base=4",
    "mode=together&platform=b550&s=x16:4.0x16,cpu.x16-1,geforce-rtx-4060&s=x16:4.0x16,cpu.x16-2,geforce-rtx-4060\
     &s=m2m:3.0x4,chipset.m2-3,samsung-980-pro-1tb&s=sata:600,chipset.sata-5,samsung-870-evo-1tb\
     &rule=m2-3-pcie:off:sata-5",
];

fn case(query: &str) -> Case {
    Case::new(query, &[query, "&lens=path"].concat())
}

fn groups(scene: &Scene) -> Vec<&Group> {
    let nodes = scene.nodes.iter().filter_map(|node| match node {
        Node::Group(group) => Some(group),
        Node::Mark(_) => None,
    });
    nodes.collect()
}

fn has_class(mark: &Mark, class: &str) -> bool {
    mark.class.split(' ').any(|word| word == class)
}

/// What words must keep away from: all but what lies behind a whole row.
fn is_solid(mark: &&Mark) -> bool {
    !is_text(mark) && !has_class(mark, "path-hit")
}

/// The boxes of the straight parts of an outline, which is made of upright and level pieces but for cut corners.
fn covers(mark: &Mark, words: &Extent) -> bool {
    let Shape::Path { data } = &mark.shape else { return extent(mark).overlaps(words) };
    let outline = points(data);
    let probes = [words.left, f64::midpoint(words.left, words.right), words.right]
        .into_iter()
        .flat_map(|x| [words.top, f64::midpoint(words.top, words.bottom), words.bottom].map(|y| [x, y]));
    let corners_in_words =
        outline.iter().any(|[x, y]| words.left < *x && *x < words.right && words.top < *y && *y < words.bottom);
    corners_in_words || probes.into_iter().any(|point| is_inside(point, &outline))
}

fn is_inside([x, y]: [f64; 2], outline: &[[f64; 2]]) -> bool {
    let mut inside = false;
    for (at, [x1, y1]) in outline.iter().enumerate() {
        let [x2, y2] = outline[(at + 1) % outline.len()];
        if (*y1 > y) != (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1 {
            inside = !inside;
        }
    }
    inside
}

fn check(case: &Case) {
    for (width, word) in WIDTHS {
        let scene = case.scene(width);
        let name = format!("{} {word}", case.name);
        let mut keys = HashSet::new();
        for mark in scene.marks() {
            assert!(keys.insert(&mark.key), "{name}: two marks are called {}", mark.key);
            assert!(extent(mark).is_inside(&scene), "{name}: {} leaves the drawing: {:?}", mark.key, extent(mark));
        }
        let texts: Vec<&Mark> = scene.marks().filter(is_text).collect();
        for (at, one) in texts.iter().enumerate() {
            for other in &texts[at + 1..] {
                assert!(!extent(one).overlaps(&extent(other)), "{name}: {} touches {}", one.key, other.key);
            }
            for solid in scene.marks().filter(is_solid) {
                assert!(!covers(solid, &extent(one)), "{name}: {} lies on {}", solid.key, one.key);
            }
            let Shape::Text { size, spans, .. } = &one.shape else { continue };
            let least = if width == FigureWidth::Narrow { 15.0 } else { 14.0 };
            assert!(*size >= least && spans.iter().all(|span| span.size.unwrap_or(*size) >= least), "{name}");
            assert!(spans.iter().all(|span| !span.text.is_empty() && !span.text.contains('#')), "{name}: {}", one.key);
        }
        groups_follow_the_report(&scene, case, &name);
    }
}

fn groups_follow_the_report(scene: &Scene, case: &Case, name: &str) {
    let groups = groups(scene);
    let mut numbers: Vec<usize> = groups.iter().map(|group| usize::from(group.scenario)).collect();
    numbers.sort_unstable();
    let all: Vec<usize> = (1..=case.report.scenarios.len()).collect();
    assert_eq!(numbers, all, "{name}: one group for each scenario");
    for group in groups {
        let row = &case.report.scenarios[usize::from(group.scenario) - 1];
        assert!(group.label.ends_with('.') && !group.label.contains('\u{a0}'), "{name}: {}", group.label);
        let has = |class: &str| group.marks.iter().any(|mark| has_class(mark, class));
        let is_connected = row.route.get().is_some_and(|route| !route.stops.is_empty());
        assert_eq!(has("path-flow"), is_connected && row.moved().mb_s() > 0.0, "{name}: {}", group.key);
        assert_eq!(has("path-pipe") || has("path-unknown"), is_connected, "{name}: {}", group.key);
        if row.connection.verdict == Verdict::Refused {
            assert!(has("verdict") && has("refused"), "{name}: {}", group.key);
        }
        // Whoever is held back has a word for it and a frame, be it at the own link or at a shared one.
        if matches!(row.limited_by, Some(LimitedBy::Path(_))) {
            assert!(scene.marks().any(|mark| has_class(mark, "path-limit")), "{name}");
            let is_word = |mark: &Mark| is_text(&mark) && has_class(mark, "verdict");
            assert!(scene.marks().any(is_word), "{name}");
        }
    }
}

#[test]
fn cases_keep_the_rules() {
    for query in CASES {
        for unit in ["GB", "MB", "Gb"] {
            check(&case(&[query, "&unit=", unit].concat()));
        }
    }
}

/// On any system, with a drive and a card on the processor and two drives on the chipset.
#[test]
fn every_system_is_drawn() {
    let known = Known::get().expect("this build knows systems");
    for system in System::all(known) {
        let id = system.id();
        for mode in ["compare", "together"] {
            let query = format!(
                "platform={id}&mode={mode}&s=m2m:4.0x4,cpu,samsung-980-pro-1tb&s=x16:5.0x16,cpu,geforce-rtx-4060\
                 &s=m2m:3.0x4,chipset,samsung-980-pro-1tb&s=sata:600,chipset,samsung-870-evo-1tb"
            );
            check(&case(&query));
        }
    }
}

/// The height of a pipe, by its key.
fn height(scene: &Scene, key: &str) -> f64 {
    let mark = scene.marks().find(|mark| mark.key == key).unwrap_or_else(|| panic!("no {key}"));
    extent(mark).bottom - extent(mark).top
}

#[test]
fn pipes_are_as_thick_as_what_they_carry_on_one_scale() {
    let case = case(TOGETHER);
    for (width, _) in WIDTHS {
        let scene = case.scene(width);
        let ceiling = |at: usize| {
            let route = case.report.scenarios[at].route.get().expect("a route");
            route.stops[0].ceiling.expect("a known link").mb_s()
        };
        let scale = height(&scene, "s5-pipe") / ceiling(4);
        for at in [0, 1, 2, 3] {
            let drawn = height(&scene, &format!("s{}-pipe", at + 1));
            assert!((drawn - ceiling(at) * scale).abs() < 0.1, "scenario {}", at + 1);
        }
        // Ribbons leave a seam of one px.
        let moved = case.report.scenarios[3].moved().mb_s();
        assert!((height(&scene, "s4-flow") + 1.0 - moved * scale).abs() < 0.1);
    }
}

/// Chips and the link to the processor are drawn once, and the ribbons end side by side at the processor.
#[test]
fn a_shared_link_is_drawn_once_and_all_ribbons_end_in_it() {
    let case = case(TOGETHER);
    let scene = case.scene(FigureWidth::Wide);
    let uplink = case.report.scenarios[0].route.get().expect("a route").stops.last().expect("an uplink").number;
    let key = format!("segment-{uplink}-pipe");
    let pipes: Vec<&Mark> = scene.marks().filter(|mark| mark.key == key).collect();
    assert_eq!(pipes.len(), 1);
    let pipe = extent(pipes[0]);
    let mut ends = Vec::new();
    for number in [1, 2, 3, 6, 7] {
        let key = format!("s{number}-flow");
        let flow = scene.marks().find(|mark| mark.key == key).expect("a ribbon");
        let Shape::Path { data } = &flow.shape else { panic!("a ribbon is an outline") };
        let last: Vec<f64> =
            points(data).iter().filter(|[x, _]| (*x - pipe.right).abs() < 0.1).map(|point| point[1]).collect();
        assert_eq!(last.len(), 2, "{key}");
        assert!(last.iter().all(|y| pipe.top - 0.1 <= *y && *y <= pipe.bottom + 0.1), "{key} leaves the uplink");
        ends.push([last[0], last[1]]);
    }
    assert!(ends.windows(2).all(|pair| pair[0][1] <= pair[1][0] + 0.1), "ribbons lie on each other: {ends:?}");
    let others = scene.marks().filter(|mark| has_class(mark, "path-other")).count();
    assert_eq!(others, 4, "of five that share the uplink, one is the base");
}
