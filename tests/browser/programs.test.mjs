// Which of the two programs runs, and what becomes of the other: in the page, in elements and frames, in one file.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OTHER, QUERY, article, element, elementReady, frame, frameReady, inFrame, numbersInElement, numbersInFrame, script } from './harness/embeds.mjs'
import { assertTable } from './harness/model.mjs'
import { about, test } from './harness/registry.mjs'
import { REPOSITORY } from './harness/site.mjs'

about('Programs')

/** A socket that is dead with this processor. */
const DEAD = 'platform=z590-board.10th&s=,m2-1,samsung-980-pro-1tb'
/** Two drives behind one uplink. */
const TOGETHER = 'mode=together&platform=z490-board&s=,m2-1,samsung-970-evo-1tb&s=,m2-2,samsung-970-evo-1tb'

/** Names of the programs that were asked for, in this order. */
const programs = (site) =>
  site.requests.filter(({ path }) => path.endsWith('.wasm')).map(({ path }) => /(\w+)-[0-9a-f]{16}_bg\.wasm$/.exec(path)[1])

/** Names of scripts with either program's name. */
const bindings = (site) =>
  site.requests.map(({ path }) => /\/(lanefit|systems)-[0-9a-f]{16}\.js$/.exec(path)?.[1]).filter(Boolean)

async function assertDead(page) {
  await assertTable(page, DEAD)
  assert.ok(await page.shows('#scenarios .verdict-refused'), 'the scenario is refused')
  assert.equal(await page.shows('#warnings'), false, 'all of the query is understood')
}

async function assertTogether(page) {
  await assertTable(page, TOGETHER)
  const delivered = (await page.table()).map(({ numbers }) => numbers.delivered)
  assert.deepEqual(delivered.map((text) => text.replace(/\s/g, ' ')), ['1.73 GB/s', '1.73 GB/s'])
  assert.equal(await page.shows('#warnings'), false, 'all of the query is understood')
}

/** Puts a link into the page and follows it. */
async function follow(page, query) {
  await page.run((address) => {
    const link = document.createElement('a')
    link.href = `?${address}`
    link.id = 'test-link'
    document.getElementById('test-link')?.remove()
    link.textContent = 'a link'
    document.getElementById('app').append(link)
    window.__stays = true
  }, query)
  await page.click('#test-link')
}

const stays = (page) => page.run(() => window.__stays === true)

test('the scripts of the page choose as the list of queries says', async ({ page }) => {
  await page.open()
  const read = (name) => readFileSync(join(REPOSITORY, name), 'utf8')
  const cases = read('tests/browser/programs.txt')
    .split('\n')
    .filter((line) => line.includes(' => ') && !line.startsWith('#'))
    .map((line) => line.split(' => '))
  assert.ok(cases.length > 30)
  const chosen = await page.driver.executeScript(
    `${read('public/needs-system.js').replace('export ', '')}\nreturn arguments[0].map(needsSystem)`,
    cases.map(([query]) => query),
  )
  assert.deepEqual(chosen.map((needs, index) => [cases[index][0], needs ? 'yes' : 'no']), cases)
})

test('the landing page asks for one program, and not for the one that knows systems', async ({ page }) => {
  await page.open()
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
  assert.deepEqual([programs(page.site), bindings(page.site)], [['lanefit'], ['lanefit']])
}, { severalFiles: true })

for (const [query, what] of [[DEAD, 'platform'], ['s=m2m:4.0x4,b450.cpu', 'system of its own'], [DEAD.replace('p', '%70'), 'platform in another writing']]) {
  test(`a query with a ${what} asks for the program that knows systems, and not for the other`, async ({ page }) => {
    await page.open(query)
    await assertTable(page, query)
    assert.deepEqual([programs(page.site), bindings(page.site)], [['systems'], ['systems']])
  }, { severalFiles: true })
}

test('a drive in a socket that the processor leaves dead is refused', async ({ page }) => {
  await page.open(DEAD)
  await assertDead(page)
})

