//! Where the parts of a drawing lie: from mm along the mating edge to px of the scene.

use lanefit_model::Family;
use lanefit_model::facts::dimensions::Span;

use crate::decimal::push_decimal;
use crate::scene::Shape;

/// px of one mm, in every drawing, so that drawings can be compared with each other.
const PX: f64 = 2.9;
/// Half the size of a cross in px.
pub(super) const CROSS: f64 = 5.0;

/// Which way the device goes in.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Side {
    /// From above: the edge lies across, as those of card slots and drive plugs.
    Above,
    /// From the right: the edge stands upright, so that a long module lies across.
    Right,
}

impl Side {
    pub(super) const fn of(family: Family) -> Self {
        match family {
            Family::Card | Family::Drive => Self::Above,
            _ => Self::Right,
        }
    }
}

/// px of a length in mm.
pub(super) fn px(mm: f32) -> f64 {
    f64::from(mm) * PX
}

pub(super) fn middle(of: Span) -> f32 {
    f32::midpoint(of[0], of[1])
}

/// The mating face: `u` runs along it in mm, `v` away from it in px, towards the device.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub side: Side,
    /// Where u and v are 0.
    pub origin: [f64; 2],
}

impl Frame {
    pub(super) fn point(&self, u: f32, v: f64) -> [f64; 2] {
        let [x, y] = self.origin;
        match self.side {
            Side::Above => [x + px(u), y - v],
            Side::Right => [x + v, y + px(u)],
        }
    }

    pub(super) fn rect(&self, u: Span, v: [f64; 2]) -> Shape {
        let [a, b] = [self.point(u[0], v[0]), self.point(u[1], v[1])];
        Shape::rect(a[0].min(b[0]), a[1].min(b[1]), (a[0] - b[0]).abs(), (a[1] - b[1]).abs())
    }

    /// Starts a line in path data at a point of u and v, or goes on with it.
    pub(super) fn pen(&self, path: &mut String, letter: char, u: f32, v: f64) {
        let [x, y] = self.point(u, v);
        pen(path, letter, x, y);
    }

    /// A line from point to point.
    pub(super) fn trace(&self, path: &mut String, points: &[(f32, f64)]) {
        let mut letter = 'M';
        for (u, v) in points {
            self.pen(path, letter, *u, *v);
            letter = 'L';
        }
    }

    /// Two strokes that cross out a point.
    pub(super) fn cross(&self, path: &mut String, u: f32, v: f64) {
        let [x, y] = self.point(u, v);
        for side in [CROSS, -CROSS] {
            pen(path, 'M', x - CROSS, y - side);
            pen(path, 'L', x + CROSS, y + side);
        }
    }
}

/// One step of path data.
pub(super) fn pen(path: &mut String, letter: char, x: f64, y: f64) {
    path.push(letter);
    push_decimal(path, x);
    path.push(' ');
    push_decimal(path, y);
}
