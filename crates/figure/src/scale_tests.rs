#![expect(clippy::float_cmp, reason = "the ends of a scale are exact")]

use super::*;
use proptest::prelude::*;

fn within([start, end]: [f64; 2], place: f64) -> bool {
    (start.min(end)..=start.max(end)).contains(&place)
}

fn close(left: f64, right: f64) -> bool {
    (left - right).abs() <= 1e-9 * left.abs().max(right.abs()).max(1.0)
}

#[track_caller]
fn assert_places(scale: ValueScale, expected: &[(f64, f64)]) {
    for (value, place) in expected {
        let got = scale.position(*value);
        assert!(close(got, *place), "{value} lies at {got}, not at {place}");
    }
}

#[test]
fn a_linear_scale_is_even_in_differences() {
    let scale = ValueScale::linear([0.0, 16.0], [100.0, 500.0]);
    assert_places(scale, &[(0.0, 100.0), (4.0, 200.0), (15.754, 493.85), (16.0, 500.0)]);
    assert!(close(scale.value(200.0), 4.0));
}

#[test]
fn a_log_scale_is_even_in_ratios() {
    let scale = ValueScale::log([0.1, 100.0], [0.0, 300.0]);
    assert_places(scale, &[(0.1, 0.0), (1.0, 100.0), (10.0, 200.0), (100.0, 300.0)]);
    assert!(close(scale.position(2.0) - scale.position(1.0), scale.position(20.0) - scale.position(10.0)));
    assert!(close(scale.value(100.0), 1.0));
}

#[test]
fn a_range_may_run_backwards() {
    let scale = ValueScale::linear([0.0, 10.0], [300.0, 0.0]);
    assert_places(scale, &[(0.0, 300.0), (2.5, 225.0), (10.0, 0.0)]);
    assert!(close(scale.value(225.0), 2.5));
}

#[test]
fn values_outside_land_on_an_end() {
    for scale in [ValueScale::linear([1.0, 9.0], [10.0, 90.0]), ValueScale::log([1.0, 9.0], [10.0, 90.0])] {
        assert_places(scale, &[(0.0, 10.0), (-5.0, 10.0), (f64::NEG_INFINITY, 10.0), (f64::NAN, 10.0)]);
        assert_places(scale, &[(9.1, 90.0), (f64::INFINITY, 90.0)]);
        assert!(close(scale.value(f64::NAN), 1.0));
        assert!(close(scale.value(1e6), 9.0));
    }
}

#[test]
fn an_empty_domain_puts_everything_at_the_start() {
    assert_places(ValueScale::linear([0.0, 0.0], [5.0, 50.0]), &[(0.0, 5.0), (7.0, 5.0)]);
    assert_places(ValueScale::linear([8.0, 2.0], [5.0, 50.0]), &[(3.0, 5.0), (9.0, 5.0)]);
    assert_places(ValueScale::log([3.0, 3.0], [5.0, 50.0]), &[(3.0, 5.0), (4.0, 5.0)]);
}

#[test]
fn a_log_domain_that_is_not_positive_is_mended() {
    assert_eq!(ValueScale::log([0.0, 16.0], [0.0, 1.0]).domain(), [0.016, 16.0]);
    assert_eq!(ValueScale::log([-4.0, -2.0], [0.0, 1.0]).domain(), [1.0, 10.0]);
    assert_eq!(ValueScale::log([f64::NAN, f64::NAN], [0.0, 1.0]).domain(), [1.0, 10.0]);
    assert_eq!(ValueScale::log([2.0, -2.0], [0.0, 1.0]).domain(), [1.0, 10.0]);
}

