//! What one change on the page costs in the model: the budget for eight scenarios is 20 us.

use divan::{Bencher, black_box};
use lanefit_model::fit::fit;
use lanefit_model::{Comparison, ReportSummary, evaluate, query, remedies};

const EIGHT: &str = "v=1&s=sata:600&s=satae:2.0x2&s=satae:600,chipset,sata:600&s=pcie:3.0x4,cpu,pcie:4.0x4\
                     &s=pcie:4.0x4&s=pcie:5.0x16,cpu,pcie:4.0x8&s=pcie:6.0x16&s=pcix:1067";

/// Devices of the catalogue: two M.2 drives, a graphics card, a passive card, a controller with drives,
/// a drive in an enclosure, a SATA drive behind a controller, and one that is refused.
const EIGHT_DEVICES: &str = "v=1&s=m2m:4.0x4-sata600,cpu,samsung-990-pro-2tb&s=m2m:3.0x4,chipset,samsung-990-evo-1tb\
                             &s=x16:3.0x16,cpu,geforce-rtx-4060&s=x16:4.0x16-x8x8,cpu,quad-m2-card\
                             &s=x4:3.0x4,chipset,asm1166,6&s=tb4:3.0x4,,samsung-980-pro-1tb\
                             &s=sata:600,asm1061,samsung-870-evo-1tb&s=m2m:sata600,,samsung-xp941-512gb";

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
