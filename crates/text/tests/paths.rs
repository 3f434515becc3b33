//! What is said of ways to the processor: who gets what, why, and how the number came about.

use lanefit_model::{Comparison, Language, Reason, Report, Rung, evaluate, query};
use lanefit_text::{Words, system_words, words};

fn english() -> &'static dyn Words {
    words(Language::English)
}

fn read(text: &str) -> (Comparison, Report) {
    let reading = query::read(text);
    assert!(reading.warnings.is_empty(), "{text}: {:?}", reading.warnings);
    let report = evaluate(&reading.comparison);
    (reading.comparison, report)
}

fn plain(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

fn answer(text: &str) -> String {
    let (comparison, report) = read(text);
    plain(&english().answer(&comparison, &report).to_text())
}

/// Formula and remark behind what one scenario is delivered.
fn delivered(text: &str, index: usize) -> [String; 2] {
    let (comparison, report) = read(text);
    let steps = english().explanations(&comparison, &report.scenarios[index]);
    let last = steps.into_iter().find(|step| step.rung == Rung::Delivered);
    last.map(|step| [plain(&step.formula), plain(&step.remark)]).unwrap_or_default()
}

/// What is said of whatever holds one scenario back.
fn held(text: &str, index: usize) -> String {
    let (_, report) = read(text);
    let reasons = &report.scenarios[index].connection.reasons;
    let held = reasons.iter().find(|reason| matches!(reason, Reason::Held(_)));
    held.map(|reason| plain(&english().reason(*reason))).unwrap_or_default()
}

const Z490: &str = "s=,m2-1,samsung-970-evo-1tb&s=,m2-2,samsung-970-evo-1tb&mode=together&platform=z490-board";
const Z87: &str = "platform=asus-z87-deluxe-sata-express&mode=together&s=,satae-1,satae:2.0x2&s=,satae-2,satae:2.0x2&\
                   s=,sata-1,sata:600&s=,sata-2,sata:600&s=,sata-3,sata:600&s=,sata-4,sata:600";
const SATA_ON_TWO_CHIPS: &str = "platform=asus-z87-deluxe-sata-express&mode=together&s=,satae-1,sata:600&\
                                 s=,satae-2,sata:600&s=,sata-1,sata:600&s=,sata-2,sata:600";

#[test]
fn the_segment_that_decides_is_in_the_formula() {
    for (text, index, formula) in [
        (
            Z490,
            0,
            "its part of the uplink (DMI 3.0 x4): 3591.277 MB/s × 0.963 ÷ 2 = 1729.2 MB/s; least of: typical \
             3483.538 MB/s, the maker's rating 3400 MB/s, this 1729.2 MB/s = 1729.2 MB/s",
        ),
        (
            "platform=gigabyte-z890-aorus-master&s=,m2a,samsung-9100-pro-2tb",
            0,
            "least of: typical 14 700 MB/s, the maker's rating 14 700 MB/s, the tile of the processor that this port \
             hangs on (measured) 12 400 MB/s = 12 400 MB/s",
        ),
        (
            "platform=asus-z87-deluxe-sata-express&s=,satae-2,sata:600",
            0,
            "least of: typical 553.192 MB/s, the ASMedia ASM106SE (measured) 400 MB/s = 400 MB/s",
        ),
        (
            Z87,
            2,
            "its part of the uplink (DMI 2.0): 1823.816 MB/s × 0.963 ÷ 3 ÷ 4 = 146.361 MB/s; least of: typical \
             553.192 MB/s, this 146.361 MB/s = 146.361 MB/s",
        ),
        (
            "platform=x670e-board&mode=together&s=m2m:4.0x4,chipset.m2-a,samsung-980-pro-1tb&\
             s=,m2-3,samsung-980-pro-1tb&s=,m2-4,samsung-980-pro-1tb&s=,sata-1,sata:600",
            1,
            "its part of the uplink (PCIe 4.0 x4): (7182.554 MB/s × 0.963 − 553.192 MB/s) ÷ 2 ÷ 2 = 1590.902 MB/s; \
             least of: typical 7000 MB/s, the maker's rating 7000 MB/s, this 1590.902 MB/s = 1590.902 MB/s",
        ),
    ] {
        assert_eq!(delivered(text, index)[0], formula, "{text}");
    }
}

#[test]
fn what_the_formula_divides_by_is_named() {
    let [_, even] = delivered(Z490, 0);
    assert_eq!(
        even,
        "Links typically carry 96.3 % of the most that they can. 2 ports share it evenly. The uplink decides."
    );
    let [_, inner] = delivered(Z87, 2);
    assert!(
        inner.contains("The chipset's SATA controller counts as one port, and 4 share its part evenly."),
        "{inner}"
    );
    let two_chips = [SATA_ON_TWO_CHIPS, "&s=,sata-3,sata:600&s=,sata-4,sata:600"].concat();
    let [formula, left] = delivered(&two_chips, 0);
    assert!(formula.contains("(1823.816 MB/s × 0.963 − 400 MB/s) ÷ 5 = 271.267 MB/s"), "{formula}");
    assert!(left.contains("Ports with less to carry take 400 MB/s of it; the rest is left for this one."), "{left}");
}

#[test]
fn what_was_measured_has_its_source() {
    let [_, tile] = delivered("platform=gigabyte-z890-aorus-master&s=,m2a,samsung-9100-pro-2tb", 0);
    assert!(tile.starts_with("Tweakers measured it"), "{tile}");
    let [_, controller] = delivered("platform=asus-z87-deluxe-sata-express&s=,satae-2,sata:600", 0);
    assert!(controller.starts_with("AnandTech measured it"), "{controller}");
}

#[test]
fn a_port_that_hangs_nowhere_is_not_without_a_board() {
    let text = "platform=z790&s=sata:600&s=pcie:4.0x4&lens=path";
    let (comparison, report) = read(text);
    let spoken = english().spoken_scenario(&comparison, &report, 0);
    let lines = system_words(Language::English).path_row(&comparison, &report.scenarios[0]).lines.concat();
    for said in [answer(text), plain(&spoken), lines] {
        assert!(said.contains("It is not said where this port hangs") && said.contains("“Attached to”"), "{said}");
        assert!(!said.contains("No board or chipset is chosen"), "{said}");
    }
    assert!(answer("s=sata:600&lens=path").contains("No board or chipset is chosen"));
}

#[test]
fn sata_behind_a_controller_is_sent_to_the_chipset() {
    let said = held("platform=asus-z87-deluxe-sata-express&s=,satae-2,sata:600", 0);
    assert_eq!(said, "The controller carries less than the device moves. A SATA port of the chipset lifts this.");
    let pcie = held("platform=x570.ryzen-2000&s=x16:3.0x8,chipset,geforce-rtx-4060", 0);
    assert!(pcie.ends_with("A port on the processor lifts this."), "{pcie}");
}

#[test]
fn sata_carries_one_way_at_a_time_in_every_lens() {
    assert!(answer("s=sata:600&lens=path").starts_with("SATA600 typically carries 0.553 GB/s one way at a time."));
    assert!(answer("s=sata:600&lens=path&dir=both").contains(" GB/s each way."));
    assert!(answer("s=pcie:4.0x4&lens=path").contains(" GB/s each way."));
}

#[test]
fn less_than_an_even_part_has_its_reason() {
    assert!(held(Z87, 0).ends_with("6 drives or cards share it, and this one gets its part."));
    assert!(held(Z87, 2).ends_with("and the chipset's SATA controller counts as one for the 4 behind it."));
    let chips = "platform=x670e-board&mode=together&s=,m2-2,samsung-980-pro-1tb&s=,m2-3,samsung-980-pro-1tb&\
                 s=,m2-4,samsung-980-pro-1tb";
    assert!(held(chips, 0).ends_with("this one gets its part."));
    assert!(held(chips, 1).ends_with("and the chip that this one hangs on counts as one for the 2 behind it."));
}

#[test]
fn those_that_get_the_same_are_told_together() {
    assert!(answer(Z87).contains(
        "At the same time, a SATA Express drive (PCIe 2.0 x2) at port SATAE-2 gets 0.585 GB/s and 4 SATA drives get \
         0.146 GB/s each."
    ));
    let many = "platform=z490&mode=together&s=m2m:3.0x4,chipset,samsung-970-evo-1tb&\
                s=m2m:3.0x2,chipset,samsung-970-evo-1tb&s=sata:300,chipset,sata:300&s=sata:150,chipset,sata:150&\
                s=sata:600,asm1061,samsung-870-evo-1tb&s=pci:133,chipset,pci:133";
    let said = answer(many);
    let (_, after) = said.split_once("At the same time, ").expect("others share the uplink");
    let told = after.split_once(". ").map_or(after, |(told, _)| told);
    assert_eq!(told.matches(" gets ").count(), 2, "{told}");
    assert!(told.contains(" and 3 more get "), "{told}");
}

#[test]
fn those_that_are_told_are_not_told_again() {
    let said = answer(Z490);
    assert!(said.contains("At the same time, the other gets 1.73 GB/s as well."), "{said}");
    assert_eq!(said.matches("M2-2").count(), 0, "{said}");
    let apart = [Z490, "&s=pcie:3.0x4,cpu,samsung-970-evo-1tb"].concat();
    assert!(answer(&apart).contains("The fastest here, "), "what shares nothing is still compared");
}

#[test]
fn a_port_of_another_board_is_one_part_of_the_sentence() {
    assert!(
        answer("s=,z590-board.m2-1,samsung-980-pro-1tb")
            .starts_with("A Samsung 980 PRO 1 TB at port M2-1 of the Z590 board gets ")
    );
    assert!(answer("s=,z590-board.m2-2").starts_with("M2-2 of the Z590 board carries "));
}
