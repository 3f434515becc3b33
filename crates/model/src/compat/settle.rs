//! Fourth and fifth question: at which width and which generation?

use super::reason::Reason;
use crate::device::Profile;
use crate::facts::devices::Behind;
use crate::link::{LinkCapability, LinkWidth};

/// What two ends of a PCIe connection settle on.
pub struct Settled {
    /// The link that runs.
    pub link: LinkCapability,
    /// What the device could have by itself.
    pub own: LinkCapability,
    /// What the port offers it.
    pub offered: LinkCapability,
}

/// Settles width and generation, each on its own, for every link the device can have, and takes the
/// one that carries most; at a tie the newer generation, whose speed is what the maker sells.
///
/// `lanes` is what is wired and passes shape and adapter. `None` when the device has no PCIe link.
pub fn settle(port: LinkCapability, device: &Profile, lanes: u32, reasons: &mut Vec<Reason>) -> Option<Settled> {
    let wired = widest(port.width.lanes().min(lanes));
    let offered = LinkCapability::new(port.generation, wired);
    if let (Behind::M2Sockets { has_switch: false, .. }, Some(card)) = (device.behind, device.links[0]) {
        // Up to its own, the card takes the port's generation: drives that are not named are no
        // reason to complain of it.
        let generation = port.generation.min(card.generation);
        let own = LinkCapability::new(generation, LinkWidth::X4);
        if wired < own.width {
            reasons.push(Reason::FewerLanes { port: wired, device: own.width });
        }
        return Some(Settled { link: LinkCapability::new(generation, wired), own, offered });
    }
    let mut best: Option<Settled> = None;
    for own in device.links.into_iter().flatten() {
        let link = LinkCapability::new(
            own.generation.min(port.generation),
            device.widths.largest_within(own.width.min(wired)),
        );
        let is_better = best.as_ref().is_none_or(|best| {
            let ratio = link.after_line_code().ratio_to(best.link.after_line_code());
            ratio > 1.000_001 || (ratio > 0.999_999 && link.generation > best.link.generation)
        });
        if is_better {
            best = Some(Settled { link, own, offered });
        }
    }
    let settled = best?;
    explain(port, wired, device, &settled, reasons);
    Some(settled)
}

fn explain(port: LinkCapability, wired: LinkWidth, device: &Profile, settled: &Settled, reasons: &mut Vec<Reason>) {
    let Settled { link, own, .. } = *settled;
    let most = device
        .links
        .into_iter()
        .flatten()
        .map(LinkCapability::after_line_code)
        .fold(link.after_line_code(), |most, rate| most.max(rate));
    // A device whose width depends on the generation has all it can get by another of its links.
    if device.links[1].is_some() && link.after_line_code().ratio_to(most) > 0.98 {
        return;
    }
    if wired < own.width {
        reasons.push(Reason::FewerLanes { port: wired, device: own.width });
    }
    let usable = own.width.min(wired);
    if link.width < usable {
        reasons.push(Reason::WidthOptional { wired: usable, settled: link.width });
    }
    if port.generation < own.generation {
        reasons.push(Reason::OlderGeneration { port: port.generation, device: own.generation });
    }
}

/// The widest link of at most that many lanes.
pub fn widest(lanes: u32) -> LinkWidth {
    LinkWidth::ALL.into_iter().rev().find(|width| width.lanes() <= lanes).unwrap_or(LinkWidth::X1)
}
