//! How the last rung comes about where something on the way to the processor decides.

use lanefit_model::path::{Place, Segment};
use lanefit_model::system::{Cut, Division, Route};
use lanefit_model::{Rung, ScenarioReport, Throughput, share_of};

use super::segments::{link, the_segment};
use crate::english::English;
use crate::english::phrase::{digits, small};
use crate::number::trimmed;
use crate::{Explanation, Words};

/// The last rung; `None` where nothing on the way decides.
pub fn explained(row: &ScenarioReport, terms: &[(&'static str, Throughput)]) -> Option<Explanation> {
    let [formula, remark] = formula_and_remark(row, terms)?;
    Some(Explanation {
        rung: Rung::Delivered,
        meaning: String::from("What this pairing delivers: the least of all that applies."),
        formula,
        remark,
    })
}

fn formula_and_remark(row: &ScenarioReport, terms: &[(&'static str, Throughput)]) -> Option<[String; 2]> {
    let route = row.route.get()?;
    let division = route.division.as_ref()?;
    let delivered = exact(row.ladder?.delivered?);
    let segment = &route.stops.get(division.stop)?.segment;
    let told = Told { row, route, division, segment };
    let part = if division.cuts.is_empty() { "" } else { "its part of " };
    let name = fill!("###", part, small(&told.name(segment)), told.link());
    if !told.has_typical() && division.cuts.is_empty() {
        let all = listed(terms, &name, &delivered);
        return Some([fill!("# = #", all, &delivered), told.remark()]);
    }
    let mut formula = fill!("#: # = #", name, told.product(), &delivered);
    if !terms.is_empty() {
        formula.push_str(&fill!("; # = #", listed(terms, "this", &delivered), &delivered));
    }
    Some([formula, told.remark()])
}

/// `least of: typical 3483.538 MB/s, this 1729.2 MB/s`.
fn listed(terms: &[(&'static str, Throughput)], last: &str, delivered: &str) -> String {
    let mut text = String::from(if terms.is_empty() { "" } else { "least of: " });
    for (name, rate) in terms {
        text.push_str(&fill!("# #, ", *name, exact(*rate)));
    }
    text.push_str(&fill!("# #", last, delivered));
    text
}

fn exact(rate: Throughput) -> String {
    English.exact_throughput(rate).text()
}

struct Told<'a> {
    row: &'a ScenarioReport,
    route: &'a Route,
    division: &'a Division,
    /// The one that decides.
    segment: &'a Segment,
}

impl Told<'_> {
    fn name(&self, segment: &Segment) -> String {
        the_segment(self.row, self.route, segment.place())
    }

    /// ` (DMI 3.0 x4)`.
    fn link(&self) -> String {
        link(self.row, self.route, self.segment).map_or_else(|| String::from(" (measured)"), |link| fill!(" (#)", link))
    }

    fn has_typical(&self) -> bool {
        self.division.typical < self.division.ceiling
    }

    /// What is typical of the segment, each cut taken from it in turn.
    fn product(&self) -> String {
        let mut text = exact(self.division.ceiling);
        if self.has_typical() {
            text.push_str(&fill!(" × #", trimmed(share_of(None).value, 3, '.')));
        }
        let mut is_sum = false;
        for cut in &self.division.cuts {
            if cut.others.mb_s() > 0.0 {
                text.push_str(&fill!(" − #", exact(cut.others)));
                is_sum = true;
            }
            if cut.parts > 1 {
                text = fill!(if is_sum { "(#) ÷ #" } else { "# ÷ #" }, text, digits(cut.parts.into()));
                is_sum = false;
            }
        }
        text
    }

    fn remark(&self) -> String {
        let mut sentences = vec![match self.segment.place() {
            Place::Cpu => String::from("Tweakers measured it with a 9100 PRO 2 TB (2025)."),
            Place::Controller => String::from("AnandTech measured it behind a controller of this family (2014)."),
            _ if self.has_typical() => {
                let typical = trimmed(share_of(None).value * 100.0, 1, '.');
                fill!("Links typically carry #\u{a0}% of the most that they can.", typical)
            }
            _ => String::new(),
        }];
        sentences.extend(self.division.cuts.iter().map(|cut| self.cut(cut)));
        sentences.push(fill!("# decides.", self.name(self.segment)));
        sentences.retain(|sentence| !sentence.is_empty());
        sentences.join(" ")
    }

    /// Who shares what there.
    fn cut(&self, cut: &Cut) -> String {
        let parts = digits(cut.parts.into());
        let rest = if cut.parts == 1 {
            String::from("the rest is left for this one")
        } else {
            fill!("# share the rest evenly", &parts)
        };
        let takes_less = (cut.others.mb_s() > 0.0).then(|| exact(cut.others));
        if cut.stop == Some(self.division.stop) {
            return match takes_less {
                None => fill!("# ports share it evenly.", parts),
                Some(less) => fill!("Ports with less to carry take # of it; #.", less, rest),
            };
        }
        let name = match cut.stop.and_then(|stop| self.route.stops.get(stop)) {
            // Not its link is a port, but what hangs on it.
            Some(stop) => self.name(&stop.segment).replace("link of the ", ""),
            None => String::from("The chipset's SATA controller"),
        };
        match takes_less {
            None => fill!("# counts as one port, and # share its part evenly.", name, parts),
            Some(less) => {
                fill!("# counts as one port; behind it, those with less to carry take #, and #.", name, less, rest)
            }
        }
    }
}
