// Starts the page's program. `cargo xtask post-build` fills in the two file names and gives this
// file a name of its own. Until the program runs, and whenever it cannot, the static page stays.

const bindings = new URL("{{bindings}}", import.meta.url).href;
const program = new URL("{{program}}", import.meta.url).href;
const root = document.documentElement;

// The static page shows the landing comparison. Whoever asked for another one should not read
// that answer for theirs while the program is on its way, so the style sheet hides it.
const asksForAnother = location.search.length > 1;
if (asksForAnother) {
  root.dataset.link = "";
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
  const [module, { default: run }] = await Promise.all([
    load(),
    import(bindings).catch((cause) => {
      throw new StartError(cause instanceof SyntaxError ? "broken" : "missing", cause);
    }),
  ]);
  await parsed;
  await run({ module_or_path: module }).catch(orElse("broken"));
  if (root.dataset.ready !== "true") {
    throw new StartError("broken");
  }
  delete root.dataset.boot;
  document.getElementById("boot-status")?.replaceChildren();
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
  const sentence = document.createElement("p");
  const shown = reason === "stopped" ? "" : region.dataset[asksForAnother ? "link" : "landing"];
  sentence.textContent = `${region.dataset[reason]} ${shown}`.trim();
  const retry = document.createElement("button");
  retry.type = "button";
  retry.textContent = region.dataset.retry;
  retry.addEventListener("click", () => location.reload());
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

watch("error", (seen) => seen.error);
watch("unhandledrejection", (seen) => seen.reason);
const slow = setTimeout(() => tell("slow"), PATIENCE_MS);
start()
  .catch((error) => tell(error.reason ?? "broken", error))
  .finally(() => clearTimeout(slow));
