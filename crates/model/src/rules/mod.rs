//! Rules between the ports of a board: which one takes lanes from which.
//!
//! Every board has its own, and its manual is the only authority, so a reader can enter them. A rule
//! is text that can be read and written by hand:
//!
//! | rule | meaning |
//! |---|---|
//! | `m2-3-pcie:off:sata-5,sata-6` | `M2_3` with a PCIe drive switches off SATA 5 and 6 |
//! | `m2-3:off:x1-2` | `M2_3` with anything in it switches off the second x1 slot |
//! | `m2-1:half:x16-1` | `M2_1` halves the first long slot |
//! | `x16-2:x8:x16-1` | the second long slot leaves eight lanes to the first |
//! | `x16-1,x16-2:share:16` | both have sixteen lanes together |
//!
//! ```text
//! RULE   = PORT [ "-" USE ] ":" EFFECT ":" PORTS
//!        | PORTS ":" "share" ":" LANES
//! PORTS  = PORT { "," PORT }
//! PORT   = a name of at most 12 letters, digits and hyphens, from a letter to a letter or digit
//! USE    = "pcie" | "sata"
//! EFFECT = "off" | "half" | "x1" | "x2" | "x4" | "x8"
//! LANES  = "1" to "64"
//! ```
//!
//! A list has at most eight ports, each once; two or more share; and no port does anything to itself.
//! Of a port in use that is not said how (`m2-3:off:x1-2`), any use counts.
//!
//! Reading also takes capital letters, `_` for the hyphen as boards print it (`M2_3`), `nvme` for
//! `pcie`, and spaces around parts, names and uses. Writing is canonical, and the two are inverse.
//!
//! [`apply`] says what becomes of the ports. Rules hold in the order they are given: a port that one
//! rule has switched off takes nothing from others by a later one, which settles `a:off:b` and
//! `b:off:a` when both are in use.
//!
//! ```
//! use lanefit_model::rules::Rule;
//! let rule = Rule::read("M2_3-NVMe:off:SATA_5,SATA_6")?;
//! assert_eq!(rule.to_query(), "m2-3-pcie:off:sata-5,sata-6");
//! # Ok::<(), lanefit_model::rules::RuleError>(())
//! ```

mod apply;
mod port_name;
mod read;

use crate::digits::push_digits;
use crate::word::{Word, words};
pub use apply::{PortState, apply};
pub use port_name::PortName;
pub use read::{Expected, RuleError};

/// What a port is used for, where that decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Its PCIe lanes are in use, by a drive with NVMe as a rule.
    Pcie,
    /// Its SATA is in use.
    Sata,
}

words!(Use: "pcie" => Self::Pcie, "sata" => Self::Sata);

/// What a port in use does to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// They are switched off.
    Off,
    /// They keep half of the lanes that are wired to them, one at least.
    Half,
    /// They keep at most one lane.
    X1,
    /// At most two lanes.
    X2,
    /// At most four lanes.
    X4,
    /// At most eight lanes.
    X8,
}

words!(Effect:
    "off" => Self::Off, "half" => Self::Half,
    "x1" => Self::X1, "x2" => Self::X2, "x4" => Self::X4, "x8" => Self::X8);

impl Effect {
    /// How many lanes a port keeps of those that are wired to it.
    #[must_use]
    pub const fn keeps(self, wired: u8) -> u8 {
        let most = match self {
            Self::Off => 0,
            // There is no half of one lane, nor of a SATA port.
            Self::Half => wired.div_ceil(2),
            Self::X1 => 1,
            Self::X2 => 2,
            Self::X4 => 4,
            Self::X8 => 8,
        };
        if most < wired { most } else { wired }
    }
}

/// A rule between ports; always one that [`Rule::to_query`] can write and [`Rule::read`] reads back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule(Kind);

/// What a rule says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A port that is in use does something to others.
    Takes {
        /// The port.
        port: PortName,
        /// Whether it is used so; `None` for any use.
        used: Option<Use>,
        /// What happens.
        effect: Effect,
        /// The others.
        others: Vec<PortName>,
    },
    /// Ports have so many lanes together.
    Share {
        /// The ports.
        ports: Vec<PortName>,
        /// The lanes.
        lanes: u8,
    },
}

impl Rule {
    /// The most ports in a list.
    pub const MAX_PORTS: usize = 8;
    /// The most lanes that ports share.
    pub const MAX_LANES: u8 = 64;

    /// A rule that says this.
    ///
    /// # Errors
    /// When a list is empty or too long, has a port twice, has the port that takes, or is one port
    /// that shares with none; or when there are no lanes to share, or more than 64.
    pub fn new(kind: Kind) -> Result<Self, RuleError> {
        let (taker, ports, least) = match &kind {
            Kind::Takes { port, others, .. } => (Some(port), others, 1),
            Kind::Share { ports, .. } => (None, ports, 2),
        };
        if ports.len() < least || ports.len() > Self::MAX_PORTS {
            let shown: Vec<&str> = ports.iter().map(PortName::as_str).collect();
            return Err(RuleError::new(&shown.join(","), Expected::Ports { least }));
        }
        let mut seen: Vec<&PortName> = taker.into_iter().collect();
        for port in ports {
            if seen.contains(&port) {
                return Err(RuleError::new(port.as_str(), Expected::OtherPort));
            }
            seen.push(port);
        }
        match kind {
            Kind::Share { lanes, .. } if lanes == 0 || lanes > Self::MAX_LANES => {
                Err(RuleError::new(&crate::digits(lanes.into()), Expected::Lanes))
            }
            _ => Ok(Self(kind)),
        }
    }

    /// What it says.
    #[must_use]
    pub const fn kind(&self) -> &Kind {
        &self.0
    }

    /// The rule in its canonical form.
    #[must_use]
    pub fn to_query(&self) -> String {
        let mut text = String::new();
        match &self.0 {
            Kind::Takes { port, used, effect, others } => {
                text.push_str(port.as_str());
                if let Some(used) = used {
                    text.push('-');
                    text.push_str(used.word());
                }
                text.push(':');
                text.push_str(effect.word());
                text.push(':');
                push_ports(&mut text, others);
            }
            Kind::Share { ports, lanes } => {
                push_ports(&mut text, ports);
                text.push(':');
                text.push_str(SHARE);
                text.push(':');
                push_digits(&mut text, (*lanes).into());
            }
        }
        text
    }

    /// The ports that the rule names, in the order they are written.
    pub fn ports(&self) -> impl Iterator<Item = PortName> {
        let (taker, rest) = match &self.0 {
            Kind::Takes { port, others, .. } => (Some(*port), others),
            Kind::Share { ports, .. } => (None, ports),
        };
        taker.into_iter().chain(rest.iter().copied())
    }
}

/// The word between ports and the lanes they share.
const SHARE: &str = "share";

fn push_ports(text: &mut String, ports: &[PortName]) {
    for (at, port) in ports.iter().enumerate() {
        if at > 0 {
            text.push(',');
        }
        text.push_str(port.as_str());
    }
}
