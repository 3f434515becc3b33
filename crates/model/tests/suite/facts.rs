//! One linter per rule for facts and their sources.

use lanefit_model::facts::sources::{SOURCES, SourceId};
use lanefit_model::facts::{sources_of, sources_of_note, sources_of_reason};
use lanefit_model::{
    Adapter, Carrier, Device, Effect, Form, Generation, Host, Interface, Ladder, LinkWidth, ModuleLength, Note,
    Protocol, Reason, Rung, SataGeneration, Scenario, Traffic, Tunnel, Wire, evaluate_scenario,
};

use crate::support::every::{described_devices, listed_devices, ports};

const NOTES: [Note; 8] = [
    Note::SataExpressEitherOr,
    Note::TwoPorts,
    Note::HalfDuplex,
    Note::SharedBus,
    Note::FlitFigures,
    Note::ArithmeticOnly,
    Note::UplinkNotCounted,
    Note::IdleLink,
];

const DEAD: Interface = Interface::unwired(Form::M2M);

/// One of each reason. Slot power is there twice, since it may limit or only be a condition.
const REASONS: [Reason; 38] = [
    Reason::FullLink,
    Reason::Enough,
    Reason::TooLong { edge: 8, slot: Form::X4 },
    Reason::Overhang { edge: 8, slot: Form::X4Open },
    Reason::KeyMismatch { port: Form::M2B, device: Form::M2M },
    Reason::OtherConnector { port: Form::Sata, device: Form::SataExpress },
    Reason::NeedsAdapter(Adapter::M2Card),
    Reason::ModuleTooLong { socket: ModuleLength::Mm80, module: ModuleLength::Mm110 },
    Reason::NeedsStandOff { socket: ModuleLength::Mm80, module: ModuleLength::Mm30 },
    Reason::OtherProtocol { port: DEAD, device: Protocol::Pcie },
    Reason::OtherContacts,
    Reason::DeadPort,
    Reason::MayBeDead,
    Reason::FewerLanes { port: LinkWidth::X2, device: LinkWidth::X4 },
    Reason::WidthOptional { wired: LinkWidth::X2, settled: LinkWidth::X1 },
    Reason::OlderGeneration { port: Generation::Gen3, device: Generation::Gen4 },
    Reason::OlderSataGeneration { port: SataGeneration::Gen2, device: SataGeneration::Gen3 },
    Reason::SlowerUsb,
    Reason::SlowerPort,
    Reason::NeedsBifurcation { seen: 1, of: 4, lanes: None },
    Reason::SplitSlot { lanes: LinkWidth::X8 },
    Reason::OneOfTwoChips,
    Reason::SlotPower { needs: 75, at_start: 10, at_most: 25, is_known: true },
    Reason::SlotPower { needs: 25, at_start: 10, at_most: 25, is_known: true },
    Reason::ControllerCap { mb_s: 400 },
    Reason::EnclosureCap(Tunnel::Usb4),
    Reason::UsbBridge(Wire::Usb10),
    Reason::CannotBoot(Host::LegacyBios),
    Reason::BootsAfterUpdate,
    Reason::BootsByCard,
    Reason::EarlyBoard,
    Reason::NeedsLowModule,
    Reason::SideBand,
    Reason::BoardHeader,
    Reason::OtherCnvi { port: None, device: Wire::Cnvi2 },
    Reason::NoExternalGraphics,
    Reason::MayFallBackToUsb,
    Reason::EnclosureCap(Tunnel::Thunderbolt5),
];

/// What carries the data of every live port, with its ladder, where it has a model.
fn carriers() -> Vec<(Carrier, Option<Ladder>)> {
    let live = ports().into_iter().filter(|port| !port.is_dead());
    live.map(|port| {
        let report = evaluate_scenario(&Scenario::bare(port), &Traffic::default());
        (report.carrier().unwrap(), report.ladder)
    })
    .collect()
}

/// Everything that is cited, thing by thing.
fn citations() -> Vec<&'static [SourceId]> {
    let rungs = carriers().into_iter().flat_map(|(carrier, _)| Rung::ALL.map(|rung| sources_of(rung, carrier)));
    rungs.chain(NOTES.map(sources_of_note)).chain(REASONS.map(sources_of_reason)).collect()
}

#[test]
fn ids_and_titles_are_unique() {
    for (index, source) in SOURCES.iter().enumerate() {
        assert_eq!(source.id.source(), *source);
        for other in &SOURCES[index + 1..] {
            assert_ne!(source.id, other.id);
            assert_ne!((source.publisher, source.title), (other.publisher, other.title));
            assert!(source.url.is_empty() || source.url != other.url, "{}", source.url);
        }
    }
}

#[test]
fn every_source_has_a_title_and_a_publisher() {
    for source in SOURCES {
        for text in [source.title, source.publisher] {
            assert!(!text.is_empty() && text.trim() == text, "{:?}: “{text}”", source.id);
        }
    }
}

#[test]
fn an_address_is_secure_or_left_out() {
    for source in SOURCES {
        let is_address = source.url.starts_with("https://") && !source.url.contains(char::is_whitespace);
        assert!(source.url.is_empty() || is_address, "{:?}: {}", source.id, source.url);
    }
}

#[test]
fn every_rung_that_is_shown_cites_a_source_and_no_other_does() {
    for (carrier, ladder) in carriers() {
        for rung in Rung::ALL {
            let is_shown = ladder.is_some_and(|ladder| ladder.rung(rung).is_some());
            assert_eq!(!sources_of(rung, carrier).is_empty(), is_shown, "{carrier:?}, {rung:?}");
        }
    }
}

#[test]
fn every_reason_that_refuses_or_limits_cites_a_source() {
    for reason in REASONS {
        let needs_one = reason.effect() != Effect::None;
        assert_eq!(!sources_of_reason(reason).is_empty(), needs_one, "{reason:?}");
    }
}

/// Reasons that look alike to programs do the same to a verdict, but for those that only warn.
#[test]
fn every_reason_has_an_id_of_words_joined_by_hyphens() {
    for reason in REASONS {
        let id = reason.id();
        let is_word = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase());
        assert!(id.split('-').all(is_word), "{id}");
    }
}

/// Debug names begin with the name of the variant: a reason without a row above is found here.
#[test]
fn every_reason_that_is_given_is_among_those_checked() {
    let name =
        |reason: &Reason| -> String { format!("{reason:?}").chars().take_while(char::is_ascii_alphanumeric).collect() };
    let checked: Vec<String> = REASONS.iter().map(name).collect();
    let devices: Vec<Device> = listed_devices().into_iter().chain(described_devices()).collect();
    for port in ports() {
        for device in devices.iter().copied() {
            let scenario = Scenario { device: Some(device), ..Scenario::bare(port) };
            for reason in &evaluate_scenario(&scenario, &Traffic::default()).connection.reasons {
                assert!(checked.contains(&name(reason)), "{reason:?}");
            }
        }
    }
}

#[test]
fn no_source_is_cited_twice_for_one_thing() {
    for cited in citations() {
        for (index, id) in cited.iter().enumerate() {
            assert!(!cited[index + 1..].contains(id), "{id:?}");
        }
    }
}

#[test]
fn every_source_is_cited() {
    let cited: Vec<SourceId> = citations().into_iter().flatten().copied().collect();
    for source in SOURCES {
        assert!(cited.contains(&source.id), "{:?} stands behind nothing", source.id);
    }
}
