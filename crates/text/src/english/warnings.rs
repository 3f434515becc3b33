//! What was not understood, and what is accepted in its place.

use lanefit_model::facts::devices::CATALOGUE;
use lanefit_model::query::Key;
use lanefit_model::system::Setup;
use lanefit_model::{Accepted, Error, Form, Host, Interface, ModuleLength, Split, Wire, Word};

use super::phrase::{self, digits};
use super::systems;

pub fn warning(error: &Error) -> String {
    let mut said = refusal(error);
    if error.has_lost_scenario() {
        said.push_str(left_out(error));
    }
    said
}

#[inline(always)]
fn refusal(error: &Error) -> String {
    let quoted = error.quoted();
    match error.accepted() {
        Accepted::Keys => {
            let keys: Vec<&str> = Key::known().map(Key::name).collect();
            say(error, "“#” is not a key of a Lanefit link. Keys are #.", any(&keys))
        }
        Accepted::Forms => {
            let forms: Vec<&str> = Form::ports().map(Form::id).collect();
            let known = "“#” is not a port that Lanefit knows. Write one like m2m:4.0x4, with one of #.#";
            fill!(known, quoted, any(&forms), left_out(error))
        }
        Accepted::DeviceForms => {
            let forms: Vec<&str> = Form::devices().map(Form::id).collect();
            say(error, "“#” is not a form that devices have. Write one like m2m:4.0x4, with one of #.", any(&forms))
        }
        Accepted::Devices => say(error, "“#” is not a device that Lanefit knows. #", near(quoted)),
        Accepted::Drives { most } if most < 2 => {
            say(error, "“#” was left out: this device takes no number of drives.", String::new())
        }
        Accepted::Drives { most } => not_accepted(error, " as the number of drives", &whole_numbers(1, most.into())),
        Accepted::Wirings(form) => {
            let end = left_out(error);
            if quoted.is_empty() {
                return fill!("##", form_only(form), end);
            }
            fill!("“#” cannot follow “#:”. Accepted: #.#", quoted, form.id(), wirings(form, form.is_port()), end)
        }
        Accepted::DeviceWirings(form) if quoted.is_empty() => form_only(form),
        Accepted::DeviceWirings(form) => {
            fill!("“#” cannot follow “#:” for a device. Accepted: #.", quoted, form.id(), wirings(form, false))
        }
        Accepted::OnePart => say(
            error,
            "“#” repeats or contradicts a part before it: each kind of part may be given once.",
            String::new(),
        ),
        // The one part of a scenario that is a word of a list.
        Accepted::Words(words) if error.key() == Some(Key::Scenario) => {
            not_accepted(error, " as the attachment of this port", &any(words))
        }
        Accepted::Words(words) => not_accepted(error, &for_key(error), &any(words)),
        Accepted::Numbers { low, high } => not_accepted(error, &for_key(error), &whole_numbers(low, high)),
        Accepted::Amount => not_accepted(error, &for_key(error), "an amount from 1MB to 1000TB, such as 50GB"),
        Accepted::Rate => not_accepted(
            error,
            &for_key(error),
            "a rate from 1MB to 1000GB each second, such as 1250MB, or in bits such as 10Gb",
        ),
        Accepted::Block => {
            not_accepted(error, &for_key(error), "a block from 512 bytes to 16m, a multiple of 4, such as 4k or 128k")
        }
        Accepted::Parts(parts) => say(
            error,
            "“#” is one part too many: a scenario has at most #, port, attachment, device and number of drives.",
            digits(parts.into()),
        ),
        Accepted::Scenarios(most) => {
            say(error, "“#” was left out: a comparison has room for # scenarios.", digits(most.into()))
        }
        Accepted::OneScenario => say(error, "“#” stays: a comparison needs one scenario.", String::new()),
        Accepted::OneValue => {
            say(error, "“#”# was left out: the key may be given once, and its first value counts.", for_key(error))
        }
        Accepted::Ids(wanted) => systems::unknown(error, *wanted),
        Accepted::Splits(splits) => systems::split(quoted, *splits),
        Accepted::Rule(expected) => systems::rule(error, *expected),
        Accepted::RulePorts(board) => systems::rule_ports(error, *board),
        Accepted::OwnPort(_) => systems::own_port(quoted),
        Accepted::Rules(_) => fill!(
            "“#” was left out: there is room for # rules.",
            quoted,
            digits(u32::try_from(Setup::MAX_RULES).unwrap_or(u32::MAX))
        ),
        Accepted::System(_) => fill!("“#” was left out: it needs a board or a chipset, such as platform=z590.", quoted),
        Accepted::Length(most) => fill!(
            "The link is too long: only its first # characters were read. It begins “#”.",
            digits(most.into()),
            quoted
        ),
    }
}

