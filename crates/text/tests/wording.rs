//! What is said agrees with the numbers beside it, counts well and claims no more than is known.

use lanefit_model::{Language, Lens, Rung, evaluate, query, remedies};
use lanefit_text::{Answer, Derived, Label, Words, system_words, words};

fn english() -> &'static dyn Words {
    words(Language::English)
}

fn answer(text: &str) -> Answer {
    let comparison = query::read(text).comparison;
    english().answer(&comparison, &evaluate(&comparison))
}

fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ").replace('\u{2060}', "")
}

fn said(text: &str) -> String {
    plain(&answer(text).to_text())
}

fn reasons(text: &str) -> String {
    let report = evaluate(&query::read(text).comparison);
    let reasons = report.scenarios[0].connection.reasons.iter().map(|reason| plain(&english().reason(*reason)));
    reasons.collect::<Vec<_>>().join("\n")
}

fn remedy_labels(text: &str) -> Vec<String> {
    let comparison = query::read(text).comparison;
    let report = evaluate(&comparison);
    let found = remedies(&report.scenarios[0], &comparison.traffic);
    found.iter().map(|remedy| plain(&english().remedy(remedy, &report.scenarios[0], comparison.view.unit))).collect()
}

#[test]
fn a_bare_port_among_devices_is_answered_by_the_rate_of_the_figure() {
    let text = "s=sata:600&s=m2e:3.0x2,,coral-m2-dual&s=m2m:3.0x4,,samsung-980-pro-1tb&s=pcie:7.0x32";
    let comparison = query::read(text).comparison;
    let report = evaluate(&comparison);
    assert_eq!(report.headline(), Rung::Delivered);
    let answer = english().answer(&comparison, &report);
    let subject = &report.scenarios[answer.subject];
    assert!(subject.scenario.device.is_none(), "the test is about a port without a device");
    let ladder = subject.ladder.expect("a PCIe link has rungs");
    let shown = report.compared(&ladder, Lens::Throughput);
    assert_eq!(answer.quantity, english().throughput(shown, comparison.view.unit));
    let ratio = report.ratio_to_base(answer.subject, Lens::Throughput).expect("both have numbers");
    let times = format!("That is {ratio:.0} times SATA600");
    assert!(plain(&answer.to_text()).contains(&times), "{times}: {}", answer.to_text());
    assert!(answer.lead.ends_with(" typically carries"));
}

#[test]
fn bare_ports_alone_are_answered_after_the_line_code() {
    assert!(said("s=sata:600&s=pcie:4.0x4").starts_with("PCIe 4.0 x4 carries 7.88 GB/s"));
}

#[test]
fn a_ratio_names_the_rung_that_it_compares() {
    let meaning = |text: &str, index| {
        let comparison = query::read(text).comparison;
        let report = evaluate(&comparison);
        let derivations = english().derivations(&comparison, &report, index);
        derivations.into_iter().find(|one| one.derived == Derived::Ratio).map(|one| one.meaning)
    };
    assert_eq!(meaning("s=tb4:3.0x4,,samsung-980-pro-1tb", 0), None);
    assert!(meaning("s=sata:600&s=pcie:4.0x4", 1).is_some_and(|text| text.ends_with("both after the line code.")));
    assert!(
        meaning("s=sata:600&s=tb4:3.0x4,,samsung-980-pro-1tb", 1)
            .is_some_and(|text| text.ends_with("both on the last rung."))
    );
}

#[test]
fn only_sockets_that_a_processor_may_leave_dead_are_said_to_be() {
    assert!(said("s=m2m:none").contains("Z590"));
    for port in ["x1:none", "usb:none", "tb4:none"] {
        let query = ["s=", port].concat();
        let all = [said(&query), reasons(&query)].concat();
        assert!(all.contains("Nothing is wired to this port") && !all.contains("Z590"), "{port}: {all}");
    }
}

#[test]
fn dead_ports_of_one_list_are_told_apart() {
    let said = said("s=x1:none&s=usb:none");
    let [first, second] = ["An unwired x1 slot does not work. Nothing", "An unwired USB port does not work. Nothing"];
    assert!(said.contains(first) && said.contains(second), "{said}");
}

#[test]
fn adapters_are_denied_as_far_as_they_are_known() {
    assert!(said("s=x4:3.0x4,,pci:133").contains("Lanefit knows no passive adapter that joins them."));
}

#[test]
fn drives_are_counted_in_words() {
    assert!(said("s=x16:4.0x16,,quad-m2-card,1").contains("the drive appears, with PCIe 4.0 x4"));
    assert!(said("s=x16:4.0x16-x4x4x4x4,,quad-m2-card,2").contains("both drives appear, each with"));
    assert!(said("s=x16:4.0x16-x4x4x4x4,,quad-m2-card").contains("all 4 drives appear, each with"));
    let one = said("s=x4:3.0x2,,asm1166,1");
    assert!(!one.contains("1 drive behind") && !one.contains("the 1 drives"), "{one}");
}

