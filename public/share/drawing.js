// The figure as a picture that stands alone.

const LIGHT = "{{style.light}}";
const DARK = "{{style.dark}}";
const SVG = "http://www.w3.org/2000/svg";

/** Twice as many points as the drawing has, for screens that show them. */
const PNG_SCALE = 2;

/** Room around the drawing, which on the page is that around everything. */
const MARGIN = 12;

/** What a picture keeps of the page's attributes: where things are, and which style they have. */
const KEPT = /^(class|viewBox|x|y|x1|y1|x2|y2|width|height|d|text-anchor|font-size|data-rung|data-scenario)$/;

/** The style sheet of a theme; `auto` follows whoever looks at the picture. */
function sheet(theme) {
  // What some viewers do not paint behind a drawing is a mark of the drawing here.
  const [light, dark] = [LIGHT, DARK].map((style) => `${style}.ground{fill:${/background:\s*([^;}]+)/.exec(style)[1]}}`);
  return { light, dark: light + dark, auto: `${light}@media (prefers-color-scheme:dark){${dark}}` }[theme];
}

/** The figure as the text of an SVG document, and its size. */
export function svg({ drawing, caption }, theme, scale = 1) {
  const copy = drawing.cloneNode(true);
  const [width, height] = copy.getAttribute("viewBox").split(" ").slice(2).map((side) => Number(side) + 2 * MARGIN);
  const label = copy.getAttribute("aria-label") ?? "";
  for (const group of copy.querySelectorAll("g[aria-label]")) {
    group.prepend(made("title", group.getAttribute("aria-label")));
  }
  for (const mark of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of mark.getAttributeNames().filter((name) => !KEPT.test(name))) {
      mark.removeAttribute(name);
    }
  }
  const ground = made("rect", "", { class: "ground", x: -MARGIN, y: -MARGIN, width, height });
  const style = made("style", sheet(theme));
  const description = label.startsWith(`${caption}. `) ? label.slice(caption.length + 2) : label;
  copy.prepend(made("title", caption), made("desc", description), style, ground);
  copy.setAttribute("viewBox", [-MARGIN, -MARGIN, width, height].join(" "));
  copy.setAttribute("width", width * scale);
  copy.setAttribute("height", height * scale);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

function made(name, text, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  element.textContent = text;
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  return element;
}

/** An SVG document as an address, with as few escapes as an attribute in double quotes needs. */
export function addressOf(text) {
  const written = text.replace(/[%#<>"{}|\\^`\n\r\t]|[^\x20-\x7e]+/g, encodeURIComponent);
  return `data:image/svg+xml,${written}`;
}

/** The figure as PNG. The policy of the page refuses blob: images, so the drawing is a data: address. */
export async function png(shown, theme) {
  const { text, width, height } = svg(shown, theme, PNG_SCALE);
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
    image.src = addressOf(text);
  });
  const canvas = document.createElement("canvas");
  canvas.width = width * PNG_SCALE;
  canvas.height = height * PNG_SCALE;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** The theme that the page has now. */
export function themeNow() {
  const { theme } = document.documentElement.dataset;
  return theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}
