//! The one reader of queries: total, capped, lenient and loud.

use super::Key;
use super::amount::{read_amount, read_block};
use super::decode::decode;
use crate::comparison::{Attachment, Comparison, Scenario};
use crate::error::{Accepted, Error};
use crate::interface::{Form, Interface};
use crate::traffic::QueueDepth;
use crate::word::Word;

/// Bytes of a query that are read; the rest is reported and left.
const MAX_LENGTH: usize = 4000;
/// Warnings that are kept; hostile queries could make thousands.
const MAX_WARNINGS: usize = 12;
/// Port, attachment, device.
const SCENARIO_PARTS: u8 = 3;

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
    let query = query.split('#').next().unwrap_or_default();
    let kept = floor_char_boundary(query, MAX_LENGTH);
    if kept.len() < query.len() {
        reader.warn(Error::value(query, Accepted::Length(4000)));
    }
    for pair in kept.split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        reader.pair(decode(name).trim(), decode(value).trim());
    }
    reader.finish()
}

fn floor_char_boundary(text: &str, length: usize) -> &str {
    if text.len() <= length { text } else { text.get(..text.floor_char_boundary(length)).unwrap_or_default() }
}

#[derive(Default)]
struct Reader {
    comparison: Comparison,
    scenarios: Vec<Scenario>,
    base: Option<(usize, String)>,
    seen: Vec<Key>,
    warnings: Vec<Error>,
}

impl Reader {
    fn warn(&mut self, warning: Error) {
        if self.warnings.len() < MAX_WARNINGS {
            self.warnings.push(warning);
        }
    }

    fn pair(&mut self, name: &str, value: &str) {
        let Some(key) = Key::from_name(name) else {
            return self.warn(Error::value(name, Accepted::Keys));
        };
        let result = if key != Key::Scenario && self.seen.contains(&key) {
            Err(Error::value(value, Accepted::OneValue))
        } else {
            self.seen.push(key);
            self.value(key, value)
        };
        if let Err(error) = result {
            self.warn(error.under(key));
        }
    }

    fn value(&mut self, key: Key, value: &str) -> Result<(), Error> {
        let traffic = &mut self.comparison.traffic;
        let view = &mut self.comparison.view;
        match key {
            Key::Version => only(value, &["1"])?,
            Key::Mode => only(value, &["compare"])?,
            Key::Scenario => self.scenario(value)?,
            Key::Direction => traffic.direction = word(value)?,
            Key::Block => {
                traffic.block = read_block(value).ok_or_else(|| Error::value(value, Accepted::Block))?;
            }
            Key::QueueDepth => {
                traffic.queue_depth =
                    value.parse().ok().and_then(QueueDepth::new).ok_or_else(|| {
                        Error::value(value, Accepted::Numbers { low: 1, high: QueueDepth::MAX.into() })
                    })?;
            }
            Key::Mps => traffic.mps = word(value)?,
            Key::Mrrs => traffic.mrrs = word(value)?,
            Key::Rcb => traffic.rcb = word(value)?,
            Key::Header => traffic.address = word(value)?,
            Key::Ecrc => traffic.ecrc = word(value)?,
            Key::CopySize => {
                view.copy_size = read_amount(value)?;
            }
            Key::Unit => view.unit = word(value)?,
            Key::Lens => view.lens = word(value)?,
            Key::Scale => view.scale = word(value)?,
            Key::Language => view.language = word(value)?,
            Key::Theme => view.theme = word(value)?,
            Key::Base => {
                let number = value.parse().map_err(|_| Error::value(value, base_range(Comparison::MAX_SCENARIOS)))?;
                self.base = Some((number, value.to_owned()));
            }
        }
        Ok(())
    }

    fn scenario(&mut self, value: &str) -> Result<(), Error> {
        if self.scenarios.len() == Comparison::MAX_SCENARIOS {
            return Err(Error::value(value, Accepted::Scenarios(8)));
        }
        let mut parts = value.split(',').map(str::trim);
        let port = Interface::parse(&parts.next().unwrap_or_default().to_ascii_lowercase())?;
        let attachment = parts.next().filter(|part| !part.is_empty()).map(word::<Attachment>).transpose();
        let device = parts.next().filter(|part| !part.is_empty()).map(read_device).transpose();
        let extra = parts.next().map_or(Ok(None), |part| Err(Error::value(part, Accepted::Parts(SCENARIO_PARTS))));
        // A port that was understood is kept, and every part that was not is reported.
        let scenario = Scenario { port, attachment: self.or_warn(attachment), device: self.or_warn(device) };
        self.or_warn::<()>(extra);
        self.scenarios.push(scenario);
        Ok(())
    }

    fn or_warn<T>(&mut self, part: Result<Option<T>, Error>) -> Option<T> {
        part.unwrap_or_else(|error| {
            self.warn(error.under(Key::Scenario));
            None
        })
    }

    fn finish(mut self) -> Reading {
        if !self.scenarios.is_empty() {
            self.comparison.scenarios = core::mem::take(&mut self.scenarios);
        }
        if let Some((number, quoted)) = self.base.take() {
            let count = self.comparison.scenarios.len();
            if (1..=count).contains(&number) {
                self.comparison.base = number - 1;
            } else {
                self.warn(Error::value(&quoted, base_range(count)).under(Key::Base));
            }
        }
        Reading { comparison: self.comparison, warnings: self.warnings }
    }
}

fn base_range(count: usize) -> Accepted {
    Accepted::Numbers { low: 1, high: u32::try_from(count).unwrap_or(u32::MAX) }
}

fn word<T: Word>(value: &str) -> Result<T, Error> {
    T::from_word(value).ok_or_else(|| Error::value(value, Accepted::Words(T::WORDS)))
}

fn only(value: &str, words: &'static [&'static str]) -> Result<(), Error> {
    if words.contains(&value) { Ok(()) } else { Err(Error::value(value, Accepted::Words(words))) }
}

fn read_device(text: &str) -> Result<Interface, Error> {
    let text = text.to_ascii_lowercase();
    let (form, _) = text.split_once(':').unwrap_or((&text, ""));
    if !Form::DEVICES.iter().any(|known| known.id() == form) {
        return Err(Error::value(&text, Accepted::DeviceForms));
    }
    Interface::parse(&text)
}
