//! What people ask, answered by the words that stand on the page.

use lanefit_model::facts::effects::effects;
use lanefit_model::{Language, evaluate, query, remedies};
use lanefit_text::{QUESTIONS, Question, system_words, words};

/// Answer and findings of a comparison, as one text.
fn page(text: &str) -> String {
    let words = words(Language::English);
    let comparison = query::read(text).comparison;
    let report = evaluate(&comparison);
    let unit = comparison.view.unit;
    let mut said = words.answer(&comparison, &report).to_text();
    let mut say = |sentence: String| {
        said.push('\n');
        said.push_str(&sentence);
    };
    for scenario in &report.scenarios {
        say([words.interface(scenario.scenario.port), words.scenario_detail(scenario)].join(": "));
        say(words.outcome(&scenario.connection));
        let cause = scenario.route.get().and_then(|route| system_words(Language::English).cause(route));
        cause.into_iter().for_each(&mut say);
        scenario.connection.reasons.iter().for_each(|reason| say(words.reason(*reason)));
        scenario.notes.iter().for_each(|note| say(words.note(*note, scenario)));
        let takes = scenario.route.get().and_then(|_| system_words(Language::English).takes(scenario));
        takes.into_iter().for_each(&mut say);
        effects(scenario).iter().for_each(|effect| say(words.effect(effect, unit)));
        remedies(scenario, &comparison.traffic).iter().for_each(|remedy| say(words.remedy(remedy, scenario, unit)));
    }
    said.replace('\u{a0}', " ").replace('\u{2060}', "")
}

