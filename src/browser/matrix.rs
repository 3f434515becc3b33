//! The matrix of links: walking from cell to cell, and choosing the link that a cell stands for.

use lanefit_model::fit::Fit;
use lanefit_model::{Edit, Form, Interface};
use web_sys::{Element, KeyboardEvent};

use super::element::closest;
use crate::panels::figure::own_cell;
use crate::state::State;

const COLUMNS: usize = Fit::WIDTHS.len();
const CELLS: usize = COLUMNS * Fit::GENERATIONS.len();

/// The cell that an element is part of.
pub fn cell_of(target: &Element) -> Option<Element> {
    closest(target, "#figure g.fit-cell")
}

/// Makes the base's port what the cell stands for, if there are such ports.
pub fn choose(state: State, cell: &Element) {
    let key = cell.get_attribute("data-key").unwrap_or_default();
    let link = key.strip_prefix("fit-").and_then(|link| Interface::parse_wiring(Form::Pcie, link).ok()?.link);
    let change = state.comparison.with_untracked(|comparison| {
        let base = comparison.base();
        Some(Edit::SetPort(base, comparison.scenarios().get(base)?.port.with_link(link?)))
    });
    if let Some(edit) = change {
        state.cell.set(None);
        state.commit(edit);
    }
}

/// Keys of the matrix: arrows go to the next cell, Home and End to the ends of the row, Enter and the
/// space bar choose.
pub fn key(state: State, event: &KeyboardEvent, cell: &Element) {
    let at = state.cell.get_untracked().or_else(|| state.comparison.with_untracked(own_cell)).unwrap_or_default();
    let row_start = at - at % COLUMNS;
    let next = match event.key().as_str() {
        "ArrowRight" => (at + 1).min(row_start + COLUMNS - 1),
        "ArrowLeft" => at.saturating_sub(1).max(row_start),
        "ArrowDown" => {
            if at + COLUMNS < CELLS {
                at + COLUMNS
            } else {
                at
            }
        }
        "ArrowUp" => at.checked_sub(COLUMNS).unwrap_or(at),
        "Home" => row_start,
        "End" => row_start + COLUMNS - 1,
        "Enter" | " " => {
            event.prevent_default();
            return choose(state, cell);
        }
        _ => return,
    };
    event.prevent_default();
    state.cell.set(Some(next));
    state.place.focus_soon(String::from("#figure g.fit-cell[tabindex='0']"));
}
