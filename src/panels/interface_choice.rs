//! The controls of one end of a connection: form, then generation and width, or rate.

use lanefit_model::{Form, Generation, Interface, LinkWidth, SataExpress};
use lanefit_text::{Label, Words};

use crate::markup::Element;
use crate::panels::control::{Entry, choice};

/// Which end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The host's.
    Port,
    /// The device's.
    Device,
}

impl End {
    /// What the names of its controls begin with.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Port => "",
            Self::Device => "device-",
        }
    }
}

/// The controls of one end of the scenario with that number; the device's end may be nothing.
pub fn interface_choice(words: &dyn Words, end: End, number: usize, interface: Option<Interface>) -> Vec<Element> {
    let name = |part: &str| [end.prefix(), part, "-", &number.to_string()].concat();
    let (forms, caption): (&[Form], _) = match end {
        End::Port => (&Form::ALL, Label::PortForm),
        End::Device => (&Form::DEVICES, Label::Device),
    };
    let nothing = (end == End::Device).then(|| ("", words.label(Label::NoDevice).to_owned()));
    let entries = nothing.into_iter().chain(forms.iter().map(|form| (form.id(), words.form(*form).to_owned())));
    let form = interface.map(Interface::form);
    let mut controls = vec![choice(name("form"), words.label(caption), entries.collect(), form.map_or("", Form::id))];
    match interface {
        Some(Interface::Pcie(link)) => {
            let generations: Vec<Entry> =
                Generation::ALL.iter().map(|known| (known.name(), known.name().to_owned())).collect();
            let widths: Vec<Entry> =
                LinkWidth::ALL.iter().map(|known| (known.name(), known.name().to_owned())).collect();
            let generation = words.label(Label::Generation);
            controls.push(choice(name("generation"), generation, generations, link.generation.name()));
            controls.push(choice(name("width"), words.label(Label::Width), widths, link.width.name()));
        }
        Some(other) => {
            // Nobody builds a drive that is two SATA ports.
            let is_built =
                |known: &Interface| end == End::Port || *known != Interface::SataExpress(SataExpress::TwoPorts);
            let offered = other.form().interfaces().into_iter().filter(is_built);
            let rates = offered.map(|offered| (offered.wiring(), words.wiring(offered))).collect();
            controls.push(choice(name("rate"), words.label(Label::PortWiring), rates, other.wiring()));
        }
        None => {}
    }
    controls
}
