//! The differences between this model and pcie-model, explained by its assumptions.
//!
//! The formulas are restated with each assumption of the other model as a switch. With all switches
//! off they must give this model's ceiling, with all on the other model's figure; what lies between
//! is then due to the switches and nothing else.

use lanefit_model::{
    Direction, Generation, LinkCapability, LinkWidth, PacketBudget, PacketSettings, PacketSize, Traffic, Word,
    resolve_packet_settings,
};
use serde::Deserialize;

use crate::measured_point::{MeasuredLink, measured_points};
use crate::restated::{Assumptions, Case};
use crate::support::assert_close;

const REFERENCE: &str = include_str!("../../data/pcie_model_reference.csv");
/// MB/s; the file has three decimals.
const TOLERANCE: f64 = 0.001;

#[derive(Deserialize)]
struct Row {
    r#gen: usize,
    width: u32,
    mps: u32,
    mrrs: u32,
    rcb: u32,
    split: String,
    dir: String,
    addr_bits: u32,
    pcie_model_mb_s: f64,
    same_assumptions_mb_s: f64,
    golden_net_mb_s: f64,
    cause: String,
}

impl Row {
    fn case(&self) -> Case {
        Case {
            generation: self.r#gen,
            lanes: self.width,
            mps: self.mps,
            mrrs: self.mrrs,
            piece: if self.split == "rcb" { self.rcb.min(self.mps) } else { self.mps.min(self.mrrs) },
            direction: match self.dir.as_str() {
                "write" => Direction::ToHost,
                "read" => Direction::ToDevice,
                "mix50" => Direction::Both,
                other => panic!("{other} is no direction"),
            },
        }
    }

    /// This model's own figure.
    fn ceiling(&self) -> f64 {
        assert_eq!(self.addr_bits, 64);
        let rcb = self.rcb.to_string();
        let settings = PacketSettings {
            mps: Word::from_word(&self.mps.to_string()).unwrap(),
            mrrs: Word::from_word(&self.mrrs.to_string()).unwrap(),
            rcb: Word::from_word(if self.split == "rcb" { &rcb } else { "mps" }).unwrap(),
            ..resolve_packet_settings(&Traffic::default())
        };
        let width = LinkWidth::from_name(&format!("x{}", self.width)).unwrap();
        let link = LinkCapability::new(Generation::ALL[self.r#gen - 1], width);
        PacketBudget::new(link, settings, self.case().direction).ceiling().mb_s()
    }

    fn name(&self) -> String {
        let Self { r#gen, width, mps, rcb, split, dir, .. } = self;
        format!("{gen}.0 x{width}, MPS {mps}, {dir} {split} {rcb}")
    }

    /// How far apart the two models are, as a share of the other's figure.
    fn difference(&self) -> f64 {
        self.golden_net_mb_s / self.pcie_model_mb_s - 1.0
    }
}

fn rows() -> Vec<Row> {
    let rows: Vec<Row> =
        csv::Reader::from_reader(REFERENCE.as_bytes()).into_deserialize().map(|row| row.unwrap()).collect();
    assert_eq!(rows.len(), 630);
    rows
}

#[test]
fn without_the_assumptions_the_figure_is_this_models_ceiling() {
    for row in rows() {
        assert_close(row.case().rate(Assumptions::default()), row.ceiling(), 1e-6, &row.name());
        assert_close(row.ceiling(), row.golden_net_mb_s, TOLERANCE, &row.name());
    }
}

#[test]
fn with_the_assumptions_the_figure_is_the_other_models() {
    for row in rows() {
        let theirs = row.case().rate(Assumptions::THEIRS);
        assert_close(theirs, row.pcie_model_mb_s, TOLERANCE, &row.name());
        assert_close(theirs, row.same_assumptions_mb_s, TOLERANCE, &row.name());
    }
}

/// The file names causes where the models differ by more than 0.5 %: B everywhere, A where there
/// is more than one lane to count, C in flit mode.
#[test]
fn every_difference_names_the_causes_that_make_it() {
    let mut explained = 0;
    for row in rows() {
        let mut causes = vec!["B"];
        if row.width > 1 {
            causes.insert(0, "A");
        }
        if row.case().is_flit() {
            causes.push("C");
        }
        let is_different = row.difference().abs() > 0.005;
        let expected = if is_different { causes.join("+") } else { String::new() };
        assert_eq!(row.cause, expected, "{}", row.name());
        explained += u32::from(is_different);
    }
    assert_eq!(explained, 598);
}

/// Leads from this model to the other one assumption at a time: each named cause moves the figure,
/// each cause that is not named leaves it alone, and nothing is left at the end.
#[test]
fn the_named_causes_alone_lead_from_one_model_to_the_other() {
    for row in rows().into_iter().filter(|row| !row.cause.is_empty()) {
        let case = row.case();
        let mut assumed = Assumptions::default();
        let mut rate = case.rate(assumed);
        for cause in ["C", "B", "A"] {
            match cause {
                "A" => assumed.limit_in_bytes = true,
                "B" => assumed.charged_always = true,
                _ => assumed.early_flit_figures = true,
            }
            let next = case.rate(assumed);
            let moved = (next / rate - 1.0).abs() > 1e-12;
            assert_eq!(moved, row.cause.contains(cause), "{}, cause {cause}: {rate} to {next}", row.name());
            rate = next;
        }
        assert_close(rate, row.pcie_model_mb_s, TOLERANCE, &row.name());
    }
}

/// Why this model is trusted where the two differ: measurements whose payload is known lie above
/// the other model's bound, and none of them above this one's.
#[test]
fn measurements_with_a_known_payload_exceed_the_other_model_and_not_this_one() {
    const KNOWN: [&str; 10] = ["M19", "M23", "M24", "M25", "M26", "M27", "M29", "M30", "M31", "M32"];
    let points = measured_points().unwrap();
    for id in KNOWN {
        let point = points.iter().find(|point| point.id == id).unwrap();
        let MeasuredLink::Pcie { link, settings, direction } = point.link else { panic!("{id} is a PCIe link") };
        let case = Case {
            generation: Generation::ALL.iter().position(|known| *known == link.generation).unwrap() + 1,
            lanes: link.width.lanes(),
            mps: settings.mps.bytes(),
            mrrs: settings.mrrs.bytes(),
            piece: PacketSize::min(settings.mps, settings.mrrs).bytes(),
            direction,
        };
        let measured = point.measured.mb_s();
        assert!(measured > case.rate(Assumptions::THEIRS), "{id}");
        assert!(measured <= point.ceiling().mb_s(), "{id}");
    }
}
