//! The icons, all from one drawing: two bars of the links' colour, and the longest of copper.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use tiny_skia::{Color, Paint, Pixmap, Rect, Transform};

use super::png;

/// Side of the drawing, in its own units.
const SIDE: f32 = 32.0;
const GROUND: &str = "15171a";

/// A bar: left, top, width, colour.
type Bar = (f32, f32, f32, &'static str);

const BARS: [Bar; 3] = [(6.0, 7.0, 6.0, "7fc0de"), (6.0, 14.0, 12.0, "7fc0de"), (6.0, 21.0, 20.0, "e39a62")];
const THICKNESS: f32 = 4.0;

/// What a file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// The home screen of iOS, which reads no manifest for it.
    Touch,
    /// Anything.
    Any,
    /// Systems that cut a shape of their own out of it, in which the bars must be whole.
    Maskable,
}

/// A file that shows the drawing. It fills its square: systems round the corners themselves.
#[derive(Debug)]
pub struct Icon {
    /// Path in the folder of the page.
    pub file: &'static str,
    side: u16,
    purpose: Purpose,
}

/// The icon of a browser's tab.
pub const TAB: Icon = Icon { file: "icons/192.png", side: 192, purpose: Purpose::Any };

/// Every icon. The page and the manifest name them.
pub const ICONS: [Icon; 4] = [
    Icon { file: "icons/180.png", side: 180, purpose: Purpose::Touch },
    TAB,
    Icon { file: "icons/512.png", side: 512, purpose: Purpose::Any },
    Icon { file: "icons/mask.png", side: 512, purpose: Purpose::Maskable },
];

impl Icon {
    /// The icon as the manifest names it.
    pub fn in_manifest(&self) -> Option<Value> {
        let sizes = format!("{0}x{0}", self.side);
        match self.purpose {
            Purpose::Touch => None,
            Purpose::Any => Some(json!({ "src": self.file, "sizes": sizes })),
            Purpose::Maskable => Some(json!({ "src": self.file, "sizes": sizes, "purpose": "maskable" })),
        }
    }

    /// The icon as a PNG file.
    pub fn png(&self) -> Result<Vec<u8>> {
        png::file(&self.draw()?).with_context(|| format!("{} cannot be written", self.file))
    }

    fn draw(&self) -> Result<Pixmap> {
        let side = u32::from(self.side);
        let mut picture = Pixmap::new(side, side).context("an icon needs a size")?;
        picture.fill(colour(GROUND)?);
        let scale = f32::from(self.side) / SIDE;
        let whole = Transform::from_scale(scale, scale);
        let place = match self.purpose {
            // Seven eighths, which puts every edge between two pixels.
            Purpose::Maskable => whole.pre_translate(SIDE / 16.0, SIDE / 16.0).pre_scale(0.875, 0.875),
            Purpose::Touch | Purpose::Any => whole,
        };
        for (left, top, width, digits) in BARS {
            let bar = Rect::from_xywh(left, top, width, THICKNESS).context("a bar has no size")?;
            let mut paint = Paint { anti_alias: false, ..Paint::default() };
            paint.set_color(colour(digits)?);
            picture.fill_rect(bar, &paint, place, None);
        }
        Ok(picture)
    }
}

fn colour(digits: &str) -> Result<Color> {
    let [_, red, green, blue] = u32::from_str_radix(digits, 16).context("a colour is six digits")?.to_be_bytes();
    Ok(Color::from_rgba8(red, green, blue, 255))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_ground(picture: &Pixmap, x: u32, y: u32) -> bool {
        picture.pixel(x, y).is_some_and(|pixel| (pixel.red(), pixel.green(), pixel.blue()) == (0x15, 0x17, 0x1a))
    }

    #[test]
    fn icons_are_opaque_and_have_the_size_that_the_manifest_promises() -> Result<()> {
        for icon in &ICONS {
            let picture = Pixmap::decode_png(&icon.png()?)?;
            let side = u32::from(icon.side);
            assert_eq!((picture.width(), picture.height()), (side, side), "{}", icon.file);
            assert!(picture.pixels().iter().all(|pixel| pixel.is_opaque()), "{}", icon.file);
        }
        Ok(())
    }

    #[test]
    fn a_mask_cuts_nothing_off() -> Result<()> {
        for icon in ICONS.iter().filter(|icon| icon.purpose == Purpose::Maskable) {
            let picture = icon.draw()?;
            let middle = f64::from(icon.side) / 2.0;
            let mut drawn = 0;
            for (x, y) in (0..picture.width()).flat_map(|x| (0..picture.height()).map(move |y| (x, y))) {
                if !is_ground(&picture, x, y) {
                    drawn += 1;
                    let distance = (f64::from(x) + 0.5 - middle).hypot(f64::from(y) + 0.5 - middle);
                    // The circle that every system leaves: two fifths of the side around the middle.
                    assert!(distance <= 0.4 * f64::from(icon.side), "{x}, {y}");
                }
            }
            assert!(drawn > 1000, "{drawn} pixels of bars");
        }
        Ok(())
    }
}
