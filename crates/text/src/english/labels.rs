//! The fixed words of the page.

use crate::Label;

pub fn label(label: Label) -> &'static str {
    match label {
        Label::PageTitle => "Lanefit: does it fit, how fast, what holds it back",
        Label::PageDescription => {
            "Does a device fit a slot, how fast will it be, and what holds it back? SATA, SATA Express and PCIe 1.0 to \
             7.0 compared, each number with formula and source."
        }
        Label::SkipToAnswer => "Skip to the answer",
        Label::Unit => "Unit",
        Label::Direction => "Data flows",
        Label::Theme => "Colours",
        Label::Lens => "The figure shows",
        Label::Scale => "Axis",
        Label::Compared => "Compared",
        Label::Add => "Add a link",
        Label::ChooseSystem => "On your board: what shares what?",
        Label::Full => "Eight is the most a comparison holds.",
        Label::PortForm => "Interface",
        Label::PortWiring => "Rate",
        Label::Generation => "Generation",
        Label::Width => "Lanes",
        Label::Device => "Plugged in",
        Label::NoDevice => "Nothing",
        Label::Attachment => "Attached to",
        Label::UnknownAttachment => "Not said",
        Label::Change => "More",
        Label::FullVersion => "Open the full version",
        Label::AsTable => "As a table",
        Label::MakeBase => "Compare with this",
        Label::Base => "base",
        Label::Up => "Move up",
        Label::Down => "Move down",
        Label::Duplicate => "Duplicate",
        Label::Remove => "Remove",
        Label::CopySize => "Amount to copy",
        Label::CopySizeSlider => "Amount to copy, as a slider",
        Label::Advanced => "Packet settings",
        Label::Mps => "Largest payload (MPS)",
        Label::Automatic => "Automatic (256 B)",
        Label::Mrrs => "Largest read request (MRRS)",
        Label::Rcb => "Completions split at",
        Label::RcbAtMps => "Largest payload",
        Label::Header => "Addresses in headers",
        Label::Header64 => "64 bit",
        Label::Header32 => "32 bit",
        Label::Ecrc => "End-to-end checksum (ECRC)",
        Label::Bytes => "B",
        Label::TableCaption => "The same as a table. Choose a number to see how it comes about.",
        Label::Interface => "Interface",
        Label::Ratio => "To base",
        Label::CopyTime => "Copy time",
        Label::OpenExplanation => "How this number comes about",
        Label::ExplanationTitle => "From the wire down",
        Label::Close => "Close",
        Label::Sources => "Sources",
        Label::Conventions => {
            "Every figure is for one direction; figures twice as high elsewhere add both. Units are decimal: \
             1\u{a0}GB/s is 10⁹ bytes per second. Only GiB/s counts 2³⁰."
        }
        Label::PeopleAsk => "People ask",
        Label::Reference => "Every generation and width",
        Label::ReferenceText => {
            "GB/s after the line code, one direction. Cells with the same letter are equals within 2 %: \
             1.0 x4, 2.0 x2 and 3.0 x1 carry the same."
        }
        Label::NotModelled => "What is not modelled",
        Label::Warnings => "Not everything in this link was understood",
        Label::Share => "Share, embed, save",
        Label::NotKnown => "not modelled",
        Label::DeviceMark => "device",
        Label::Range => "Range",
        Label::NoScript => {
            "Scripts are off, so the controls do not work and links to other comparisons show this one. It is complete and \
             correct without scripts."
        }
        Label::BootMissing => "A part of this page could not be loaded, so the controls do not work.",
        Label::BootBroken => "A part of this page is damaged, so the controls do not work.",
        Label::NoWasm => "This browser does not run WebAssembly, so the controls do not work.",
        Label::BootSlow => "The interactive part is still loading, so the controls do not work yet.",
        Label::BootLanding => "The comparison shown is complete and correct without it.",
        Label::BootLink => "What is shown is the standard comparison, not the one in this link.",
        Label::Crashed => {
            "Something went wrong, and the controls no longer work. Reloading brings back the comparison in the \
             address bar."
        }
        Label::Retry => "Try again",
        Label::StartOver => "Start over",
        Label::FigureHelp => "Arrow keys move along the figure, Enter explains a number.",
        Label::FitHelp => "Arrow keys move from link to link, Enter gives the port that link.",
        Label::AllDrives => "As many as fit",
        Label::AnyDevice => "By shape",
        Label::Cnvi => "Radio of the chipset (CNVi)",
        Label::Drives => "Drives on it",
        Label::FindDevice => "Find a device",
        Label::FindDeviceExample => "980 pro, 10 GbE, x4 card",
        Label::Host => "Host",
        Label::LongestModule => "Longest module",
        Label::ModuleLength => "Length",
        Label::NoCnvi => "None",
        Label::NoPcie => "No PCIe",
        Label::NoSata => "No SATA",
        Label::NoSuchDevice => {
            "No device has all these words. Fewer words find more; a device can also be described by its shape: clear the \
             field and look at the end of the list."
        }
        Label::PlugIn => "Plug something in",
        Label::SataWiring => "SATA",
        Label::SharedPort => "Another port may take its lanes",
        Label::Split => "Slot split (bifurcation)",
        Label::ThinSocket => "Room for low modules alone",
        Label::UsbWired => "USB wired",
        Label::DeviceWatts => "Taken from the slot",
        Label::Watts => "Slot power",
        Label::WattsByForm => "As its form has",
        Label::WouldHelp => "What would help",
        Label::Need => "To be carried each second",
        Label::NeedByDevice => "What the device is rated at",
    }
}
