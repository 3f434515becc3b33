//! What travels over the links of a comparison.

use crate::word::{Word, words};

/// Which way data flows; throughput is always counted per direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// A drive is read, a graphics card is copied from.
    ToHost,
    /// A drive is written, a graphics card is copied to.
    ToDevice,
    /// Both at once, in equal parts.
    Both,
}

/// A power of two between 128 and 4096 bytes, as MPS and MRRS allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PacketSize {
    /// 128 bytes.
    B128,
    /// 256 bytes.
    B256,
    /// 512 bytes.
    B512,
    /// 1024 bytes.
    B1024,
    /// 2048 bytes.
    B2048,
    /// 4096 bytes.
    B4096,
}

impl PacketSize {
    /// The size in bytes.
    #[must_use]
    pub const fn bytes(self) -> u32 {
        match self {
            Self::B128 => 128,
            Self::B256 => 256,
            Self::B512 => 512,
            Self::B1024 => 1024,
            Self::B2048 => 2048,
            Self::B4096 => 4096,
        }
    }
}

/// Read completion boundary: where a host cuts the data it returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadCompletionBoundary {
    /// Every 64 bytes.
    B64,
    /// Every 128 bytes.
    B128,
}

impl ReadCompletionBoundary {
    /// The boundary in bytes.
    #[must_use]
    pub const fn bytes(self) -> u32 {
        match self {
            Self::B64 => 64,
            Self::B128 => 128,
        }
    }
}

/// Size of the addresses in request headers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressSize {
    /// 64-bit addresses, the rule for buffers above 4 GiB.
    Bits64,
    /// 32-bit addresses.
    Bits32,
}

impl AddressSize {
    /// Bytes of a request header: four double words or three.
    #[must_use]
    pub const fn request_header_bytes(self) -> u32 {
        match self {
            Self::Bits64 => 16,
            Self::Bits32 => 12,
        }
    }
}

/// Bytes per command, 512 B to 16 MiB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BlockSize(u32);

impl BlockSize {
    /// The smallest accepted block.
    pub const MIN: Self = Self(512);
    /// The largest accepted block.
    pub const MAX: Self = Self(16 << 20);

    /// A block of that many bytes; `None` outside the range, or when it is not whole double words.
    #[must_use]
    pub const fn new(bytes: u32) -> Option<Self> {
        if bytes >= Self::MIN.0 && bytes <= Self::MAX.0 && bytes.is_multiple_of(4) { Some(Self(bytes)) } else { None }
    }

    /// The block in bytes.
    #[must_use]
    pub const fn bytes(self) -> u32 {
        self.0
    }
}

/// Commands in flight, 1 to 1024.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct QueueDepth(u16);

impl QueueDepth {
    /// The deepest accepted queue.
    pub const MAX: u16 = 1024;

    /// A queue of that depth; `None` outside 1 to 1024.
    #[must_use]
    pub const fn new(depth: u16) -> Option<Self> {
        if depth >= 1 && depth <= Self::MAX { Some(Self(depth)) } else { None }
    }

    /// The number of commands.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }
}

/// The traffic that every scenario of a comparison carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traffic {
    /// Which way data flows.
    pub direction: Direction,
    /// Bytes per command.
    pub block: BlockSize,
    /// Commands in flight.
    pub queue_depth: QueueDepth,
    /// Largest payload; `None` is automatic, see [`Traffic::AUTOMATIC_MPS`].
    pub mps: Option<PacketSize>,
    /// Largest read request.
    pub mrrs: PacketSize,
    /// Where completions are cut; `None` when the host completes in packets of MPS.
    pub rcb: Option<ReadCompletionBoundary>,
    /// Address size in request headers.
    pub address: AddressSize,
    /// Whether packets carry an end-to-end checksum.
    pub ecrc: bool,
}

impl Traffic {
    /// The payload assumed unless the reader sets one: most current hosts use it. 128 and 512
    /// bytes, found on old chipsets and on some newer hosts, lie inside the typical band.
    pub const AUTOMATIC_MPS: PacketSize = PacketSize::B256;
}

impl Default for Traffic {
    fn default() -> Self {
        Self {
            direction: Direction::ToHost,
            block: BlockSize(128 << 10),
            queue_depth: QueueDepth(32),
            mps: None,
            mrrs: PacketSize::B512,
            rcb: None,
            address: AddressSize::Bits64,
            ecrc: false,
        }
    }
}

words!(Direction: "to-host" => Self::ToHost, "to-device" => Self::ToDevice, "both" => Self::Both);
words!(PacketSize:
    "128" => Self::B128, "256" => Self::B256, "512" => Self::B512,
    "1024" => Self::B1024, "2048" => Self::B2048, "4096" => Self::B4096);
words!(Option<PacketSize>:
    "auto" => None, "128" => Some(PacketSize::B128), "256" => Some(PacketSize::B256),
    "512" => Some(PacketSize::B512), "1024" => Some(PacketSize::B1024),
    "2048" => Some(PacketSize::B2048), "4096" => Some(PacketSize::B4096));
words!(Option<ReadCompletionBoundary>:
    "mps" => None, "64" => Some(ReadCompletionBoundary::B64), "128" => Some(ReadCompletionBoundary::B128));
words!(AddressSize: "64" => Self::Bits64, "32" => Self::Bits32);
