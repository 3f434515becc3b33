//! What rules leave of the ports of a board.

use super::{Kind, PortName, Rule, Use};
use crate::lanes::{Served, grant};

/// A port of the board, and whether something is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortState {
    /// Its name.
    pub name: PortName,
    /// Lanes that are wired to it; 1 for a port with SATA alone.
    pub wired: u8,
    /// What it is used for; `None` when it is empty.
    pub used: Option<Use>,
}

/// What each port can give under some rules, in the order of the ports, whether something is in it
/// or not: all its lanes, fewer, or none because it is switched off.
///
/// Rules that name a port which is not there do nothing to the others, but those that are there and
/// in use share. Two rules on one port leave the lesser of what each leaves.
#[must_use]
pub fn apply(rules: &[Rule], ports: &[PortState]) -> Vec<Served> {
    let mut keeps: Vec<u8> = ports.iter().map(|port| port.wired).collect();
    for rule in rules {
        match rule.kind() {
            Kind::Takes { port, used, effect, others } => {
                let takes = |(state, keeps): (&PortState, &u8)| {
                    state.name == *port
                        && *keeps > 0
                        && state.used.is_some_and(|now| used.is_none_or(|used| used == now))
                };
                if ports.iter().zip(&keeps).any(takes) {
                    for (state, keeps) in ports.iter().zip(&mut keeps) {
                        if others.contains(&state.name) {
                            *keeps = effect.keeps(state.wired).min(*keeps);
                        }
                    }
                }
            }
            Kind::Share { ports: sharing, lanes } => {
                let wants: Vec<u8> = ports
                    .iter()
                    .zip(&keeps)
                    .map(|(state, keeps)| {
                        let shares = state.used.is_some() && sharing.contains(&state.name);
                        if shares { *keeps } else { 0 }
                    })
                    .collect();
                let (granted, _) = grant(*lanes, &wants);
                for ((keeps, granted), wanted) in keeps.iter_mut().zip(granted).zip(wants) {
                    if wanted > 0 {
                        *keeps = granted.lanes();
                    }
                }
            }
        }
    }
    ports.iter().zip(keeps).map(|(state, keeps)| Served::of(state.wired, keeps)).collect()
}
