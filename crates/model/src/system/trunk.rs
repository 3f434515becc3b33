//! What the paths of one system have in common.

use super::offer::Offer;
use super::{System, Term};
use crate::comparison::Attachment;
use crate::compat::Carrier;
use crate::facts::boards::Place;
use crate::facts::platforms::Upstream;
use crate::link::LinkCapability;
use crate::path::{Measured, Segment, Spot, Topology};

/// The links that paths on one system have in common, each hung when it is first needed.
#[derive(Default)]
pub struct Trunk<'a> {
    /// All links, those of connectors among them.
    pub topology: Topology,
    without: &'a [Term],
    uplink: Option<Spot>,
    second_chip: Option<Spot>,
    tile: Option<Spot>,
    chipset_sata: Option<Spot>,
    controllers: Vec<Controller>,
}

impl<'a> Trunk<'a> {
    /// Without any links yet, and without these measured terms.
    pub fn new(without: &'a [Term]) -> Self {
        Self { without, ..Self::default() }
    }

    /// Hangs a segment below another, or at the processor; `None` when there is no room for it.
    pub fn hang(&mut self, segment: Segment, above: Option<Spot>) -> Option<Spot> {
        self.topology.hang(segment, above).ok()
    }

    fn uplink(&mut self, system: System) -> Option<Spot> {
        let Upstream::Link(link) = system.platform().uplink() else { return None };
        if self.uplink.is_none() {
            self.uplink = self.hang(Segment::Uplink(link), None);
        }
        self.uplink
    }

    /// What a port hangs below; `None` at the processor.
    pub fn above(&mut self, offer: &Offer, carrier: Carrier, system: System) -> Option<Spot> {
        let is_sata = matches!(carrier, Carrier::Sata { .. });
        match offer.place {
            Place::DriveLink(0)
                if system.platform().cpu_row().is_first_drive_link_remote && !self.without.contains(&Term::IoTile) =>
            {
                if self.tile.is_none() {
                    self.tile = self.hang(Segment::Cpu(IO_TILE), None);
                }
                self.tile
            }
            // A north bridge in between is reached by no PCIe, and no rate of it is recorded.
            Place::Slots { .. } | Place::DriveLink(_) => None,
            Place::Chipset if is_sata => self.chipset_sata(system),
            Place::Chipset => self.uplink(system),
            Place::SecondChip => {
                let uplink = self.uplink(system);
                if let (None, Some(chain)) = (self.second_chip, system.platform().chipset.chain) {
                    self.second_chip = self.hang(Segment::ChipsetLink(chain), uplink);
                }
                self.second_chip.or(uplink)
            }
            // Of a socket behind a SATA controller, only SATA is; what a board says of its own is not doubted.
            Place::Controller { .. } if !is_sata && !offer.is_board_port => self.uplink(system),
            Place::Controller { name, link } => self.controller(system, name, link, is_sata),
        }
    }

    /// The SATA controller of a chipset: one port of it beside the others, which holds nothing back.
    fn chipset_sata(&mut self, system: System) -> Option<Spot> {
        let uplink = self.uplink(system);
        if self.chipset_sata.is_none() {
            self.chipset_sata = self.hang(NOTHING_MEASURED, uplink);
        }
        self.chipset_sata
    }

    /// A controller that is soldered to the chipset.
    fn controller(&mut self, system: System, name: &'static str, link: LinkCapability, is_sata: bool) -> Option<Spot> {
        let known = self.controllers.iter().find(|controller| controller.name == name).copied();
        let found = known.unwrap_or_else(|| {
            let uplink = self.uplink(system);
            let link = self.hang(Segment::ChipsetLink(link), uplink);
            let is_measured = is_asm106x(name) && !self.without.contains(&Term::Asm106x);
            let sata = if is_measured { self.hang(Segment::Controller(ASM106_MEASURED), link) } else { link };
            let found = Controller { name, link, sata };
            self.controllers.push(found);
            found
        });
        if is_sata { found.sata } else { found.link }
    }
}

/// A controller, its link, and what its SATA ports hang below.
#[derive(Clone, Copy)]
struct Controller {
    name: &'static str,
    link: Option<Spot>,
    sata: Option<Spot>,
}

/// A controller that is not known to hold anything back.
pub const NOTHING_MEASURED: Segment = Segment::Controller(Measured { to_host: None, to_device: None });

/// Whether a controller is of the family of which one was measured.
pub fn is_asm106x(name: &str) -> bool {
    name.starts_with("ASMedia ASM106")
}

const ASM106_MEASURED: Measured =
    Measured { to_host: Some(Attachment::ASM1061_MB_S), to_device: Some(Attachment::ASM1061_MB_S) };

/// What the first drive link of a Core Ultra 200 was measured to let through when drives are read; written
/// to, they lost nothing (Tweakers, 2025; 9100 PRO 2 TB).
const IO_TILE: Measured = Measured { to_host: Some(12_400), to_device: None };
