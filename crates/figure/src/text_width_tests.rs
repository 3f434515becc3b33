#![expect(clippy::float_cmp, reason = "sums of whole hundredths are exact")]

use super::*;
use proptest::prelude::*;

/// Text, and its width at 16 px in DejaVu Sans and in DejaVu Sans Bold: sums of the advances in the font files.
const MEASURED: [(&str, f64, f64); 13] = [
    ("PCIe 5.0 x4", 90.648, 101.211),
    ("SATA Express", 109.734, 123.266),
    ("0.600 GB/s", 87.992, 96.875),
    ("×26.3", 49.031, 52.883),
    ("4 lanes · 16 GT/s", 134.438, 149.219),
    ("after line code", 115.766, 131.281),
    ("Samsung 980 PRO 1 TB", 189.492, 210.320),
    ("Пропускная способность", 210.641, 229.461),
    ("скорость линии", 132.711, 144.633),
    ("Doorvoersnelheid", 141.508, 159.750),
    ("geïnstalleerde videokaart", 204.672, 232.570),
    ("Щедрый шлюз · 7,88 ГБ/с", 214.414, 241.234),
    ("€ 1 234 – “x”", 103.398, 114.922),
];

#[test]
fn estimates_are_never_below_the_widest_system_font_and_little_above_it() {
    for (text, regular, bold) in MEASURED {
        for (font, measured) in [(Font::regular(16.0), regular), (Font::bold(16.0), bold)] {
            let ratio = font.width(text) / measured;
            assert!((1.0..1.06).contains(&ratio), "{text} {font:?}: {ratio}");
        }
    }
}

#[test]
fn digits_are_equally_wide() {
    for font in [Font::regular(10.0), Font::bold(10.0)] {
        let widths: Vec<f64> = ('0'..='9').map(|digit| font.width(&digit.to_string())).collect();
        assert!(widths.windows(2).all(|pair| pair[0] == pair[1]), "{widths:?}");
    }
}

#[test]
fn unusable_sizes_count_as_none() {
    for size in [-1.0, 0.0, f64::NAN, f64::NEG_INFINITY] {
        assert_eq!(Font::regular(size).width("PCIe"), 0.0);
    }
    assert!(Font::regular(f64::INFINITY).width("PCIe").is_finite());
    assert_eq!(Font::regular(f64::INFINITY).width(""), 0.0);
}

#[test]
fn a_text_that_fits_is_left_alone() {
    let font = Font::regular(12.0);
    let text = "after line code";
    assert_eq!(font.fit(text, font.width(text)), text);
    assert_eq!(font.fit("", 0.0), "");
}

#[test]
fn a_text_too_wide_ends_in_an_ellipsis() {
    let font = Font::regular(10.0);
    assert_eq!(font.fit("SATA Express", font.width("SATA Exp…")), "SATA Exp…");
    assert_eq!(font.fit("SATA Express", font.width("SATA …")), "SATA…");
    assert_eq!(font.fit("SATA Express", font.width("…")), "…");
    assert_eq!(font.fit("SATA Express", 2.0), "");
    assert_eq!(font.fit("SATA Express", f64::NAN), "");
}

#[test]
fn a_letter_is_not_cut_from_its_accent() {
    let font = Font::regular(10.0);
    let text = "e\u{301}e\u{301}e\u{301}";
    assert_eq!(font.fit(text, font.width("e…")), "e\u{301}…");
}

#[test]
fn a_shorter_wording_goes_before_an_ellipsis() {
    let font = Font::regular(12.0);
    let wordings = ["PCIe 4.0 x4, 16 GT/s per lane", "PCIe 4.0 x4", "4.0 x4"];
    assert_eq!(font.fit_first(&wordings, 300.0), wordings[0]);
    assert_eq!(font.fit_first(&wordings, font.width(wordings[1])), wordings[1]);
    assert_eq!(font.fit_first(&wordings, font.width(wordings[1]) - 1.0), wordings[2]);
    assert_eq!(font.fit_first(&wordings, font.width("4.0…")), "4.0…");
    assert_eq!(font.fit_first(&[], 100.0), "");
}