test('two drives that are busy together share their uplink', async ({ page }) => {
  await page.open(TOGETHER)
  await assertTogether(page)
})

test('a program for systems that is missing leaves the static numbers and a message', async ({ pageFrom }) => {
  const page = await pageFrom({ wasm: 'missing' })
  await page.open(DEAD, { ready: false })
  await page.until(() => page.run(() => document.documentElement.dataset.boot === 'missing'), 'html[data-boot]', 15)
  assert.match(await page.text('#boot-status'), /not the one in this link/)
}, { trouble: true })

test('a link to a query with a system loads the other program, and going back and forward works', async ({ page }) => {
  await page.open()
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
  const before = await page.query()
  await follow(page, DEAD)
  await page.until(async () => !(await stays(page)), 'another document', 10)
  await page.untilReady()
  await assertDead(page)
  assert.deepEqual(programs(page.site), ['lanefit', 'systems'])

  await page.back()
  assert.equal(await page.query(), before)
  await assertTable(page, before, 'MB')
  await page.choose('unit', 'Gb')
  await page.untilQuery('unit=Gb')
  await page.back()
  await page.forward()
  await assertTable(page, await page.query(), 'Gb')
}, { severalFiles: true })

test('the program that knows systems opens every other comparison in its place', async ({ page }) => {
  await page.open(DEAD)
  await follow(page, 'v=1&s=pcie:4.0x4')
  await page.untilQuery('s=pcie:4.0x4')
  await assertTable(page, 'v=1&s=pcie:4.0x4')
  await follow(page, TOGETHER)
  await page.untilQuery('mode=together')
  await assertTogether(page)
  assert.ok(await stays(page), 'it is the same document')
  await page.back()
  await page.back()
  await assertDead(page)
  assert.ok(await stays(page), 'it still is')
})

test('going back to a query with a system within a document loads it with the other program', async ({ page }) => {
  await page.open()
  await page.run((query) => {
    window.__stays = true
    history.pushState(null, '', `?${query}`)
    history.pushState(null, '', '?v=1')
  }, DEAD)
  await page.run(() => history.back())
  await page.until(async () => !(await stays(page)), 'another document', 10)
  await page.untilReady()
  await assertDead(page)
  assert.deepEqual(programs(page.site), ['lanefit', 'systems'])
}, { severalFiles: true })

// Elements and frames ----------------------------------------------------------------------

/** A page of somebody else with these parts, and the server of Lanefit that they come from. */
async function hosted({ pageFrom, hostPage }, body, options = {}) {
  const { site } = await pageFrom({ cors: true, ...options })
  const host = await hostPage({ '/': article(body(site)) })
  await host.visit(host.site.page('/'), { ready: false })
  return { host, site }
}

const verdictIn = (page, id = 'one') => page.run((name) => document.getElementById(name).state?.scenarios[0].verdict ?? null, id)

const ask = (page, query, id = 'one') => page.run((name, text) => document.getElementById(name).setAttribute('query', text), id, query)

test('an element whose query needs systems starts with the program that knows them', async (given) => {
  const { host, site } = await hosted(given, (site) => script(site) + element(DEAD))
  await elementReady(host)
  assert.equal(await verdictIn(host), 'refused')
  assert.deepEqual(await host.run(() => document.getElementById('one').state.warnings), [])
  await ask(host, OTHER)
  await host.until(async () => (await numbersInElement(host, 'one'))[0][0].includes('MB/s'), 'another comparison')
  assert.deepEqual(programs(site), ['systems'], 'which does for all that follow')
})

