//! The scripts of pages that show Lanefit inside of them.

use anyhow::Result;
use serde_json::json;

use super::program::Program;
use super::template;

/// What the element's sheet starts with: nothing of the page around reaches the element.
const APART: &str = "@layer apart;@layer apart{.lanefit{all:initial;display:block;position:relative;font-size:16px}}";

/// Class of the element that stands for the root of a document.
const ROOT: &str = ".lanefit";

/// Fills the module that an element loads: program and style.
pub fn fill_element(script: &str, program: &Program, sheet: &str) -> Result<String> {
    let relative = |name: &str| json!(format!("./{name}"));
    template::fill(
        script,
        &[
            ("bindings", relative(&program.bindings)),
            ("program", relative(&program.wasm)),
            ("sheet", json!(element_sheet(sheet))),
        ],
    )
}

/// Fills the script that such pages load.
pub fn fill_script(script: &str, element: &str, systems_element: &str) -> Result<String> {
    template::fill(script, &[("element", json!(element)), ("systems.element", json!(systems_element))])
}

/// The page's sheet for an element inside of another page: its root is the element, and the size that
/// page gives to its own root counts for nothing.
fn element_sheet(sheet: &str) -> String {
    let mut rest = sheet;
    let mut own = APART.to_owned();
    let mut before = '}';
    while let Some(next) = rest.chars().next() {
        let starts_selector = matches!(before, '{' | '}' | ',' | ';');
        let root = [":root", "html", "body"].into_iter().find(|root| starts_selector && rest.starts_with(root));
        let taken = match root {
            Some(root) => {
                own.push_str(ROOT);
                root.len()
            }
            None => {
                own.push(next);
                next.len_utf8()
            }
        };
        before = next;
        rest = rest.get(taken..).unwrap_or_default();
    }
    in_pixels(&own)
}

/// Lengths in `rem` as pixels.
fn in_pixels(sheet: &str) -> String {
    const PIXELS: f64 = 16.0;
    let mut parts = sheet.split("rem");
    let mut own = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = own.len() - own.bytes().rev().take_while(|byte| byte.is_ascii_digit() || *byte == b'.').count();
        let number = own.get(digits..).and_then(|number| number.parse::<f64>().ok());
        let goes_on = part.starts_with(|letter: char| letter.is_ascii_alphanumeric() || letter == '-');
        match number.filter(|_| !goes_on) {
            Some(number) => {
                own.truncate(digits);
                own.push_str(&format!("{}px", number * PIXELS));
            }
            None => own.push_str("rem"),
        }
        own.push_str(part);
    }
    own
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(sheet: &str) -> String {
        element_sheet(sheet).trim_start_matches(APART).to_owned()
    }

    #[test]
    fn the_root_of_the_document_is_the_element() {
        assert_eq!(
            own(":root{--a:1}:root:not([data-theme=light]){--a:2}html{margin:0}body{margin:0}"),
            ".lanefit{--a:1}.lanefit:not([data-theme=light]){--a:2}.lanefit{margin:0}.lanefit{margin:0}"
        );
        assert_eq!(
            own("@layer base{tbody th{a:b}.x-body,.y-html{a:b}}"),
            "@layer base{tbody th{a:b}.x-body,.y-html{a:b}}"
        );
        assert_eq!(own("@media print{html,body{a:b}}"), "@media print{.lanefit,.lanefit{a:b}}");
    }

    #[test]
    fn lengths_do_not_depend_on_the_page_around() {
        assert_eq!(own("p{margin:1rem -.5rem 1.0625rem}"), "p{margin:16px -8px 17px}");
        assert_eq!(
            own("p{margin:calc(100% - 2rem)}.rem{a:b}.x-1rem-y{a:b}"),
            "p{margin:calc(100% - 32px)}.rem{a:b}.x-1rem-y{a:b}"
        );
    }

    #[test]
    fn the_real_scripts_have_their_slots() -> Result<()> {
        let program = Program { bindings: "p-1.js".to_owned(), wasm: "p-1_bg.wasm".to_owned() };
        let element = fill_element(include_str!("../../../../public/element.js"), &program, "p{content:\"\\2014\"}")?;
        assert!(element.contains("p{content:\\\"\\\\2014\\\"}"), "{element}");
        let script = fill_script(include_str!("../../../../public/embed.js"), "element-1.js", "y-1.js")?;
        assert!(script.contains("\"element-1.js\"") && script.contains("\"y-1.js\""));
        Ok(())
    }
}
