//! The `evaluate` example, as a function and as a program.

use std::ffi::OsStr;
use std::process::{Command, Output as ProcessOutput};

use serde_json::{Value, json};

use crate::output::Output;
use crate::support::lines;

fn answer(query: &str) -> Value {
    serde_json::from_str(&Output::new(query).to_json().unwrap()).unwrap()
}

#[test]
fn the_answer_has_the_fields_that_programs_read() {
    let answer = answer("s=pcie:3.0x4,cpu,pcie:4.0x4&mps=256");
    assert_eq!(answer["query"], "v=1&s=pcie:3.0x4,cpu,pcie:4.0x4&mps=256");
    assert_eq!(answer["warnings"], json!([]));
    let scenario = &answer["scenarios"][0];
    assert_eq!(scenario["verdict"], "limited");
    assert_eq!(scenario["reasons"], json!(["older-generation"]));
    assert_eq!(scenario["link"], json!({ "gts": 8.0, "width": 4 }));
    assert_eq!(scenario["sata_gbps"], Value::Null);
    assert_eq!(scenario["limited_by"], "port-link");
    assert_eq!(scenario["line_rate_mb_s"], 4000.0);
    for field in
        ["coded_mb_s", "ceiling_mb_s", "typical_mb_s", "typical_low_mb_s", "typical_high_mb_s", "delivered_mb_s"]
    {
        assert!(scenario[field].as_f64().is_some_and(|rate| rate > 3000.0), "{field}");
    }
}

#[test]
fn links_conditions_and_shares_are_fields_of_their_own() {
    let answer = answer(
        "s=x16:4.0x16-x8x8,,quad-m2-card&s=x4o:3.0x4,,x8:3.0x8&s=x4:3.0x4,,asm1166,6&s=m2b:3.0x2,,m2m:4.0x4&s=m2m:4.0x4",
    );
    let of = |field: &str| -> Vec<&Value> {
        answer["scenarios"].as_array().unwrap().iter().map(|scenario| &scenario[field]).collect()
    };
    assert_eq!(of("verdict"), ["partial", "limited", "works", "refused", "works"]);
    assert_eq!(of("fits"), [true, true, true, false, true]);
    assert_eq!(of("conditional"), [false, true, false, false, false]);
    assert_eq!(of("links"), [2, 1, 1, 0, 1]);
    let each = answer["scenarios"][2]["each_mb_s"].as_f64().unwrap();
    let delivered = answer["scenarios"][2]["delivered_mb_s"].as_f64().unwrap();
    assert!((each * 6.0 - delivered).abs() < 1e-6, "{each} of {delivered}");
    for other in [0, 1, 3, 4] {
        assert_eq!(answer["scenarios"][other]["each_mb_s"], Value::Null);
    }
}

#[test]
fn a_sata_port_has_a_rate_and_no_link() {
    let answer = answer("s=sata:600");
    assert_eq!(answer["scenarios"][0]["sata_gbps"], 6.0);
    assert_eq!(answer["scenarios"][0]["link"], Value::Null);
}

#[test]
fn what_is_not_understood_is_said_in_sentences() {
    let answer = answer("s=sata:601&colour=red&s=m2bm:3.0x2&need=10");
    let warnings = answer["warnings"].as_array().unwrap();
    assert_eq!(warnings.len(), 4);
    for (warning, quoted) in warnings.iter().zip(["601", "colour", "m2bm", "10"]) {
        assert!(warning.as_str().unwrap().contains(quoted), "{warning}");
    }
    assert_eq!(answer["scenarios"].as_array().unwrap().len(), 5);
}

/// Runs the program itself with the cargo that runs the tests.
fn run<I: AsRef<OsStr>>(arguments: &[I]) -> ProcessOutput {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    Command::new(cargo)
        .args(["run", "--quiet", "--offline", "--package", "lanefit-model", "--example", "evaluate", "--"])
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap()
}

#[test]
fn the_program_prints_one_object_and_succeeds() {
    assert_prints("s=pcie:9.0x4&s=sata:600");
}

/// Pairings that are easily got wrong, eight at a time, as the program is called by hand.
#[test]
fn the_program_answers_the_tricky_pairings() {
    let scenarios: Vec<String> = lines(include_str!("../scenarios/tricky.txt"))
        .map(|(_, line)| ["s=", line.split_whitespace().nth(5).unwrap()].concat())
        .collect();
    for eight in scenarios.chunks(8) {
        let query = eight.join("&");
        let answer = assert_prints(&query);
        assert_eq!(answer["query"], ["v=1&", query.as_str()].concat());
        assert_eq!(answer["warnings"], json!([]));
        assert_eq!(answer["scenarios"].as_array().unwrap().len(), eight.len());
    }
}

#[track_caller]
fn assert_prints(query: &str) -> Value {
    let output = run(&[query]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let printed = String::from_utf8(output.stdout).unwrap();
    assert_eq!(printed, Output::new(query).to_json().unwrap());
    serde_json::from_str(&printed).unwrap()
}

#[test]
fn unreadable_arguments_are_a_sentence_and_exit_code_2() {
    for (arguments, word) in [(&[][..], "needed"), (&["s=sata:600", "s=pcie:4.0x4"][..], "only one")] {
        assert_fails_with_2(&run::<&str>(arguments), word);
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_a_sentence_and_exit_code_2() {
    use std::os::unix::ffi::OsStrExt;
    assert_fails_with_2(&run(&[OsStr::from_bytes(b"s=\xff")]), "UTF-8");
}

#[track_caller]
fn assert_fails_with_2(output: &ProcessOutput, word: &str) {
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(output.stdout.is_empty());
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.starts_with("evaluate: ") && message.contains(word), "{message}");
}
