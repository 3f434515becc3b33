//! The one reader of queries: total, capped, lenient and loud.

use super::Key;
use super::amount::{amount_of, need_of, read_block};
use super::decode::decode;
use super::setup::{Asked, read_attachment, read_system, usable_system};
use crate::comparison::{Attachment, Comparison, Scenario};
use crate::device::{Device, MAX_COUNT};
use crate::digits::read_digits;
use crate::error::{Accepted, Error};
use crate::interface::Interface;
use crate::system::{IfKnown, Known, Optional, Term};
use crate::traffic::QueueDepth;
use crate::wire::Split;
use crate::word::{Word, place_of};

/// Bytes of a query that are read; the rest is reported and left.
const MAX_LENGTH: usize = 4000;
/// Warnings that are kept; hostile queries could make thousands.
const MAX_WARNINGS: usize = 12;
/// Port, attachment, device, number of drives.
const SCENARIO_PARTS: u8 = 4;

/// A comparison and everything that was not understood on the way to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// Always usable.
    pub comparison: Comparison,
    /// What became a default instead, in the order it was met; at most twelve.
    pub warnings: Vec<Error>,
}

/// Reads a query, with or without its question mark; a `#fragment` is ignored.
///
/// ```
/// let reading = lanefit_model::query::read("?v=1&s=pcie:4.0x4&colour=red");
/// assert_eq!(reading.comparison.scenarios().len(), 1);
/// assert_eq!(reading.warnings[0].quoted(), "colour");
/// ```
#[must_use]
pub fn read(query: &str) -> Reading {
    let mut reader = Reader::default();
    let query = query.strip_prefix('?').unwrap_or(query);
    let query = query.split_once('#').map_or(query, |(query, _)| query);
    let kept = floor_char_boundary(query, MAX_LENGTH);
    if kept.len() < query.len() {
        reader.warn(Error::value(query, Accepted::Length(4000)));
    }
    let pairs = || {
        let pairs = kept.split('&').filter(|pair| !pair.is_empty());
        pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")))
    };
    // Scenarios name ports of the system, which may be said after them.
    if let Some(known) = Known::get() {
        let mut values = pairs().filter(|(name, _)| decode(name).trim() == Key::Platform.name());
        let system = values.next().and_then(|(_, value)| usable_system(known, decode(value).trim()));
        reader.setup = Optional::of(Some(Asked { system, rules: Vec::new(), without: Vec::new() }));
    }
    for (name, value) in pairs() {
        reader.pair(decode(name).trim(), decode(value).trim());
    }
    reader.finish()
}

fn floor_char_boundary(text: &str, length: usize) -> &str {
    if text.len() <= length { text } else { text.get(..text.floor_char_boundary(length)).unwrap_or_default() }
}

#[derive(Default)]
pub(super) struct Reader {
    pub(super) comparison: Comparison,
    scenarios: Vec<Scenario>,
    base: Option<(usize, String)>,
    pub(super) setup: Optional<Asked>,
    seen: Vec<Key>,
    warnings: Vec<Error>,
}

impl Reader {
    pub(super) fn warn(&mut self, warning: Error) {
        if self.warnings.len() < MAX_WARNINGS {
            self.warnings.push(warning);
        }
    }

    fn pair(&mut self, name: &str, value: &str) {
        let Some(key) = Key::from_name(name) else {
            return self.warn(Error::value(name, Accepted::Keys));
        };
        if key == Key::Scenario {
            return self.scenario(value);
        }
        if key == Key::Rule {
            return self.setup.get_mut().into_iter().for_each(|asked| asked.rules.push(value.to_owned()));
        }
        let result = if self.seen.contains(&key) {
            Err(Accepted::OneValue)
        } else {
            self.seen.push(key);
            self.value(key, value)
        };
        if let Err(accepted) = result {
            self.reject(key, value, accepted);
        }
    }

    #[inline(never)]
    pub(super) fn reject(&mut self, key: Key, value: &str, accepted: Accepted) {
        self.warn(Error::value(value, accepted).under(key));
    }

