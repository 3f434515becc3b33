//! The words of the drawing of a slot.

use lanefit_model::{Adapter, Form, Interface, ModuleLength, Reason};

/// What is drawn opposite the port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotPart {
    /// The device itself, with the length of its module where that is known.
    Device(Form, Option<ModuleLength>),
    /// What joins the device to the port.
    Adapter(Adapter),
}

/// What some lanes of a port do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotLanes {
    /// They carry the device's data.
    Run,
    /// They are wired, and nothing is plugged in.
    Wired,
    /// They are wired, but the device does not use them.
    Unused,
    /// The contacts are there, but no wire leads to them.
    NotWired,
}

/// What counts as a lane in a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotWire {
    /// PCIe lanes.
    Lane,
    /// SATA links; what is left of the port are lanes.
    Sata,
    /// Anything else.
    Other,
}

/// The words of the drawing of a slot.
pub trait SlotWords {
    /// A port and its size: `x16 slot, 89 mm`.
    fn slot_port(&self, port: &Interface) -> String;
    /// What is plugged in, by its shape: `x8 card edge`.
    fn slot_part(&self, part: SlotPart) -> String;
    /// How many lanes do what: `4 lanes run`.
    fn slot_lanes(&self, lanes: SlotLanes, wire: SlotWire, count: u32) -> String;
    /// Why it does not work, in a few words: `closed end`.
    fn slot_refusal(&self, reason: Option<Reason>) -> String;
    /// How far a card hangs out of an open end.
    fn slot_overhang(&self, mm: u32) -> String;
    /// How many drives of a card appear.
    fn slot_drives(&self, seen: u8, of: u8) -> String;
    /// What is seen, as one sentence.
    fn slot_sentence(&self, port: &str, part: Option<&str>, seen: &[&str]) -> String;
}
