// The page's table as values, and these as CSV, Markdown and HTML.

import { escape, plain } from "./text.js";

const DEFAULT_COPY_SIZE = "{{copy_size}}";

const lineOf = (node) => plain(node?.textContent);

/**
 * Heads and rows of the page's table.
 *
 * A cell has its `text` as read, without the unit, which is said in the head; a cell that is a
 * number has no group marks either. `low` and `high` are the range beside a value.
 */
export function readTable(table, query) {
  const copySize = /(?:^|&)size=([^&]+)/.exec(query)?.[1] ?? DEFAULT_COPY_SIZE;
  const rows = [...table.tBodies[0].rows].map((row) => [...row.cells].map(readCell));
  const heads = [...table.tHead.rows[0].cells].map((cell, column) => {
    const unit = rows.map((row) => row[column].unit).find(Boolean);
    const amount = rows.some((row) => row[column].isTime) ? copySize.replace(/^(\d+)(?=[A-Za-z])/, "$1 ") : "";
    return { text: lineOf(cell), unit: unit || amount };
  });
  return { heads, rows };
}

function readCell(cell) {
  const small = lineOf(cell.querySelector("small"));
  if (cell.localName === "th") {
    return { text: lineOf(cell.firstChild), detail: small };
  }
  if (cell.classList.contains("missing")) {
    const text = lineOf(cell);
    return { text: text === "–" ? "" : text };
  }
  const number = cell.querySelector(".number") ?? cell;
  const unit = lineOf(number.querySelector(".unit"));
  const written = lineOf(unit ? number.firstChild : number);
  const [, factor, digits] = /^(×?)([\d.\s]+)$/.exec(written) ?? [];
  if (digits === undefined) {
    return { text: written, isTime: cell.dataset.derived === "copy-time" };
  }
  const [low, high] = small.split("–");
  return { text: digits.replace(/\s/g, ""), unit: unit || factor, low: high && low, high };
}

const withUnit = (text, unit) => (unit ? `${text} (${unit})` : text);

/** Head and rows as text for people: ranges and details in brackets. */
function readable({ heads, rows }) {
  return {
    heads: heads.map(({ text, unit }) => withUnit(text, unit)),
    rows: rows.map((row) =>
      row.map(({ text, detail, low, high }) => withUnit(text, detail || (low && `${low}–${high}`))),
    ),
  };
}

/** Head and rows for programs: each range and each detail in columns of its own. */
function columns({ heads, rows }) {
  const hasRange = heads.map((_, column) => rows.some((row) => row[column].low));
  const hasDetail = heads.map((_, column) => rows.some((row) => row[column].detail));
  const spread = (column, first, detail, low, high) => [
    first,
    ...(hasDetail[column] ? [detail ?? ""] : []),
    ...(hasRange[column] ? [low ?? "", high ?? ""] : []),
  ];
  return [
    heads.flatMap(({ text, unit }, column) =>
      spread(
        column,
        withUnit(text, unit),
        "{{words.details}}",
        withUnit(`${text}, ${"{{words.low}}"}`, unit),
        withUnit(`${text}, ${"{{words.high}}"}`, unit),
      ),
    ),
    ...rows.map((row) => row.flatMap(({ text, detail, low, high }, column) => spread(column, text, detail, low, high))),
  ];
}

/** As CSV of RFC 4180. The mark at its start tells spreadsheets that it is UTF-8. */
export function csv(table) {
  const lines = columns(table).map((cells) => cells.map(csvCell).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

// Spreadsheets run a cell that starts like a formula, wherever its text came from.
function csvCell(text) {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}

const markdownText = (text) => text.replace(/[\\`*_{}[\]()<>#|~&!]/g, "\\$&").replace(/\s+/g, " ");

/** As a table of GitHub's Markdown, and below it a line that links to the comparison. */
export function markdown(table, { headline, address }) {
  const { heads, rows } = readable(table);
  const line = (cells) => `| ${cells.map(markdownText).join(" | ")} |`;
  const rule = heads.map((_, column) => (column === 0 ? ":---" : "---:"));
  return [line(heads), `| ${rule.join(" | ")} |`, ...rows.map(line), "", `[${markdownText(headline)}](<${address}>)`, ""].join("\n");
}

/** As an HTML table with a caption, whose cells know their heads. */
export function htmlTable(table, caption) {
  const { heads, rows } = readable(table);
  const head = heads.map((text) => `<th scope="col">${escape(text)}</th>`).join("");
  const body = rows.map(([name, ...cells]) => {
    const rest = cells.map((text) => `<td>${escape(text)}</td>`).join("");
    return `<tr><th scope="row">${escape(name)}</th>${rest}</tr>`;
  });
  // On a phone the table scrolls by itself, so that the article does not.
  return [
    `<table style="display:block;max-width:100%;overflow-x:auto"><caption>${escape(caption)}</caption>`,
    `<thead><tr>${head}</tr></thead>`,
    `<tbody>\n${body.join("\n")}\n</tbody></table>`,
  ].join("\n");
}
