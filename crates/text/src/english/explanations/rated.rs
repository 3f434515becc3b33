//! The typical rate of a drive on its own full link.

use lanefit_model::facts::devices::Rating;
use lanefit_model::{Carrier, Ladder, Rung, ScenarioReport, Traffic};

use super::exact;
use crate::Explanation;
use crate::english::devices;
use crate::english::phrase::digits;

/// Where the maker's rating, itself a measurement, is what is typical.
pub fn step(report: &ScenarioReport, ladder: &Ladder, traffic: &Traffic) -> Option<Explanation> {
    let rating = report.scenario.device?.profile().rating;
    let (band, ceiling) = ladder.typical.zip(ladder.link_ceiling)?;
    let rated = devices::rated(rating, traffic.direction).filter(|_| matches!(rating, Rating::Drive { .. }))?;
    if (rated.min(ceiling).mb_s() - band.value.mb_s()).abs() > 1e-6 {
        return None;
    }
    let mut remark = String::from("The rating is a measurement on the drive's own full link, which this is.");
    let is_larger = traffic.mps.is_none() && report.settings.mps != Traffic::AUTOMATIC_MPS;
    if is_larger && matches!(report.carrier(), Some(Carrier::Pcie(_))) {
        let payload = digits(report.settings.mps.bytes());
        remark.push_str(&fill!(" Packets of 256 B leave no room for it, so # B are reckoned with.", payload));
    }
    Some(Explanation {
        rung: Rung::Typical,
        meaning: String::from("The maker's rating, as far as the ceiling allows."),
        formula: fill!("least of # and # = #", exact(rated), exact(ceiling), exact(band.value)),
        remark,
    })
}
