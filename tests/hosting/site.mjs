// A site as a host would have it: the built page, a frozen version of it, and a folder below the root.

import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chmod, cp, mkdtemp, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROBE = fileURLToPath(new URL('../browser/harness/probe.js', import.meta.url))
const FOLDERS = ['', 'repo', 'v/0.1.0']

/** Copies `dist` to each folder of a new site, and puts the error collector of the browser tests into its page. */
export async function makeSite(dist) {
  const root = await mkdtemp(join(tmpdir(), 'lanefit-hosting-'))
  for (const folder of FOLDERS) {
    const target = join(root, folder)
    await cp(dist, target, { recursive: true })
    await cp(PROBE, join(target, 'test-probe.js'))
    const page = join(target, 'index.html')
    const html = (await readFile(page, 'utf8')).replace('<head>', '<head><script src="./test-probe.js"></script>')
    await writeFile(page, html)
    await writeFile(`${page}.br`, brotliCompressSync(html))
    await writeFile(`${page}.gz`, gzipSync(html))
  }
  await makeReadable(root)
  return root
}

// Servers run as users of their own.
async function makeReadable(folder) {
  await chmod(folder, 0o755)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).isDirectory()) await makeReadable(path)
    else await chmod(path, 0o644)
  }
}
