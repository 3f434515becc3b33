// The built site as it lies on a host that keeps its releases.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REPOSITORY } from './site.mjs'

/** The version of the build. */
export async function version() {
  const [, found] = /\[workspace\.package\]\s+version = "([^"]+)"/.exec(await readFile(join(REPOSITORY, 'Cargo.toml'), 'utf8'))
  return found
}

/**
 * Copies the site with a frozen release beside the latest, adds files by name and text, hands the
 * folder over, and removes it afterwards.
 */
export async function withReleases(folder, files, body) {
  const root = await mkdtemp(join(tmpdir(), 'lanefit-releases-'))
  try {
    const release = join(root, 'v', await version())
    await cp(folder, root, { recursive: true })
    await cp(folder, release, { recursive: true })
    for (const place of [root, release]) {
      const script = join(place, 'embed.js')
      if (!existsSync(script)) await writeFile(script, '// The script of a host.\n')
    }
    for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text)
    await body(root, release)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}
