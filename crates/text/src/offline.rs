//! The words about the page on a device: kept there, renewed, installed. Scripts and the manifest
//! carry them, the program does not.

use lanefit_model::Language;
use serde::Serialize;

/// What is said about the page on a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OfflineWords {
    /// The page is stored.
    pub ready: &'static str,
    /// A newer page is stored and waits.
    pub update: &'static str,
    /// Label of the button that shows the newer page.
    pub reload: &'static str,
    /// How the page gets to the home screen of a phone that offers no button for it, and why.
    pub home: &'static str,
    /// The browser can install the page.
    pub install: &'static str,
    /// Label of the button that installs it.
    pub install_button: &'static str,
    /// Label of the button that takes all these away.
    pub close: &'static str,
    /// What the installed page is, in one sentence.
    pub description: &'static str,
}

/// What is said about the page on a device, in a language.
#[must_use]
pub const fn offline_words(language: Language) -> OfflineWords {
    match language {
        Language::English => OfflineWords {
            ready: "Lanefit now works without a network on this device.",
            update: "A new version is ready. Your comparison stays.",
            reload: "Reload",
            home: "To keep Lanefit, choose Share, then Add to Home Screen: Safari may delete pages not opened for 7 \
                   days.",
            install: "Lanefit can be installed.",
            install_button: "Install",
            close: "Close",
            description: "SATA and PCIe compared: does it fit, and how fast?",
        },
    }
}
