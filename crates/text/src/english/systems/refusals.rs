//! What is said of ids, places, splits and rules that do not go with a system.

use lanefit_model::facts::boards::{BoardRow, machine};
use lanefit_model::facts::platforms::{Platform, UnknownId, Wanted};
use lanefit_model::query::Key;
use lanefit_model::rules::{Effect, Expected, Rule, Use};
use lanefit_model::{Attachment, Error, SplitSet, Word};

use super::phrase::{self, digits};

/// How many ids a sentence lists at most.
const LISTED: usize = 8;

/// What an id should have named, with the nearest of those that are accepted.
pub fn unknown(error: &Error, wanted: Wanted) -> String {
    let quoted = error.quoted();
    match wanted {
        Wanted::System | Wanted::Chipset | Wanted::Board => {
            // Of a place, the first word should have been the system.
            let id = quoted.split_once('.').map_or(quoted, |(id, _)| id);
            let whole = if id == quoted || error.key() != Some(Key::Scenario) {
                String::new()
            } else {
                fill!("“#” was left out: ", quoted)
            };
            let shown = if whole.is_empty() { quoted } else { id };
            fill!("#“#” is no board or chipset that Lanefit knows. Known: #.", whole, shown, nearest(id, wanted))
        }
        Wanted::CpuOf(chipset) => {
            let usual = Platform::usual(chipset).map(|platform| platform.cpu_row().name);
            no_processor(error, wanted, fill!("goes with #", chipset.name), usual)
        }
        Wanted::CpuOn(board) => {
            let usual = machine(board.id).ok().map(|machine| machine.platform.cpu_row().name);
            no_processor(error, wanted, fill!("# takes", board.name), usual)
        }
        Wanted::PortOf(board) => {
            fill!(
                "“#” is no port of #. Its ports: #.",
                quoted,
                board.name,
                phrase::list(&ports(board, quoted, wanted), " or ")
            )
        }
        Wanted::PlaceOn(board, _) => {
            let mut places: Vec<String> =
                Attachment::WORDS.iter().filter(|word| **word != quoted).map(|word| (*word).to_owned()).collect();
            places.extend(ports(board, quoted, wanted));
            fill!(
                "“#” as the attachment of this port is not accepted. Accepted: #.",
                quoted,
                phrase::list(&places, " or ")
            )
        }
        Wanted::BoardWith(None) => {
            fill!("“#” was left out: a port by its name needs a board, such as platform=z590-board.", quoted)
        }
        Wanted::BoardWith(Some(chipset)) => {
            let boards = UnknownId::new(quoted, wanted).accepted();
            let start =
                fill!("“#” was left out: # is a chipset, and only a board has ports by name", quoted, chipset.name);
            if boards.is_empty() {
                return fill!("#, such as z590-board.", start);
            }
            fill!("#. With this one Lanefit knows #.", start, phrase::list(&boards, " and "))
        }
        Wanted::FormOf(row) => fill!(
            "“#” was left out: that port is one like #, and the one written before it has another form.",
            quoted,
            row.port.to_query()
        ),
        Wanted::PortName => fill!(
            "“#” was left out: the name of a port has at most 12 letters, digits and hyphens, begins with a letter, is none \
             of the places # and does not end in -#.",
            quoted,
            phrase::list(Attachment::WORDS, " and "),
            phrase::list(Use::WORDS, " or -")
        ),
    }
}

fn no_processor(error: &Error, wanted: Wanted, of: String, usual: Option<&'static str>) -> String {
    let said =
        fill!("“#” names no processor that #. Accepted: #.", error.quoted(), of, nearest(error.quoted(), wanted));
    match usual.filter(|_| error.key() == Some(Key::Platform)) {
        Some(usual) => fill!("# The usual one counts instead: #.", said, usual),
        None => said,
    }
}

/// Ids that are accepted, the nearest first.
fn nearest(quoted: &str, wanted: Wanted) -> String {
    let error = UnknownId::new(quoted, wanted);
    let all = error.accepted().len();
    let near = error.nearest(LISTED);
    if near.len() == all {
        return phrase::list(&near, " or ");
    }
    fill!("# and # more", phrase::list(&near, ", "), digits(u32::try_from(all - near.len()).unwrap_or(u32::MAX)))
}

/// The ports of a board that are accepted, the nearest first, and several alike together: `sata-1 to sata-4`.
fn ports(board: &'static BoardRow, quoted: &str, wanted: Wanted) -> Vec<String> {
    let ids = UnknownId::new(quoted, wanted).nearest(usize::MAX);
    let rows = ids.into_iter().filter_map(|id| board.port(id).ok());
    let range = rows.map(|row| match (row.names().next(), row.names().last()) {
        (Some(first), Some(last)) if first != last => fill!("# to #", first, last),
        _ => row.id.to_owned(),
    });
    range.collect()
}

