// Puts the error collector before everything else in a page.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('./probe.js', import.meta.url))

/** The collector, which also takes away a global that the browser shall seem not to have. */
export async function collector(absent = null) {
  return `${await readFile(FILE, 'utf8')}${absent ? `delete globalThis.${absent}\n` : ''}`
}

/** The page with the collector as a file of the same origin, which the policy of the page allows. */
export function withCollectorAt(address, html) {
  return atStart(html, `<script src="${address}"></script>`)
}

/**
 * The page with the collector inside. It stands before the policy, which holds for what follows it; so the
 * policy is tested as it was built.
 */
export function withCollectorInside(script, html) {
  return atStart(html, `<script>${script}</script>`)
}

function atStart(html, markup) {
  const marked = html.replace(/<head(\s[^>]*)?>/i, (head) => head + markup)
  if (marked === html) throw new Error('the page has no <head> to put the error collector into')
  return marked
}
