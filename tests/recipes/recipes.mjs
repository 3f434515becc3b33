// The snippets that docs/embedding.md tells authors to paste, by the second word of their fence.

import { readFileSync } from 'node:fs'

const PAGE = new URL('../../docs/embedding.md', import.meta.url)
const FENCE = /^```(?:html|markdown) ([\w-]+)\n(.*?)^```$/gms

const snippets = new Map([...readFileSync(PAGE, 'utf8').matchAll(FENCE)].map(([, name, text]) => [name, text]))

/** Where Lanefit lies, as the page writes it. */
export const HOME = 'https://lanefit.example/'

/** What all recipes compare. */
export const QUERY = 'v=1&s=sata:600&s=m2m:4.0x4,,samsung-980-pro-1tb'

export function recipe(name) {
  const text = snippets.get(name)
  if (!text) throw new Error(`docs/embedding.md has no snippet named ${name}; there are ${[...snippets.keys()].join(', ')}`)
  return text
}
