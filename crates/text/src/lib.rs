//! Everything that people read: answers, labels, explanations and the formats of numbers.
//!
//! [`words`] gives the words of a language. A further language is one more implementation of
//! [`Words`]; nothing outside this crate changes.
//!
//! ```
//! use lanefit_model::{Language, Throughput, ThroughputUnit};
//! let words = lanefit_text::words(Language::English);
//! let rate = Throughput::from_mb_s(3938.46);
//! assert_eq!(words.throughput(rate, ThroughputUnit::GigabytesPerSecond).to_string(), "3.94\u{a0}GB/s");
//! ```

mod answer;
mod english;
mod explanation;
mod facts_page;
mod label;
mod licences;
mod number;
mod offline;
mod one_file;
mod quantity;
mod questions;
mod share;
mod slots;
mod system_label;
mod systems;
mod time_unit;

use lanefit_model::facts::devices::{DeviceClass, DeviceRow};
use lanefit_model::facts::effects::EffectRow;
use lanefit_model::facts::sources::Basis;
use lanefit_model::fit::{Cell, Fit};
use lanefit_model::{
    Attachment, AxisScale, Bytes, Comparison, Connection, Device, Direction, Error, Family, Form, Host, Interface,
    Language, Lens, Note, Reason, Remedy, Report, Rung, SataGeneration, ScenarioReport, Split, Theme, Throughput,
    ThroughputUnit, Verdict, Wire,
};

pub use answer::Answer;
pub use explanation::{Derivation, Derived, Explanation};
pub use facts_page::{FactsPageWords, board_facts, chipset_facts, cpu_facts, facts_page_words};
pub use label::Label;
pub use licences::{LicenceWords, licence_words};
pub use offline::{OfflineWords, offline_words};
pub use one_file::{OneFileWords, file_size, one_file_words};
pub use quantity::Quantity;
pub use questions::{CHIPS, QUESTIONS, Question, QuestionGroup};
pub use share::{ShareMissingWords, ShareWords, share_missing_words, share_words};
pub use slots::{SlotLanes, SlotPart, SlotWire, SlotWords};
pub use system_label::SystemLabel;
pub use systems::{PathLoad, PathRow, PathSegment, SystemWords};
pub use time_unit::TimeUnit;

