//! The script that starts the program.

use anyhow::{Result, bail};

use super::program::Program;

/// Fills the names of the program's files into the loader's template.
pub fn fill(template: &str, program: &Program) -> Result<String> {
    let mut script = template.to_owned();
    for (slot, name) in [("\"{{bindings}}\"", &program.bindings), ("\"{{program}}\"", &program.wasm)] {
        if script.matches(slot).count() != 1 {
            bail!("the loader must name {slot} once");
        }
        // Relative to the loader's own address, so the page may lie at any path.
        script = script.replace(slot, &format!("\"./{name}\""));
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program() -> Program {
        Program { bindings: "p-1.js".to_owned(), wasm: "p-1_bg.wasm".to_owned() }
    }

    #[test]
    fn file_names_are_filled_in_relative_to_the_loader() -> Result<()> {
        let script = fill("a(\"{{bindings}}\"); b(\"{{program}}\");", &program())?;
        assert_eq!(script, "a(\"./p-1.js\"); b(\"./p-1_bg.wasm\");");
        Ok(())
    }

    #[test]
    fn a_template_without_its_slots_is_an_error() {
        assert!(fill("a(\"{{bindings}}\");", &program()).is_err());
    }

    #[test]
    fn the_real_template_has_its_slots_and_no_absolute_address() -> Result<()> {
        let script = fill(include_str!("../../../../public/loader.js"), &program())?;
        assert!(!script.contains("{{"));
        assert!(!script.contains("://"));
        Ok(())
    }
}
