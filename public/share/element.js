// Elements, made without markup from strings: whatever comes from the page enters as text.

/** A new element. An attribute that is `false` or undefined is left out; one that starts with `on` is a listener. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      made.addEventListener(attribute.slice(2), value);
    } else if (value !== false && value !== undefined) {
      made.setAttribute(attribute, value === true ? "" : value);
    }
  }
  made.append(...children);
  return made;
}

/** A button that does not submit. */
export function button(text, onclick) {
  return element("button", { type: "button", class: "action", onclick }, text);
}

/** A labelled list; `entries` are pairs of a value and its words. */
export function choice(caption, entries, onchange) {
  const options = entries.map(([value, text]) => element("option", { value }, text));
  const select = element("select", { onchange }, ...options);
  return { label: element("label", {}, `${caption} `, element("span", { class: "picker" }, select)), select };
}
