//! The drawing of a slot: what is plugged into what, in plan view and to scale.
//!
//! The port's plastic is an outline, its key a peg, and every lane that runs a strip of copper from the port's contacts
//! to the device's. Lanes that are wired for nothing are hollow, contacts without a wire a dash.

mod connector;
mod frame;
mod labels;
mod lanes;
mod mate;

use lanefit_model::facts::dimensions::{MatingEdge, mating_edge};
use lanefit_model::{Effect, Reason, ScenarioReport, Verdict};
use lanefit_text::Words;

use crate::scene::{Anchor, Mark, Node, Scene, Shape};
use connector::{depth, lanes_in, numbered, push, push_path};
use frame::{CROSS, Frame, Side, middle, px};
use labels::{FALL, LINE, Label, RISE, SIZE, bracket, flow, put};
use lanes::{Drives, Lanes};
use mate::Mate;

/// Every drawing is as wide as a phone has room for; a side column of a wide screen is no wider.
const WIDTH: f64 = 358.0;
/// Half a stroke, so that outlines stay inside.
const EDGE: f64 = 1.0;
/// Between the two halves: lanes bridge it when they run, a cross lies in it when they cannot.
const GAP: f64 = 8.0;
const GAP_REFUSED: f64 = 16.0;
/// Around words, in px.
const AIR: f64 = 8.0;
/// Side of the square that stands for a stand-off, in mm.
const STAND_OFF: f32 = 2.4;

/// What a drawing shows.
struct Drawing {
    edge: &'static MatingEdge,
    mate: Option<Mate>,
    lanes: Lanes,
    drives: Option<Drives>,
    /// What stops the device; `None` where nothing does.
    refusal: Option<Option<Reason>>,
    is_open: bool,
    /// Whether a card hangs out of the open end.
    is_out: bool,
    gap: f64,
    port: Label,
    /// Of what is plugged in, if anything; what lanes and drives do, or why they do nothing; how far it hangs out.
    labels: Vec<Label>,
}

/// The slot of a scenario and what is plugged into it; `None` for a link without a connector and for the old buses.
///
/// The summary is one spoken sentence.
#[must_use]
#[inline(never)]
pub fn slot(words: &dyn Words, report: &ScenarioReport) -> Option<Scene> {
    let port = &report.scenario.port;
    let edge = mating_edge(port.form, true)?;
    let profile = report.scenario.device.map(|device| device.profile());
    let drives = profile.as_ref().and_then(|profile| lanes::drives(report, profile));
    let mate = profile.as_ref().and_then(|profile| Mate::of(report, profile, drives.is_some()));
    let lanes = Lanes::of(report, profile.is_some(), drives.as_ref());
    let reasons = &report.connection.reasons;
    let refusal = (report.connection.verdict == Verdict::Refused)
        .then(|| reasons.iter().rev().find(|reason| reason.effect() == Effect::Refuses).copied());
    let mut labels = Vec::new();
    if let Some(mate) = &mate {
        labels.push(Label { class: "slot-ink", text: words.slot_part(mate.part) });
    }
    match (refusal, &drives) {
        (Some(reason), _) => labels.push(Label { class: "verdict", text: words.slot_refusal(reason) }),
        (None, drives) => {
            labels::sums(&mut labels, words, &lanes);
            if let Some(drives) = drives {
                let seen = drives.seen.count_ones() as u8;
                let class = if seen < drives.count { "verdict" } else { "slot-ink" };
                labels.push(Label { class, text: words.slot_drives(seen, drives.count) });
            }
        }
    }
    let is_out = reasons.iter().any(|reason| matches!(reason, Reason::Overhang { .. }));
    let card = mate.as_ref().and_then(|mate| mate.edge).filter(|_| is_out);
    if let Some(card) = card {
        let mm = card.plastic[1] - edge.plastic[1];
        labels.push(Label { class: "slot-ink", text: words.slot_overhang(mm as u32) });
    }
    let drawing = Drawing {
        edge,
        mate,
        lanes,
        drives,
        refusal: refusal.filter(|_| profile.is_some()),
        is_open: port.form.is_open(),
        is_out: card.is_some(),
        gap: if report.connection.carrier.is_some() { GAP } else { GAP_REFUSED },
        port: Label { class: "name", text: words.slot_port(port) },
        labels,
    };
    let mut marks = Vec::new();
    let height = match Side::of(port.form.family()) {
        Side::Above => drawing.above(&mut marks, port.split.parts()),
        Side::Right => drawing.right(&mut marks, port.length.map(|length| length.mm() as f32)),
    };
    let texts: Vec<&str> = drawing.labels.iter().map(|label| &*label.text).collect();
    let (part, seen) = texts.split_at(usize::from(drawing.mate.is_some()));
    let summary = words.slot_sentence(&drawing.port.text, part.first().copied(), seen);
    let nodes = marks.into_iter().map(Node::Mark).collect();
    Some(Scene { class: "slot", width: WIDTH, height, title: drawing.port.text, summary, nodes })
}

