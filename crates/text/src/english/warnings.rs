//! What was not understood, and what is accepted in its place.

use lanefit_model::query::Key;
use lanefit_model::{Accepted, Error, Form};

pub fn warning(error: &Error) -> String {
    let quoted = error.quoted();
    let mut text = String::new();
    match error.accepted() {
        Accepted::Keys => say(&mut text, &["“", quoted, "” is not a key of a Lanefit link. Keys are ", &keys(), "."]),
        Accepted::Forms | Accepted::DeviceForms => {
            let forms: &[Form] = if error.accepted() == Accepted::Forms { &Form::ALL } else { &Form::DEVICES };
            let examples = list(forms.iter().map(|form| form.example().to_query()));
            let what = if error.accepted() == Accepted::Forms { "an interface" } else { "a device" };
            say(&mut text, &["“", quoted, "” is not ", what, " that Lanefit knows. Write one like ", &examples, "."]);
        }
        Accepted::Wirings(form) => {
            let accepted = match form {
                Form::Pcie => String::from(
                    "a generation from 1.0 to 7.0 and a width of x1, x2, x4, x8, x12, x16 or x32, such as 4.0x4",
                ),
                _ => list(form.interfaces().into_iter().map(|known| known.wiring().to_owned())),
            };
            let what = if quoted.is_empty() { "Nothing" } else { quoted };
            say(&mut text, &["“", what, "” cannot follow “", form.id(), ":”. Accepted: ", &accepted, "."]);
        }
        Accepted::Words(words) => {
            let accepted = list(words.iter().map(|word| (*word).to_owned()));
            subject(&mut text, error);
            say(&mut text, &[" is not accepted. Accepted: ", &accepted, "."]);
        }
        Accepted::Numbers { low, high } => {
            let (low, high) = (low.to_string(), high.to_string());
            subject(&mut text, error);
            if low == high {
                say(&mut text, &[" is not accepted. Accepted: ", &low, "."]);
            } else {
                say(&mut text, &[" is not accepted. Accepted: whole numbers from ", &low, " to ", &high, "."]);
            }
        }
        Accepted::Amount => {
            subject(&mut text, error);
            say(&mut text, &[" is not accepted. Accepted: an amount from 1MB to 1000TB, such as 50GB."]);
        }
        Accepted::Block => {
            subject(&mut text, error);
            say(&mut text, &[" is not accepted. Accepted: a block from 512 bytes to 16m, such as 4k or 128k."]);
        }
        Accepted::Parts(parts) => say(
            &mut text,
            &[
                "“",
                quoted,
                "” is one part too many: a scenario has at most ",
                &parts.to_string(),
                ", port, attachment and device.",
            ],
        ),
        Accepted::Scenarios(most) => say(
            &mut text,
            &["“", quoted, "” was left out: a comparison has room for ", &most.to_string(), " scenarios."],
        ),
        Accepted::OneScenario => say(&mut text, &["“", quoted, "” stays: a comparison needs one scenario."]),
        Accepted::OneValue => {
            subject(&mut text, error);
            say(&mut text, &[" was left out: the key may be given once, and its first value counts."]);
        }
        Accepted::Length(most) => say(
            &mut text,
            &[
                "The link is too long: only its first ",
                &most.to_string(),
                " characters were read. It begins “",
                quoted,
                "”.",
            ],
        ),
    }
    text
}

/// `“fast” for mps`, with the name of the key where one is to blame.
fn subject(text: &mut String, error: &Error) {
    say(text, &["“", error.quoted(), "”"]);
    if let Some(key) = error.key() {
        say(text, &[" for ", key.name()]);
    }
}

fn say(text: &mut String, parts: &[&str]) {
    for part in parts {
        text.push_str(part);
    }
}

fn keys() -> String {
    list(Key::ALL.into_iter().map(|key| key.name().to_owned()))
}

fn list(items: impl ExactSizeIterator<Item = String>) -> String {
    let last = items.len().saturating_sub(1);
    let mut text = String::new();
    for (at, item) in items.enumerate() {
        text.push_str(match at {
            0 => "",
            _ if at == last => " or ",
            _ => ", ",
        });
        text.push_str(&item);
    }
    text
}
