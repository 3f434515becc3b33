//! Words are readable: they lie apart, inside the figure, clear of lines, and are large enough.

use lanefit_figure::{FigureWidth, Mark, Scene, Shape};

use crate::common::{Extent, extent, is_text, segments};

pub fn texts_are_apart(scene: &Scene, name: &str) {
    let texts = texts(scene);
    for (at, (one, one_box)) in texts.iter().enumerate() {
        for (other, other_box) in &texts[at + 1..] {
            assert!(!one_box.overlaps(other_box), "{name}: {} lies on {}", one.key, other.key);
        }
        let shapes = scene.marks().filter(|mark| !is_text(mark) && !["grid", "axis", "row"].contains(&mark.class));
        for shape in shapes {
            assert!(!one_box.overlaps(&extent(shape)), "{name}: {} lies on {}", one.key, shape.key);
        }
    }
}

pub fn marks_are_inside(scene: &Scene, name: &str) {
    for mark in scene.marks() {
        assert!(extent(mark).is_inside(scene), "{name}: {} leaves the scene: {:?}", mark.key, extent(mark));
    }
}

pub fn lines_keep_away_from_texts(scene: &Scene, name: &str) {
    let texts = texts(scene);
    for mark in scene.marks().filter(|mark| ["grid", "axis"].contains(&mark.class)) {
        let Shape::Path { data } = &mark.shape else { panic!("{name}: {} is no path", mark.key) };
        for [[x, top], [other_x, bottom]] in segments(data) {
            assert_eq!(x.to_bits(), other_x.to_bits(), "{name}: {} is not upright", mark.key);
            let line = Extent { left: x - 0.5, right: x + 0.5, top, bottom };
            for (text, text_box) in &texts {
                assert!(!line.overlaps(text_box), "{name}: {} at {x} runs through {}", mark.key, text.key);
            }
        }
    }
}

pub fn texts_are_large_enough(scene: &Scene, width: FigureWidth, name: &str) {
    // The narrow drawing is shrunk from 358 to 288 px at most, and then shows 12 px.
    let least = if width == FigureWidth::Narrow { 12.0 * 358.0 / 288.0 } else { 14.0 };
    for mark in scene.marks() {
        if let Shape::Text { size, spans, .. } = &mark.shape {
            let sizes = spans.iter().map(|span| span.size.unwrap_or(*size));
            assert!(sizes.fold(f64::MAX, f64::min) >= least, "{name}: {} is too small", mark.key);
        }
    }
}

fn texts(scene: &Scene) -> Vec<(&Mark, Extent)> {
    scene.marks().filter(is_text).map(|mark| (mark, extent(mark))).collect()
}
