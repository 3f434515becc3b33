//! The function by which scripts choose between the two programs, inside of each script that asks it.

use std::path::Path;

use anyhow::{Result, bail};

use super::files::read;

/// The module that has it, in `public`.
pub const NAME: &str = "needs-system.js";
const IMPORT: &str = "import { needsSystem } from \"./needs-system.js\";\n";
const EXPORT: &str = "export function ";

/// A script of `public` that imports the function, with the function in it: it is too short for a file of its own.
///
/// # Errors
///
/// If a file is missing, or the import or the function.
pub fn inside(public: &Path, script: &str) -> Result<String> {
    let text = read(&public.join(script))?;
    let function = read(&public.join(NAME))?;
    if !text.contains(IMPORT) || !function.contains(EXPORT) {
        bail!("{script} must hold the line {:?}, and {NAME} one function", IMPORT.trim_end());
    }
    Ok(text.replace(IMPORT, &function.replace(EXPORT, "function ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scripts_that_ask_have_the_function() -> Result<()> {
        let public = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public");
        for name in ["loader.js", "embed.js"] {
            let script = inside(&public, name)?;
            assert!(script.contains("\nfunction needsSystem(query) {"), "{name}");
            assert!(!script.contains(NAME) || !script.contains("import {"), "{name}");
        }
        assert!(inside(&public, "sw.js").is_err());
        Ok(())
    }
}
