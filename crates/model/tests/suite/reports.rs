//! What a report says besides the rungs of each scenario.

use lanefit_model::{
    Band, Direction, Generation, Ladder, Lens, LinkCapability, LinkWidth, Note, PacketBudget, Report, ReportSummary,
    Throughput, ThroughputUnit, Traffic, evaluate, query, resolve_packet_settings,
};

use crate::support::assert_close;

fn report(text: &str) -> Report {
    let reading = query::read(text);
    assert_eq!(reading.warnings, [], "{text}");
    evaluate(&reading.comparison)
}

fn ladder(text: &str) -> Ladder {
    report(text).scenarios[0].ladder.unwrap()
}

#[test]
fn ratios_are_those_of_the_data_sheets() {
    let report = report("s=sata:600&s=pcie:2.0x2&s=sata:600,,pcie:2.0x2&base=2");
    assert_close(report.ratio_to_base(0, Lens::Throughput).unwrap(), 0.6, 1e-12, "SATA600 to 2.0 x2");
    assert_close(report.ratio_to_base(1, Lens::Throughput).unwrap(), 1.0, 0.0, "the base to itself");
    assert_eq!(report.ratio_to_base(2, Lens::Throughput), None, "refused");
    assert_eq!(report.ratio_to_base(3, Lens::Throughput), None, "no such scenario");
}

#[test]
fn nothing_compares_with_a_refused_base() {
    let report = report("s=sata:600,,pcie:2.0x2&s=sata:600");
    assert_eq!(report.ratio_to_base(1, Lens::Throughput), None);
}

#[test]
fn the_fastest_is_the_first_of_equals_and_never_a_refused_one() {
    assert_eq!(report("s=sata:600&s=pcie:4.0x4&s=pcie:4.0x4").fastest(), Some(1));
    assert_eq!(report("s=pcie:5.0x4,,sata:600&s=sata:150").fastest(), Some(1));
    assert_eq!(report("s=pcie:5.0x4,,sata:600").fastest(), None);
}

#[test]
fn notes_are_given_where_they_matter() {
    for (text, notes) in [
        ("s=pcie:4.0x4", &[][..]),
        ("s=pcie:4.0x4,cpu&dir=both", &[]),
        ("s=sata:600", &[]),
        ("s=pcie:4.0x4,chipset", &[Note::UplinkNotCounted]),
        ("s=pcie:6.0x4", &[Note::FlitFigures]),
        ("s=pcie:5.0x12", &[Note::ArithmeticOnly]),
        ("s=pcie:7.0x32", &[Note::FlitFigures, Note::ArithmeticOnly]),
        ("s=sata:600&dir=both", &[Note::HalfDuplex]),
        ("s=satae:2.0x2", &[Note::SataExpressEitherOr]),
        ("s=satae:600", &[Note::SataExpressEitherOr, Note::TwoPorts]),
        ("s=satae:2.0x2,,sata:600", &[Note::SataExpressEitherOr]),
        ("s=x16:4.0x16,,geforce-rtx-4060", &[Note::IdleLink]),
        ("s=x16:4.0x16,,x16:4.0x16", &[]),
        ("s=m2m:none,chipset,samsung-980-pro-1tb", &[]),
        ("s=pci:133", &[Note::SharedBus]),
        ("s=sata:600,,pcie:4.0x4", &[]),
    ] {
        assert_eq!(report(text).scenarios[0].notes, notes, "{text}");
    }
}

#[test]
fn sata_both_ways_at_once_has_half_each_way() {
    let (one_way, both_ways) = (ladder("s=sata:600"), ladder("s=sata:600&dir=both"));
    for (alone, shared) in [(one_way.link_ceiling, both_ways.link_ceiling), (one_way.delivered, both_ways.delivered)] {
        assert_close(shared.unwrap().mb_s(), alone.unwrap().mb_s() / 2.0, 1e-9, "half of one way");
    }
    assert_eq!(ladder("s=sata:600&dir=to-device"), one_way);
}

#[test]
fn two_sata_ports_carry_twice_as_much() {
    let (one, two) = (ladder("s=sata:600"), ladder("s=satae:600"));
    for rung in lanefit_model::Rung::ALL {
        let [one, two] = [one, two].map(|ladder| ladder.rung(rung).unwrap().mb_s());
        assert_close(two, one * 2.0, 1e-9, rung.id());
    }
}

