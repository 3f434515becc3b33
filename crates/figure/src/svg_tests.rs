use super::*;
use proptest::prelude::*;
use roxmltree::{Document, Node as Element};

const SVG: &str = "http://www.w3.org/2000/svg";

fn scene(nodes: Vec<Node>) -> Scene {
    Scene {
        class: "throughput",
        width: 390.0,
        height: 120.5,
        title: "Throughput".into(),
        summary: "PCIe 3.0 x4 carries 6.6 times what SATA600 does.".into(),
        nodes,
    }
}

fn bar(width: f64) -> Mark {
    Mark::new("s1-ceiling".into(), "bar rung-ceiling", Shape::rect(0.0, 12.0, width, 18.0))
}

fn find<'a>(document: &'a Document<'_>, name: &str) -> Element<'a, 'a> {
    let found = document.descendants().find(|node| node.has_tag_name((SVG, name)));
    found.unwrap_or_else(|| panic!("no {name} element"))
}

#[test]
fn a_document_is_written_as_expected() {
    let unit = Span { class: "unit", size: Some(12.0), text: " GB/s".into() };
    let number = Span { class: "", size: None, text: "3.94".into() };
    let value = Shape::Text { x: 390.0, y: 10.0, anchor: Anchor::End, size: 16.0, spans: vec![number, unit] };
    let group = Group {
        key: "s1".into(),
        class: "scenario",
        scenario: 1,
        label: "PCIe 3.0 x4".into(),
        marks: vec![
            bar(175.508).with_datum(1, "ceiling").labelled("3.94 gigabytes per second".into()),
            Mark::new("s1-value".into(), "value", value),
        ],
    };
    let line = Shape::Line { x1: 0.5, y1: 0.0, x2: 0.5, y2: 120.0 };
    let grid = Node::Mark(Mark::new("grid-0".into(), "grid", line));
    let expected = "\
<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"throughput\" viewBox=\"0 0 390 120.5\" width=\"390\" height=\"120.5\" role=\"img\" aria-labelledby=\"f1-title f1-summary\">
<title id=\"f1-title\">Throughput</title>
<desc id=\"f1-summary\">PCIe 3.0 x4 carries 6.6 times what SATA600 does.</desc>
<line class=\"grid\" x1=\"0.5\" y1=\"0\" x2=\"0.5\" y2=\"120\"/>
<g class=\"scenario\" data-scenario=\"1\">
<title>PCIe 3.0 x4</title>
<rect class=\"bar rung-ceiling\" data-scenario=\"1\" data-rung=\"ceiling\" x=\"0\" y=\"12\" width=\"175.51\" height=\"18\"><title>3.94 gigabytes per second</title></rect>
<text class=\"value\" x=\"390\" y=\"10\" text-anchor=\"end\" font-size=\"16\">3.94<tspan class=\"unit\" font-size=\"12\"> GB/s</tspan></text>
</g>
</svg>
";
    assert_eq!(svg(&scene(vec![grid, Node::Group(group)]), "f1", Style::None), expected);
}

#[test]
fn a_style_sheet_survives_embedding() {
    let sheet = ".bar > title { content: \"a & b\" }\n/* ]]> </style> */";
    let text = svg(&scene(Vec::new()), "f", Style::Embedded(sheet));
    let document = Document::parse(&text).expect("well-formed XML");
    assert_eq!(find(&document, "style").text(), Some(sheet));
    assert!(!svg(&scene(Vec::new()), "f", Style::None).contains("<style"));
}

#[test]
fn the_name_and_the_description_are_those_it_refers_to() {
    let text = svg(&scene(Vec::new()), "wide figure\"<1>", Style::None);
    let document = Document::parse(&text).expect("well-formed XML");
    let references = document.root_element().attribute("aria-labelledby").expect("references");
    let ids = ["title", "desc"].map(|name| find(&document, name).attribute("id").expect("an id"));
    assert_eq!(references, ids.join(" "));
    assert!(ids[0].starts_with("wide-figure"));
    assert!(ids.iter().all(|id| !id.contains(char::is_whitespace)));
}

#[test]
fn unusable_coordinates_stay_numbers() {
    let text = svg(&scene(vec![Node::Mark(bar(f64::INFINITY))]), "f", Style::None);
    assert!(text.contains("width=\"1000000000\""));
    assert!(!text.contains("NaN") && !text.contains("inf"));
}

/// What is left of a text that passes through XML.
fn as_xml_holds_it(text: &str) -> String {
    text.chars().filter(|letter| matches!(letter, '\t' | '\n' | '\r' | ' '..='\u{fffd}' | '\u{10000}'..)).collect()
}

/// Text with the characters that break careless writers over-represented.
fn hostile_text() -> impl Strategy<Value = String> {
    let letter = prop_oneof![
        any::<char>(),
        prop::sample::select("&<>\"']\r\n\t\0\u{1}\u{b}\u{1f}\u{7f}\u{85}\u{fffe}\u{ffff}".chars().collect::<Vec<_>>()),
    ];
    prop::collection::vec(letter, 0..20).prop_map(String::from_iter)
}

proptest! {
    #[test]
    fn any_text_comes_back_from_the_document(texts in prop::collection::vec(hostile_text(), 6), prefix in hostile_text()) {
        let [title, summary, label, words, tail, data] = texts.as_slice() else { unreachable!() };
        let spans = vec![
            Span { class: "", size: None, text: words.clone() },
            Span { class: "unit", size: None, text: tail.clone() },
        ];
        let text = Shape::Text { x: 0.0, y: 0.0, anchor: Anchor::Middle, size: 12.0, spans };
        let group = Group {
            key: "g".into(),
            class: "",
            scenario: 8,
            label: label.clone(),
            marks: vec![
                Mark::new("t".into(), "", text),
                Mark::new("p".into(), "", Shape::Path { data: data.clone() }),
            ],
        };
        let scene = Scene { title: title.clone(), summary: summary.clone(), ..scene(vec![Node::Group(group)]) };

        let written = svg(&scene, &prefix, Style::Embedded(label));
        let document = Document::parse(&written);
        prop_assert!(document.is_ok(), "{:?} in {}", document.err(), written);
        let document = document?;

        let spoken = |name: &str| find(&document, name).descendants().filter_map(|node| {
            if node.is_text() { node.text() } else { None }
        }).collect::<String>();
        prop_assert_eq!(spoken("title"), as_xml_holds_it(title));
        prop_assert_eq!(spoken("desc"), as_xml_holds_it(summary));
        prop_assert_eq!(spoken("style"), as_xml_holds_it(label));
        prop_assert_eq!(spoken("text"), as_xml_holds_it(words) + &as_xml_holds_it(tail));
        let group = find(&document, "g");
        prop_assert_eq!(group.attribute("data-scenario"), Some("8"));
        prop_assert_eq!(group.descendants().filter(Element::is_element).count(), 5);
    }
}
