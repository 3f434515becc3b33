//! What a port offers on its system when nothing else is plugged in.

use super::{Cause, Site, SitePlace, System};
use crate::comparison::{Attachment, Scenario};
use crate::facts::boards::Place;
use crate::facts::platforms::{Platform, Upstream};
use crate::form::Family;
use crate::generation::Generation;
use crate::interface::Interface;
use crate::link::{LinkCapability, LinkWidth};
use crate::rules::PortName;
use crate::sata::SataGeneration;
use crate::wire::Split;

/// A port as its system offers it.
#[derive(Clone, Copy)]
pub struct Offer {
    /// The system it hangs on; `None` where none is named.
    pub system: Option<System>,
    /// Where it hangs there.
    pub place: Place,
    /// Its name, if it has one.
    pub name: Option<PortName>,
    /// Whether the board says where it hangs.
    pub is_board_port: bool,
    /// What it offers.
    pub port: Interface,
    /// Why that is less than what was written.
    pub cause: Option<Cause>,
}

/// What a scenario's port offers by itself.
pub fn offer(scenario: &Scenario, own: Option<System>) -> Offer {
    let mut offer = Offer {
        system: None,
        place: Place::Chipset,
        name: None,
        is_board_port: false,
        port: scenario.port,
        cause: None,
    };
    let site = match scenario.attachment {
        Some(Attachment::Site(site)) => Some(site.into_inner()),
        _ => None,
    };
    let Some(system) = site.and_then(|site| site.system).or(own) else { return offer };
    offer.name = site.and_then(|site| site.name());
    let platform = system.platform();
    match (scenario.attachment, site.map(|site| site.place)) {
        (None, _) => return offer,
        (_, Some(SitePlace::Port(_))) => return site.map_or(offer, |site| of_board(offer, site, system, own)),
        (Some(Attachment::Cpu), _) | (_, Some(SitePlace::Cpu(_))) => on_processor(&mut offer, platform),
        (Some(Attachment::Asm1061), _) => offer.place = ASM1061,
        _ => on_chipset(&mut offer, platform),
    }
    if scenario.refused_split(own).is_some() {
        offer.port.split = Split::Whole;
        offer.cause = Some(Cause::NoSuchSplit);
    }
    offer.system = Some(system);
    offer
}

/// The controller has one lane of PCIe 2.0 (ASMedia, product page of the ASM1061).
const ASM1061: Place =
    Place::Controller { name: "ASMedia ASM1061", link: LinkCapability::new(Generation::Gen2, LinkWidth::X1) };

fn of_board(mut offer: Offer, site: Site, system: System, own: Option<System>) -> Offer {
    let Some((machine, row)) = site.board_port(own) else { return offer };
    offer.system = Some(system);
    offer.is_board_port = true;
    let (place, _) = machine.place(row);
    offer.place = place;
    let offered = machine.port(row);
    let is_as_recorded = offer.port == offered;
    // What the reader has changed is the reader's word against the table's, and processor and chipset are as
    // they are.
    if !is_as_recorded {
        offer.cap_at_place(system.platform());
        return offer;
    }
    offer.cause = match (row.port.link, offered.link, place) {
        (Some(_), None, Place::Slots { .. }) => Some(Cause::NoSlotLanes),
        (Some(_), None, Place::DriveLink(_)) if offered.sata.is_none() => Some(Cause::NoDriveLink),
        (Some(best), Some(now), _) if now.width < best.width => Some(Cause::FewerLanes(now.width)),
        (Some(best), Some(now), _) if now.generation < best.generation => Some(Cause::OlderGeneration(now.generation)),
        _ => None,
    };
    offer
}

/// Lanes of the controllers that something hangs on, each controller once.
pub fn controller_lanes(system: System, offers: &[Offer], is_used: impl Fn(usize) -> bool) -> u8 {
    let mut seen: Vec<&str> = Vec::new();
    let mut sum = 0_u8;
    for (_, offer) in offers.iter().enumerate().filter(|(at, offer)| offer.system == Some(system) && is_used(*at)) {
        if let Place::Controller { name, link } = offer.place
            && !seen.contains(&name)
        {
            seen.push(name);
            sum = sum.saturating_add(u8::try_from(link.width.lanes()).unwrap_or(u8::MAX));
        }
    }
    sum
}

/// Whether a port without a board takes its lanes from those for slots.
fn is_on_slot_lanes(port: &Interface, platform: Platform) -> bool {
    // Workstation processors without links for drives feed M.2 sockets from the lanes for slots, too.
    let cpu = platform.cpu_row();
    let has_own = |link: LinkCapability| cpu.drive_links.first().is_some_and(|own| own.width >= link.width);
    matches!(port.form.family(), Family::Card | Family::Bare)
        || (cpu.is_divided_freely && port.link.is_some_and(|link| !has_own(link)))
        || (cpu.drive_links.is_empty() && cpu.slots.is_some_and(|lanes| lanes.count > 16))
}