/// A sentence whose first gap is what was rejected.
#[inline(never)]
fn say(error: &Error, sentence: &str, what: String) -> String {
    fill!(sentence, error.quoted(), what)
}

/// What became of a scenario whose port was not understood.
fn left_out(error: &Error) -> &'static str {
    if error.key() == Some(Key::Scenario) { " This scenario was left out." } else { "" }
}

/// A form without its wiring.
fn form_only(form: Form) -> String {
    let example = Interface::example(form).to_query();
    fill!("“#” says a form only; a wiring must follow after a colon, such as #.", form.id(), example)
}

/// ` for mps`, where one key is to blame.
fn for_key(error: &Error) -> String {
    error.key().map_or_else(String::new, |key| fill!(" for #", key.name()))
}

#[inline(never)]
fn not_accepted(error: &Error, place: &str, accepted: &str) -> String {
    fill!("“#”# is not accepted. Accepted: #.", error.quoted(), place, accepted)
}

fn whole_numbers(low: u32, high: u32) -> String {
    if low == high { digits(low) } else { fill!("whole numbers from # to #", digits(low), digits(high)) }
}

fn any(items: &[&str]) -> String {
    phrase::list(items, " or ")
}

/// What may follow a form, each part by an example or by all its words.
fn wirings(form: Form, is_port: bool) -> String {
    if form == Form::Pcie {
        return String::from(
            "a generation from 1.0 to 7.0 and a width of x1, x2, x4, x8, x12, x16 or x32, such as 4.0x4",
        );
    }
    let mut parts: Vec<&str> = Vec::new();
    if form == Form::SataExpress {
        parts.extend_from_slice(&["2.0x2", "3.0x2"]);
    }
    let known = Interface::example(form).link.filter(|_| form != Form::SataExpress);
    let example = known.map(|link| fill!("a link such as ##", link.generation.name(), link.width.name()));
    parts.extend(example.as_deref());
    if form.can_sata() {
        parts.push(match form {
            Form::Sata | Form::Msata => "150, 300, 600",
            Form::SataExpress => "600 for two SATA ports",
            _ => "sata600",
        });
    }
    match form {
        Form::Pci => parts.push("133, 266, 533"),
        Form::PciX => parts.push("533, 1067"),
        _ => {}
    }
    for (wire, word) in Wire::VALUES.iter().zip(Wire::WORDS) {
        if wire.fits(form) {
            parts.push(word);
        }
    }
    if form.slot_watts().is_some() {
        parts.push("a limit such as 25w");
        for (split, word) in Split::VALUES.iter().zip(Split::WORDS) {
            if is_port && *split != Split::Whole && split.lanes() <= form.lanes() {
                parts.push(word);
            }
        }
    }
    if form.family() == lanefit_model::Family::M2 {
        parts.extend_from_slice(ModuleLength::WORDS);
    }
    if is_port {
        parts.extend_from_slice(&["none", "shared"]);
        for (host, word) in Host::VALUES.iter().zip(Host::WORDS) {
            if host.suits(form) {
                parts.push(word);
            }
        }
    }
    [&any(&parts), ", joined by “-”"].concat()
}

/// Ids that resemble what was typed; at most three.
fn near(typed: &str) -> String {
    const MOST: usize = 3;
    let mut close: Vec<(usize, &str)> = Vec::new();
    for (_, rows) in CATALOGUE {
        for row in *rows {
            let likeness = likeness(typed, row.id);
            if likeness >= 4 {
                let at = close.iter().position(|(known, _)| likeness > *known).unwrap_or(close.len());
                close.insert(at, (likeness, row.id));
                close.truncate(MOST);
            }
        }
    }
    if close.is_empty() {
        return String::from(
            "Write an id of the catalogue such as samsung-980-pro-1tb, or a form and what it needs such as \
             m2m:4.0x4.",
        );
    }
    let ids: Vec<&str> = close.iter().map(|(_, id)| *id).collect();
    fill!("Close to it: #.", any(&ids))
}

