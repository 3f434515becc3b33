//! The answer in bytes per second.

use lanefit_model::facts::devices::{Behind, DeviceClass, Rating};
use lanefit_model::fit::{DRIVE_KINDS, drive_kind, drives_fed};
use lanefit_model::{
    Carrier, Comparison, Device, Direction, Effect, Family, Ladder, LimitedBy, LineCode, LinkCapability, LinkWidth,
    Reason, Report, Rung, ScenarioReport, Throughput, ThroughputUnit, Traffic, Verdict,
};

use super::{against, help, part, share, subject, way};
use crate::english::phrase::{digits, show};
use crate::english::{English, devices, interfaces, phrase, reasons, systems, verdicts};
use crate::{Answer, Words};

pub fn answer(comparison: &Comparison, report: &Report, subject: &ScenarioReport, ladder: &Ladder) -> Answer {
    let unit = comparison.view.unit;
    let Some(device) = subject.scenario.device else {
        return bare(comparison, report, subject, ladder, &subject::title(subject));
    };
    let mut sentences: Vec<String> = settled(subject, device, unit).into_iter().collect();
    sentences.extend(short_in_long(subject, device));
    sentences.extend(decided(subject, device, comparison));
    sentences.extend(systems::deciding(comparison, report, subject));
    sentences.extend(help(subject, &comparison.traffic, unit));
    sentences.extend(each(subject, device, &comparison.traffic, unit));
    sentences.extend(against(report, subject, unit, Ladder::lowest));
    of_device(comparison, subject, device, ladder, sentences)
}

/// The answer about a device: what it gets, and the sentences that follow.
pub fn of_device(
    comparison: &Comparison,
    subject: &ScenarioReport,
    device: Device,
    ladder: &Ladder,
    sentences: Vec<String>,
) -> Answer {
    Answer {
        lead: fill!("# gets", subject::title(subject)),
        quantity: English.throughput(ladder.lowest(), comparison.view.unit),
        tail: match shown_of(subject, device) {
            Some((seen, _)) if seen > 1 => "for each drive",
            _ => way(subject, comparison.traffic.direction),
        }
        .to_owned(),
        sentences,
        subject: 0,
    }
}

fn bare(comparison: &Comparison, report: &Report, subject: &ScenarioReport, ladder: &Ladder, name: &str) -> Answer {
    let unit = comparison.view.unit;
    let is_alone = report.scenarios.len() == 1;
    // The rate that figure and ratios take as well.
    let is_delivered = report.headline() == Rung::Delivered;
    let rate: fn(&Ladder) -> Throughput = if is_delivered { Ladder::lowest } else { |ladder| ladder.after_line_code };
    let mut sentences = Vec::new();
    match subject.carrier() {
        Some(Carrier::Pcie(link)) if is_alone => sentences.push(lane_arithmetic(link)),
        _ => sentences.extend(against(report, subject, unit, rate)),
    }
    sentences.extend(expectation(subject, ladder, comparison));
    if is_alone && matches!(subject.carrier(), Some(Carrier::Pcie(_))) {
        sentences.push(both_ways(ladder.after_line_code, unit));
    }
    let is_both = comparison.traffic.direction == Direction::Both;
    let is_typical = is_delivered && ladder.typical.is_some();
    Answer {
        lead: fill!("# #", name, if is_typical { "typically carries" } else { "carries" }),
        quantity: English.throughput(rate(ladder), unit),
        tail: match subject.carrier() {
            Some(Carrier::Sata { .. }) if !is_both => "one way at a time",
            Some(Carrier::Legacy(_)) => "shared by all devices on the bus",
            _ => "each way",
        }
        .to_owned(),
        sentences,
        subject: 0,
    }
}

/// What the two ends agreed on, beside what the device could use.
pub fn settled(subject: &ScenarioReport, device: Device, unit: ThroughputUnit) -> Option<String> {
    let connection = &subject.connection;
    let carrier = connection.carrier?;
    let chip = verdicts::of_connection(connection);
    let coded = show(after_line_code(carrier)?, unit);
    let is_coded = !matches!(carrier, Carrier::Legacy(_));
    let rate = fill!("(##", coded, if is_coded { " after the line code)" } else { ")" });
    let link = interfaces::carrier(carrier);
    let shown = shown_of(subject, device);
    let runs = match (shown, carrier) {
        (Some((seen, of)), _) if seen == of => {
            let verb = if of == 1 { "appears, with " } else { "appear, each with " };
            fill!("# ##", phrase::all(of, "drive"), verb, link)
        }
        (Some((seen, of)), _) => {
            let verb = if seen == 1 { "appears, with " } else { "appear, each with " };
            fill!("# of the # ##", digits(seen.into()), phrase::count(of, "drive"), verb, link)
        }
        (None, Carrier::Pcie(_)) => fill!("the link runs #", link),
        (None, _) => fill!("it runs as #", link),
    };
    let kind = devices::kind(device);
    let has_all =
        shown.is_none() && connection.device_carrier == Some(carrier) && connection.verdict != Verdict::Limited;
    let beside = match connection.device_carrier {
        Some(_) if has_all => fill!(", all that the # can use", kind),
        _ if shown.is_some() => String::new(),
        Some(own) if own != carrier => beside(carrier, own, kind),
        _ => String::new(),
    };
    let spare = match (connection.port_carrier.and_then(after_line_code), after_line_code(carrier)) {
        (Some(port), Some(now)) if has_all && port.ratio_to(now) > 1.02 => "; the port could do more",
        _ => "",
    };
    let on_the_way = match subject.limited_by {
        Some(LimitedBy::Path(_)) => " on the way to the processor",
        _ => "",
    };
    Some(fill!("It ##: # ###.", phrase::small(&chip), on_the_way, runs, rate, beside, spare))
}

