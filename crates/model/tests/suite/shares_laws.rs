//! What holds for shares of any machine and any demands.

use lanefit_model::shares::{Flow, Port, Shares, fair_shares};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::support::assert_close;

/// Room for rounding in sums of a few numbers.
const ROUNDING: f64 = 1e-9;

/// Rates as they occur, and small whole numbers, among which there are ties.
fn rate() -> impl Strategy<Value = f64> {
    prop_oneof![0.0..20_000.0, (0u8..6).prop_map(f64::from)]
}

fn machine() -> impl Strategy<Value = (Vec<Port>, Vec<Flow>)> {
    let ports = vec((any::<prop::sample::Index>(), any::<bool>(), rate()), 1..9);
    let flows = vec((any::<prop::sample::Index>(), rate()), 0..9);
    (ports, flows).prop_map(|(ports, flows)| {
        let count = ports.len();
        let ports = ports
            .into_iter()
            .enumerate()
            .map(|(at, (above, is_root, capacity))| Port {
                above: (at > 0 && !is_root).then(|| above.index(at)),
                capacity,
            })
            .collect();
        let flows = flows.into_iter().map(|(at, demand)| Flow { at: at.index(count), demand }).collect();
        (ports, flows)
    })
}

/// The ports from one up to its root.
fn path(ports: &[Port], from: usize) -> Vec<usize> {
    std::iter::successors(Some(from), |at| ports[*at].above).collect()
}

fn is_at_most(one: f64, other: f64) -> bool {
    one <= other + ROUNDING * other.abs().max(1.0)
}

fn assert_same(one: &[f64], other: &[f64]) {
    assert_eq!(one.len(), other.len());
    for (one, other) in one.iter().zip(other) {
        assert_close(*one, *other, ROUNDING * one.abs().max(1.0), "a share");
    }
}

