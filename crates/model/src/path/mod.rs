//! The path from a device to the processor, and the topology in which paths run together.
//!
//! A topology is a forest of [`Segment`]s: whatever has a most that it lets through. Each hangs below
//! the one that is nearer to the processor, so a path is what is met on the way up, and devices
//! share what their paths have in common.
//!
//! | segment | is | from the protocol model |
//! |---|---|---|
//! | device link | a drive's own link to a controller or switch | yes |
//! | controller | what a controller was measured to let through | no |
//! | switch | the link of a switch on the board towards the processor | yes |
//! | slot | the link through the connector, as both ends settled on it | yes |
//! | chipset link | what is soldered to the chipset: a controller, the second chip of two | yes |
//! | uplink | DMI, UMI, or AMD's link to the chipset | yes |
//! | processor | what the way inside the processor was measured to let through | no |
//!
//! Measured segments are terms of their own, so whoever does not believe one leaves it out.
//!
//! ```
//! use lanefit_model::facts::uplinks::Uplink;
//! use lanefit_model::path::{Topology, Segment};
//! use lanefit_model::{Carrier, Generation, LinkCapability, LinkWidth, Rung, Traffic};
//!
//! let x4 = |generation| LinkCapability::new(generation, LinkWidth::X4);
//! let mut topology = Topology::default();
//! let uplink = topology.hang(Segment::Uplink(Uplink::Dmi3.link()), None)?;
//! let slot = topology.hang(Segment::Slot(Carrier::Pcie(x4(Generation::Gen3))), Some(uplink))?;
//! let names: Vec<_> = topology.path(slot).map(|(_, segment)| segment.place().id()).collect();
//! assert_eq!(names, ["slot", "uplink"]);
//! let most = topology.capacity(uplink, &Traffic::default(), Rung::LinkCeiling).unwrap();
//! assert!((most.to_host.mb_s() - 3591.277).abs() < 0.001);
//! # Ok::<(), lanefit_model::path::Misplaced>(())
//! ```

mod segment;
mod topology;

pub use segment::{Measured, PerDirection, Place, Segment};
pub(crate) use topology::demand_of;
pub use topology::{Load, Misplaced, Spot, Topology, demand};
