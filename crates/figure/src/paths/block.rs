//! The scenarios that end at one processor: their links, the chips between, and the ribbons through them.

use lanefit_model::system::{Stop, System};
use lanefit_model::{ScenarioReport, digits};
use lanefit_text::PathSegment;

use super::Subject;
use super::order::{Rows, ceiling, leads_over, way};
use super::pipes::{Chip, Ribbon, Way, places, stack, thickness};
use super::sheet::{LINE, Load, Sheet, outline};
use crate::scene::{Anchor, Mark, Shape};
use crate::text_width::Font;

/// Between a text and what it must not touch.
const CLEAR: f64 = 8.0;
const ROW_GAP: f64 = 10.0;
const BELOW_HEADING: f64 = 3.0;
/// From words to the pipe below them.
const ABOVE_PIPE: f64 = 7.0;
/// How far a chip reaches beyond the pipes that lead into it.
const OVERHANG: f64 = 3.0;
const UNKNOWN_THICKNESS: f64 = 3.0;
const STUB: [f64; 2] = [72.0, 10.0];

pub(super) struct Block<'a> {
    subject: Subject<'a>,
    system: Option<System>,
    rows: &'a [usize],
}

/// A link that several ways may share, with the chip before it.
struct Trunk {
    number: usize,
    chip: Chip,
    ribbons: Vec<Ribbon>,
    /// Where the first pipe reaches the chip.
    top: Option<f64>,
    /// Where the trunk itself starts, from top to bottom: one place for each ribbon.
    exits: Vec<f64>,
}

/// Where a link goes.
#[derive(Clone, Copy)]
struct Place {
    /// How far the first line of words may reach.
    first_limit: f64,
    /// Where the link ends, and how long it is.
    end: f64,
    length: f64,
}

/// A scenario on its way.
struct Drawn {
    at: usize,
    way: Option<Way>,
    marks: Vec<Mark>,
}

impl<'a> Block<'a> {
    pub fn new(subject: Subject<'a>, rows: &'a Rows) -> Self {
        Self { subject, system: rows.system, rows: &rows.scenarios }
    }

    pub fn draw(&self, sheet: &mut Sheet, headed: Option<System>) {
        let [start, end] = [sheet.y, sheet.width - sheet.end_width];
        let name = self.system.map(|system| self.subject.system_words.path_end(system)).unwrap_or_default();
        let beside = Font::bold(sheet.sizes.small).width(name) + CLEAR;
        let mut first_limit = sheet.width - beside;
        if let Some(system) = self.system.filter(|system| Some(*system) != headed) {
            let text = self.subject.system_words.system(system);
            let mut marks = Vec::new();
            for (line, part) in sheet.small().wrap(&text, first_limit, 2).iter().zip(["system-", "system2-"]) {
                sheet.line(&mut marks, [part, &self.key()].concat(), "path-system", line, first_limit);
            }
            sheet.y += BELOW_HEADING;
            sheet.below.append(&mut marks);
            first_limit = end - CLEAR;
        }
        let is_headed = sheet.y > start;
        let mut drawn = Vec::new();
        let mut ends: Option<[f64; 2]> = None;
        let mut at = 0;
        while let Some(first) = self.rows.get(at) {
            let trunk = way(self.subject.report, *first).skip(1).last();
            let limit = if at == 0 && !is_headed { first_limit } else { end - CLEAR };
            let reached = match trunk {
                None => {
                    at += 1;
                    self.straight(sheet, *first, limit, &mut drawn)
                }
                Some((number, _)) => {
                    let rows = self.sharing(number, self.rows.get(at..).unwrap_or_default());
                    at += rows.len();
                    let place = Place { first_limit: limit, end, length: sheet.link_lengths[0] };
                    Some(self.tree(sheet, number, rows, place, &mut drawn))
                }
            };
            if let Some(reached) = reached {
                ends = Some(ends.map_or(reached, |ends| [ends[0], reached[1]]));
            }
            sheet.y += ROW_GAP;
        }
        for Drawn { at, way, marks } in drawn {
            self.finish(sheet, at, way.map(|way| way.end(end)), marks);
        }
        if let Some([top, bottom]) = ends {
            let key = ["end-", &self.key()].concat();
            let shape = Shape::rect(end, top - OVERHANG, sheet.end_width, bottom - top + 2.0 * OVERHANG);
            sheet.above.push(Mark::new(key.clone(), "path-end", shape));
            let size = sheet.sizes.small;
            let shape = Shape::text(sheet.width, start + LINE, Anchor::End, size, name.to_owned());
            sheet.above.push(Mark::new([&key, "-name"].concat(), "strong", shape));
        }
        sheet.y += ROW_GAP;
    }

