//! The page of facts, beside the main page.

use anyhow::Result;
use lanefit::FactsPage;

use super::csp::policy;
use crate::markup::{Change, change};

/// The shell; its empty elements and attributes are filled in.
const SHELL: &str = "<!doctype html><html lang=\"\"><head><meta charset=\"utf-8\">\
    <meta http-equiv=\"Content-Security-Policy\" content=\"\">\
    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\
    <meta name=\"color-scheme\" content=\"light dark\"><title></title><style></style></head>\
    <body></body></html>";

/// Fills the shell; the sheet is that of the main page.
pub fn fill(page: &FactsPage, sheet: &str) -> Result<String> {
    let policy = policy(sheet);
    change(
        SHELL,
        &[
            ("html", Change::Attribute("lang", &page.language)),
            ("meta[http-equiv=Content-Security-Policy]", Change::Attribute("content", &policy)),
            ("title", Change::Text(&page.title)),
            ("style", Change::Markup(sheet)),
            ("body", Change::Markup(&page.body_html)),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_device_has_a_row_that_can_be_linked_to() -> Result<()> {
        let html = fill(&lanefit::facts_page(), "p{color:red}")?;
        let rows = lanefit_model::facts::devices::CATALOGUE.iter().flat_map(|(_, rows)| rows.iter());
        let mut count = 0;
        for row in rows {
            assert!(html.contains(&format!("<tr id=\"{}\">", row.id)), "{}", row.id);
            count += 1;
        }
        assert!(count > 100, "{count} rows");
        assert!(html.contains("<style>p{color:red}</style>"));
        assert!(!html.contains("<script"), "the page works without script");
        Ok(())
    }
}
