//! Why a port offers less on its system than it could: the fact that decides, and what would mend it.

use lanefit_model::facts::boards::{Machine, Place};
use lanefit_model::facts::platforms::{Cpu, Platform};
use lanefit_model::system::{Cause, Route, System};
use lanefit_model::{Generation, LinkWidth, Word};

use crate::english::phrase::digits;
use crate::english::{forms, interfaces, phrase};

/// Processors that are named as a remedy at most.
const NAMED: usize = 2;

pub fn cause(route: &Route) -> Option<String> {
    let here = Here { route, platform: route.system.platform(), port: forms::port_kind(route.offered.form) };
    Some(match route.cause? {
        Cause::NoDriveLink => here.no_drive_link(),
        Cause::NoSlotLanes => {
            fill!("With #, this # is dead: the processor has no lanes for slots.", here.cpu(), here.port)
        }
        Cause::NoChipset => {
            fill!(
                "# has no chipset that a # could hang on: its ports hang on the processor.",
                super::name(route.system),
                here.port
            )
        }
        Cause::NarrowPorts(width) => {
            fill!(
                "Ports of this chipset have # lanes at most: this # gets #.",
                digits(width.lanes()),
                here.port,
                width.name()
            )
        }
        Cause::FewerLanes(width) => here.fewer_lanes(width),
        Cause::OlderGeneration(generation) => here.older_generation(generation),
        Cause::NoSata => {
            fill!("This # is dead: # has no SATA. A SATA port of the chipset works.", here.port, here.cpu())
        }
        Cause::OlderSata => {
            String::from("The chipset's SATA ports end at 3\u{a0}Gb/s. A SATA controller on a card does 6\u{a0}Gb/s.")
        }
        Cause::NoFastSataLeft => {
            let fast = here.platform.chipset.sata.map_or(0, |ports| ports.at_6g);
            let are_taken = if fast == 1 { "does 6\u{a0}Gb/s and is in use" } else { "do 6\u{a0}Gb/s and are in use" };
            fill!("# of the chipset's SATA ports #: this one ends at 3\u{a0}Gb/s.", digits(fast.into()), are_taken)
        }
        Cause::NoSuchSplit => here.no_such_split(),
        Cause::Occupied { by } => {
            fill!("This # is occupied: the device of scenario # is in it.", here.port, digits(u32::from(by) + 1))
        }
        Cause::Taken { by } => here.taken(&fill!("Scenario #", digits(u32::from(by) + 1))),
        Cause::Rule => here.taken("One of your rules"),
        Cause::NoLanesLeft => here.no_lanes_left(),
        Cause::NoSataLeft => {
            let all = here.platform.chipset.sata.map_or(0, |ports| ports.total);
            fill!("The chipset's # are all in use.", phrase::count(all, "SATA port"))
        }
    })
}

/// A port at its place.
struct Here<'a> {
    route: &'a Route,
    platform: Platform,
    /// What such a port is called in one word.
    port: &'static str,
}

