//! Units of time for the axis of a figure.

/// A unit of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeUnit {
    /// 10^-6 s.
    Microsecond,
    /// 10^-3 s.
    Millisecond,
    /// The second.
    Second,
    /// 60 s.
    Minute,
    /// 3600 s.
    Hour,
    /// 24 h.
    Day,
}

impl TimeUnit {
    /// Every unit, shortest first.
    pub const ALL: [Self; 6] =
        [Self::Microsecond, Self::Millisecond, Self::Second, Self::Minute, Self::Hour, Self::Day];

    /// How many seconds one of it lasts.
    #[must_use]
    pub const fn seconds(self) -> f64 {
        match self {
            Self::Microsecond => 1e-6,
            Self::Millisecond => 1e-3,
            Self::Second => 1.0,
            Self::Minute => 60.0,
            Self::Hour => 3600.0,
            Self::Day => 86_400.0,
        }
    }

    /// The symbol, which is the same in every language of the page.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Microsecond => "µs",
            Self::Millisecond => "ms",
            Self::Second => "s",
            Self::Minute => "min",
            Self::Hour => "h",
            Self::Day => "d",
        }
    }
}
