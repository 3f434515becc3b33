// Every browser test in every engine that is found:
//   node run.mjs [PART OF A TEST'S NAME]
// LANEFIT_PLACE names the kind of address that the tests open (page, one-file, disk, sandbox); those that are
// about how files are delivered open what they need.
// LANEFIT_DIST, LANEFIT_ENGINES, LANEFIT_CHROMEDRIVER, LANEFIT_GECKODRIVER, LANEFIT_WEBKITDRIVER, LANEFIT_MINIBROWSER
// and LANEFIT_EVALUATE say where things are; all have defaults.

import { readdir } from 'node:fs/promises'
import { chooseEngines } from './harness/engines.mjs'
import { evaluate } from './harness/model.mjs'
import { PLACES } from './harness/places.mjs'
import { allTests } from './harness/registry.mjs'
import { runEngine } from './harness/runner.mjs'
import { siteFolder } from './harness/site.mjs'
import { summary, oneLine } from './harness/summary.mjs'

/** Engines that run at the same time; more would make a small machine slower, not faster. */
const AT_ONCE = 2

const here = new URL('.', import.meta.url)
for (const file of (await readdir(here)).filter((name) => name.endsWith('.test.mjs')).sort()) {
  await import(new URL(file, here))
}

const wanted = process.argv[2]?.toLowerCase()
const tests = allTests().filter(({ topic, sentence }) => !wanted || `${topic}: ${sentence}`.toLowerCase().includes(wanted))
if (tests.length === 0) {
  console.error(`no test is named like "${process.argv[2]}"`)
  process.exit(2)
}

const place = process.env.LANEFIT_PLACE || 'page'
if (!Object.hasOwn(PLACES, place)) {
  console.error(`LANEFIT_PLACE is one of ${Object.keys(PLACES).join(', ')}, not "${place}"`)
  process.exit(2)
}

let engines
let absent
let folder
try {
  ;({ engines, absent } = chooseEngines(process.env.LANEFIT_ENGINES))
  folder = siteFolder()
  // Before any browser starts, because building the program keeps the machine busy.
  evaluate('')
} catch (error) {
  console.error(error.message)
  process.exit(2)
}
if (engines.length === 0) {
  console.error(`no browser engine is found:\n${absent.map(({ name, reason }) => `  ${name}: ${reason}`).join('\n')}`)
  process.exit(2)
}

const start = Date.now()
const waiting = [...engines]
const results = []
async function work() {
  for (let engine = waiting.shift(); engine; engine = waiting.shift()) {
    results.push(...(await runEngine(engine, tests, folder, (result) => console.log(oneLine(result)), place)))
  }
}
await Promise.all(Array.from({ length: Math.min(AT_ONCE, engines.length) }, work))

console.log(summary({ results, absent, engines, seconds: (Date.now() - start) / 1000 }))
const failed = results.some(({ error }) => error) || engines.some(({ name }) => !results.some(({ engine }) => engine === name))
process.exit(failed ? 1 : 0)
