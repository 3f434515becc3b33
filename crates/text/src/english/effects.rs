//! What has been measured, as sentences.

use lanefit_model::facts::effects::{EffectRow, Found, Subject};
use lanefit_model::{Throughput, ThroughputUnit};

use super::English;
use super::devices::megabytes;
use super::phrase::digits;
use crate::{Quantity, Words};

pub fn effect(row: &EffectRow, unit: ThroughputUnit) -> String {
    // Networks are counted in bits.
    let unit = if matches!(row.of, Subject::Network(_)) { ThroughputUnit::GigabitsPerSecond } else { unit };
    let show = |rate: Throughput| English.throughput(rate, unit);
    let range = |low: u16, high: u16| -> Quantity {
        if low == high { show(megabytes(low)) } else { English.throughput_range(megabytes(low), megabytes(high), unit) }
    };
    let found = match row.found {
        Found::FramesLost { low, high, worst } => {
            let most = if worst > 0 { fill!(", #\u{a0}% in one game", digits(worst.into())) } else { String::new() };
            fill!("games lose # of their frames on such a link#", per_cent(low, high), most)
        }
        Found::RateLost { low, high } => {
            fill!("behind a chipset such drives lose #, most of it in small blocks", per_cent(low, high))
        }
        Found::Moved { low, high } => fill!("about # on such a link", range(low, high).text()),
        Found::ReadAndWritten { read, written } => {
            fill!("# read and # written", show(megabytes(read)).text(), show(megabytes(written)).text())
        }
        Found::MovedOnPi5(rate) => fill!("# on a Raspberry Pi 5", show(megabytes(rate)).text()),
        Found::ModelTraffic { low, high } => fill!(
            "a language model over two cards peaks at # on such a link, 40 to 50\u{a0}% of it",
            range(low, high).text()
        ),
        Found::OneLaneOfFour(rate) => fill!(
            "# from a slot for four lanes: that fits one lane. Read the width under load; too few lanes mean the \
             wrong \
             slot or shared lanes, too low a rate means the signal, a riser or the firmware",
            show(megabytes(rate)).text()
        ),
        Found::Am5Lanes => String::from(
            "the 28 lanes of an AM5 processor are 16 for the graphics slot, 4 for an M.2 socket, 4 to the chipset, and \
             4 more, which USB4 takes on X870E boards",
        ),
        Found::SataPortsTaken => String::from(
            "an M.2 socket may switch SATA ports of the board off, and which ones is told by its manual alone. On \
             the MSI B550 Unify-X, for example, NVMe in socket M2_3 takes SATA 5 and 6, a SATA module takes SATA 5",
        ),
    };
    let begin = match row.found {
        Found::SataPortsTaken | Found::Am5Lanes => "Board-specific: ",
        _ => "Measured: ",
    };
    fill!("## (#).", begin, found, row.source)
}

fn per_cent(low: u8, high: u8) -> String {
    let most = fill!("#\u{a0}%", digits(high.into()));
    if low == high { most } else { fill!("# to #", digits(low.into()), most) }
}
