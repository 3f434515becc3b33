//! PCIe, from the wire to what is typical.

use lanefit_model::facts::calibration::{DRIVES, GPU_COPIES};
use lanefit_model::{
    Band, Direction, Ladder, LineCode, LinkCapability, PacketBudget, PacketSettings, Rung, ScenarioReport, Throughput,
    Traffic, share_of,
};

use super::exact;
use crate::Explanation;
use crate::english::interfaces;
use crate::english::phrase::digits;
use crate::number::{fixed, trimmed};

pub fn steps(link: LinkCapability, report: &ScenarioReport, ladder: &Ladder, traffic: &Traffic) -> Vec<Explanation> {
    let generation = link.generation;
    let lanes = interfaces::lanes(link.width.lanes());
    let (code, spent) = match generation.line_code() {
        LineCode::EightTen => ("8/10", "Eight of ten bits carry data (8b/10b)."),
        LineCode::Block130 => ("128/130", "128 of 130 bits carry data (128b/130b)."),
        LineCode::OneOne => ("1/1", "Every bit counts; error correction is paid for further down."),
    };
    let mut steps = vec![
        Explanation {
            rung: Rung::LineRate,
            meaning: "Every bit on the wire, in one direction.".to_owned(),
            formula: fill!(
                "# × # ÷ 8 bits per byte = #",
                interfaces::gigatransfers(generation.transfer_rate().gt_s()),
                lanes,
                exact(ladder.line_rate)
            ),
            remark: String::new(),
        },
        Explanation {
            rung: Rung::AfterLineCode,
            meaning: fill!("The figure on data sheets. #", spent),
            formula: fill!("# × # = #", exact(ladder.line_rate), code, exact(ladder.after_line_code)),
            remark: String::new(),
        },
    ];
    if let Some(ceiling) = ladder.link_ceiling {
        steps.push(ceiling_step(link, report.settings, [ladder.after_line_code, ceiling], traffic));
    }
    if let (Some(ceiling), Some(band)) = (ladder.link_ceiling, ladder.typical) {
        steps.push(typical_step(link, report, ceiling, band, traffic));
    }
    steps
}

fn ceiling_step(
    link: LinkCapability,
    settings: PacketSettings,
    [coded, ceiling]: [Throughput; 2],
    traffic: &Traffic,
) -> Explanation {
    let budget = PacketBudget::new(link, settings, traffic.direction);
    let mps = digits(settings.mps.bytes());
    let mrrs = digits(settings.mrrs.bytes());
    let skip = link.generation.skip_share();
    let mut formula = fill!("# × (1 − #/#)", exact(coded), digits(skip.numerator), digits(skip.denominator));
    if link.generation.is_flit() {
        formula.push_str(" × 236/256");
    }
    let header = digits(budget.write_header);
    let completion = digits(budget.completion_header);
    let completions = digits(budget.completions);
    let acknowledgements = trimmed(budget.to_device.dllps, 3, '.');
    let (packets, meaning) = match traffic.direction {
        Direction::ToHost => (
            fill!(" × # ÷ (# + #)", &mps, &mps, &header),
            fill!("Packets of # B carry # B of header and framing each.", mps, header),
        ),
        Direction::ToDevice => (
            fill!(" × # ÷ (# + # × # + #)", &mrrs, &mrrs, &completions, &completion, &acknowledgements),
            fill!(
                "Each request of # B is answered in ## with # B of header and framing; acknowledgements and credits \
                 for the requests take # B more.",
                mrrs,
                completions,
                if budget.completions == 1 { " packet" } else { " packets" },
                completion,
                acknowledgements
            ),
        ),
        Direction::Both => (
            fill!(" × 0.5 ÷ #", fixed(budget.busiest(), 6, '.')),
            fill!(
                "Half of the data goes each way. The fuller direction spends # B on the wire, headers of # and # B, \
                 requests and acknowledgements included, for each half byte of data.",
                fixed(budget.busiest(), 6, '.'),
                header,
                completion
            ),
        ),
    };
    formula.push_str(&packets);
    formula.push_str(" = ");
    formula.push_str(&exact(ceiling));
    Explanation {
        rung: Rung::LinkCeiling,
        meaning,
        formula,
        remark: fill!(
            "Skip sets, which keep the clocks of both ends together, take # of ##",
            digits(skip.numerator),
            digits(skip.denominator),
            if link.generation.is_flit() {
                "; of a 256 B flit, 236 B hold packets."
            } else if skip.denominator == 375 {
                " blocks."
            } else {
                " symbols."
            }
        ),
    }
}

fn typical_step(
    link: LinkCapability,
    report: &ScenarioReport,
    ceiling: Throughput,
    band: Band,
    traffic: &Traffic,
) -> Explanation {
    let class = report.scenario.device.and_then(|device| device.profile().class);
    let share = share_of(class);
    let points = digits(share.points);
    let what = if share == DRIVES {
        " published measurements of drives"
    } else if share == GPU_COPIES {
        " published measurements of graphics cards"
    } else {
        " published measurements"
    };
    let meaning = if link.generation.is_flit() {
        fill!("An estimate: what ## of older generations reach of their ceiling, in the median.", points, what)
    } else {
        fill!("What measured systems reach of the ceiling: the median of ##.", points, what)
    };
    let mut remark = fill!(
        "Range # to #, from the 5th to the 95th percentile of those measurements",
        exact(band.low),
        exact(band.high)
    );
    if traffic.mps.is_none() && !link.generation.is_flit() {
        remark.push_str(
            "; payloads of 128 and 512 B, which some hosts use, widen it as far as the ceiling at 256 B allows",
        );
    }
    remark.push('.');
    Explanation {
        rung: Rung::Typical,
        meaning,
        formula: fill!("# × # = #", exact(ceiling), trimmed(share.value, 3, '.'), exact(band.value)),
        remark,
    }
}
