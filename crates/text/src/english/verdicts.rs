//! Verdicts in a word or two.

use lanefit_model::{Connection, Effect, Reason, Verdict};

pub const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Works => "Works",
        Verdict::Limited => "Works, held back",
        Verdict::Partial => "Works in part",
        Verdict::Refused => "Does not work",
    }
}

/// The verdict with the first thing that it depends on: `Works with an adapter`.
pub fn of_connection(connection: &Connection) -> String {
    let known = connection.verdict;
    let name = if known == Verdict::Refused && !connection.is_fitting { "Does not fit" } else { verdict(known) };
    if !connection.is_conditional() {
        return name.to_owned();
    }
    let mut conditions = connection.reasons.iter().filter(|reason| reason.effect() == Effect::Condition);
    let condition = conditions.next().map_or("", condition);
    fill!("###", name, if known == Verdict::Works { " " } else { ", " }, condition)
}

const fn condition(reason: &Reason) -> &'static str {
    match reason {
        Reason::NeedsAdapter(_) => "with an adapter",
        Reason::Overhang { .. } => "if there is room",
        Reason::NeedsStandOff { .. } => "with a stand-off",
        Reason::MayBeDead => "if the lanes are free",
        Reason::BootsAfterUpdate | Reason::EarlyBoard => "after an update",
        Reason::NeedsLowModule => "if the module is low",
        Reason::SlotPower { .. } => "with enough power",
        _ => "on some systems",
    }
}