/// The words of one language.
pub trait Words: SlotWords + Sync {
    /// What parts a whole number from its fraction.
    fn decimal_mark(&self) -> char;
    /// A fixed word or sentence of the page.
    fn label(&self, label: Label) -> &'static str;
    /// A unit of throughput: `GB/s`.
    fn unit(&self, unit: ThroughputUnit) -> &'static str;
    /// How MB/s become this unit, where that is more than moving the mark: `× 8 ÷ 1000`.
    fn conversion(&self, unit: ThroughputUnit) -> &'static str {
        match unit {
            ThroughputUnit::GigabytesPerSecond | ThroughputUnit::MegabytesPerSecond => "",
            ThroughputUnit::GigabitsPerSecond => " × 8 ÷ 1000",
            ThroughputUnit::GibibytesPerSecond => " × 10⁶ ÷ 2³⁰",
        }
    }
    /// A unit as it is spoken: `gigabytes per second`.
    fn unit_spoken(&self, unit: ThroughputUnit) -> &'static str;
    /// What a reader chooses between when choosing a direction.
    fn direction(&self, direction: Direction) -> &'static str;
    /// The name of a lens.
    fn lens(&self, lens: Lens) -> &'static str;
    /// The name of a theme.
    fn theme(&self, theme: Theme) -> &'static str;
    /// The name of an axis scale.
    fn scale(&self, scale: AxisScale) -> &'static str;
    /// The name of a rung: `after line code`.
    fn rung(&self, rung: Rung) -> &'static str;
    /// The name of a port, short enough for the head of a row: `PCIe 4.0 x4`, `SATA600`, `x16 slot`.
    fn interface(&self, interface: Interface) -> String;
    /// The head of a scenario's row: what its port is, or its name on the board.
    fn row_name(&self, report: &ScenarioReport) -> String;
    /// The name of a port's form to choose: `x16 slot`.
    fn form(&self, form: Form) -> &'static str;
    /// The name of a device's form to choose: `x16 card`.
    fn device_form(&self, form: Form) -> &'static str;
    /// The wiring of an interface as one of a list: `6 Gb/s`, `PCIe 3.0 x4 or SATA600`.
    fn wiring(&self, interface: Interface) -> String;
    /// The heading of a group of forms.
    fn family(&self, family: Family) -> &'static str;
    /// A SATA rate: `SATA600`.
    fn sata(&self, generation: SataGeneration) -> String;
    /// A number of drives, written as it is in a query: `6 drives`.
    fn drives(&self, count: &str) -> String;
    /// How many choices a search leaves: devices, shapes and nothing at all.
    fn offers_found(&self, count: usize) -> String;
    /// The name of a device: `Samsung 980 PRO 1 TB`, `x16 card (PCIe 4.0 x16)`.
    fn device(&self, device: Device) -> String;
    /// The heading of a group of devices.
    fn device_class(&self, class: DeviceClass) -> &'static str;
    /// Other words that people use for a group of devices, in lower case: `gpu`.
    fn device_class_aliases(&self, class: DeviceClass) -> &'static str;
    /// What the catalogue says of a device, in one line.
    fn device_detail(&self, row: &DeviceRow) -> String;
    /// Where a port hangs.
    fn attachment(&self, attachment: Attachment) -> String;
    /// How a slot is divided.
    fn split(&self, split: Split) -> &'static str;
    /// What is known of a host.
    fn host(&self, host: Host) -> &'static str;
    /// The name of a protocol.
    fn wire(&self, wire: Wire) -> &'static str;
    /// What the name leaves out: `4 lanes · 16 GT/s`.
    fn interface_detail(&self, interface: Interface) -> String;
    /// What a scenario runs as: `PCIe 3.0 x4`; nothing where it does not.
    fn runs_as(&self, report: &ScenarioReport) -> Option<String>;
    /// The second line of a scenario: its details, or what it runs as with its device.
    fn scenario_detail(&self, report: &ScenarioReport) -> String;
    /// A verdict in a word or two.
    fn verdict(&self, verdict: Verdict) -> &'static str;
    /// The verdict on a connection, with what it depends on: `Works with an adapter`.
    fn outcome(&self, connection: &Connection) -> String;
    /// A reason: the fact that decides, and what would mend it.
    fn reason(&self, reason: Reason) -> String;
    /// What has been measured, as a sentence with its source.
    fn effect(&self, row: &EffectRow, unit: ThroughputUnit) -> String;
    /// The label of a button that makes a change: `Use a PCIe 4.0 socket: 7.00 GB/s`.
    fn remedy(&self, remedy: &Remedy, before: &ScenarioReport, unit: ThroughputUnit) -> String;
    /// A note as a sentence.
    fn note(&self, note: Note, report: &ScenarioReport) -> String;
    /// What was not understood, quoted, and what is accepted.
    fn warning(&self, error: &Error) -> String;
    /// The answer to a comparison.
    fn answer(&self, comparison: &Comparison, report: &Report) -> Answer;
    /// The title of the figure.
    fn figure_title(&self, comparison: &Comparison) -> String;
    /// What the figure shows, in one sentence.
    fn figure_takeaway(&self, comparison: &Comparison, report: &Report) -> String;
    /// How the rungs of a scenario came about, from the wire down.
    fn explanations(&self, comparison: &Comparison, report: &ScenarioReport) -> Vec<Explanation>;
    /// A scenario of the figure, counted from zero, as one spoken sentence: its number under the lens, its range, its
    /// relation to the base. Empty when there is no such scenario.
    fn spoken_scenario(&self, comparison: &Comparison, report: &Report, index: usize) -> String;
    /// A rung and its number under the lens, spoken: `Line rate: 8.00 gigabytes per second`.
    fn spoken_rung(&self, comparison: &Comparison, report: &ScenarioReport, rung: Rung) -> String;
    /// How many times as fast, in the words of a comparison of times: `26.3× faster`.
    fn speed_ratio(&self, ratio: f64) -> String;
    /// How the numbers made of two others came about; none when the scenario is refused.
    fn derivations(&self, comparison: &Comparison, report: &Report, index: usize) -> Vec<Derivation>;
    /// What kind of evidence a source is.
    fn basis(&self, basis: Basis) -> &'static str;
    /// Time in the units people use: `6.35 s`, `1 min 23 s`.
    fn duration(&self, seconds: f64) -> Quantity {
        quantity::duration(seconds, self.decimal_mark())
    }
    /// A throughput with at least three significant digits; whole numbers are written out.
    fn throughput(&self, throughput: Throughput, unit: ThroughputUnit) -> Quantity {
        Quantity::new(number::three_digits(unit.count(throughput), self.decimal_mark()), self.unit(unit))
    }
    /// A throughput with everything that is known, in MB/s.
    fn exact_throughput(&self, throughput: Throughput) -> Quantity {
        let unit = ThroughputUnit::MegabytesPerSecond;
        Quantity::new(number::trimmed(throughput.mb_s(), 3, self.decimal_mark()), self.unit(unit))
    }
    /// A range of throughput; both ends as [`Words::throughput`] writes them.
    fn throughput_range(&self, low: Throughput, high: Throughput, unit: ThroughputUnit) -> Quantity {
        let mut range = self.throughput(low, unit);
        // Joined, so that no line ends in between.
        range.number.push_str("\u{2060}–\u{2060}");
        range.number.push_str(&self.throughput(high, unit).number);
        range
    }
    /// How many times as much: `×26.3`.
    fn ratio(&self, ratio: f64) -> String {
        let mut text = String::from("×");
        text.push_str(&number::three_digits(ratio, self.decimal_mark()));
        text
    }
    /// A share of one in per cent, one digit after the mark.
    fn per_cent(&self, share: f64) -> Quantity {
        Quantity::new(number::fixed(share * 100.0, 1, self.decimal_mark()), "%")
    }
    /// An amount of data: `50 GB`.
    fn amount(&self, amount: Bytes) -> Quantity {
        quantity::amount(amount, self.decimal_mark())
    }
    /// A plain number with up to two digits after the mark: a tick of an axis.
    fn tick(&self, value: f64) -> String {
        number::trimmed(value, 3, self.decimal_mark())
    }
    /// The words around the matrix of links that the fit lens draws.
    fn fit(&self, comparison: &Comparison, report: &Report, fit: &Fit) -> FitWords;
    /// The words of one link of that matrix.
    fn fit_cell(&self, comparison: &Comparison, fit: &Fit, cell: &Cell) -> FitCell;
}