fn beside(carrier: Carrier, own: Carrier, kind: &str) -> String {
    let (Some(now), Some(most)) = (after_line_code(carrier), after_line_code(own)) else { return String::new() };
    let ratio = now.ratio_to(most);
    if ratio > 0.98 {
        return fill!(", as much as the # can use", kind);
    }
    let own = match own {
        Carrier::Pcie(link) => interfaces::short_link(link),
        other => interfaces::carrier(other),
    };
    fill!(", # of what the # can use (#)", part(ratio), kind, own)
}

/// What readers ask of a card that is shorter than its slot.
fn short_in_long(subject: &ScenarioReport, device: Device) -> Option<String> {
    let (edge, slot) = (device.profile().form, subject.scenario.port.form);
    let is_shorter = edge.family() == Family::Card && slot.family() == Family::Card && edge.lanes() < slot.lanes();
    is_shorter.then(|| String::from("A short card always works in a longer slot; the contacts behind it stay idle."))
}

/// Drives that appear, of those on a card without a switch.
pub fn shown_of(subject: &ScenarioReport, device: Device) -> Option<(u8, u8)> {
    let profile = device.profile();
    match profile.behind {
        Behind::M2Sockets { has_switch: false, .. } => {
            Some((subject.connection.links, subject.scenario.count_of(&profile)))
        }
        _ => None,
    }
}

fn after_line_code(carrier: Carrier) -> Option<Throughput> {
    match carrier {
        Carrier::Pcie(link) => Some(link.after_line_code()),
        Carrier::Sata { generation, ports } => Some(generation.after_line_code().scaled(f64::from(ports))),
        Carrier::Legacy(bus) => Some(bus.burst_rate()),
        // USB 3.2 codes 128 bits as 132.
        Carrier::Usb(wire) => {
            let lanes = if wire == lanefit_model::Wire::Usb20 { 2.0 } else { 1.0 };
            Some(Throughput::from_mb_s(1250.0 * 128.0 / 132.0 * lanes))
        }
        Carrier::NotModelled(_) => None,
    }
}

/// The term that won, where it is not the link; and what holds the device back besides.
pub fn decided(subject: &ScenarioReport, device: Device, comparison: &Comparison) -> Vec<String> {
    let mut sentences = Vec::new();
    let show = |rate| show(rate, comparison.view.unit);
    let rating = device.profile().rating;
    match (subject.limited_by, devices::rated(rating, comparison.traffic.direction)) {
        (Some(LimitedBy::DeviceRating), Some(rated)) => sentences.push(match rating {
            Rating::Ports(_) => fill!("Its ports need no more than #.", show(rated)),
            _ => fill!("The drive itself decides: its maker rates it at #.", show(rated)),
        }),
        (_, Some(rated)) if matches!(rating, Rating::Ports(_)) => {
            sentences.push(fill!("Its ports need #.", show(rated)));
        }
        _ => {}
    }
    if subject.limited_by == Some(LimitedBy::Drives) {
        let count = subject.scenario.count;
        sentences.push(match count {
            1 => String::from("The drive behind it decides."),
            _ => fill!("The # behind it decide together.", phrase::count(count, "drive")),
        });
    }
    // What lets less through, but all that the device moves, holds nothing back.
    let is_enough = subject.connection.reasons.contains(&Reason::Enough);
    let told = |reason: &&Reason| {
        (reason.effect() == Effect::Partial || (reason.effect() == Effect::Limits && !is_enough))
            && !matches!(
                reason,
                Reason::FewerLanes { .. }
                    | Reason::OlderGeneration { .. }
                    | Reason::OlderSataGeneration { .. }
                    | Reason::NeedsBifurcation { .. }
                    | Reason::Held(_)
            )
    };
    sentences.extend(subject.connection.reasons.iter().filter(told).map(reasons::reason));
    sentences
}

