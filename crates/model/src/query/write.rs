//! The canonical form of a comparison.

use super::Key;
use super::amount::{amount_to_query, block_to_query};
use crate::comparison::{Attachment, Comparison, Scenario};
use crate::digits::{digits, push_digits};
use crate::system::{Mode, Setup};
use crate::traffic::Traffic;
use crate::view::View;
use crate::word::Word;

/// Writes a comparison: fixed key order, defaults left out, only letters, digits and `. - : ,`
/// in values, so that a link survives Markdown and chat programs.
#[must_use]
pub fn write(comparison: &Comparison) -> String {
    let mut text = String::from("v=1");
    for scenario in comparison.scenarios() {
        push(&mut text, Key::Scenario, &scenario_to_query(scenario, comparison.setup()));
    }
    push_word(&mut text, Key::Mode, comparison.mode, Mode::default());
    if let Some(setup) = comparison.setup() {
        push(&mut text, Key::Platform, &setup.system.id());
        for rule in &setup.rules {
            push(&mut text, Key::Rule, &rule.to_query());
        }
        if !setup.without.is_empty() {
            let terms: Vec<&str> = setup.without.iter().map(|term| term.word()).collect();
            push(&mut text, Key::Without, &terms.join(","));
        }
    }
    let traffic = comparison.traffic;
    let usual = Traffic::default();
    push_word(&mut text, Key::Direction, traffic.direction, usual.direction);
    if traffic.block != usual.block {
        push(&mut text, Key::Block, &block_to_query(traffic.block));
    }
    if traffic.queue_depth != usual.queue_depth {
        push(&mut text, Key::QueueDepth, &digits(traffic.queue_depth.get().into()));
    }
    push_word(&mut text, Key::Mps, traffic.mps, usual.mps);
    push_word(&mut text, Key::Mrrs, traffic.mrrs, usual.mrrs);
    push_word(&mut text, Key::Rcb, traffic.rcb, usual.rcb);
    push_word(&mut text, Key::Header, traffic.address, usual.address);
    push_word(&mut text, Key::Ecrc, traffic.ecrc, usual.ecrc);
    let view = comparison.view;
    let plain = View::default();
    if view.copy_size != plain.copy_size {
        push(&mut text, Key::CopySize, &amount_to_query(view.copy_size));
    }
    if let Some(need) = view.need {
        push(&mut text, Key::Need, &amount_to_query(need));
    }
    push_word(&mut text, Key::Unit, view.unit, plain.unit);
    push_word(&mut text, Key::Lens, view.lens, plain.lens);
    push_word(&mut text, Key::Scale, view.scale, plain.scale);
    if comparison.base != 0 {
        push(&mut text, Key::Base, &digits(comparison.base as u64 + 1));
    }
    push_word(&mut text, Key::Language, view.language, plain.language);
    push_word(&mut text, Key::Theme, view.theme, plain.theme);
    push_word(&mut text, Key::Embed, view.is_embed, plain.is_embed);
    push_word(&mut text, Key::Controls, view.has_controls, plain.has_controls);
    text
}

fn push(text: &mut String, key: Key, value: &str) {
    text.push('&');
    text.push_str(key.name());
    text.push('=');
    text.push_str(value);
}

fn push_word<T: Word>(text: &mut String, key: Key, value: T, default: T) {
    if value != default {
        push(text, key, value.word());
    }
}

fn scenario_to_query(scenario: &Scenario, setup: Option<&Setup>) -> String {
    // A port that is as the board has it follows the board, whatever is recorded of it later.
    let own = setup.map(|setup| setup.system);
    let mut text = if scenario.is_as_recorded(own) { String::new() } else { scenario.port.to_query() };
    if scenario.attachment.is_some() || scenario.device.is_some() {
        text.push(',');
        text.push_str(&scenario.attachment.map(Attachment::to_query).unwrap_or_default());
    }
    if let Some(device) = scenario.device {
        text.push(',');
        text.push_str(&device.to_query());
        if scenario.count > 0 {
            text.push(',');
            push_digits(&mut text, scenario.count.into());
        }
    }
    text
}
