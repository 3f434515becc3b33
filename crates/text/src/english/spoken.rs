//! What a figure says aloud: whole words for units, one sentence for a scenario.

use lanefit_model::{Comparison, Ladder, Lens, Report, Rung, ScenarioReport, Throughput, ThroughputUnit};

use super::{English, devices, interfaces, names, reasons, systems};
use crate::number::three_digits;
use crate::{Quantity, Words};

pub fn scenario(comparison: &Comparison, report: &Report, index: usize) -> String {
    in_words(&sentence(comparison, report, index))
}

fn sentence(comparison: &Comparison, report: &Report, index: usize) -> String {
    let Some(scenario) = report.scenarios.get(index) else {
        return String::new();
    };
    let mut text = subject(scenario);
    text.push_str(": ");
    let Some(ladder) = scenario.ladder else {
        if let Some(carrier) = scenario.carrier() {
            text.push_str(&fill!("works over #, which is not modelled.", interfaces::carrier(carrier)));
            return text;
        }
        text.push_str("does not work.");
        if let Some(cause) = scenario.route.get().and_then(systems::cause) {
            text.push(' ');
            text.push_str(&cause);
            return text;
        }
        for reason in &scenario.connection.reasons {
            text.push(' ');
            text.push_str(&reasons::reason(reason));
        }
        return text;
    };
    text.push_str(&match comparison.view.lens {
        Lens::Throughput | Lens::Fit => throughput(&ladder, comparison.view.unit),
        Lens::Path(_) => {
            text.push_str(&rate_of(ladder.lowest(), comparison.view.unit));
            text.push_str(". ");
            text.push_str(&systems::spoken(comparison, report, scenario));
            return text;
        }
        Lens::Time => time(&ladder, comparison),
        Lens::Efficiency => efficiency(&ladder),
    });
    if let Some(relation) = relation(comparison, report, index) {
        text.push_str("; ");
        text.push_str(&relation);
    }
    text.push('.');
    text
}

pub fn rung(comparison: &Comparison, report: &ScenarioReport, rung: Rung) -> String {
    let mut text = String::from(names::rung(rung));
    text.push_str(": ");
    match report.ladder.and_then(|ladder| Some((ladder, ladder.rung(rung)?))) {
        None => text.push_str("not modelled"),
        Some((ladder, rate)) => text.push_str(&match comparison.view.lens {
            Lens::Throughput | Lens::Fit | Lens::Path(_) => rate_of(rate, comparison.view.unit),
            Lens::Time => duration(rate.seconds_for(comparison.view.copy_size)),
            Lens::Efficiency => per_cent(rate, ladder.line_rate),
        }),
    }
    text
}

/// `26.3× faster`; `ratio` is how many times as fast.
pub fn speed_ratio(ratio: f64) -> String {
    let slower = ratio < 1.0;
    let text = three_digits(if slower { 1.0 / ratio } else { ratio }, '.');
    if text == "1.00" {
        return String::from("as fast");
    }
    fill!("##", text, if slower { "× slower" } else { "× faster" })
}

fn subject(scenario: &ScenarioReport) -> String {
    let full = || interfaces::full_interface(&interfaces::port_of(scenario));
    let port = systems::port_named(scenario).unwrap_or_else(full);
    match scenario.scenario.device {
        None => port,
        Some(device) => fill!("# with #", port, devices::with_drives(&scenario.scenario, device)),
    }
}

fn throughput(ladder: &Ladder, unit: ThroughputUnit) -> String {
    let mut text = rate_of(ladder.after_line_code, unit);
    text.push_str(" after the line code");
    if let Some(band) = ladder.typical {
        let number = |rate| English.throughput(rate, unit).number;
        let more = fill!(", typically #, range # to #", number(band.value), number(band.low), number(band.high));
        text.push_str(&more);
    }
    if let Some(delivered) = ladder.delivered
        && ladder.typical.is_some_and(|band| delivered < band.value)
    {
        text.push_str(&fill!(", delivered #", English.throughput(delivered, unit).number));
    }
    text
}

