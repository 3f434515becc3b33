//! What holds for every figure, of the golden cases and of random comparisons.

mod common;

use std::collections::HashSet;

use common::{Case, Extent, WIDTHS, cases, extent, is_text, segments};
use lanefit_figure::{FigureWidth, Mark, Node, Scene, Shape, Style, svg};
use lanefit_model::{AxisScale, Lens, Rung};
use proptest::prelude::*;
use roxmltree::Document;

fn check(case: &Case) {
    for (width, word) in WIDTHS {
        let scene = case.scene(width);
        let name = format!("{} {word}", case.name);
        texts_are_apart(&scene, &name);
        marks_are_inside(&scene, &name);
        lines_keep_away_from_texts(&scene, &name);
        texts_are_large_enough(&scene, width, &name);
        keys_are_unique(&scene, &name);
        groups_follow_the_report(&scene, case, &name);
        bars_are_nested(&scene, &name);
        bars_measure_values(&scene, case, &name);
        labels_can_be_spoken(&scene, &name);
        document_is_well_formed(&scene, case, &name);
    }
}

fn texts(scene: &Scene) -> Vec<(&Mark, Extent)> {
    scene.marks().filter(is_text).map(|mark| (mark, extent(mark))).collect()
}

fn texts_are_apart(scene: &Scene, name: &str) {
    let texts = texts(scene);
    for (at, (one, one_box)) in texts.iter().enumerate() {
        for (other, other_box) in &texts[at + 1..] {
            assert!(
                !one_box.overlaps(other_box),
                "{name}: {} lies on {}",
                one.key,
                other.key
            );
        }
        let shapes = scene
            .marks()
            .filter(|mark| !is_text(mark) && !["grid", "axis"].contains(&mark.class));
        for shape in shapes {
            assert!(
                !one_box.overlaps(&extent(shape)),
                "{name}: {} lies on {}",
                one.key,
                shape.key
            );
        }
    }
}

fn marks_are_inside(scene: &Scene, name: &str) {
    for mark in scene.marks() {
        assert!(
            extent(mark).is_inside(scene),
            "{name}: {} leaves the scene: {:?}",
            mark.key,
            extent(mark)
        );
    }
}

fn lines_keep_away_from_texts(scene: &Scene, name: &str) {
    let texts = texts(scene);
    for mark in scene.marks().filter(|mark| ["grid", "axis"].contains(&mark.class)) {
        let Shape::Path { data } = &mark.shape else {
            panic!("{name}: {} is no path", mark.key)
        };
        for [[x, top], [other_x, bottom]] in segments(data) {
            assert_eq!(x.to_bits(), other_x.to_bits(), "{name}: {} is not upright", mark.key);
            let line = Extent {
                left: x - 0.5,
                right: x + 0.5,
                top,
                bottom,
            };
            for (text, text_box) in &texts {
                assert!(
                    !line.overlaps(text_box),
                    "{name}: {} at {x} runs through {}",
                    mark.key,
                    text.key
                );
            }
        }
    }
}

fn texts_are_large_enough(scene: &Scene, width: FigureWidth, name: &str) {
    // The narrow drawing is shrunk from 358 to 288 px at most, and then shows 12 px.
    let least = if width == FigureWidth::Narrow {
        12.0 * 358.0 / 288.0
    } else {
        14.0
    };
    for mark in scene.marks() {
        if let Shape::Text { size, spans, .. } = &mark.shape {
            let sizes = spans.iter().map(|span| span.size.unwrap_or(*size));
            assert!(
                sizes.fold(f64::MAX, f64::min) >= least,
                "{name}: {} is too small",
                mark.key
            );
        }
    }
}

fn keys_are_unique(scene: &Scene, name: &str) {
    let mut seen = HashSet::new();
    for mark in scene.marks() {
        assert!(seen.insert(&mark.key), "{name}: two marks are called {}", mark.key);
    }
}

