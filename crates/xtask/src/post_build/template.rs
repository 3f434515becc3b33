//! Scripts and other files with places for what only a build knows.

use anyhow::{Context, Result, bail};
use serde::Serialize;
use serde_json::Value;

/// Puts each value in the places of the string `"{{name}}"`, as it is written in a script.
///
/// # Errors
///
/// If a value has no place, or a place no value.
pub fn fill<N: AsRef<str>>(template: &str, values: &[(N, Value)]) -> Result<String> {
    let mut filled = template.to_owned();
    fill_together([&mut filled], values)?;
    Ok(filled)
}

/// The same for templates that share their values: each must have a place in one of them.
pub fn fill_together<'a, N: AsRef<str>>(
    templates: impl IntoIterator<Item = &'a mut String>,
    values: &[(N, Value)],
) -> Result<()> {
    let mut used = vec![false; values.len()];
    for filled in templates {
        for ((name, value), used) in values.iter().zip(&mut used) {
            let place = place(name);
            if filled.contains(&place) {
                *filled = filled.replace(&place, &value.to_string());
                *used = true;
            }
        }
        if let Some((_, rest)) = filled.split_once("\"{{") {
            bail!("nothing is known for the place {:?}", rest.split('}').next().unwrap_or_default());
        }
    }
    match values.iter().zip(used).find(|(_, used)| !used) {
        Some(((name, _), _)) => bail!("the template must hold {}", place(name)),
        None => Ok(()),
    }
}

fn place(name: &impl AsRef<str>) -> String {
    format!("\"{{{{{}}}}}\"", name.as_ref())
}

/// The values `words.FIELD`, one for each field of a struct of words.
pub fn words(words: &impl Serialize) -> Result<Vec<(String, Value)>> {
    let Value::Object(fields) = serde_json::to_value(words).context("words are written as they are")? else {
        bail!("words are a struct");
    };
    Ok(fields.into_iter().map(|(name, word)| (["words.", &name].concat(), word)).collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn values_are_written_as_a_script_reads_them() -> Result<()> {
        let values = [("word", json!("say \"x4\"\n")), ("list", json!(["./", "a.js"]))];
        assert_eq!(fill("a(\"{{word}}\", \"{{list}}\")", &values)?, "a(\"say \\\"x4\\\"\\n\", [\"./\",\"a.js\"])");
        Ok(())
    }

    #[test]
    fn words_have_the_names_of_their_fields() -> Result<()> {
        #[derive(Serialize)]
        struct Words {
            hello: &'static str,
        }
        let words = words(&Words { hello: "hi" })?;
        assert_eq!(fill("a(\"{{words.hello}}\", \"{{words.hello}}\")", &words)?, "a(\"hi\", \"hi\")");
        Ok(())
    }

    #[test]
    fn places_and_values_must_match() {
        for template in ["", "\"{{a}}\" \"{{b}}\""] {
            assert!(fill(template, &[("a", json!("x"))]).is_err(), "{template}");
        }
    }

    #[test]
    fn each_of_several_templates_uses_what_it_needs_and_together_they_use_all() -> Result<()> {
        let values = [("a", json!(1)), ("b", json!(2))];
        let mut templates = ["\"{{a}}\"", "\"{{b}}\" \"{{a}}\"", ""].map(str::to_owned);
        fill_together(&mut templates, &values)?;
        assert_eq!(templates, ["1", "2 1", ""]);
        for unfit in [["\"{{a}}\"", "\"{{a}}\""], ["\"{{a}}\" \"{{b}}\"", "\"{{c}}\""]] {
            assert!(fill_together(&mut unfit.map(str::to_owned), &values).is_err(), "{unfit:?}");
        }
        Ok(())
    }
}
