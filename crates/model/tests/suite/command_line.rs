//! The `evaluate` example, as a function and as a program.

use std::ffi::OsStr;
use std::process::{Command, Output as ProcessOutput};

use serde_json::{Value, json};

use crate::output::Output;

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
fn a_sata_port_has_a_rate_and_no_link() {
    let answer = answer("s=sata:600");
    assert_eq!(answer["scenarios"][0]["sata_gbps"], 6.0);
    assert_eq!(answer["scenarios"][0]["link"], Value::Null);
}

#[test]
fn what_is_not_understood_is_said_in_sentences() {
    let answer = answer("s=sata:601&colour=red");
    let warnings = answer["warnings"].as_array().unwrap();
    assert_eq!(warnings.len(), 2);
    for (warning, quoted) in warnings.iter().zip(["601", "colour"]) {
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
    let query = "s=pcie:9.0x4&s=sata:600";
    let output = run(&[query]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), Output::new(query).to_json().unwrap());
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