    /// Takes the value of any key but that of a scenario; what is accepted in its place if it is not.
    fn value(&mut self, key: Key, value: &str) -> Result<(), Accepted> {
        let traffic = &mut self.comparison.traffic;
        let view = &mut self.comparison.view;
        match key {
            Key::Version => place_among(value, &["1"]).map(|_| ())?,
            Key::Mode if Known::get().is_none() => place_among(value, &["compare"]).map(|_| ())?,
            Key::Mode => word(&mut self.comparison.mode, value)?,
            // Without a value it says that one is still to be chosen.
            Key::Platform if value.is_empty() => {}
            Key::Platform => {
                read_system(Known::get().ok_or(Accepted::Keys)?, value)?;
            }
            Key::Without => {
                Known::get().ok_or(Accepted::Keys)?;
                let mut refused = Ok(());
                for part in value.split(',') {
                    let mut term = Term::IoTile;
                    match word(&mut term, part.trim()) {
                        Ok(()) => self.setup.get_mut().into_iter().for_each(|asked| asked.without.push(term)),
                        Err(accepted) => refused = Err(accepted),
                    }
                }
                return refused;
            }
            Key::Scenario | Key::Rule => {}
            Key::Direction => word(&mut traffic.direction, value)?,
            Key::Block => traffic.block = read_block(value).ok_or(Accepted::Block)?,
            Key::QueueDepth => {
                let depth = read_digits(value).and_then(|depth| u16::try_from(depth).ok()).and_then(QueueDepth::new);
                traffic.queue_depth = depth.ok_or(Accepted::Numbers { low: 1, high: QueueDepth::MAX.into() })?;
            }
            Key::Mps => word(&mut traffic.mps, value)?,
            Key::Mrrs => word(&mut traffic.mrrs, value)?,
            Key::Rcb => word(&mut traffic.rcb, value)?,
            Key::Header => word(&mut traffic.address, value)?,
            Key::Ecrc => word(&mut traffic.ecrc, value)?,
            Key::CopySize => view.copy_size = amount_of(value).ok_or(Accepted::Amount)?,
            Key::Need => view.need = Some(need_of(value).ok_or(Accepted::Rate)?),
            Key::Unit => word(&mut view.unit, value)?,
            Key::Lens => word(&mut view.lens, value)?,
            Key::Scale => word(&mut view.scale, value)?,
            Key::Language => word(&mut view.language, value)?,
            Key::Theme => word(&mut view.theme, value)?,
            Key::Embed => word(&mut view.is_embed, value)?,
            Key::Controls => word(&mut view.has_controls, value)?,
            Key::Base => {
                let number = read_digits(value).and_then(|number| usize::try_from(number).ok());
                let number = number.ok_or(base_range(Comparison::MAX_SCENARIOS))?;
                self.base = Some((number, value.to_owned()));
            }
        }
        Ok(())
    }

