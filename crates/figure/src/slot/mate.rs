//! The other half: the device, or what joins it to the port.

use lanefit_model::facts::dimensions::{MINI_LENGTH, MODULE_WIDTH, MatingEdge, Span, mating_edge};
use lanefit_model::{Adapter, Family, Form, Profile, Reason, ScenarioReport};
use lanefit_text::SlotPart;

use super::connector::{contacts, key_middle, lane_span, numbered, push, push_path};
use super::frame::{CROSS, Frame, Side, middle, px};
use super::lanes::{Drives, LANES_PER_DRIVE, Lanes, first, places};
use crate::scene::{Mark, Shape};

/// A module in or on something else is drawn this long when its length is not known, in mm.
const USUAL_MODULE: f32 = 80.0;
const USUAL_RADIO: f32 = 30.0;
/// A board whose end is not shown, in px.
const TORN: f64 = 230.0;
const TORN_CARD: f64 = 14.0;
const TORN_CARD_WITH_DRIVES: f64 = 26.0;
/// Around a module in a case or on a card, in mm.
const CASE_MARGIN: f32 = 2.0;
/// Around a drive on a card, and its height, in px.
const DRIVE: [f64; 2] = [4.0, 18.0];
/// An upright edge that is longer is not drawn, in mm.
const MOST_UPRIGHT: f32 = 40.0;

/// How far an edge sticks out of its board.
const fn tongue(side: Side) -> f64 {
    match side {
        Side::Above => 20.0,
        Side::Right => 11.0,
    }
}

/// What is drawn opposite the port.
pub(super) struct Mate {
    /// Its words.
    pub part: SlotPart,
    /// Its edge; `None` where it cannot be drawn there.
    pub edge: Option<&'static MatingEdge>,
    /// What it takes along the mating edge, in mm.
    pub width: Span,
    /// From the end of its edge to its far end in px.
    pub reach: f64,
    /// Lanes that its edge has contacts for.
    places: u32,
    /// Whether its far end is where it is drawn.
    is_whole: bool,
    /// Length of a module that lies on or in it, in mm.
    inlay: Option<f32>,
}

impl Mate {
    /// `None` when nothing is plugged in that has a shape.
    pub(super) fn of(report: &ScenarioReport, profile: &Profile, has_drives: bool) -> Option<Self> {
        let port = report.scenario.port.form;
        if profile.form == Form::Pcie {
            return None;
        }
        let side = Side::of(port.family());
        let adapter = report.connection.reasons.iter().find_map(|reason| match reason {
            Reason::NeedsAdapter(adapter) => Some(*adapter),
            _ => None,
        });
        let form = match adapter {
            Some(Adapter::RadioCard) => Form::X1,
            Some(_) if port.family() == Family::Card => Form::X4,
            Some(_) => port,
            None => profile.form,
        };
        let edge = mating_edge(form, false)
            .filter(|edge| side == Side::Above || edge.tongue[1] - edge.tongue[0] < MOST_UPRIGHT);
        let length = profile.length.map(|length| length.mm() as f32);
        let (whole, inlay) = match (adapter, profile.form.family()) {
            (None, Family::M2) => (length, None),
            (None, Family::Mini) => (Some(MINI_LENGTH), None),
            (Some(Adapter::RadioCard), _) => (None, Some(length.unwrap_or(USUAL_RADIO))),
            (
                Some(Adapter::M2Card | Adapter::TunnelEnclosure | Adapter::UsbEnclosure | Adapter::OculinkDock),
                Family::M2,
            ) => (None, Some(length.unwrap_or(USUAL_MODULE))),
            _ => (None, None),
        };
        let mut width = edge.map_or([0.0; 2], |edge| edge.board);
        let body = match (side, inlay) {
            (Side::Above, Some(length)) => {
                width[1] = width[1].max(length + 2.0 * CASE_MARGIN);
                px(MODULE_WIDTH + 2.0 * CASE_MARGIN)
            }
            (Side::Above, None) if has_drives => TORN_CARD_WITH_DRIVES,
            (Side::Above, None) => TORN_CARD,
            (Side::Right, Some(length)) => {
                let half = MODULE_WIDTH / 2.0 + CASE_MARGIN;
                width = [middle(width) - half, middle(width) + half];
                px(length + 2.0 * CASE_MARGIN)
            }
            (Side::Right, None) => whole.map_or(TORN, |length| px(length) - tongue(side)),
        };
        Some(Self {
            part: adapter.map_or(SlotPart::Device(profile.form, profile.length), SlotPart::Adapter),
            edge,
            width,
            reach: if edge.is_some() { tongue(side) + body } else { 0.0 },
            places: first(places(form)),
            is_whole: side == Side::Right && (whole.is_some() || inlay.is_some()),
            inlay,
        })
    }

    /// Where its lanes end when the end of its edge is `gap` px from the port.
    pub(super) const fn lanes_in(side: Side, gap: f64) -> [f64; 2] {
        [gap + 3.0, gap + tongue(side) - 3.0]
    }