proptest! {
    #[test]
    fn no_port_carries_more_than_its_capacity((ports, flows) in machine()) {
        let shares = fair_shares(&ports, &flows);
        for (at, port) in ports.iter().enumerate() {
            let through: f64 = flows
                .iter()
                .zip(&shares.rates)
                .filter(|(flow, _)| path(&ports, flow.at).contains(&at))
                .map(|(_, rate)| rate)
                .sum();
            prop_assert!(is_at_most(through, port.capacity));
            assert_close(shares.loads[at], through, ROUNDING * through.max(1.0), "a load");
        }
        for (flow, rate) in flows.iter().zip(&shares.rates) {
            prop_assert!(*rate >= 0.0 && *rate <= flow.demand);
        }
    }

    #[test]
    fn whoever_gets_less_than_it_wants_meets_a_full_port((ports, flows) in machine()) {
        let shares = fair_shares(&ports, &flows);
        for ((flow, rate), held_by) in flows.iter().zip(&shares.rates).zip(&shares.held_by) {
            prop_assert_eq!(held_by.is_some(), *rate < flow.demand);
            if let Some(port) = held_by {
                prop_assert!(path(&ports, flow.at).contains(port));
                prop_assert!(is_at_most(ports[*port].capacity, shares.loads[*port]), "it still has room");
            }
        }
    }

    #[test]
    fn another_flow_raises_no_share((ports, mut flows) in machine(), at in any::<prop::sample::Index>(), demand in rate()) {
        let before = fair_shares(&ports, &flows);
        flows.push(Flow { at: at.index(ports.len()), demand });
        let after = fair_shares(&ports, &flows);
        for (after, before) in after.rates.iter().zip(&before.rates) {
            prop_assert!(is_at_most(*after, *before));
        }
    }

    /// To the last digit: a page must not show other numbers because its rows were sorted.
    #[test]
    fn order_changes_nothing(((ports, flows), keys) in (machine(), vec(any::<u16>(), 32))) {
        let before = fair_shares(&ports, &flows);
        // Ports in another order that still has each after the one it hangs below.
        let depth_and_key = |at: usize| (path(&ports, at).len(), keys[at]);
        let mut order: Vec<usize> = (0..ports.len()).collect();
        order.sort_by_key(|at| depth_and_key(*at));
        let place = |old: usize| order.iter().position(|at| *at == old).unwrap();
        let moved: Vec<Port> =
            order.iter().map(|at| Port { above: ports[*at].above.map(place), ..ports[*at] }).collect();
        let mut flow_order: Vec<usize> = (0..flows.len()).collect();
        flow_order.sort_by_key(|at| keys[16 + at]);
        let moved_flows: Vec<Flow> =
            flow_order.iter().map(|at| Flow { at: place(flows[*at].at), ..flows[*at] }).collect();
        let after = fair_shares(&moved, &moved_flows);
        for (new, old) in flow_order.iter().enumerate() {
            prop_assert_eq!(after.rates[new].to_bits(), before.rates[*old].to_bits());
            prop_assert_eq!(after.held_by[new], before.held_by[*old].map(place));
        }
        for (new, old) in order.iter().enumerate() {
            prop_assert_eq!(after.loads[new].to_bits(), before.loads[*old].to_bits());
        }
    }

    #[test]
    fn shares_scale_with_capacities_and_demands((ports, flows) in machine(), factor in 0.001..1000.0) {
        let before = fair_shares(&ports, &flows);
        let ports: Vec<Port> =
            ports.iter().map(|port| Port { capacity: port.capacity * factor, ..*port }).collect();
        let flows: Vec<Flow> = flows.iter().map(|flow| Flow { demand: flow.demand * factor, ..*flow }).collect();
        let scaled: Vec<f64> = before.rates.iter().map(|rate| rate * factor).collect();
        assert_same(&fair_shares(&ports, &flows).rates, &scaled);
    }

    #[test]
    fn equal_demands_behind_equal_paths_get_equal_shares(
        (ports, flows) in machine(), capacity in rate(), at in any::<prop::sample::Index>(), demand in rate(),
    ) {
        // Two flows at one port, and the whole machine twice under one root.
        let mut flows = flows;
        let twin = Flow { at: at.index(ports.len()), demand };
        flows.extend([twin, twin]);
        let mut both = vec![Port { above: None, capacity }];
        for half in 0..2 {
            let offset = 1 + half * ports.len();
            both.extend(ports.iter().map(|port| Port {
                above: Some(port.above.map_or(0, |above| above + offset)),
                ..*port
            }));
        }
        let all: Vec<Flow> = [1, 1 + ports.len()]
            .into_iter()
            .flat_map(|offset| flows.iter().map(move |flow| Flow { at: flow.at + offset, ..*flow }))
            .collect();
        let Shares { rates, .. } = fair_shares(&both, &all);
        let (one, other) = rates.split_at(flows.len());
        prop_assert_eq!(one, other);
        prop_assert_eq!(one[flows.len() - 2].to_bits(), one[flows.len() - 1].to_bits());
    }

    #[test]
    fn what_hangs_below_a_port_counts_as_one((ports, flows) in machine(), inner in any::<prop::sample::Index>()) {
        let inner = inner.index(ports.len());
        let before = fair_shares(&ports, &flows);
        let is_inside = |flow: &Flow| path(&ports, flow.at).contains(&inner);
        let (inside, mut outside): (Vec<Flow>, Vec<Flow>) = flows.iter().partition(|flow| is_inside(flow));
        let rates: Vec<f64> =
            flows.iter().zip(&before.rates).filter(|(flow, _)| !is_inside(flow)).map(|(_, rate)| *rate).collect();
        // What comes out of the port when nothing above it is in the way, as one flow.
        let mut alone = ports.clone();
        alone[inner].above = None;
        outside.push(Flow { at: inner, demand: fair_shares(&alone, &inside).loads[inner] });
        let after = fair_shares(&ports, &outside);
        assert_same(&after.rates[..rates.len()], &rates);
        assert_same(&after.loads[inner..=inner], &before.loads[inner..=inner]);
    }

    #[test]
    fn no_other_port_is_to_blame((ports, flows) in machine(), wider in any::<prop::sample::Index>(), by in rate()) {
        let wider = wider.index(ports.len());
        let before = fair_shares(&ports, &flows);
        let mut ports = ports;
        ports[wider].capacity += by;
        let after = fair_shares(&ports, &flows);
        for ((before_rate, after_rate), held_by) in before.rates.iter().zip(&after.rates).zip(&before.held_by) {
            if *held_by != Some(wider) {
                prop_assert!(is_at_most(*after_rate, *before_rate));
            }
        }
    }

    #[test]
    fn any_input_has_finite_shares(
        ports in vec((any::<Option<usize>>(), any::<f64>()), 0..12), flows in vec((0usize..14, any::<f64>()), 0..12),
        far in any::<usize>(),
    ) {
        let ports: Vec<Port> = ports.into_iter().map(|(above, capacity)| Port { above, capacity }).collect();
        let mut flows: Vec<Flow> = flows.into_iter().map(|(at, demand)| Flow { at, demand }).collect();
        flows.push(Flow { at: far, demand: f64::INFINITY });
        let shares = fair_shares(&ports, &flows);
        prop_assert_eq!((shares.rates.len(), shares.loads.len()), (flows.len(), ports.len()));
        for rate in shares.rates.iter().chain(&shares.loads) {
            prop_assert!(rate.is_finite() && *rate >= 0.0);
        }
        for (flow, rate) in flows.iter().zip(&shares.rates) {
            prop_assert!(flow.at < ports.len() || *rate == 0.0);
        }
    }
}

/// Six inputs and what the other implementation, which wrote `data/golden.csv`, makes of them.
#[test]
fn one_uplink_agrees_with_the_other_implementation() {
    let rows: [(f64, &[f64], &[f64]); 6] = [
        (1679.8, &[540.0; 4], &[419.95; 4]),
        (3591.277, &[3400.0; 2], &[1795.6385; 2]),
        (7182.554, &[7000.0, 5000.0, 300.0], &[3441.277, 3441.277, 300.0]),
        (1000.0, &[100.0, 900.0, 450.0, 450.0], &[100.0, 300.0, 300.0, 300.0]),
        (10.0, &[0.0, 3.0, 30.0], &[0.0, 3.0, 7.0]),
        (5.0, &[1.0, 2.0], &[1.0, 2.0]),
    ];
    for (capacity, demands, expected) in rows {
        let flows: Vec<Flow> = demands.iter().map(|demand| Flow { at: 0, demand: *demand }).collect();
        assert_same(&fair_shares(&[Port { above: None, capacity }], &flows).rates, expected);
    }
}