/// A way of dividing lanes that the system does not have.
pub fn split(quoted: &str, splits: SplitSet) -> String {
    let known: Vec<&str> = splits.of_slot().map(Word::word).collect();
    if known.is_empty() {
        return fill!("“#” was left out: this system does not divide the lanes of its slots.", quoted);
    }
    fill!("“#” was left out: this system divides the lanes of a slot as #.", quoted, phrase::list(&known, " or "))
}

/// A scenario without a port, where it is no port of a board.
pub fn own_port(scenario: &str) -> String {
    let place = scenario.split(',').nth(1).map(str::trim).unwrap_or_default();
    let before = if place.is_empty() { String::new() } else { fill!(" before “,#”", place) };
    fill!(
        "“s=#” has no port, and only a port of a board may be left empty: write one such as m2m:4.0x4#.",
        scenario,
        before
    )
}

/// Text that is no rule, or a rule that cannot hold.
pub fn rule(error: &Error, expected: Expected) -> String {
    let part = error.part().unwrap_or_default();
    let why = match expected {
        Expected::ThreeParts => {
            "a rule has three parts with colons between them, such as m2-3-pcie:off:sata-5,sata-6 or x16-1,x16-2:share:16"
                .to_owned()
        }
        Expected::PortName if part.is_empty() => "the name of a port is missing, such as m2-3".to_owned(),
        Expected::PortName => fill!(
            "“#” is no name of a port. A name has at most 12 letters, digits and hyphens, such as m2-3",
            part
        ),
        Expected::Effect => fill!(
            "“#” is nothing that a port does to others. Accepted: # or share",
            part,
            phrase::list(Effect::WORDS, ", ")
        ),
        Expected::OnePort => fill!("“#” is more than one port. One takes from others; several can only share", part),
        Expected::Ports { least } => fill!(
            "“#” has too few ports or too many. Accepted: # to #",
            part,
            digits(u32::try_from(least).unwrap_or(u32::MAX)),
            digits(u32::try_from(Rule::MAX_PORTS).unwrap_or(u32::MAX))
        ),
        Expected::OtherPort => fill!("“#” is in it twice. Each port may be named once", part),
        Expected::Lanes => fill!(
            "“#” is no number of lanes to share. Accepted: whole numbers from 1 to #",
            part,
            digits(Rule::MAX_LANES.into())
        ),
        Expected::OtherUse(used) => fill!(
            "“#” never happens, as that port has no #",
            part,
            match used {
                Use::Pcie => "PCIe",
                Use::Sata => "SATA",
            }
        ),
        Expected::NewRule => "the same rule is there already".to_owned(),
    };
    fill!("“#” was left out: #.", error.quoted(), why)
}

/// A rule that names a port which is not there.
pub fn rule_ports(error: &Error, board: Option<&'static BoardRow>) -> String {
    let part = error.part().unwrap_or_default();
    let mut there = board.map(|board| ports(board, part, Wanted::PortOf(board))).unwrap_or_default();
    there.extend_from_slice(error.names());
    if there.is_empty() {
        return fill!(
            "“#” was left out: no port is called “#”. Give a port a name behind its place, as in sata:600,chipset.sata-5.",
            error.quoted(),
            part
        );
    }
    let of = board.map_or_else(String::new, |board| fill!(" of #", board.name));
    fill!(
        "“#” was left out: “#” is no port#. Ports that are there: #.",
        error.quoted(),
        part,
        of,
        phrase::list(&there, " and ")
    )
}

#[cfg(all(test, feature = "systems"))]
mod tests {
    use lanefit_model::query;

    use crate::english::warnings::warning;

    fn said(text: &str) -> Vec<String> {
        query::read(text).warnings.iter().map(warning).collect()
    }

    #[track_caller]
    fn one(text: &str) -> String {
        let said = said(text);
        assert_eq!(said.len(), 1, "{text}: {said:?}");
        said.concat()
    }

    #[test]
    fn the_usual_processor_counts_for_one_that_does_not_go_with_the_system() {
        assert_eq!(
            one("platform=b550-board.ryzen-3000g&s=,x16-1,x16:4.0x16"),
            "“b550-board.ryzen-3000g” names no processor that B550 board takes. Accepted: ryzen-3000, ryzen-5000, \
             ryzen-5000g or ryzen-5500. The usual one counts instead: Ryzen 3000 (Matisse)."
        );
        assert!(
            one("platform=z590.9th&s=sata:600")
                .ends_with("The usual one counts instead: Core 11th generation (Rocket Lake).")
        );
        assert!(!one("s=m2m:4.0x4,z590.9th.cpu").contains("usual"));
    }

