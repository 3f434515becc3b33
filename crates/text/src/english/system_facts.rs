//! What is recorded of boards, chipsets and processors, for the page of facts.

use lanefit_model::facts::boards::{BoardRow, Place, PortRow};
use lanefit_model::facts::platforms::{Caveat, ChipsetRow, CpuRow, Lanes, SataPorts};
use lanefit_model::{SplitSet, Word};

use super::interfaces;
use super::phrase::{self, digits};

/// `16 lanes of PCIe 4.0 for slots, also x8x8 · for drives 4.0 x4 · uplink 3.0 x8`.
pub fn cpu(row: &CpuRow) -> String {
    let mut parts = Vec::new();
    if let Some(slots) = row.slots {
        parts.push(fill!("# for slots", lanes(slots)));
    }
    parts.extend(splits(row.splits));
    if !row.drive_links.is_empty() {
        let links: Vec<String> = row.drive_links.iter().map(|link| interfaces::short_link(*link)).collect();
        parts.push(fill!("for drives #", phrase::list(&links, " and ")));
    }
    parts.extend(row.uplink.map(|link| fill!("to the chipset #", interfaces::short_link(link))));
    parts.extend(
        row.unofficial.map(|generation| fill!("slots reach PCIe # without their maker's promise", generation.name())),
    );
    if row.is_first_drive_link_remote {
        parts.push("the first link for drives comes from a tile of its own".to_owned());
    }
    parts.join(" · ")
}

/// `to the processor 4.0 x8 · 20 lanes of PCIe 4.0 and 8 of 3.0 · 8 SATA ports`.
pub fn chipset(row: &ChipsetRow) -> String {
    let mut parts: Vec<String> = Vec::new();
    let cpus: Vec<&str> = row.cpus.iter().map(|cpu| cpu.row().name).collect();
    if !row.lanes.is_empty() {
        let own: Vec<String> = row.lanes.iter().map(|known| lanes(*known)).collect();
        parts.push(phrase::list(&own, " and "));
    }
    parts.extend(row.north_bridge.map(|known| fill!("north bridge with # for slots", lanes(known))));
    parts.extend(row.sata.map(sata));
    parts.extend(row.chain.map(|link| fill!("two chips, joined by #", interfaces::short_link(link))));
    if row.is_tied_to_uplink {
        parts.push("its lanes are no faster than its uplink".to_owned());
    }
    parts.push(fill!("with #", phrase::list(&cpus, " or ")));
    let asked: Vec<&str> = row.caveats.iter().map(|asked| caveat(*asked)).collect();
    if !asked.is_empty() {
        parts.push(fill!("differs by board: #", phrase::list(&asked, ", ")));
    }
    parts.join(" · ")
}

/// Every port with what it offers and where it hangs.
pub fn board(row: &BoardRow) -> String {
    let ports: Vec<String> = row.ports.iter().map(port).collect();
    fill!("#: #", row.chipset.to_ascii_uppercase(), ports.join("; "))
}

fn port(row: &PortRow) -> String {
    let count = if row.count > 1 { fill!(" (#)", digits(row.count.into())) } else { String::new() };
    let place = match row.place {
        Place::Slots { .. } => "processor, lanes for slots",
        Place::DriveLink(_) => "processor, lanes for drives",
        Place::Chipset => "chipset",
        Place::SecondChip => "second chip",
        Place::Controller { name, .. } => name,
    };
    let assumed = if row.is_assumed { ", assumed" } else { "" };
    fill!("## # on ##", row.id.to_ascii_uppercase(), count, interfaces::wiring(&row.port), place, assumed)
}

fn lanes(lanes: Lanes) -> String {
    let one = if lanes.count == 1 { "lane" } else { "lanes" };
    fill!("# # of PCIe #", digits(lanes.count.into()), one, lanes.generation.name())
}

fn sata(ports: SataPorts) -> String {
    let fast = match (ports.at_6g, ports.total) {
        (0, _) => " at 3\u{a0}Gb/s".to_owned(),
        (fast, total) if fast < total => fill!(", # of them at 6\u{a0}Gb/s", digits(fast.into())),
        _ => String::new(),
    };
    let cost = match ports.cost_lanes {
        0 => String::new(),
        cost => fill!(", # of them in place of a lane each", digits(cost.into())),
    };
    fill!("# SATA ports##", digits(ports.total.into()), fast, cost)
}

fn splits(splits: SplitSet) -> Option<String> {
    let known: Vec<&str> = splits.of_slot().map(Word::word).collect();
    (!known.is_empty()).then(|| fill!("a slot divides as #", phrase::list(&known, " or ")))
}

const fn caveat(caveat: Caveat) -> &'static str {
    match caveat {
        Caveat::Generation => "the generation of the processor's ports",
        Caveat::Splits => "how its lanes may be divided",
        Caveat::Processors => "which processors its firmware starts",
        Caveat::Uplink => "the generation of the uplink",
        Caveat::Usb4 => "a USB4 controller may take the second link for drives",
        Caveat::DataOnly => "drives are for data alone",
    }
}
