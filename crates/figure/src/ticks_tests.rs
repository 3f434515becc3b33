#![expect(clippy::float_cmp, reason = "ticks are exact")]

use super::*;
use proptest::prelude::*;

#[test]
fn linear_ticks_are_round() {
    assert_eq!(linear([0.0, 16.0], 5), [0.0, 4.0, 8.0, 12.0, 16.0]);
    assert_eq!(linear([0.0, 64.0], 5), [0.0, 20.0, 40.0, 60.0]);
    assert_eq!(linear([0.0, 100.0], 5), [0.0, 25.0, 50.0, 75.0, 100.0]);
    assert_eq!(linear([0.0, 100.0], 6), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
    assert_eq!(linear([-3.0, 7.0], 6), [-2.0, 0.0, 2.0, 4.0, 6.0]);
    assert_eq!(linear([94.0, 106.0], 4), [96.0, 100.0, 104.0]);
}

#[test]
fn linear_ticks_are_the_floats_their_decimals_read_as() {
    assert_eq!(linear([0.0, 0.6], 7), [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
    assert_eq!(linear([0.0, 0.007], 8), [0.0, 0.001, 0.002, 0.003, 0.004, 0.005, 0.006, 0.007]);
}

#[test]
fn covering_ticks_end_at_or_above_the_maximum_and_waste_little() {
    assert_eq!(covering(15.754, 5), [0.0, 4.0, 8.0, 12.0, 16.0]);
    assert_eq!(covering(16.0, 5), [0.0, 4.0, 8.0, 12.0, 16.0]);
    assert_eq!(covering(0.6, 5), [0.0, 0.2, 0.4, 0.6]);
    assert_eq!(covering(64.0, 5), [0.0, 25.0, 50.0, 75.0]);
    assert_eq!(covering(100.0, 6), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
    assert_eq!(covering(100.000001, 6), [0.0, 40.0, 80.0, 120.0]);
    assert_eq!(covering(32.0, 5), [0.0, 8.0, 16.0, 24.0, 32.0]);
    assert_eq!(covering(4.0, 6), [0.0, 1.0, 2.0, 3.0, 4.0]);
    assert_eq!(covering(90.0, 2), [0.0, 100.0]);
}

#[test]
fn covering_nothing_gives_an_axis_all_the_same() {
    for maximum in [0.0, -3.0, f64::NAN, f64::INFINITY, f64::MAX, f64::MIN_POSITIVE] {
        assert_eq!(covering(maximum, 5), [0.0, 1.0], "{maximum}");
    }
}

#[test]
fn log_ticks_thin_out_as_the_domain_widens() {
    assert_eq!(log([0.5, 20.0], 6), [0.5, 1.0, 2.0, 5.0, 10.0, 20.0]);
    assert_eq!(log([0.1, 100.0], 6), [0.1, 1.0, 10.0, 100.0]);
    assert_eq!(log([1e-3, 1e3], 4), [1e-3, 1e-1, 1e1, 1e3]);
    assert_eq!(log([0.6, 0.9], 4), [0.6, 0.7, 0.8, 0.9]);
}

#[test]
fn useless_domains_have_no_ticks() {
    let useless = [[5.0, 5.0], [5.0, 1.0], [f64::NAN, 1.0], [0.0, f64::INFINITY], [1e15, 1e15 + 1.0]];
    for domain in useless {
        assert_eq!(linear(domain, 5), [], "{domain:?}");
    }
    for domain in [[0.0, 10.0], [-1.0, 10.0], [5.0, 5.0], [1.0, f64::INFINITY], [f64::NAN, 1.0]] {
        assert_eq!(log(domain, 5), [], "{domain:?}");
    }
}

#[test]
fn a_log_domain_is_widened_to_round_ends() {
    assert_eq!(log_domain([0.6, 15.754]), Some([0.5, 20.0]));
    assert_eq!(log_domain([0.1, 100.0]), Some([0.1, 100.0]));
    assert_eq!(log_domain([99.0, 101.0]), Some([50.0, 200.0]));
    for domain in [[0.0, 1.0], [2.0, 1.0], [1.0, f64::INFINITY], [f64::NAN, 1.0]] {
        assert_eq!(log_domain(domain), None, "{domain:?}");
    }
}

fn strictly_ascending(ticks: &[f64]) -> bool {
    ticks.windows(2).all(|pair| pair[0] < pair[1])
}

/// A round tick reads the same after it was printed in scientific notation with three digits.
fn is_round(tick: f64) -> bool {
    format!("{tick:.2e}").parse() == Ok(tick)
}

proptest! {
    #[test]
    fn linear_ticks_ascend_inside_any_domain(low in prop::num::f64::ANY, high in prop::num::f64::ANY, most in 0..200_usize) {
        let ticks = linear([low, high], most);
        prop_assert!(ticks.len() <= most.clamp(2, MOST_TICKS));
        prop_assert!(strictly_ascending(&ticks));
        prop_assert!(ticks.iter().all(|tick| (low..=high).contains(tick)));
    }

    #[test]
    fn linear_ticks_from_zero_hold_zero_and_fill_the_axis(high in 1e-4..1e6, most in 3..12_usize) {
        let ticks = linear([0.0, high], most);
        prop_assert!((2..=most).contains(&ticks.len()));
        prop_assert_eq!(ticks.first(), Some(&0.0));
        let step = ticks[1];
        prop_assert!(high - ticks[ticks.len() - 1] < step);
        prop_assert!(ticks.iter().all(|tick| is_round(*tick)), "{:?}", ticks);
    }

    #[test]
    fn zero_is_a_tick_wherever_the_domain_holds_it(low in -1e6..=0.0, high in 1e-4..1e6, most in 2..12_usize) {
        prop_assert!(linear([low, high], most).contains(&0.0));
    }

    #[test]
    fn covering_ticks_hold_the_maximum(maximum in 1e-4..1e6, most in 2..12_usize) {
        let ticks = covering(maximum, most);
        prop_assert!((2..=most).contains(&ticks.len()));
        prop_assert!(strictly_ascending(&ticks));
        prop_assert_eq!(ticks[0], 0.0);
        let [before, last] = [ticks[ticks.len() - 2], ticks[ticks.len() - 1]];
        prop_assert!(before < maximum && maximum <= last);
        prop_assert!(ticks.iter().all(|tick| is_round(*tick)), "{:?}", ticks);
    }

    #[test]
    fn covering_is_total(maximum in prop::num::f64::ANY, most in any::<usize>()) {
        let ticks = covering(maximum, most);
        prop_assert!(ticks.len() >= 2 && ticks.len() <= most.clamp(2, MOST_TICKS));
        prop_assert!(strictly_ascending(&ticks));
    }

    #[test]
    fn log_ticks_ascend_inside_any_domain(low in prop::num::f64::ANY, high in prop::num::f64::ANY, most in 0..200_usize) {
        let ticks = log([low, high], most);
        prop_assert!(ticks.len() <= most.clamp(2, MOST_TICKS));
        prop_assert!(strictly_ascending(&ticks));
        prop_assert!(ticks.iter().all(|tick| (low..=high).contains(tick)));
    }

    #[test]
    fn a_wide_log_axis_always_has_ticks(low in 1e-4..10.0, decades in 2..8_i32, most in 2..12_usize) {
        let ticks = log([low, low * 10_f64.powi(decades)], most);
        prop_assert!((2..=most).contains(&ticks.len()));
        prop_assert!(ticks.iter().all(|tick| is_round(*tick)), "{:?}", ticks);
    }

    #[test]
    fn a_widened_domain_holds_the_given_one(low in 1e-6..1e6, factor in 1.0..1e6) {
        let high = low * factor;
        let [below, above] = log_domain([low, high]).expect("a usual domain");
        prop_assert!(below <= low && high <= above);
        prop_assert!(below > low / 2.6 && above < high * 2.6);
        prop_assert!(is_round(below) && is_round(above));
    }
}
