//! Names of devices, and what a catalogue says of them in one line.

use lanefit_model::facts::devices::{Behind, Confidence, DeviceClass, DeviceRow, Rating};
use lanefit_model::{
    Attachment, Device, Direction, Form, Interface, LinkCapability, Scenario, Throughput, ThroughputUnit,
};

use super::phrase::show;
use super::systems;
use super::{forms, interfaces, phrase};

/// The name of a device, as in `with a …`.
pub fn device(device: Device) -> String {
    match device {
        Device::Listed(row) => row.name.to_owned(),
        Device::Generic(Interface { form: Form::Pcie | Form::Sata | Form::Pci | Form::PciX, .. }) => {
            fill!("# device", bare(device))
        }
        Device::Generic(_) => bare(device),
    }
}

/// The name of a device where it is clear that one is meant.
pub fn bare(device: Device) -> String {
    let Device::Generic(interface) = device else { return self::device(device) };
    match interface.form {
        Form::Pcie | Form::Sata | Form::Pci | Form::PciX => interfaces::interface(&interface),
        form if interfaces::is_usual_tunnel(&interface) => forms::device(form).to_owned(),
        form => fill!("# (#)", forms::device(form), interfaces::wiring(&interface)),
    }
}

/// The name with the drives that belong to it.
pub fn name(scenario: &Scenario, device: Device) -> String {
    match scenario.count {
        0 => self::device(device),
        count => fill!("# with #", self::device(device), phrase::count(count, "drive")),
    }
}

/// The same with its article.
pub fn with_drives(scenario: &Scenario, device: Device) -> String {
    let name = name(scenario, device);
    // The one word in the catalogue that is no name.
    match name.strip_prefix("Passive") {
        Some(rest) => fill!("a passive#", rest),
        None => phrase::article(&name),
    }
}

/// What a device is in one word.
pub fn kind(device: Device) -> &'static str {
    let profile = device.profile();
    match profile.class {
        Some(DeviceClass::PcieSsd | DeviceClass::SataSsd | DeviceClass::HardDisk) => "drive",
        _ => forms::device_kind(profile.form),
    }
}

/// What a maker says a device moves in that direction, or what its ports need.
pub fn rated(rating: Rating, direction: Direction) -> Option<Throughput> {
    let mb_s = match (rating, direction) {
        (Rating::NotPublished, _) => return None,
        (Rating::Ports(mb_s), _) => mb_s,
        (Rating::Drive { to_host, .. }, Direction::ToHost) => to_host,
        (Rating::Drive { to_device, .. }, Direction::ToDevice) => to_device,
        (Rating::Drive { to_host, to_device }, Direction::Both) => to_host.min(to_device),
    };
    Some(megabytes(mb_s))
}

pub fn megabytes(mb_s: u16) -> Throughput {
    Throughput::from_mb_s(f64::from(mb_s))
}

pub const fn class(class: DeviceClass) -> &'static str {
    match class {
        DeviceClass::PcieSsd => "PCIe SSDs",
        DeviceClass::SataSsd => "SATA SSDs",
        DeviceClass::HardDisk => "Hard disks",
        DeviceClass::StorageController => "SATA and SAS controllers",
        DeviceClass::M2Card => "Cards for several M.2 drives",
        DeviceClass::NetworkCard => "Network cards",
        DeviceClass::GraphicsCard => "Graphics cards",
        DeviceClass::UsbController => "USB and Thunderbolt cards",
        DeviceClass::Capture => "Capture cards and tuners",
        DeviceClass::Other => "Other modules",
    }
}

pub fn attachment(attachment: Attachment) -> String {
    let fixed = match attachment {
        Attachment::Cpu => "CPU",
        Attachment::Chipset => "Chipset",
        Attachment::Asm1061 => "ASMedia ASM1061 controller",
        Attachment::Site(site) => return systems::site(&site),
    };
    fixed.to_owned()
}

/// `M.2 M module · PCIe 4.0 x4 · 7.00 GB/s read, 5.00 GB/s write`.
pub fn device_detail(row: &DeviceRow) -> String {
    let mut text = forms::device(row.form).to_owned();
    let mut add = |part: &str| {
        text.push_str(" · ");
        text.push_str(part);
    };
    if !row.links.is_empty() {
        add(&links(row.links));
    }
    if let Some(rate) = row.sata {
        add(&interfaces::sata(rate));
    }
    let say = |mb_s| show(megabytes(mb_s), ThroughputUnit::GigabytesPerSecond);
    match row.rating {
        Rating::NotPublished => {}
        Rating::Drive { to_host, to_device } => add(&fill!("# read, # write", say(to_host), say(to_device))),
        Rating::Ports(mb_s) => add(&fill!("needs #", say(mb_s))),
    }
    match row.behind {
        Behind::SataPorts { count, .. } => add(&phrase::count(count, "SATA port")),
        Behind::M2Sockets { count, has_switch } => {
            let switch = if has_switch { " behind a switch" } else { "" };
            add(&fill!("##", phrase::count(count, "M.2 socket"), switch));
        }
        Behind::TwoChips => add("two chips with one lane each"),
        Behind::Nothing => {}
    }
    if row.confidence == Confidence::Medium {
        add("⚠ not fully confirmed");
    }
    text
}

/// `PCIe 4.0 x4 or 5.0 x2`.
fn links(links: &[LinkCapability]) -> String {
    let names: Vec<String> = links.iter().map(|link| interfaces::short_link(*link)).collect();
    fill!("PCIe #", phrase::list(&names, " or "))
}

/// What people type besides the name of a group.
pub const fn class_aliases(class: DeviceClass) -> &'static str {
    match class {
        DeviceClass::PcieSsd => "nvme ssd drive m.2",
        DeviceClass::SataSsd => "ssd drive 2.5 inch",
        DeviceClass::HardDisk => "hdd disc drive 3.5 inch",
        DeviceClass::StorageController => "hba sas raid sata card",
        DeviceClass::M2Card => "bifurcation adapter quad dual nvme",
        DeviceClass::NetworkCard => "nic lan ethernet",
        DeviceClass::GraphicsCard => "gpu vga video",
        DeviceClass::UsbController => "usb thunderbolt usb4",
        DeviceClass::Capture => "video capture tuner",
        DeviceClass::Other => "wifi wlan tpu ai accelerator",
    }
}