/// Letters of the typed words that an id has too; the same beginning counts on top.
fn likeness(typed: &str, id: &str) -> usize {
    let begins = typed.bytes().zip(id.bytes()).take_while(|(one, two)| one == two).count();
    let words = typed.split(['-', ' ', '_', '.']).filter(|word| word.len() > 1 && has(id, word));
    begins.max(words.map(str::len).sum())
}

/// Whether a text has such a part. `str::contains` brings a search for long texts along that this does without.
fn has(text: &str, part: &str) -> bool {
    text.as_bytes().windows(part.len()).any(|there| there == part.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::warning;
    use lanefit_model::query;

    fn said(text: &str) -> String {
        query::read(text).warnings.first().map(warning).unwrap_or_default()
    }

    #[test]
    fn a_device_that_is_nearly_right_is_named() {
        assert_eq!(
            said("s=m2m:4.0x4,,980-pro"),
            "“980-pro” is not a device that Lanefit knows. Close to it: samsung-980-pro-250gb or samsung-980-pro-1tb."
        );
        assert!(said("s=m2m:4.0x4,,samsung-990-pro-8tb").contains("Close to it: samsung-990-pro-"));
        assert!(said("s=m2m:4.0x4,,zzz").contains("such as samsung-980-pro-1tb"));
    }

    #[test]
    fn what_may_follow_a_form_is_told_by_form() {
        assert_eq!(
            said("s=m2m:9.0x4"),
            "“9.0x4” cannot follow “m2m:”. Accepted: a link such as 4.0x4, sata600, 2230, 2242, 2260, 2280, 22110, none, \
             shared, bios, uefi, update or nvme, joined by “-”. This scenario was left out."
        );
        assert!(said("s=sata:700").contains("Accepted: 150, 300, 600, none, "));
        assert!(!said("s=x8:9.0x8").contains("x8x8"));
        assert!(said("s=x8:9.0x8").contains("x4x4"));
    }

    #[test]
    fn a_number_of_drives_has_a_range() {
        assert_eq!(
            said("s=x4:3.0x2,,asm1166,7"),
            "“7” as the number of drives is not accepted. Accepted: whole numbers from 1 to 6."
        );
        assert!(said("s=m2m:4.0x4,,samsung-980-pro-1tb,2").contains("takes no number of drives"));
    }

    #[test]
    fn a_form_alone_lacks_its_wiring() {
        assert_eq!(
            said("s=x16"),
            "“x16” says a form only; a wiring must follow after a colon, such as x16:4.0x16. This scenario was left out."
        );
        assert!(said("s=x16:4.0x16,,x8").ends_with("such as x8:4.0x8."));
    }

    #[test]
    fn a_scenario_without_a_port_is_left_out() {
        assert!(said("s=m2m:9.0x4").ends_with(" This scenario was left out."));
        assert!(said("s=plug:4.0x4").ends_with(" This scenario was left out."));
        assert!(!said("s=m2m:4.0x4,,m2m:9.0x4").contains("left out"));
    }

    #[test]
    fn what_is_wrong_is_named_by_its_place() {
        assert!(said("s=m2m:4.0x4,bogus").starts_with("“bogus” as the attachment of this port is not accepted."));
        assert!(said("s=satae:9").contains("Accepted: 2.0x2, 3.0x2, 600 for two SATA ports, none"));
    }

    #[test]
    fn a_need_is_a_rate() {
        assert!(said("need=fast").contains("such as 1250MB"));
    }

    #[test]
    fn a_part_that_comes_twice_is_called_so() {
        assert_eq!(
            said("s=m2m:4.0x4-2280-2230"),
            "“2230” repeats or contradicts a part before it: each kind of part may be given once."
        );
    }

    #[test]
    fn a_device_is_told_what_devices_may_have() {
        let device = said("s=x16:4.0x16,,x16:4.0x16-x8x8");
        assert!(device.starts_with("“4.0x16-x8x8” cannot follow “x16:” for a device. "), "{device}");
        assert!(device.contains("25w") && !device.contains("x4x4") && !device.contains("shared"), "{device}");
    }
}
