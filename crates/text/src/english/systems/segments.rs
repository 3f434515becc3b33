//! What the parts of a way are called.

use lanefit_model::ScenarioReport;
use lanefit_model::facts::boards::Place as Hangs;
use lanefit_model::facts::platforms::Upstream;
use lanefit_model::path::{Place, Segment};
use lanefit_model::system::{LaneKind, Route, System};

use crate::english::{forms, interfaces};

pub const fn lane_kind(kind: LaneKind, has_north_bridge: bool) -> &'static str {
    match kind {
        LaneKind::Slots if has_north_bridge => "North bridge lanes for slots",
        LaneKind::Slots => "CPU lanes for slots",
        LaneKind::Drives => "CPU lanes for drives",
        LaneKind::Chipset => "Chipset lanes",
        LaneKind::Sata => "Chipset SATA ports",
    }
}

pub fn end(system: System) -> &'static str {
    match system.platform().chipset.north_bridge {
        Some(_) => "North bridge",
        None => "CPU",
    }
}

/// A segment's name and link: `Uplink, DMI 3.0 x4`.
pub fn segment_name(row: &ScenarioReport, route: &Route, segment: &Segment) -> String {
    let link = match *segment {
        Segment::Uplink(link) => route.system.platform().uplink_name().unwrap_or_else(|| interfaces::link(link)),
        Segment::Slot(carrier) => interfaces::carriers(carrier, row.connection.links),
        Segment::DeviceLink(carrier) => interfaces::carrier(carrier),
        Segment::ChipsetLink(link) | Segment::Switch(link) => interfaces::link(link),
        Segment::Controller(_) | Segment::Cpu(_) => return String::from(noun(segment.place(), route)),
    };
    let name = match segment.place() {
        Place::Slot => port_name(row),
        place => noun(place, route).to_owned(),
    };
    fill!("#, #", name, link)
}

/// A kind of segment by its name.
fn noun(place: Place, route: &Route) -> &'static str {
    let has_controller = || route.stops.iter().any(|stop| stop.segment.place() == Place::Controller);
    match (place, route.place) {
        (Place::ChipsetLink, Hangs::Controller { .. }) if has_controller() => "Its link",
        (Place::ChipsetLink | Place::Controller, Hangs::Controller { name, .. }) => name,
        (Place::ChipsetLink, _) => "Second chip",
        (Place::DeviceLink, _) => "Drive",
        (Place::Controller, _) => "Controller",
        (Place::Switch, _) => "Switch",
        (Place::Slot, _) => "Port",
        (Place::Uplink, _) => "Uplink",
        (Place::Cpu, _) => "Tile of the CPU",
    }
}

/// Whether a segment is called by the name of a product.
pub fn is_product(place: Place, route: &Route) -> bool {
    matches!(route.place, Hangs::Controller { name, .. } if noun(place, route) == name)
}

/// A port by its own name, else by its shape.
pub fn port_name(row: &ScenarioReport) -> String {
    super::port(row.scenario.attachment).unwrap_or_else(|| forms::port(row.scenario.port.form).to_owned())
}

/// A segment as the subject of a sentence, with its link between commas: `The uplink, DMI 3.0 x4,`.
pub fn subject(row: &ScenarioReport, route: &Route, segment: &Segment) -> String {
    let what = the_segment(row, route, segment.place());
    match link(row, route, segment) {
        Some(link) => fill!("#, #,", what, link),
        None => what,
    }
}

/// What a segment that is a link runs as.
pub fn link(row: &ScenarioReport, route: &Route, segment: &Segment) -> Option<String> {
    let is_link = !matches!(segment.place(), Place::Cpu | Place::Controller);
    let name = segment_name(row, route, segment);
    is_link.then(|| name.split_once(", ").map_or("", |(_, link)| link).to_owned())
}

/// A segment as the start of a sentence.
pub fn the_segment(row: &ScenarioReport, route: &Route, place: Place) -> String {
    match (place, route.place) {
        (Place::ChipsetLink, Hangs::Controller { name, .. }) => fill!("The link of the #", name),
        (Place::ChipsetLink, _) => String::from("The link of the second chip"),
        (Place::Slot, _) => fill!("The link of this #", forms::port_kind(row.scenario.port.form)),
        (Place::Uplink, _) => String::from("The uplink"),
        (Place::Cpu, _) => String::from("The tile of the processor that this port hangs on"),
        (Place::DeviceLink, _) => String::from("The drive's own link"),
        (Place::Controller, Hangs::Controller { name, .. }) => fill!("The #", name),
        (Place::Controller, _) => String::from("The controller"),
        (Place::Switch, _) => String::from("The link of the switch"),
    }
}

/// The end of a path inside a sentence.
pub fn end_noun(system: System) -> &'static str {
    match system.platform().chipset.north_bridge {
        Some(_) => "north bridge",
        None => "processor",
    }
}

/// Whether a chipset lies in between whose link is not on record.
pub fn is_uplink_unknown(route: &Route) -> bool {
    let is_behind = matches!(route.place, Hangs::Chipset | Hangs::SecondChip | Hangs::Controller { .. });
    is_behind && matches!(route.system.platform().uplink(), Upstream::Package | Upstream::NotKnown)
}
