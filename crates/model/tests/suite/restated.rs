//! The formulas of `docs/model.md` written out a second time, on plain numbers, with each assumption
//! of pcie-model as a switch.

use lanefit_model::Direction;

/// What the other model assumes and this one does not.
#[derive(Clone, Copy, Default)]
pub struct Assumptions {
    /// A: the latency limit counts bytes of the link; here it counts symbol times of each lane.
    pub limit_in_bytes: bool,
    /// B: acknowledgements, credits and skip sets (at the 8b/10b interval) come off the data
    /// direction at the latency limit, even when nothing travels the other way.
    pub charged_always: bool,
    /// C: flits leave 242 of 256 bytes to packets, which keep their framing, and carry
    /// acknowledgements besides as PCIe 5.0 does.
    pub early_flit_figures: bool,
}

impl Assumptions {
    pub const THEIRS: Self = Self { limit_in_bytes: true, charged_always: true, early_flit_figures: true };
}

/// One kind of traffic over one link, in plain numbers.
#[derive(Clone, Copy)]
pub struct Case {
    pub generation: usize,
    pub lanes: u32,
    pub mps: u32,
    pub mrrs: u32,
    /// Bytes at which completions are cut.
    pub piece: u32,
    pub direction: Direction,
}

impl Case {
    pub fn is_flit(self) -> bool {
        self.generation >= 6
    }

    /// MB/s in one direction.
    pub fn rate(self, assumed: Assumptions) -> f64 {
        let [mps, mrrs] = [self.mps, self.mrrs].map(f64::from);
        let framing = if self.is_flit() && !assumed.early_flit_figures { 0.0 } else { 8.0 };
        let (request, completion) = (16.0 + framing, 12.0 + framing);
        let completions = f64::from(self.mrrs.div_ceil(self.piece));
        let read = mrrs + completions * completion;
        let writes_per_read = mrrs / mps;
        // Useful bytes, bytes up and down, packets received from below and from above.
        let (useful, up, down, from_below, from_above) = match self.direction {
            Direction::ToHost => (mps, mps + request, 0.0, 1.0, 0.0),
            Direction::ToDevice => (mrrs, request, read, 1.0, completions),
            Direction::Both => {
                let writes = writes_per_read * (mps + request);
                (mrrs, writes + request, read, writes_per_read + 1.0, completions)
            }
        };
        let has_dllps = !self.is_flit() || assumed.early_flit_figures;
        let per_window = if has_dllps { 16.0 / self.window(assumed) } else { 0.0 };
        if assumed.charged_always {
            let capacity = self.flit_capacity(assumed) * (1.0 - per_window - 4.0 / 1538.0);
            return capacity * useful / up.max(down);
        }
        let skips = if self.generation <= 2 { 4.0 / 1538.0 } else { 1.0 / 375.0 };
        let busy = up.max(down);
        let dllps = |received: f64| {
            if has_dllps { (16.0 * received).min(busy * per_window) } else { 0.0 }
        };
        let dllps_up = if up > 0.0 { dllps(from_above) } else { 0.0 };
        let dllps_down = if down > 0.0 { dllps(from_below) } else { 0.0 };
        let fullest = (up + dllps_up).max(down + dllps_down);
        self.flit_capacity(assumed) * (1.0 - skips) * useful / fullest
    }

    fn flit_capacity(self, assumed: Assumptions) -> f64 {
        const GT_S: [f64; 7] = [2.5, 5.0, 8.0, 16.0, 32.0, 64.0, 128.0];
        let code = match self.generation {
            1 | 2 => 0.8,
            3..=5 => 128.0 / 130.0,
            _ => 1.0,
        };
        let flit = match (self.is_flit(), assumed.early_flit_figures) {
            (false, _) => 1.0,
            (true, false) => 236.0 / 256.0,
            (true, true) => 242.0 / 256.0,
        };
        GT_S[self.generation - 1] * 125.0 * f64::from(self.lanes) * code * flit
    }

    fn window(self, assumed: Assumptions) -> f64 {
        let delay = [19.0, 70.0, 115.0][self.generation.min(3) - 1];
        let factor = match (self.mps, self.lanes) {
            (..=256, ..=4) => 1.4,
            (..=256, 8) => 2.5,
            (..=256, _) => 3.0,
            (_, ..=8) => 1.0,
            _ => 2.0,
        };
        let lanes = f64::from(self.lanes);
        let limit = (f64::from(self.mps + 28) * factor / lanes + delay).floor();
        if assumed.limit_in_bytes { limit } else { limit * lanes }
    }
}
