//! What holds for any two ends of a link.

use lanefit_model::{LinkCapability, Reason, Scenario, Verdict, connect};
use proptest::prelude::*;

use crate::support::strategy::{device, link, port};

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

    #[test]
    fn a_verdict_says_what_its_reasons_say(port in port(), device in device()) {
        let connection = connect(&Scenario { port, attachment: None, device: Some(device) });
        let is_refused = connection.reasons.iter().any(|reason| matches!(reason, Reason::OtherProtocol { .. }));
        let is_full = connection.reasons == [Reason::FullLink];
        prop_assert!(!connection.reasons.is_empty());
        prop_assert_eq!(connection.verdict == Verdict::Refused, is_refused);
        prop_assert_eq!(connection.verdict == Verdict::Works, is_full);
        prop_assert_eq!(connection.carrier.is_none(), is_refused);
        // A device that works has all it could use by itself.
        prop_assert_eq!(is_full, connection.carrier.is_some() && connection.carrier == connection.device_carrier);
    }
}
