//! A report as plain data, for programs.

use serde::Serialize;

use crate::compat::Carrier;
use crate::report::{Report, ScenarioReport};

/// A report in the fields that programs read; throughput in MB/s, one direction.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReportSummary {
    /// One entry per scenario.
    pub scenarios: Vec<ScenarioSummary>,
}

/// A negotiated PCIe link.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LinkSummary {
    /// GT/s per lane.
    pub gts: f64,
    /// Lanes.
    pub width: u32,
}

/// One scenario; numbers are `None` where the scenario is refused or the rung is not modelled.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScenarioSummary {
    /// `works`, `limited`, `partial` or `refused`.
    pub verdict: &'static str,
    /// Whether it goes in at all, with an adapter where one is needed.
    pub fits: bool,
    /// Whether it works only if something holds that the reader has to check.
    pub conditional: bool,
    /// Ids of every reason.
    pub reasons: Vec<&'static str>,
    /// The PCIe link, when there is one.
    pub link: Option<LinkSummary>,
    /// The SATA rate in Gb/s, when there is one.
    pub sata_gbps: Option<f64>,
    /// How many such links run side by side; 0 when refused. The rates are those of one of them.
    pub links: u8,
    /// Bits on the wire.
    pub line_rate_mb_s: Option<f64>,
    /// Data bits.
    pub coded_mb_s: Option<f64>,
    /// What the protocol leaves.
    pub ceiling_mb_s: Option<f64>,
    /// What measured systems reach.
    pub typical_mb_s: Option<f64>,
    /// Lower end of that.
    pub typical_low_mb_s: Option<f64>,
    /// Upper end of that.
    pub typical_high_mb_s: Option<f64>,
    /// What this pairing delivers.
    pub delivered_mb_s: Option<f64>,
    /// What each drive gets of it, where several share the link.
    pub each_mb_s: Option<f64>,
    /// The term that decides it.
    pub limited_by: Option<&'static str>,
}

impl From<&Report> for ReportSummary {
    fn from(report: &Report) -> Self {
        Self { scenarios: report.scenarios.iter().map(ScenarioSummary::from).collect() }
    }
}

impl From<&ScenarioReport> for ScenarioSummary {
    fn from(report: &ScenarioReport) -> Self {
        let ladder = report.ladder;
        let typical = ladder.and_then(|ladder| ladder.typical);
        Self {
            verdict: report.connection.verdict.id(),
            fits: report.connection.is_fitting,
            conditional: report.connection.is_conditional(),
            reasons: report.connection.reasons.iter().map(|reason| reason.id()).collect(),
            link: match report.carrier() {
                Some(Carrier::Pcie(link)) => {
                    Some(LinkSummary { gts: link.generation.transfer_rate().gt_s(), width: link.width.lanes() })
                }
                _ => None,
            },
            sata_gbps: match report.carrier() {
                Some(Carrier::Sata { generation, .. }) => Some(generation.transfer_rate().gt_s()),
                _ => None,
            },
            links: if report.carrier().is_some() { report.connection.links } else { 0 },
            line_rate_mb_s: ladder.map(|ladder| ladder.line_rate.mb_s()),
            coded_mb_s: ladder.map(|ladder| ladder.after_line_code.mb_s()),
            ceiling_mb_s: ladder.and_then(|ladder| ladder.link_ceiling).map(|rate| rate.mb_s()),
            typical_mb_s: typical.map(|band| band.value.mb_s()),
            typical_low_mb_s: typical.map(|band| band.low.mb_s()),
            typical_high_mb_s: typical.map(|band| band.high.mb_s()),
            delivered_mb_s: ladder.and_then(|ladder| ladder.delivered).map(|rate| rate.mb_s()),
            each_mb_s: report.each.map(|each| each.rate.mb_s()),
            limited_by: report.limited_by.map(|limit| limit.id()),
        }
    }
}
