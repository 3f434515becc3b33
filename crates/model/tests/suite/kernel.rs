//! The rate of one lane as the Linux kernel reports it: whole megabits per second, rounded down.

use lanefit_model::Generation;

#[test]
fn one_lane_is_what_the_kernel_says() {
    let megabits = Generation::ALL.map(|generation| {
        let code = generation.line_code().efficiency();
        let mega_transfers = (generation.transfer_rate().gt_s() * 1000.0).round() as u32;
        mega_transfers * code.numerator / code.denominator
    });
    // The kernel's table ends at 64 GT/s; 128 GT/s is taken to follow the same rule.
    assert_eq!(megabits, [2_000, 4_000, 7_876, 15_753, 31_507, 64_000, 128_000]);
}
