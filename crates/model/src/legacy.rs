//! The parallel buses before PCIe, kept as a reference row.

use crate::units::Throughput;

/// A shared, half-duplex bus; every device on it takes turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegacyBus {
    /// PCI, 32 bits at 33 MHz.
    Pci133,
    /// PCI, 64 bits at 33 MHz or 32 bits at 66 MHz.
    Pci266,
    /// PCI, 64 bits at 66 MHz.
    Pci533,
    /// PCI-X, 64 bits at 66 MHz.
    PciX533,
    /// PCI-X, 64 bits at 133 MHz.
    PciX1067,
}

impl LegacyBus {
    /// The PCI rates, slowest first.
    pub const PCI: [Self; 3] = [Self::Pci133, Self::Pci266, Self::Pci533];
    /// The PCI-X rates, slowest first.
    pub const PCI_X: [Self; 2] = [Self::PciX533, Self::PciX1067];

    /// Whether the bus is PCI-X.
    #[must_use]
    pub const fn is_pci_x(self) -> bool {
        matches!(self, Self::PciX533 | Self::PciX1067)
    }

    /// The rate in MB/s as it is named: `133`.
    #[must_use]
    pub const fn rate_name(self) -> &'static str {
        match self {
            Self::Pci133 => "133",
            Self::Pci266 => "266",
            Self::Pci533 | Self::PciX533 => "533",
            Self::PciX1067 => "1067",
        }
    }

    /// Reads a PCI rate.
    #[must_use]
    pub fn pci_from_name(name: &str) -> Option<Self> {
        Self::PCI.into_iter().find(|bus| bus.rate_name() == name)
    }

    /// Reads a PCI-X rate.
    #[must_use]
    pub fn pci_x_from_name(name: &str) -> Option<Self> {
        Self::PCI_X.into_iter().find(|bus| bus.rate_name() == name)
    }

    /// Bytes per second of back-to-back data phases, all devices and both directions together.
    #[must_use]
    pub fn burst_rate(self) -> Throughput {
        // Clocks are thirds of 100 MHz: 33.3, 66.7 and 133.3 MHz.
        Throughput::from_mb_s(match self {
            Self::Pci133 => 400.0 / 3.0,
            Self::Pci266 => 800.0 / 3.0,
            Self::Pci533 | Self::PciX533 => 1600.0 / 3.0,
            Self::PciX1067 => 3200.0 / 3.0,
        })
    }
}