/// A question and the facts that its answer rests on.
const FACTS: [(Question, &[&str]); 39] = [
    (Question::Gen4X4, &["7.88 GB/s each way"]),
    (Question::TransfersAndBytes, &["8 GT/s × 128/130", "7.88 Gb/s", "0.985 GB/s per lane"]),
    (Question::PerDirection, &["per direction", "adds both"]),
    (Question::FlitFigures, &["256 GB/s", "128 GB/s", "121 GB/s", "118 GB/s", "126 GB/s is wrong"]),
    (Question::BelowTheLink, &["84–95 %", "headers", "pinned memory"]),
    (Question::CopyTime, &["1 min 12 s", "30 min"]),
    (Question::NarrowInWide, &["always works in a longer slot"]),
    (
        Question::LongInShort,
        &["open end or a riser", "closed x4 slot (39 mm)", "in an open x4 slot wired PCIe 3.0 x4 gets 3.46 GB/s"],
    ),
    (Question::WideInNarrow, &["a quarter of what the card can use", "3.94 GB/s"]),
    (Question::TwoLanes, &["only the full width and x1 are mandatory"]),
    (Question::NewerDrive, &["3.94 GB/s", "3.48 GB/s", "half of what the drive can use", "7.00 GB/s"]),
    (Question::OldBoard, &["2.00 GB/s", "1.60 GB/s", "does not start from it"]),
    (
        Question::Keys,
        &[
            "key M does not go into a socket with key B",
            "A B+M module fits both",
            "Key M carries up to four lanes, key B two or SATA",
            "the key does not tell which is wired",
        ],
    ),
    (
        Question::SataModule,
        &[
            "goes in, but is not detected: the device speaks SATA",
            "goes in, but is not detected: the device speaks PCIe",
        ],
    ),
    (Question::SlowerSata, &["0.300 GB/s", "0.285 GB/s read and 0.275 GB/s written", "0.560 GB/s"]),
    (Question::SataExpress, &["two plain SATA ports", "never both", "1.97 GB/s"]),
    (
        Question::SixDrives,
        &[
            "0.328 GB/s",
            "enough for a hard disk such as the Seagate Exos X18 18 TB (0.270 GB/s)",
            "about half of what a SATA SSD (0.560 GB/s) can do",
        ],
    ),
    (Question::FourDrives, &["1 of the 4 drives appears", "x4x4x4x4", "all 4 drives"]),
    (Question::RaspberryPi, &["0.442 GB/s on a Raspberry Pi 5", "0.858 GB/s on a Raspberry Pi 5"]),
    (
        Question::SharedSocket,
        &[
            "On this board, something for PCIe in this socket switches SATA-5 and SATA-6 off; a SATA drive in this socket switches SATA-5 off",
            "Other boards differ",
            "SATA-5 does not work",
            "Scenario 3 switches this port off",
        ],
    ),
    (
        Question::Uplink,
        &["3.94 GB/s", "The uplink, DMI 3.0 x4, carries at most 3.59 GB/s", "both drives want 6.80 GB/s"],
    ),
    (
        Question::DeadSocket,
        &[
            "Core 10th generation (Comet Lake), this socket is dead",
            "Core 11th generation (Rocket Lake) brings it to life",
        ],
    ),
    (Question::ApuLanes, &["26.6 GB/s", "6.64 GB/s", "gets x4: the processor has no more lanes for it"]),
    (Question::TestedIxbt, &["3.00 GB/s", "0.885 GB/s"]),
    (Question::TestedAm4, &["7.00 GB/s", "3.48 GB/s"]),
    (Question::TestedLga1200, &["this socket is dead", "7.00 GB/s"]),
    (Question::TestedSataExpress, &["The uplink, DMI 2.0"]),
    (Question::TestedGen5, &["14.7 GB/s", "12.4 GB/s"]),
    (Question::HalvedSlot, &["Scenario 2 takes lanes of this slot, which leaves it PCIe 5.0 x8", "26.6 GB/s"]),
    (Question::OneLane, &["0.380 GB/s", "fits one lane"]),
    (Question::Am5Lanes, &["28 lanes of an AM5 processor", "16 for the graphics slot", "4 more, which USB4 takes"]),
    (
        Question::OlderGraphics,
        &[
            "lose 1 % of their frames",
            "lose 2 % of their frames",
            "lose 4 % of their frames",
            "lose 10 % of their frames",
        ],
    ),
    (Question::NarrowGraphics, &["4 to 5 %", "17 % in one game", "lose 13 %"]),
    (Question::IdleGraphics, &["2.5 GT/s", "to save power", "under load"]),
    (Question::SecondGraphics, &["3.00–4.00 GB/s", "40 to 50 %"]),
    (Question::TenGigabit, &["need 1.25 GB/s", "0.985 GB/s", "about 7.00 Gb/s"]),
    (Question::TwentyFiveGigabit, &["3.0 x4"]),
    (Question::FortyGigabit, &["3.0 x8"]),
    (Question::HundredGigabit, &["3.0 x16, 4.0 x8"]),
];

#[test]
fn every_question_is_answered_on_the_page() {
    for (question, query) in QUESTIONS {
        let (_, facts) = FACTS.iter().find(|(known, _)| *known == question).expect("every question has its facts");
        let said = page(query);
        for fact in *facts {
            assert!(said.contains(fact), "{question:?} lacks “{fact}”:\n{said}");
        }
    }
}

#[test]
fn the_answer_is_about_what_is_plugged_in() {
    let subject = |text: &str| {
        let comparison = query::read(text).comparison;
        words(Language::English).answer(&comparison, &evaluate(&comparison)).subject
    };
    // Among bare links the fastest.
    assert_eq!(subject("s=sata:600&s=pcie:4.0x4&s=pcie:3.0x4"), 1);
    // The base, once something is plugged into it; otherwise the only port with a device.
    assert_eq!(subject("s=m2m:3.0x4,,samsung-980-pro-1tb&s=pcie:5.0x4"), 0);
    assert_eq!(subject("s=pcie:5.0x4&s=m2m:3.0x4,,samsung-980-pro-1tb"), 1);
    assert_eq!(subject("s=pcie:5.0x4&s=sata:600,,sata:600&s=m2m:3.0x4,,samsung-980-pro-1tb"), 0);
    // The fit lens is about the base.
    assert_eq!(subject("s=sata:600&s=pcie:4.0x4&lens=fit"), 0);
}
