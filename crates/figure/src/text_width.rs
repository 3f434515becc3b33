//! How wide a text will be, without a font at hand.
//!
//! A scene is laid out before any browser sees it, and once for every reader's font. The widths here are those of
//! DejaVu Sans, rounded up, and of Segoe UI, Roboto or Arial for the few characters these draw wider. DejaVu Sans is
//! the widest system sans in use, so a text that fits by this estimate fits on the page. All digits are equally wide.

use std::borrow::Cow;

/// Stroke weight of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    /// Weight 400.
    #[default]
    Regular,
    /// Weight 700, which is wider; the estimate holds for 600 too.
    Bold,
}

/// How a text is set: what the estimate needs to know.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Font {
    /// Font size in px; taken as 0 when negative or not a number.
    pub size: f64,
    /// Stroke weight.
    pub weight: Weight,
}

impl Font {
    /// A regular font of `size` px.
    #[must_use]
    pub const fn regular(size: f64) -> Self {
        Self { size, weight: Weight::Regular }
    }

    /// A bold font of `size` px.
    #[must_use]
    pub const fn bold(size: f64) -> Self {
        Self { size, weight: Weight::Bold }
    }

    /// Width of `text` in px on one line, generously estimated.
    #[must_use]
    pub fn width(self, text: &str) -> f64 {
        let hundredths: u32 = text.chars().map(|letter| self.advance(letter)).sum();
        f64::from(hundredths) * self.size.clamp(0.0, LARGEST_SIZE).max(0.0) / 100.0
    }

    /// The text where it is at most `limit` px wide, else its longest start that fits with an ellipsis.
    ///
    /// Empty where not even the ellipsis fits. An accent stays with its letter, as it takes no room of its own.
    #[must_use]
    pub fn fit(self, text: &str, limit: f64) -> Cow<'_, str> {
        if self.width(text) <= limit {
            return Cow::Borrowed(text);
        }
        for (end, _) in text.char_indices().rev() {
            let shortened = [text.get(..end).unwrap_or_default().trim_end(), ELLIPSIS].concat();
            if self.width(&shortened) <= limit {
                return Cow::Owned(shortened);
            }
        }
        Cow::Borrowed("")
    }

    /// The first wording that is at most `limit` px wide, else the last one shortened by [`fit`](Self::fit).
    ///
    /// Order the wordings from long to short, so that an ellipsis is the last resort.
    #[must_use]
    pub fn fit_first<'a>(self, wordings: &[&'a str], limit: f64) -> Cow<'a, str> {
        let whole = wordings.iter().find(|wording| self.width(wording) <= limit);
        match (whole, wordings.last()) {
            (Some(wording), _) => Cow::Borrowed(wording),
            (None, Some(shortest)) => self.fit(shortest, limit),
            (None, None) => Cow::Borrowed(""),
        }
    }

    /// The text in lines of at most `limit` px, at most `most` of them.
    ///
    /// Lines break at spaces and after hyphens and slashes, never at a no-break space. A word wider than a line, and
    /// the last line when text is left over, are shortened with an ellipsis.
    #[must_use]
    pub fn wrap(self, text: &str, limit: f64, most: usize) -> Vec<Cow<'_, str>> {
        let mut lines = Vec::new();
        let mut rest = without_spaces(text);
        while !rest.is_empty() && lines.len() < most {
            let end = if lines.len() + 1 == most { rest.len() } else { self.line_end(rest, limit) };
            let (line, others) = rest.split_at_checked(end).unwrap_or((rest, ""));
            lines.push(self.fit(without_spaces(line), limit));
            rest = without_spaces(others);
        }
        lines
    }

    /// Where the first line of `text` ends: the last break that fits, else the first break there is.
    fn line_end(self, text: &str, limit: f64) -> usize {
        let mut end = None;
        for (index, byte) in text.bytes().chain([b' ']).enumerate() {
            let place = match byte {
                b' ' => index,
                b'-' | b'/' => index + 1,
                _ => continue,
            };
            if end.is_some() && self.width(text.get(..place).unwrap_or(text)) > limit {
                break;
            }
            end = Some(place);
        }
        end.unwrap_or(text.len())
    }

    /// Advance width in hundredths of the font size.
    fn advance(self, letter: char) -> u32 {
        let bold = usize::from(self.weight == Weight::Bold);
        if let ' '..='~' = letter {
            return u32::from(ASCII[bold][letter as usize - ' ' as usize]);
        }
        if let 'А'..='я' = letter {
            return u32::from(CYRILLIC[bold][letter as usize - 'А' as usize]);
        }
        let [regular, bold_advance] = match letter {
            // Controls, combining marks, joiners and variation selectors take no room of their own.
            '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{300}'..='\u{36f}' => [0, 0],
            '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' => [0, 0],
            '\u{2009}' | '\u{202f}' => [25, 25],
            '\u{a0}' => [32, 35],
            '·' | '‘' | '’' | '‚' | '′' => [32, 38],
            '°' | '²' | '³' | '¹' | '–' | '″' => [50, 50],
            '“' | '”' | '„' | '•' | '«' | '»' => [62, 66],
            '\u{2007}' | '€' | '£' | 'µ' | 'μ' => [64, 74],
            '×' | '−' | '±' | '÷' | '≤' | '≥' | '≈' | '←'..='⇿' => [84, 84],
            '—' | '…' => [100, 100],
            'Æ' | 'æ' | 'Œ' | 'œ' | '¼'..='¾' => [108, 120],
            'ё' | 'ß'..='ÿ' => [64, 72],
            'Ё' | 'À'..='Þ' | 'Ā'..='ſ' => [79, 86],
            _ => [WIDEST, WIDEST],
        };
        if bold == 0 { regular } else { bold_advance }
    }
}

