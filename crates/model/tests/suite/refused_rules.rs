//! Rules that name nothing, that never hold, or that are too many: what is said of them, and what is kept.

use lanefit_model::query::{self, Key};
use lanefit_model::rules::{Expected, Rule, Use};
use lanefit_model::system::{IfKnown, Known};
use lanefit_model::{Accepted, Edit, Form, Interface};

use crate::support::one_refusal;

#[test]
fn a_rule_that_names_nothing_is_quoted_and_other_rules_are_kept() {
    const START: &str = "platform=z590-board&s=,m2-1&rule=m2-1:off:sata-1";
    const REST: &str = "s=,m2-1&platform=z590-board&rule=m2-1:off:sata-1";
    /// The whole rule is quoted, and the part that is wrong is named.
    #[track_caller]
    fn refused_rule(text: &str, part: &str) -> Accepted {
        let query = [START, "&rule=", text].concat();
        let accepted = one_refusal(&query, text, Key::Rule, REST);
        assert_eq!(query::read(&query).warnings[0].part(), Some(part), "{text}");
        accepted
    }
    for (text, part) in [("M2_1:off:sata-9", "sata-9"), ("m2-8:off:sata-1", "m2-8"), ("m2-1,own:share:4", "own")] {
        let Accepted::RulePorts(board) = refused_rule(text, part) else { panic!("{text}") };
        assert_eq!(board.into_inner().map(|board| board.id), Some("z590-board"), "{text}");
    }
    for (text, part, expected) in [
        ("m2-1:kills:sata-1", "kills", Expected::Effect),
        ("m2-1:off", "m2-1:off", Expected::ThreeParts),
        ("", "", Expected::ThreeParts),
        ("m2-1:off:", "", Expected::PortName),
        ("m2-1,m2-2:off:sata-1", "m2-1,m2-2", Expected::OnePort),
        ("m2-1:off:m2-1", "m2-1", Expected::OtherPort),
        ("m2-1,m2-2:share:65", "65", Expected::Lanes),
        ("m2-1:share:4", "m2-1", Expected::Ports { least: 2 }),
        ("m2 1:off:sata-1", "m2 1", Expected::PortName),
        ("SATA_1-NVMe:off:m2-1", "sata-1-pcie", Expected::OtherUse(Use::Pcie)),
        ("x16-1-sata:off:m2-1", "x16-1-sata", Expected::OtherUse(Use::Sata)),
        ("M2_1:OFF:SATA_1", "M2_1:OFF:SATA_1", Expected::NewRule),
    ] {
        let Accepted::Rule(found) = refused_rule(text, part) else { panic!("{text}") };
        assert_eq!(found.into_inner(), expected, "{text}");
    }
    // A port of another system is none of this one.
    let other = "platform=z590-board&s=,m2-1&s=m2m:4.0x4,b550.cpu.own&rule=own:off:m2-1";
    let kept = "s=,m2-1&s=m2m:4.0x4,b550.cpu.own&platform=z590-board";
    assert!(matches!(one_refusal(other, "own:off:m2-1", Key::Rule, kept), Accepted::RulePorts(_)));
    // Those that scenarios name are told.
    let reading = query::read("platform=b550&s=sata:600,chipset.b&s=m2m:4.0x4,cpu.a&s=m2m:4.0x4,cpu.a&rule=a:off:c");
    assert_eq!(
        (reading.warnings[0].part(), reading.warnings[0].names()),
        (Some("c"), &["a", "b"].map(str::to_owned)[..])
    );
}

#[test]
fn a_use_is_one_that_the_port_can_have() {
    // What a scenario says of the port counts as well as what the board has.
    for (start, rule, is_taken) in [
        ("platform=b550&s=sata:600,chipset.own&s=m2m:4.0x4,cpu.m2-1", "own-pcie:off:m2-1", false),
        ("platform=b550&s=sata:600,chipset.own&s=m2m:4.0x4,cpu.m2-1", "own-sata:off:m2-1", true),
        ("platform=b550&s=sata:600,chipset.own&s=m2m:4.0x4,cpu.own", "own-pcie:x2:own2", false),
        ("platform=z590-board&s=,m2-1", "m2-1-sata:off:sata-1", true),
        ("platform=z590-board&s=,m2-1", "m2-1-pcie:off:sata-1", true),
        ("platform=z590-board&s=,m2-1", "sata-2-sata:off:m2-1", true),
    ] {
        let reading = query::read(&[start, "&rule=", rule].concat());
        assert_eq!(reading.comparison.setup().unwrap().rules.len(), usize::from(is_taken), "{rule}");
        assert_eq!(reading.warnings.is_empty(), is_taken, "{rule}");
    }
    // A rule goes with the port that made it one.
    let before =
        query::read("platform=b550&s=m2m:4.0x4,chipset.own&s=,m2-1&s=m2m:4.0x4,cpu.b&rule=own-pcie:off:b").comparison;
    assert_eq!(before.setup().unwrap().rules.len(), 1);
    let after = before.apply(Edit::SetPort(0, Interface::example(Form::Sata))).unwrap();
    assert_eq!(after.setup().unwrap().rules, []);
}

#[test]
fn a_rule_that_is_typed_is_quoted_as_it_was_typed() {
    let known = Known::get().unwrap();
    let full = query::read("platform=z590-board&s=,m2-1&rule=m2-1:off:sata-1").comparison;
    let rule = full.read_rule(known, " M2_1-NVMe : OFF : SATA_1 , SATA_2 ").unwrap();
    assert_eq!(rule.to_query(), "m2-1-pcie:off:sata-1,sata-2");
    for text in ["M2_1 : OFF : SATA_1", "M2_9:off:SATA_1", "SATA_1-NVMe:off:m2-1", "m2-1:off"] {
        let error = full.read_rule(known, text).unwrap_err();
        assert_eq!((error.quoted(), error.key()), (text, Some(Key::Rule)));
    }
    let bare = query::read("s=sata:600").comparison;
    assert!(matches!(bare.read_rule(known, "a:off:b").unwrap_err().accepted(), Accepted::System(_)));
}

#[test]
fn a_ninth_rule_is_quoted_and_eight_are_kept() {
    let eight: String = (1..9).map(|lanes| format!("&rule=m2-1,m2-2:share:{lanes}")).collect();
    let text = ["platform=z590-board&s=,m2-1", &eight, "&rule=m2-1:off:sata-1"].concat();
    let kept = ["s=,m2-1&platform=z590-board", &eight].concat();
    assert!(matches!(one_refusal(&text, "m2-1:off:sata-1", Key::Rule, &kept), Accepted::Rules(_)));
    let full = query::read(&text).comparison;
    let known = Known::get().unwrap();
    let ninth = Rule::read("m2-1:off:sata-1").unwrap();
    let error = full.apply(Edit::AddRule(IfKnown::of(known, ninth))).unwrap_err();
    assert_eq!((error.quoted(), error.accepted()), ("m2-1:off:sata-1", Accepted::Rules(known)));
}
