//! Passive adapters: how a device comes into a port of another family.

use crate::form::{Family, Form};

/// An adapter that changes the connector and nothing else, but for the two kinds of enclosure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adapter {
    /// A card with a x4 edge that carries an M.2 module.
    M2Card,
    /// A card with a x4 edge that carries a U.2, U.3 or EDSFF drive.
    DriveCard,
    /// An M.2 module with a plug and a cable for a U.2, U.3 or EDSFF drive, which needs 12 V besides.
    M2ToDrive,
    /// A frame of 2.5 inch with an M.2 module in it for a U.2 or U.3 bay.
    M2InBay,
    /// A shell of 2.5 inch that gives an M.2 or mSATA module a SATA plug.
    SataShell,
    /// An M.2 module with a card slot, or a cable to one; the card needs power of its own.
    M2Riser,
    /// A card or M.2 module with an `OCuLink` plug.
    OculinkOutlet,
    /// A dock for a card or module behind `OCuLink`, with a power supply of its own.
    OculinkDock,
    /// A card with a x1 edge that carries a radio module.
    RadioCard,
    /// A mini PCIe card with a card slot.
    MiniRiser,
    /// A Thunderbolt or USB4 enclosure.
    TunnelEnclosure,
    /// A USB enclosure, whose bridge turns the drive into USB storage.
    UsbEnclosure,
}

/// What joins a device of one family to a port of another, and the lanes that pass.
#[must_use]
pub fn adapter(device: Form, port: Form) -> Option<(Adapter, u32)> {
    use Family::{Card, Drive, Edsff, M2, Mini, Oculink, UsbC};
    let is_ssd_module = matches!(device, Form::M2M | Form::M2Bm);
    let is_nvme_bay = matches!(device, Form::U2 | Form::U3 | Form::E1s);
    let tunnel_or_usb = || if port.is_tunnel() { (Adapter::TunnelEnclosure, 4) } else { (Adapter::UsbEnclosure, 4) };
    match (device.family(), port.family()) {
        (M2, Card) if is_ssd_module => Some((Adapter::M2Card, 4)),
        (M2, Card) if matches!(device, Form::M2Ae | Form::M2E | Form::M2A) => Some((Adapter::RadioCard, 1)),
        (Drive | Edsff, Card) if is_nvme_bay => Some((Adapter::DriveCard, 4)),
        (Drive | Edsff, M2) if is_nvme_bay && port == Form::M2M => Some((Adapter::M2ToDrive, 4)),
        (M2, Drive) if is_ssd_module && matches!(port, Form::U2 | Form::U3) => Some((Adapter::M2InBay, 4)),
        (M2, Drive) if is_ssd_module && matches!(port, Form::Sata | Form::SataExpress | Form::Sas) => {
            Some((Adapter::SataShell, 0))
        }
        (Mini, Drive) if device == Form::Msata => Some((Adapter::SataShell, 0)),
        (Card, M2) if port == Form::M2M => Some((Adapter::M2Riser, 4)),
        (Card, M2) if matches!(port, Form::M2B | Form::M2E | Form::M2A) => Some((Adapter::M2Riser, 1)),
        (Card, Mini) if port == Form::MiniPcie => Some((Adapter::MiniRiser, 1)),
        (Oculink, Card) => Some((Adapter::OculinkOutlet, 4)),
        (Oculink, M2) if port == Form::M2M => Some((Adapter::OculinkOutlet, 4)),
        (Card, Oculink) => Some((Adapter::OculinkDock, 4)),
        (M2, Oculink) if is_ssd_module => Some((Adapter::OculinkDock, 4)),
        (Card, UsbC) if port.is_tunnel() => Some((Adapter::TunnelEnclosure, 4)),
        (M2, UsbC) if is_ssd_module => Some(tunnel_or_usb()),
        (Drive, UsbC) if device == Form::Sata || is_nvme_bay => Some(tunnel_or_usb()),
        (Mini, UsbC) if device == Form::Msata => Some((Adapter::UsbEnclosure, 0)),
        _ => None,
    }
}

/// The lanes of the card edge that an adapter plugs into a card slot with.
#[must_use]
pub const fn edge_of(adapter: Adapter) -> u32 {
    match adapter {
        Adapter::RadioCard => 1,
        _ => 4,
    }
}
