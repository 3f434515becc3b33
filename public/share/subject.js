// What is shared, read from the page itself: its query, its answer, its figure and its table.

import { readTable } from "./table.js";
import { plain } from "./text.js";

function textOf(selector) {
  return plain(document.querySelector(selector)?.textContent);
}

/** What the page shows now; `button` is the one that opened the dialog and carries the query. */
export function subject(button) {
  const headline = textOf("#answer h1");
  const sentence = /[.!?]$/.test(headline) ? headline : `${headline}.`;
  // The static page has a narrow and a wide drawing, of which one is seen.
  const drawings = [...document.querySelectorAll("#figure .drawing svg")];
  // An embed may have the same button; what is shared is the comparison, not that it was embedded.
  const query = button.dataset.query.replace(/&(embed|controls)=[^&]*/g, "");
  return {
    query,
    headline,
    answer: `${sentence} ${textOf("#answer p")}`,
    caption: textOf("#figure-title"),
    drawing: drawings.find((drawing) => drawing.getClientRects().length > 0) ?? drawings[0],
    table: readTable(document.querySelector("#twin table"), query),
  };
}

/** The start of a file's name, which says what is compared: `lanefit-sata600-pcie-4.0-x4-throughput`. */
export function fileStem({ table, caption }) {
  const names = table.rows.map(([name]) => name.text);
  const shown = names.length > 3 ? [...names.slice(0, 2), `and ${names.length - 2} more`] : names;
  return ["lanefit", ...shown, caption.split(" ", 2).join(" ")]
    .map((part) => part.toLowerCase().replace(/[^a-z0-9.]+/g, "-").replace(/^[-.]+|[-.]+$/g, ""))
    .join("-")
    .slice(0, 90);
}
