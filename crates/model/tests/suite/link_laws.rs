//! What holds for any two ends of a link.

use lanefit_model::{Carrier, LinkCapability, Reason, Traffic, Verdict, connect, evaluate_scenario};
use proptest::prelude::*;

use crate::support::outcome::assert_decided_by_a_reason;
use crate::support::strategy::{link, scenario};

fn is_at_most(link: LinkCapability, limit: LinkCapability) -> bool {
    link.generation <= limit.generation && link.width <= limit.width
}

proptest! {
    #[test]
    fn negotiation_does_not_depend_on_who_asks(one in link(), other in link()) {
        prop_assert_eq!(one.negotiate(other), other.negotiate(one));
    }

    #[test]
    fn negotiation_does_not_depend_on_the_order(a in link(), b in link(), c in link()) {
        prop_assert_eq!(a.negotiate(b).negotiate(c), a.negotiate(b.negotiate(c)));
    }

    #[test]
    fn a_link_agrees_with_itself(one in link()) {
        prop_assert_eq!(one.negotiate(one), one);
    }

    #[test]
    fn what_is_agreed_is_never_above_either_end_and_never_below_what_both_can(
        one in link(),
        other in link(),
        common in link(),
    ) {
        let agreed = one.negotiate(other);
        prop_assert!(is_at_most(agreed, one) && is_at_most(agreed, other));
        if is_at_most(common, one) && is_at_most(common, other) {
            prop_assert!(is_at_most(common, agreed));
        }
    }

    /// Whatever the details of port and device.
    #[test]
    fn a_verdict_says_what_its_reasons_say(scenario in scenario()) {
        let report = evaluate_scenario(&scenario, &Traffic::default());
        let connection = &report.connection;
        if scenario.device.is_some() {
            assert_decided_by_a_reason(&report, &format!("{scenario:?}"));
            prop_assert!(!connection.reasons.is_empty());
            let is_full = connection.reasons.contains(&Reason::FullLink);
            let is_enough = connection.reasons.contains(&Reason::Enough);
            prop_assert_eq!(connection.verdict == Verdict::Works, is_full != is_enough);
        } else {
            let is_dead = connection.reasons == [Reason::DeadPort];
            prop_assert_eq!(scenario.port.is_dead(), is_dead);
            prop_assert!(is_dead || connection.reasons.is_empty());
        }
    }

    #[test]
    fn what_runs_is_never_above_either_end(scenario in scenario()) {
        let connection = connect(&scenario);
        if let (Some(Carrier::Pcie(runs)), Some(device), Some(wired)) =
            (connection.carrier, scenario.device, scenario.port.link)
        {
            prop_assert!(is_at_most(runs, wired), "{:?}", connection);
            prop_assert!(runs.width.lanes() <= scenario.port.form.lanes(), "{:?}", connection);
            let own = device.profile().links;
            prop_assert!(own.into_iter().flatten().any(|own| is_at_most(runs, own)), "{:?}", connection);
        }
    }
}
