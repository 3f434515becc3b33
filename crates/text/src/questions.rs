//! Questions that people ask, each with the comparison that answers it.

/// A question that a link to a comparison answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// What a 4.0 x4 link carries.
    Gen4X4,
    /// Transfers, bits and bytes.
    TransfersAndBytes,
    /// One direction or both.
    PerDirection,
    /// The figures for 6.0 x16.
    FlitFigures,
    /// Why a copy stays below the link's rate.
    BelowTheLink,
    /// How long a copy takes.
    CopyTime,
    /// A narrow card in a wide slot.
    NarrowInWide,
    /// A wide card in a short slot.
    LongInShort,
    /// A wide card in a long slot with fewer lanes.
    WideInNarrow,
    /// A card of four lanes on two.
    TwoLanes,
    /// A newer drive in an older socket.
    NewerDrive,
    /// `NVMe` in an old board.
    OldBoard,
    /// Which keys go together.
    Keys,
    /// A SATA module in a socket without SATA, and the reverse.
    SataModule,
    /// A SATA drive of 6 Gb/s on a port of 3.
    SlowerSata,
    /// What SATA Express is worth.
    SataExpress,
    /// Six drives behind one controller.
    SixDrives,
    /// Four drives on one card.
    FourDrives,
    /// A Raspberry Pi.
    RaspberryPi,
    /// A socket that takes SATA ports away.
    SharedSocket,
    /// A socket that takes lanes from the slot for graphics.
    HalvedSlot,
    /// Drives behind the chipset.
    Uplink,
    /// A socket without lanes.
    DeadSocket,
    /// The lanes of an AM5 processor.
    Am5Lanes,
    /// The lanes of a processor with graphics of its own.
    ApuLanes,
    /// A drive on the processor and on the chipset of H97 and X99: iXBT.
    TestedIxbt,
    /// A drive on four places of AM4: 3DNews.
    TestedAm4,
    /// The same drive on LGA1200, with two generations of processors.
    TestedLga1200,
    /// SATA Express on a board that has it twice: AnandTech.
    TestedSataExpress,
    /// A PCIe 5.0 drive on Z790 and Z890: Tweakers.
    TestedGen5,
    /// A link with one lane.
    OneLane,
    /// A graphics card in an older slot.
    OlderGraphics,
    /// Graphics cards with fewer lanes.
    NarrowGraphics,
    /// A graphics card at rest.
    IdleGraphics,
    /// A second graphics card.
    SecondGraphics,
    /// 10 Gb/s Ethernet in one lane.
    TenGigabit,
    /// 25 Gb/s Ethernet.
    TwentyFiveGigabit,
    /// 40 Gb/s Ethernet.
    FortyGigabit,
    /// 100 Gb/s Ethernet.
    HundredGigabit,
}

/// What questions are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionGroup {
    /// What links carry.
    Links,
    /// What fits into what.
    Slots,
    /// Drives.
    Drives,
    /// What a board does with its lanes.
    Boards,
    /// Graphics and network cards.
    Cards,
    /// Systems that published tests were made on.
    Tested,
}

impl QuestionGroup {
    /// Every group, in the order it is offered.
    pub const ALL: [Self; 6] = [Self::Links, Self::Slots, Self::Drives, Self::Boards, Self::Cards, Self::Tested];
}

impl Question {
    /// What it is about.
    #[must_use]
    pub const fn group(self) -> QuestionGroup {
        match self {
            Self::Gen4X4
            | Self::TransfersAndBytes
            | Self::PerDirection
            | Self::FlitFigures
            | Self::BelowTheLink
            | Self::CopyTime => QuestionGroup::Links,
            Self::NarrowInWide | Self::LongInShort | Self::WideInNarrow | Self::TwoLanes | Self::Keys => {
                QuestionGroup::Slots
            }
            Self::NewerDrive
            | Self::OldBoard
            | Self::SataModule
            | Self::SlowerSata
            | Self::SataExpress
            | Self::SixDrives
            | Self::FourDrives
            | Self::RaspberryPi => QuestionGroup::Drives,
            Self::SharedSocket
            | Self::HalvedSlot
            | Self::Uplink
            | Self::DeadSocket
            | Self::ApuLanes
            | Self::Am5Lanes
            | Self::OneLane => QuestionGroup::Boards,
            Self::TestedIxbt | Self::TestedAm4 | Self::TestedLga1200 | Self::TestedSataExpress | Self::TestedGen5 => {
                QuestionGroup::Tested
            }
            _ => QuestionGroup::Cards,
        }
    }
}

