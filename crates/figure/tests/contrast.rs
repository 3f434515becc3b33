//! The style sheets of drawings that stand alone can be read: contrast as WCAG 2.2 counts it.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may stop at the first thing that is wrong")]

use lanefit_figure::{DARK_STYLE, LIGHT_STYLE};

const LEAST_FOR_TEXT: f64 = 4.5;
const LEAST_FOR_MARKS: f64 = 3.0;

/// The value of a property in the rule whose selectors include `selector`.
fn colour(sheet: &str, selector: &str, property: &str) -> Option<[f64; 3]> {
    let (_, declarations) =
        sheet.lines().filter_map(|line| line.split_once('{')).find(|(selectors, declarations)| {
            selectors.split(',').any(|one| one.trim() == selector) && declarations.contains(&format!("{property}: #"))
        })?;
    let (_, value) = declarations.split_once(&format!("{property}: #"))?;
    let channel = |at: usize| {
        let digits = value.get(at..at + 2)?;
        u8::from_str_radix(digits, 16).ok().map(|level| f64::from(level) / 255.0)
    };
    Some([channel(0)?, channel(2)?, channel(4)?])
}

fn luminance(colour: [f64; 3]) -> f64 {
    let linear = |level: f64| {
        if level <= 0.04045 { level / 12.92 } else { ((level + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let [one, other] = [luminance(one), luminance(other)];
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn texts_and_marks_stand_out_from_the_ground() {
    let texts = ["text", ".name", ".number", ".verdict", ".device-words"].map(|class| (class, "fill", LEAST_FOR_TEXT));
    let marks = [(".solid", "fill"), (".band", "stroke"), (".device-mark", "stroke"), (".axis", "stroke")];
    for sheet in [LIGHT_STYLE, DARK_STYLE] {
        let ground = colour(sheet, "svg", "background").expect("a ground");
        for (class, property, least) in
            texts.into_iter().chain(marks.map(|(class, property)| (class, property, LEAST_FOR_MARKS)))
        {
            let found = contrast(colour(sheet, class, property).expect(class), ground);
            assert!(found >= least, "{class} has {found:.2} on {ground:?}");
        }
    }
}

#[test]
fn rungs_step_evenly_away_from_the_ground() {
    let rungs = [".rung-line-rate", ".rung-after-line-code", ".rung-link-ceiling", ".rung-typical", ".solid"];
    for sheet in [LIGHT_STYLE, DARK_STYLE] {
        let mut before = colour(sheet, "svg", "background").expect("a ground");
        for class in rungs {
            let this = colour(sheet, class, "fill").expect(class);
            let found = contrast(this, before);
            assert!(found >= 1.25, "{class} has {found:.2} beside the rung before it");
            before = this;
        }
    }
}

/// In pipes, what goes through stands out from the room that is left, and the base's part from those of others.
#[test]
fn ribbons_stand_out_from_the_pipes_they_are_in() {
    for sheet in [LIGHT_STYLE, DARK_STYLE] {
        let fill = |class: &str| colour(sheet, class, "fill").expect(class);
        let ground = colour(sheet, "svg", "background").expect("a ground");
        assert!(contrast(fill(".path-flow"), fill(".path-pipe")) >= LEAST_FOR_MARKS);
        assert!(contrast(fill(".path-flow"), ground) >= LEAST_FOR_MARKS);
        assert!(contrast(fill(".path-other"), fill(".path-flow")) >= 1.5);
        assert!(contrast(fill(".path-other"), fill(".path-pipe")) >= 1.5);
        assert!(contrast(fill(".path-end"), ground) >= LEAST_FOR_MARKS);
        for class in [".path-limit", ".path-chip", ".path-unknown"] {
            assert!(contrast(colour(sheet, class, "stroke").expect(class), ground) >= LEAST_FOR_MARKS, "{class}");
        }
        assert!(contrast(fill(".path-system"), ground) >= LEAST_FOR_TEXT);
    }
}

/// In the matrix of links, words and shapes lie on tints.
#[test]
fn words_and_shapes_stand_out_from_the_tints_of_the_matrix() {
    let tints = [(".fit-tint", "fill"), (".fit-level", "fill")];
    let solid = [(".fit-full", "fill")];
    let ground = [("svg", "background")];
    let on_tints = [".number", ".fit-note", ".fit-tag", ".fit-badge-number"];
    for sheet in [LIGHT_STYLE, DARK_STYLE] {
        let check = |front: (&str, &str), behind: &[(&str, &str)], least: f64| {
            for behind in behind {
                let [one, other] =
                    [front, *behind].map(|(class, property)| colour(sheet, class, property).expect(class));
                let found = contrast(one, other);
                assert!(found >= least, "{front:?} has {found:.2} on {behind:?}");
            }
        };
        for class in on_tints {
            check((class, "fill"), &tints, LEAST_FOR_TEXT);
        }
        check((".fit-badge", "stroke"), &tints, LEAST_FOR_MARKS);
        check((".fit-suffices text", "fill"), &solid, LEAST_FOR_TEXT);
        for class in [".fit-suffices .fit-check", ".fit-suffices .fit-badge"] {
            check((class, "stroke"), &solid, LEAST_FOR_MARKS);
        }
        check((".fit-word", "fill"), &ground, LEAST_FOR_TEXT);
        check((".fit-full", "fill"), &ground, LEAST_FOR_MARKS);
        for class in [".fit-own", ".fit-equal", ".fit-key-check", ".fit-badge"] {
            check((class, "stroke"), &ground, LEAST_FOR_MARKS);
        }
        // The seams around stitches and words are of paper.
        for class in [".fit-ground", ".fit-word"] {
            let seam = colour(sheet, class, "stroke").expect(class);
            assert!(contrast(seam, colour(sheet, "svg", "background").expect("a ground")) < 1.01, "{class}");
        }
    }
}