#[test]
fn lines_break_at_spaces_and_after_hyphens() {
    let font = Font::regular(10.0);
    let limit = font.width("what a link carries");
    assert_eq!(font.wrap("what a link carries after line code", limit, 9), ["what a link carries", "after line code"]);
    let limit = font.width("multi-");
    assert_eq!(font.wrap("multi-lane", limit, 9), ["multi-", "lane"]);
    assert_eq!(font.wrap("   ", limit, 9), Vec::<String>::new());
    assert_eq!(font.wrap("lane", limit, 0), Vec::<String>::new());
}

#[test]
fn a_word_wider_than_the_line_pays_alone() {
    let font = Font::regular(10.0);
    let limit = font.width("Doorv…");
    assert_eq!(font.wrap("Doorvoersnelheid is it", limit, 9), ["Doorv…", "is it"]);
}

#[test]
fn a_number_stays_with_its_unit() {
    let font = Font::regular(10.0);
    let limit = font.width("it moves 7.88");
    assert_eq!(font.wrap("it moves 7.88\u{a0}GB/s", limit, 9), ["it moves", "7.88\u{a0}GB/s"]);
}

#[test]
fn only_the_last_line_pays_for_what_is_left_over() {
    let font = Font::regular(10.0);
    let limit = font.width("gggggg");
    assert_eq!(font.wrap("gggggg gggggg gggggg", limit, 2), ["gggggg", "gggg…"]);
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::collection::vec(any::<char>(), 0..30).prop_map(String::from_iter),
        "[a-zA-Z0-9 ×·/а-яА-Я\u{a0}\u{301}-]{0,60}",
    ]
}

fn font() -> impl Strategy<Value = Font> {
    (0.0..40.0, any::<bool>()).prop_map(|(size, bold)| if bold { Font::bold(size) } else { Font::regular(size) })
}

proptest! {
    #[test]
    fn nothing_is_wider_than_asked(font in font(), text in text(), limit in 0.0..400.0, most in 0..6_usize) {
        let fitted = font.fit(&text, limit);
        prop_assert!(font.width(&fitted) <= limit);
        let lines = font.wrap(&text, limit, most);
        prop_assert!(lines.len() <= most);
        prop_assert!(lines.iter().all(|line| font.width(line) <= limit), "{:?}", lines);
    }

    #[test]
    fn a_fitted_text_is_the_whole_or_its_start_with_an_ellipsis(font in font(), text in text(), limit in 0.0..400.0) {
        match font.fit(&text, limit) {
            Cow::Borrowed("") => prop_assert!(font.width(ELLIPSIS) > limit || text.is_empty()),
            Cow::Borrowed(whole) => prop_assert_eq!(whole, text.as_str()),
            Cow::Owned(shortened) => {
                let start = shortened.strip_suffix(ELLIPSIS).expect("an ellipsis");
                prop_assert!(text.starts_with(start));
                prop_assert!(font.width(&text) > limit);
            }
        }
    }

    #[test]
    fn lines_hold_all_words_in_order_when_there_is_room(font in font(), text in "[a-z]{1,9}( [a-z]{1,9}){0,9}") {
        let widest = text.split(' ').map(|word| font.width(word)).fold(0.0, f64::max);
        let lines = font.wrap(&text, widest, usize::MAX);
        prop_assert_eq!(lines.join(" "), text);
    }

    #[test]
    fn width_grows_with_each_letter_and_with_weight(font in font(), text in text(), more in any::<char>()) {
        let longer = format!("{text}{more}");
        prop_assert!(font.width(&text) <= font.width(&longer));
        let [regular, bold] = [Font::regular(font.size), Font::bold(font.size)];
        prop_assert!(regular.width(&text) <= bold.width(&text));
    }
}
