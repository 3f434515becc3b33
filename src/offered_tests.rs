//! Whatever the page offers can be chosen, and is then what the page shows.

use lanefit_model::query::{read, write};
use lanefit_model::{Comparison, Form, Interface, Language, evaluate};
use lanefit_text::words;

use super::edit;
use crate::markup::to_html;
use crate::panels::scenarios::scenarios;

/// A list or a box of the page: its name, the values it offers, and the one it shows.
struct Control {
    name: String,
    values: Vec<String>,
    shown: Option<String>,
}

/// The value of an attribute of the first tag of such a piece of HTML.
fn attribute(html: &str, name: &str) -> Option<String> {
    let tag = html.split('>').next()?;
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    Some(rest.split('"').next()?.to_owned())
}

fn has_flag(html: &str, name: &str) -> bool {
    html.split('>').next().is_some_and(|tag| tag.split(' ').any(|word| word == name))
}

fn controls(comparison: &Comparison) -> Vec<Control> {
    let list = scenarios(words(Language::English), comparison, &evaluate(comparison));
    let html = to_html(&[list.into()]);
    let lists = html.split("<select").skip(1).map(|select| {
        let inside = select.split("</select>").next().expect("a list ends");
        let options: Vec<&str> = inside.split("<option").skip(1).collect();
        let value = |option: &&str| attribute(option, "value").expect("an entry has a value");
        Control {
            name: attribute(select, "name").expect("a list has a name"),
            shown: options.iter().find(|option| has_flag(option, "selected")).map(value),
            values: options.iter().map(value).collect(),
        }
    });
    let inputs = html.split("<input").skip(1).filter(|input| attribute(input, "type").as_deref() == Some("checkbox"));
    let boxes = inputs.map(|input| Control {
        name: attribute(input, "name").expect("a box has a name"),
        shown: Some(if has_flag(input, "checked") { "1" } else { "0" }.to_owned()),
        values: vec!["0".to_owned(), "1".to_owned()],
    });
    lists.chain(boxes).collect()
}

/// Uses every control in every way it offers; returns how many ways there were.
fn use_all(query: &str) -> usize {
    let reading = read(query);
    assert!(reading.warnings.is_empty(), "{query}: {:?}", reading.warnings);
    let mut ways = 0;
    for control in controls(&reading.comparison) {
        let name = &control.name;
        let shown = control.shown.as_ref().unwrap_or_else(|| panic!("{query}: {name} shows nothing"));
        assert!(control.values.contains(shown), "{query}: {name} shows what it does not offer");
        for value in &control.values {
            let edit = edit(&reading.comparison, name, value).expect("accepted");
            let edit = edit.unwrap_or_else(|| panic!("{query}: {name} = {value} is no control"));
            let next = reading.comparison.apply(edit);
            let next = next.unwrap_or_else(|_| panic!("{query}: {name} = {value} cannot be"));
            let after = controls(&next).into_iter().find(|after| after.name == *name);
            let after = after.unwrap_or_else(|| panic!("{query}: {name} is gone after {value}"));
            assert_eq!(after.shown.as_ref(), Some(value), "{query}: {name} = {value} gives {}", write(&next));
            ways += 1;
        }
    }
    ways
}

#[test]
fn whatever_a_port_offers_can_be_chosen() {
    for form in Form::ports() {
        assert!(use_all(&format!("v=1&s={}", Interface::example(form).to_query())) > 30, "{}", form.id());
    }
    for port in ["m2m:none", "m2m:3.0x4-sata600-2280-thin-bios-shared", "m2b:usb", "m2e:3.0x1-usb-cnvi2", "u2:sas12"] {
        assert!(use_all(&format!("v=1&s={port}")) > 30, "{port}");
    }
    for port in ["x16:4.0x16-x8x4x4-25w-nvme", "sata:none", "satae:600", "satae:none", "x1:none", "tb4:none"] {
        assert!(use_all(&format!("v=1&s={port}")) > 30, "{port}");
    }
}

#[test]
fn whatever_a_described_device_offers_can_be_chosen() {
    for form in Form::devices() {
        use_all(&format!("v=1&s=x16:4.0x16,cpu,{}", Interface::example(form).to_query()));
    }
    for device in ["m2m:sata600-2280", "m2bm:sata300", "m2e:usb", "m2e:3.0x1-cnvi1", "m2b:3.0x2-usb", "u3:sas6"] {
        use_all(&format!("v=1&s=x16:4.0x16,cpu,{device}"));
    }
}

#[test]
fn the_number_of_drives_can_be_chosen() {
    for device in ["asm1166", "asm1166,2", "quad-m2-card", "samsung-980-pro-1tb"] {
        use_all(&format!("v=1&s=x16:4.0x16-x4x4x4x4,chipset,{device}"));
    }
}
