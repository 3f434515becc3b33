//! Where in a document a comparison is shown, and what is found there.
//!
//! Several comparisons can be shown in one document, so each looks for things in its own place only.

use std::borrow::Cow;
use std::cell::RefCell;

use lanefit_model::{Theme, Word};
use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition, SvgElement};

/// What surrounds a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surroundings {
    /// Nothing: the document is the page.
    Page,
    /// A frame in another page; the document is still its own.
    Frame,
    /// Another page's document, of which it is one element.
    Element,
}

thread_local! {
    static ROOTS: RefCell<Vec<Option<Element>>> = const { RefCell::new(Vec::new()) };
}

/// Where a comparison is shown. A handle: copies are of the same place.
#[derive(Clone, Copy)]
pub struct Place {
    /// What surrounds it.
    pub surroundings: Surroundings,
    at: usize,
}

impl Place {
    /// The place below an element; without one nothing is ever found there.
    pub fn new(surroundings: Surroundings, root: Option<Element>) -> Self {
        ROOTS.with_borrow_mut(|roots| {
            roots.push(root);
            Self { surroundings, at: roots.len() - 1 }
        })
    }

    /// Forgets the place, since nothing is shown there any longer.
    pub fn leave(self) {
        ROOTS.with_borrow_mut(|roots| {
            if let Some(root) = roots.get_mut(self.at) {
                *root = None;
            }
        });
    }

    fn root(self) -> Option<Element> {
        ROOTS.with_borrow(|roots| roots.get(self.at).cloned().flatten())
    }

    /// Whether nothing is shown there any longer.
    pub fn is_gone(self) -> bool {
        self.root().is_none()
    }

    /// The first element that the selector finds.
    pub fn find(self, selector: &str) -> Option<Element> {
        self.root()?.query_selector(selector).ok().flatten()
    }

    /// Moves the focus to the first element that the selector finds, once the page has caught up.
    pub fn focus_soon(self, selector: String) {
        request_animation_frame(move || {
            if let Some(element) = self.find(&selector) {
                focus(&element);
            }
        });
    }

    /// Brings an element into view, by the shortest way.
    pub fn scroll_to_soon(self, selector: impl Into<Cow<'static, str>>) {
        let selector = selector.into();
        request_animation_frame(move || {
            if let Some(element) = self.find(&selector) {
                let options = ScrollIntoViewOptions::new();
                options.set_block(ScrollLogicalPosition::Nearest);
                element.scroll_into_view_with_scroll_into_view_options(&options);
            }
        });
    }

    /// Goes along with a scenario that has changed places, once the page has caught up: its further
    /// controls stay unfolded, and the focus stays on the button that moved it, or on the one that
    /// moves it back where it can go no further.
    pub fn follow_soon(self, from: String, to: String, action: String) {
        request_animation_frame(move || {
            let card = |number: &str| ["#scenarios li[data-scenario='", number, "'] "].concat();
            let details = |number: &str| self.find(&(card(number) + "details"));
            if let (Some(left), Some(reached)) = (details(&from), details(&to)) {
                let was_open = reached.has_attribute("open");
                _ = left.toggle_attribute_with_force("open", was_open);
                _ = reached.toggle_attribute_with_force("open", true);
            }
            let back = if action == "up" { "down" } else { "up" };
            let button = |action: &str| card(&to) + "[data-action='" + action + "']:not(:disabled)";
            if let Some(button) = self.find(&button(&action)).or_else(|| self.find(&button(back))) {
                focus(&button);
            }
        });
    }

    /// Opens a dialog or closes it, and brings what it is about into view.
    pub fn show_dialog(self, dialog: &str, subject: &'static str, is_open: bool) {
        let Some(dialog) = self.find(dialog).map(JsCast::unchecked_into::<HtmlDialogElement>) else {
            return;
        };
        if is_open {
            if !dialog.open() {
                _ = dialog.show_modal();
            }
            self.scroll_to_soon(subject);
        } else if dialog.open() {
            dialog.close();
        }
    }

    /// Puts the theme where the style sheet looks for it: on the outermost element that belongs to the comparison.
    pub fn show_theme(self, theme: Theme) {
        let root = match self.surroundings {
            Surroundings::Page | Surroundings::Frame => document().document_element(),
            Surroundings::Element => self.root(),
        };
        if let Some(root) = root {
            _ = match theme {
                Theme::Automatic => root.remove_attribute("data-theme"),
                chosen => root.set_attribute("data-theme", chosen.word()),
            };
        }
    }
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        _ = element.focus();
    } else if let Some(element) = element.dyn_ref::<SvgElement>() {
        _ = element.focus();
    }
}
