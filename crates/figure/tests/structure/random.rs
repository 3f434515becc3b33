//! Queries of random comparisons.

use proptest::prelude::*;

fn scenario() -> impl Strategy<Value = String> {
    let generation = prop::sample::select(vec!["1.0", "2.0", "3.0", "4.0", "5.0", "6.0", "7.0"]);
    let width = prop::sample::select(vec!["x1", "x2", "x4", "x8", "x12", "x16", "x32"]);
    let link = (generation, width).prop_map(|(generation, width)| format!("pcie:{generation}{width}"));
    let other = prop::sample::select(vec![
        "sata:150",
        "sata:300",
        "sata:600",
        "satae:2.0x2",
        "satae:3.0x2",
        "satae:600",
        "pci:133",
        "pci:533",
        "pcix:1067",
    ]);
    let port = prop_oneof![link.clone(), other.prop_map(str::to_owned)];
    let sata = prop::sample::select(vec!["sata:150", "sata:600", "satae:2.0x2", "satae:600"]);
    let device = prop_oneof![Just(String::new()), link, sata.prop_map(str::to_owned)];
    let attachment = prop::sample::select(vec!["", "cpu", "chipset"]);
    (port, attachment, device).prop_map(|(port, attachment, device)| {
        format!("s={port},{attachment},{device}").trim_end_matches(',').to_owned()
    })
}

prop_compose! {
    pub fn any_query()(
        scenarios in prop::collection::vec(scenario(), 1..=8),
        base in any::<prop::sample::Index>(),
        lens in prop::sample::select(vec!["throughput", "time", "efficiency"]),
        scale in prop::sample::select(vec!["linear", "log"]),
        unit in prop::sample::select(vec!["GB", "MB", "Gb", "GiB"]),
        dir in prop::sample::select(vec!["to-host", "to-device", "both"]),
        digits in 1..1000_u32,
        decade in 6..13_usize,
    ) -> String {
        let base = base.index(scenarios.len()) + 1;
        let size = format!("{digits}{}", "0".repeat(decade));
        let scenarios = scenarios.join("&");
        format!("{scenarios}&base={base}&lens={lens}&scale={scale}&unit={unit}&dir={dir}&size={size}B")
    }
}
