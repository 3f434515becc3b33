//! What packets cost on a PCIe link.
//!
//! Data goes to the host as memory writes of at most MPS bytes, and to the device as completions
//! that answer read requests of at most MRRS bytes. Each packet carries its header and framing;
//! each direction carries the acknowledgements and credits for what came the other way.
//! Derivation, sources and the disputed points: `docs/model.md`.

use crate::generation::Generation;
use crate::link::{LinkCapability, LinkWidth};
use crate::traffic::{AddressSize, Direction, PacketSize, ReadCompletionBoundary};
use crate::units::Throughput;

/// The packet settings in force on a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PacketSettings {
    /// Largest payload of one packet.
    pub mps: PacketSize,
    /// Largest read request.
    pub mrrs: PacketSize,
    /// Where the host splits completions; `None` when it completes in packets of MPS.
    pub rcb: Option<ReadCompletionBoundary>,
    /// Address size in request headers.
    pub address: AddressSize,
    /// Whether packets carry an end-to-end checksum of 4 bytes.
    pub ecrc: bool,
}

/// An acknowledgement or credit packet: 8 bytes on the wire up to PCIe 5.0.
const DLLP_BYTES: f64 = 8.0;

/// The bytes that one direction of the link carries for the useful bytes of a [`PacketBudget`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WireBytes {
    /// Packets: headers, framing and payload.
    pub packets: f64,
    /// Acknowledgements and credits that share the direction with data.
    pub dllps: f64,
}

impl WireBytes {
    fn total(self) -> f64 {
        self.packets + self.dllps
    }
}

/// The ceiling of a link and everything it was worked out from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PacketBudget {
    /// The link that carries the packets.
    pub link: LinkCapability,
    /// The settings in force.
    pub settings: PacketSettings,
    /// Which way data flows.
    pub direction: Direction,
    /// Bytes per second open to packets in each direction.
    pub capacity: Throughput,
    /// Bytes of header and framing on each packet that carries data to the host.
    pub write_header: u32,
    /// Bytes of header and framing on each completion.
    pub completion_header: u32,
    /// Bytes of a read request.
    pub read_request: u32,
    /// Completions that answer one request of MRRS bytes.
    pub completions: u32,
    /// Useful bytes per direction that the wire bytes below are counted for.
    pub useful: f64,
    /// What travels towards the host.
    pub to_host: WireBytes,
    /// What travels towards the device.
    pub to_device: WireBytes,
}

impl PacketBudget {
    /// Counts the bytes of one write, one read, or an even mix of both.
    #[must_use]
    pub fn new(link: LinkCapability, settings: PacketSettings, direction: Direction) -> Self {
        let framing = if link.generation.is_flit() { 0 } else { 8 };
        let checksum = if settings.ecrc { 4 } else { 0 };
        let request = framing + settings.address.request_header_bytes() + checksum;
        let completion = framing + 12 + checksum;
        let completions = completions_per_request(settings);
        let payload = f64::from(settings.mps.bytes());
        let asked = f64::from(settings.mrrs.bytes());
        let write_cost = payload + f64::from(request);
        let read_cost = asked + f64::from(completions * completion);
        let mut budget = Self {
            link,
            settings,
            direction,
            capacity: link.packet_capacity(),
            write_header: request,
            completion_header: completion,
            read_request: request,
            completions,
            useful: payload,
            to_host: WireBytes { packets: write_cost, dllps: 0.0 },
            to_device: WireBytes { packets: 0.0, dllps: 0.0 },
        };
        match direction {
            Direction::ToHost => {}
            Direction::ToDevice => {
                budget.useful = asked;
                budget.to_host.packets = f64::from(request);
                budget.to_device.packets = read_cost;
                budget.to_device.dllps = dllp_bytes(link, settings, read_cost, 1.0);
            }
            Direction::Both => {
                let reads = 0.5 / asked;
                let writes = 0.5 / payload;
                let up = writes * write_cost + reads * f64::from(request);
                let down = reads * read_cost;
                let busy = up.max(down);
                budget.useful = 0.5;
                budget.to_host =
                    WireBytes { packets: up, dllps: dllp_bytes(link, settings, busy, reads * f64::from(completions)) };
                budget.to_device = WireBytes { packets: down, dllps: dllp_bytes(link, settings, busy, writes + reads) };
            }
        }
        budget
    }

    /// The most that this traffic can move, per direction.
    #[must_use]
    pub fn ceiling(&self) -> Throughput {
        self.capacity.scaled(self.useful / self.busiest())
    }

    /// Wire bytes of the direction that fills up first.
    #[must_use]
    pub fn busiest(&self) -> f64 {
        self.to_host.total().max(self.to_device.total())
    }
}

fn completions_per_request(settings: PacketSettings) -> u32 {
    let mps = settings.mps.bytes();
    let mrrs = settings.mrrs.bytes();
    let piece = settings.rcb.map_or(mps.min(mrrs), |boundary| boundary.bytes().min(mps));
    mrrs.div_ceil(piece)
}

/// At most one acknowledgement and one credit packet per packet received, and no more often than
/// the latency limit allows. The limit counts symbol times of one lane, so it spans that many
/// bytes on every lane.
fn dllp_bytes(link: LinkCapability, settings: PacketSettings, wire_bytes: f64, received: f64) -> f64 {
    if link.generation.is_flit() {
        return 0.0;
    }
    let window = f64::from(latency_limit_symbols(link, settings.mps)) * f64::from(link.width.lanes());
    2.0 * DLLP_BYTES * received.min(wire_bytes / window)
}

/// The longest an end may hold back an acknowledgement, in symbol times of one lane.
///
/// (MPS + 28) times a factor, shared among the lanes, plus an internal delay; the base
/// specification tabulates the result.
///
/// ```
/// use lanefit_model::{Generation, LinkCapability, LinkWidth, PacketSize, latency_limit_symbols};
/// let link = LinkCapability::new(Generation::Gen1, LinkWidth::X1);
/// assert_eq!(latency_limit_symbols(link, PacketSize::B128), 237);
/// ```
#[must_use]
pub fn latency_limit_symbols(link: LinkCapability, mps: PacketSize) -> u32 {
    let internal_delay = match link.generation {
        Generation::Gen1 => 19,
        Generation::Gen2 => 70,
        _ => 115,
    };
    // In tenths, so that the rounding down is exact.
    let factor = if mps <= PacketSize::B256 {
        match link.width {
            LinkWidth::X1 | LinkWidth::X2 | LinkWidth::X4 => 14,
            LinkWidth::X8 => 25,
            _ => 30,
        }
    } else if link.width <= LinkWidth::X8 {
        10
    } else {
        20
    };
    (mps.bytes() + 28) * factor / (10 * link.width.lanes()) + internal_delay
}
