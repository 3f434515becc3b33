//! Where facts come from.

/// How far a source can be trusted for what it is cited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// A specification, or code that implements it and is run everywhere.
    Standard,
    /// A maker's manual or data sheet.
    Manual,
    /// Somebody's measurement.
    Measured,
    /// Worked out in this project, or described by third parties only.
    Derived,
}

/// One source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its name in code.
    pub id: SourceId,
    /// Its title or document number, untranslated.
    pub title: &'static str,
    /// Who published it.
    pub publisher: &'static str,
    /// Where it is; empty when it has no stable address.
    pub url: &'static str,
    /// What kind of evidence it is.
    pub basis: Basis,
}

/// Writes the names and the table from one list, so that neither can lack a row.
macro_rules! sources {
    ($(
        $(#[doc = $meaning:literal])+
        $id:ident: $basis:ident, $publisher:literal, $title:literal, $url:literal;
    )+) => {
        /// Names a row of [`SOURCES`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum SourceId {
            $($(#[doc = $meaning])+ $id,)+
        }

        impl SourceId {
            /// The row of this name.
            #[must_use]
            pub const fn source(self) -> Source {
                match self {
                    $(Self::$id => Source {
                        id: Self::$id,
                        title: $title,
                        publisher: $publisher,
                        url: $url,
                        basis: Basis::$basis,
                    },)+
                }
            }
        }

        /// Every source that a number or a note rests on.
        pub const SOURCES: &[Source] = &[$(SourceId::$id.source()),+];
    };
}

sources! {
    /// Line rates and line codes of PCIe, as the kernel reports them.
    LinuxPci: Standard, "Linux", "drivers/pci/pci.h",
        "https://github.com/torvalds/linux/blob/master/drivers/pci/pci.h";
    /// The correction that 64 GT/s has no line code of its own.
    LinuxFlitCode: Standard, "Linux", "Commit ac4f1897fa54",
        "https://github.com/torvalds/linux/commit/ac4f1897fa54";
    /// How often skip ordered sets are sent.
    SkipSets: Derived, "eaegv.baihongyu.com", "Clock tolerance compensation", "";
    /// Headers and framing of packets, and which way acknowledgements travel.
    PacketCost: Manual, "Intel", "AN 456, AN 690, AN 708, AN 829, AN 855", "";
    /// The limits on how long acknowledgements and credits may be held back.
    PcieModel: Derived, "pcie-bench", "pcie-model (Neugebauer et al., SIGCOMM 2018)",
        "https://github.com/pcie-bench/pcie-model";
    /// Throughput of a network card on several hosts, payload and request size known.
    PcieBench: Measured, "pcie-bench", "pcie-bench measurements (Neugebauer et al., SIGCOMM 2018)",
        "https://github.com/pcie-bench/data";
    /// How the 256 bytes of a flit are used.
    FlitLayout: Derived, "glennklockwood.com", "PCIe Gen6", "";
    /// How the 256 bytes of a flit are used, as a maker of controllers tells it.
    FlitBulletin: Manual, "Synopsys", "PCIe 6.0 bulletin", "";
    /// The signalling rates of SATA and its line code.
    SataRates: Manual, "Intel", "CS-009260", "";
    /// Frames of SATA and their handshake, as implemented in a host controller.
    SataFrames: Derived, "WangXuan95", "FPGA-SATA-HBA",
        "https://github.com/WangXuan95/FPGA-SATA-HBA";
    /// The published measurements that typical rates rest on, each with its own source.
    MeasuredPoints: Measured, "Lanefit", "List of published measurements", "";
    /// A SATA Express board and drive, tried out.
    SataExpressTest: Measured, "AnandTech",
        "Testing SATA Express And Why We Need Faster SSDs (2014)", "";
    /// The widths and rates of PCI, PCI-X and the lane counts of PCIe.
    BusHistory: Derived, "iXBT",
        "NVMe drives in different operating modes of the PCI Express interface", "";
    /// Lengths, keys, power and widths of card slots.
    CardSlots: Derived, "Wikipedia", "PCI Express", "https://en.wikipedia.org/wiki/PCI_Express";
    /// Keys of M.2 and what each can carry.
    M2Keys: Derived, "Wikipedia", "M.2", "https://en.wikipedia.org/wiki/M.2";
    /// Plugs of drives and cables, and which protocol each is used for.
    ServerConnectors: Derived, "recursiveg.me", "Server connector gallery (2024)", "";
    /// U.2 drives in U.3 bays and the reverse.
    U3Drives: Manual, "Memorysolution", "U.2 and U.3 compatibility", "";
    /// Widths that slots and cards name.
    WidthLists: Manual, "HPE", "ProLiant ML350 Gen11: slot definitions and negotiable widths", "";
    /// Drives on one card, and slots that are split for them.
    Bifurcation: Derived, "homenode.dev", "Why your PC only sees one NVMe drive", "";
    /// A module of two chips in sockets with one lane.
    TwoChips: Measured, "geerlingguy", "raspberry-pi-pcie-devices, issue 318",
        "https://github.com/geerlingguy/raspberry-pi-pcie-devices/issues/318";
    /// What USB bridges to drives move.
    UsbCases: Measured, "AnandTech", "Akasa USB 3.2 Gen 2x2 NVMe enclosure", "";
    /// What Thunderbolt and USB4 enclosures move.
    TunnelCases: Measured, "benrabicoff.com", "Building a fast external SSD (JHL7440 and ASM2464PD)", "";
    /// What Thunderbolt 5 enclosures move.
    Thunderbolt5Cases: Measured, "OWC", "USB4 v2 and Thunderbolt 5 enclosures (2025)", "";
    /// Enclosures on the ports of Macs.
    MacCases: Measured, "Eclectic Light Company", "External SSDs on Intel and Apple silicon Macs", "";
    /// External graphics on Macs.
    MacGraphics: Manual, "Apple", "Statement to TechCrunch (2020)", "";
    /// Which firmware boots from NVMe.
    NvmeBoot: Derived, "Win-RAID", "NVMe support for AMI UEFI BIOS", "";
    /// Boards of the first generation that newer cards do not start in.
    EarlyBoards: Derived, "overclock.net", "PCIe 2.1 compatibility", "";
    /// Controllers whose SMBus contacts are covered with tape.
    SideBand: Measured, "ServeTheHome", "Dell H310: contacts B5 and B6 taped", "";
    /// USB4 cards and the headers they ask for.
    Usb4Cards: Measured, "Unwire", "MSI USB4 card: ASM4242 and JHL8540", "";
    /// Radio cards and the hosts they need.
    Cnvi: Derived, "Wikipedia", "CNVi", "https://en.wikipedia.org/wiki/CNVi";
    /// Links of graphics cards at rest.
    IdleLinks: Measured, "janhq", "jan, issue 183", "https://github.com/janhq/jan/issues/183";
}
