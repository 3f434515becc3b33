//! The answer to a comparison, lens by lens.

use lanefit_model::{
    Carrier, Comparison, Direction, Generation, Ladder, Lens, LimitedBy, LineCode, LinkCapability, PacketBudget,
    PacketSettings, PacketSize, Report, ScenarioReport, Throughput, ThroughputUnit, Traffic, Verdict,
    resolve_packet_settings,
};

use super::{English, names, notes};
use crate::number::{fixed, trimmed};
use crate::{Answer, Quantity, Words};

pub fn answer(comparison: &Comparison, report: &Report) -> Answer {
    let Some((subject, ladder)) = subject(report) else {
        return refused(report);
    };
    let name = subject_title(subject);
    let mut answer = match comparison.view.lens {
        Lens::Throughput => throughput(comparison, report, subject, &ladder, &name),
        Lens::Time => time(comparison, report, subject, &ladder, &name),
        Lens::Efficiency => efficiency(comparison, subject, &ladder, &name),
    };
    let refused = report.scenarios.iter().filter(|scenario| scenario.connection.verdict == Verdict::Refused);
    answer.sentences.extend(refused.flat_map(reasons).take(1));
    answer
}

fn reasons(report: &ScenarioReport) -> impl Iterator<Item = String> {
    report.connection.reasons.iter().map(|reason| notes::reason(*reason))
}

/// The fastest scenario, which the answer is about.
fn subject(report: &Report) -> Option<(&ScenarioReport, Ladder)> {
    let subject = report.scenarios.get(report.fastest()?)?;
    Some((subject, subject.ladder?))
}

fn title(report: &ScenarioReport) -> String {
    let port = names::full_interface(report.scenario.port);
    match report.scenario.device {
        Some(device) => ["a ", &names::full_interface(device), " device on ", &port].concat(),
        None => port,
    }
}

/// The title as the start of a sentence.
fn subject_title(report: &ScenarioReport) -> String {
    let title = title(report);
    title.strip_prefix("a ").map_or(title.clone(), |rest| ["A ", rest].concat())
}

fn refused(report: &Report) -> Answer {
    let sentences = report.scenarios.iter().flat_map(reasons).take(3).collect();
    Answer {
        lead: if report.scenarios.len() == 1 { "This does not work" } else { "None of these works" }.to_owned(),
        sentences,
        ..Answer::default()
    }
}

fn throughput(
    comparison: &Comparison,
    report: &Report,
    subject: &ScenarioReport,
    ladder: &Ladder,
    name: &str,
) -> Answer {
    let unit = comparison.view.unit;
    let mut sentences = Vec::new();
    if let Some(settled) = settled(subject) {
        sentences.push(settled);
    }
    if report.scenarios.len() == 1 {
        if let (Some(Carrier::Pcie(link)), None) = (subject.carrier(), subject.scenario.device) {
            sentences.push(lane_arithmetic(link));
        }
    } else if let Some(sentence) = against(report, subject, unit) {
        sentences.push(sentence);
    }
    sentences.extend(expectation(subject, ladder, comparison));
    if report.scenarios.len() == 1 && matches!(subject.carrier(), Some(Carrier::Pcie(_))) {
        sentences.push(both_ways(ladder.after_line_code, unit));
    }
    Answer {
        lead: [name, if subject.scenario.device.is_some() { " gets" } else { " carries" }].concat(),
        quantity: English.throughput(ladder.after_line_code, unit),
        tail: match subject.carrier() {
            Some(Carrier::Pcie(_)) | None => "each way",
            Some(Carrier::Sata { .. }) if comparison.traffic.direction == Direction::Both => "each way",
            Some(Carrier::Sata { .. }) => "one way at a time",
            Some(Carrier::Legacy(_)) => "shared by all devices on the bus",
        }
        .to_owned(),
        sentences,
    }
}

/// What the two ends agreed on; nothing without a device.
fn settled(subject: &ScenarioReport) -> Option<String> {
    subject.scenario.device?;
    let runs_as = names::carrier(subject.carrier()?);
    Some(match (subject.connection.verdict, subject.limited_by?) {
        (Verdict::Works, LimitedBy::DeviceLink) => {
            ["It runs as ", &runs_as, " and gets all it can use; the port could do more."].concat()
        }
        (Verdict::Works, _) => ["It runs as ", &runs_as, " and gets all it can use."].concat(),
        _ => {
            let reasons: Vec<String> = reasons(subject).collect();
            ["It works, held back: it runs as ", &runs_as, ". ", &reasons.join(" ")].concat()
        }
    })
}

