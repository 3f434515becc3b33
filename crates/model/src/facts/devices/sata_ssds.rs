//! Solid-state drives with a SATA link.

use super::row::sata;
use crate::form::Form::{M2Bm, Msata, Sata};
use crate::wire::ModuleLength::Mm80;

devices! { SataSsd:
    "ocz-vertex-450-256gb", "OCZ Vertex 450 256 GB", sata(Sata).rated(540, 525), Medium,
        "AnandTech: Testing SATA Express (2014); OCZ rating of 256 GB";
    "samsung-850-evo-500gb", "Samsung 850 EVO 500 GB", sata(Sata).rated(540, 520), High,
        "Samsung 850 EVO data sheet";
    "samsung-860-evo-1tb", "Samsung 860 EVO 1 TB", sata(Sata).rated(550, 520), High,
        "Samsung 860 EVO data sheet";
    "samsung-870-evo-1tb", "Samsung 870 EVO 1 TB", sata(Sata).rated(560, 530), High,
        "Samsung 870 EVO data sheet";
    "crucial-mx500-1tb", "Crucial MX500 1 TB", sata(Sata).rated(560, 510), High,
        "Crucial MX500 product flyer";
    "wd-blue-3d-nand-1tb", "WD Blue 3D NAND SATA 1 TB", sata(Sata).rated(560, 530), High,
        "WD Blue 3D NAND SATA SSD data sheet";
    "kingston-dc600m-960gb", "Kingston DC600M 960 GB", sata(Sata).rated(560, 530), High,
        "Puget Systems: Kingston DC600M 960 GB part page";
    "samsung-860-evo-m2-1tb", "Samsung 860 EVO M.2 1 TB", sata(M2Bm).long(Mm80).rated(550, 520), High,
        "Samsung 860 EVO data sheet";
    "patriot-ignite-m2-240gb", "Patriot Ignite M2 240 GB", sata(M2Bm).long(Mm80).rated(560, 320), Medium,
        "iXBT news: Patriot Ignite M2 (series up to 560/320); \
         TweakTown: Patriot Ignite M2 480 GB review (22 x 80 mm, 320 MB/s)";
    "samsung-840-evo-msata-500gb", "Samsung 840 EVO mSATA 500 GB", sata(Msata).rated(540, 520), Medium,
        "reporter365: Samsung 840 EVO mSATA; OCaholic: 840 EVO of 2.5 inch, table by capacity";
}
