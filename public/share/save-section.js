// The figure and its numbers as files.

import { linkTo } from "./addresses.js";
import { png, svg, themeNow } from "./drawing.js";
import { button, choice, element } from "./element.js";
import { copy, save } from "./save.js";
import { fileStem } from "./subject.js";
import { csv, markdown } from "./table.js";

const COLOURS = [
  ["auto", "{{words.auto}}"],
  ["light", "{{words.light}}"],
  ["dark", "{{words.dark}}"],
];

/** The choice of colours, which frames and pictures have alike. */
export function colourChoice(onchange) {
  return choice("{{words.colours}}", COLOURS, onchange);
}

/** The name of a picture's file. */
export function pictureName(shown, theme) {
  return fileStem(shown) + (theme === "auto" ? "" : `-${theme}`);
}

export function saveSection(shown, say) {
  const colours = colourChoice();
  const keep = (name, content, type) => {
    save(name, content, type);
    say("{{words.saved}}".replace("#", name));
  };
  const saveSvg = () => {
    const theme = colours.select.value;
    keep(`${pictureName(shown, theme)}.svg`, svg(shown, theme).text, "image/svg+xml");
  };
  const savePng = async () => {
    const theme = colours.select.value === "auto" ? themeNow() : colours.select.value;
    const picture = await png(shown, theme).catch(() => null);
    if (picture) {
      keep(`${pictureName(shown, theme)}.png`, picture, "image/png");
    } else {
      say("{{words.png_failed}}");
    }
  };
  const text = () => markdown(shown.table, { headline: shown.headline, address: linkTo(shown.query) });
  const copyMarkdown = async () => say((await copy(text())) ? "{{words.copied}}" : "{{words.save_instead}}");
  const saveTable = (ending, content, type) => keep(`${fileStem(shown)}.${ending}`, content, `${type};charset=utf-8`);
  const row = (name, ...controls) =>
    element("p", { class: "share-row", role: "group", "aria-label": name }, element("span", {}, name), ...controls);
  return element(
    "section",
    {},
    element("h3", {}, "{{words.save}}"),
    row("{{words.figure}}", button("SVG", saveSvg), button("PNG", savePng), colours.label),
    row(
      "{{words.table}}",
      button("CSV", () => saveTable("csv", csv(shown.table), "text/csv")),
      button("Markdown", () => saveTable("md", text(), "text/markdown")),
      button("{{words.copy_markdown}}", copyMarkdown),
    ),
  );
}
