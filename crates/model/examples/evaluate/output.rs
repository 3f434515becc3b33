//! What the `evaluate` example prints for a query.

use lanefit_model::{ReportSummary, ScenarioSummary, evaluate, query};
use serde::Serialize;

/// The printed object.
#[derive(Serialize)]
pub struct Output {
    /// The canonical form of the query.
    pub query: String,
    /// A sentence for each part of it that was not understood.
    pub warnings: Vec<String>,
    /// One entry per scenario.
    pub scenarios: Vec<ScenarioSummary>,
}

impl Output {
    /// The answer to a query, however bad it is.
    pub fn new(text: &str) -> Self {
        let reading = query::read(text);
        let language = reading.comparison.view.language;
        Self {
            query: query::write(&reading.comparison),
            warnings: reading.warnings.iter().map(|error| lanefit_text::warning(language, error)).collect(),
            scenarios: ReportSummary::from(&evaluate(&reading.comparison)).scenarios,
        }
    }

    /// One line of JSON.
    ///
    /// # Errors
    /// When a number has no JSON form, which the model does not make.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self).map(|mut line| {
            line.push('\n');
            line
        })
    }
}