/// `8 GT/s per lane x 128/130 = 7.88 Gb/s = 0.985 GB/s per lane.`
fn lane_arithmetic(link: LinkCapability) -> String {
    let generation = link.generation;
    let lane = LinkCapability::new(generation, lanefit_model::LinkWidth::X1).after_line_code();
    let code = match generation.line_code() {
        LineCode::EightTen => " × 8/10 (8b/10b takes 20 %)",
        LineCode::Block130 => " × 128/130 (128b/130b takes 1.5 %)",
        LineCode::OneOne => ", no line code,",
    };
    [
        &names::gigatransfers(generation.transfer_rate().gt_s()),
        code,
        " is ",
        &English.throughput(lane, ThroughputUnit::GigabitsPerSecond).to_string(),
        " or ",
        &English.throughput(lane, ThroughputUnit::GigabytesPerSecond).to_string(),
        " per lane.",
    ]
    .concat()
}

fn both_ways(rate: Throughput, unit: ThroughputUnit) -> String {
    let doubled = English.throughput(rate.scaled(2.0), unit);
    ["That is per direction; a figure of ", &doubled.to_string(), " adds both."].concat()
}

fn against(report: &Report, subject: &ScenarioReport, unit: ThroughputUnit) -> Option<String> {
    let base = report.scenarios.get(report.base)?;
    let rate = subject.ladder?.after_line_code;
    let (other, other_rate) =
        if core::ptr::eq(base, subject) { slowest(report)? } else { (base, base.ladder?.after_line_code) };
    if core::ptr::eq(other, subject) {
        return None;
    }
    let named = [&title(other), " (", &English.throughput(other_rate, unit).to_string(), ")"].concat();
    let ratio = rate.ratio_to(other_rate);
    // Closer than this, links count as equals: 2000 and 1969 MB/s.
    if ratio.max(1.0 / ratio) <= 1.02 {
        return Some(["That is about the same as ", &named, "."].concat());
    }
    if core::ptr::eq(base, subject) {
        return Some(["The slowest here, ", &named, ", carries ", &share(1.0 / ratio), " of that."].concat());
    }
    Some(["That is ", &times(ratio), " times ", &named, "."].concat())
}

fn slowest(report: &Report) -> Option<(&ScenarioReport, Throughput)> {
    let mut slowest: Option<(&ScenarioReport, Throughput)> = None;
    for scenario in &report.scenarios {
        if let Some(rate) = scenario.ladder.map(|ladder| ladder.after_line_code)
            && slowest.is_none_or(|(_, least)| rate < least)
        {
            slowest = Some((scenario, rate));
        }
    }
    slowest
}

fn times(ratio: f64) -> String {
    trimmed(ratio, if ratio < 10.0 { 1 } else { 0 }, '.')
}

fn share(ratio: f64) -> String {
    [&fixed(ratio * 100.0, if ratio < 0.1 { 1 } else { 0 }, '.'), "\u{a0}%"].concat()
}

fn expectation(subject: &ScenarioReport, ladder: &Ladder, comparison: &Comparison) -> Option<String> {
    let band = ladder.typical?;
    let range = English.throughput_range(band.low, band.high, comparison.view.unit).to_string();
    let (what, taken) = match (subject.carrier(), comparison.traffic.direction) {
        (Some(Carrier::Sata { .. }), direction) => (
            if direction == Direction::Both { "data in each direction" } else { "data" },
            "frames and pauses between them take the rest",
        ),
        _ if is_flit(subject) => ("data", "checksums, error correction and packet headers take the rest"),
        (_, Direction::ToHost) => ("data to the host", "packet headers and idle gaps take the rest"),
        (_, Direction::ToDevice) => ("data to the device", "packet headers, requests and idle gaps take the rest"),
        (_, Direction::Both) => {
            ("data in each direction", "packet headers, acknowledgements and idle gaps take the rest")
        }
    };
    Some(["Expect ", &range, " of ", what, ": ", taken, "."].concat())
}

fn time(comparison: &Comparison, report: &Report, subject: &ScenarioReport, ladder: &Ladder, name: &str) -> Answer {
    let amount = comparison.view.copy_size;
    let mut sentences = Vec::new();
    if let Some((slowest, _)) = slowest(report)
        && !core::ptr::eq(slowest, subject)
        && let Some(ladder) = slowest.ladder
    {
        let seconds = ladder.lowest().seconds_for(amount);
        sentences.push([&subject_title(slowest), " takes ", &English.duration(seconds).to_string(), "."].concat());
    }
    let rate = if ladder.typical.is_some() { "its typical rate" } else { "the only rate known of it" };
    sentences
        .push(["This is the time of the link at ", rate, "; a drive that gives out earlier takes longer."].concat());
    Answer {
        lead: [name, " copies ", &English.amount(amount).to_string(), " in"].concat(),
        quantity: English.duration(ladder.lowest().seconds_for(amount)),
        tail: String::new(),
        sentences,
    }
}

