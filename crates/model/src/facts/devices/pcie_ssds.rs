//! Solid-state drives with a PCIe link.

use super::links::{GEN2_X2, GEN2_X4, GEN3_X2, GEN3_X4, GEN4_X4, GEN4_X4_OR_GEN5_X2, GEN5_X4};
use super::row::{DeviceRow, ssd};
use crate::form::Form::{M2Bm, M2M, U2, X4};
use crate::link::LinkCapability;
use crate::wire::ModuleLength::{Mm42, Mm80};

/// The common shape: key M, 80 mm.
const fn m2(links: &'static [LinkCapability]) -> DeviceRow {
    ssd(M2M, links).long(Mm80)
}

devices! { PcieSsd:
    // AHCI, before NVMe
    "plextor-m6e-256gb", "Plextor M6e 256 GB (card)", ssd(X4, GEN2_X2).ahci().rated(770, 580), Medium,
        "AnandTech: Testing SATA Express (2014): PCIe 2.0 x2, 770/580; \
         edge: cards of two lanes have a x4 edge, x2 does not exist";
    "plextor-m6e-m2-256gb", "Plextor M6e 256 GB (M.2)", ssd(M2Bm, GEN2_X2).long(Mm80).ahci().rated(770, 580), High,
        "Xtreme Hardware: Plextor M6e 256 GB (2280, 88SS9183, two lanes of 2.0); \
         Gigadenza: M.2 drives of two lanes have notches B and M; AnandTech: Testing SATA Express (2014)";
    "samsung-xp941-512gb", "Samsung XP941 512 GB", m2(GEN2_X4).ahci().rated(1170, 930), High,
        "ThinkComputers: XP941 showing up at retailers (1170/930 at 2.0 x4); Tom's Hardware: XP941 and Z97";
    "samsung-sm951-ahci-512gb", "Samsung SM951 512 GB (AHCI)", m2(GEN3_X4).ahci().rated(2150, 1550), High,
        "6DOnline reprint of AnandTech: Samsung launches SM951 (up to 2150/1550); Clubic: Samsung SM951; \
         Tom's Hardware: SM951 NVMe against AHCI";

    // PCIe 3.0
    "patriot-hellfire-240gb", "Patriot Hellfire 240 GB", m2(GEN3_X4).rated(3000, 2300), Medium,
        "AnandTech: Patriot Hellfire 480 GB review (2017): 2280, PCIe 3.0 x4; Patriot rating of the series; \
         iXBT: NVMe drives in different PCIe modes (runs at x1, x2, x4)";
    "samsung-950-pro-512gb", "Samsung 950 PRO 512 GB", m2(GEN3_X4).rated(2500, 1500), High,
        "Samsung 950 PRO data sheet";
    "samsung-960-evo-1tb", "Samsung 960 EVO 1 TB", m2(GEN3_X4).rated(3200, 1900), High,
        "basic-tutorials: Samsung 960 EVO 1 TB review";
    "samsung-960-pro-1tb", "Samsung 960 PRO 1 TB", m2(GEN3_X4).rated(3500, 2100), High,
        "Samsung 960 PRO data sheet";
    "samsung-970-evo-1tb", "Samsung 970 EVO 1 TB", m2(GEN3_X4).rated(3400, 2500), High,
        "Samsung 970 EVO data sheet";
    "samsung-970-pro-512gb", "Samsung 970 PRO 512 GB", m2(GEN3_X4).rated(3500, 2300), High,
        "Puget Systems: Samsung 970 PRO 512 GB part page";
    "samsung-970-evo-plus-500gb", "Samsung 970 EVO Plus 500 GB", m2(GEN3_X4).rated(3500, 3200), High,
        "Digit: Samsung 970 EVO Plus 500 GB review";
    "samsung-970-evo-plus-2tb", "Samsung 970 EVO Plus 2 TB", m2(GEN3_X4).rated(3500, 3300), High,
        "Samsung 970 EVO Plus data sheet";
    "adata-sx8200-960gb", "ADATA XPG SX8200 960 GB", m2(GEN3_X4).rated(3200, 1700), High,
        "TechSpot: Storage performance, Z370 against X470 (SX8200 960 GB, 3.2/1.7 GB/s); PC Gamer: SX8200 Pro review";
    "wd-blue-sn550-1tb", "WD Blue SN550 1 TB", m2(GEN3_X4).rated(2400, 1950), High,
        "KitGuru: WD Blue SN550 1 TB review";
    "intel-660p-1tb", "Intel SSD 660p 1 TB", m2(GEN3_X4).rated(1800, 1800), High,
        "Tom's Hardware: Intel SSD 660p review";
    "toshiba-rc100-240gb", "Toshiba OCZ RC100 240 GB", ssd(M2Bm, GEN3_X2).long(Mm42).rated(1600, 1050), High,
        "Geektopia: Toshiba RC100 (2018)";
    "intel-optane-memory-32gb", "Intel Optane Memory 32 GB", ssd(M2Bm, GEN3_X2).long(Mm80).rated(1350, 290), High,
        "Noticias3D: Intel Optane Memory MEMPEK1W032GA (2280, x2, 1350/290); \
         6DOnline reprint of AnandTech: Optane Memory (notches B and M)";
    "intel-optane-p1600x-118gb", "Intel Optane SSD P1600X 118 GB", m2(GEN3_X4).rated(1870, 1050), Medium,
        "Tom's Hardware Italia (2021): P1600X series, 2280, PCIe 3.0 x4, up to 1870/1050; \
         Svet hardware: Optane P1600X";
    "intel-ssd-750-400gb", "Intel SSD 750 400 GB (card)", ssd(X4, GEN3_X4).rated(2200, 900), High,
        "Tom's Hardware: Intel SSD 750 400 GB against Samsung SM951";
    "intel-ssd-750-1.2tb", "Intel SSD 750 1.2 TB (card)", ssd(X4, GEN3_X4).rated(2400, 1200), High,
        "Intel SSD 750 product specification";
    "intel-optane-900p-480gb", "Intel Optane SSD 900P 480 GB (card)", ssd(X4, GEN3_X4).rated(2500, 2000), High,
        "TechSpot: Intel Optane SSD 900P review; KitGuru: Optane SSD 900P 480 GB review";
    "intel-optane-905p-960gb", "Intel Optane SSD 905P 960 GB (card)", ssd(X4, GEN3_X4).rated(2600, 2200), Medium,
        "Intel rating of the Optane SSD 905P";
    "intel-optane-p4800x-375gb", "Intel Optane SSD P4800X 375 GB (card)", ssd(X4, GEN3_X4).rated(2400, 2000), High,
        "AnandTech: Optane SSD DC P4800X 750 GB, table by capacity";

    // PCIe 4.0
    "samsung-980-pro-250gb", "Samsung 980 PRO 250 GB", m2(GEN4_X4).rated(6400, 2700), High,
        "ReviewCentral Middle East: Samsung 980 PRO, table by capacity";
    "samsung-980-pro-1tb", "Samsung 980 PRO 1 TB", m2(GEN4_X4).rated(7000, 5000), High,
        "3DNews: PCIe 4.0 drives with AMD and Intel (2020); Samsung 980 PRO data sheet";
    "samsung-990-pro-1tb", "Samsung 990 PRO 1 TB", m2(GEN4_X4).rated(7450, 6900), High,
        "Samsung 990 PRO data sheet";
    "samsung-990-pro-2tb", "Samsung 990 PRO 2 TB", m2(GEN4_X4).rated(7450, 6900), High,
        "Samsung 990 PRO data sheet";
    "wd-black-sn850-1tb", "WD Black SN850 1 TB", m2(GEN4_X4).rated(7000, 5300), High,
        "KitGuru: WD Black SN850 review, table by capacity";
    "wd-black-sn850-2tb", "WD Black SN850 2 TB", m2(GEN4_X4).rated(7000, 5100), High,
        "3DNews: PCIe 4.0 drives with AMD and Intel (2020); KitGuru: WD Black SN850 review, table by capacity";
    "wd-black-sn850x-1tb", "WD Black SN850X 1 TB", m2(GEN4_X4).rated(7300, 6300), High,
        "WD Black SN850X data sheet";
    "wd-black-sn7100-1tb", "WD Black SN7100 1 TB", m2(GEN4_X4).rated(7250, 6900), High,
        "Club386: WD Black SN7100 launch";
    "wd-black-sn770-1tb", "WD Black SN770 1 TB", m2(GEN4_X4).rated(5150, 4900), High,
        "WD Black SN770 data sheet";
    "wd-blue-sn580-1tb", "WD Blue SN580 1 TB", m2(GEN4_X4).rated(4150, 4150), High,
        "WD Blue SN580 data sheet";
    "corsair-mp600-1tb", "Corsair MP600 1 TB", m2(GEN4_X4).rated(4950, 4250), High,
        "GamingPCBuilder: three Phison E16 drives; 3DNews: PCIe 4.0 drives with AMD and Intel (2020)";
    "sabrent-rocket-4.0-1tb", "Sabrent Rocket NVMe 4.0 1 TB", m2(GEN4_X4).rated(5000, 4400), High,
        "GamingPCBuilder: three Phison E16 drives; 3DNews: PCIe 4.0 drives with AMD and Intel (2020)";
    "gigabyte-aorus-gen4-1tb", "Gigabyte AORUS NVMe Gen4 1 TB", m2(GEN4_X4).rated(5000, 4400), High,
        "GamingPCBuilder: three Phison E16 drives; 3DNews: PCIe 4.0 drives with AMD and Intel (2020)";
    "crucial-p5-plus-1tb", "Crucial P5 Plus 1 TB", m2(GEN4_X4).rated(6600, 5000), Medium,
        "E-Catalog: Crucial P5 Plus 2 TB (6600/5000); Crucial gives both capacities the same rating";
    "crucial-p3-plus-1tb", "Crucial P3 Plus 1 TB", m2(GEN4_X4).rated(5000, 3600), Medium,
        "APH Networks: Crucial P3 Plus 4 TB review (2280, PCIe 4.0 x4); \
         Svet hardware (2022): series up to 5000/4200; Crucial rating of 1 TB";
    "crucial-p310-2tb", "Crucial P310 2 TB", ssd(M2M, GEN4_X4).rated(7100, 6000), High,
        "StorageReview: Crucial P310 2 TB review; PC Spec Chart: Crucial P310 2 TB; sold in 30 and in 80 mm";
    "lexar-nm790-1tb", "Lexar NM790 1 TB", m2(GEN4_X4).rated(7400, 6500), High,
        "SSDBuddy: Lexar NM790 review; PGrid: Lexar NM790 1 TB";
    "kingston-nv2-1tb", "Kingston NV2 1 TB", m2(GEN4_X4).rated(3500, 2100), High,
        "E-Catalog: Kingston NV2 SNV2S/1000G; Kingston NV2 data sheet";
    "kingston-nv3-2tb", "Kingston NV3 2 TB", ssd(M2M, GEN4_X4).rated(6000, 5000), Medium,
        "256dg: Kingston NV3 2 TB review; sold in 30 and in 80 mm";
    "kingston-kc3000-2tb", "Kingston KC3000 2 TB", m2(GEN4_X4).rated(7000, 7000), Medium,
        "TechPowerUp: Kingston KC3000 review (2280, PCIe 4.0 x4); \
         Hardware Corner: Kingston KC3000 (most of the series)";
    "intel-optane-p5800x-800gb", "Intel Optane SSD P5800X 800 GB", ssd(U2, GEN4_X4).rated(7200, 6100), Medium,
        "Lenovo option listing: P5800X 800 GB U.2, PCIe 4.0 x4; Intel rating";
    "intel-d7-p5500-3.84tb", "Intel (Solidigm) D7-P5500 3.84 TB", ssd(U2, GEN4_X4).rated(7000, 4300), High,
        "Solidigm D7-P5500 product brief";

    // PCIe 5.0
    "samsung-990-evo-1tb", "Samsung 990 EVO 1 TB", m2(GEN4_X4_OR_GEN5_X2).rated(5000, 4200), High,
        "Samsung 990 EVO data sheet (4.0 x4 or 5.0 x2)";
    "samsung-990-evo-plus-2tb", "Samsung 990 EVO Plus 2 TB", m2(GEN4_X4_OR_GEN5_X2).rated(7250, 6300), High,
        "E-Catalog: Samsung MZ-V9S2T0BW (4.0 x4 or 5.0 x2)";
    "samsung-990-evo-plus-4tb", "Samsung 990 EVO Plus 4 TB", m2(GEN4_X4_OR_GEN5_X2).rated(7250, 6300), High,
        "PC Spec Chart: Samsung 990 EVO Plus 4 TB";
    "samsung-9100-pro-1tb", "Samsung 9100 PRO 1 TB", m2(GEN5_X4).rated(14700, 13300), High,
        "PC Spec Chart: Samsung 9100 PRO 1 TB";
    "samsung-9100-pro-2tb", "Samsung 9100 PRO 2 TB", m2(GEN5_X4).rated(14700, 13400), High,
        "PC Spec Chart: Samsung 9100 PRO 2 TB; Tweakers: PCIe 5.0 drives with Core Ultra 200 (2025)";
    "samsung-9100-pro-4tb", "Samsung 9100 PRO 4 TB", m2(GEN5_X4).rated(14800, 13400), High,
        "StorageReview: Samsung 9100 PRO 8 TB review, table by capacity; PC Spec Chart: Samsung 9100 PRO 4 TB";
    "samsung-9100-pro-8tb", "Samsung 9100 PRO 8 TB", m2(GEN5_X4).rated(14800, 13400), High,
        "StorageReview: Samsung 9100 PRO 8 TB review; PC Spec Chart: Samsung 9100 PRO 8 TB";
    "wd-black-sn8100-2tb", "WD Black SN8100 2 TB", m2(GEN5_X4).rated(14900, 14000), High,
        "KitGuru: WD Black SN8100 review; TurboVS: Crucial T710 against WD Black SN8100";
    "crucial-t700-1tb", "Crucial T700 1 TB", m2(GEN5_X4).rated(11700, 9500), High,
        "GamingPCBuilder: Crucial T700, table by capacity";
    "crucial-t700-2tb", "Crucial T700 2 TB", m2(GEN5_X4).rated(12400, 11800), High,
        "GamingPCBuilder: Crucial T700, table by capacity";
    "crucial-t705-2tb", "Crucial T705 2 TB", m2(GEN5_X4).rated(14500, 12700), High,
        "Micron announcement of the T705 (reprint)";
    "crucial-t710-2tb", "Crucial T710 2 TB", m2(GEN5_X4).rated(14500, 13800), High,
        "TurboVS: Crucial T710 against WD Black SN8100";
    "seagate-firecuda-540-2tb", "Seagate FireCuda 540 2 TB", m2(GEN5_X4).rated(10000, 10000), High,
        "Seagate FireCuda 540 data sheet";
    "corsair-mp700-2tb", "Corsair MP700 2 TB", m2(GEN5_X4).rated(10000, 10000), Medium,
        "GamingPCBuilder: Crucial T700 (the first Phison E26 drives, MP700 among them, end at 10000 MB/s); \
         Corsair rating";
}
