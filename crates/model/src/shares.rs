//! What each of several flows gets of the ports that they share: max-min fair shares, one direction.
//!
//! Ports form trees, as PCIe does: each hangs below one other or at a root. At every port the room
//! is filled progressively: all that hang there get the same until the least demanding is served,
//! and what is left is divided among the rest in the same way. A port below counts as one, however
//! many flows come through it, because switches arbitrate between their ports and not between the
//! devices behind them. So with two drives behind an inner switch and one beside it, the one gets
//! half and the two a quarter each.
//!
//! Equal weights are an assumption: PCIe lets a switch arbitrate by weights, but the round robin of
//! its default gives every port its turn, and the published totals that `docs/model.md` lists are in
//! keeping with it.
//!
//! Each direction is a call of its own: links are full duplex, and neither knows of the other.
//!
//! ```
//! use lanefit_model::shares::{Flow, Port, fair_shares};
//!
//! let ports = [Port { above: None, capacity: 6.0 }, Port { above: Some(0), capacity: 9.0 }];
//! let flows = [Flow { at: 0, demand: 9.0 }, Flow { at: 1, demand: 9.0 }, Flow { at: 1, demand: 1.0 }];
//! let shares = fair_shares(&ports, &flows);
//! assert_eq!(shares.rates, [3.0, 2.0, 1.0]);
//! assert_eq!(shares.held_by, [Some(0), Some(0), None]);
//! ```

use crate::order;

/// A port that flows go through, in one direction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Port {
    /// The port that this one hangs below, by its place in the list, which is before its own; `None`
    /// at a root. A place that is not before its own makes a root, too.
    pub above: Option<usize>,
    /// The most it lets through, in any unit of rate, the same for all; see [`fair_shares`] for
    /// what is no such number.
    pub capacity: f64,
}

/// Something that would move data all the time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flow {
    /// The port it enters by, by its place in the list.
    pub at: usize,
    /// What it would move if it were alone, in the unit of the capacities.
    pub demand: f64,
}

/// What comes of sharing, in the order of flows and ports.
#[derive(Clone, Debug, PartialEq)]
pub struct Shares {
    /// What each flow gets: at most its demand, never negative, never infinite.
    pub rates: Vec<f64>,
    /// The port that holds a flow back, by its place in the list; `None` for a flow that gets all it
    /// wants, and for one at a port that does not exist.
    ///
    /// It is the port that is full on its own account, so no other port would give the flow more by
    /// being wider.
    pub held_by: Vec<Option<usize>>,
    /// What goes through each port.
    pub loads: Vec<f64>,
}

/// Divides the ports' capacities among the flows.
///
/// Total: negative numbers and what is not a number count as 0, infinity as the greatest number, and
/// a flow at a port that does not exist gets 0. Sums are exact to the rounding of the last digits.
/// The order of flows, and of ports beside each other, changes nothing.
#[must_use]
pub fn fair_shares(ports: &[Port], flows: &[Flow]) -> Shares {
    let above: Vec<Option<usize>> =
        ports.iter().enumerate().map(|(at, port)| port.above.filter(|above| *above < at)).collect();
    let mut children = Children::new(&above, flows);
    let mut wants = vec![0.0; ports.len() + flows.len()];
    for (want, flow) in wants.iter_mut().skip(ports.len()).zip(flows) {
        *want = rate(flow.demand);
    }
    // A port comes before all that hangs below it, so backwards every port finds its children ready.
    let mut sums = vec![0.0; ports.len()];
    for (at, port) in ports.iter().enumerate().rev() {
        let below = children.of_mut(at);
        // Adding from the least on gives the same last digit in any order of the children.
        order::sort(below, |one, two| want_of(&wants, *one) < want_of(&wants, *two));
        let sum: f64 = below.iter().map(|child| want_of(&wants, *child)).sum();
        put(&mut sums, at, sum);
        put(&mut wants, at, sum.min(rate(port.capacity)));
    }
    let mut filling = Filling { gets: vec![0.0; wants.len()], held_by: vec![None; wants.len()] };
    for (at, (above, sum)) in above.iter().zip(&sums).enumerate() {
        if above.is_none() {
            put(&mut filling.gets, at, want_of(&wants, at));
        }
        filling.pour(at, children.of(at), &wants, *sum);
    }
    let rates = filling.gets.split_off(ports.len());
    let held_by = filling.held_by.split_off(ports.len());
    Shares { rates, held_by, loads: filling.gets }
}

/// A number as a rate: from 0 to the greatest there is.
fn rate(number: f64) -> f64 {
    if number > 0.0 { number.min(f64::MAX) } else { 0.0 }
}

fn want_of(wants: &[f64], at: usize) -> f64 {
    wants.get(at).copied().unwrap_or_default()
}

fn put<T>(list: &mut [T], at: usize, value: T) {
    if let Some(slot) = list.get_mut(at) {
        *slot = value;
    }
}

/// What hangs at each port: other ports, and flows, which are counted on from the last port.
struct Children {
    /// All of them, those of one port beside each other.
    list: Vec<usize>,
    /// Where those of each port start, and the end.
    starts: Vec<usize>,
}

impl Children {
    fn new(above: &[Option<usize>], flows: &[Flow]) -> Self {
        let parents = || above.iter().copied().chain(flows.iter().map(|flow| Some(flow.at)));
        let mut starts = vec![0; above.len() + 1];
        for parent in parents().flatten() {
            if let Some(count) = starts.get_mut(parent.saturating_add(1)) {
                *count += 1;
            }
        }
        let mut total = 0;
        for start in &mut starts {
            total += *start;
            *start = total;
        }
        let mut list = vec![0; total];
        let mut free = starts.clone();
        for (child, parent) in parents().enumerate() {
            if let Some(parent) = parent.filter(|parent| *parent < above.len())
                && let Some(place) = free.get_mut(parent)
            {
                put(&mut list, *place, child);
                *place += 1;
            }
        }
        Self { list, starts }
    }

    fn range(&self, port: usize) -> core::ops::Range<usize> {
        let at = |index: usize| self.starts.get(index).copied().unwrap_or_default();
        at(port)..at(port.saturating_add(1))
    }

    fn of(&self, port: usize) -> &[usize] {
        self.list.get(self.range(port)).unwrap_or_default()
    }

    fn of_mut(&mut self, port: usize) -> &mut [usize] {
        let range = self.range(port);
        self.list.get_mut(range).unwrap_or_default()
    }
}

/// What ports and flows have got so far, from the roots down.
struct Filling {
    gets: Vec<f64>,
    held_by: Vec<Option<usize>>,
}

impl Filling {
    /// Divides what a port has got among its children, which are sorted by what they want.
    fn pour(&mut self, port: usize, children: &[usize], wants: &[f64], sum: f64) {
        let got = want_of(&self.gets, port);
        let own = self.held_by.get(port).copied().flatten();
        if own.is_none() && sum <= got {
            // All are served; taking what is left after each would lose the last digits.
            for child in children {
                put(&mut self.gets, *child, want_of(wants, *child));
            }
            return;
        }
        let mut left = got;
        let mut waiting = children.len();
        let mut level = None;
        for child in children {
            let even = level.unwrap_or(left / waiting as f64);
            let want = want_of(wants, *child);
            if want <= even {
                put(&mut self.gets, *child, want);
                left -= want;
                waiting -= 1;
            } else {
                // Those that follow want no less, so this is what all of them get.
                level = Some(even);
                put(&mut self.gets, *child, even);
                // A port that gets less than it could pass on is not the one to blame.
                put(&mut self.held_by, *child, own.or(Some(port)));
            }
        }
    }
}
