//! What goes into what: every card edge in every slot, every module in every socket.

use lanefit_model::{
    Carrier, Connection, Device, Form, Generation, Interface, LinkWidth, SataGeneration, Scenario, Verdict, connect,
};

const CARDS: [Form; 4] = [Form::X1, Form::X4, Form::X8, Form::X16];
const SLOTS: [Form; 7] = [Form::X1, Form::X1Open, Form::X4, Form::X4Open, Form::X8, Form::X8Open, Form::X16];

/// Lanes that run at most, card by card, slot by slot. Negative: if nothing is behind the open end.
const CARD_FITS: [[i32; 7]; 4] = [
    //   x1  x1o  x4 x4o  x8 x8o x16
    /* x1 */ [1, 1, 1, 1, 1, 1, 1],
    /* x4 */ [0, -1, 4, 4, 4, 4, 4],
    /* x8 */ [0, -1, 0, -4, 8, 8, 8],
    /* x16 */ [0, -1, 0, -4, 0, -8, 16],
];

const MODULES: [Form; 6] = [Form::M2M, Form::M2Bm, Form::M2B, Form::M2Ae, Form::M2E, Form::M2A];
const SOCKETS: [Form; 4] = [Form::M2M, Form::M2B, Form::M2E, Form::M2A];

/// Lanes at most, and whether SATA is possible.
const MODULE_FITS: [[Option<(u32, bool)>; 4]; 6] = [
    //           key M            key B            key E             key A
    /* M */
    [Some((4, true)), None, None, None],
    /* B+M */ [Some((2, true)), Some((2, true)), None, None],
    /* B */ [None, Some((2, true)), None, None],
    /* A+E */ [None, None, Some((1, false)), Some((1, false))],
    /* E */ [None, None, Some((2, false)), None],
    /* A */ [None, None, None, Some((2, false))],
];

/// A form with all the lanes that its contacts carry.
fn fully_wired(form: Form) -> Interface {
    Interface::pcie(form, Generation::Gen3, form.widest().unwrap())
}

fn plug(port: Interface, device: Interface) -> Connection {
    connect(&Scenario { device: Some(Device::Generic(device)), ..Scenario::bare(port) })
}

fn lanes(connection: &Connection) -> u32 {
    match connection.carrier {
        Some(Carrier::Pcie(link)) => link.width.lanes(),
        _ => 0,
    }
}

#[test]
fn cards_go_into_slots_that_are_as_long_or_open() {
    for (card, row) in CARDS.into_iter().zip(CARD_FITS) {
        for (slot, expected) in SLOTS.into_iter().zip(row) {
            let connection = plug(fully_wired(slot), fully_wired(card));
            let what = format!("{} in {}: {connection:?}", card.id(), slot.id());
            assert_eq!(connection.is_fitting, expected != 0, "{what}");
            assert_eq!(lanes(&connection), expected.unsigned_abs(), "{what}");
            if expected < 0 {
                assert!(connection.is_conditional(), "{what}");
            }
        }
    }
}

#[test]
fn modules_go_into_sockets_whose_key_they_have_a_notch_for() {
    for (module, row) in MODULES.into_iter().zip(MODULE_FITS) {
        for (socket, expected) in SOCKETS.into_iter().zip(row) {
            let connection = plug(fully_wired(socket), fully_wired(module));
            let what = format!("{} in {}: {connection:?}", module.id(), socket.id());
            assert_eq!(connection.is_fitting, expected.is_some(), "{what}");
            assert_eq!(lanes(&connection), expected.map_or(0, |(lanes, _)| lanes), "{what}");
            let can_sata = module.can_sata() && socket.can_sata() && connection.is_fitting;
            assert_eq!(can_sata, expected.is_some_and(|(_, has_sata)| has_sata), "{what}");
            if can_sata {
                let both = [socket, module].map(|form| Interface::sata(form, SataGeneration::Gen3));
                assert_eq!(plug(both[0], both[1]).verdict, Verdict::Works, "{what}");
            }
        }
    }
}

/// No wiring makes more of a connector than its contacts carry.
#[test]
fn no_wiring_has_more_lanes_than_the_contacts() {
    for form in Form::ALL {
        for width in LinkWidth::ALL {
            for generation in Generation::ALL {
                let interface = Interface::pcie(form, generation, width);
                let is_too_wide = width.lanes() > form.lanes();
                assert!(!(interface.is_sayable() && is_too_wide), "{}", interface.to_query());
            }
        }
        let has_lanes = form.widest().is_some();
        assert_eq!(has_lanes, form.lanes() > 0, "{}", form.id());
    }
}