test('an element that is told to show a system is filled anew, and what it showed stays until then', async (given) => {
  const { host, site } = await hosted(given, (site) => script(site) + element() + element(OTHER, { id: 'two' }), { wasm: 'late' })
  for (const id of ['one', 'two']) {
    await host.run((name) => document.getElementById(name).scrollIntoView(), id)
    await elementReady(host, id)
  }
  const others = await numbersInElement(host, 'two')
  await host.run(() => {
    window.said = []
    for (const name of ['change', 'error']) document.addEventListener(name, ({ type, target, detail }) => target.id === 'one' && said.push([type, detail]), true)
  })
  await ask(host, DEAD)
  assert.equal((await numbersInElement(host, 'one')).length, 2, 'what was shown is still there')
  assert.equal(await host.run(() => document.getElementById('one').query), DEAD)
  await host.until(async () => (await verdictIn(host)) === 'refused', 'the system', 10)
  assert.equal((await numbersInElement(host, 'one')).length, 1)
  assert.deepEqual(await numbersInElement(host, 'two'), others, 'the other element is as it was')
  await ask(host, QUERY)
  await host.until(async () => (await numbersInElement(host, 'one')).length === 2, 'the first comparison again')
  assert.deepEqual(programs(site), ['lanefit', 'systems'])
  assert.deepEqual(await host.run(() => window.said), [], 'what a script sets is no news to it')
})

test('an element shows what it was asked for last, whichever program comes first', async (given) => {
  const { host } = await hosted(given, (site) => script(site) + element(), { wasm: 'late' })
  await elementReady(host)
  await ask(host, DEAD)
  await ask(host, OTHER)
  await host.until(async () => (await numbersInElement(host, 'one'))[0][0].includes('MB/s'), 'the last one')
  await host.driver.sleep(1500)
  assert.ok((await numbersInElement(host, 'one'))[0][0].includes('MB/s'), 'it stays')
  await ask(host, DEAD)
  await host.run(() => document.getElementById('one').setAttribute('theme', 'dark'))
  await host.until(async () => (await verdictIn(host)) === 'refused', 'the system', 10)
  assert.equal(await host.run(() => document.getElementById('one').shadowRoot.querySelector('.lanefit').dataset.theme), 'dark')
})

test('a frame follows its address, and a message that asks for a system', async (given) => {
  const { host, site } = await hosted(given, (site) => `${script(site)}${frame(site, TOGETHER)}${frame(site, QUERY, { id: 'two' })}`)
  const rows = async (id) => (await numbersInFrame(host, id)).map((row) => row.map((text) => text.replace(/\s/g, ' ')))
  await frameReady(host)
  await frameReady(host, 'two')
  assert.ok((await rows('one')).every((row) => row.includes('1.73 GB/s')), 'that of the address')
  assert.ok((await rows('two')).every((row) => !row.includes('1.73 GB/s')))
  const steps = await host.run(() => history.length)
  await host.run(() => {
    window.changes = []
    document.addEventListener('change', ({ detail }) => changes.push(detail))
  })
  await host.run((query) => document.getElementById('two').contentWindow.postMessage(`lanefit.show ${query}&embed=0`, '*'), TOGETHER)
  await host.until(async () => (await rows('two')).every((row) => row.includes('1.73 GB/s')), 'the system', 10)
  assert.equal(await host.run(() => history.length), steps, 'the page around has no more steps to go back')
  assert.ok(await inFrame(host, 'two', () => host.run(() => document.querySelector('#app .embed') !== null)), 'it is still an embed')
  assert.deepEqual(await host.run(() => changes), [], 'what the page around says is no news to it')
  assert.deepEqual(programs(site).sort(), ['lanefit', 'systems', 'systems'])
})

// One file ----------------------------------------------------------------------------------

for (const place of ['disk', 'sandbox', 'srcdoc']) {
  test(`the page in one file knows systems (${place})`, async ({ pageAt }) => {
    const page = await pageAt(place)
    await page.open(place === 'srcdoc' ? '' : DEAD)
    if (place === 'srcdoc') await follow(page, DEAD)
    await assertDead(page)
    await follow(page, TOGETHER)
    await page.until(async () => (await page.table()).length === 2, 'the other comparison')
    await assertTogether(page)
    assert.ok(await stays(page), 'it is the same document')
  })
}
