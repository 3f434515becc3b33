//! What a link carries, and why.
//!
//! A query string becomes a [`Comparison`], [`evaluate`] makes a [`Report`] of it, and every
//! number in the report can be traced to its formula and its source.
//!
//! Each scenario climbs down a ladder of five rungs. For PCIe 4.0 x4, data going to the host in
//! packets of 256 bytes:
//!
//! | rung | rule | MB/s |
//! |---|---|---|
//! | line rate | 16 GT/s x 4 lanes / 8 bits | 8000 |
//! | after line code | x 128/130 | 7876.9 |
//! | link ceiling | x (1 - 1/375) x 256/(256 + 24) | 7182.6 |
//! | typical | x what published measurements reach of the ceiling | about 6920 |
//! | delivered | the least of what link and device allow | about 6920 |
//!
//! ```
//! use lanefit_model::{evaluate, query};
//!
//! let comparison = query::read("v=1&s=pcie:4.0x4").comparison;
//! let report = evaluate(&comparison);
//! let ladder = report.scenarios[0].ladder.unwrap();
//! assert_eq!(ladder.line_rate.mb_s(), 8000.0);
//! assert!((ladder.after_line_code.mb_s() - 8000.0 * 128.0 / 130.0).abs() < 1e-9);
//! assert!((ladder.link_ceiling.unwrap().mb_s() - 7182.554).abs() < 0.001);
//! ```

mod comparison;
mod compat;
mod delivered;
mod device;
mod digits;
mod edit;
mod enclosure;
mod error;
mod evaluate;
pub mod facts;
pub mod fit;
mod form;
mod generation;
mod interface;
pub mod lanes;
mod legacy;
mod line_code;
mod link;
pub mod message;
pub mod order;
pub mod path;
mod protocol;
pub mod query;
mod remedy;
mod report;
pub mod rules;
mod sata;
pub mod shares;
mod summary;
pub mod system;
mod traffic;
mod units;
mod view;
mod wire;
mod word;

pub use comparison::{Attachment, Comparison, Scenario};
pub use compat::adapter::{Adapter, adapter};
pub use compat::effect::{Effect, Verdict};
pub use compat::reason::{Protocol, Reason};
pub use compat::{Carrier, Connection, connect};
pub use device::{Device, MAX_COUNT, Profile};
pub use digits::{digits, push_digits, read_digits, read_number};
pub use edit::Edit;
pub use enclosure::{Tunnel, usb_cap};
pub use error::{Accepted, Error};
pub use evaluate::{evaluate, evaluate_scenario, resolve_packet_settings, share_of};
pub use form::{Family, Form};
pub use generation::Generation;
pub use interface::Interface;
pub use legacy::LegacyBus;
pub use line_code::LineCode;
pub use link::{LinkCapability, LinkWidth};
pub use protocol::{PacketBudget, PacketSettings, WireBytes, latency_limit_symbols};
pub use remedy::{Help, Remedy, remedies};
pub use report::{Band, Each, Ladder, LimitedBy, Note, Report, Rung, ScenarioReport};
pub use sata::{ALIGN_SHARE, FrameGap, SataGeneration, command_dwords};
pub use summary::{ReportSummary, ScenarioSummary};
pub use traffic::{AddressSize, BlockSize, Direction, PacketSize, QueueDepth, ReadCompletionBoundary, Traffic};
pub use units::{Bytes, Fraction, Throughput, TransferRate};
pub use view::{AxisScale, Language, Lens, Theme, ThroughputUnit, View};
pub use wire::{Host, ModuleLength, Split, SplitSet, Wire, Wires};
pub use word::Word;