impl Here<'_> {
    fn cpu(&self) -> &'static str {
        self.platform.cpu_row().name
    }

    fn chipset(&self) -> &'static str {
        self.platform.chipset.name
    }

    /// What is left of the port, `PCIe 4.0 x8`; `None` of a dead one.
    fn left(&self) -> Option<String> {
        (!self.route.offered.is_dead()).then(|| interfaces::wiring(&self.route.offered))
    }

    fn no_drive_link(&self) -> String {
        let number = match self.route.place {
            Place::DriveLink(number) => number,
            _ => 0,
        };
        let has_own = usize::from(number) < self.platform.cpu_row().drive_links.len();
        let mut text = if has_own {
            fill!("This # is dead: boards with # leave these lanes of the processor unused.", self.port, self.chipset())
        } else {
            fill!("With #, this # is dead: the processor has no lanes for it.", self.cpu(), self.port)
        };
        let wakes = |cpu: &Cpu| Platform { cpu: *cpu, ..self.platform }.drive_link(number).is_some();
        let others: Vec<&str> =
            fitting(self.route.system).into_iter().filter(wakes).map(|cpu| cpu.row().name).take(NAMED).collect();
        if !others.is_empty() {
            text.push_str(&fill!(" # brings it to life.", phrase::list(&others, " or ")));
        } else if !self.platform.chipset.lanes.is_empty() {
            text.push_str(&fill!(" A # on the chipset works.", self.port));
        }
        text
    }

    fn fewer_lanes(&self, width: LinkWidth) -> String {
        if self.left().is_none() {
            return fill!("With #, this # is dead: no lanes are left for it.", self.cpu(), self.port);
        }
        let why = match self.route.place {
            Place::Slots { .. } if self.platform.chipset.north_bridge.is_some() => {
                return fill!("The north bridge's lanes are too few for this #: it gets #.", self.port, width.name());
            }
            Place::Slots { .. } | Place::DriveLink(_) => "the processor has no more lanes for it",
            Place::Chipset | Place::SecondChip | Place::Controller { .. } => "the chipset has no more lanes for it",
        };
        fill!("With #, this # gets #: #.", self.cpu(), self.port, width.name(), why)
    }

    fn older_generation(&self, generation: Generation) -> String {
        let chipset = self.platform.chipset;
        let own = match self.route.place {
            Place::Slots { .. } => match chipset.north_bridge {
                Some(lanes) => {
                    return fill!("The north bridge's lanes end at PCIe #.", lanes.generation.min(generation).name());
                }
                None => self.platform.cpu_row().slots.map(|lanes| lanes.generation),
            },
            Place::DriveLink(number) => {
                self.platform.cpu_row().drive_links.get(usize::from(number)).map(|link| link.generation)
            }
            Place::Chipset | Place::SecondChip | Place::Controller { .. } => {
                let has_newer = chipset.lanes.iter().any(|lanes| lanes.generation > generation);
                return if chipset.is_tied_to_uplink && has_newer {
                    fill!("With #, the chipset's lanes run PCIe #, as its uplink does.", self.cpu(), generation.name())
                } else {
                    fill!("The chipset's lanes for this # end at PCIe #.", self.port, generation.name())
                };
            }
        };
        if own.is_some_and(|own| own <= generation) {
            fill!("The lanes of # end at PCIe #.", self.cpu(), generation.name())
        } else {
            fill!("Boards with # take the processor's lanes no further than PCIe #.", chipset.name, generation.name())
        }
    }

    fn no_such_split(&self) -> String {
        let splits = self.platform.splits();
        let known: Vec<&str> = splits.of_slot().map(Word::word).collect();
        let system = super::name(self.route.system);
        if known.is_empty() {
            return fill!("The slot stays one link: # does not divide its lanes.", system);
        }
        fill!("The slot stays one link: # divides lanes as # only.", system, phrase::list(&known, " or "))
    }

    fn taken(&self, by: &str) -> String {
        match self.left() {
            None => fill!("# switches this # off.", by, self.port),
            Some(left) => fill!("# takes lanes of this #, which leaves it #.", by, self.port, left),
        }
    }

    fn no_lanes_left(&self) -> String {
        let whose = match self.route.place {
            Place::Slots { .. } if self.platform.chipset.north_bridge.is_some() => "The lanes for slots",
            Place::Slots { .. } => "The processor's lanes for slots",
            Place::DriveLink(_) => "The processor's lanes for drives",
            Place::Chipset | Place::SecondChip | Place::Controller { .. } => "The chipset's lanes",
        };
        match self.left() {
            None => fill!("# are all in use: none is left for this #.", whose, self.port),
            Some(left) => fill!("# are not enough for all: this # gets #.", whose, self.port, left),
        }
    }
}

/// The processors that the board takes, or those that go with the chipset.
fn fitting(system: System) -> Vec<Cpu> {
    match system.machine() {
        None => system.platform().chipset.cpus.to_vec(),
        Some(own) => {
            Machine::all().filter(|other| other.board.id == own.board.id).map(|other| other.platform.cpu).collect()
        }
    }
}