fn groups_follow_the_report(scene: &Scene, case: &Case, name: &str) {
    let mut groups = scene.nodes.iter().filter_map(|node| match node {
        Node::Group(group) => Some(group),
        Node::Mark(_) => None,
    });
    for (number, scenario) in (1..).zip(&case.report.scenarios) {
        let group = groups
            .next()
            .unwrap_or_else(|| panic!("{name}: scenario {number} is not drawn"));
        assert_eq!(group.scenario, number, "{name}");
        let refused = group.marks.iter().any(|mark| mark.class == "refused");
        assert_eq!(refused, scenario.ladder.is_none(), "{name}: scenario {number}");
        let rungs: Vec<_> = group.marks.iter().filter_map(|mark| mark.datum).collect();
        assert!(
            rungs.iter().all(|datum| datum.scenario == number),
            "{name}: scenario {number}"
        );
        let Some(ladder) = scenario.ladder else {
            assert!(rungs.is_empty(), "{name}: scenario {number}");
            continue;
        };
        let drawn: Vec<&str> = rungs.iter().map(|datum| datum.rung).collect();
        let known = Rung::ALL.into_iter().filter(|rung| {
            let apart = ladder.delivered < ladder.typical.map(|band| band.value);
            ladder.rung(*rung).is_some() && (*rung != Rung::Delivered || apart)
        });
        let known: Vec<&str> = known.map(Rung::id).collect();
        let expected = if case.comparison.view.lens == Lens::Time {
            &known[known.len() - 1..]
        } else {
            &known
        };
        assert_eq!(drawn, expected, "{name}: scenario {number}");
        let solid = group.marks.iter().filter(|mark| mark.class.ends_with(" solid")).count();
        assert_eq!(
            solid,
            usize::from(ladder.typical.is_some()),
            "{name}: scenario {number}"
        );
    }
    assert!(groups.next().is_none(), "{name}: a scenario too many");
}

fn bars_are_nested(scene: &Scene, name: &str) {
    let bars: Vec<&Mark> = scene.marks().filter(|mark| mark.datum.is_some()).collect();
    for pair in bars.windows(2) {
        let [outer, inner] = [extent(pair[0]), extent(pair[1])];
        if pair[0].datum.map(|datum| datum.scenario) == pair[1].datum.map(|datum| datum.scenario) {
            assert!(
                inner.right <= outer.right,
                "{name}: {} leaves {}",
                pair[1].key,
                pair[0].key
            );
            assert_eq!(
                (inner.top, inner.bottom),
                (outer.top, outer.bottom),
                "{name}: {}",
                pair[1].key
            );
        }
        assert!(
            (inner.left - outer.left).abs() < f64::EPSILON,
            "{name}: {} starts elsewhere",
            pair[1].key
        );
    }
    for bar in bars {
        assert!(
            extent(bar).right - extent(bar).left >= 1.0,
            "{name}: {} cannot be seen",
            bar.key
        );
    }
}

/// On a linear axis one px is worth the same in every bar.
fn bars_measure_values(scene: &Scene, case: &Case, name: &str) {
    let view = case.comparison.view;
    if view.scale == AxisScale::Logarithmic && view.lens != Lens::Efficiency {
        return;
    }
    let mut worth: Option<f64> = None;
    for bar in scene.marks() {
        let Some(datum) = bar.datum else { continue };
        let scenario = &case.report.scenarios[usize::from(datum.scenario) - 1];
        let ladder = scenario.ladder.expect("a scenario with bars works");
        let rung = Rung::ALL
            .into_iter()
            .find(|rung| rung.id() == datum.rung)
            .expect("a known rung");
        let rate = ladder.rung(rung).expect("a drawn rung is known");
        let value = match view.lens {
            Lens::Throughput => rate.mb_s(),
            Lens::Time => rate.seconds_for(view.copy_size),
            Lens::Efficiency => rate.ratio_to(ladder.line_rate),
        };
        let width = extent(bar).right - extent(bar).left;
        if width > 10.0 {
            let this = value / width;
            let first = *worth.get_or_insert(this);
            assert!(
                (this / first - 1.0).abs() < 1e-9,
                "{name}: {} has another scale",
                bar.key
            );
        }
    }
}

