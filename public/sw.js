// Keeps the page on the device, so that it starts without a network. `cargo xtask post-build` fills
// in the files of the finished build and a name for it.

// Every name but a page's and the manifest's carries the start of its content's SHA-256.
const FILES = "{{files}}";
const LOADER = "{{loader}}";

// Several copies of Lanefit may lie on one origin; the scope tells their caches apart.
const OURS = `lanefit ${registration.scope} `;
const CACHE = OURS + "{{build}}";
const HASH = /^\w+-[0-9a-f]{16}[._]/;

async function fetched(name) {
  // A name with a hash stands for one content for ever, so the browser's own copy will do.
  const response = await fetch(name, { cache: HASH.test(name) ? "default" : "no-cache" });
  const body = await response.arrayBuffer();
  const digest = await crypto.subtle.digest("SHA-256", body);
  const hash = new DataView(digest).getBigUint64(0).toString(16).padStart(16, "0");
  // A host may answer with a page where a script is missing, or be halfway through a change.
  const isOfThisBuild = HASH.test(name)
    ? name.includes(hash)
    : name !== "./" || new TextDecoder().decode(body).includes(LOADER);
  if (!response.ok || !isOfThisBuild) {
    throw new Error(name);
  }
  // Made anew, since browsers refuse to show a page from a response that was redirected.
  return new Response(body, { headers: response.headers });
}

async function install() {
  const responses = await Promise.all(FILES.map(fetched));
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(FILES.map((name, index) => cache.put(name, responses[index])));
  } catch (error) {
    // The device has no room: a part of the page would only take some of it.
    await caches.delete(CACHE);
    throw error;
  }
}

// A page of the build before this one may still be open, and ask for what it loads on demand.
async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(name, request) {
  const options = HASH.test(name) ? {} : { cacheName: CACHE };
  return (await caches.match(name, options)) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
// Only a page of this origin can send one, and it does when the reader has agreed.
addEventListener("message", () => skipWaiting());

addEventListener("fetch", (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  const name = address.replace(registration.scope, "").replace(/^(index\.html)?$/, "./");
  // The query of the page is its state, and no other file has one.
  const isExact = request.mode === "navigate" || !request.url.includes("?");
  if (request.method === "GET" && isExact && (FILES.includes(name) || HASH.test(name))) {
    event.respondWith(answer(name, request));
  }
});
