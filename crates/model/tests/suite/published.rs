//! Numbers as specifications, kernels and data sheets print them.

use lanefit_model::{
    Generation, LegacyBus, LinkCapability, LinkWidth, PacketSize, SataGeneration, Throughput, latency_limit_symbols,
};

use crate::support::assert_close;

fn link(generation: Generation, width: LinkWidth) -> LinkCapability {
    LinkCapability::new(generation, width)
}

/// One direction, MB/s, in the digits they are printed with.
#[test]
fn one_lane_carries_what_data_sheets_say() {
    for (generation, printed) in [
        (Generation::Gen1, 250.0),
        (Generation::Gen2, 500.0),
        (Generation::Gen3, 985.0),
        (Generation::Gen4, 1969.0),
        (Generation::Gen5, 3938.0),
        (Generation::Gen6, 8000.0),
        (Generation::Gen7, 16_000.0),
    ] {
        let lane = link(generation, LinkWidth::X1).after_line_code();
        assert_close(lane.mb_s(), printed, 0.5, generation.name());
    }
}

/// One direction, GB/s.
#[test]
fn sixteen_lanes_carry_what_data_sheets_say() {
    for (generation, printed, half_a_digit) in [
        (Generation::Gen1, 4.0, 0.0),
        (Generation::Gen2, 8.0, 0.0),
        (Generation::Gen3, 15.75, 0.005),
        (Generation::Gen4, 31.5, 0.05),
        (Generation::Gen5, 63.0, 0.05),
        (Generation::Gen6, 128.0, 0.0),
        (Generation::Gen7, 256.0, 0.0),
    ] {
        let rate = link(generation, LinkWidth::X16).after_line_code();
        assert_close(rate.mb_s() / 1000.0, printed, half_a_digit, generation.name());
    }
}

#[test]
fn flits_leave_118_of_128_gigabytes_to_packets() {
    let capacity = link(Generation::Gen6, LinkWidth::X16).packet_capacity();
    assert_close(capacity.mb_s() / 1000.0, 118.0, 0.5, "6.0 x16");
}

#[test]
fn sata_carries_what_its_names_say() {
    for (generation, gigabits, printed) in
        [(SataGeneration::Gen1, 1.5, 150.0), (SataGeneration::Gen2, 3.0, 300.0), (SataGeneration::Gen3, 6.0, 600.0)]
    {
        assert_close(generation.transfer_rate().gt_s(), gigabits, 0.0, generation.rate_name());
        assert_close(generation.after_line_code().mb_s(), printed, 1e-9, generation.rate_name());
        assert_eq!(generation.rate_name(), printed.to_string());
    }
}

#[test]
fn parallel_buses_carry_what_their_names_say() {
    for bus in LegacyBus::PCI.into_iter().chain(LegacyBus::PCI_X) {
        let printed: f64 = bus.rate_name().parse().unwrap();
        // 266.7 is called 266, and 1066.7 is called 1067.
        assert_close(bus.burst_rate().mb_s(), printed, 0.7, bus.rate_name());
    }
}

/// Symbol times of one lane. The first seven are the specification's own table for 2.5, 5 and
/// 8 GT/s; the rest continue it for larger payloads.
#[test]
fn latency_limits_are_those_of_the_specification() {
    use Generation::{Gen1, Gen2, Gen3};
    use LinkWidth::{X1, X4, X8, X12, X16, X32};
    use PacketSize::{B128, B256, B512, B1024, B2048, B4096};
    for (generation, width, mps, printed) in [
        (Gen1, X1, B128, 237),
        (Gen1, X8, B256, 107),
        (Gen1, X16, B512, 86),
        (Gen2, X4, B256, 169),
        (Gen3, X1, B512, 655),
        (Gen3, X8, B256, 203),
        (Gen3, X16, B128, 144),
        (Gen1, X12, B1024, 194),
        (Gen1, X16, B1024, 150),
        (Gen1, X32, B2048, 148),
        (Gen2, X32, B4096, 327),
    ] {
        let limit = latency_limit_symbols(link(generation, width), mps);
        assert_eq!(limit, printed, "{} {}, {mps:?}", generation.name(), width.name());
    }
}

/// The pairs that buyers ask about, to within 2 %.
#[test]
fn twice_the_rate_on_half_the_lanes_is_the_same() {
    use Generation::{Gen1, Gen2, Gen3, Gen4, Gen5};
    use LinkWidth::{X1, X2, X4, X16};
    for (one, other) in [
        (link(Gen1, X4), link(Gen2, X2)),
        (link(Gen2, X2), link(Gen3, X1)),
        (link(Gen1, X16), link(Gen3, X4)),
        (link(Gen4, X2), link(Gen5, X1)),
    ] {
        assert!(one.is_equal_in_rate(other), "{one:?} and {other:?}");
        assert!(other.is_equal_in_rate(one), "{other:?} and {one:?}");
    }
    assert!(!link(Gen2, X4).is_equal_in_rate(link(Gen3, X4)));
}

#[test]
fn a_copy_takes_its_bytes_over_its_rate() {
    let seconds = Throughput::from_mb_s(600.0).seconds_for(lanefit_model::Bytes::new(60_000_000_000));
    assert_close(seconds, 100.0, 1e-12, "60 GB at 600 MB/s");
}
