//! Tunnels and bridges of external enclosures: what they let through, as published.

use crate::form::Form;
use crate::units::Throughput;
use crate::wire::Wire;

/// A tunnel for PCIe through another protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tunnel {
    /// Thunderbolt 3 and 4.
    Thunderbolt4,
    /// USB4 of 40 Gb/s.
    Usb4,
    /// Thunderbolt 5 and USB4 of 80 Gb/s.
    Thunderbolt5,
}

impl Tunnel {
    /// The tunnel behind a form; `None` where PCIe is not tunnelled.
    #[must_use]
    pub const fn of(form: Form) -> Option<Self> {
        match form {
            Form::Thunderbolt3 | Form::Thunderbolt4 => Some(Self::Thunderbolt4),
            Form::Usb4 => Some(Self::Usb4),
            Form::Thunderbolt5 => Some(Self::Thunderbolt5),
            _ => None,
        }
    }

    /// What good enclosures move, least and most published, in MB/s.
    ///
    /// Thunderbolt 3 and 4: JHL7440 cases; USB4: ASM2464PD cases; Thunderbolt 5: cases of 2025.
    #[must_use]
    pub const fn usual_mb_s(self) -> (u16, u16) {
        match self {
            Self::Thunderbolt4 => (2800, 2800),
            Self::Usb4 => (3000, 3800),
            Self::Thunderbolt5 => (6000, 7000),
        }
    }

    /// The rate to reckon with.
    #[must_use]
    pub fn cap(self) -> Throughput {
        Throughput::from_mb_s(f64::from(self.usual_mb_s().1))
    }
}

/// What a USB bridge moves as published: 1000 MB/s at 10 Gb/s, twice that at 20 Gb/s.
#[must_use]
pub fn usb_cap(wire: Wire) -> Throughput {
    Throughput::from_mb_s(if wire == Wire::Usb20 { 2000.0 } else { 1000.0 })
}
