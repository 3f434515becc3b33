// Text as one line, and text inside HTML.

/** Text as one line. Word joiners only steer where a screen breaks it. */
export function plain(text) {
  return (text ?? "").replace(/\u2060/g, "").replace(/\s+/g, " ").trim();
}

const REFERENCES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text that stays text in the content of an element and in an attribute, whatever its quotes. */
export function escape(text) {
  return text.replace(/[&<>"']/g, (letter) => REFERENCES[letter]);
}

/** An element as HTML; without content only its start tag. An attribute that is `false` is left out. */
export function tag(name, attributes, content) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== false)
    .map(([attribute, value]) => (value === true ? ` ${attribute}` : ` ${attribute}="${escape(String(value))}"`));
  const end = content === undefined ? "" : `${content}</${name}>`;
  return `<${name}${written.join("")}>${end}`;
}
