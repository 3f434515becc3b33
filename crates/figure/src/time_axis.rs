//! The axis of copy time: steps that clocks and calendars have.

use lanefit_model::AxisScale;
use lanefit_text::{TimeUnit, Words};

use crate::axis::{MORE_LOG_TICKS, decimal, extremes};
use crate::chart::{Axis, Tick};
use crate::ticks;

/// Steps between the ticks of a linear axis, in its unit.
const SIXTIETHS: [u32; 7] = [1, 2, 5, 10, 15, 20, 30];
const HOURS: [u32; 7] = [1, 2, 3, 4, 6, 12, 24];

/// Places of a logarithmic axis, as counts of each unit; the first of each list stands when there is little room.
const ROUND: [(TimeUnit, &[u16]); 6] = [
    (TimeUnit::Microsecond, &[1, 10, 100]),
    (TimeUnit::Millisecond, &[1, 10, 100]),
    (TimeUnit::Second, &[1, 10]),
    (TimeUnit::Minute, &[1, 10]),
    (TimeUnit::Hour, &[1, 10]),
    (TimeUnit::Day, &[2, 20, 200]),
];
const FINE: [(TimeUnit, &[u16]); 6] = [
    (TimeUnit::Microsecond, &[1, 2, 5, 10, 20, 50, 100, 200, 500]),
    (TimeUnit::Millisecond, &[1, 2, 5, 10, 20, 50, 100, 200, 500]),
    (TimeUnit::Second, &[1, 2, 5, 10, 20, 30]),
    (TimeUnit::Minute, &[1, 2, 5, 10, 20, 30]),
    (TimeUnit::Hour, &[1, 2, 5, 10]),
    (TimeUnit::Day, &[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]),
];

/// An axis for some numbers of seconds.
pub(crate) fn axis(shown: &[f64], scale: AxisScale, most: usize, words: &dyn Words) -> Axis {
    let Some([least, greatest]) = extremes(shown) else {
        return decimal(&[], scale, most, "", words);
    };
    match scale {
        AxisScale::Linear => linear(greatest, most, words),
        AxisScale::Logarithmic => logarithmic([least, greatest], most + MORE_LOG_TICKS, words),
    }
}

fn linear(greatest: f64, most: usize, words: &dyn Words) -> Axis {
    let unit = unit_for(greatest);
    let maximum = greatest / unit.seconds();
    let counts = match unit {
        TimeUnit::Second | TimeUnit::Minute => whole_steps(maximum, &SIXTIETHS, most),
        TimeUnit::Hour => whole_steps(maximum, &HOURS, most),
        _ => None,
    };
    let counts = counts.unwrap_or_else(|| ticks::covering(maximum, most));
    let last = counts.len().saturating_sub(1);
    let tick = |(at, count): (usize, &f64)| Tick {
        value: count * unit.seconds(),
        number: words.tick(*count),
        unit: if at == last { unit.symbol() } else { "" },
    };
    let end = counts.last().map_or(1.0, |count| count * unit.seconds());
    Axis { scale: AxisScale::Linear, domain: [0.0, end], ticks: counts.iter().enumerate().map(tick).collect() }
}

/// The largest unit in which the greatest value is at least 1, or 2 where ten of the smaller unit do not make one.
fn unit_for(greatest: f64) -> TimeUnit {
    let worth_using = |unit: &TimeUnit| {
        let least = if unit.seconds() > 1.0 { 2.0 } else { 1.0 };
        greatest >= least * unit.seconds()
    };
    TimeUnit::ALL.into_iter().rev().find(worth_using).unwrap_or(TimeUnit::Microsecond)
}

/// Multiples of the step that wastes the least axis; `None` when none of them is large enough.
fn whole_steps(maximum: f64, steps: &[u32], most: usize) -> Option<Vec<f64>> {
    let mut best: Option<(u32, u32)> = None;
    for step in steps {
        let count = (1..most as u32).find(|count| f64::from(step * count) >= maximum);
        if let Some(count) = count
            && count > 1
            && best.is_none_or(|(least, counts)| step * count < least * counts)
        {
            best = Some((*step, count));
        }
    }
    best.map(|(step, count)| (0..=count).map(|at| f64::from(at * step)).collect())
}

fn logarithmic([least, greatest]: [f64; 2], most: usize, words: &dyn Words) -> Axis {
    let fine = places(&FINE);
    // The shortest bar keeps some length.
    let low = fine.iter().rev().find(|place| place.0 <= least / 1.5).or(fine.first()).copied();
    let high = fine.iter().find(|place| place.0 >= greatest).or(fine.last());
    let domain = [low.map_or(least, |place| place.0), high.map_or(greatest, |place| place.0)];
    let is_inside = |place: &(f64, TimeUnit, u16)| domain[0] <= place.0 && place.0 <= domain[1];
    let mut places = fine;
    places.retain(is_inside);
    if places.len() > most {
        places = self::places(&ROUND);
        places.retain(is_inside);
    }
    let every = places.len().div_ceil(most);
    let mut places = ticks::every_nth(places, every);
    // The start of the axis must be told, as it is not 0.
    if let Some(low) = low
        && places.first().is_none_or(|first| first.0 > low.0)
    {
        places.insert(0, low);
    }
    let tick = |(value, unit, count): (f64, TimeUnit, u16)| Tick {
        value,
        number: words.tick(f64::from(count)),
        unit: unit.symbol(),
    };
    let ticks = places.into_iter().map(tick).collect();
    Axis { scale: AxisScale::Logarithmic, domain, ticks }
}

fn places(lists: &[(TimeUnit, &[u16])]) -> Vec<(f64, TimeUnit, u16)> {
    let mut found = Vec::new();
    for (unit, counts) in lists {
        for count in *counts {
            found.push((f64::from(*count) * unit.seconds(), *unit, *count));
        }
    }
    found
}

#[cfg(test)]
#[path = "time_axis_tests.rs"]
mod tests;
