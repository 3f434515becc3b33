// Many addresses in one page: what is seen at each, and whether that is what the model says of it.

import assert from 'node:assert/strict'
import { evaluate } from './model.mjs'

/** Addresses that the page visits in one command. */
const AT_ONCE = 50

/**
 * Visits `count` addresses of `queries`, every `loadEach`-th by loading the page anew and the others by going there
 * within the page, and fails at the first that leaves the page without answer or with another one than the model's.
 * `report` hears now and then how many are done.
 */
export async function visitAll(page, queries, count, loadEach, report = () => {}) {
  await page.open()
  const kinds = {}
  let waiting = []
  for (let number = 1; number <= count; number += 1) {
    const { kind, query } = queries.next().value
    kinds[kind] = (kinds[kind] ?? 0) + 1
    waiting.push(query)
    const isLoaded = number % loadEach === 0
    if (isLoaded || waiting.length === AT_ONCE || number === count) {
      const loaded = isLoaded ? waiting.pop() : null
      await visitWithin(page, waiting)
      if (loaded !== null) await load(page, loaded)
      waiting = []
      report(number)
    }
  }
  return kinds
}

async function visitWithin(page, queries) {
  // The program that knows systems answers every address; the other leaves the document for one of a board.
  await page.visit(page.site.page('?platform='))
  const seen = await page.driver.executeAsyncScript(
    `const [queries, done] = arguments
     const see = ${look}
     const visits = []
     const visit = async () => {
       for (const query of queries) {
         history.pushState(null, '', location.pathname + '?' + query)
         const { search } = location
         dispatchEvent(new PopStateEvent('popstate'))
         await new Promise((resolve) => setTimeout(resolve))
         visits.push({ search, ...see() })
       }
     }
     visit().then(() => done(visits), (error) => done(String(error)))`,
    queries,
  )
  assert.ok(Array.isArray(seen), String(seen))
  seen.forEach(check)
}

async function load(page, query) {
  await page.visit(page.site.page(`?${query}`))
  check({ search: await page.query(), ...(await page.run(look)) })
}

/** Runs in the page. */
function look() {
  const warnings = document.querySelector('#warnings')
  return {
    ready: document.documentElement.dataset.ready ?? null,
    boot: document.documentElement.dataset.boot ?? null,
    errors: window.__probe.errors.slice(),
    violations: window.__probe.violations.slice(),
    answer: document.querySelector('#answer').textContent.trim().length,
    // An embed has no list of scenarios, and says nothing of keys that it does not know.
    isEmbed: document.querySelector('#app .embed') !== null,
    cards: document.querySelectorAll('#scenarios .card').length,
    warned: Boolean(warnings && warnings.getClientRects().length > 0),
    strange: document.querySelectorAll('#app :is(script, img, iframe, object, embed, style, link, base, meta, form)').length,
  }
}

function check({ search, ready, boot, errors, violations, answer, isEmbed, cards, warned, strange }) {
  // The question mark that is put before is taken off again; one that belongs to the query stays.
  const model = evaluate(`?${search}`)
  const where = search.length > 300 ? `${search.slice(0, 300)} ... (${search.length} characters)` : search
  assert.deepEqual({ ready, boot, errors, violations, strange }, { ready: 'true', boot: null, errors: [], violations: [], strange: 0 }, where)
  assert.ok(answer > 20, `an answer of ${answer} letters at ${where}`)
  if (isEmbed) return
  assert.equal(cards, model.scenarios.length, `scenarios at ${where}`)
  assert.equal(warned, model.warnings.length > 0, `warnings at ${where}`)
}