#[test]
fn a_guessed_payload_widens_the_band_and_a_known_one_does_not() {
    let (guessed, known) = (ladder("s=pcie:4.0x4"), ladder("s=pcie:4.0x4&mps=256"));
    let value_at = |mps: &str| ladder(&["s=pcie:4.0x4&mps=", mps].concat()).typical.unwrap().value;
    let (wide, narrow) = (guessed.typical.unwrap(), known.typical.unwrap());
    assert_eq!(guessed.link_ceiling, known.link_ceiling);
    assert_eq!(wide.value, narrow.value);
    assert_eq!(wide.low, value_at("128"));
    assert_eq!(wide.high, value_at("512").min(guessed.link_ceiling.unwrap()));
    assert!(wide.low < narrow.low && narrow.high < wide.high);
}

#[test]
fn sata_bands_keep_their_distance_for_small_commands() {
    let spread = |text: &str| {
        let band = ladder(text).typical.unwrap();
        (band.low.ratio_to(band.value), band.high.ratio_to(band.value))
    };
    let (large, small) = (spread("s=sata:600"), spread("s=sata:600&bs=512"));
    assert_close(small.0, large.0, 1e-12, "low");
    assert_close(small.1, large.1, 1e-12, "high");
}

/// The device's own link at its ceiling, whatever the port leaves of it.
#[test]
fn the_device_ceiling_is_that_of_its_own_link() {
    let in_older_port = report("s=pcie:3.0x4,,pcie:4.0x4");
    assert_eq!(in_older_port.scenarios[0].device_ceiling, ladder("s=pcie:4.0x4").link_ceiling);
    assert_eq!(report("s=pcie:3.0x4").scenarios[0].device_ceiling, None);
}

/// What the page shows as the inputs of the formula.
#[test]
fn a_budget_counts_the_bytes_of_the_worked_example() {
    let link = LinkCapability::new(Generation::Gen4, LinkWidth::X4);
    let budget = |direction| PacketBudget::new(link, resolve_packet_settings(&Traffic::default()), direction);
    let write = budget(Direction::ToHost);
    assert_eq!((write.useful, write.to_host.packets, write.to_host.dllps), (256.0, 280.0, 0.0));
    assert_eq!((write.to_device.packets, write.to_device.dllps), (0.0, 0.0));
    let read = budget(Direction::ToDevice);
    assert_eq!((read.useful, read.completions), (512.0, 2));
    assert_eq!((read.to_host.packets, read.to_device.packets), (24.0, 552.0));
    assert_close(read.to_device.dllps, 16.0 * 552.0 / 856.0, 1e-9, "acknowledgements and credits");
    assert_close(read.busiest(), 552.0 + 16.0 * 552.0 / 856.0, 1e-9, "busiest");
}

#[test]
fn units_count_what_their_names_say() {
    let rate = Throughput::from_mb_s(1_073.741_824);
    for (unit, count) in [
        (ThroughputUnit::MegabytesPerSecond, 1_073.741_824),
        (ThroughputUnit::GigabytesPerSecond, 1.073_741_824),
        (ThroughputUnit::GigabitsPerSecond, 8.589_934_592),
        (ThroughputUnit::GibibytesPerSecond, 1.0),
    ] {
        assert_close(unit.count(rate), count, 1e-12, &format!("{unit:?}"));
    }
}

#[test]
fn programs_get_the_numbers_of_the_ladder() {
    let report = report("s=pcie:4.0x4&s=sata:600&s=pci:133");
    let summary = ReportSummary::from(&report);
    assert_eq!(summary.scenarios.len(), 3);
    for (scenario, summary) in report.scenarios.iter().zip(summary.scenarios) {
        let ladder = scenario.ladder.unwrap();
        let typical = |end: fn(Band) -> Throughput| ladder.typical.map(end);
        for (field, rate) in [
            (summary.line_rate_mb_s, Some(ladder.line_rate)),
            (summary.coded_mb_s, Some(ladder.after_line_code)),
            (summary.ceiling_mb_s, ladder.link_ceiling),
            (summary.typical_mb_s, typical(|band| band.value)),
            (summary.typical_low_mb_s, typical(|band| band.low)),
            (summary.typical_high_mb_s, typical(|band| band.high)),
            (summary.delivered_mb_s, ladder.delivered),
        ] {
            assert_eq!(field, rate.map(Throughput::mb_s), "{:?}", scenario.scenario);
        }
        assert_eq!((summary.fits, summary.conditional, summary.each_mb_s), (true, false, None));
        assert_eq!(summary.links, 1);
    }
}