/// How many of [`QUESTIONS`] are offered at once, as chips; the rest is a list in groups.
pub const CHIPS: usize = 9;

/// Every question with its query; the first [`CHIPS`] are the ones that most readers come with.
pub const QUESTIONS: [(Question, &str); 39] = [
    (Question::Gen4X4, "v=1&s=pcie:4.0x4"),
    (Question::NewerDrive, "v=1&s=m2m:3.0x4,,samsung-980-pro-1tb"),
    (Question::WideInNarrow, "v=1&s=x16:3.0x4,,x16:3.0x16"),
    (Question::SataModule, "v=1&s=m2m:3.0x4,,samsung-860-evo-m2-1tb&s=m2m:sata600,,samsung-980-pro-1tb"),
    (Question::FourDrives, "v=1&s=x16:4.0x16,,quad-m2-card&s=x16:4.0x16-x4x4x4x4,,quad-m2-card"),
    (Question::PerDirection, "v=1&s=pcie:5.0x4"),
    (Question::BelowTheLink, "v=1&s=pcie:3.0x4&lens=efficiency"),
    (Question::SataExpress, "v=1&s=sata:600&s=satae:600&s=satae:2.0x2&s=satae:3.0x2"),
    (Question::CopyTime, "v=1&s=sata:600&s=pcie:3.0x4&s=pcie:4.0x4&s=pcie:5.0x4&size=1TB&lens=time"),
    (Question::TransfersAndBytes, "v=1&s=pcie:3.0x1"),
    (Question::FlitFigures, "v=1&s=pcie:6.0x16"),
    (Question::NarrowInWide, "v=1&s=x16:4.0x16,,x4:4.0x4"),
    (Question::LongInShort, "v=1&s=x4:3.0x4,,x16:3.0x16&s=x4o:3.0x4,,x16:3.0x16"),
    (Question::TwoLanes, "v=1&s=x4:3.0x2,,x4:3.0x4"),
    (
        Question::Keys,
        "v=1&s=m2b:3.0x2,,m2m:4.0x4&s=m2b:3.0x2,,m2bm:3.0x2&s=m2m:4.0x4,,m2bm:3.0x2&s=m2m:4.0x4,,m2m:4.0x4",
    ),
    (Question::OldBoard, "v=1&s=x4:2.0x4-bios,,samsung-970-evo-1tb"),
    (Question::SlowerSata, "v=1&s=sata:300,,samsung-870-evo-1tb&s=sata:600,,samsung-870-evo-1tb"),
    (Question::SixDrives, "v=1&s=x4:3.0x2,,asm1166,6&s=x4:2.0x2,,asm1166,6"),
    (Question::RaspberryPi, "v=1&s=pcie:2.0x1,,samsung-980-pro-1tb&s=pcie:3.0x1,,samsung-980-pro-1tb"),
    (
        Question::SharedSocket,
        "v=1&s=,sata-5,samsung-870-evo-1tb&s=,sata-6,samsung-870-evo-1tb&s=,m2-3,samsung-970-evo-1tb&mode=together&platform=msi-meg-b550-unify-x",
    ),
    (
        Question::HalvedSlot,
        "v=1&s=,x16-1,geforce-rtx-5090&s=,m2-1,samsung-9100-pro-2tb&mode=together&platform=asrock-z790-taichi",
    ),
    (Question::Uplink, "v=1&s=,m2-1,samsung-970-evo-1tb&s=,m2-2,samsung-970-evo-1tb&mode=together&platform=z490-board"),
    (Question::DeadSocket, "v=1&s=,m2-1,samsung-980-pro-1tb&s=,m2-2,samsung-980-pro-1tb&platform=z590-board.10th"),
    (
        Question::ApuLanes,
        "v=1&s=x16:4.0x16,b550.ryzen-5000.cpu,geforce-rtx-3080&s=x16:4.0x16,b550.ryzen-5000g.cpu,geforce-rtx-3080&s=x16:4.0x16,b650.ryzen-8700g.cpu,geforce-rtx-3080&s=x16:4.0x16,b650.ryzen-8500g.cpu,geforce-rtx-3080",
    ),
    (Question::OneLane, "v=1&s=pcie:2.0x4&s=pcie:2.0x1"),
    (
        Question::Am5Lanes,
        "v=1&s=x16:5.0x16,cpu,geforce-rtx-5090&s=m2m:5.0x4,cpu,samsung-9100-pro-2tb&s=usb4:4.0x4,cpu&s=m2m:4.0x4,chipset,samsung-990-pro-2tb&mode=together&platform=x870e",
    ),
    (
        Question::TestedIxbt,
        "v=1&s=,asus-h97-pro-gamer.x16-1,patriot-hellfire-240gb&s=,asus-h97-pro-gamer.x16-2,patriot-hellfire-240gb&s=,asus-h97-pro-gamer.m2,patriot-hellfire-240gb&s=,asus-sabertooth-x99.x4,patriot-hellfire-240gb",
    ),
    (
        Question::TestedAm4,
        "v=1&s=,x570-board.m2-1,samsung-980-pro-1tb&s=,x570-board.m2-2,samsung-980-pro-1tb&s=,b550-board.m2-2,samsung-980-pro-1tb&s=,a520-board.m2-1,samsung-980-pro-1tb",
    ),
    (
        Question::TestedLga1200,
        "v=1&s=,z590-board.m2-1,samsung-980-pro-1tb&s=,z590-board.10th.m2-1,samsung-980-pro-1tb&s=,z490-board.m2-1,samsung-980-pro-1tb",
    ),
    (
        Question::TestedSataExpress,
        "v=1&s=,satae-1,satae:2.0x2&s=,satae-2,satae:2.0x2&s=,sata-1,ocz-vertex-450-256gb&s=,sata-2,ocz-vertex-450-256gb&s=,sata-3,ocz-vertex-450-256gb&s=,sata-4,ocz-vertex-450-256gb&mode=together&platform=asus-z87-deluxe-sata-express",
    ),
    (
        Question::TestedGen5,
        "v=1&s=,asrock-z790-taichi.m2-1,samsung-9100-pro-2tb&s=,gigabyte-z890-aorus-master.m2a,samsung-9100-pro-2tb&s=,gigabyte-z890-aorus-master.x16-1,samsung-9100-pro-2tb",
    ),
    (
        Question::OlderGraphics,
        "v=1&s=x16:3.0x16,,geforce-rtx-5090&s=x16:4.0x16,,geforce-rtx-5090&s=x16:3.0x8,,geforce-rtx-5090&s=x16:3.0x16,,geforce-rtx-4090",
    ),
    (Question::NarrowGraphics, "v=1&s=x16:3.0x16,,geforce-rtx-5060-ti&s=x16:3.0x16,,radeon-rx-6500-xt"),
    (Question::IdleGraphics, "v=1&s=x16:4.0x16,,geforce-rtx-4090"),
    (Question::SecondGraphics, "v=1&s=x16:4.0x4,,geforce-rtx-4090"),
    (Question::TenGigabit, "v=1&s=x1o:3.0x1,,aquantia-aqc107&s=x4:3.0x2,,aquantia-aqc107"),
    (Question::TwentyFiveGigabit, "v=1&s=pcie:3.0x4&need=3125MB&lens=fit"),
    (Question::FortyGigabit, "v=1&s=pcie:3.0x8&need=5GB&lens=fit"),
    (Question::HundredGigabit, "v=1&s=pcie:4.0x8&need=12500MB&lens=fit"),
];
