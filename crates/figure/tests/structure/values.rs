//! What is drawn and said is what the report holds.

use std::collections::HashSet;

use lanefit_figure::{Mark, Node, Scene, Style, svg};
use lanefit_model::{AxisScale, Lens, Rung};
use roxmltree::Document;

use crate::common::{Case, extent};

pub fn keys_are_unique(scene: &Scene, name: &str) {
    let mut seen = HashSet::new();
    for mark in scene.marks() {
        assert!(seen.insert(&mark.key), "{name}: two marks are called {}", mark.key);
    }
}

pub fn groups_follow_the_report(scene: &Scene, case: &Case, name: &str) {
    let mut groups = scene.nodes.iter().filter_map(|node| match node {
        Node::Group(group) => Some(group),
        Node::Mark(_) => None,
    });
    for (number, scenario) in (1..).zip(&case.report.scenarios) {
        let group = groups.next().unwrap_or_else(|| panic!("{name}: scenario {number} is not drawn"));
        assert_eq!(group.scenario, number, "{name}");
        let refused = group.marks.iter().any(|mark| mark.class == "refused");
        assert_eq!(refused, scenario.carrier().is_none(), "{name}: scenario {number}");
        assert_eq!(refused, group.class.contains("refused"), "{name}: scenario {number}");
        let rungs: Vec<_> = group.marks.iter().filter_map(|mark| mark.datum).collect();
        assert!(rungs.iter().all(|datum| datum.scenario == number), "{name}: scenario {number}");
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
        let expected = if case.comparison.view.lens == Lens::Time { &known[known.len() - 1..] } else { &known };
        assert_eq!(drawn, expected, "{name}: scenario {number}");
        let solid = group.marks.iter().filter(|mark| mark.class.ends_with(" solid")).count();
        assert_eq!(solid, usize::from(ladder.typical.is_some()), "{name}: scenario {number}");
    }
    assert!(groups.next().is_none(), "{name}: a scenario too many");
}

pub fn bars_are_nested(scene: &Scene, name: &str) {
    let bars: Vec<&Mark> = scene.marks().filter(|mark| mark.datum.is_some()).collect();
    for pair in bars.windows(2) {
        let [outer, inner] = [extent(pair[0]), extent(pair[1])];
        if pair[0].datum.map(|datum| datum.scenario) == pair[1].datum.map(|datum| datum.scenario) {
            assert!(inner.right <= outer.right, "{name}: {} leaves {}", pair[1].key, pair[0].key);
            assert_eq!((inner.top, inner.bottom), (outer.top, outer.bottom), "{name}: {}", pair[1].key);
        }
        assert!((inner.left - outer.left).abs() < f64::EPSILON, "{name}: {} starts elsewhere", pair[1].key);
    }
    for bar in bars {
        assert!(extent(bar).right - extent(bar).left >= 1.0, "{name}: {} cannot be seen", bar.key);
    }
}

/// On a linear axis one px is worth the same in every bar.
pub fn bars_measure_values(scene: &Scene, case: &Case, name: &str) {
    let view = case.comparison.view;
    if view.scale == AxisScale::Logarithmic && view.lens != Lens::Efficiency {
        return;
    }
    let mut worth: Option<f64> = None;
    for bar in scene.marks() {
        let Some(datum) = bar.datum else { continue };
        let scenario = &case.report.scenarios[usize::from(datum.scenario) - 1];
        let ladder = scenario.ladder.expect("a scenario with bars works");
        let rung = Rung::ALL.into_iter().find(|rung| rung.id() == datum.rung).expect("a known rung");
        let rate = ladder.rung(rung).expect("a drawn rung is known");
        let value = match view.lens {
            Lens::Throughput => rate.mb_s(),
            Lens::Time => rate.seconds_for(view.copy_size),
            Lens::Efficiency => rate.ratio_to(ladder.line_rate),
            Lens::Fit | Lens::Path(_) => panic!("{name}: there are no bars"),
        };
        let width = extent(bar).right - extent(bar).left;
        if width > 10.0 {
            let this = value / width;
            let first = *worth.get_or_insert(this);
            assert!((this / first - 1.0).abs() < 1e-9, "{name}: {} has another scale", bar.key);
        }
    }
}

pub fn labels_can_be_spoken(scene: &Scene, name: &str) {
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

pub fn document_is_well_formed(scene: &Scene, case: &Case, name: &str) {
    let text = svg(scene, "figure", Style::None);
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let groups = document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "g")));
    let scenarios: Vec<_> = groups.filter_map(|group| group.attribute("data-scenario")).collect();
    let expected: Vec<String> = (1..=case.report.scenarios.len()).map(|number| number.to_string()).collect();
    assert_eq!(scenarios, expected, "{name}");
}
