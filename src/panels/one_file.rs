//! The page as one file, offered for download.

use lanefit_text::OneFileWords;

use crate::markup::{Element, element};

/// The link to it. The build fills in its size, which is known only when the file is made.
pub fn one_file(words: &OneFileWords) -> Element {
    let link = element("a").with("href", "./lanefit.html").flag("download", true).child(words.link);
    let size = element("span").flag("data-size", true);
    element("section")
        .with("id", "one-file")
        .child(element("h2").child(words.title))
        .child(element("p").child(words.introduction))
        .child(element("p").child(link).child(" (").child(size).child(")"))
}