/// A number in its phrase: `needs`, `7.00 GB/s`, `, its rating`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase {
    /// What precedes the number.
    pub before: String,
    /// The number; empty where there is none.
    pub quantity: Quantity,
    /// What follows it, with the comma or the space before it.
    pub after: String,
}

/// The words around a matrix of links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FitWords {
    /// The device, or the port without one.
    pub subject: String,
    /// What has to be carried, and where that comes from, as the rest of a sentence about the subject.
    pub need: Phrase,
    /// What the port in question gives; `None` where the need says it already.
    pub port: Option<Phrase>,
    /// What follows, a sentence each.
    pub lines: Vec<String>,
    /// Marks the link that the port has.
    pub this_port: &'static str,
    /// Names the check.
    pub suffices: &'static str,
    /// Says what the numbers in per cent are of.
    pub share: &'static str,
    /// Names what joins links that carry the same.
    pub equal: &'static str,
    /// Explains the number of another scenario.
    pub other: &'static str,
}

/// The words of one link of the matrix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FitCell {
    /// It as a spoken sentence.
    pub label: String,
    /// What becomes of the device there, from the longest wording to the shortest; none for a port that does not exist.
    pub notes: Vec<String>,
}

/// The words of what there is to read besides a comparison; the program takes it over from the static
/// page and does not carry it.
pub trait ReadingWords {
    /// What the model leaves out, a sentence each.
    fn not_modelled(&self) -> &'static [&'static str];
    /// A question that people ask.
    fn question(&self, question: Question) -> &'static str;
    /// The heading of a group of questions.
    fn question_group(&self, group: QuestionGroup) -> &'static str;
    /// The words of the link to all facts and sources.
    fn all_sources(&self) -> &'static str;
    /// The heading of all questions.
    fn all_questions(&self) -> &'static str;
}

/// What there is to read besides a comparison, in a language.
#[must_use]
pub fn reading_words(language: Language) -> &'static dyn ReadingWords {
    match language {
        Language::English => &english::English,
    }
}

/// The words of systems in a language; only programs that know systems carry them.
#[must_use]
pub fn system_words(language: Language) -> &'static dyn SystemWords {
    match language {
        Language::English => &english::English,
    }
}

/// The words of a language.
#[must_use]
pub fn words(language: Language) -> &'static dyn Words {
    match language {
        Language::English => &english::English,
    }
}

/// The sentence of a warning, see [`Words::warning`].
#[must_use]
pub fn warning(language: Language, error: &Error) -> String {
    words(language).warning(error)
}
