//! Outlines for shapes that are neither rectangles nor lines: whiskers, markers, ribbons.

use crate::decimal::push_decimal;

/// Builder of SVG path data with absolute coordinates in px of the scene.
///
/// ```
/// let marker = lanefit_figure::PathData::new().move_to(0.0, 0.0).line_to(4.0, 6.0).line_to(-4.0, 6.0).close();
/// assert_eq!(marker.into_string(), "M0 0L4 6L-4 6Z");
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PathData(String);

impl PathData {
    /// An empty path, which draws nothing.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Starts a new outline at a point.
    #[must_use]
    #[inline(never)]
    pub fn move_to(self, x: f64, y: f64) -> Self {
        self.command('M', &[x, y])
    }

    /// Draws a straight line to a point.
    #[must_use]
    #[inline(never)]
    pub fn line_to(self, x: f64, y: f64) -> Self {
        self.command('L', &[x, y])
    }

    /// Draws a cubic curve to the last point, pulled by the two control points before it.
    #[must_use]
    pub fn curve_to(self, controls: [[f64; 2]; 2], x: f64, y: f64) -> Self {
        let [[x1, y1], [x2, y2]] = controls;
        self.command('C', &[x1, y1, x2, y2, x, y])
    }

    /// Closes the outline with a line to where it started.
    #[must_use]
    pub fn close(mut self) -> Self {
        self.0.push('Z');
        self
    }

    /// The value of the `d` attribute.
    #[must_use]
    pub fn into_string(self) -> String {
        self.0
    }

    fn command(mut self, letter: char, coordinates: &[f64]) -> Self {
        self.0.push(letter);
        for (index, coordinate) in coordinates.iter().enumerate() {
            if index > 0 {
                self.0.push(' ');
            }
            push_decimal(&mut self.0, *coordinate);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_follow_each_other_in_order() {
        let path = PathData::new()
            .move_to(0.0, 1.5)
            .curve_to([[2.0, 1.5], [2.0, 9.0]], 4.0, 9.0)
            .line_to(4.0, -1.0 / 3.0)
            .close();
        assert_eq!(path.into_string(), "M0 1.5C2 1.5 2 9 4 9L4 -0.33Z");
    }

    #[test]
    fn broken_coordinates_stay_numbers() {
        let path = PathData::new().move_to(f64::NAN, f64::INFINITY);
        assert_eq!(path.into_string(), "M0 1000000000");
    }
}
