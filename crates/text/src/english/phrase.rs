//! Small parts of sentences.

use std::borrow::Cow;
use std::mem::{ManuallyDrop, take};

use lanefit_model::{Throughput, ThroughputUnit};

use super::English;
use crate::Words;

/// A name with the article that its first sound asks for: `an x4 slot`, `a U.2 bay`.
pub fn article(name: &str) -> String {
    let is_vowel = match name.as_bytes() {
        // Letters that are spelled out and begin with a vowel: ex, em, el.
        [b'x', digit, ..] => digit.is_ascii_digit(),
        [b'M', b'.', ..] | [b'm', b'S', ..] | [b'L', b'S', ..] | [b'N', b'V', ..] => true,
        [first, ..] => matches!(first, b'A' | b'E' | b'I' | b'O' | b'a' | b'e' | b'i' | b'o' | b'u'),
        [] => false,
    };
    [if is_vowel { "an " } else { "a " }, name].concat()
}

/// A sentence with its gaps, marked `#`, filled in their order: `fill!("# of #", one, other)`.
///
/// One text is smaller in the program than its pieces, and easier to read. What fills a gap is a fixed word or a text
/// made for it, which is handed over: a call so takes none of the bytes that it takes to free each text afterwards.
macro_rules! fill {
    ($sentence:expr $(, $gap:expr)* $(,)?) => {
        $crate::english::phrase::filled($sentence, [$(std::borrow::Cow::from($gap)),*])
    };
}

/// See [`fill!`].
pub fn filled<const GAPS: usize>(sentence: &str, gaps: [Cow<'_, str>; GAPS]) -> String {
    // The gaps are emptied, so there is nothing to free in the caller.
    let mut gaps = ManuallyDrop::new(gaps);
    filled_from(sentence, gaps.as_mut_slice())
}

#[inline(never)]
fn filled_from(sentence: &str, gaps: &mut [Cow<'_, str>]) -> String {
    let mut text = String::new();
    let mut gaps = gaps.iter_mut();
    for piece in sentence.split_inclusive('#') {
        match piece.strip_suffix('#') {
            Some(piece) => {
                text.push_str(piece);
                text.push_str(&gaps.next().map(take).unwrap_or_default());
            }
            None => text.push_str(piece),
        }
    }
    text
}

/// A whole number in digits.
pub fn digits(number: u32) -> String {
    lanefit_model::digits(number.into())
}

/// A throughput with its unit; as [`digits`], one piece of the program.
#[inline(never)]
pub fn show(rate: Throughput, unit: ThroughputUnit) -> String {
    English.throughput(rate, unit).text()
}

/// A text as the start of a sentence.
pub fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

/// A text in the middle of a sentence that begins one elsewhere.
pub fn small(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    text
}

/// `1.0 x8, 2.0 x4 or 3.0 x2`, with the last joined by that word.
pub fn list(items: &[impl AsRef<str>], join: &str) -> String {
    let last = items.len().saturating_sub(1);
    let mut text = String::new();
    for (at, item) in items.iter().enumerate() {
        text.push_str(match at {
            0 => "",
            _ if at == last => join,
            _ => ", ",
        });
        text.push_str(item.as_ref());
    }
    text
}

/// `1 drive`, `4 drives`.
pub fn count(number: u8, one: &str) -> String {
    fill!("# ##", digits(number.into()), one, if number == 1 { "" } else { "s" })
}

/// `the drive`, `both drives`, `all 4 drives`.
pub fn all(number: u8, one: &str) -> String {
    match number {
        1 => fill!("the #", one),
        2 => fill!("both #s", one),
        _ => fill!("all #", count(number, one)),
    }
}

#[cfg(test)]
mod tests {
    use super::{article, capital, list};

    #[test]
    fn the_article_follows_the_sound() {
        for (name, text) in [
            ("x16 slot", "an x16 slot"),
            ("M.2 M socket", "an M.2 M socket"),
            ("mSATA module", "an mSATA module"),
            ("U.2 bay", "a U.2 bay"),
            ("USB4 port", "a USB4 port"),
            ("LSI SAS 9300-8i", "an LSI SAS 9300-8i"),
            ("OCuLink port", "an OCuLink port"),
            ("SATA600 port", "a SATA600 port"),
            ("open x4 slot", "an open x4 slot"),
            ("unwired U.2 bay", "an unwired U.2 bay"),
        ] {
            assert_eq!(article(name), text);
        }
    }

    #[test]
    fn gaps_are_filled_in_their_order() {
        assert_eq!(fill!("# of # drives.", "1", "4"), "1 of 4 drives.");
        assert_eq!(fill!("#", "all"), "all");
        assert_eq!(fill!("none"), "none");
    }

    #[test]
    fn a_sentence_begins_with_a_capital() {
        assert_eq!(capital("an x4 slot"), "An x4 slot");
        assert_eq!(capital(""), "");
    }

    #[test]
    fn the_last_of_a_list_is_joined() {
        assert_eq!(list(&["1", "2", "3"], " or "), "1, 2 or 3");
        assert_eq!(list(&["1"], " or "), "1");
    }
}
