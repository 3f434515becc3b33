//! Arbitrary inputs of the model, each kind once.

use lanefit_model::{
    Attachment, BlockSize, Bytes, Comparison, Device, Edit, Form, Generation, Host, Interface, LinkCapability,
    LinkWidth, ModuleLength, QueueDepth, Scenario, Split, Traffic, View, Wire, Word,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use super::every::{listed_devices, wirings};
use super::systems::system_edit;

/// More than any comparison has, so that edits also name scenarios that do not exist.
const BEYOND_LAST: usize = Comparison::MAX_SCENARIOS + 2;

pub fn link() -> impl Strategy<Value = LinkCapability> {
    (select(&Generation::ALL[..]), select(&LinkWidth::ALL[..]))
        .prop_map(|(generation, width)| LinkCapability::new(generation, width))
}

/// What a query can add to a wiring.
#[derive(Clone, Copy, Debug)]
struct Details {
    wire: Option<Wire>,
    split: Split,
    length: Option<ModuleLength>,
    is_thin: bool,
    watts: Option<u8>,
    host: Option<Host>,
    is_shared: bool,
}

fn details() -> impl Strategy<Value = Details> {
    let some = |values: &'static [_]| option::of(select(values));
    let watts = option::of(1..=Interface::MAX_WATTS);
    (
        option::of(select(Wire::VALUES)),
        word(),
        some(ModuleLength::VALUES),
        any::<bool>(),
        watts,
        option::of(select(Host::VALUES)),
        any::<bool>(),
    )
        .prop_map(|(wire, split, length, is_thin, watts, host, is_shared)| Details {
            wire,
            split,
            length,
            is_thin,
            watts,
            host,
            is_shared,
        })
}

impl Details {
    /// The interface with those details that it can have.
    fn added_to(self, interface: Interface, can_be: impl Fn(&Interface) -> bool) -> Interface {
        let wires = self.wire.map_or(interface.wires, |wire| interface.wires.with(wire));
        let changes: [&dyn Fn(Interface) -> Interface; 7] = [
            &|now| Interface { wires, ..now },
            &|now| Interface { split: self.split, ..now },
            &|now| Interface { length: self.length, ..now },
            &|now| Interface { is_thin: self.is_thin, ..now },
            &|now| Interface { watts: self.watts, ..now },
            &|now| Interface { host: self.host, ..now },
            &|now| Interface { is_shared: self.is_shared, ..now },
        ];
        changes.into_iter().fold(interface, |now, change| Some(change(now)).filter(&can_be).unwrap_or(now))
    }
}

fn wiring_of(forms: Vec<Form>) -> impl Strategy<Value = Interface> {
    select(forms).prop_flat_map(|form| select(wirings(form)))
}

pub fn port() -> impl Strategy<Value = Interface> {
    let forms: Vec<Form> = Form::ports().collect();
    (wiring_of(forms), details()).prop_map(|(port, details)| details.added_to(port, Interface::is_sayable))
}

pub fn listed_device() -> impl Strategy<Value = Device> {
    select(listed_devices())
}

pub fn device() -> impl Strategy<Value = Device> {
    let forms: Vec<Form> = Form::devices().collect();
    let can_be = |interface: &Interface| Device::Generic(*interface).is_sayable();
    let described = (wiring_of(forms), details())
        .prop_map(move |(interface, details)| Device::Generic(details.added_to(interface, can_be)))
        .prop_filter("devices have something wired", Device::is_sayable);
    prop_oneof![described, listed_device()]
}

pub fn scenario() -> impl Strategy<Value = Scenario> {
    (port(), option::of(select(Attachment::VALUES)), option::of(device()), any::<prop::sample::Index>()).prop_map(
        |(port, attachment, device, count)| {
            let can_be = |device: &Device| Scenario { device: Some(*device), ..Scenario::bare(port) }.check().is_ok();
            let device = device.filter(can_be);
            let most = device.map_or(0, |device| usize::from(device.most()));
            let count = u8::try_from(count.index(most + 1)).expect("at most sixteen");
            let attachment = attachment.filter(|attachment: &Attachment| attachment.suits(&port));
            Scenario { port, attachment, device, count }
        },
    )
}

pub fn word<T: Word + std::fmt::Debug>() -> impl Strategy<Value = T> {
    select(T::VALUES)
}

pub fn block() -> impl Strategy<Value = BlockSize> {
    let double_words = BlockSize::MIN.bytes() / 4..=BlockSize::MAX.bytes() / 4;
    prop_oneof![
        double_words.prop_filter_map("a whole number of double words", |count| BlockSize::new(count * 4)),
        (9..=24_u32).prop_filter_map("in range", |power| BlockSize::new(1 << power)),
    ]
}

pub fn traffic() -> impl Strategy<Value = Traffic> {
    let depth = (1..=QueueDepth::MAX).prop_filter_map("in range", QueueDepth::new);
    (word(), block(), depth, word(), word(), word(), word(), any::<bool>()).prop_map(
        |(direction, block, queue_depth, mps, mrrs, rcb, address, ecrc)| Traffic {
            direction,
            block,
            queue_depth,
            mps,
            mrrs,
            rcb,
            address,
            ecrc,
        },
    )
}

fn copy_size() -> impl Strategy<Value = Bytes> {
    let bounds = View::MIN_COPY_SIZE.get()..=View::MAX_COPY_SIZE.get();
    let round = (1..=999_u64, select(vec![1_000_000_u64, 1_000_000_000, 1_000_000_000_000]));
    prop_oneof![bounds.prop_map(Bytes::new), round.prop_map(|(count, unit)| Bytes::new(count * unit)),]
}

fn need() -> impl Strategy<Value = Bytes> {
    (View::MIN_NEED.get()..=View::MAX_NEED.get()).prop_map(Bytes::new)
}

pub fn view() -> impl Strategy<Value = View> {
    (copy_size(), option::of(need()), word(), word(), word(), word(), word(), word(), word()).prop_map(
        |(copy_size, need, unit, lens, scale, language, theme, is_embed, has_controls)| View {
            copy_size,
            need,
            unit,
            lens,
            scale,
            language,
            theme,
            is_embed,
            has_controls,
        },
    )
}

/// Built by edits alone, as a reader builds it.
pub fn comparison() -> impl Strategy<Value = Comparison> {
    let scenarios = vec(scenario(), 1..=Comparison::MAX_SCENARIOS);
    (scenarios, any::<prop::sample::Index>(), traffic(), view()).prop_map(|(scenarios, base, traffic, view)| {
        let mut comparison = Comparison::default();
        while comparison.scenarios().len() > 1 {
            comparison = comparison.apply(Edit::Remove(0)).expect("not the last one");
        }
        let (first, others) = scenarios.split_first().expect("at least one");
        let of_first = [
            Edit::SetPort(0, first.port),
            Edit::SetAttachment(0, first.attachment),
            Edit::SetDevice(0, first.device),
            Edit::SetCount(0, first.count),
        ];
        let of_all = [Edit::SetBase(base.index(scenarios.len())), Edit::SetTraffic(traffic), Edit::SetView(view)];
        of_first
            .into_iter()
            .chain(others.iter().copied().map(Edit::Add))
            .chain(of_all)
            .try_fold(comparison, |comparison, edit| comparison.apply(edit))
            .expect("every part is valid")
    })
}

/// A device, or a port in its place, which some of them cannot be.
fn any_device() -> impl Strategy<Value = Option<Device>> {
    option::of(prop_oneof![device(), port().prop_map(Device::Generic)])
}

/// Any edit, sensible or not.
pub fn edit() -> impl Strategy<Value = Edit> {
    let index = || 0..BEYOND_LAST;
    let any_size = || any::<u64>().prop_map(Bytes::new);
    let any_scenario = || {
        (scenario(), any_device(), any::<u8>()).prop_map(|(scenario, device, count)| Scenario {
            device,
            count: count % 20,
            ..scenario
        })
    };
    prop_oneof![
        3 => any_scenario().prop_map(Edit::Add),
        3 => index().prop_map(Edit::Duplicate),
        2 => index().prop_map(Edit::Remove),
        2 => (index(), index()).prop_map(|(from, to)| Edit::Move { from, to }),
        1 => (index(), port()).prop_map(|(index, port)| Edit::SetPort(index, port)),
        1 => (index(), option::of(select(Attachment::VALUES)))
            .prop_map(|(index, attachment)| Edit::SetAttachment(index, attachment)),
        1 => (index(), any_device()).prop_map(|(index, device)| Edit::SetDevice(index, device)),
        1 => (index(), any::<u8>()).prop_map(|(index, count)| Edit::SetCount(index, count % 20)),
        1 => (index(), any_scenario()).prop_map(|(index, scenario)| Edit::SetScenario(index, scenario)),
        2 => index().prop_map(Edit::SetBase),
        1 => traffic().prop_map(Edit::SetTraffic),
        1 => view().prop_map(Edit::SetView),
        1 => (view(), any_size())
            .prop_map(|(view, copy_size)| Edit::SetView(View { copy_size, ..view })),
        1 => (view(), any_size())
            .prop_map(|(view, need)| Edit::SetView(View { need: Some(need), ..view })),
        8 => system_edit(BEYOND_LAST),
    ]
}
