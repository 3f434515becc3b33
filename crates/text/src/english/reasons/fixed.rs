//! Reasons without numbers.

use lanefit_model::{Form, Host, Reason};

/// The sentence of a reason that has no numbers.
pub const fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Enough => "The link is less than the device could use, and still carries all that it moves.",
        Reason::SlowerPort => {
            "The port is slower than the device could be, and both run at the port's rate. A port of the device's rate \
             lifts this."
        }
        Reason::OtherContacts => {
            "It goes in, but is not detected: a U.2 drive has PCIe on other contacts than a U.3 bay. A bay wired for U.2 \
             shows it; a U.3 drive works in both."
        }
        Reason::DeadPort => {
            "Nothing is wired to this port. The board's manual tells which ports are wired, and with which processors; \
             another port helps."
        }
        Reason::MayBeDead => {
            "The board shares these lanes: while another port is in use, this one may be off or have fewer. The table \
             in the board's manual tells which; leave the other port empty."
        }
        Reason::OneOfTwoChips => {
            "The module is two chips with one lane each, and one lane is wired: one chip appears. A socket with both \
             lanes, or an adapter with a switch, shows the other."
        }
        Reason::SlowerUsb => {
            "The port runs USB at 10\u{a0}Gb/s. The 20\u{a0}Gb/s of the device (Gen 2x2) are an option that Macs and \
             most Thunderbolt and USB4 ports leave out; a port that names 20\u{a0}Gb/s has it."
        }
        Reason::BootsAfterUpdate => {
            "The computer starts from this drive after a firmware update of the board's maker, with compatibility mode \
             (CSM) off."
        }
        Reason::BootsByCard => {
            "The computer starts from drives on this card only if the card brings firmware for it. Its maker tells."
        }
        Reason::EarlyBoard => {
            "A few early boards with PCIe 1.0 do not start with newer cards. A firmware update helps."
        }
        Reason::NeedsLowModule => {
            "The socket has room for modules with parts on one side only. A single-sided module goes in."
        }
        Reason::SideBand => {
            "Some consumer boards do not start with this card, because of its management bus. Tape over contacts B5 and \
             B6 helps."
        }
        Reason::BoardHeader => {
            "The card asks for a cable to a header of the board, and for firmware that knows it: card and board of one \
             maker match."
        }
        Reason::NoExternalGraphics => {
            "Apple supports no external graphics card on its own processors. A PC with Thunderbolt, USB4 or OCuLink \
             takes it."
        }
        Reason::MayFallBackToUsb => {
            "Some USB4 enclosures speak Thunderbolt 3, others fall back to USB at 10\u{a0}Gb/s, about 1.00\u{a0}GB/s. \
             One that names Thunderbolt 3 is safe."
        }
        _ => "The device gets all the link it can use.",
    }
}

/// Why such a port may be dead although it is there; empty where no case is known.
pub const fn dead_for_a_processor(port: Form) -> &'static str {
    match port {
        Form::M2M => {
            " Often the processor decides: a 10th-generation Core has no lanes for the first M.2 socket of Z590 and B560 \
             boards, which needs an 11th-generation one."
        }
        _ => "",
    }
}

pub const fn cannot_boot(host: Host) -> &'static str {
    match host {
        Host::LegacyBios => {
            "A BIOS from before UEFI has no NVMe driver: the drive holds data, but the computer does not start from it. \
             A boot loader on a SATA or USB drive helps."
        }
        _ => {
            "This firmware has no NVMe driver: the drive holds data, but the computer does not start from it. A modified \
             firmware with the driver, or a boot loader on another drive, helps."
        }
    }
}
