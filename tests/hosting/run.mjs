// The recipes of docs/hosting, each on its real server:
//   node tests/hosting/run.mjs [PART OF A SERVER'S NAME]
// Needs a built page, and what is to be tested of nginx-light, libnginx-mod-http-brotli-static, caddy and apache2.
// LANEFIT_DIST and LANEFIT_ENGINES are those of the browser tests; one engine, Chromium, is the default.

import { rm } from 'node:fs/promises'
import { Browser } from '../browser/harness/browser.mjs'
import { chooseEngines } from '../browser/harness/engines.mjs'
import { siteFolder } from '../browser/harness/site.mjs'
import { checkHeaders } from './headers.mjs'
import { checkPage } from './page.mjs'
import { SERVERS } from './servers.mjs'
import { makeSite } from './site.mjs'

const wanted = process.argv[2]?.toLowerCase() ?? ''
const { engines } = chooseEngines(process.env.LANEFIT_ENGINES || 'chromium')
const browsers = engines.map((engine) => new Browser(engine))
let failures = 0
let tested = 0

async function report(name, work) {
  try {
    console.log(`ok    ${name}${(await work()) ?? ''}`)
  } catch (error) {
    failures += 1
    console.log(`FAIL  ${name}\n  ${error.message.replaceAll('\n', '\n  ')}`)
  }
}

for (const server of SERVERS.filter(({ name }) => name.includes(wanted))) {
  const missing = server.missing()
  if (missing) {
    console.log(`      ${server.name}: not tested, ${missing}`)
    continue
  }
  tested += 1
  const root = await makeSite(siteFolder())
  let running = null
  try {
    running = await server.start(root)
    await report(`${server.name}: headers`, () => checkHeaders(running.origin, root, server))
    for (const browser of browsers) {
      for (const path of ['/', '/repo/', '/repo/index.html', '/repo', '/v/0.1.0/']) {
        if (server.name === '_headers' && path === '/repo') continue
        await report(`${server.name}: ${path} in ${browser.name}`, () => checkPage(browser, running.origin, path, server))
      }
    }
  } catch (error) {
    failures += 1
    console.log(`FAIL  ${server.name} did not start\n${error.message}`)
  } finally {
    await running?.stop()
    await rm(root, { recursive: true, force: true })
  }
}
for (const browser of browsers) await browser.close()
console.log(`\n${tested} servers tested, ${failures} failures`)
process.exit(failures > 0 || tested === 0 ? 1 : 0)
