//! SATA, from the wire to what is typical.

use lanefit_model::facts::calibration::SATA_TRAFFIC;
use lanefit_model::{FrameGap, Ladder, Rung, SataGeneration, Throughput, Traffic, command_dwords};

use super::{exact, half, turns};
use crate::Explanation;
use crate::english::phrase::digits;
use crate::number::trimmed;

pub fn steps(generation: SataGeneration, ports: u8, ladder: &Ladder, traffic: &Traffic) -> Vec<Explanation> {
    let mut times = if ports > 1 { fill!(" × # ports", digits(ports.into())) } else { String::new() };
    times.push_str(half(traffic));
    let rate = trimmed(generation.transfer_rate().gt_s(), 1, '.');
    let mut steps = vec![
        Explanation {
            rung: Rung::LineRate,
            meaning: fill!("Every bit on the wire#", turns(traffic)),
            formula: fill!("#\u{a0}Gb/s# ÷ 8 bits per byte = #", rate, times, exact(ladder.line_rate)),
            remark: String::new(),
        },
        Explanation {
            rung: Rung::AfterLineCode,
            meaning: fill!(
                "# Eight of ten bits carry data (8b/10b).",
                if ports > 1 { "The figure on data sheets." } else { "The figure in the name." }
            ),
            formula: fill!("# × 8/10 = #", exact(ladder.line_rate), exact(ladder.after_line_code)),
            remark: String::new(),
        },
    ];
    let data = digits(traffic.block.bytes() / 4);
    let formula = |gap: FrameGap, result: Throughput| {
        fill!(
            "# × 254/256 × # ÷ # = #",
            exact(ladder.after_line_code),
            &data,
            digits(command_dwords(traffic.block, gap)),
            exact(result)
        )
    };
    if let (Some(ceiling), Some(band)) = (ladder.link_ceiling, ladder.typical) {
        steps.push(Explanation {
            rung: Rung::LinkCeiling,
            meaning: fill!(
                "Frames without a pause between them: a command of # double words takes that many on the \
                           wire, frame and command overhead included.",
                &data
            ),
            formula: formula(FrameGap::NONE, ceiling),
            remark: "Two ALIGN words in every 256 keep the link in step.".to_owned(),
        });
        steps.push(Explanation {
            rung: Rung::Typical,
            meaning: "The same with handshakes and turn-around of 120 double words at every frame, which fits what drives reach."
                .to_owned(),
            formula: formula(FrameGap::TYPICAL, band.value),
            remark: fill!(
"Range # to #, scaled from the least and the most of # published results.",
exact(band.low),
exact(band.high),
digits(SATA_TRAFFIC.points)
),
        });
    }
    steps
}
