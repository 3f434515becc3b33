//! The answer as a share of the line rate.

use lanefit_model::{
    Carrier, Comparison, Generation, Ladder, LimitedBy, LinkCapability, PacketBudget, PacketSettings, PacketSize,
    ScenarioReport, Traffic,
};

use super::{share, subject};
use crate::english::English;
use crate::english::phrase::show;
use crate::number::fixed;
use crate::{Answer, Words};

pub fn answer(comparison: &Comparison, subject: &ScenarioReport, ladder: &Ladder) -> Answer {
    let unit = comparison.view.unit;
    let name = subject::title(subject);
    let coded = show(ladder.after_line_code, unit);
    let mut sentences = Vec::new();
    let quantity = English.per_cent(ladder.lowest().ratio_to(ladder.line_rate));
    let tail = |text: &str| text.to_owned();
    let Some((ceiling, typical)) = ladder.link_ceiling.zip(ladder.typical) else {
        let lead = fill!("# has", name);
        let is_shared = matches!(subject.carrier(), Some(Carrier::Legacy(_)));
        let tail = tail(if is_shared { "of its rate, shared" } else { "of its line rate" });
        return Answer { lead, quantity, tail, sentences, subject: 0 };
    };
    let usable = match subject.carrier() {
        Some(Carrier::Pcie(link)) => payload_range(link, &comparison.traffic, subject.settings),
        _ => share(ceiling.ratio_to(ladder.after_line_code)),
    };
    sentences.push(fill!(
        "Of # after the line code, ####.",
        coded,
        usable,
        match subject.carrier() {
            Some(Carrier::Pcie(_)) => " is usable once packet headers are paid",
            _ => " is usable once frames are paid",
        },
        if is_flit(subject) { "; older generations suggest " } else { "; measured systems move " },
        English.throughput_range(typical.low, typical.high, unit).text()
    ));
    if matches!(
        subject.carrier(),
        Some(Carrier::Pcie(LinkCapability { generation: Generation::Gen1 | Generation::Gen2, .. }))
    ) {
        sentences.push("The line code 8b/10b takes 20\u{a0}% before that.".to_owned());
    }
    if subject.limited_by == Some(LimitedBy::DeviceRating) {
        sentences.push("The link has room to spare: the device itself decides.".to_owned());
    } else if matches!(subject.carrier(), Some(Carrier::Pcie(_))) && !is_flit(subject) {
        sentences.push("Copies to and from a graphics card reach the upper end only from pinned memory.".to_owned());
    }
    Answer {
        lead: fill!("# typically delivers", name),
        quantity,
        tail: tail("of its line rate"),
        sentences,
        subject: 0,
    }
}

pub fn is_flit(subject: &ScenarioReport) -> bool {
    matches!(subject.carrier(), Some(Carrier::Pcie(link)) if link.generation.is_flit())
}

/// The share of the coded rate that packets leave, for the payloads that hosts use.
fn payload_range(link: LinkCapability, traffic: &Traffic, settings: PacketSettings) -> String {
    let at = |mps| {
        let budget = PacketBudget::new(link, PacketSettings { mps, ..settings }, traffic.direction);
        budget.ceiling().ratio_to(link.after_line_code())
    };
    if traffic.mps.is_some() {
        return share(at(settings.mps));
    }
    let low = fixed(at(PacketSize::B128) * 100.0, 0, '.');
    fill!("#–# (payloads of 128 to 512 bytes)", low, share(at(PacketSize::B512)))
}
