use lanefit_model::Language;

use super::*;

fn written(seconds: &[f64], scale: AxisScale, most: usize) -> Vec<String> {
    let axis = axis(seconds, scale, most, lanefit_text::words(Language::English));
    axis.ticks.iter().map(|tick| [tick.number.as_str(), tick.unit].concat()).collect()
}

#[test]
fn steps_are_those_of_clocks_and_calendars() {
    let linear = |seconds| written(&[seconds], AxisScale::Linear, 5);
    assert_eq!(linear(0.000_018), ["0", "5", "10", "15", "20µs"]);
    assert_eq!(linear(0.0018), ["0", "0.5", "1", "1.5", "2ms"]);
    assert_eq!(linear(7.2), ["0", "2", "4", "6", "8s"]);
    assert_eq!(linear(90.0), ["0", "30", "60", "90s"]);
    assert_eq!(linear(119.0), ["0", "30", "60", "90", "120s"]);
    assert_eq!(linear(121.0), ["0", "1", "2", "3min"]);
    assert_eq!(linear(50.0 * 60.0), ["0", "15", "30", "45", "60min"]);
    assert_eq!(linear(20.0 * 3600.0), ["0", "6", "12", "18", "24h"]);
    assert_eq!(linear(87.0 * 86_400.0), ["0", "25", "50", "75", "100d"]);
}

#[test]
fn a_logarithmic_axis_changes_its_unit_on_the_way() {
    assert_eq!(written(&[4.0, 20.0], AxisScale::Logarithmic, 5), ["2s", "5s", "10s", "20s"]);
    assert_eq!(
        written(&[4.69, 7500.0], AxisScale::Logarithmic, 6),
        ["2s", "10s", "1min", "10min", "1h"],
        "the start is told although it is no round place"
    );
}

#[test]
fn every_value_lies_on_the_axis() {
    for least in [0.000_002, 0.3, 4.0, 59.9, 3000.0, 90_000.0] {
        for factor in [1.0, 3.0, 1000.0] {
            for scale in [AxisScale::Linear, AxisScale::Logarithmic] {
                let values = [least, least * factor];
                let axis = axis(&values, scale, 5, lanefit_text::words(Language::English));
                let [low, high] = axis.domain;
                assert!(low < values[0] && values[1] <= high, "{values:?} on {low} to {high}");
                assert!(axis.ticks.len() >= 2, "{values:?}");
            }
        }
    }
}

#[test]
fn without_values_nothing_is_written() {
    assert!(written(&[], AxisScale::Linear, 5).is_empty());
    assert!(written(&[], AxisScale::Logarithmic, 5).is_empty());
}
