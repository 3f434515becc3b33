//! Elements around an element.

use web_sys::Element;

/// The element itself or its nearest ancestor that the selector fits.
pub fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}
