//! Pictures of few colours as small files.

use anyhow::{Context, Result};
use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use tiny_skia::Pixmap;

/// Writes an opaque picture of at most four colours.
///
/// A browser may fetch an icon whether or not its reader wants to install anything, so each should weigh little:
/// this is a quarter of the same picture with a value for each channel.
pub fn file(picture: &Pixmap) -> Result<Vec<u8>> {
    let mut colours: Vec<[u8; 3]> = Vec::new();
    let mut rows = Vec::new();
    for row in picture.pixels().chunks(usize::try_from(picture.width())?) {
        for four in row.chunks(4) {
            let mut byte = 0;
            for place in 0..4 {
                let colour = four.get(place).map_or([0; 3], |pixel| [pixel.red(), pixel.green(), pixel.blue()]);
                let index = colours.iter().position(|known| *known == colour).unwrap_or_else(|| {
                    colours.push(colour);
                    colours.len() - 1
                });
                byte = byte << 2 | u8::try_from(index).ok().filter(|index| *index < 4).context("too many colours")?;
            }
            rows.push(byte);
        }
    }
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, picture.width(), picture.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Two);
    encoder.set_palette(colours.concat());
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    encoder.write_header()?.write_image_data(&rows)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use tiny_skia::{Color, Paint, Rect, Transform};

    use super::*;

    #[test]
    fn what_is_written_is_read_again() -> Result<()> {
        // Neither side is a multiple of four.
        let mut picture = Pixmap::new(6, 3).context("no picture")?;
        picture.fill(Color::from_rgba8(21, 23, 26, 255));
        let mut paint = Paint::default();
        paint.set_color_rgba8(227, 154, 98, 255);
        let part = Rect::from_xywh(1.0, 1.0, 4.0, 1.0).context("no rectangle")?;
        picture.fill_rect(part, &paint, Transform::identity(), None);
        assert_eq!(Pixmap::decode_png(&file(&picture)?)?, picture);
        Ok(())
    }

    #[test]
    fn a_picture_of_too_many_colours_is_an_error() -> Result<()> {
        let mut picture = Pixmap::new(5, 1).context("no picture")?;
        for (x, red) in [(0.0, 10), (1.0, 20), (2.0, 30), (3.0, 40), (4.0, 50)] {
            let mut paint = Paint::default();
            paint.set_color_rgba8(red, 0, 0, 255);
            let pixel = Rect::from_xywh(x, 0.0, 1.0, 1.0).context("no pixel")?;
            picture.fill_rect(pixel, &paint, Transform::identity(), None);
        }
        assert!(file(&picture).is_err());
        Ok(())
    }
}
