// A snippet for an article, from a few choices.

import { embedAddress, folderOf, frozenCopy, isHosted } from "./addresses.js";
import { addressOf, svg } from "./drawing.js";
import { button, choice, element } from "./element.js";
import { greatestHeight } from "./height.js";
import { preview } from "./preview.js";
import { colourChoice, pictureName } from "./save-section.js";
import { copyField, save } from "./save.js";
import { snippet } from "./snippets.js";

/** Names of the forms, and what each is for. The first is right for most places. */
const FORMS = {
  fits: ["{{words.fits}}", "{{words.about_fits}}"],
  frame: ["{{words.frame}}", "{{words.about_frame}}"],
  element: ["{{words.element}}", "{{words.about_element}}"],
  picture: ["{{words.picture}}", "{{words.about_picture}}"],
};

export function embedSection(shown, say) {
  let form = isHosted ? "fits" : "picture";
  let pin;
  let height = guessedHeight();

  const forms = Object.entries(FORMS).map(([value, [name]]) => {
    const onchange = () => {
      form = value;
      follow();
    };
    const isOffered = isHosted || value === "picture";
    const radio = element("input", { type: "radio", name: "share-form", value, checked: value === form, disabled: !isOffered, onchange });
    return element("label", { class: "tab" }, radio, element("span", {}, name));
  });
  const about = element("p", { class: "fine" });
  const version = choice("{{words.version}}", [["", "{{words.latest}}"], ["1", "{{words.frozen}}"]], follow);
  const colours = colourChoice(follow);
  const controls = element("input", { type: "checkbox", checked: true, onchange: follow });
  const place = choice("{{words.files}}", [["1", "{{words.inside}}"], ["", "{{words.beside}}"]], follow);
  const field = element("textarea", { readonly: true, rows: 4, spellcheck: "false", "aria-label": "{{words.snippet}}" });
  const copySnippet = button("{{words.copy_snippet}}", () => copyField(field, say));
  const savePictures = button("{{words.save_pictures}}", () => {
    for (const { name, text } of pictures(false)) {
      save(name, text, "image/svg+xml");
    }
    say("{{words.pictures_saved}}");
  });
  const room = element("p", { class: "fine" });
  const frozenNote = element("p", { class: "fine" });
  const look = preview(shown);
  const onlyLive = [version.label, element("label", { class: "check" }, controls, element("span", {}, "{{words.controls}}"))];

  const section = element(
    "section",
    {},
    element("h3", {}, "{{words.embed}}"),
    element("fieldset", { class: "tabs" }, element("legend", { class: "visually-hidden" }, "{{words.form}}"), ...forms),
    about,
    element("p", { class: "share-row" }, ...onlyLive, colours.label, place.label),
    field,
    element("p", { class: "share-row" }, copySnippet, savePictures, room),
    frozenNote,
    look.element,
  );

  function choices() {
    const theme = colours.select.value;
    const isInside = place.select.value === "1";
    return {
      theme,
      isFrozen: version.select.value === "1",
      hasControls: controls.checked,
      isInside,
      pin,
      height,
      pictures: form === "picture" ? pictures(isInside) : [],
    };
  }

  /** The figure's files: one that follows the reader inside a snippet, or two to choose from beside it. */
  function pictures(isInside) {
    const theme = colours.select.value;
    const themes = theme === "auto" && !isInside ? ["light", "dark"] : [theme];
    return themes.map((each) => {
      const { text, width, height } = svg(shown, each);
      return { name: `${pictureName(shown, each)}.svg`, text, address: addressOf(text), width, height };
    });
  }

  function write() {
    field.value = snippet(form, shown, choices());
  }

  let turn = 0;
  async function follow() {
    const isPicture = form === "picture";
    about.textContent = FORMS[form][1];
    for (const part of [...onlyLive, frozenNote]) {
      part.hidden = isPicture;
    }
    place.label.hidden = !isPicture;
    savePictures.hidden = !isPicture || place.select.value === "1";
    room.textContent = "";
    write();
    look.show(form, choices());
    if (isPicture) {
      copySnippet.disabled = false;
      return;
    }
    turn += 1;
    const mine = turn;
    copySnippet.disabled = true;
    room.textContent = "{{words.measuring}}";
    // Colours change no height, so they need no measuring of their own.
    const address = embedAddress(shown.query, { ...choices(), theme: "auto" });
    const measured = await greatestHeight(address, section);
    if (mine !== turn) {
      return;
    }
    height = measured ?? guessedHeight();
    room.textContent = (measured ? "{{words.measured}}" : "{{words.guessed}}").replace("#", height);
    copySnippet.disabled = false;
    write();
  }

  /** Called once the dialog is open, since a frame outside of the document has no size. */
  async function start() {
    follow();
    if (!isHosted) {
      return;
    }
    const [, frozen] = version.select.options;
    frozen.disabled = true;
    const copy = await frozenCopy();
    ({ pin } = copy);
    frozen.disabled = !copy.isThere;
    frozenNote.textContent = copy.isThere ? "" : "{{words.no_frozen}}".replace("#", folderOf(true));
  }

  return { section, start };
}

/** About what an embed holds: the page's answer and figure, and a line or two. */
function guessedHeight() {
  const parts = [...document.querySelectorAll("#answer, #figure")];
  return Math.ceil(parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 120));
}
