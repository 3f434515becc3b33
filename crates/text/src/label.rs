//! The fixed words of the page.

/// A word or sentence that takes no argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Title of the page in search results and tabs.
    PageTitle,
    /// One sentence for search results.
    PageDescription,
    /// Link that jumps over the header.
    SkipToAnswer,
    /// Link from an embed to the whole page.
    FullVersion,
    /// What unfolds the table of an embed.
    AsTable,
    /// Caption of the unit control.
    Unit,
    /// Caption of the direction control.
    Direction,
    /// Caption of the theme control.
    Theme,
    /// Caption of the lens control.
    Lens,
    /// Caption of the axis control.
    Scale,
    /// Heading of the scenarios.
    Compared,
    /// Button that adds a scenario.
    Add,
    /// Link to the same comparison on the reader's own board.
    ChooseSystem,
    /// Said when no more can be added.
    Full,
    /// Caption of the form control of a port.
    PortForm,
    /// Caption of the wiring control of a port.
    PortWiring,
    /// Caption of the generation control.
    Generation,
    /// Caption of the width control.
    Width,
    /// Caption of the device control.
    Device,
    /// The choice of no device.
    NoDevice,
    /// Caption of the attachment control.
    Attachment,
    /// The choice of no attachment.
    UnknownAttachment,
    /// What opens the rest of a scenario's controls.
    Change,
    /// Button that makes a scenario the base.
    MakeBase,
    /// Marks the base.
    Base,
    /// Button that moves a scenario up.
    Up,
    /// Button that moves a scenario down.
    Down,
    /// Button that repeats a scenario.
    Duplicate,
    /// Button that removes a scenario.
    Remove,
    /// Caption of the copy size.
    CopySize,
    /// Caption of the slider of the copy size.
    CopySizeSlider,
    /// Heading of the packet settings.
    Advanced,
    /// Caption of MPS.
    Mps,
    /// The automatic MPS.
    Automatic,
    /// Caption of MRRS.
    Mrrs,
    /// Caption of RCB.
    Rcb,
    /// Completions at MPS.
    RcbAtMps,
    /// Caption of the header size.
    Header,
    /// 64-bit addresses.
    Header64,
    /// 32-bit addresses.
    Header32,
    /// Caption of the checksum.
    Ecrc,
    /// The unit of bytes behind a packet size.
    Bytes,
    /// Caption of the table.
    TableCaption,
    /// Head of the first column.
    Interface,
    /// Head of the ratio column.
    Ratio,
    /// Head of the time column.
    CopyTime,
    /// Said of a number that opens its explanation.
    OpenExplanation,
    /// Heading of an explanation.
    ExplanationTitle,
    /// Button that closes it.
    Close,
    /// Heading of the sources.
    Sources,
    /// How numbers are to be read.
    Conventions,
    /// Heading of the questions.
    PeopleAsk,
    /// Heading of the generation and width table.
    Reference,
    /// What that table shows.
    ReferenceText,
    /// Heading of what is left out.
    NotModelled,
    /// Heading of the warnings.
    Warnings,
    /// Button that opens the dialog for links, embedding and exports.
    Share,
    /// Said when a rung does not exist.
    NotKnown,
    /// Explains the mark of a device.
    DeviceMark,
    /// Explains the range.
    Range,
    /// Said without script.
    NoScript,
    /// Said when a file of the page could not be loaded.
    BootMissing,
    /// Said when the start takes long.
    BootSlow,
    /// Added to a failure of the start when the landing comparison was asked for.
    BootLanding,
    /// Added when another one was asked for.
    BootLink,
    /// Said when a file of the page is damaged.
    BootBroken,
    /// Said when WebAssembly is missing.
    NoWasm,
    /// Said when the page stopped working.
    Crashed,
    /// Button that tries again.
    Retry,
    /// Link back to the landing comparison.
    StartOver,
    /// How to use the keyboard in the figure.
    FigureHelp,
    /// How to use it in the matrix of links.
    FitHelp,
    /// The choice of as many drives as there is room for.
    AllDrives,
    /// Heading of the devices described by what they need.
    AnyDevice,
    /// Caption of the radio wires of a socket.
    Cnvi,
    /// Caption of the number of drives.
    Drives,
    /// Caption of the field that finds a device.
    FindDevice,
    /// An example of what to type there.
    FindDeviceExample,
    /// Caption of what is known of the host.
    Host,
    /// Caption of the longest module of a socket.
    LongestModule,
    /// Caption of the length of a module.
    ModuleLength,
    /// The choice of no radio wires.
    NoCnvi,
    /// The choice of no PCIe lanes.
    NoPcie,
    /// The choice of no SATA.
    NoSata,
    /// Said when a search finds nothing.
    NoSuchDevice,
    /// Button that chooses a device where there is none.
    PlugIn,
    /// Caption of the SATA rate of a socket.
    SataWiring,
    /// Caption of whether lanes may be taken away.
    SharedPort,
    /// Caption of how a slot is divided.
    Split,
    /// Caption of whether a socket takes low modules alone.
    ThinSocket,
    /// Caption of whether USB is wired.
    UsbWired,
    /// Caption of what a slot gives.
    Watts,
    /// Caption of what a card takes from its slot.
    DeviceWatts,
    /// The choice of what the form of a slot lets expect.
    WattsByForm,
    /// Heading of the changes that help.
    WouldHelp,
    /// Caption of the rate that is to be carried.
    Need,
    /// The choice of what the device is rated at.
    NeedByDevice,
}
