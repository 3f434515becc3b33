//! The model against what has been measured and published.

use lanefit_model::{Carrier, Rung, facts};

use crate::measured_point::{MeasuredLink, MeasuredPoint, Role, measured_points};
use crate::support::assert_close;

fn points(role: Role) -> Vec<MeasuredPoint> {
    measured_points().unwrap().into_iter().filter(|point| point.role == role).collect()
}

#[test]
fn what_the_link_limits_lies_just_below_the_ceiling() {
    let limited_by_link = points(Role::Link);
    assert_eq!(limited_by_link.len(), 48 + 4);
    for point in limited_by_link {
        let share = point.share();
        assert!((0.86..=1.005).contains(&share), "{}: {share} of the ceiling", point.id);
    }
}

#[test]
fn what_something_else_limits_stays_below_the_ceiling() {
    let limited = points(Role::Limited);
    let ids: Vec<&str> = limited.iter().map(|point| point.id.as_str()).collect();
    assert_eq!(ids, ["M12", "M13", "M28", "M38", "M53"]);
    for point in limited {
        assert!(point.share() < 1.0, "{}: {} of the ceiling", point.id, point.share());
    }
}

/// The file carries the figures of the other implementation with one decimal.
#[test]
fn the_ceiling_of_each_pcie_point_is_the_one_in_the_file() {
    let text = include_str!("../../data/measured_points.csv");
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let headers = reader.headers().unwrap().clone();
    let at = headers.iter().position(|name| name == "model_net_mb_s").unwrap();
    let in_file: Vec<f64> = reader.records().map(|row| row.unwrap()[at].parse().unwrap()).collect();
    let points = measured_points().unwrap();
    assert_eq!(points.len(), in_file.len());
    for (point, expected) in points.iter().zip(in_file) {
        if matches!(point.link, MeasuredLink::Pcie { .. }) {
            assert_close(point.ceiling().mb_s(), expected, 0.051, &point.id);
        }
    }
}

#[test]
fn every_measured_link_has_sources_for_its_typical_rung() {
    for point in measured_points().unwrap() {
        let carrier = match point.link {
            MeasuredLink::Pcie { link, .. } => Carrier::Pcie(link),
            MeasuredLink::Sata(generation) => Carrier::Sata { generation, ports: 1 },
        };
        let sources = facts::sources_of(Rung::Typical, carrier);
        assert!(sources.contains(&facts::sources::SourceId::MeasuredPoints), "{}", point.id);
    }
}
