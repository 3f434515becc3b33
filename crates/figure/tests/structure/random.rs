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
        "m2m:4.0x4-2280",
        "m2m:none",
        "x1o:3.0x1",
        "x16:4.0x16-x8x8",
        "u2:sas12",
        "u3:4.0x4-sas6",
        "sas:12",
        "usb:10",
        "tb4:3.0x4",
        "m2e:cnvi2",
    ]);
    let port = prop_oneof![link.clone(), other.prop_map(str::to_owned)];
    let sata = prop::sample::select(vec!["sata:150", "sata:600", "satae:2.0x2", "satae:600"]);
    let described = prop::sample::select(vec!["m2m:4.0x4-22110", "x16:4.0x16-20w", "sas:12", "usb:20", "m2e:cnvi3"]);
    let listed = prop::sample::select(vec![
        "samsung-980-pro-1tb",
        "geforce-rtx-4060",
        "quad-m2-card,3",
        "asm1166,6",
        "exos-x18-18tb",
    ]);
    let device = prop_oneof![
        Just(String::new()),
        link,
        sata.prop_map(str::to_owned),
        described.prop_map(str::to_owned),
        listed.prop_map(str::to_owned),
    ];
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
