//! The port's half, and what both halves have: contacts and places for lanes.

use lanefit_model::facts::dimensions::{CLEARANCE, MatingEdge, Span};
use lanefit_model::push_digits;

use super::frame::{Frame, Side, middle};
use super::lanes::Lanes;
use crate::scene::{Mark, Shape};

/// Free edge of a lane on either side of its outer contacts, in mm.
const LANE_MARGIN: f32 = 0.15;
/// Between plastic and opening, and between opening and lane, in px.
const WALL: f64 = 4.0;
const INSET: f64 = 2.0;

/// How deep a connector is drawn.
pub(super) const fn depth(side: Side) -> f64 {
    match side {
        Side::Above => 24.0,
        Side::Right => 20.0,
    }
}

/// Where the lanes of a connector lie.
pub(super) const fn lanes_in(side: Side) -> [f64; 2] {
    let face = match side {
        Side::Above => -WALL,
        Side::Right => 0.0,
    };
    [WALL + INSET - depth(side), face - INSET]
}

pub(super) fn lane_span(edge: &MatingEdge, lane: u32) -> Option<Span> {
    let [start, end] = *edge.lanes.get(lane as usize)?;
    Some([start - LANE_MARGIN, end + LANE_MARGIN])
}

/// Where the plastic ends: an open end has no wall.
pub(super) fn end(edge: &MatingEdge, is_open: bool) -> f32 {
    if is_open { edge.tongue[1] + CLEARANCE } else { edge.plastic[1] }
}

pub(super) fn draw(marks: &mut Vec<Mark>, frame: &Frame, edge: &MatingEdge, is_open: bool, lanes: &Lanes) {
    let depth = depth(frame.side);
    let v = lanes_in(frame.side);
    let inner = [v[0] - INSET, v[1] + INSET];
    let [start, end] = [edge.plastic[0], end(edge, is_open)];
    let mut plastic = String::new();
    frame.trace(&mut plastic, &[(end, 0.0), (start, 0.0), (start, -depth), (end, -depth)]);
    if !is_open {
        plastic.push('Z');
    }
    push_path(marks, "plastic", "slot-plastic", plastic);
    let mut from = edge.tongue[0] - CLEARANCE;
    for (at, key) in (0..).zip(edge.keys) {
        let peg = [key[0] + CLEARANCE, key[1] - CLEARANCE];
        push(marks, &numbered("well", at), "slot-well", frame.rect([from, peg[0]], inner));
        push(marks, &numbered("key", at), "slot-key", frame.rect(peg, inner));
        from = peg[1];
    }
    push(marks, "well", "slot-well", frame.rect([from, edge.tongue[1] + CLEARANCE], inner));
    contacts(marks, "port-", frame, edge, v, [lanes.unused(), lanes.places & !lanes.wired]);
}

/// Contacts of no lane as strokes across, lanes that do not run as hollow cells, and dead ones as dashes.
pub(super) fn contacts(
    marks: &mut Vec<Mark>,
    half: &str,
    frame: &Frame,
    edge: &MatingEdge,
    v: [f64; 2],
    [spare, dead]: [u32; 2],
) {
    let mut path = String::new();
    for (start, pitch, count) in edge.contacts {
        for at in 0..*count {
            let u = start + f32::from(at) * pitch;
            let is_near = |span: &Span| span[0] - pitch * 0.8 < u && u < span[1] + pitch * 0.8;
            if !edge.lanes.iter().any(is_near) && !edge.keys.iter().any(is_near) {
                frame.trace(&mut path, &[(u, v[0]), (u, v[1])]);
            }
        }
    }
    push_path(marks, &[half, "contacts"].concat(), "slot-contacts", path);
    let [mut hollow, mut dashes] = [String::new(), String::new()];
    for (lane, span) in edge.lanes.iter().enumerate() {
        let [start, end] = [span[0] - LANE_MARGIN, span[1] + LANE_MARGIN];
        if spare >> lane & 1 == 1 {
            frame.trace(&mut hollow, &[(start, v[0]), (end, v[0]), (end, v[1]), (start, v[1])]);
            hollow.push('Z');
        } else if dead >> lane & 1 == 1 {
            let v = (v[0] + v[1]) / 2.0;
            frame.trace(&mut dashes, &[(span[0], v), (span[1], v)]);
        }
    }
    push_path(marks, &[half, "spare"].concat(), "slot-spare", hollow);
    push_path(marks, &[half, "dead"].concat(), "slot-dead", dashes);
}

/// The lanes that run, from the port's contacts to `to`.
pub(super) fn lit(marks: &mut Vec<Mark>, frame: &Frame, edge: &MatingEdge, lit: u32, to: f64) {
    for lane in (0..32).filter(|lane| lit >> lane & 1 == 1) {
        if let Some(u) = lane_span(edge, lane) {
            push(marks, &numbered("lane", lane), "slot-lane", frame.rect(u, [lanes_in(frame.side)[0], to]));
        }
    }
}

/// The middle of an edge's key, or of the edge.
pub(super) fn key_middle(edge: &MatingEdge) -> f32 {
    middle(*edge.keys.first().unwrap_or(&edge.tongue))
}

pub(super) fn push(marks: &mut Vec<Mark>, key: &str, class: &'static str, shape: Shape) {
    marks.push(Mark::new(key.to_owned(), class, shape));
}

/// Nothing for a path without a line.
pub(super) fn push_path(marks: &mut Vec<Mark>, key: &str, class: &'static str, data: String) {
    if !data.is_empty() {
        push(marks, key, class, Shape::Path { data });
    }
}

pub(super) fn numbered(name: &str, at: u32) -> String {
    let mut key = name.to_owned();
    push_digits(&mut key, at.into());
    key
}
