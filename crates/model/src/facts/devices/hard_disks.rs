//! Hard disk drives, rated at the outer edge of the disk, where they are fastest.

use super::row::sata;
use crate::form::Form::Sata;

devices! { HardDisk:
    "barracuda-7200.11-1.5tb", "Seagate Barracuda 7200.11 1.5 TB", sata(Sata).sata300().rated(120, 120), High,
        "Tom's Hardware: Seagate's 1.5 TB Barracuda (SATA300; data sheet: up to 120 MB/s)";
    "barracuda-xt-2tb", "Seagate Barracuda XT 2 TB", sata(Sata).rated(138, 138), High,
        "motherboards.org: Barracuda XT 2 TB review, ST32000641AS (sustained, outer edge: 138 MB/s)";
    "barracuda-7200.14-2tb", "Seagate Barracuda 7200.14 2 TB", sata(Sata).rated(210, 210), Medium,
        "Seagate Barracuda product manual, ST2000DM001 (outer edge: 210 MB/s); \
         ITProPortal: Barracuda 7200.14 2 TB (average: 156 MB/s)";
    "barracuda-8tb", "Seagate BarraCuda 8 TB", sata(Sata).rated(190, 190), High,
        "Seagate BarraCuda data sheet, ST8000DM004";
    "exos-x18-18tb", "Seagate Exos X18 18 TB", sata(Sata).rated(270, 270), High,
        "ComputerBase: Seagate Exos X18 18 TB (2022)";
    "exos-2x18-18tb", "Seagate Exos 2X18 18 TB", sata(Sata).rated(554, 554), High,
        "Tom's Hardware: Seagate launches second dual-actuator disks (SATA: 554 MB/s with both halves busy)";
    "wd-black-4tb-2012", "WD Black 4 TB (WD4001FAEX)", sata(Sata).rated(154, 154), High,
        "StorageReview: WD Black 4 TB WD4001FAEX review";
    "wd-velociraptor-1tb", "WD VelociRaptor 1 TB", sata(Sata).rated(200, 200), Medium,
        "WD VelociRaptor WD1000DHTZ specification (sustained: 200 MB/s); \
         StorageReview: WD Black 4 TB review (about 205 MB/s measured)";
}
