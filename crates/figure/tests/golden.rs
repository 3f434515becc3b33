//! Every case is drawn as it was when somebody last looked at it.
//!
//! `LANEFIT_BLESS=1 cargo test -p lanefit-figure --test golden` accepts all drawings as they are now. Without it a
//! drawing that changed is written beside the accepted one as `.changed.svg`, to be compared by eye.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may stop at the first thing that is wrong")]

mod common;

use std::collections::BTreeSet;
use std::{env, fs};

use common::{WIDTHS, cases, golden_folder};
use lanefit_figure::{STANDALONE_STYLE, Style, svg};

#[test]
fn every_case_is_drawn_as_accepted() {
    let bless = env::var_os("LANEFIT_BLESS").is_some_and(|value| value == "1");
    let folder = golden_folder();
    let mut changed = Vec::new();
    let mut expected_files = BTreeSet::new();
    for case in cases() {
        for (width, word) in WIDTHS {
            let name = format!("{}-{word}", case.name);
            let drawing = svg(&case.scene(width), "figure", Style::Embedded(STANDALONE_STYLE));
            let accepted = folder.join(format!("{name}.svg"));
            let beside = folder.join(format!("{name}.changed.svg"));
            let new = fs::read_to_string(&accepted).ok().as_deref() != Some(&drawing);
            let _ = fs::remove_file(&beside);
            if new && bless {
                fs::write(&accepted, drawing).expect("the folder can be written");
            } else if new {
                fs::write(&beside, drawing).expect("the folder can be written");
                changed.push(name.clone());
            }
            assert!(expected_files.insert(format!("{name}.svg")), "two cases are called {}", case.name);
        }
    }
    assert!(changed.is_empty(), "changed, see the .changed.svg beside each: {changed:?}");
    let files = fs::read_dir(&folder).expect("the folder of drawings");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("an ASCII name"));
    let found: BTreeSet<String> = names.filter(|name| name.ends_with(".svg")).collect();
    assert_eq!(found, expected_files, "drawings without a case must go");
}
