//! The rows of `data/measured_points.csv` in the model's terms.

use lanefit_model::{
    BlockSize, Direction, FrameGap, Generation, LinkCapability, LinkWidth, PacketBudget, PacketSettings, PacketSize,
    SataGeneration, Throughput, Traffic, Word, resolve_packet_settings,
};
use serde::Deserialize;

const POINTS: &str = include_str!("../../data/measured_points.csv");

/// What moved the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TrafficClass {
    Drive,
    Gpu,
    Other,
}

/// What held the rate back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    Link,
    Limited,
}

/// What was measured on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MeasuredLink {
    Pcie { link: LinkCapability, settings: PacketSettings, direction: Direction },
    Sata(SataGeneration),
}

/// One published measurement.
#[derive(Clone, Debug, PartialEq)]
pub struct MeasuredPoint {
    pub id: String,
    pub link: MeasuredLink,
    pub measured: Throughput,
    pub traffic: TrafficClass,
    pub role: Role,
    /// Whether the publication gives a measured number: neither rounded by "about", nor a bound,
    /// nor a maker's rating.
    pub is_exact: bool,
}

impl MeasuredPoint {
    /// The most that the model lets through where this was measured.
    pub fn ceiling(&self) -> Throughput {
        match self.link {
            MeasuredLink::Pcie { link, settings, direction } => PacketBudget::new(link, settings, direction).ceiling(),
            MeasuredLink::Sata(generation) => generation.payload_throughput(sequential_block(), FrameGap::NONE),
        }
    }

    /// The measured share of that ceiling.
    pub fn share(&self) -> f64 {
        self.measured.ratio_to(self.ceiling())
    }
}

/// The block that the model assumes unless told otherwise: 128 KiB, as sequential tests use.
pub fn sequential_block() -> BlockSize {
    Traffic::default().block
}

/// Every row, in the order of the file.
///
/// # Errors
/// A sentence that names the row and the cell that is not understood.
pub fn measured_points() -> Result<Vec<MeasuredPoint>, String> {
    let mut reader = csv::Reader::from_reader(POINTS.as_bytes());
    reader
        .deserialize()
        .map(|row| {
            let row: Row = row.map_err(|error| format!("a row cannot be read: {error}"))?;
            row.point().ok_or_else(|| format!("row {} names a link that the model does not have", row.id))
        })
        .collect()
}

#[derive(Deserialize)]
struct Row {
    id: String,
    r#gen: String,
    width: String,
    mps: String,
    dir: String,
    published: String,
    unit: String,
    measured_mb_s: f64,
    traffic: TrafficClass,
    role: Role,
}

impl Row {
    fn point(&self) -> Option<MeasuredPoint> {
        Some(MeasuredPoint {
            id: self.id.clone(),
            link: if self.width == "SATA" { self.sata()? } else { self.pcie()? },
            measured: Throughput::from_mb_s(self.measured_mb_s),
            traffic: self.traffic,
            role: self.role,
            is_exact: !["about", "<", "up to"].iter().any(|word| self.published.starts_with(word))
                && !self.unit.ends_with("rated"),
        })
    }

    fn sata(&self) -> Option<MeasuredLink> {
        let at = self.r#gen.parse::<usize>().ok()?.checked_sub(1)?;
        SataGeneration::ALL.get(at).copied().map(MeasuredLink::Sata)
    }

    fn pcie(&self) -> Option<MeasuredLink> {
        Some(MeasuredLink::Pcie {
            link: LinkCapability::new(
                Generation::from_name(&self.r#gen)?,
                LinkWidth::from_name(&format!("x{}", self.width))?,
            ),
            settings: PacketSettings {
                mps: PacketSize::from_word(&self.mps)?,
                ..resolve_packet_settings(&Traffic::default())
            },
            direction: match self.dir.as_str() {
                "write" => Direction::ToHost,
                "read" => Direction::ToDevice,
                "mix50" => Direction::Both,
                _ => return None,
            },
        })
    }
}
