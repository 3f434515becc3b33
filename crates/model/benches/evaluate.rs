//! What one change on the page costs in the model: the budget for eight scenarios is 20 us.

use divan::{Bencher, black_box};
use lanefit_model::{Comparison, ReportSummary, evaluate, query};

const EIGHT: &str = "v=1&s=sata:600&s=satae:2.0x2&s=satae:600,chipset,sata:600&s=pcie:3.0x4,cpu,pcie:4.0x4\
                     &s=pcie:4.0x4&s=pcie:5.0x16,cpu,pcie:4.0x8&s=pcie:6.0x16&s=pcix:1067";

fn main() {
    divan::main();
}

fn eight() -> Comparison {
    query::read(EIGHT).comparison
}

#[divan::bench]
fn evaluate_eight_scenarios(bencher: Bencher) {
    let comparison = eight();
    bencher.bench_local(|| evaluate(black_box(&comparison)));
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
