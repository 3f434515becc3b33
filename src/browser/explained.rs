//! Which value of the report an element of the page stands for.

use lanefit_model::{Rung, read_number};
use lanefit_text::Derived;
use web_sys::Element;

use super::element::closest;
use crate::state::{Explained, Number};

/// The value behind a number, or behind a row or mark of the drawing. What is not marked as a
/// certain number stands for the one that the lens puts first, `first`.
pub fn by(target: &Element, first: Number) -> Option<Explained> {
    let opener = closest(target, "button.number, #figure g[data-scenario]")?;
    let id = |name| closest(target, &["[", name, "]"].concat()).and_then(|marked| marked.get_attribute(name));
    let (rung, derived) = (id("data-rung"), id("data-derived"));
    let rung = Rung::ALL.into_iter().find(|known| Some(known.id()) == rung.as_deref()).map(Number::Rung);
    let derived = Derived::ALL.into_iter().find(|known| Some(known.id()) == derived.as_deref()).map(Number::Derived);
    let number = rung.or(derived).unwrap_or(first);
    Some(Explained { scenario: scenario_of(&opener)?, number })
}

/// Index of the scenario an element belongs to.
pub fn scenario_of(element: &Element) -> Option<usize> {
    read_number::<usize>(&closest(element, "[data-scenario]")?.get_attribute("data-scenario")?)?.checked_sub(1)
}
