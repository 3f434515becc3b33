// What the element needs to run inside another page: the program, once for all elements, and its style.

import start, { element } from "{{bindings}}";

const style = new CSSStyleSheet();
style.replaceSync("{{sheet}}");

/** The wide figure needs this much, as the style sheet of the page has it. */
const WIDE_PX = 720;

await start({ module_or_path: new URL("{{program}}", import.meta.url) });

/** Fills a shadow root. `base` is the sheet of the element itself; `changed` hears of each new query. */
export function mount(shadow, base, query, home, changed) {
  const place = document.createElement("div");
  place.className = "lanefit";
  const widget = element(place, query, home, changed);
  let isWide = false;
  const fit = () => {
    if (place.isConnected && place.clientWidth >= WIDE_PX !== isWide) widget.wide((isWide = !isWide));
  };
  // Another figure is another height, which must not change while heights are being told.
  const room = new ResizeObserver(() => requestAnimationFrame(fit));
  // Controls say by themselves what changed; the page around would take it for its own.
  for (const name of ["input", "change"]) place.addEventListener(name, (event) => event.stopPropagation());
  shadow.adoptedStyleSheets = [base, style];
  shadow.replaceChildren(place);
  fit();
  room.observe(place);
  return {
    hear: (message) => widget.hear(message),
    state: () => widget.state(),
    free() {
      room.disconnect();
      shadow.replaceChildren(document.createElement("slot"));
      shadow.adoptedStyleSheets = [base];
      widget.free();
    },
  };
}
