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

mod english;
mod label;
mod number;
mod quantity;
mod questions;
mod time_unit;

use lanefit_model::facts::sources::Basis;
use lanefit_model::{
    AxisScale, Bytes, Comparison, Direction, Error, Interface, Language, Lens, Note, Reason, Report, Rung,
    ScenarioReport, Theme, Throughput, ThroughputUnit, Verdict,
};

pub use label::Label;
pub use quantity::Quantity;
pub use questions::{QUESTIONS, Question};
pub use time_unit::TimeUnit;

/// The answer to a comparison: one number in its context, and what follows from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// What the number is of: `PCIe 4.0 x4 carries`.
    pub lead: String,
    /// The number.
    pub quantity: Quantity,
    /// What completes the sentence: `each way`.
    pub tail: String,
    /// One to three sentences more.
    pub sentences: Vec<String>,
}

impl Answer {
    /// The whole answer as running text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = self.lead.clone();
        for part in [self.quantity.to_string(), self.tail.clone()] {
            if !part.is_empty() {
                text.push(' ');
                text.push_str(&part);
            }
        }
        if !text.ends_with('.') {
            text.push('.');
        }
        for sentence in &self.sentences {
            text.push(' ');
            text.push_str(sentence);
        }
        text
    }
}

/// How one number came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The rung it belongs to.
    pub rung: Rung,
    /// What the number means.
    pub meaning: String,
    /// The formula with the actual inputs, and its exact result.
    pub formula: String,
    /// What else to know about it; empty when there is nothing.
    pub remark: String,
}

/// A number made of two others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Derived {
    /// How many times the base a scenario is.
    Ratio,
    /// The share of the line rate that is left.
    Share,
    /// The time a copy takes.
    CopyTime,
}

impl Derived {
    /// Every such number.
    pub const ALL: [Self; 3] = [Self::Ratio, Self::Share, Self::CopyTime];

    /// The stable word in markup.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ratio => "ratio",
            Self::Share => "share",
            Self::CopyTime => "copy-time",
        }
    }
}

/// How such a number came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// Which number.
    pub derived: Derived,
    /// Its name.
    pub name: &'static str,
    /// The number.
    pub value: String,
    /// The formula with the actual inputs.
    pub formula: String,
    /// What it means.
    pub meaning: String,
}

/// The words of one language.
pub trait Words: Sync {
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
    /// The name of an interface: `PCIe 4.0 x4`, `SATA600`.
    fn interface(&self, interface: Interface) -> String;
    /// The name of a form to choose: `PCIe link`.
    fn form(&self, form: lanefit_model::Form) -> &'static str;
    /// The wiring of an interface as one of a list: `6 Gb/s`, `PCIe 2.0 x2`.
    fn wiring(&self, interface: Interface) -> String;
    /// What the name leaves out: `4 lanes · 16 GT/s`.
    fn interface_detail(&self, interface: Interface) -> String;
    /// The second line of a scenario: its details, or what it runs as with its device.
    fn scenario_detail(&self, report: &ScenarioReport) -> String;
    /// A verdict in a word or two.
    fn verdict(&self, verdict: Verdict) -> &'static str;
    /// A reason as a sentence.
    fn reason(&self, reason: Reason) -> String;
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
    /// What the model leaves out, a sentence each.
    fn not_modelled(&self) -> &'static [&'static str];
    /// A question that people ask.
    fn question(&self, question: Question) -> &'static str;
    /// Time in the units people use: `6.35 s`, `1 min 23 s`.
    fn duration(&self, seconds: f64) -> Quantity {
        quantity::duration(seconds, self.decimal_mark())
    }
    /// A throughput with three significant digits.
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
