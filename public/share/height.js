// How high an embed is, so that a page can keep that room free and nothing moves when it loads.

import { element } from "./element.js";

/** Columns of articles, from a phone to a desk. */
const WIDTHS = [320, 400, 560, 760];
const PATIENCE_MS = 6000;
const known = new Map();

/** The greatest height, in CSS pixels, that the embed at `address` has in any column; null if it cannot be told. */
export function greatestHeight(address, place) {
  if (!known.has(address)) {
    known.set(address, measured(address, place));
  }
  return known.get(address);
}

async function measured(address, place) {
  const frame = element("iframe", { src: address, class: "share-measure", "aria-hidden": "true", tabindex: "-1", title: "{{words.preview}}" });
  place.append(frame);
  try {
    const page = await readyPage(frame);
    const heights = [];
    for (const width of WIDTHS) {
      frame.style.width = `${width}px`;
      await twoFrames();
      heights.push(contentHeight(page));
    }
    return Math.ceil(Math.max(...heights)) || null;
  } catch {
    known.delete(address);
    return null;
  } finally {
    frame.remove();
  }
}

/** The height of what a page holds. The root element may be as high as the frame, whatever is in it. */
export function contentHeight(page) {
  return (page.getElementById("app") ?? page.documentElement).getBoundingClientRect().height;
}

/** The document in the frame, once its program runs. */
async function readyPage(frame) {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const page = frame.contentDocument;
    // Where the frame was refused there is an error page, whose document is not ours to see.
    if (!page) {
      break;
    }
    if (page.documentElement?.dataset.ready === "true") {
      return page;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the embed did not start");
}

// A change of width reaches the program before one frame, and its drawing the screen before the next.
function twoFrames() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
