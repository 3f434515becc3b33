//! The last rung: every term, and the one that won.

use lanefit_model::facts::devices::{Behind, Rating};
use lanefit_model::{
    Carrier, FrameGap, Ladder, LimitedBy, Reason, Rung, ScenarioReport, Throughput, Traffic, Tunnel, usb_cap,
};

use super::exact;
use crate::Explanation;
use crate::english::{devices, systems};

pub fn step(report: &ScenarioReport, ladder: &Ladder, traffic: &Traffic) -> Option<Explanation> {
    let (delivered, limit) = (ladder.delivered?, report.limited_by?);
    let terms = terms(report, ladder, traffic);
    if let LimitedBy::Path(_) = limit
        && let Some(step) = systems::explained(report, &terms)
    {
        return Some(step);
    }
    let formula = match terms.as_slice() {
        [(name, _)] => fill!("# = #", *name, exact(delivered)),
        several => {
            let mut text = String::from("least of: ");
            for (at, (name, rate)) in several.iter().enumerate() {
                text.push_str(if at == 0 { "" } else { ", " });
                text.push_str(&fill!("# #", *name, exact(*rate)));
            }
            fill!("# = #", text, exact(delivered))
        }
    };
    Some(Explanation {
        rung: Rung::Delivered,
        meaning: "What this pairing delivers: the least of all that applies.".to_owned(),
        formula,
        remark: winner(limit),
    })
}

/// Every term with its name, the link first.
fn terms(report: &ScenarioReport, ladder: &Ladder, traffic: &Traffic) -> Vec<(&'static str, Throughput)> {
    let mut terms = Vec::new();
    terms.extend(ladder.typical.map(|band| ("typical", band.value)));
    if let Some(Carrier::Usb(wire)) = report.carrier() {
        terms.push(("the bridge", usb_cap(wire)));
    }
    let Some(device) = report.scenario.device.map(|device| device.profile()) else { return terms };
    if let Some(rated) = devices::rated(device.rating, traffic.direction) {
        let is_drive = matches!(device.rating, Rating::Drive { .. });
        terms.push((if is_drive { "the maker's rating" } else { "what its ports need" }, rated));
    }
    let drives = report.scenario.count_of(&device);
    if let Behind::SataPorts { rate, .. } = device.behind
        && drives > 0
    {
        let one = rate.payload_throughput(traffic.block, FrameGap::TYPICAL);
        terms.push(("all the drives behind it", one.scaled(f64::from(drives))));
    }
    for reason in &report.connection.reasons {
        match *reason {
            Reason::ControllerCap { mb_s } => terms.push(("the controller", devices::megabytes(mb_s))),
            Reason::EnclosureCap(tunnel) => terms.push(("the tunnel", tunnel.cap())),
            _ => {}
        }
    }
    if let (Some(case), Some(_)) = (Tunnel::of(device.form), Tunnel::of(report.scenario.port.form)) {
        terms.push(("the enclosure", case.cap()));
    }
    terms
}

fn winner(limit: LimitedBy) -> String {
    let fixed = match limit {
        LimitedBy::Link => "The link itself decides.",
        LimitedBy::PortLink => "The host's end of the link decides; the device could use more.",
        LimitedBy::DeviceLink => "The device's end of the link decides; the port could do more.",
        LimitedBy::BothEnds => "Both ends decide: one has fewer lanes, the other an older generation.",
        LimitedBy::DeviceRating => "The device decides: it moves or needs no more than that.",
        LimitedBy::Drives => "The drives behind it decide: together they move no more.",
        LimitedBy::Controller => "The controller between port and host decides.",
        LimitedBy::Enclosure => "The enclosure decides: its tunnel or bridge lets no more through.",
        LimitedBy::Path(held) => return systems::winner(*held),
    };
    fixed.to_owned()
}
