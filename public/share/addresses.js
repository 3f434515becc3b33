// Where the page lies, and the addresses that lead to it from elsewhere.

const VERSION = "{{version}}";

/** Whether others can reach this copy at all: a file on a device has no address for them. */
export const isHosted = /^https?:$/.test(location.protocol);

const page = location.href.replace(/[?#].*$/, "").replace(/\/index\.html$/, "/");
const folder = page.replace(/[^/]*$/, "");
const latest = folder.replace(/\/v\/\d+\.\d+\.\d+\/$/, "/");
// A copy of one version offers itself, and every other page the copy of its own version.
const frozen = folder === latest ? `${latest}v/${VERSION}/` : folder;

/** The folder that a frame or a script is taken from. */
export function folderOf(isFrozen) {
  return isFrozen ? frozen : latest;
}

/** The address of the comparison. */
export function linkTo(query) {
  return `${page}?${query}`;
}

/** The query as an embed: its colours, and whether it has controls, are choices of the embedder. */
export function embedQuery(query, { theme, hasControls }) {
  const added = [theme !== "auto" && `theme=${theme}`, "embed=1", !hasControls && "controls=0"];
  return [query.replace(/&theme=[^&]*/, ""), ...added.filter(Boolean)].join("&");
}

/** The address of an embed, for frames. */
export function embedAddress(query, choices) {
  return `${folderOf(choices.isFrozen)}?${embedQuery(query, choices)}`;
}

/**
 * What is known of the frozen copy: whether it is there, and the attributes that pin its script.
 *
 * A browser checks a script's hash only if the script's host lets other sites read it, and
 * refuses the script otherwise. So the hash is left out where the host does not.
 */
export async function frozenCopy() {
  const index = await fetch(`${frozen}index.html`, { method: "HEAD" }).catch(() => null);
  if (!index?.ok) {
    return { isThere: false };
  }
  const script = await fetch(`${frozen}embed.js`).catch(() => null);
  const isReadable = script?.ok && script.headers.get("access-control-allow-origin") === "*";
  if (!isReadable || !crypto.subtle) {
    return { isThere: true };
  }
  const digest = await crypto.subtle.digest("SHA-384", await script.arrayBuffer());
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return { isThere: true, pin: { integrity: `sha384-${hash}`, crossorigin: "anonymous" } };
}
