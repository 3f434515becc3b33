// Takes the place of `fetch` in the page that is one file. The loader asks for one thing only, the
// program, and that lies packed at the end of the page. Nothing is requested, so neither a file's
// address nor a sandbox nor `connect-src 'none'` can refuse it.

import { parsed } from "./parsed.js";

async function unpacked() {
  await parsed;
  const packed = atob(document.getElementById("program").textContent);
  const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
  const program = new Response(bytes).body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(program, { headers: { "content-type": "application/wasm" } });
}

export { unpacked as fetch };
