// Where the built site lies.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

/** The folder of the built site, from LANEFIT_DIST or the repository's own `dist`. */
export function siteFolder() {
  const folder = resolve(process.env.LANEFIT_DIST || join(REPOSITORY, 'dist'))
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`no built site in ${folder}: build it first, or name it in LANEFIT_DIST`)
  }
  return folder
}