    fn key(&self) -> String {
        self.rows.first().map_or_else(String::new, |at| digits(*at as u64 + 1))
    }

    fn row(&self, at: usize) -> Option<&'a ScenarioReport> {
        self.subject.report.scenarios.get(at)
    }

    /// Those of the rows, from the first on, whose way leads over that segment.
    fn sharing<'b>(&self, number: usize, rows: &'b [usize]) -> &'b [usize] {
        let count = rows.iter().take_while(|at| leads_over(self.subject.report, **at, number)).count().max(1);
        rows.get(..count).unwrap_or(rows)
    }

    fn ribbons(&self, rows: &[usize]) -> Vec<Ribbon> {
        let ribbon = |at: &usize| {
            let moved = self.row(*at)?.moved().mb_s();
            (moved > 0.0).then(|| Ribbon { scenario: *at, thickness: thickness(moved, self.subject.scale) })
        };
        rows.iter().filter_map(ribbon).collect()
    }

    /// How thick a pipe is: what it carries at most, and no less than what is in it.
    fn pipe(&self, row: &ScenarioReport, stop: &Stop, ribbons: &[Ribbon]) -> f64 {
        let most = ceiling(row, stop).map_or(UNKNOWN_THICKNESS, |most| thickness(most, self.subject.scale));
        most.max(stack(ribbons))
    }

    /// A scenario whose way needs no chip, or that has none; where it reaches the processor.
    fn straight(&self, sheet: &mut Sheet, at: usize, limit: f64, drawn: &mut Vec<Drawn>) -> Option<[f64; 2]> {
        let end = sheet.width - sheet.end_width;
        let (found, pipe) = self.leaf(sheet, at, [limit, end - CLEAR], end);
        drawn.push(found);
        pipe
    }

    /// Scenarios that share a link which ends at `end`: their own links, the chips between, and that link below.
    fn tree(&self, sheet: &mut Sheet, number: usize, rows: &[usize], place: Place, drawn: &mut Vec<Drawn>) -> [f64; 2] {
        let ribbons = self.ribbons(rows);
        let chip = Chip::at(place.end - place.length, &ribbons);
        let mut trunk = Trunk { number, chip, ribbons, top: None, exits: Vec::new() };
        let inside = Place { end: chip.left, length: sheet.link_lengths[1], ..place };
        let mut members = Vec::new();
        let mut at = 0;
        while let Some(first) = rows.get(at) {
            let pipe = match self.before(*first, number) {
                None => {
                    at += 1;
                    let limits = [place.first_limit.min(chip.left - CLEAR), chip.left - CLEAR];
                    let (found, pipe) = self.leaf(sheet, *first, limits, chip.left);
                    members.push(found);
                    pipe
                }
                Some(inner) => {
                    let part = self.sharing(inner, rows.get(at..).unwrap_or_default());
                    at += part.len();
                    Some(self.tree(sheet, inner, part, inside, &mut members))
                }
            };
            trunk.top = trunk.top.or(pipe.map(|pipe| pipe[0]));
            sheet.y += ROW_GAP;
        }
        let pipe = self.trunk(sheet, &mut trunk, rows, place.end);
        trunk.turn(&mut members);
        drawn.append(&mut members);
        pipe
    }

    /// The link that a scenario goes through before that of this number, unless that is its own.
    fn before(&self, scenario: usize, number: usize) -> Option<usize> {
        way(self.subject.report, scenario)
            .skip(1)
            .take_while(|(other, _)| *other != number)
            .last()
            .map(|(other, _)| other)
    }

    /// The link behind a chip, its words to the left of the chip; from where to where it reaches down.
    fn trunk(&self, sheet: &mut Sheet, trunk: &mut Trunk, rows: &[usize], end: f64) -> [f64; 2] {
        let (Some(row), Some(first)) = (rows.first().and_then(|at| self.row(*at)), rows.first()) else {
            return [sheet.y; 2];
        };
        let mut stops = way(self.subject.report, *first).enumerate();
        let Some((at, (_, stop))) = stops.find(|(_, (number, _))| *number == trunk.number) else {
            return [sheet.y; 2];
        };
        let said = self.subject.system_words.path_segment(self.subject.comparison, self.subject.report, row, at);
        let key = ["segment-", &digits(trunk.number as u64)].concat();
        let top = sheet.y;
        self.segment_words(sheet, &key, &said, trunk.chip.left - CLEAR);
        let thick = self.pipe(row, stop, &trunk.ribbons);
        let height = (sheet.y - top).max(thick);
        let middle = top + height / 2.0 + OVERHANG;
        sheet.y = top + height + 2.0 * OVERHANG;
        let pipe = [middle - thick / 2.0, middle + thick / 2.0];
        let Chip { left, right } = trunk.chip;
        let from = trunk.top.unwrap_or(pipe[0]) - OVERHANG;
        let body = Shape::rect(left, from, right - left, pipe[1] + OVERHANG - from);
        sheet.below.push(Mark::new([&key, "-chip"].concat(), "path-chip", body));
        let class = if stop.ceiling.is_some() { "path-pipe" } else { "path-unknown" };
        let shape = Shape::rect(right, pipe[0], end - right, thick);
        sheet.below.push(Mark::new([&key, "-pipe"].concat(), class, shape.clone()));
        if !said.mark.is_empty() {
            sheet.above.push(Mark::new([&key, "-limit"].concat(), "path-limit", shape));
        }
        trunk.exits = places(&trunk.ribbons, middle);
        pipe
    }

    /// The words of a link that scenarios share, which end where its chip starts.
    fn segment_words(&self, sheet: &mut Sheet, key: &str, said: &PathSegment, limit: f64) {
        let small = sheet.small();
        let mut marks = Vec::new();
        let lines: Vec<String> = small.wrap(&said.name, limit, 2).into_iter().map(|line| line.into_owned()).collect();
        for (number, line) in (1_u64..).zip(lines) {
            sheet.y += LINE;
            let shape = Shape::text(limit, sheet.y, Anchor::End, small.size, line);
            marks.push(Mark::new([key, "-name", &digits(number)].concat(), "path-name", shape));
        }
        sheet.y += LINE;
        let load = Load { load: &said.load, mark: said.mark };
        sheet.load(&mut marks, key, Anchor::End, [0.0, limit], &load);
        if !said.shared.is_empty() {
            sheet.y += LINE;
            let shape = Shape::text(limit, sheet.y, Anchor::End, small.size, said.shared.clone());
            marks.push(Mark::new([key, "-shared"].concat(), "path-line", shape));
        }
        sheet.above.append(&mut marks);
    }

    /// A scenario's words and its own link up to `end`; from where to where that reaches down.
    fn leaf(&self, sheet: &mut Sheet, at: usize, limits: [f64; 2], end: f64) -> (Drawn, Option<[f64; 2]>) {
        let mut marks = Vec::new();
        let mut drawn = Drawn { at, way: None, marks: Vec::new() };
        let Some(row) = self.row(at) else { return (drawn, None) };
        let said = self.subject.system_words.path_row(self.subject.comparison, row);
        let number = digits(at as u64 + 1);
        let key = ["s", &number].concat();
        let top = sheet.y;
        let is_one = self.subject.report.scenarios.len() == 1;
        let name = if is_one { said.name } else { [&number, ". ", &said.name].concat() };
        let limit = limits[1];
        let lines = Font::bold(sheet.sizes.name).wrap(&name, limits[0].min(limit), 2);
        for (line, part) in lines.iter().zip(["-name", "-name2"]) {
            sheet.line(&mut marks, [key.as_str(), part].concat(), "name", line, limits[0]);
        }
        let x = sheet.line(&mut marks, [&key, "-port"].concat(), "path-line", &said.port, limit) + CLEAR;
        let load = Load { load: &said.load, mark: said.mark };
        if !load.is_empty() {
            sheet.load(&mut marks, &key, Anchor::Start, [x + CLEAR, limit], &load);
        }
        for (number, line) in (1_u64..).zip(&said.lines) {
            sheet.lines(&mut marks, &[&key, "-line", &digits(number)].concat(), line, limit);
        }
        sheet.y += ABOVE_PIPE;
        let slot = way(self.subject.report, at).next();
        let pipe = slot.map(|(_, stop)| {
            let ribbons = self.ribbons(&[at]);
            let thick = self.pipe(row, stop, &ribbons);
            let pipe = [sheet.y, sheet.y + thick];
            let class = if stop.ceiling.is_some() { "path-pipe" } else { "path-unknown" };
            let shape = Shape::rect(0.0, pipe[0], end, thick);
            marks.push(Mark::new([&key, "-pipe"].concat(), class, shape.clone()));
            if row.guilty_stop() == Some(0) {
                marks.push(Mark::new([&key, "-limit"].concat(), "path-limit", shape));
            }
            let middle = f64::midpoint(pipe[0], pipe[1]);
            drawn.way = ribbons.first().map(|one| Way::new(middle - one.thickness / 2.0, one.thickness));
            sheet.y += thick;
            pipe
        });
        if pipe.is_none() && row.carrier().is_none() {
            let shape = Shape::rect(0.5, sheet.y + 0.5, STUB[0], STUB[1]);
            marks.push(Mark::new([&key, "-refused"].concat(), "refused", shape));
            sheet.y += STUB[1] + 1.0;
        }
        let hit = Shape::rect(0.0, top, limit.max(end), sheet.y - top);
        marks.insert(0, Mark::new([&key, "-row"].concat(), "path-hit", hit));
        drawn.marks = marks;
        (drawn, pipe)
    }

    /// Puts a scenario on the sheet, its ribbon behind its words.
    fn finish(&self, sheet: &mut Sheet, at: usize, ribbon: Option<Vec<[f64; 2]>>, mut marks: Vec<Mark>) {
        let (comparison, report) = (self.subject.comparison, self.subject.report);
        if let Some(points) = ribbon {
            let class = if self.is_other(at) { "path-flow path-other" } else { "path-flow" };
            let mark = Mark::new(["s", &digits(at as u64 + 1), "-flow"].concat(), class, outline(&points));
            marks.push(mark);
        }
        let is_refused = self.row(at).is_some_and(|row| row.carrier().is_none());
        let class = if is_refused { "scenario refused-scenario" } else { "scenario" };
        let label = self.subject.words.spoken_scenario(comparison, report, at);
        sheet.group(u8::try_from(at + 1).unwrap_or(u8::MAX), class, label, marks);
    }

    /// Whether a scenario takes its part of what the base goes through, too.
    fn is_other(&self, at: usize) -> bool {
        let report = self.subject.report;
        at != report.base && way(report, at).any(|(number, _)| leads_over(report, report.base, number))
    }
}

impl Trunk {
    /// Leads the ways of those that move something through the chip and out of it.
    fn turn(&self, members: &mut [Drawn]) {
        let slots = self.chip.slots(&self.ribbons);
        for ((ribbon, x), top) in self.ribbons.iter().zip(slots).zip(&self.exits) {
            let own = members.iter_mut().find(|drawn| drawn.at == ribbon.scenario);
            if let Some(way) = own.and_then(|drawn| drawn.way.as_mut()) {
                way.turn(x, *top);
            }
        }
    }
}
