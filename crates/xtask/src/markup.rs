//! Reading and rewriting HTML by selectors.

use std::cell::RefCell;

use anyhow::{Context, Result, bail};
use lol_html::{
    RewriteStrSettings, doc_comments, doc_text, element,
    html_content::{ContentType, Element},
    rewrite_str,
};

/// A change of one element.
pub enum Change<'a> {
    /// Sets an attribute to this plain text.
    Attribute(&'a str, &'a str),
    /// Makes this plain text the content.
    Text(&'a str),
    /// Makes this markup the content.
    Markup(&'a str),
    /// Adds this markup at the end of the content.
    Append(&'a str),
    /// Takes the element away.
    Remove,
}

/// Makes each change at the element that its selector names.
///
/// # Errors
///
/// If a selector names no element, or more than one.
pub fn change(html: &str, changes: &[(&str, Change<'_>)]) -> Result<String> {
    let counts = RefCell::new(vec![0_usize; changes.len()]);
    let mut settings = RewriteStrSettings::new();
    for (index, (selector, change)) in changes.iter().enumerate() {
        let counts = &counts;
        settings = settings.append_element_content_handler(element!(*selector, move |element| {
            if let Some(count) = counts.borrow_mut().get_mut(index) {
                *count += 1;
            }
            apply(element, change)
        }));
    }
    let changed = rewrite_str(html, settings).context("the HTML cannot be read")?;
    for ((selector, _), count) in changes.iter().zip(counts.take()) {
        if count != 1 {
            bail!("the page must have one element {selector}, but has {count}");
        }
    }
    Ok(changed)
}

fn apply(element: &mut Element<'_, '_>, change: &Change<'_>) -> lol_html::HandlerResult {
    match change {
        // The library escapes quotes only, since it takes attributes as they would stand in HTML.
        Change::Attribute(name, value) => element.set_attribute(name, &value.replace('&', "&amp;"))?,
        Change::Text(text) => element.set_inner_content(text, ContentType::Text),
        Change::Markup(markup) => element.set_inner_content(markup, ContentType::Html),
        Change::Append(markup) => element.append(markup, ContentType::Html),
        Change::Remove => element.remove(),
    }
    Ok(())
}

/// The plain value of an attribute of the one element that the selector names.
///
/// # Errors
///
/// If there is no such element, or more than one, or it has no such attribute.
pub fn attribute(html: &str, selector: &str, name: &str) -> Result<String> {
    let found = RefCell::new(Vec::new());
    let settings = RewriteStrSettings::new().append_element_content_handler(element!(selector, |element| {
        found.borrow_mut().extend(element.get_attribute(name));
        Ok(())
    }));
    rewrite_str(html, settings).context("the HTML cannot be read")?;
    match found.take().as_slice() {
        [value] => Ok(value.clone()),
        found => bail!("the page must have one element {selector} with {name}, but has {}", found.len()),
    }
}

/// Makes a change at every element that the selector names, which may be none.
///
/// # Errors
///
/// As [`without_comments`].
pub fn change_all(html: &str, selector: &str, change: &Change<'_>) -> Result<String> {
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!(selector, move |element| apply(element, change)));
    rewrite_str(html, settings).context("the HTML cannot be read")
}

/// Every value of an attribute, in the order of the elements.
///
/// # Errors
///
/// As [`without_comments`].
pub fn values(html: &str, attribute: &str) -> Result<Vec<String>> {
    let found = RefCell::new(Vec::new());
    let settings = RewriteStrSettings::new().append_element_content_handler(element!("*", |element| {
        found.borrow_mut().extend(element.get_attribute(attribute));
        Ok(())
    }));
    rewrite_str(html, settings).context("the HTML cannot be read")?;
    Ok(found.take())
}

/// Takes all comments away, and with them white space that stands alone between two tags.
///
/// # Errors
///
/// As [`without_comments`].
pub fn compact(html: &str) -> Result<String> {
    let html = without_comments(html)?;
    let settings = RewriteStrSettings::new().append_document_content_handler(doc_text!(|text| {
        if text.as_str().trim().is_empty() {
            text.remove();
        }
        Ok(())
    }));
    rewrite_str(&html, settings).context("the HTML cannot be read")
}

/// Takes all comments away.
///
/// # Errors
///
/// If the HTML is too ambiguous to be read without running a browser's whole parser.
pub fn without_comments(html: &str) -> Result<String> {
    let settings = RewriteStrSettings::new().append_document_content_handler(doc_comments!(|comment| {
        comment.remove();
        Ok(())
    }));
    rewrite_str(html, settings).context("the HTML cannot be read")
}

/// Every address in `html` that a browser loads without being asked; links to follow are not.
///
/// # Errors
///
/// As [`without_comments`].
pub fn addresses(html: &str) -> Result<Vec<String>> {
    const LOADED: [(&str, &str); 6] = [
        ("[src]", "src"),
        ("[srcset]", "srcset"),
        ("[poster]", "poster"),
        ("link[href]", "href"),
        ("image[href], use[href]", "href"),
        ("object[data]", "data"),
    ];
    let found = RefCell::new(Vec::new());
    let mut settings = RewriteStrSettings::new();
    for (selector, attribute) in LOADED {
        let found = &found;
        settings = settings.append_element_content_handler(element!(selector, move |element| {
            found.borrow_mut().extend(element.get_attribute(attribute));
            Ok(())
        }));
    }
    rewrite_str(html, settings).context("the HTML cannot be read")?;
    Ok(found.take())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_land_where_the_selector_points_and_are_escaped() -> Result<()> {
        let html = change(
            "<title></title><meta name=description content=\"\"><div id=app></div><link rel=old>",
            &[
                ("title", Change::Text("a < b & c")),
                ("meta[name=description]", Change::Attribute("content", "says \"x4\" & more")),
                ("#app", Change::Markup("<p>1 &lt; 2</p>")),
                ("link", Change::Remove),
            ],
        )?;
        assert_eq!(
            html,
            "<title>a &lt; b &amp; c</title>\
             <meta name=description content=\"says &quot;x4&quot; &amp; more\">\
             <div id=app><p>1 &lt; 2</p></div>"
        );
        Ok(())
    }

    #[test]
    fn an_element_must_be_there_once() {
        for html in ["<p></p>", "<b></b><b></b>"] {
            assert!(change(html, &[("b", Change::Text("x"))]).is_err(), "{html}");
        }
    }

    #[test]
    fn a_change_of_all_may_find_many_or_none() -> Result<()> {
        let html = "<link rel=a><p>x</p><link rel=b>";
        assert_eq!(change_all(html, "link", &Change::Remove)?, "<p>x</p>");
        assert_eq!(change_all(html, "img", &Change::Remove)?, html);
        assert_eq!(change_all(html, "p", &Change::Append("<b>y</b>"))?, "<link rel=a><p>x<b>y</b></p><link rel=b>");
        assert_eq!(values(html, "rel")?, ["a", "b"]);
        Ok(())
    }

    #[test]
    fn comments_go_and_the_rest_stays() -> Result<()> {
        let html = "<p title=\"<!>\">1<!> of <!-- x -->2<!--/--></p>";
        assert_eq!(without_comments(html)?, "<p title=\"<!>\">1 of 2</p>");
        Ok(())
    }

    #[test]
    fn white_space_between_tags_goes_and_that_in_text_stays() -> Result<()> {
        let html = "<ul>\n  <!-- x -->\n  <li>a b\n</li>\n</ul>\n";
        assert_eq!(compact(html)?, "<ul><li>a b\n</li></ul>");
        Ok(())
    }

    #[test]
    fn addresses_are_those_a_browser_loads() -> Result<()> {
        let html = "<link rel=icon href=./i.svg><script src=\"./a.js\"></script>\
                    <a href=\"https://example.org/\">x</a><svg><use href=\"#b\"/></svg>";
        assert_eq!(addresses(html)?, ["./i.svg", "./a.js", "#b"]);
        Ok(())
    }
}
