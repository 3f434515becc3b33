//! What people ask.

use crate::{Question, QuestionGroup};

pub const fn group(group: QuestionGroup) -> &'static str {
    match group {
        QuestionGroup::Links => "What links carry",
        QuestionGroup::Slots => "What fits into what",
        QuestionGroup::Drives => "Drives",
        QuestionGroup::Boards => "What a board does with its lanes",
        QuestionGroup::Cards => "Graphics and network cards",
        QuestionGroup::Tested => "Systems that articles tested",
    }
}

pub const fn question(question: Question) -> &'static str {
    match question {
        Question::Gen4X4 => "How fast is PCIe 4.0 x4?",
        Question::TransfersAndBytes => "GT/s, Gb/s, GB/s: what is one lane?",
        Question::PerDirection => "Is 15.8 GB/s one direction or both?",
        Question::FlitFigures => "PCIe 6.0 x16: 256, 128, 121 or 118 GB/s?",
        Question::BelowTheLink => "Why 3.5 GB/s from a 3.94 GB/s link?",
        Question::CopyTime => "How long does 1 TB take?",
        Question::NarrowInWide => "An x4 card in an x16 slot?",
        Question::LongInShort => "An x16 card in an x4 slot?",
        Question::WideInNarrow => "A graphics card in an x16 slot with 4 lanes?",
        Question::TwoLanes => "An x4 card on two lanes: does it run x2?",
        Question::NewerDrive => "A PCIe 4.0 SSD in a 3.0 socket?",
        Question::OldBoard => "An NVMe drive in an old board with PCIe 2.0?",
        Question::Keys => "M.2 keys B, M, B+M: what fits?",
        Question::SataModule => "A SATA M.2 drive in an NVMe socket?",
        Question::SlowerSata => "A SATA600 SSD on a 3 Gb/s port?",
        Question::SataExpress => "What is SATA Express worth?",
        Question::SixDrives => "Six drives on an ASM1166: is that enough?",
        Question::FourDrives => "A card for four M.2 drives shows one?",
        Question::RaspberryPi => "An NVMe drive on a Raspberry Pi 5?",
        Question::SharedSocket => "Does this M.2 socket switch SATA ports off?",
        Question::HalvedSlot => "Does an M.2 drive halve the graphics slot?",
        Question::Uplink => "Is the chipset's uplink a bottleneck?",
        Question::DeadSocket => "The first M.2 socket of my Z590 board is dead?",
        Question::ApuLanes => "Fewer lanes with a Ryzen G?",
        Question::TestedIxbt => "iXBT: an NVMe drive on H97 or X99?",
        Question::TestedAm4 => "3DNews: a 980 PRO on AM4?",
        Question::TestedLga1200 => "3DNews: a 980 PRO on Z490 or Z590?",
        Question::TestedSataExpress => "AnandTech: two SATA Express drives?",
        Question::TestedGen5 => "Tweakers: a 9100 PRO on Z790 or Z890?",
        Question::Am5Lanes => "Where did the 28 lanes of AM5 go?",
        Question::OneLane => "380 MB/s from a 2.0 x4 slot: why?",
        Question::OlderGraphics => "A top graphics card on an older generation?",
        Question::NarrowGraphics => "Graphics cards with x8 or x4 on PCIe 3.0?",
        Question::IdleGraphics => "My graphics card shows PCIe 1.1: why?",
        Question::SecondGraphics => "A second graphics card on 4.0 x4?",
        Question::TenGigabit => "10 Gb/s Ethernet in a 3.0 x1 slot?",
        Question::TwentyFiveGigabit => "Which link for 25 Gb/s Ethernet?",
        Question::FortyGigabit => "Which link for 40 Gb/s, or two ports of 25?",
        Question::HundredGigabit => "Which link for 100 Gb/s Ethernet?",
    }
}