impl Drawing {
    fn halves(&self, marks: &mut Vec<Mark>, frame: &Frame, limit: f64) {
        let edge = self.mate.as_ref().and_then(|mate| mate.edge);
        if let Some(mate) = &self.mate {
            mate.draw(marks, frame, [self.gap, limit], &self.lanes, self.drives.as_ref());
        }
        connector::draw(marks, frame, self.edge, self.is_open, &self.lanes);
        let to = if edge.is_some() { Mate::lanes_in(frame.side, self.gap)[1] } else { lanes_in(frame.side)[1] };
        connector::lit(marks, frame, self.edge, self.lanes.lit, to);
        if let Some(reason) = self.refusal {
            mate::draw_refusal(marks, frame, self.edge, edge, reason, self.gap);
        }
    }

    /// A card or a drive that goes in from above: its words above it, those of the port below.
    fn above(&self, marks: &mut Vec<Mark>, parts: &[u32]) -> f64 {
        let mut face = EDGE;
        let mut left = self.edge.plastic[0];
        let mut labels = self.labels.as_slice();
        if self.refusal.is_some() {
            face += 2.0 * CROSS + 4.0;
        }
        if let (Some(mate), Some((part, others))) = (&self.mate, labels.split_first()) {
            put(marks, "part", part, [0.0, RISE], WIDTH);
            labels = others;
            face += RISE + FALL + AIR;
            if mate.edge.is_some() {
                face = RISE + FALL + AIR + mate.reach + self.gap;
                left = left.min(mate.width[0]);
            }
        }
        let frame = Frame { side: Side::Above, origin: [EDGE - px(left), face] };
        if let (true, Some((out, others))) = (self.is_out, labels.split_last()) {
            let at = [frame.point(connector::end(self.edge, true), 0.0)[0] + AIR, face + SIZE + 2.0];
            put(marks, "overhang", out, at, WIDTH);
            labels = others;
        }
        self.halves(marks, &frame, f64::MAX);
        let y = face + depth(Side::Above) + 5.0;
        let mut baseline = y + FALL + RISE + 3.0;
        let mut path = String::new();
        let mut lefts = Vec::new();
        let mut start = 0;
        for (at, part) in (0..).zip(parts) {
            let last = (start + part).min(self.lanes.places.count_ones());
            if let Some([left, right]) = bracket(&mut path, &frame, self.edge, y, [start, last.saturating_sub(1)])
                && start < last
            {
                let text = numbered("x", *part);
                let shape = Shape::text((left + right) / 2.0, baseline, Anchor::Middle, SIZE, text);
                push(marks, &numbered("part", at), "slot-ink", shape);
            }
            start += part;
        }
        if !parts.is_empty() {
            baseline += LINE + 2.0;
        } else if self.refusal.is_none() && self.lanes.wired > 0 {
            for (_, set) in self.lanes.sets().into_iter().filter(|(_, set)| *set > 0) {
                let ends = [set.trailing_zeros(), 31 - set.leading_zeros()];
                lefts.extend(bracket(&mut path, &frame, self.edge, y, ends).map(|[left, _]| left));
            }
        } else {
            baseline -= FALL;
        }
        push_path(marks, "brackets", "slot-line", path);
        baseline = flow(marks, labels, &lefts, baseline, WIDTH) + LINE + 3.0;
        put(marks, "port", &self.port, [0.0, baseline], WIDTH);
        baseline + FALL + EDGE
    }

    /// A module or a plug that goes in from the right: the port's words above, all others on it or below.
    fn right(&self, marks: &mut Vec<Mark>, longest: Option<f32>) -> f64 {
        put(marks, "port", &self.port, [0.0, RISE], WIDTH);
        let top = RISE + FALL + AIR;
        let width = self.mate.as_ref().filter(|mate| mate.edge.is_some()).map_or(self.edge.board, |mate| mate.width);
        let u = [self.edge.plastic[0].min(width[0]), self.edge.plastic[1].max(width[1])];
        let bottom = top + px(u[1] - u[0]);
        let frame = Frame { side: Side::Right, origin: [EDGE + depth(Side::Right), top - px(u[0])] };
        let start = frame.origin[0] + self.gap;
        let mut room = WIDTH;
        if let Some(mm) = longest {
            // What an M.2 socket keeps free, up to its farthest stand-off.
            let far = self.gap + px(mm);
            let middle = middle(self.edge.board);
            let stand_off = [middle - STAND_OFF / 2.0, middle + STAND_OFF / 2.0];
            push(marks, "footprint", "slot-footprint", frame.rect(self.edge.board, [self.gap, far]));
            push(marks, "stand-off", "slot-key", frame.rect(stand_off, [far - px(STAND_OFF), far]));
            room = start + px(mm);
        }
        self.halves(marks, &frame, WIDTH - EDGE - frame.origin[0]);
        let reach = self.mate.as_ref().map_or(0.0, |mate| mate.reach);
        if reach > 0.0 {
            room = room.min(start + reach);
        }
        let widest = self.labels.iter().fold(0.0, |widest, label| label.width().max(widest));
        let height = LINE * self.labels.len() as f64;
        let x = start + 20.0;
        if x + widest + AIR <= room && height <= bottom - top {
            let mut y = (top + bottom - height) / 2.0 + RISE + 2.0;
            for (at, label) in (0..).zip(&self.labels) {
                put(marks, &numbered("label", at), label, [x, y], WIDTH);
                y += LINE;
            }
            return bottom + EDGE;
        }
        flow(marks, &self.labels, &[], bottom + AIR + RISE, WIDTH) + FALL + EDGE
    }
}
