// The dialog for links, embedding and files. The loader brings it at the first press of its button.

import { button, element } from "./element.js";
import { embedSection } from "./embed-section.js";
import { linkSection } from "./link-section.js";
import { saveSection } from "./save-section.js";
import { subject } from "./subject.js";

const STYLE = "{{style.dialog}}";

/** Opens the dialog about what the page shows; `opener` is the button that was pressed. */
export function open(opener) {
  wearStyle();
  const status = element("p", { role: "status", class: "share-status" });
  const say = (sentence) => {
    status.textContent = sentence;
  };
  const shown = subject(opener);
  const embed = embedSection(shown, say);
  const close = () => dialog.close();
  const onclick = (event) => {
    // The dialog itself is hit only beside its content, on the backdrop.
    if (event.target === dialog) {
      close();
    }
  };
  const dialog = element(
    "dialog",
    { id: "share", class: "explanation", "aria-labelledby": "share-title", onclick, onclose: () => dialog.remove() },
    element(
      "div",
      { class: "explanation-body" },
      element("h2", { id: "share-title" }, "{{words.title}}"),
      linkSection(shown, say),
      embed.section,
      saveSection(shown, say),
    ),
    element("div", { class: "share-foot" }, status, button("{{words.close}}", close)),
  );
  document.body.append(dialog);
  dialog.showModal();
  embed.start();
}

let isWorn = false;

// The policy of the page allows no other inline style than its own, but sheets made by script.
function wearStyle() {
  if (!isWorn && document.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  isWorn = true;
}
