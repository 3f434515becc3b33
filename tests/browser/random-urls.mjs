// Random addresses in Chromium, one page that visits them all:
//   node random-urls.mjs [COUNT] [SEED]
// The same seed gives the same addresses. LANEFIT_DIST is that of the other tests.

import { Browser } from './harness/browser.mjs'
import { chromium } from './harness/chromium.mjs'
import { Page } from './harness/page.mjs'
import { serve } from './harness/server.mjs'
import { siteFolder } from './harness/site.mjs'
import { randomQueries } from './harness/soup.mjs'
import { visitAll } from './harness/visits.mjs'

const [count, seed] = [process.argv[2] ?? 10_000, process.argv[3] ?? 1].map(Number)
if (!(count > 0 && Number.isInteger(seed))) {
  console.error('usage: node random-urls.mjs [COUNT] [SEED]')
  process.exit(2)
}

const site = await serve(siteFolder())
const browser = new Browser(chromium)
const start = Date.now()
try {
  await browser.configure()
  const tell = (done) => {
    if (done % 1000 === 0) console.error(`${done} after ${Math.round((Date.now() - start) / 1000)} s`)
  }
  const kinds = await visitAll(new Page(browser, site), randomQueries(seed), count, 20, tell)
  const what = Object.entries(kinds).map(([kind, number]) => `${number} ${kind}`).join(', ')
  console.log(`${count} addresses (${what}), seed ${seed}: all answered, in ${Math.round((Date.now() - start) / 1000)} s`)
} catch (error) {
  console.error(`seed ${seed}: ${error.message}`)
  process.exitCode = 1
} finally {
  await browser.close()
  await site.close()
}
