// Starts the page's program. `cargo xtask post-build` fills in file names and words and gives this
// file a name of its own. Until the program runs, and whenever it cannot, the static page stays.

import { needsSystem } from "./needs-system.js";

// A query that names a board, a chipset or a port of one is for the larger of the two programs.
const hasSystems = ONE_FILE || needsSystem(location.search);
const program = new URL(hasSystems ? "{{systems.program}}" : "{{program}}", import.meta.url).href;
const root = document.documentElement;

// The static page shows the landing comparison. Whoever asked for another one should not read
// that answer for theirs while the program is on its way, so the style sheet hides it.
const asksForAnother = location.search.length > 1;
if (asksForAnother) {
  root.dataset.link = "";
}
// An embed is laid out by the program alone: the static page would only flash by.
const isEmbed = new URLSearchParams(location.search).get("embed") === "1";
if (isEmbed) {
  root.dataset.embed = "";
}
const PATIENCE_MS = 12_000;

const parsed = new Promise((resolve) => {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", resolve, { once: true });
  } else {
    resolve();
  }
});

// `reason` names one of the sentences that `#boot-status` carries.
class StartError extends Error {
  constructor(reason, cause) {
    super(reason, { cause });
    this.reason = reason;
  }
}

const orElse = (reason) => (cause) => {
  throw new StartError(reason, cause);
};

async function load() {
  const response = await fetch(program).catch(orElse("missing"));
  if (!response.ok) {
    throw new StartError("missing", response.status);
  }
  // Streaming accepts this one type only; hosts that send another must work, too.
  const streams =
    WebAssembly.compileStreaming &&
    response.headers.get("content-type")?.trim().toLowerCase() === "application/wasm";
  try {
    return await (streams
      ? WebAssembly.compileStreaming(response)
      : response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes)));
  } catch (cause) {
    throw new StartError(cause instanceof WebAssembly.CompileError ? "broken" : "missing", cause);
  }
}

async function start() {
  if (typeof WebAssembly !== "object") {
    throw new StartError("unsupported");
  }
  const [module, { default: run, page }] = await Promise.all([
    load(),
    (hasSystems ? import("{{systems.bindings}}") : import("{{bindings}}")).catch((cause) => {
      throw new StartError(cause instanceof SyntaxError ? "broken" : "missing", cause);
    }),
  ]);
  await parsed;
  await run({ module_or_path: module }).catch(orElse("broken"));
  let changed;
  const widget = page((query) => changed?.(query));
  if (root.dataset.ready !== "true") {
    throw new StartError("broken");
  }
  delete root.dataset.boot;
  document.getElementById("boot-status")?.replaceChildren();
  if (isEmbed) {
    if (parent !== self) {
      import("{{frame}}").then(({ join }) => (changed = join(widget, (query) => !hasSystems && needsSystem(query))), console.error);
    }
  } else if (!ONE_FILE && top === self) {
    // An article that shows the page is not ours to keep on the reader's device, nor to put hints into.
    (self.requestIdleCallback ?? setTimeout)(() => import("{{offline}}").catch(console.warn));
  }
}

async function tell(reason, error) {
  if (error) {
    console.error(error);
  }
  await parsed;
  const region = document.getElementById("boot-status");
  // One failure leads to others; the first one is the cause.
  if (!region || (root.dataset.boot && root.dataset.boot !== "slow")) {
    return;
  }
  root.dataset.boot = reason;
  const shown = reason === "stopped" ? "" : region.dataset[asksForAnother ? "link" : "landing"];
  say(region, `${region.dataset[reason]} ${shown}`.trim(), () => location.reload());
}

function say(region, words, tryAgain) {
  const sentence = document.createElement("p");
  sentence.textContent = words;
  const retry = document.createElement("button");
  retry.type = "button";
  retry.textContent = region.dataset.retry;
  retry.addEventListener("click", tryAgain);
  region.replaceChildren(sentence, retry);
}

// A trap ends the program for good: every later call into it fails as well.
function watch(event, errorOf) {
  addEventListener(event, (seen) => {
    const error = errorOf(seen);
    if (typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError) {
      tell("stopped", error);
    }
  });
}

// What takes the other program is for the browser to follow: then this script chooses again. How the
// reader likes to see things goes along.
if (!hasSystems) {
  addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href^='?']");
    if (!link || !needsSystem(link.search)) return;
    event.stopPropagation();
    const isKept = (pair) => /^(lang|theme|unit)=/.test(pair);
    const [asked, now] = [link, location].map(({ search }) => search.slice(1).split("&"));
    link.search = [...asked.filter((pair) => !isKept(pair)), ...now.filter(isKept)].join("&");
  }, true);
  addEventListener("popstate", () => needsSystem(location.search) && location.reload());
}

// Few readers share, so the dialog comes with the first press of its button.
addEventListener("click", ({ target }) => {
  const opener = target.closest?.("[data-action='share']");
  if (opener && !opener.disabled) {
    openShare(opener);
  }
});

let tries = 0;
async function openShare(opener) {
  const region = document.getElementById("boot-status");
  try {
    // Browsers remember that a module did not arrive, by its whole address; a fragment makes it another one.
    const { open } = await (ONE_FILE || tries === 0
      ? import("{{share}}")
      : import(`${new URL("{{share}}", import.meta.url)}#${tries}`));
    region?.replaceChildren();
    open(opener);
  } catch (error) {
    console.error(error);
    tries += 1;
    const link = `${location.href.split(/[?#]/)[0]}?${opener.dataset.query}`;
    const copied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
    say(region, copied ? "{{words.share_copied}}" : "{{words.share_missing}}", () => openShare(opener));
  }
}

// Paper has no address bar.
addEventListener("beforeprint", () => {
  root.dataset.address = location.href;
});

watch("error", (seen) => seen.error);
watch("unhandledrejection", (seen) => seen.reason);
const slow = setTimeout(() => tell("slow"), PATIENCE_MS);
start()
  .catch((error) => tell(error.reason ?? "broken", error))
  .finally(() => clearTimeout(slow));
