//! What each adapter is, and what it needs.

use lanefit_model::Adapter;

pub const fn adapter(adapter: Adapter) -> &'static str {
    match adapter {
        Adapter::M2Card => "It needs a card with an x4 edge that carries M.2 modules; such a card is passive.",
        Adapter::DriveCard => "It needs a card with an x4 edge for such drives; the slot's 12 V feeds the drive.",
        Adapter::M2ToDrive => {
            "It needs an M.2 module with a plug and a short cable for such drives. M.2 gives 3.3 V alone, so the drive \
             takes 12 V from a plug of the power supply."
        }
        Adapter::M2InBay => "It needs a 2.5 inch carrier for M.2 modules, which makes 3.3 V from the bay's 12 V.",
        Adapter::SataShell => {
            "It needs a 2.5 inch shell with a SATA plug. The shell is passive: SATA modules run in it, NVMe modules do not."
        }
        Adapter::M2Riser => {
            "It needs a riser from M.2 to a card slot. M.2 gives 3.3 V alone, so riser and card take power of their own."
        }
        Adapter::OculinkOutlet => "It needs an OCuLink outlet, on a card or an M.2 module.",
        Adapter::OculinkDock => {
            "It needs an OCuLink dock with a power supply of its own. OCuLink is not hot-plugged: power the dock first."
        }
        Adapter::RadioCard => "It needs a card with an x1 edge that carries radio modules.",
        Adapter::MiniRiser => "It needs a riser from mini PCIe to a card slot, and the card takes power of its own.",
        Adapter::TunnelEnclosure => "It needs a Thunderbolt or USB4 enclosure.",
        Adapter::UsbEnclosure => {
            "It needs a USB enclosure whose bridge speaks the drive's protocol: NVMe and SATA bridges differ."
        }
    }
}
