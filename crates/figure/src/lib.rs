//! Figures drawn from a report: scenes of plain marks, and their SVG text.
//!
//! The way from numbers to a picture has three steps. A **scale** ([`ValueScale`], [`BandScale`]) places values, with
//! round [`ticks`] for its axis. A **scene** ([`Scene`]) lists marks at those places, with words cut to the room they
//! have by [`Font`]. A **writer** draws the scene: [`svg()`] as text, the page as elements. Nothing here knows colours,
//! measures fonts or asks the time, so a scene is the same wherever it is made.
//!
//! ```
//! use lanefit_figure::{Mark, Node, Scene, Shape, Style, ValueScale, svg};
//!
//! let scale = ValueScale::linear([0.0, 8.0], [0.0, 360.0]);
//! let bar = Shape::rect(0.0, 0.0, scale.position(3.94), 18.0);
//! let scene = Scene {
//!     class: "throughput",
//!     width: 360.0,
//!     height: 18.0,
//!     title: "Throughput".into(),
//!     summary: "PCIe 3.0 x4 carries 3.94 GB/s.".into(),
//!     nodes: vec![Node::Mark(Mark::new("s1-coded".into(), "rung-coded", bar))],
//! };
//! assert!(svg(&scene, "figure", Style::None).contains("width=\"177.3\""));
//! ```

mod axis;
mod chart;
mod decimal;
mod efficiency;
mod figure;
mod fit;
mod key;
mod layout;
mod marks;
mod narrow;
mod nested;
mod path;
mod paths;
mod scale;
mod scene;
mod slot;
mod standalone;
mod svg;
mod text_width;
mod throughput;
pub mod ticks;
mod time;
mod time_axis;
mod wide;

pub use decimal::{DECIMAL_LIMIT, decimal, push_decimal};
pub use figure::{FigureWidth, figure};
pub use path::PathData;
pub use scale::{BandScale, ValueScale};
pub use scene::{Anchor, Datum, Group, Mark, Node, Scene, Shape, Span};
pub use slot::slot;
pub use standalone::{DARK_STYLE, LIGHT_STYLE, SLOT_STYLE, STANDALONE_STYLE};
pub use svg::{Style, svg};
pub use text_width::{Font, Weight};
