//! Uplinks: the links between a chipset and the processor.
//!
//! DMI and UMI are PCIe by another name: the same lanes, line code and packets, so a link of that
//! generation and width stands for each.

use crate::facts::devices::Confidence;
use crate::generation::Generation;
use crate::link::{LinkCapability, LinkWidth};

/// Writes names, links and sources of uplinks from one list, so that none lacks an entry.
macro_rules! uplinks {
    ($(
        $(#[doc = $meaning:literal])+
        $id:ident: $name:literal, $generation:ident $width:ident, $confidence:ident, $source:literal;
    )+) => {
        /// The link between a chipset and the processor, by its maker's name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Uplink {
            $($(#[doc = $meaning])+ $id,)+
        }

        impl Uplink {
            /// All of them, by maker, oldest first.
            pub const ALL: &'static [Self] = &[$(Self::$id),+];

            /// What the maker calls it, with its width where there are two; not translated.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$id => $name),+ }
            }

            /// The PCIe link that carries as much.
            #[must_use]
            pub const fn link(self) -> LinkCapability {
                match self {
                    $(Self::$id => LinkCapability::new(Generation::$generation, LinkWidth::$width)),+
                }
            }

            /// How sure generation and width are.
            #[must_use]
            pub const fn confidence(self) -> Confidence {
                match self { $(Self::$id => Confidence::$confidence),+ }
            }

            /// Where they come from: publisher and title, untranslated.
            #[must_use]
            pub const fn source(self) -> &'static str {
                match self { $(Self::$id => $source),+ }
            }
        }
    };
}

uplinks! {
    /// Intel chipsets from ICH6 to the 5 series.
    Dmi1: "DMI 1.0", Gen1 X4, High,
        "guutaras-notebook.com: Intel 5 to 300 Series chipsets (ICH10R comparison)";
    /// Intel's 6 to 9 series, X79 and X99.
    Dmi2: "DMI 2.0", Gen2 X4, High,
        "Intel data sheet, excerpt on DMI 2.0 x4 (PCDVD); Tom's Hardware: XP941 and Z97, the same old bandwidth limitations";
    /// Intel's 100 to 500 series and X299.
    Dmi3: "DMI 3.0 x4", Gen3 X4, High,
        "Tom's Hardware: Intel 100-series HSIO explained (2015)";
    /// H570 and Z590 with a processor of the 11th generation; with one of the 10th it is x4.
    Dmi3X8: "DMI 3.0 x8", Gen3 X8, High,
        "gamezoom: ASUS ROG Maximus XIII Hero review, Z590 chipset; HardZone: LGA1200 chipsets for Rocket Lake";
    /// Intel's B and H610 chipsets from the 600 series on.
    Dmi4: "DMI 4.0 x4", Gen4 X4, High,
        "hardware-journal.de: H670, B660 and H610 specifications; ComputerBase: B760, H770 and Z790 compared (2023)";
    /// Intel's H670, H770 and Z chipsets from the 600 series on.
    Dmi4X8: "DMI 4.0 x8", Gen4 X8, High,
        "hardware-journal.de: H670, B660 and H610 specifications; ComputerBase: B760, H770 and Z790 compared (2023)";
    /// AMD's 800 and 900 series with AM3+.
    ALink3: "A-Link Express III", Gen2 X4, High,
        "ComputerBase: Bulldozer test, lanes of 990FX and SB950 (2011)";
    /// AMD's A series chipsets with FM2 and FM2+.
    Umi: "UMI", Gen2 X4, Medium,
        "Tom's Hardware: A85X FCH (Trinity)";
    /// AM4 but for X570, X570 with a Ryzen 2000 or an APU, and X399.
    Amd3: "PCIe 3.0 x4", Gen3 X4, High,
        "TechPowerUp forum 3608022: AM4 chipset and CPU lanes explained (2017); 3DNews: PCIe 4.0 drives with AMD and Intel (2020)";
    /// X570 with a Ryzen 3000 or 5000, and AM5.
    Amd4: "PCIe 4.0 x4", Gen4 X4, High,
        "3DNews: PCIe 4.0 drives with AMD and Intel (2020); TechPowerUp: Zen 4 and socket AM5 explained";
    /// TRX40.
    Amd4X8: "PCIe 4.0 x8", Gen4 X8, High,
        "Hardwareluxx: MSI Creator TRX40";
}
