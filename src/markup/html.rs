//! The tree as HTML text.

use super::{Element, Node, Value};

/// Writes the tree as text for the static page.
pub fn to_html(nodes: &[Node]) -> String {
    let mut html = String::new();
    for node in nodes {
        push_node(&mut html, node);
    }
    html
}

fn push_node(html: &mut String, node: &Node) {
    match node {
        Node::Element(element) => push_element(html, element),
        Node::Text(text) => push_escaped(html, text),
    }
}

fn push_element(html: &mut String, Element(element): &Element) {
    html.push('<');
    html.push_str(element.name);
    for (name, value) in &element.attributes {
        if *value == Value::Flag(false) {
            continue;
        }
        html.push(' ');
        html.push_str(name);
        if let Value::Text(value) = value {
            html.push_str("=\"");
            push_escaped(html, value);
            html.push('"');
        }
    }
    html.push('>');
    if element.name == "input" {
        return;
    }
    for child in &element.children {
        push_node(html, child);
    }
    if let Some(content) = &element.content {
        html.push_str(&to_html(&content()));
    }
    html.push_str("</");
    html.push_str(element.name);
    html.push('>');
}

fn push_escaped(html: &mut String, text: &str) {
    for character in text.chars() {
        match character {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            other => html.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::to_html;
    use crate::markup::element;

    #[test]
    fn text_and_attributes_cannot_become_markup() {
        let tree = element("p").with("title", "\"><script>").child("<b>&").into();
        assert_eq!(to_html(&[tree]), "<p title=\"&quot;&gt;&lt;script&gt;\">&lt;b&gt;&amp;</p>");
    }

    #[test]
    fn flags_are_there_or_not_and_inputs_have_no_end() {
        let input = element("input").flag("disabled", true).flag("checked", false);
        assert_eq!(to_html(&[input.into()]), "<input disabled>");
    }
}