#[test]
fn a_card_with_a_switch_brings_no_drives_along() {
    let labels = remedy_labels("s=x16:4.0x16,,quad-m2-card,2");
    assert!(labels.iter().any(|label| label.ends_with(": both drives")), "{labels:?}");
    let labels = remedy_labels("s=x16:4.0x16,,dual-m2-card");
    assert!(labels.iter().all(|label| !label.contains("all 4 drives")), "{labels:?}");
    assert!(labels.iter().any(|label| label.contains("ASM2824") && label.ends_with(": both drives")), "{labels:?}");
}

#[test]
fn a_bus_is_offered_as_one() {
    let labels = remedy_labels("s=x4:3.0x4,,pci:133");
    assert!(labels.iter().any(|label| label.starts_with("Use a PCI bus of 133 MB/s: ")), "{labels:?}");
}

#[test]
fn little_more_is_about_the_same() {
    // 3.50 and 3.40 GB/s: more than the tolerance of 2 %, and still 1.0 times.
    let drives = "s=m2m:3.0x4,,samsung-970-pro-512gb&s=m2m:3.0x4,,samsung-970-evo-1tb&base=";
    let slower = said(&[drives, "2"].concat());
    assert!(slower.contains("That is about the same as") && !slower.contains(" 1 times"), "{slower}");
    let faster = said(&[drives, "1"].concat());
    assert!(faster.contains(" 97 % of that."), "{faster}");
}

#[test]
fn no_link_is_named_without_its_kind() {
    for port in ["pcie:3.0x4", "m2m:3.0x4"] {
        let said = said(&format!("s={port}&lens=fit&need=900Gb"));
        assert!(said.starts_with("To be carried: 113 GB/s. ") && !said.contains("a PCIe 3.0 x4"), "{said}");
    }
}

#[test]
fn tunnels_and_bridges_are_told_in_the_unit_of_the_rest() {
    assert!(reasons("s=tb4:3.0x4,,samsung-980-pro-1tb").contains("lets about 2.80 GB/s through"));
    assert!(
        reasons("s=usb4:4.0x4,,samsung-980-pro-1tb")
            .contains("lets up to 3.80 GB/s through in the best cases (3.00 to 3.80)")
    );
    assert!(reasons("s=usb:10,,m2m:4.0x4").contains("USB storage: about 1.00 GB/s."));
    assert!(reasons("s=sata:600,asm1061,samsung-870-evo-1tb").contains("at most about 0.400 GB/s has been measured"));
    assert!(!reasons("s=tb5:4.0x4,,geforce-rtx-4090").contains("OCuLink"));
}

#[test]
fn search_results_show_title_and_description_whole() {
    let [title, description] = [Label::PageTitle, Label::PageDescription].map(|label| english().label(label));
    assert!(title.chars().count() <= 60, "{title}");
    assert!(description.chars().count() <= 160, "{description}");
}

#[test]
fn what_a_search_leaves_is_counted_as_choices() {
    for (count, text) in [(0, "no choice"), (1, "1 choice"), (194, "194 choices")] {
        assert_eq!(english().offers_found(count), text);
    }
}

/// The boards' manuals: what takes lanes from a port, and what only moves it.
#[test]
fn a_board_on_record_says_what_takes_a_ports_lanes() {
    let said = |query: &str| {
        let report = evaluate(&query::read(query).comparison);
        system_words(Language::English).may_be_taken(&report.scenarios[0])
    };
    for (query, expected) in [
        (
            "platform=asrock-z790-taichi&s=,x16-1",
            Some("This slot falls to x8 with something in M2-1 or with something in X16-2."),
        ),
        ("platform=asrock-z790-taichi&s=,m2-1", Some("This socket is off with something in X16-2.")),
        ("platform=asrock-z790-taichi&s=,m2-2", None),
        (
            "platform=msi-meg-b550-unify-x&s=,sata-5",
            Some("This port is off with something for PCIe in M2-3 or with a SATA drive in M2-3."),
        ),
        ("platform=msi-meg-b550-unify-x&s=,m2-3", None),
        ("platform=asus-h97-pro-gamer&s=,x16-2", Some("This slot falls to x2 if the firmware is set so.")),
        ("platform=z790&s=m2m:4.0x4-shared,chipset", None),
    ] {
        assert_eq!(said(query).as_deref(), expected, "{query}");
    }
}

#[test]
fn what_is_not_certain_of_a_port_is_marked() {
    let doubt = |query: &str| {
        let report = evaluate(&query::read(query).comparison);
        system_words(Language::English)
            .doubt(&report.scenarios[0])
            .map(|said| said.chars().take(24).collect::<String>())
    };
    for (query, expected) in [
        ("platform=z490-board.11th&s=,x16-1", Some("⚠ Up to which generation")),
        ("platform=z490-board&s=,x16-1", None),
        ("platform=z490.11th&s=x16:4.0x16,cpu", Some("⚠ Up to which generation")),
        ("platform=z490.11th&s=m2m:3.0x4,chipset", None),
        ("platform=x670e-board&s=,m2-3", Some("⚠ This port is assumed: ")),
        ("platform=n100-nas&s=,m2-1", Some("⚠ Sources disagree on th")),
        ("s=m2m:4.0x4,b840.cpu", Some("⚠ Sources disagree on th")),
        ("platform=gigabyte-z890-aorus-master&s=,m2a", None),
    ] {
        assert_eq!(doubt(query).as_deref(), expected, "{query}");
    }
}
