//! Which value of the report an element of the page stands for.

use lanefit_model::Rung;
use web_sys::Element;

use super::element::closest;
use crate::state::Explained;

/// The value behind a number, or behind a row or mark of the drawing.
pub fn by(target: &Element) -> Option<Explained> {
    let opener = closest(target, "button.number, #figure g[data-scenario]")?;
    let id = closest(target, "[data-rung]").and_then(|marked| marked.get_attribute("data-rung"));
    let rung = Rung::ALL.into_iter().find(|rung| Some(rung.id()) == id.as_deref());
    Some(Explained { scenario: scenario_of(&opener)?, rung: rung.unwrap_or(Rung::AfterLineCode) })
}

/// Index of the scenario an element belongs to.
pub fn scenario_of(element: &Element) -> Option<usize> {
    closest(element, "[data-scenario]")?.get_attribute("data-scenario")?.parse::<usize>().ok()?.checked_sub(1)
}
