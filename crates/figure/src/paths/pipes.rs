//! Where pipes, chips and ribbons lie.

/// The least thickness that can be seen.
const THINNEST: f64 = 2.0;
/// What parts two ribbons in one pipe, where they are thick enough for it.
const SEAM: f64 = 1.0;
/// From the edge of a chip to the ribbons in it.
const PAD: f64 = 5.0;
/// The most that the corner of a ribbon is cut.
const CHAMFER: f64 = 8.0;

/// What goes through a pipe for one scenario: its ribbon, as thick as the load.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ribbon {
    pub scenario: usize,
    pub thickness: f64,
}

pub(super) fn thickness(mb_s: f64, scale: f64) -> f64 {
    if mb_s > 0.0 { (mb_s * scale).max(THINNEST) } else { 0.0 }
}

/// How thick ribbons are beside each other.
pub(super) fn stack(ribbons: &[Ribbon]) -> f64 {
    ribbons.iter().map(|ribbon| ribbon.thickness).sum()
}

/// A chip in which ribbons turn downwards, and again to the right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Chip {
    pub left: f64,
    pub right: f64,
}

impl Chip {
    /// A chip that ends at `right` and has room for these ribbons.
    pub fn at(right: f64, ribbons: &[Ribbon]) -> Self {
        Self { left: right - (stack(ribbons) + 2.0 * PAD).max(4.0 * PAD), right }
    }

    /// Where each ribbon goes down: the topmost farthest to the right, so that none crosses another.
    pub fn slots(&self, ribbons: &[Ribbon]) -> Vec<f64> {
        let mut x = f64::midpoint(self.left, self.right) + stack(ribbons) / 2.0;
        let next = |ribbon: &Ribbon| {
            x -= ribbon.thickness;
            x
        };
        ribbons.iter().map(next).collect()
    }
}

/// Where each ribbon lies in a pipe whose middle is at `middle`: the topmost first.
pub(super) fn places(ribbons: &[Ribbon], middle: f64) -> Vec<f64> {
    let mut y = middle - stack(ribbons) / 2.0;
    let next = |ribbon: &Ribbon| {
        let place = y;
        y += ribbon.thickness;
        place
    };
    ribbons.iter().map(next).collect()
}

/// The way of one ribbon: where it starts, and its turns.
pub(super) struct Way {
    thickness: f64,
    /// Its upper right side, and its lower left side.
    sides: [Vec<[f64; 2]>; 2],
    top: f64,
}

impl Way {
    pub fn new(top: f64, thickness: f64) -> Self {
        let thickness = if thickness > 2.0 * THINNEST { thickness - SEAM } else { thickness };
        Self { thickness, sides: [vec![[0.0, top]], vec![[0.0, top + thickness]]], top }
    }

    /// Down at `x` to `top`, and on to the right.
    pub fn turn(&mut self, x: f64, top: f64) {
        let [cut, thick] = [self.thickness.min(CHAMFER), self.thickness];
        let cut = cut.min((top - self.top).max(0.0) / 2.0);
        self.sides[0].extend([[x + thick - cut, self.top], [x + thick, self.top + cut], [x + thick, top]]);
        let bottom = top + thick;
        self.sides[1].extend([[x, self.top + thick], [x, bottom - cut], [x + cut, bottom]]);
        self.top = top;
    }

    /// The outline of all of it, which ends at `x`.
    pub fn end(self, x: f64) -> Vec<[f64; 2]> {
        let [mut points, lower] = self.sides;
        points.extend([[x, self.top], [x, self.top + self.thickness]]);
        points.extend(lower.into_iter().rev());
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIBBONS: [Ribbon; 3] = [
        Ribbon { scenario: 0, thickness: 10.0 },
        Ribbon { scenario: 1, thickness: 6.0 },
        Ribbon { scenario: 2, thickness: 4.0 },
    ];

    #[test]
    fn what_comes_in_on_top_goes_down_on_the_right() {
        let chip = Chip::at(100.0, &RIBBONS);
        assert_eq!(chip, Chip { left: 70.0, right: 100.0 });
        assert_eq!(chip.slots(&RIBBONS), [85.0, 79.0, 75.0]);
        assert_eq!(places(&RIBBONS, 50.0), [40.0, 50.0, 56.0]);
    }

    #[test]
    fn a_ribbon_is_as_thick_behind_a_turn_as_before_it() {
        let mut way = Way::new(0.0, 11.0);
        way.turn(50.0, 40.0);
        let points = way.end(90.0);
        let at_start: Vec<f64> = points.iter().filter(|point| point[0] <= 0.0).map(|point| point[1]).collect();
        assert_eq!(at_start, [0.0, 10.0]);
        let at_end: Vec<f64> = points.iter().filter(|point| point[0] >= 90.0).map(|point| point[1]).collect();
        assert_eq!(at_end, [40.0, 50.0]);
    }

    #[test]
    fn the_least_load_can_be_seen_and_none_cannot() {
        assert!(thickness(0.001, 1.0) >= THINNEST);
        assert!(thickness(0.0, 1.0) < f64::EPSILON);
    }
}