/// What each drive behind a controller gets, or how many it feeds.
fn each(subject: &ScenarioReport, device: Device, traffic: &Traffic, unit: ThroughputUnit) -> Vec<String> {
    let show = |rate| show(rate, unit);
    let profile = device.profile();
    let Some(each) = subject.each else {
        let rate = subject.ladder.map(|ladder| ladder.lowest());
        return match (profile.behind, rate) {
            (Behind::SataPorts { count, .. }, Some(rate)) if subject.scenario.count == 0 => {
                feeds(rate, traffic, unit, (&DRIVE_KINDS[..2], count.into())).into_iter().collect()
            }
            _ => Vec::new(),
        };
    };
    let number = digits(each.count.into());
    let mut text = fill!("Each of the # drives gets # when all are busy", number, show(each.rate));
    let coded = subject.carrier().and_then(after_line_code);
    // Sockets of a switch that carry less than the card's link have no part of it to themselves.
    if let Some(coded) = coded.filter(|_| each.wanted.is_some() || subject.limited_by != Some(LimitedBy::Drives)) {
        let one = show(coded.scaled(1.0 / f64::from(each.count)));
        text.push_str(&fill!(", of # after the line code", one));
    }
    if each.wanted.is_some()
        && let [Some(disk), Some(ssd)] = [DRIVE_KINDS[0], DRIVE_KINDS[1]].map(|id| drive_kind(id, traffic))
    {
        text.push_str(": ");
        let disk_is_fed = each.rate >= disk.1;
        let disk_words = fill!("a hard disk such as the # (#)", devices::device(disk.0), show(disk.1));
        let ssd_words = fill!("a SATA SSD (#)", show(ssd.1));
        text.push_str(&match (disk_is_fed, each.rate >= ssd.1) {
            (true, true) => fill!("enough for # and for #", disk_words, ssd_words),
            (true, false) => {
                fill!("enough for #, # of what # can do", disk_words, about(each.rate.ratio_to(ssd.1)), ssd_words)
            }
            (false, _) => fill!(
                "# of what # can do, # of #",
                about(each.rate.ratio_to(disk.1)),
                disk_words,
                about(each.rate.ratio_to(ssd.1)),
                ssd_words
            ),
        });
    }
    text.push('.');
    vec![text]
}

/// A share that nobody reads more exactly than `about half`.
fn about(ratio: f64) -> String {
    for (whole, word) in [(2.0, "about half"), (3.0, "about a third"), (4.0, "about a quarter")] {
        if (ratio * whole - 1.0).abs() < 0.05 {
            return word.to_owned();
        }
    }
    share(ratio)
}

/// `That feeds 6 hard disks (0.270 GB/s each) or 3 SATA SSDs (0.560 GB/s each).`
///
/// Drives of these kinds, as many as there is room for.
pub fn feeds(
    rate: Throughput,
    traffic: &Traffic,
    unit: ThroughputUnit,
    (kinds, room): (&[&str], u32),
) -> Option<String> {
    let mut fed = Vec::new();
    for id in kinds {
        let (device, drive) = drive_kind(id, traffic)?;
        let class = match device.profile().class {
            Some(DeviceClass::HardDisk) => "hard disk",
            Some(DeviceClass::SataSsd) => "SATA SSD",
            _ => "NVMe drive",
        };
        let count = drives_fed(rate, drive);
        if count > 0 {
            let count = count.min(room);
            let plural = if count == 1 { "" } else { "s" };
            fed.push(fill!("# ## (# each)", digits(count), class, plural, show(drive, unit)));
        }
    }
    (!fed.is_empty()).then(|| fill!("At full rate it feeds #.", phrase::list(&fed, " or ")))
}

/// `8 GT/s per lane x 128/130 = 7.88 Gb/s = 0.985 GB/s per lane.`
fn lane_arithmetic(link: LinkCapability) -> String {
    let generation = link.generation;
    let lane = LinkCapability::new(generation, LinkWidth::X1).after_line_code();
    let code = match generation.line_code() {
        LineCode::EightTen => " × 8/10 (8b/10b takes 20\u{a0}%)",
        LineCode::Block130 => " × 128/130 (128b/130b takes 1.5\u{a0}%)",
        LineCode::OneOne => ", no line code,",
    };
    fill!(
        "## is # or # per lane.",
        interfaces::gigatransfers(generation.transfer_rate().gt_s()),
        code,
        show(lane, ThroughputUnit::GigabitsPerSecond),
        show(lane, ThroughputUnit::GigabytesPerSecond)
    )
}

fn both_ways(rate: Throughput, unit: ThroughputUnit) -> String {
    let doubled = English.throughput(rate.scaled(2.0), unit);
    fill!("That is per direction; a figure of # adds both.", doubled.text())
}

fn expectation(subject: &ScenarioReport, ladder: &Ladder, comparison: &Comparison) -> Option<String> {
    let band = ladder.typical?;
    let range = English.throughput_range(band.low, band.high, comparison.view.unit).text();
    let (what, taken) = match (subject.carrier(), comparison.traffic.direction) {
        (Some(Carrier::Sata { .. }), direction) => (
            if direction == Direction::Both { "data in each direction" } else { "data" },
            "frames and pauses between them take the rest",
        ),
        _ if super::efficiency::is_flit(subject) => {
            ("data", "checksums, error correction and packet headers take the rest")
        }
        (_, Direction::ToHost) => ("data to the host", "packet headers and idle gaps take the rest"),
        (_, Direction::ToDevice) => ("data to the device", "packet headers, requests and idle gaps take the rest"),
        (_, Direction::Both) => {
            ("data in each direction", "packet headers, acknowledgements and idle gaps take the rest")
        }
    };
    Some(fill!("Expect # of #: #.", range, what, taken))
}