/// The text without the spaces at its ends; no-break spaces stay.
#[inline(never)]
fn without_spaces(text: &str) -> &str {
    let mut text = text;
    while let Some(rest) = text.strip_prefix(' ').or_else(|| text.strip_suffix(' ')) {
        text = rest;
    }
    text
}

const ELLIPSIS: &str = "…";

/// Sizes beyond this are taken as this, which keeps widths finite.
const LARGEST_SIZE: f64 = 1e6;

/// A colour emoji, the widest thing that a label is likely to hold, in hundredths of the font size.
const WIDEST: u32 = 125;

/// Advances from space to tilde in hundredths of the font size, sixteen a line; regular, then bold.
#[rustfmt::skip]
const ASCII: [[u8; 95]; 2] = [
    [
         32,  41,  46,  84,  64,  96,  78,  28,  40,  40,  50,  84,  32,  37,  32,  34,
         64,  64,  64,  64,  64,  64,  64,  64,  64,  64,  34,  34,  84,  84,  84,  54,
        102,  69,  69,  70,  78,  64,  58,  78,  76,  30,  30,  66,  56,  90,  75,  79,
         61,  79,  70,  64,  62,  74,  69,  99,  69,  62,  69,  40,  34,  40,  84,  50,
         50,  62,  64,  55,  64,  62,  36,  64,  64,  28,  28,  58,  28,  98,  64,  62,
         64,  64,  42,  53,  40,  64,  60,  82,  60,  60,  53,  64,  34,  64,  84,
    ],
    [
         35,  46,  53,  84,  70, 101,  88,  31,  46,  46,  53,  84,  38,  42,  38,  37,
         70,  70,  70,  70,  70,  70,  70,  70,  70,  70,  40,  40,  84,  84,  84,  59,
        102,  78,  77,  74,  84,  69,  69,  83,  84,  38,  38,  78,  64, 100,  84,  86,
         74,  86,  78,  73,  69,  82,  78, 111,  78,  73,  73,  46,  37,  46,  84,  50,
         50,  68,  72,  60,  72,  68,  44,  72,  72,  35,  35,  67,  35, 105,  72,  69,
         72,  72,  50,  60,  48,  72,  66,  93,  65,  66,  59,  72,  37,  72,  84,
    ],
];

/// Advances from А to я in hundredths of the font size, sixteen a line; regular, then bold.
#[rustfmt::skip]
const CYRILLIC: [[u8; 64]; 2] = [
    [
         69,  69,  69,  61,  79,  64, 108,  65,  75,  75,  71,  76,  87,  76,  79,  76,
         61,  70,  62,  61,  87,  69,  78,  69, 107, 110,  84,  89,  69,  70, 108,  70,
         62,  62,  59,  53,  70,  62,  91,  54,  65,  65,  61,  64,  76,  66,  62,  66,
         64,  55,  59,  60,  86,  60,  69,  60,  92,  95,  71,  79,  59,  55,  85,  61,
    ],
    [
         78,  77,  77,  64,  90,  69, 123,  72,  84,  84,  82,  84, 100,  84,  86,  84,
         74,  74,  69,  78, 100,  78,  93,  81, 124, 133,  94, 104,  77,  74, 118,  78,
         68,  70,  64,  53,  81,  68, 100,  59,  71,  71,  68,  74,  82,  70,  69,  70,
         72,  60,  58,  66, 100,  65,  75,  69, 107, 111,  76,  91,  64,  60,  98,  65,
    ],
];

#[cfg(test)]
#[path = "text_width_tests.rs"]
mod tests;
