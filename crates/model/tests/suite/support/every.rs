//! Every port and every device, as far as one of each kind of wiring goes.

use lanefit_model::facts::devices::CATALOGUE;
use lanefit_model::{
    Device, Form, Generation, Interface, LegacyBus, LinkCapability, LinkWidth, SataGeneration, Wire, Wires, Word,
};

/// Every PCIe link.
pub fn links() -> impl Iterator<Item = LinkCapability> {
    Generation::ALL
        .into_iter()
        .flat_map(|generation| LinkWidth::ALL.map(|width| LinkCapability::new(generation, width)))
}

/// A form with each link it carries or none, each SATA rate or none, each bus or none, and each
/// other protocol or none; only what a query can say.
pub fn wirings(form: Form) -> Vec<Interface> {
    let or_none = |found: &mut dyn Iterator<Item = Interface>, base: Interface| -> Vec<Interface> {
        std::iter::once(base).chain(found).collect()
    };
    let bare = Interface::unwired(form);
    let mut links = links().filter(|link| Interface::carries(form, *link)).map(|link| bare.with_link(link));
    let mut all = or_none(&mut links, bare);
    if form.can_sata() {
        let with_rate = |base: Interface| {
            or_none(&mut SataGeneration::ALL.into_iter().map(|rate| Interface { sata: Some(rate), ..base }), base)
        };
        all = all.into_iter().flat_map(with_rate).collect();
    }
    let with_wire = |base: Interface| {
        let fitting = Wire::VALUES.iter().filter(|wire| wire.fits(form));
        or_none(&mut fitting.map(|wire| Interface { wires: Wires::NONE.with(*wire), ..base }), base)
    };
    all = all.into_iter().flat_map(with_wire).collect();
    let buses = LegacyBus::PCI.into_iter().chain(LegacyBus::PCI_X).map(Interface::bus);
    all.extend(buses.filter(|bus| bus.form == form));
    all.retain(Interface::is_sayable);
    all
}

/// Every port.
pub fn ports() -> Vec<Interface> {
    Form::ports().flat_map(wirings).collect()
}

/// Every device that is described by what it needs.
pub fn described_devices() -> Vec<Device> {
    Form::devices().flat_map(wirings).map(Device::Generic).filter(Device::is_sayable).collect()
}

/// Every device of the catalogue.
pub fn listed_devices() -> Vec<Device> {
    CATALOGUE.iter().flat_map(|(_, rows)| rows.iter()).map(Device::Listed).collect()
}

/// Whether a device speaks one protocol, as all but radio cards do.
pub fn speaks_one_protocol(device: &Device) -> bool {
    let profile = device.profile();
    let kinds = usize::from(profile.links[0].is_some()) + usize::from(profile.sata.is_some());
    kinds + profile.wires.iter().count() + usize::from(profile.bus.is_some()) == 1
}
