// The kinds of address under which readers meet the page. Each opens with `open(folder, options)` and is then
// used as a server is: `page(query)` is an address, `blank` is an empty page beside it.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { collector, withCollectorInside } from './collector.mjs'
import { serve } from './server.mjs'

const ONE_FILE = 'lanefit.html'

export const PLACES = {
  /** The page of several files, on a server. */
  page: serve,

  /** The page in one file, on a server. */
  'one-file': (folder, options) => serve(folder, { ...options, document: ONE_FILE }),

  /** The page in one file, from a disk. */
  disk: openFromDisk,

  /** The page in one file, in a frame that lets it run scripts and nothing else. */
  sandbox: (folder, options) => serve(folder, { ...options, document: ONE_FILE, frame: 'address' }),

  /** The same, with the file inside the host's own markup. */
  srcdoc: (folder, options) => serve(folder, { ...options, document: ONE_FILE, frame: 'content' }),
}

async function openFromDisk(folder, { absent = null, change = (html) => html } = {}) {
  const own = await mkdtemp(join(tmpdir(), 'lanefit disk '))
  const html = change(await readFile(join(folder, ONE_FILE), 'utf8'))
  await writeFile(join(own, ONE_FILE), withCollectorInside(await collector(absent), html))
  await writeFile(join(own, 'empty.html'), '<!doctype html><title>empty</title>')
  const address = (name) => pathToFileURL(join(own, name)).href
  return {
    blank: address('empty.html'),
    page: (query = '') => `${address(ONE_FILE)}${query && !query.startsWith('?') ? `?${query}` : query}`,
    close: () => rm(own, { recursive: true, force: true }),
    // Nobody can tell what a browser reads from a disk; the page's own list of what it loaded has to do.
    requests: [],
    behaviour: {},
    start: async () => {},
  }
}
