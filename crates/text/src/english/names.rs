//! Names of choices and rungs.

use lanefit_model::{AxisScale, Direction, Lens, Rung, Theme, ThroughputUnit};

pub fn unit(unit: ThroughputUnit) -> &'static str {
    match unit {
        ThroughputUnit::GigabytesPerSecond => "GB/s",
        ThroughputUnit::MegabytesPerSecond => "MB/s",
        ThroughputUnit::GigabitsPerSecond => "Gb/s",
        ThroughputUnit::GibibytesPerSecond => "GiB/s",
    }
}

pub fn unit_spoken(unit: ThroughputUnit) -> &'static str {
    match unit {
        ThroughputUnit::GigabytesPerSecond => "gigabytes per second",
        ThroughputUnit::MegabytesPerSecond => "megabytes per second",
        ThroughputUnit::GigabitsPerSecond => "gigabits per second",
        ThroughputUnit::GibibytesPerSecond => "gibibytes per second",
    }
}

pub fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::ToHost => "To host",
        Direction::ToDevice => "To device",
        Direction::Both => "Both ways",
    }
}

pub fn lens(lens: Lens) -> &'static str {
    match lens {
        Lens::Throughput => "Throughput",
        Lens::Time => "Copy time",
        Lens::Efficiency => "Efficiency",
        Lens::Fit => "Fit",
        Lens::Path(_) => "Path",
    }
}

pub fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::Automatic => "Auto",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    }
}

pub fn scale(scale: AxisScale) -> &'static str {
    match scale {
        AxisScale::Linear => "Linear",
        AxisScale::Logarithmic => "Log",
    }
}

pub fn rung(rung: Rung) -> &'static str {
    match rung {
        Rung::LineRate => "Line rate",
        Rung::AfterLineCode => "After line code",
        Rung::LinkCeiling => "Link ceiling",
        Rung::Typical => "Typical",
        Rung::Delivered => "Delivered",
    }
}