fn efficiency(comparison: &Comparison, subject: &ScenarioReport, ladder: &Ladder, name: &str) -> Answer {
    let unit = comparison.view.unit;
    let coded = English.throughput(ladder.after_line_code, unit).to_string();
    let mut sentences = Vec::new();
    let quantity = English.per_cent(ladder.lowest().ratio_to(ladder.line_rate));
    let Some((ceiling, typical)) = ladder.link_ceiling.zip(ladder.typical) else {
        return Answer { lead: [name, " has"].concat(), quantity, tail: "of its rate, shared".to_owned(), sentences };
    };
    let usable = match subject.carrier() {
        Some(Carrier::Pcie(link)) => payload_range(link, &comparison.traffic),
        _ => share(ceiling.ratio_to(ladder.after_line_code)),
    };
    sentences.push(
        [
            "Of ",
            &coded,
            " after the line code, ",
            &usable,
            match subject.carrier() {
                Some(Carrier::Pcie(_)) => " is usable once packet headers are paid",
                _ => " is usable once frames are paid",
            },
            if is_flit(subject) { "; older generations suggest " } else { "; measured systems move " },
            &English.throughput_range(typical.low, typical.high, unit).to_string(),
            ".",
        ]
        .concat(),
    );
    if matches!(
        subject.carrier(),
        Some(Carrier::Pcie(LinkCapability { generation: Generation::Gen1 | Generation::Gen2, .. }))
    ) {
        sentences.push("The line code 8b/10b takes 20 % before that.".to_owned());
    }
    if matches!(subject.carrier(), Some(Carrier::Pcie(_))) && !is_flit(subject) {
        sentences.push("Copies to and from a graphics card reach the upper end only from pinned memory.".to_owned());
    }
    Answer { lead: [name, " typically delivers"].concat(), quantity, tail: "of its line rate".to_owned(), sentences }
}

fn is_flit(subject: &ScenarioReport) -> bool {
    matches!(subject.carrier(), Some(Carrier::Pcie(link)) if link.generation.is_flit())
}

/// The share of the coded rate that packets leave, for the payloads that hosts use.
fn payload_range(link: LinkCapability, traffic: &Traffic) -> String {
    let settings = resolve_packet_settings(traffic);
    let at = |mps| {
        let budget = PacketBudget::new(link, PacketSettings { mps, ..settings }, traffic.direction);
        budget.ceiling().ratio_to(link.after_line_code())
    };
    if traffic.mps.is_some() {
        return share(at(settings.mps));
    }
    let low = fixed(at(PacketSize::B128) * 100.0, 0, '.');
    [&low, "–", &share(at(PacketSize::B512)), " (payloads of 128 to 512 bytes)"].concat()
}

pub fn figure_title(comparison: &Comparison) -> String {
    match comparison.view.lens {
        Lens::Throughput => "Throughput in one direction".to_owned(),
        Lens::Time => ["Time to copy ", &English.amount(comparison.view.copy_size).to_string()].concat(),
        Lens::Efficiency => "What is left of the line rate".to_owned(),
    }
}

pub fn figure_takeaway(comparison: &Comparison, report: &Report) -> String {
    let Some((fastest, ladder)) = subject(report) else {
        return answer(comparison, report).to_text();
    };
    let value = |ladder: &Ladder| -> Quantity {
        match comparison.view.lens {
            Lens::Throughput => English.throughput(ladder.after_line_code, comparison.view.unit),
            Lens::Time => English.duration(ladder.lowest().seconds_for(comparison.view.copy_size)),
            Lens::Efficiency => English.per_cent(ladder.lowest().ratio_to(ladder.line_rate)),
        }
    };
    let top = [&subject_title(fastest), ": ", &value(&ladder).to_string()].concat();
    match slowest(report) {
        Some((other, _)) if !core::ptr::eq(other, fastest) => {
            let least = other.ladder.map(|ladder| value(&ladder).to_string()).unwrap_or_default();
            [&subject_title(other), ": ", &least, ". ", &top, "."].concat()
        }
        _ => [&top, "."].concat(),
    }
}
