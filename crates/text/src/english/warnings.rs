//! What was not understood, and what is accepted in its place.

use lanefit_model::facts::devices::CATALOGUE;
use lanefit_model::query::Key;
use lanefit_model::{Accepted, Error, Form, Host, Interface, ModuleLength, Split, Wire, Word};

use super::phrase::{self, digits};

pub fn warning(error: &Error) -> String {
    let quoted = error.quoted();
    match error.accepted() {
        Accepted::Keys => {
            let keys = any(Key::ALL.map(Key::name).as_slice());
            say(error, "“#” is not a key of a Lanefit link. Keys are #.", keys)
        }
        Accepted::Forms => {
            let forms: Vec<&str> = Form::ports().map(Form::id).collect();
            let known = "“#” is not a port that Lanefit knows. Write one like m2m:4.0x4, with one of #.";
            say(error, known, any(&forms))
        }
        Accepted::DeviceForms => {
            let forms: Vec<&str> = Form::devices().map(Form::id).collect();
            say(error, "“#” is not a form that devices have. Write one like m2m:4.0x4, with one of #.", any(&forms))
        }
        Accepted::Devices => say(error, "“#” is not a device that Lanefit knows. #", near(quoted)),
        Accepted::Drives { most } if most < 2 => {
            say(error, "“#” was left out: this device takes no number of drives.", String::new())
        }
        Accepted::Drives { most } => not_accepted(error, &whole_numbers(1, most.into())),
        Accepted::Wirings(form) => {
            let what = if quoted.is_empty() { "Nothing" } else { quoted };
            fill!("“#” cannot follow “#:”. Accepted: #.", what, form.id(), wirings(form))
        }
        Accepted::Words(words) => not_accepted(error, &any(words)),
        Accepted::Numbers { low, high } => not_accepted(error, &whole_numbers(low, high)),
        Accepted::Amount => not_accepted(error, "an amount from 1MB to 1000TB, such as 50GB"),
        Accepted::Rate => {
            not_accepted(error, "a rate from 1MB to 1000GB each second, such as 1250MB, or in bits such as 10Gb")
        }
        Accepted::Block => not_accepted(error, "a block from 512 bytes to 16m, such as 4k or 128k"),
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

/// ` for mps`, where one key is to blame.
fn for_key(error: &Error) -> String {
    error.key().map_or_else(String::new, |key| fill!(" for #", key.name()))
}

#[inline(never)]
fn not_accepted(error: &Error, accepted: &str) -> String {
    fill!("“#”# is not accepted. Accepted: #.", error.quoted(), for_key(error), accepted)
}

fn whole_numbers(low: u32, high: u32) -> String {
    if low == high { digits(low) } else { fill!("whole numbers from # to #", digits(low), digits(high)) }
}

fn any(items: &[&str]) -> String {
    phrase::list(items, " or ")
}

/// What may follow a form, each part by an example or by all its words.
fn wirings(form: Form) -> String {
    if form == Form::Pcie {
        return String::from(
            "a generation from 1.0 to 7.0 and a width of x1, x2, x4, x8, x12, x16 or x32, such as 4.0x4",
        );
    }
    let mut parts: Vec<&str> = Vec::new();
    let example =
        Interface::example(form).link.map(|link| fill!("a link such as ##", link.generation.name(), link.width.name()));
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
            if *split != Split::Whole && split.lanes() <= form.lanes() {
                parts.push(word);
            }
        }
    }
    if form.family() == lanefit_model::Family::M2 {
        parts.extend_from_slice(ModuleLength::WORDS);
    }
    if form.is_port() {
        parts.extend_from_slice(&["none", "shared"]);
        parts.extend_from_slice(Host::WORDS);
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
             shared, bios, uefi, update, nvme or apple, joined by “-”."
        );
        assert!(said("s=sata:700").contains("Accepted: 150, 300, 600, none, "));
        assert!(!said("s=x8:9.0x8").contains("x8x8"));
        assert!(said("s=x8:9.0x8").contains("x4x4"));
    }

    #[test]
    fn a_number_of_drives_has_a_range() {
        assert_eq!(said("s=x4:3.0x2,,asm1166,7"), "“7” for s is not accepted. Accepted: whole numbers from 1 to 6.");
        assert!(said("s=m2m:4.0x4,,samsung-980-pro-1tb,2").contains("takes no number of drives"));
    }

    #[test]
    fn a_need_is_a_rate() {
        assert!(said("need=fast").contains("such as 1250MB"));
    }
}
