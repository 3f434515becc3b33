//! How a comparison is shown; none of it changes what is computed.

use crate::system::Known;
use crate::units::{Bytes, Throughput};
use crate::word::{Word, words};

/// The unit of throughput.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThroughputUnit {
    /// 10^9 bytes per second.
    GigabytesPerSecond,
    /// 10^6 bytes per second.
    MegabytesPerSecond,
    /// 10^9 bits per second.
    GigabitsPerSecond,
    /// 2^30 bytes per second.
    GibibytesPerSecond,
}

impl ThroughputUnit {
    /// How many of this unit a throughput is.
    #[must_use]
    pub fn count(self, throughput: Throughput) -> f64 {
        throughput.mb_s()
            * match self {
                Self::GigabytesPerSecond => 1e-3,
                Self::MegabytesPerSecond => 1.0,
                Self::GigabitsPerSecond => 8e-3,
                Self::GibibytesPerSecond => 1e6 / 1_073_741_824.0,
            }
    }
}

/// Which figure is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lens {
    /// Bytes per second, rung by rung.
    Throughput,
    /// Time to copy an amount of data.
    Time,
    /// Per cent of the line rate, rung by rung.
    Efficiency,
    /// Which links suffice for the base's device.
    Fit,
    /// The way from each device to the processor; only builds that know systems have it.
    Path(Known),
}

/// The scale of the figure's axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AxisScale {
    /// Equal steps are equal differences.
    Linear,
    /// Equal steps are equal ratios.
    Logarithmic,
}

/// The language of every word on the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// What the reader's system asks for.
    Automatic,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// How a comparison is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The amount whose copy time is shown.
    pub copy_size: Bytes,
    /// What has to be carried each second; `None` for what the device is rated at.
    pub need: Option<Bytes>,
    /// The unit of throughput.
    pub unit: ThroughputUnit,
    /// Which figure is drawn.
    pub lens: Lens,
    /// The scale of its axis.
    pub scale: AxisScale,
    /// The language of the words.
    pub language: Language,
    /// The colours of the page.
    pub theme: Theme,
    /// Whether it is shown inside another page, such as an article.
    pub is_embed: bool,
    /// Whether an embedded comparison can be played with.
    pub has_controls: bool,
}

impl View {
    /// The least copy size, 1 MB.
    pub const MIN_COPY_SIZE: Bytes = Bytes::new(1_000_000);
    /// The greatest copy size, 1000 TB.
    pub const MAX_COPY_SIZE: Bytes = Bytes::new(1_000_000_000_000_000);
    /// The least need, 1 MB each second.
    pub const MIN_NEED: Bytes = Bytes::new(1_000_000);
    /// The greatest need, 1000 GB each second.
    pub const MAX_NEED: Bytes = Bytes::new(1_000_000_000_000);

    /// The same, outside of any other page.
    #[must_use]
    pub const fn standing_alone(self) -> Self {
        Self { is_embed: false, has_controls: true, ..self }
    }

    /// What has to be carried, as a throughput.
    #[must_use]
    pub fn need_rate(&self) -> Option<Throughput> {
        self.need.map(|need| Throughput::from_mb_s(need.as_f64() / 1e6))
    }
}

impl Default for View {
    fn default() -> Self {
        Self {
            copy_size: Bytes::new(50_000_000_000),
            need: None,
            unit: ThroughputUnit::GigabytesPerSecond,
            lens: Lens::Throughput,
            scale: AxisScale::Linear,
            language: Language::English,
            theme: Theme::Automatic,
            is_embed: false,
            has_controls: true,
        }
    }
}

words!(ThroughputUnit:
    "GB" => Self::GigabytesPerSecond, "MB" => Self::MegabytesPerSecond,
    "Gb" => Self::GigabitsPerSecond, "GiB" => Self::GibibytesPerSecond);
#[cfg(not(feature = "systems"))]
words!(Lens: "throughput" => Self::Throughput, "time" => Self::Time, "efficiency" => Self::Efficiency,
    "fit" => Self::Fit);
#[cfg(feature = "systems")]
words!(Lens: "throughput" => Self::Throughput, "time" => Self::Time, "efficiency" => Self::Efficiency,
    "fit" => Self::Fit, "path" => Self::Path(Known::PROOF));
words!(AxisScale: "linear" => Self::Linear, "log" => Self::Logarithmic);
words!(Language: "en" => Self::English);
words!(Theme: "auto" => Self::Automatic, "light" => Self::Light, "dark" => Self::Dark);
