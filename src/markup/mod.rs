//! The page as plain data: trees of elements.
//!
//! Every part of the page is a function from values to such a tree. The browser patches the tree
//! into the page, the static page gets it as text, and tests read it as it is. Compared with a
//! view type for each element this costs a third of the bytes, see `docs/decisions/`.

#[cfg(feature = "static-page")]
mod html;
#[cfg(not(feature = "static-page"))]
mod patch;
mod shown;

use std::borrow::Cow;

pub use shown::Shown;

/// A piece of the tree.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// An element.
    Element(Element),
    /// Text, never read as markup.
    Text(Cow<'static, str>),
}

/// An element with its attributes and children.
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    name: &'static str,
    is_svg: bool,
    attributes: Vec<(&'static str, Value)>,
    children: Vec<Node>,
}

/// The value of an attribute.
#[derive(Clone, Debug, PartialEq)]
enum Value {
    Text(Cow<'static, str>),
    /// There or not, such as `disabled`.
    Flag(bool),
}

/// An HTML element.
pub fn element(name: &'static str) -> Element {
    Element { name, is_svg: false, attributes: Vec::new(), children: Vec::new() }
}

/// An SVG element.
pub fn svg_element(name: &'static str) -> Element {
    Element { is_svg: true, ..element(name) }
}

impl Element {
    /// The element with an attribute more.
    pub fn with(mut self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Self {
        self.attributes.push((name, Value::Text(value.into())));
        self
    }

    /// The element with an attribute that is there or not.
    pub fn flag(mut self, name: &'static str, on: bool) -> Self {
        self.attributes.push((name, Value::Flag(on)));
        self
    }

    /// The element with a class; an empty one is left out.
    pub fn class(self, class: &'static str) -> Self {
        if class.is_empty() { self } else { self.with("class", class) }
    }

    /// The element with a child more.
    pub fn child(mut self, child: impl Into<Node>) -> Self {
        self.children.push(child.into());
        self
    }

    /// The element with further children.
    pub fn children<N: Into<Node>>(mut self, children: impl IntoIterator<Item = N>) -> Self {
        self.children.extend(children.into_iter().map(Into::into));
        self
    }
}

impl From<Element> for Node {
    fn from(element: Element) -> Self {
        Self::Element(element)
    }
}

impl From<String> for Node {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<&'static str> for Node {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}
