//! Arbitrary inputs of the model, each kind once.

use lanefit_model::{
    Attachment, BlockSize, Bytes, Comparison, Edit, Form, Generation, Interface, LinkCapability, LinkWidth, QueueDepth,
    SataExpress, SataGeneration, Scenario, Traffic, View, Word,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// More than any comparison has, so that edits also name scenarios that do not exist.
const BEYOND_LAST: usize = Comparison::MAX_SCENARIOS + 2;

pub fn link() -> impl Strategy<Value = LinkCapability> {
    (select(&Generation::ALL[..]), select(&LinkWidth::ALL[..]))
        .prop_map(|(generation, width)| LinkCapability::new(generation, width))
}

pub fn port() -> impl Strategy<Value = Interface> {
    select(&Form::ALL[..]).prop_flat_map(|form| select(form.interfaces()))
}

pub fn device() -> impl Strategy<Value = Interface> {
    prop_oneof![
        link().prop_map(Interface::Pcie),
        select(&SataGeneration::ALL[..]).prop_map(Interface::Sata),
        select(&SataExpress::ALL[..]).prop_map(Interface::SataExpress),
    ]
}

pub fn scenario() -> impl Strategy<Value = Scenario> {
    (port(), option::of(select(Attachment::VALUES)), option::of(device()))
        .prop_map(|(port, attachment, device)| Scenario { port, attachment, device })
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

pub fn view() -> impl Strategy<Value = View> {
    (copy_size(), word(), word(), word(), word(), word()).prop_map(|(copy_size, unit, lens, scale, language, theme)| {
        View { copy_size, unit, lens, scale, language, theme }
    })
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
        let of_first =
            [Edit::SetPort(0, first.port), Edit::SetAttachment(0, first.attachment), Edit::SetDevice(0, first.device)];
        let of_all = [Edit::SetBase(base.index(scenarios.len())), Edit::SetTraffic(traffic), Edit::SetView(view)];
        of_first
            .into_iter()
            .chain(others.iter().copied().map(Edit::Add))
            .chain(of_all)
            .try_fold(comparison, |comparison, edit| comparison.apply(edit))
            .expect("every part is valid")
    })
}

/// Any edit, sensible or not.
pub fn edit() -> impl Strategy<Value = Edit> {
    let index = || 0..BEYOND_LAST;
    let any_size = any::<u64>().prop_map(Bytes::new);
    // Ports take the place of devices, which some of them cannot.
    let any_scenario = (scenario(), option::of(port())).prop_map(|(scenario, device)| Scenario { device, ..scenario });
    prop_oneof![
        3 => any_scenario.prop_map(Edit::Add),
        3 => index().prop_map(Edit::Duplicate),
        2 => index().prop_map(Edit::Remove),
        2 => (index(), index()).prop_map(|(from, to)| Edit::Move { from, to }),
        1 => (index(), port()).prop_map(|(index, port)| Edit::SetPort(index, port)),
        1 => (index(), option::of(select(Attachment::VALUES)))
            .prop_map(|(index, attachment)| Edit::SetAttachment(index, attachment)),
        1 => (index(), option::of(port())).prop_map(|(index, device)| Edit::SetDevice(index, device)),
        2 => index().prop_map(Edit::SetBase),
        1 => traffic().prop_map(Edit::SetTraffic),
        1 => view().prop_map(Edit::SetView),
        1 => (view(), any_size)
            .prop_map(|(view, copy_size)| Edit::SetView(View { copy_size, ..view })),
    ]
}

/// A query made of pieces of the grammar in any order, with some that do not belong.
pub fn grammar_soup() -> impl Strategy<Value = String> {
    const PIECES: &[&str] = &[
        "?",
        "#",
        "&",
        "&&",
        "=",
        ",",
        ":",
        "%",
        "%4",
        "%zz",
        "%2C",
        "%E2%82%AC",
        "%FF",
        "+",
        " ",
        "x",
        "-",
        ".",
        "v",
        "v=1",
        "v=2",
        "s=",
        "&s=",
        "s=pcie:4.0x4",
        "&s=sata:600",
        "&s=satae:2.0x2",
        "&s=satae:600,chipset,sata:300",
        "&s=pcie:3.0x4,cpu,pcie:5.0x4",
        "&s=pci:133",
        "&s=pcix:1067",
        "pcie:",
        "PCIE:4X4",
        "9.0x4",
        "x4",
        "4.0x3",
        "sata:601",
        ",cpu",
        ",chipset",
        ",gpu",
        ",pci:133",
        "&dir=",
        "to-host",
        "to-device",
        "both",
        "&mps=",
        "auto",
        "&mrrs=",
        "&rcb=",
        "&hdr=",
        "&ecrc=",
        "128",
        "256",
        "64",
        "4096",
        "0",
        "1",
        "18446744073709551616",
        "-1",
        "&bs=",
        "4k",
        "3",
        "16m",
        "&qd=",
        "1024",
        "&size=",
        "50GB",
        "1.5TB",
        ".",
        "1e9",
        "&unit=",
        "GiB",
        "&lens=",
        "time",
        "&scale=",
        "log",
        "&base=",
        "8",
        "9",
        "&lang=",
        "en",
        "&theme=",
        "dark",
        "&mode=",
        "together",
        "colour=red",
        "é",
        "🜚",
        "\u{0}",
        "\u{202e}",
    ];
    vec(select(PIECES), 0..40).prop_map(|pieces| pieces.concat())
}
