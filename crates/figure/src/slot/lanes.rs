//! Which lanes run, which are wired for nothing, and which are contacts alone.

use lanefit_model::facts::devices::Behind;
use lanefit_model::{Carrier, Family, Form, Profile, ScenarioReport};
use lanefit_text::{SlotLanes, SlotWire};

/// Lanes that each drive on a passive card is wired to.
pub(super) const LANES_PER_DRIVE: u32 = 4;

/// The lanes of one drawing, as sets with lane 0 in the lowest bit.
pub(super) struct Lanes {
    /// Those that the port has contacts for.
    pub places: u32,
    /// Those that are wired.
    pub wired: u32,
    /// Those that run, or without a device all that are wired.
    pub lit: u32,
    /// Those that the device has by itself.
    pub own: u32,
    /// What those that run are.
    pub wire: SlotWire,
    /// What those that do not run are.
    pub rest: SlotWire,
    /// Whether what runs has no place in the drawing.
    pub is_elsewhere: bool,
    has_device: bool,
}

/// The drives on a card that leaves them to the slot: those on it, and those that appear.
pub(super) struct Drives {
    pub count: u8,
    /// The first drive in the lowest bit.
    pub seen: u32,
}

impl Lanes {
    pub(super) fn of(report: &ScenarioReport, has_device: bool, drives: Option<&Drives>) -> Self {
        let port = &report.scenario.port;
        let form = port.form;
        let connection = &report.connection;
        let count = |carrier: Option<Carrier>| match carrier {
            Some(Carrier::Pcie(link)) => link.width.lanes(),
            Some(Carrier::Sata { ports, .. }) => ports.into(),
            Some(_) => 1,
            None => 0,
        };
        let carrier = connection.carrier.or(connection.port_carrier);
        let is_sata = port.link.is_none() && matches!(form, Form::Sata | Form::Msata | Form::SataExpress);
        let rest = match form.lanes() {
            _ if is_sata => SlotWire::Sata,
            0 => SlotWire::Other,
            _ => SlotWire::Lane,
        };
        let wire = match carrier {
            Some(Carrier::Pcie(_)) => SlotWire::Lane,
            Some(Carrier::Sata { .. }) => SlotWire::Sata,
            Some(_) => SlotWire::Other,
            None => rest,
        };
        let is_elsewhere = wire == SlotWire::Other && matches!(form.family(), Family::M2 | Family::Mini);
        let places = if matches!(carrier, Some(Carrier::Usb(_))) { 1 } else { first(places(form)) };
        let wired = match port.link {
            Some(link) => link.width.lanes(),
            None if is_elsewhere => 0,
            None if form == Form::SataExpress && port.sata.is_some() => 2,
            None => count(connection.port_carrier),
        };
        let wired = first(wired) & places;
        let lit = match (connection.carrier, drives) {
            (None, _) => 0,
            (Some(_), _) if !has_device => wired,
            (Some(_), _) if is_elsewhere => 0,
            (Some(_), Some(drives)) => {
                let width = count(connection.carrier);
                let lit = |drive: u32| {
                    if drives.seen >> drive & 1 == 1 { first(width) << (drive * LANES_PER_DRIVE) } else { 0 }
                };
                lit(0) | lit(1) | lit(2) | lit(3)
            }
            (carrier, None) => first(count(carrier) * u32::from(connection.links)),
        };
        let own = drives.map_or(count(connection.device_carrier), |drives| u32::from(drives.count) * LANES_PER_DRIVE);
        Self { places, wired, lit, own: first(own), wire, rest, is_elsewhere, has_device }
    }

    pub(super) const fn unused(&self) -> u32 {
        self.wired & !self.lit
    }

    /// The sets of lanes that do the same, each but the first maybe empty.
    pub(super) const fn sets(&self) -> [(SlotLanes, u32); 3] {
        let lit = if self.has_device { SlotLanes::Run } else { SlotLanes::Wired };
        [(lit, self.lit), (SlotLanes::Unused, self.unused()), (SlotLanes::NotWired, self.places & !self.wired)]
    }
}

/// The lowest bits.
pub(super) const fn first(count: u32) -> u32 {
    if count >= 32 { u32::MAX } else { (1 << count) - 1 }
}

/// How many lanes a form has contacts for.
pub(super) fn places(form: Form) -> u32 {
    if form == Form::Sas { 2 } else { form.lanes().max(1) }
}

/// The drives on a card without a switch; `None` for any other device.
///
/// A part of a split slot is one link, which trains with what sits on its first lane.
pub(super) fn drives(report: &ScenarioReport, profile: &Profile) -> Option<Drives> {
    let Behind::M2Sockets { has_switch: false, .. } = profile.behind else { return None };
    let port = &report.scenario.port;
    let wired = port.link.map_or(0, |link| link.width.lanes());
    let count = report.scenario.count_of(profile);
    let parts = port.split.parts();
    let mut seen = u32::from(count > 0 && report.connection.carrier.is_some());
    let mut start = 0;
    for part in parts {
        let drive = start / LANES_PER_DRIVE;
        if start % LANES_PER_DRIVE == 0 && start < wired && drive < count.into() {
            seen |= (seen & 1) << drive;
        }
        start += part;
    }
    Some(Drives { count, seen })
}