    /// Draws it up to `limit`.
    pub(super) fn draw(
        &self,
        marks: &mut Vec<Mark>,
        frame: &Frame,
        [gap, limit]: [f64; 2],
        lanes: &Lanes,
        drives: Option<&Drives>,
    ) {
        let Some(edge) = self.edge else { return };
        let root = gap + tongue(frame.side);
        let far = (gap + self.reach).min(limit);
        let v = Self::lanes_in(frame.side, gap);
        self.outline(marks, frame, edge, [gap, root, far]);
        let idle = self.places & !lanes.lit;
        contacts(marks, "board-", frame, edge, v, [idle & lanes.own, idle & !lanes.own]);
        if let Some(length) = self.inlay {
            let start = root + px(CASE_MARGIN);
            let half = MODULE_WIDTH / 2.0;
            let shape = match frame.side {
                Side::Above => frame.rect([0.0, length], [start, start + px(MODULE_WIDTH)]),
                Side::Right => {
                    let middle = middle(self.width);
                    frame.rect([middle - half, middle + half], [start, (start + px(length)).min(limit)])
                }
            };
            push(marks, "inlay", "slot-inlay", shape);
        }
        if let (Some(drives), SlotPart::Device(..)) = (drives, self.part) {
            draw_drives(marks, frame, edge, root + DRIVE[0], drives);
        }
    }

    /// The board with its edge, whose notches are open towards the port.
    fn outline(&self, marks: &mut Vec<Mark>, frame: &Frame, edge: &MatingEdge, [gap, root, far]: [f64; 3]) {
        let [start, end] = self.width;
        let mut path = String::new();
        frame.trace(&mut path, &[(start, far), (start, root), (edge.tongue[0], root)]);
        frame.pen(&mut path, 'L', edge.tongue[0], gap);
        for key in edge.keys {
            for (u, v) in [(key[0], gap), (key[0], root - 3.0), (key[1], root - 3.0), (key[1], gap)] {
                frame.pen(&mut path, 'L', u, v);
            }
        }
        for (u, v) in [(edge.tongue[1], gap), (edge.tongue[1], root), (end, root), (end, far)] {
            frame.pen(&mut path, 'L', u, v);
        }
        if self.is_whole && far >= gap + self.reach {
            if matches!(self.part, SlotPart::Device(form, _) if form.family() == Family::M2) {
                // The half hole for the screw.
                let middle = middle(self.width);
                for (u, depth) in [(1.75, 0.0), (1.0, 1.75), (-1.0, 1.75), (-1.75, 0.0)] {
                    frame.pen(&mut path, 'L', middle + u, far - px(depth));
                }
            }
            path.push('Z');
        }
        push_path(marks, "board", "slot-board", path);
    }
}

/// The drives of a card, each above its lanes; those that do not appear are crossed out.
fn draw_drives(marks: &mut Vec<Mark>, frame: &Frame, edge: &MatingEdge, v: f64, drives: &Drives) {
    let mut crosses = String::new();
    for drive in 0..u32::from(drives.count) {
        let lane = drive * LANES_PER_DRIVE;
        let (Some(start), Some(end)) = (lane_span(edge, lane), lane_span(edge, lane + LANES_PER_DRIVE - 1)) else {
            continue;
        };
        let is_seen = drives.seen >> drive & 1 == 1;
        let class = if is_seen { "slot-drive" } else { "slot-drive slot-missing" };
        let u = [start[0], end[1]];
        push(marks, &numbered("drive", drive), class, frame.rect(u, [v, v + DRIVE[1]]));
        if !is_seen {
            frame.cross(&mut crosses, middle(u), v + DRIVE[1] / 2.0);
        }
    }
    push_path(marks, "missing", "slot-refusal", crosses);
}

/// Crosses out the place where the two halves meet what stops them.
pub(super) fn draw_refusal(
    marks: &mut Vec<Mark>,
    frame: &Frame,
    port: &MatingEdge,
    edge: Option<&MatingEdge>,
    reason: Option<Reason>,
    gap: f64,
) {
    let mut path = String::new();
    let mut u = middle(port.tongue);
    let mut v = if edge.is_some() { gap / 2.0 } else { CROSS + 3.0 };
    match reason {
        Some(Reason::TooLong { .. }) => {
            u = f32::midpoint(port.tongue[1], port.plastic[1]);
            if let Some(edge) = edge {
                frame.trace(&mut path, &[(port.plastic[1], gap - 2.0), (edge.tongue[1], gap - 2.0)]);
            }
        }
        Some(Reason::KeyMismatch { .. }) => {
            u = key_middle(if port.keys.is_empty() { edge.unwrap_or(port) } else { port });
        }
        Some(Reason::ModuleTooLong { socket, .. }) => {
            v = gap + px(socket.mm() as f32);
            frame.trace(&mut path, &[(port.board[0], v), (u - 3.0, v)]);
            frame.trace(&mut path, &[(u + 3.0, v), (port.board[1], v)]);
        }
        _ => {}
    }
    frame.cross(&mut path, u, v);
    push(marks, "refusal", "slot-refusal", Shape::Path { data: path });
}
