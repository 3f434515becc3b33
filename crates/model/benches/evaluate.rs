//! What one change on the page costs in the model: the budget for eight scenarios is 20 us.

use divan::{Bencher, black_box};
use lanefit_model::facts::uplinks::Uplink;
use lanefit_model::fit::fit;
use lanefit_model::path::{Load, Measured, Misplaced, PerDirection, Segment, Topology};
use lanefit_model::{
    Carrier, Comparison, Generation, LinkCapability, LinkWidth, ReportSummary, Rung, Throughput, Traffic, evaluate,
    query, remedies,
};

const EIGHT: &str = "v=1&s=sata:600&s=satae:2.0x2&s=satae:600,chipset,sata:600&s=pcie:3.0x4,cpu,pcie:4.0x4\
                     &s=pcie:4.0x4&s=pcie:5.0x16,cpu,pcie:4.0x8&s=pcie:6.0x16&s=pcix:1067";

/// Devices of the catalogue: two M.2 drives, a graphics card, a passive card, a controller with drives,
/// a drive in an enclosure, a SATA drive behind a controller, and one that is refused.
const EIGHT_DEVICES: &str = "v=1&s=m2m:4.0x4-sata600,cpu,samsung-990-pro-2tb&s=m2m:3.0x4,chipset,samsung-990-evo-1tb\
                             &s=x16:3.0x16,cpu,geforce-rtx-4060&s=x16:4.0x16-x8x8,cpu,quad-m2-card\
                             &s=x4:3.0x4,chipset,asm1166,6&s=tb4:3.0x4,,samsung-980-pro-1tb\
                             &s=sata:600,asm1061,samsung-870-evo-1tb&s=m2m:sata600,,samsung-xp941-512gb";

/// A board with everything in it at once: shared uplink, chained chips, lanes that are taken, and a rule.
const EIGHT_TOGETHER: &str = "v=1&mode=together&platform=x670e-board&s=,x16-1,geforce-rtx-4090\
                              &s=,m2-1,samsung-990-pro-2tb&s=,m2-2,samsung-980-pro-1tb\
                              &s=,m2-3,samsung-980-pro-1tb&s=,m2-4,samsung-980-pro-1tb\
                              &s=,sata-1,samsung-870-evo-1tb&s=,sata-2,samsung-870-evo-1tb\
                              &s=x4:3.0x4,chipset.own,asm1166,6&rule=m2-4-pcie:x2:own";

fn main() {
    divan::main();
}

fn comparison(text: &str) -> Comparison {
    let reading = query::read(text);
    assert!(reading.warnings.is_empty());
    assert_eq!(reading.comparison.scenarios().len(), 8);
    reading.comparison
}

fn eight() -> Comparison {
    comparison(EIGHT)
}

#[divan::bench]
fn evaluate_eight_scenarios(bencher: Bencher) {
    let comparison = eight();
    bencher.bench_local(|| evaluate(black_box(&comparison)));
}

#[divan::bench]
fn evaluate_eight_scenarios_with_devices(bencher: Bencher) {
    let comparison = comparison(EIGHT_DEVICES);
    bencher.bench_local(|| evaluate(black_box(&comparison)));
}

#[divan::bench]
fn evaluate_eight_scenarios_together(bencher: Bencher) {
    let comparison = comparison(EIGHT_TOGETHER);
    bencher.bench_local(|| evaluate(black_box(&comparison)));
}

/// What the page does besides for the scenarios whose device is held back.
#[divan::bench]
fn find_remedies_of_eight_scenarios_with_devices(bencher: Bencher) {
    let comparison = comparison(EIGHT_DEVICES);
    let report = evaluate(&comparison);
    bencher.bench_local(|| {
        report.scenarios.iter().map(|scenario| remedies(black_box(scenario), &comparison.traffic).len()).sum::<usize>()
    });
}

/// The matrix of one scenario: twenty-five evaluations.
#[divan::bench]
fn fit_one_device_to_every_link(bencher: Bencher) {
    let comparison = comparison(EIGHT_DEVICES);
    bencher.bench_local(|| fit(black_box(&comparison.scenarios()[0]), &comparison.traffic, None));
}

#[divan::bench]
fn evaluate_and_summarise_eight_scenarios(bencher: Bencher) {
    let comparison = eight();
    bencher.bench_local(|| ReportSummary::from(&evaluate(black_box(&comparison))));
}

#[divan::bench]
fn read_a_query_of_eight_scenarios(bencher: Bencher) {
    bencher.bench_local(|| query::read(black_box(EIGHT)));
}

#[divan::bench]
fn write_a_query_of_eight_scenarios(bencher: Bencher) {
    let comparison = eight();
    bencher.bench_local(|| query::write(black_box(&comparison)));
}

/// Eight drives behind two chained chips, a switch on a card and a controller: what is added to the
/// evaluation when all of a comparison's devices are busy together, both directions.
#[divan::bench]
fn share_the_paths_of_eight_scenarios(bencher: Bencher) {
    let link = |generation, width| LinkCapability::new(generation, width);
    let x4 = link(Generation::Gen4, LinkWidth::X4);
    let rate = Throughput::from_mb_s(7000.0);
    let demand = PerDirection { to_host: rate, to_device: rate };
    let traffic = Traffic::default();
    bencher.bench_local(|| {
        let mut topology = Topology::default();
        let uplink = topology.hang(Segment::Uplink(black_box(Uplink::Amd4.link())), None)?;
        let second = topology.hang(Segment::ChipsetLink(x4), Some(uplink))?;
        let card = topology.hang(Segment::Slot(Carrier::Pcie(link(Generation::Gen3, LinkWidth::X8))), None)?;
        let most = Measured { to_host: Some(400), to_device: Some(400) };
        let controller = topology.hang(Segment::Controller(most), Some(second))?;
        let mut loads = Vec::new();
        for above in [uplink, second, second, card, card, card, controller, controller] {
            let at = topology.hang(Segment::DeviceLink(Carrier::Pcie(x4)), Some(above))?;
            loads.push(Load { at, demand });
        }
        Ok::<_, Misplaced>(topology.shares(&loads, &traffic, Rung::LinkCeiling))
    });
}