    #[test]
    fn a_port_by_its_name_needs_a_board() {
        let both = said("platform=z599&s=,x16-1&s=sata:600");
        assert_eq!(
            both[1],
            "“x16-1” was left out: a port by its name needs a board, such as platform=z590-board. This scenario was left out."
        );
        assert_eq!(
            one("platform=z590&s=m2m:4.0x4,m2-1"),
            "“m2-1” was left out: Z590 is a chipset, and only a board has ports by name. With this one Lanefit knows \
             z590-board."
        );
        assert!(one("platform=z170&s=m2m:3.0x4,m2-1").ends_with("only a board has ports by name, such as z590-board."));
    }

    #[test]
    fn ports_alike_are_listed_by_their_range() {
        assert_eq!(
            one("platform=z490-board&s=,sata-6,sata:600"),
            "“sata-6” is no port of Z490 board. Its ports: sata-1 to sata-4, x16-1, m2-1 or m2-2. This scenario was left \
             out."
        );
        assert_eq!(
            one("platform=z590-board&s=m2m:4.0x4,asm1061"),
            "“asm1061” as the attachment of this port is not accepted. Accepted: cpu, chipset, m2-1 or m2-2."
        );
        assert_eq!(
            one("platform=z590-board&s=sata:600,m2-1"),
            "“m2-1” was left out: that port is one like m2m:4.0x4, and the one written before it has another form."
        );
    }

    #[test]
    fn a_scenario_without_a_port_is_quoted() {
        assert_eq!(
            one("platform=z490-board&s=,chipset,samsung-980-pro-1tb"),
            "“s=,chipset,samsung-980-pro-1tb” has no port, and only a port of a board may be left empty: write one such \
             as m2m:4.0x4 before “,chipset”. This scenario was left out."
        );
        assert!(one("platform=z490-board&s=").starts_with("“s=” has no port"));
    }

    #[test]
    fn the_part_of_a_place_that_is_wrong_is_named() {
        assert!(one("platform=b550&s=sata:600,chipset.ThisNameIsFarTooLong").starts_with(
            "“chipset.ThisNameIsFarTooLong” was left out: the name of a port has at most 12 letters, digits and hyphens, "
        ));
        assert!(
            one("s=sata:600,foo.m2-1")
                .starts_with("“foo.m2-1” was left out: “foo” is no board or chipset that Lanefit knows. Known: ")
        );
        assert!(one("platform=z591.10th").starts_with("“z591.10th” is no board or chipset"));
    }

    #[test]
    fn a_rule_is_quoted_as_it_is_typed_and_its_part_is_named() {
        let of = |rule: &str| one(&["platform=z590-board&s=,m2-1&rule=M2_1-NVMe:off:SATA_1&rule=", rule].concat());
        assert_eq!(of("m2-1:off:"), "“m2-1:off:” was left out: the name of a port is missing, such as m2-3.");
        assert_eq!(
            of("x16-1,m2-1:share:0"),
            "“x16-1,m2-1:share:0” was left out: “0” is no number of lanes to share. Accepted: whole numbers from 1 to 64."
        );
        assert_eq!(
            of("M2_1:off:M2_1"),
            "“M2_1:off:M2_1” was left out: “m2-1” is in it twice. Each port may be named once."
        );
        assert_eq!(
            of("M2_9:off:m2-1"),
            "“M2_9:off:m2-1” was left out: “m2-9” is no port of Z590 board. Ports that are there: m2-1, m2-2, x16-1 and \
             sata-1 to sata-4."
        );
        assert_eq!(
            of("sata-1-pcie:off:m2-1"),
            "“sata-1-pcie:off:m2-1” was left out: “sata-1-pcie” never happens, as that port has no PCIe."
        );
        assert_eq!(of("m2-1-pcie:off:sata-1"), "“m2-1-pcie:off:sata-1” was left out: the same rule is there already.");
        assert_eq!(
            one("platform=b550&s=m2m:4.0x4,chipset.own&rule=m2-9:off:own"),
            "“m2-9:off:own” was left out: “m2-9” is no port. Ports that are there: own."
        );
        assert!(one("platform=b550&s=sata:600&rule=a:off:b").contains("no port is called “a”. Give a port a name"));
    }
}
