// An embed in a frame tells the page around it how tall it is and what it shows, and hears what that
// page says. It takes no more space, focus or scrolling than it is given.

const MOST_LETTERS = 5000;
const SHOW = "lanefit.show ";
// One change may take several steps to settle; those who have no use for steps hear of the last one.
const PAUSE_MS = 80;

// A plugin that puts pages into articles names itself in the fragment, which stays as it is.
const secret = /[#&?]secret=([\w-]+)/.exec(location.hash)?.[1];
// Another names the frame in the query.
const child = new URLSearchParams(location.search).get("childId");

/**
 * Connects a comparison with the page around it; what it returns is to be called with each new query. `isForAnother`
 * says of a query whether it takes another program than the one that runs.
 */
export function join(widget, isForAnother) {
  const content = document.getElementById("app");
  let query;
  // The query that the page around knows, since it asked for it.
  let known;
  let told = {};
  let pause;

  const height = () => Math.ceil(content.getBoundingClientRect().height);

  // One message for all who read objects: our own script, accelerated pages, the plugin.
  function tell() {
    const message = { lanefit: 1, height: height(), sentinel: "amp", type: "embed-size" };
    if (query !== told.query) message.query = query;
    told = { height: message.height, query };
    if (secret) Object.assign(message, { secret, message: "height", value: told.height });
    parent.postMessage(message, "*");
  }

  function settle() {
    // A frame that is not shown has no height.
    if (height() === 0) return;
    if (height() !== told.height || query !== told.query) tell();
    parent.postMessage(JSON.stringify({ src: location.href, context: "iframe.resize", height: told.height }), "*");
    if (child) parent.postMessage(`pymxPYMx${child}xPYMxheightxPYMx${told.height}`, "*");
  }

  function settleSoon() {
    clearTimeout(pause);
    pause = setTimeout(settle, PAUSE_MS);
  }

  // WebKit is late to say in a frame that there is room for the wide figure, or no longer.
  const room = matchMedia("(min-width: 45rem)");
  let isWide = room.matches;
  function fit() {
    if (room.matches !== isWide) {
      isWide = room.matches;
      widget.wide(isWide);
    }
  }

  new ResizeObserver(() => {
    requestAnimationFrame(fit);
    if (height() === 0 || height() === told.height) return;
    tell();
    settleSoon();
  }).observe(content);

  addEventListener("message", ({ source, data }) => {
    if (source !== parent) return;
    // A script that came late asks; so does the plugin.
    if (data === "lanefit.size" || data?.message === "ready") {
      told = { query: known };
      settle();
    } else if (typeof data === "string" && data.length <= MOST_LETTERS) {
      // First what the reader has changed, of which that page does not know yet.
      if (query !== told.query) settle();
      const asked = data.startsWith(SHOW) ? data.slice(SHOW.length) : "";
      if (isForAnother(asked)) startOver(asked);
      else if (widget.hear(data)) known = told.query = query = widget.state().query;
    }
  });

  // Makes no step in the history of the page around, and stays what that page takes it for.
  function startOver(asked) {
    const next = new URLSearchParams(asked.split("#")[0]);
    next.set("embed", 1);
    if (child) next.set("childId", child);
    location.replace(`?${next}${location.hash}`);
  }

  return (next) => {
    if (next === query) return;
    query = next;
    settleSoon();
  };
}
