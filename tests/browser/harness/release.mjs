// A second release of the built site, for what happens when a site changes: every file with a hash in its
// name has another content and so another name, and the worker is written by the same program as always.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REPOSITORY } from './site.mjs'

const HASHED = /^(\w+)-[0-9a-f]{16}((?:_bg)?\.(?:js|wasm))$/

/** A custom section, which programs carry and nobody reads: its number, its length, and the name "2". */
const SECTION = Buffer.from([0, 2, 1, 0x32])

const folders = new Map()

/** The names in a folder that carry a hash, sorted. */
export function hashedNames(folder) {
  return readdirSync(folder).filter((name) => HASHED.test(name)).sort()
}

/** The folder of another release of the site in `folder`. */
export function nextRelease(folder) {
  return made(folder, 'next', (copy) => {
    // Whatever names another file changes after it.
    let waiting = hashedNames(copy)
    while (waiting.length > 0) {
      const text = (name) => readFileSync(join(copy, name), 'latin1')
      const name = waiting.find((one) => !waiting.some((other) => other !== one && text(one).includes(other)))
      if (!name) throw new Error(`these files name one another: ${waiting.join(', ')}`)
      const content = Buffer.concat([readFileSync(join(copy, name)), name.endsWith('.wasm') ? SECTION : Buffer.from('\n// 2\n')])
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
      const newName = name.replace(HASHED, (_, stem, ending) => `${stem}-${hash}${ending}`)
      writeFileSync(join(copy, name), content)
      renameSync(join(copy, name), join(copy, newName))
      for (const other of readdirSync(copy).filter((file) => /\.(js|html)$/.test(file))) {
        const old = readFileSync(join(copy, other), 'utf8')
        if (old.includes(name)) writeFileSync(join(copy, other), old.replaceAll(name, newName))
      }
      waiting = waiting.filter((one) => one !== name)
    }
    execFileSync(process.env.CARGO || 'cargo', ['run', '--quiet', '--package', 'xtask', '--', 'precache', copy], {
      cwd: REPOSITORY,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  })
}

/** The folder of the same site with the kill switch in the place of its worker. */
export function killedRelease(folder) {
  return made(folder, 'killed', (copy) => cpSync(join(REPOSITORY, 'docs/kill-switch/sw.js'), join(copy, 'sw.js')))
}

function made(folder, kind, change) {
  const key = `${kind} ${folder}`
  if (!folders.has(key)) {
    const copy = mkdtempSync(join(tmpdir(), 'lanefit-release-'))
    process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
    cpSync(folder, copy, { recursive: true })
    change(copy)
    folders.set(key, copy)
  }
  return folders.get(key)
}
