//! Verdicts, and what each reason does to them.

use super::reason::Reason;
use crate::path::Place;

/// How well two ends work together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// At all that the device can do, or there is no device to hold back.
    Works,
    /// At less than the device can do.
    Limited,
    /// In part: some of its drives or chips, or not as the drive to boot from.
    Partial,
    /// Not at all.
    Refused,
}

impl Verdict {
    /// The stable word in exported data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Works => "works",
            Self::Limited => "limited",
            Self::Partial => "partial",
            Self::Refused => "refused",
        }
    }
}

/// What a reason does to a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// Nothing: it only says why all is well.
    None,
    /// It works if something holds that depends on the board or the case.
    Condition,
    /// It holds the device back.
    Limits,
    /// A part of it does not work.
    Partial,
    /// It does not work.
    Refuses,
}

impl Reason {
    /// The stable word in exported data.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::FullLink => "full-link",
            Self::Enough => "enough",
            Self::TooLong { .. } => "too-long",
            Self::KeyMismatch { .. } => "key-mismatch",
            Self::OtherConnector { .. } | Self::NeedsAdapter(_) => "other-connector",
            Self::Overhang { .. } | Self::ModuleTooLong { .. } | Self::NeedsStandOff { .. } | Self::NeedsLowModule => {
                "mechanically-blocked"
            }
            Self::OtherProtocol { .. } | Self::OtherContacts => "other-protocol",
            Self::DeadPort | Self::MayBeDead => "dead-port",
            Self::FewerLanes { .. } | Self::SplitSlot { .. } | Self::OneOfTwoChips => "fewer-lanes",
            Self::WidthOptional { .. } => "width-optional",
            Self::OlderGeneration { .. } | Self::OlderSataGeneration { .. } | Self::SlowerUsb | Self::SlowerPort => {
                "older-generation"
            }
            Self::NeedsBifurcation { .. } => "needs-bifurcation",
            Self::SlotPower { .. } => "slot-power",
            Self::ControllerCap { .. } => "controller-cap",
            Self::Held(held) if matches!(held.place, Place::Controller) => "controller-cap",
            Self::EnclosureCap(_) | Self::UsbBridge(_) => "enclosure-cap",
            Self::CannotBoot(_) | Self::BootsAfterUpdate | Self::BootsByCard => "cannot-boot",
            Self::Held(held) if matches!(held.place, Place::Cpu) => "host-specific",
            Self::Held(_) => "shared-uplink",
            Self::SideBand | Self::BoardHeader => "clock-missing",
            Self::OtherCnvi { .. } | Self::NoExternalGraphics | Self::MayFallBackToUsb | Self::EarlyBoard => {
                "host-specific"
            }
        }
    }

    /// Whether it only says that the link is less than the device could use.
    #[must_use]
    pub const fn is_about_link(self) -> bool {
        matches!(
            self,
            Self::FewerLanes { .. }
                | Self::SplitSlot { .. }
                | Self::WidthOptional { .. }
                | Self::OlderGeneration { .. }
                | Self::OlderSataGeneration { .. }
        )
    }

    /// What it does to the verdict.
    #[must_use]
    pub const fn effect(self) -> Effect {
        match self {
            Self::FullLink | Self::Enough => Effect::None,
            Self::Overhang { .. }
            | Self::NeedsAdapter(_)
            | Self::NeedsStandOff { .. }
            | Self::MayBeDead
            | Self::BootsAfterUpdate
            | Self::BootsByCard
            | Self::EarlyBoard
            | Self::NeedsLowModule
            | Self::SideBand
            | Self::BoardHeader
            | Self::MayFallBackToUsb => Effect::Condition,
            Self::SlotPower { needs, at_most, .. } => {
                if needs > at_most {
                    Effect::Limits
                } else {
                    Effect::Condition
                }
            }
            Self::FewerLanes { .. }
            | Self::SplitSlot { .. }
            | Self::WidthOptional { .. }
            | Self::OlderGeneration { .. }
            | Self::OlderSataGeneration { .. }
            | Self::SlowerUsb
            | Self::SlowerPort
            | Self::ControllerCap { .. }
            | Self::EnclosureCap(_)
            | Self::UsbBridge(_)
            | Self::Held(_) => Effect::Limits,
            Self::NeedsBifurcation { .. } | Self::OneOfTwoChips | Self::CannotBoot(_) => Effect::Partial,
            Self::TooLong { .. }
            | Self::KeyMismatch { .. }
            | Self::OtherConnector { .. }
            | Self::ModuleTooLong { .. }
            | Self::OtherProtocol { .. }
            | Self::OtherContacts
            | Self::DeadPort
            | Self::OtherCnvi { .. }
            | Self::NoExternalGraphics => Effect::Refuses,
        }
    }
}

/// The verdict that follows from all reasons together.
#[must_use]
pub fn verdict(reasons: &[Reason]) -> Verdict {
    let mut worst = Effect::None;
    for reason in reasons {
        worst = worst.max(reason.effect());
    }
    match worst {
        Effect::None | Effect::Condition => Verdict::Works,
        Effect::Limits => Verdict::Limited,
        Effect::Partial => Verdict::Partial,
        Effect::Refuses => Verdict::Refused,
    }
}