#[test]
fn ticks_follow_the_kind_of_the_scale() {
    assert_eq!(ValueScale::linear([0.0, 10.0], [0.0, 1.0]).ticks(6), [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
    assert_eq!(ValueScale::log([0.1, 100.0], [0.0, 1.0]).ticks(6), [0.1, 1.0, 10.0, 100.0]);
}

#[test]
fn rows_fill_their_range_and_leave_gaps_between() {
    let rows = BandScale::new(4, [10.0, 85.0], 0.25);
    assert!(close(rows.step(), 20.0) && close(rows.extent(), 15.0));
    assert!(close(rows.position(0), 10.0) && close(rows.position(3), 70.0));
    assert!(close(rows.position(3) + rows.extent(), 85.0));
    assert!(close(rows.middle(1), 37.5));
}

#[test]
fn a_place_belongs_to_the_nearest_row() {
    let rows = BandScale::new(4, [10.0, 85.0], 0.25);
    let found = [10.0, 25.0, 27.4, 27.6, 85.0].map(|place| rows.row_at(place));
    assert_eq!(found, [Some(0), Some(0), Some(0), Some(1), Some(3)]);
    assert_eq!([9.9, 85.1, f64::NAN].map(|place| rows.row_at(place)), [None; 3]);
}

#[test]
fn no_rows_take_no_room() {
    let rows = BandScale::new(0, [10.0, 85.0], 0.25);
    assert!(close(rows.position(3), 10.0) && close(rows.extent(), 0.0));
    assert_eq!(rows.row_at(40.0), None);
}

fn any_scale() -> impl Strategy<Value = ValueScale> {
    (any::<bool>(), [prop::num::f64::ANY, prop::num::f64::ANY], [prop::num::f64::ANY, prop::num::f64::ANY]).prop_map(
        |(is_log, domain, range)| {
            if is_log { ValueScale::log(domain, range) } else { ValueScale::linear(domain, range) }
        },
    )
}

fn usual_scale() -> impl Strategy<Value = ValueScale> {
    (any::<bool>(), 0.001..10.0, 0.1..1000.0, [-50.0..50.0, 200.0..2000.0]).prop_map(|(is_log, low, span, range)| {
        let domain = [low, low + span];
        if is_log { ValueScale::log(domain, range) } else { ValueScale::linear(domain, range) }
    })
}

proptest! {
    #[test]
    fn every_position_lies_in_the_range(scale in any_scale(), value in prop::num::f64::ANY) {
        prop_assert!(within(scale.range(), scale.position(value)));
    }

    #[test]
    fn every_value_lies_in_the_domain(scale in any_scale(), place in prop::num::f64::ANY) {
        prop_assert!(within(scale.domain(), scale.value(place)));
    }

    #[test]
    fn the_ends_of_the_domain_lie_at_the_ends_of_the_range(scale in usual_scale()) {
        let [low, high] = scale.domain();
        prop_assert_eq!([scale.position(low), scale.position(high)], scale.range());
    }

    #[test]
    fn larger_values_never_lie_before_smaller_ones(scale in usual_scale(), values in [prop::num::f64::ANY, prop::num::f64::ANY]) {
        let [smaller, larger] = [values[0].min(values[1]), values[0].max(values[1])];
        prop_assert!(scale.position(smaller) <= scale.position(larger));
    }

    #[test]
    fn value_undoes_position(scale in usual_scale(), share in 0.0..=1.0) {
        let [low, high] = scale.domain();
        let value = low + (high - low) * share;
        let back = scale.value(scale.position(value));
        prop_assert!(close(back, value), "{} came back as {}", value, back);
    }

    #[test]
    fn rows_lie_in_the_range_and_do_not_overlap(count in 1..40_usize, range in [-1e3..1e3, -1e3..1e3], gap in prop::num::f64::ANY) {
        let rows = BandScale::new(count, range, gap);
        let [start, end] = rows.range();
        for row in 0..count {
            prop_assert!(within([start, end], rows.position(row)));
            prop_assert!(rows.position(row) + rows.extent() <= end + 1e-9);
            prop_assert_eq!(rows.row_at(rows.middle(row)), Some(row));
            if row > 0 {
                prop_assert!(rows.position(row - 1) + rows.extent() <= rows.position(row) + 1e-9);
            }
        }
    }

    #[test]
    fn rows_are_total(count in any::<usize>(), range in [prop::num::f64::ANY, prop::num::f64::ANY], gap in prop::num::f64::ANY, row in any::<usize>()) {
        let rows = BandScale::new(count, range, gap);
        prop_assert!(within(rows.range(), rows.position(row)));
        prop_assert!(within(rows.range(), rows.middle(row)));
        prop_assert!(rows.row_at(rows.range()[0]).is_some() == (count > 0));
    }
}