fn time(ladder: &Ladder, comparison: &Comparison) -> String {
    let amount = comparison.view.copy_size;
    let mut text = duration(ladder.lowest().seconds_for(amount));
    if let Some(band) = ladder.typical {
        text.push_str(&fill!(
            ", range # to #",
            duration(band.high.seconds_for(amount)),
            duration(band.low.seconds_for(amount))
        ));
    }
    text
}

fn efficiency(ladder: &Ladder) -> String {
    let line_rate = ladder.line_rate;
    let Some((ceiling, typical)) = ladder.link_ceiling.zip(ladder.typical) else {
        return fill!("# after the line code, the rest is not modelled", per_cent(ladder.after_line_code, line_rate));
    };
    fill!(
        "# of the line rate; # after the line code, # at the link ceiling, range # to #",
        per_cent(ladder.lowest(), line_rate),
        per_cent(ladder.after_line_code, line_rate),
        per_cent(ceiling, line_rate),
        per_cent(typical.low, line_rate),
        per_cent(typical.high, line_rate)
    )
}

fn relation(comparison: &Comparison, report: &Report, index: usize) -> Option<String> {
    let base = report.scenarios.get(report.base)?;
    if comparison.view.lens == Lens::Efficiency || report.scenarios.len() == 1 {
        return None;
    }
    if index == report.base {
        return Some(String::from("the others are compared with this"));
    }
    let name = subject(base);
    if comparison.view.lens != Lens::Time {
        return Some(fill!("# times #", three_digits(report.ratio_to_base(index, comparison.view.lens)?, '.'), name));
    }
    let ratio = report.scenarios.get(index)?.ladder?.lowest().ratio_to(base.ladder?.lowest());
    let slower = ratio < 1.0;
    let text = three_digits(if slower { 1.0 / ratio } else { ratio }, '.');
    Some(match (text.as_str(), slower) {
        ("1.00", _) => fill!("as fast as #", name),
        (times, true) => fill!("# times slower than #", times, name),
        (times, false) => fill!("# times faster than #", times, name),
    })
}

fn rate_of(rate: Throughput, unit: ThroughputUnit) -> String {
    fill!("# #", English.throughput(rate, unit).number, names::unit_spoken(unit))
}

fn per_cent(rate: Throughput, whole: Throughput) -> String {
    fill!("# per cent", English.per_cent(rate.ratio_to(whole)).number)
}

fn duration(seconds: f64) -> String {
    spoken_time(&English.duration(seconds))
}

/// Names and reasons have units too: `a drive with SAS 12 Gb/s`.
fn in_words(sentence: &str) -> String {
    let mut text = String::with_capacity(sentence.len());
    for part in sentence.split('\u{a0}') {
        if !text.is_empty() {
            text.push(' ');
        }
        let spoken = UNITS.iter().find_map(|(unit, word)| Some((*word, part.strip_prefix(unit)?)));
        let (word, rest) = spoken.unwrap_or(("", part));
        text.push_str(word);
        text.push_str(rest);
    }
    text
}

/// Units that follow a number in names and reasons.
const UNITS: [(&str, &str); 5] = [
    ("GB/s", "gigabytes per second"),
    ("MB/s", "megabytes per second"),
    ("Gb/s", "gigabits per second"),
    ("mm", "millimetres"),
    ("W", "watts"),
];

/// `1 min 23 s` as `1 minute 23 seconds`.
fn spoken_time(time: &Quantity) -> String {
    let written = time.text();
    let mut text = String::with_capacity(written.len() * 2);
    let mut one = false;
    for part in written.split('\u{a0}') {
        let word = match part {
            "µs" => "microsecond",
            "ms" => "millisecond",
            "s" => "second",
            "min" => "minute",
            "h" => "hour",
            "d" => "day",
            number => number,
        };
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
        let is_unit = !word.starts_with(|letter: char| letter.is_ascii_digit());
        if is_unit && !one {
            text.push('s');
        }
        one = part == "1" || part == "1.00";
    }
    text
}

#[cfg(test)]
mod tests {
    use lanefit_model::{Rung, evaluate, query};