    /// Takes a scenario. A port that was understood is kept, and every part that was not is reported.
    fn scenario(&mut self, value: &str) {
        if self.scenarios.len() == Comparison::MAX_SCENARIOS {
            return self.reject(Key::Scenario, value, Accepted::Scenarios(8));
        }
        let mut parts = [""; SCENARIO_PARTS as usize];
        let mut extra = None;
        for (at, part) in value.split(',').enumerate() {
            match parts.get_mut(at) {
                Some(place) => *place = part.trim(),
                None => extra = extra.or(Some(part.trim())),
            }
        }
        let [port, attachment, device, count] = parts;
        let place = read_attachment(&attachment.to_ascii_lowercase(), self.system());
        let recorded = match &place {
            Ok(Some(Attachment::Site(site))) => site.board_port(self.system()).map(|(machine, row)| machine.port(row)),
            _ => None,
        };
        if let (true, None, Some(known)) = (port.is_empty(), &recorded, Known::get()) {
            return match place {
                Err(accepted) => self.lose_scenario(attachment, accepted),
                Ok(_) => self.lose_scenario(value, Accepted::OwnPort(known)),
            };
        }
        if let (true, Err(accepted)) = (port.is_empty(), place) {
            return self.reject(Key::Scenario, attachment, accepted);
        }
        let port = match recorded.filter(|_| port.is_empty()).map_or_else(|| read_port(&port.to_ascii_lowercase()), Ok)
        {
            Ok(port) => port,
            Err(error) => return self.warn(error.under(Key::Scenario)),
        };
        let mut scenario = Scenario::bare(port);
        let place = match Known::get() {
            Some(known) => place.and_then(|place| self.fitting(known, place, &port)),
            None => place,
        };
        match place {
            Ok(place) if place.is_none_or(|place| place.suits(&port)) => scenario.attachment = place,
            Err(accepted) if port.sata.is_some() || !matches!(accepted, Accepted::Words(_)) => {
                self.reject(Key::Scenario, attachment, accepted);
            }
            _ => self.reject(Key::Scenario, attachment, self.places(&port)),
        }
        if let Some((known, splits)) = scenario.refused_split(self.system()) {
            self.reject(Key::Scenario, port.split.word(), Accepted::Splits(IfKnown::of(known, splits)));
            scenario.port.split = Split::Whole;
        }
        let mut most = 0;
        if !device.is_empty() {
            match read_device(&device.to_ascii_lowercase(), &scenario.port) {
                Ok(device) => {
                    most = device.most();
                    scenario.device = Some(device);
                }
                Err(error) => self.warn(error.under(Key::Scenario)),
            }
        }
        if !count.is_empty() {
            match read_count(count, most) {
                Some(count) => scenario.count = count,
                None => self.reject(Key::Scenario, count, Accepted::Drives { most }),
            }
        }
        if let Some(part) = extra {
            self.reject(Key::Scenario, part, Accepted::Parts(SCENARIO_PARTS));
        }
        self.scenarios.push(scenario);
    }

    fn finish(mut self) -> Reading {
        if !self.scenarios.is_empty() {
            self.comparison.scenarios = core::mem::take(&mut self.scenarios);
        }
        if let (Some(known), Some(asked)) = (Known::get(), self.setup.take()) {
            self.set_up(known, asked);
        }
        if let Some((number, quoted)) = self.base.take() {
            let count = self.comparison.scenarios.len();
            if (1..=count).contains(&number) {
                self.comparison.base = number - 1;
            } else {
                self.reject(Key::Base, &quoted, base_range(count));
            }
        }
        Reading { comparison: self.comparison, warnings: self.warnings }
    }
}

fn base_range(count: usize) -> Accepted {
    Accepted::Numbers { low: 1, high: u32::try_from(count).unwrap_or(u32::MAX) }
}

/// Puts the value of a word in its place. Only the last line is made anew for each type.
pub(super) fn word<T: Word>(place: &mut T, value: &str) -> Result<(), Accepted> {
    let at = place_among(value, T::WORDS)?;
    if let Some(known) = T::VALUES.get(at) {
        *place = *known;
    }
    Ok(())
}

#[inline(never)]
fn place_among(value: &str, words: &'static [&'static str]) -> Result<usize, Accepted> {
    place_of(value, words).ok_or(Accepted::Words(words))
}

fn read_port(text: &str) -> Result<Interface, Error> {
    let port = Interface::parse(text)?;
    if port.form.is_port() { Ok(port) } else { Err(Error::value(text, Accepted::Forms)) }
}

fn read_device(text: &str, port: &Interface) -> Result<Device, Error> {
    let device = Device::parse(text)?;
    if Scenario::can_name(port, device) { Ok(device) } else { Err(Error::value(text, Accepted::DeviceForms)) }
}

fn read_count(text: &str, most: u8) -> Option<u8> {
    let count = u8::try_from(read_digits(text)?).ok()?;
    (1..=most.min(MAX_COUNT)).contains(&count).then_some(count)
}