fn labels_can_be_spoken(scene: &Scene, name: &str) {
    let groups = scene.nodes.iter().filter_map(|node| match node {
        Node::Group(group) => Some(group.label.as_str()),
        Node::Mark(_) => None,
    });
    let labels = groups.chain(scene.marks().filter_map(|mark| mark.label.as_deref()));
    for label in labels {
        assert!(label.len() > 10, "{name}: {label:?} says nothing");
        for symbol in ["B/s", "b/s", "NaN", "inf", "×", "%", "\u{a0}s", "\u{a0}min"] {
            assert!(!label.contains(symbol), "{name}: {label:?} holds {symbol:?}");
        }
        let digits = label.split(|letter: char| !letter.is_ascii_digit()).map(str::len).max();
        assert!(digits <= Some(6), "{name}: {label:?} holds a number nobody can take in");
    }
    assert!(!scene.title.is_empty() && scene.summary.ends_with('.'), "{name}");
}

fn document_is_well_formed(scene: &Scene, case: &Case, name: &str) {
    let text = svg(scene, "figure", Style::None);
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let groups = document
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "g")));
    let scenarios: Vec<_> = groups.filter_map(|group| group.attribute("data-scenario")).collect();
    let expected: Vec<String> = (1..=case.report.scenarios.len())
        .map(|number| number.to_string())
        .collect();
    assert_eq!(scenarios, expected, "{name}");
}

#[test]
fn golden_cases_keep_the_rules() {
    for case in cases() {
        check(&case);
    }
}

fn scenario() -> impl Strategy<Value = String> {
    let generation = prop::sample::select(vec!["1.0", "2.0", "3.0", "4.0", "5.0", "6.0", "7.0"]);
    let width = prop::sample::select(vec!["x1", "x2", "x4", "x8", "x12", "x16", "x32"]);
    let link = (generation, width).prop_map(|(generation, width)| format!("pcie:{generation}{width}"));
    let other = prop::sample::select(vec![
        "sata:150",
        "sata:300",
        "sata:600",
        "satae:2.0x2",
        "satae:3.0x2",
        "satae:600",
        "pci:133",
        "pci:533",
        "pcix:1067",
    ]);
    let port = prop_oneof![link.clone(), other.prop_map(str::to_owned)];
    let sata = prop::sample::select(vec!["sata:150", "sata:600", "satae:2.0x2", "satae:600"]);
    let device = prop_oneof![Just(String::new()), link, sata.prop_map(str::to_owned)];
    let attachment = prop::sample::select(vec!["", "cpu", "chipset"]);
    (port, attachment, device).prop_map(|(port, attachment, device)| {
        format!("s={port},{attachment},{device}")
            .trim_end_matches(',')
            .to_owned()
    })
}

prop_compose! {
    fn any_query()(
        scenarios in prop::collection::vec(scenario(), 1..=8),
        base in any::<prop::sample::Index>(),
        lens in prop::sample::select(vec!["throughput", "time", "efficiency"]),
        scale in prop::sample::select(vec!["linear", "log"]),
        unit in prop::sample::select(vec!["GB", "MB", "Gb", "GiB"]),
        dir in prop::sample::select(vec!["to-host", "to-device", "both"]),
        digits in 1..1000_u32,
        decade in 6..13_usize,
    ) -> String {
        let base = base.index(scenarios.len()) + 1;
        let size = format!("{digits}{}", "0".repeat(decade));
        let scenarios = scenarios.join("&");
        format!("{scenarios}&base={base}&lens={lens}&scale={scale}&unit={unit}&dir={dir}&size={size}B")
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_comparison_keeps_the_rules(query in any_query()) {
        check(&Case::new("random", &query));
    }
}