    use super::*;

    fn said(query: &str, index: usize) -> String {
        let comparison = query::read(query).comparison;
        scenario(&comparison, &evaluate(&comparison), index)
    }

    #[test]
    fn a_scenario_is_one_sentence_with_whole_words() {
        // What is typical is measured, and may be measured anew.
        let report = evaluate(&query::read("s=pcie:4.0x4").comparison);
        let band = report.scenarios[0].ladder.and_then(|ladder| ladder.typical).expect("a PCIe link has a band");
        let number = |rate| English.throughput(rate, ThroughputUnit::GigabytesPerSecond).number;
        let [low, typical, high] = [band.low, band.value, band.high].map(number);
        assert_eq!(
            said("s=sata:600&s=pcie:4.0x4", 1),
            format!(
                "PCIe 4.0 x4: 7.88 gigabytes per second after the line code, typically {typical}, \
                 range {low} to {high}; 13.1 times SATA600."
            )
        );
    }

    #[test]
    fn a_refused_scenario_says_why() {
        assert!(
            said("s=sata:600,,pcie:4.0x4", 0)
                .starts_with("SATA600 with a PCIe 4.0 x4 device: does not work. It is not detected: ")
        );
    }

    #[test]
    fn a_refused_scenario_has_whole_words_too() {
        for (query, part) in [
            ("s=u2:4.0x4,,sas:12", "the device speaks SAS 12 gigabits per second, and the port has"),
            ("s=m2m:4.0x4-2280,,m2m:4.0x4-22110", "The module is 110 millimetres long"),
            (
                "s=pcix:1067,,pcie:4.0x4",
                "It is not detected: the device speaks PCIe, and the port has PCI-X 1067 wired.",
            ),
        ] {
            let said = said(query, 0);
            assert!(said.contains(part) && !said.contains('\u{a0}'), "{query}: {said}");
        }
    }

    #[test]
    fn a_bus_without_a_model_says_so() {
        assert_eq!(
            said("s=pci:133&lens=efficiency", 0),
            "PCI 133: 100.0 per cent after the line code, the rest is not modelled."
        );
    }

    #[test]
    fn the_base_is_named_by_what_it_is() {
        assert!(said("s=sata:600&s=pcie:4.0x4&lens=time", 0).ends_with("; the others are compared with this."));
        assert!(said("s=sata:600&s=pcie:4.0x4&lens=time", 1).contains(" times faster than SATA600."));
        assert!(said("s=sata:600&s=pcie:4.0x4&lens=time&base=2", 0).contains(" times slower than PCIe 4.0 x4."));
        assert!(said("s=sata:600&s=sata:600&lens=time", 1).ends_with("; as fast as SATA600."));
    }

    #[test]
    fn a_rung_is_named_with_its_value() {
        let comparison = query::read("s=pcie:4.0x4").comparison;
        let report = evaluate(&comparison);
        assert_eq!(rung(&comparison, &report.scenarios[0], Rung::LineRate), "Line rate: 8.00 gigabytes per second");
        let comparison = query::read("s=pci:133").comparison;
        let report = evaluate(&comparison);
        assert_eq!(rung(&comparison, &report.scenarios[0], Rung::Typical), "Typical: not modelled");
    }

    #[test]
    fn time_is_spoken_in_words() {
        for (seconds, text) in [
            (0.000_002, "2.00 microseconds"),
            (6.347, "6.35 seconds"),
            (61.0, "1 minute 1 second"),
            (83.0, "1 minute 23 seconds"),
            (7_260.0, "2 hours 1 minute"),
            (90_000.0 * 3.0, "3 days 3 hours"),
        ] {
            assert_eq!(duration(seconds), text);
        }
    }

    #[test]
    fn a_ratio_is_faster_or_slower() {
        assert_eq!(speed_ratio(26.26), "26.3× faster");
        assert_eq!(speed_ratio(0.25), "4.00× slower");
        assert_eq!(speed_ratio(1.001), "as fast");
        assert_eq!(speed_ratio(0.999), "as fast");
    }
}
