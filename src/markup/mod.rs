//! The page as plain data: trees of elements.
//!
//! Every part of the page is a function from values to such a tree. The browser patches the tree
//! into the page, the static page gets it as text, and tests read it as it is. Compared with a
//! view type for each element this costs a third of the bytes, see `docs/decisions/`.

#[cfg(feature = "static-page")]
mod html;
mod patch;

use std::borrow::Cow;
use std::rc::Rc;

#[cfg(feature = "static-page")]
pub use html::to_html;
pub use patch::patch;

/// A piece of the tree.
pub enum Node {
    /// An element.
    Element(Element),
    /// Text, never read as markup.
    Text(Cow<'static, str>),
}

/// An element with its attributes and children.
///
/// It is one pointer wide and the functions that build it are never inlined: there are hundreds of
/// calls of them, and each is a few bytes.
pub struct Element(Box<Parts>);

struct Parts {
    name: &'static str,
    is_svg: bool,
    attributes: Vec<(&'static str, Value)>,
    children: Vec<Node>,
    content: Option<Content>,
}

/// Children that follow the state of the page.
type Content = Rc<dyn Fn() -> Vec<Node>>;

/// The value of an attribute.
#[derive(PartialEq)]
enum Value {
    Text(Cow<'static, str>),
    /// There or not, such as `disabled`.
    Flag(bool),
}

/// An HTML element.
#[inline(never)]
pub fn element(name: &'static str) -> Element {
    Element(Box::new(Parts { name, is_svg: false, attributes: Vec::new(), children: Vec::new(), content: None }))
}

/// An SVG element.
#[inline(never)]
pub fn svg_element(name: &'static str) -> Element {
    let mut element = element(name);
    element.0.is_svg = true;
    element
}

impl Element {
    /// The element with an attribute more.
    #[inline(never)]
    pub fn with(self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Self {
        self.attribute(name, Value::Text(value.into()))
    }

    /// The element with an attribute that is there or not.
    #[inline(never)]
    pub fn flag(self, name: &'static str, on: bool) -> Self {
        self.attribute(name, Value::Flag(on))
    }

    #[inline(never)]
    fn attribute(mut self, name: &'static str, value: Value) -> Self {
        self.0.attributes.push((name, value));
        self
    }

    /// The element with a class; an empty one is left out.
    #[inline(never)]
    pub fn class(self, class: &'static str) -> Self {
        if class.is_empty() { self } else { self.with("class", class) }
    }

    /// The element with a child more.
    #[inline(never)]
    pub fn child(self, child: impl Into<Node>) -> Self {
        self.node(child.into())
    }

    #[inline(never)]
    fn node(mut self, child: Node) -> Self {
        self.0.children.push(child);
        self
    }

    /// The element with further children.
    pub fn children<N: Into<Node>>(self, children: impl IntoIterator<Item = N>) -> Self {
        children.into_iter().fold(self, Self::child)
    }

    /// The element with children that are made anew whenever a value changes that `content` has
    /// read.
    pub fn follow(mut self, content: impl Fn() -> Vec<Node> + 'static) -> Self {
        self.0.content = Some(Rc::new(content));
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
