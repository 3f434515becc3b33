//! The one value the page is made of, and the ways to change it.

use crate::browser::location;
use crate::browser::place::{Place, Surroundings};
use crate::followed::{Memo, Signal};
use crate::panels::picker::Picking;
use lanefit_model::query::{self, Reading};
use lanefit_model::{Comparison, Edit, Error, Lens, Report, Rung, Theme, View, evaluate};
use lanefit_text::{Derived, Words, words};

/// A number whose explanation is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explained {
    /// Index of the scenario.
    pub scenario: usize,
    /// Which of its numbers.
    pub number: Number,
}

/// A number of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// A rung of its ladder.
    Rung(Rung),
    /// One made of two others.
    Derived(Derived),
}

impl Number {
    /// The number that a lens puts first.
    pub fn of_lens(lens: Lens, report: &Report) -> Self {
        match lens {
            Lens::Throughput => Self::Rung(report.headline()),
            Lens::Time => Self::Derived(Derived::CopyTime),
            Lens::Efficiency => Self::Derived(Derived::Share),
            Lens::Fit | Lens::Path(_) => Self::Rung(Rung::Delivered),
        }
    }
}

/// What the page shows. Everything else on it is derived from these.
#[derive(Clone, Copy)]
pub struct State {
    /// What is compared, and how it is shown.
    pub comparison: Signal<Comparison>,
    /// What that comes to.
    pub report: Memo<Report>,
    /// The comparison without what a reader changes most often, and most of the page does not show:
    /// of the view it has only the lens, the language and the unit.
    pub subject: Memo<Comparison>,
    /// What was not understood in the address.
    pub warnings: Signal<Vec<Error>>,
    /// The number whose explanation is open.
    pub explained: Signal<Option<Explained>>,
    /// The device picker, when it is open.
    pub picking: Signal<Option<Picking>>,
    /// Whether there is room for the wide figure; `None` where both are written and the style
    /// sheet chooses.
    pub wide: Signal<Option<bool>>,
    /// Index of the row of the drawing where the Tab key stops.
    pub stop: Signal<usize>,
    /// Index of the cell of the matrix where the Tab key stops; `None` for the port's own.
    pub cell: Signal<Option<usize>>,
    /// Where all of this is shown.
    pub place: Place,
    /// The comparison before a change that is still going on.
    before: Signal<Option<Comparison>>,
}

impl State {
    /// A state that starts from what was read.
    pub fn new(reading: Reading, wide: Option<bool>, place: Place) -> Self {
        let comparison = Signal::new(reading.comparison);
        Self {
            comparison,
            report: Memo::new(move || comparison.with(evaluate)),
            subject: Memo::new(move || {
                let mut subject = comparison.get();
                let View { lens, language, unit, .. } = subject.view;
                subject.view = View { lens, language, unit, ..View::default() };
                subject
            }),
            warnings: Signal::new(reading.warnings),
            explained: Signal::new(None),
            picking: Signal::new(None),
            wide: Signal::new(wide),
            stop: Signal::new(0),
            cell: Signal::new(None),
            place,
            before: Signal::new(None),
        }
    }

    /// The words of the page's language.
    pub fn words(self) -> &'static dyn Words {
        words(self.subject.with(|subject| subject.view.language))
    }

    /// Something made of the comparison and its report, in the language of the page.
    pub fn shown<T>(self, show: impl FnOnce(&'static dyn Words, &Comparison, &Report) -> T) -> T {
        self.comparison
            .with(|comparison| self.report.with(|report| show(words(comparison.view.language), comparison, report)))
    }

    /// Makes a change, as a step that the reader can go back from.
    pub fn commit(self, edit: Edit) {
        let Ok(next) = self.comparison.with_untracked(|comparison| comparison.apply(edit)) else {
            return;
        };
        self.settle(next);
    }

    /// Makes a change that is still going on, such as a slider that is being dragged.
    pub fn preview(self, edit: Edit) {
        let now = self.comparison.get_untracked();
        let Ok(next) = now.apply(edit) else {
            return;
        };
        self.write(query::write(&next));
        self.before.update(|before| {
            before.get_or_insert(now);
        });
        self.comparison.set(next);
    }

    /// Notes a change that is no step of its own. In an embed none is: going back belongs to the page around it.
    fn write(self, query: String) {
        if self.place.surroundings != Surroundings::Element {
            location::replace_soon(query);
        }
    }

    /// Whether a change is still going on.
    pub fn is_changing(self) -> bool {
        self.before.with_untracked(Option::is_some)
    }

    /// Opens another comparison, as a step that the reader can go back from. How the reader wants
    /// to see things stays: colours, language and unit.
    pub fn open(self, text: &str) {
        let mut reading = query::read(text);
        let view = self.comparison.with_untracked(|comparison| comparison.view);
        let opened = reading.comparison.view;
        let kept = View { theme: view.theme, language: view.language, unit: view.unit, ..opened };
        if let Ok(comparison) = reading.comparison.apply(Edit::SetView(kept)) {
            reading.comparison = comparison;
        }
        let is_landing = reading.comparison == Comparison::default();
        location::push(&if is_landing { String::new() } else { query::write(&reading.comparison) });
        self.show(reading);
    }

    /// Shows what the address says, after the reader went back or forward.
    pub fn show(self, reading: Reading) {
        self.before.set(None);
        self.explained.set(None);
        self.picking.set(None);
        self.cell.set(None);
        self.warnings.set(reading.warnings);
        self.comparison.set(reading.comparison);
    }

    /// Takes the colours that the page around an embed has now.
    pub fn take_theme(self, theme: Theme) {
        self.comparison.update(|comparison| comparison.view.theme = theme);
    }

    fn settle(self, next: Comparison) {
        let now = self.comparison.get_untracked();
        // Going back must lead to where a change began, not to its last moment.
        let before = self.before.update(Option::take).unwrap_or_else(|| now.clone());
        if before != next {
            match self.place.surroundings {
                Surroundings::Page => location::push_soon(query::write(&before), query::write(&next)),
                _ => self.write(query::write(&next)),
            }
        }
        self.warnings.set(next.rules_lost_since(&now));
        if now != next {
            self.comparison.set(next);
        }
    }
}