fn on_processor(offer: &mut Offer, platform: Platform) {
    if is_on_slot_lanes(&offer.port, platform) {
        offer.place = Place::Slots { from: 0 };
    } else {
        offer.place = Place::DriveLink(0);
    }
    // A socket with both has its SATA from the chipset.
    if platform.is_intel() && offer.port.link.is_none() && offer.port.sata.is_some() {
        offer.kill(Cause::NoSata);
        return;
    }
    offer.cap_at_place(platform);
}

fn on_chipset(offer: &mut Offer, platform: Platform) {
    offer.place = Place::Chipset;
    let has_sata = platform.chipset.sata.is_some_and(|ports| ports.total > 0) && offer.port.sata.is_some();
    if platform.chipset.uplink == Upstream::OneChip && (offer.port.link.is_some() || !has_sata) {
        let sata = offer.port.sata.filter(|_| has_sata);
        offer.kill(Cause::NoChipset);
        offer.port.sata = sata;
        return;
    }
    offer.cap_at_place(platform);
    let is_slow = platform.chipset.sata.is_some_and(|ports| ports.total > 0 && ports.at_6g == 0);
    if is_slow && offer.port.sata == Some(SataGeneration::Gen3) {
        offer.port.sata = Some(SataGeneration::Gen2);
        offer.cause = Some(Cause::OlderSata);
    }
}

impl Offer {
    /// Whether the port belongs to a USB4 controller that takes a link for drives, with or without a device.
    pub fn is_soldered_usb4(&self) -> bool {
        let has_own = |system: System| system.platform().has_usb4_on_drive_link();
        self.port.form.is_tunnel() && matches!(self.place, Place::DriveLink(_)) && self.system.is_some_and(has_own)
    }

    /// Takes the PCIe away, and with it everything where nothing else is wired.
    pub fn kill(&mut self, cause: Cause) {
        if self.port.link.is_some() || !matches!(cause, Cause::NoSlotLanes | Cause::NoDriveLink | Cause::NoLanesLeft) {
            let Interface { length, host, .. } = self.port;
            self.port = Interface { length, host, ..Interface::unwired(self.port.form) };
            self.cause = Some(cause);
        }
    }

    /// Leaves what processor and chipset can give a port there.
    fn cap_at_place(&mut self, platform: Platform) {
        match self.place {
            Place::Slots { from } => match platform.slot_lanes() {
                None => self.kill(Cause::NoSlotLanes),
                Some(lanes) => {
                    self.cap_generation(lanes.generation);
                    self.cap_width(platform.widest_slot().min(lanes.count.saturating_sub(from)), Cause::FewerLanes);
                }
            },
            Place::DriveLink(number) => self.take_drive_link(platform, number, Cause::NoDriveLink),
            Place::Chipset | Place::SecondChip => {
                if let Some(newest) = platform.chipset_generation() {
                    self.cap_generation(newest);
                    self.cap_width(platform.widest_chipset_port(), Cause::NarrowPorts);
                    self.cap_width(platform.chipset_lanes(), Cause::FewerLanes);
                }
            }
            Place::Controller { link, .. } => {
                self.cap_generation(link.generation);
                self.cap_width(u8::try_from(link.width.lanes()).unwrap_or(u8::MAX), Cause::FewerLanes);
            }
        }
    }

    fn cap_generation(&mut self, newest: Generation) {
        if let Some(link) = self.port.link.filter(|link| link.generation > newest) {
            self.port.link = Some(LinkCapability { generation: newest, ..link });
            self.cause = Some(Cause::OlderGeneration(newest));
        }
    }

    /// Leaves so many lanes.
    pub fn cap_width(&mut self, lanes: u8, cause: impl FnOnce(LinkWidth) -> Cause) {
        let Some(link) = self.port.link.filter(|link| link.width.lanes() > u32::from(lanes)) else { return };
        let widest =
            LinkWidth::ALL.into_iter().rev().find(|width| width.is_built() && width.lanes() <= u32::from(lanes));
        match widest {
            Some(width) => {
                self.port.link = Some(LinkCapability { width, ..link });
                self.cause = Some(cause(width));
            }
            None => self.kill(cause(LinkWidth::X1)),
        }
    }

    /// Hangs on the processor's link for drives of that number.
    pub fn take_drive_link(&mut self, platform: Platform, number: u8, missing: Cause) {
        self.place = Place::DriveLink(number);
        match platform.drive_link(number) {
            None => self.kill(missing),
            Some(own) => {
                self.cap_generation(own.generation);
                self.cap_width(u8::try_from(own.width.lanes()).unwrap_or(u8::MAX), Cause::FewerLanes);
            }
        }
    }
}
