//! The key below the bars: what each tint, the range and the mark of a device mean.

use lanefit_model::Rung;

use crate::chart::Chart;
use crate::layout::Plan;
use crate::marks;
use crate::scene::{Anchor, Mark, Shape};
use crate::text_width::Font;

const SWATCH: [f64; 2] = [14.0, 10.0];
const SWATCH_GAP: f64 = 6.0;
const ENTRY_GAP: f64 = 16.0;
const ROW_HEIGHT: f64 = 24.0;

/// What stands before an entry's words.
enum Symbol {
    Swatch(&'static str),
    Range,
    Device,
}

struct Entry {
    id: &'static str,
    symbol: Symbol,
    words: &'static str,
    strong: bool,
}

/// The key from `top` downwards, and where it ends.
///
/// One row if it fits, starting at the axis where that leaves room; else an entry that does not fit behind the last one
/// starts a new row, so symbol and words never part.
pub(crate) fn marks(chart: &Chart, plan: &Plan, top: f64) -> (Vec<Mark>, f64) {
    let entries = entries(chart);
    let font = |entry: &Entry| {
        if entry.strong { Font::bold(plan.sizes.small) } else { Font::regular(plan.sizes.small) }
    };
    let width = |entry: &Entry| SWATCH[0] + SWATCH_GAP + font(entry).width(entry.words);
    let all: f64 = entries.iter().map(|entry| width(entry) + ENTRY_GAP).sum();
    let left = plan.key_left.min(plan.width - all + ENTRY_GAP).max(0.0);

    let mut found = Vec::new();
    let [mut x, mut baseline] = [left, top + 16.0];
    for entry in entries {
        let width = width(&entry);
        if x + width > plan.width && x > left {
            x = left;
            baseline += ROW_HEIGHT;
        }
        found.push(symbol(&entry, x, baseline));
        let class = if entry.strong { "key strong" } else { "key" };
        let at = x + SWATCH[0] + SWATCH_GAP;
        let text = Shape::text(at, baseline, Anchor::Start, plan.sizes.small, entry.words.to_owned());
        found.push(Mark::new(["key-", entry.id, "-words"].concat(), class, text));
        x += width + ENTRY_GAP;
    }
    let bottom = if found.is_empty() { top } else { baseline + 8.0 };
    (found, bottom)
}

fn entries(chart: &Chart) -> Vec<Entry> {
    // What is delivered has a tint of its own only where it is less than what is typical.
    let has_own = chart.rungs.iter().any(|entry| entry.rung == chart.heading_rung);
    let headed = if has_own { chart.heading_rung } else { Rung::Typical };
    let rung = |entry: &crate::chart::KeyRung| Entry {
        id: entry.rung.id(),
        symbol: Symbol::Swatch(entry.class()),
        words: entry.name,
        strong: entry.rung == headed,
    };
    let mut entries: Vec<Entry> = chart.rungs.iter().map(rung).collect();
    if let Some(words) = chart.range {
        entries.push(Entry { id: "band", symbol: Symbol::Range, words, strong: false });
    }
    if chart.rows.iter().any(|row| row.device.is_some()) {
        entries.push(Entry { id: "device", symbol: Symbol::Device, words: chart.device, strong: false });
    }
    entries
}

fn symbol(entry: &Entry, x: f64, baseline: f64) -> Mark {
    let [width, height] = SWATCH;
    let top = baseline - height;
    let (class, shape) = match entry.symbol {
        Symbol::Swatch(class) => (class, Shape::rect(x, top, width, height)),
        Symbol::Range => ("band", marks::whisker([x, x + width], baseline - height / 2.0)),
        Symbol::Device => ("device-mark", marks::device_mark(x + width / 2.0, [top, baseline])),
    };
    Mark::new(["key-", entry.id].concat(), class, shape)
}
