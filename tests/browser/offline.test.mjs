// The page on a device: kept after one visit, started without a network.

import assert from 'node:assert/strict'
import { assertTable } from './harness/model.mjs'
import { Key } from './harness/page.mjs'
import { about, test } from './harness/registry.mjs'
import { hashedNames } from './harness/release.mjs'

about('Offline')

/** A collector of errors is a file of the test's server, so it would be missing without a network. */
const KEPT = { worker: true, probe: false }

for (const prefix of ['/', '/repo/', '/a/b/']) {
  test(`after one visit the page starts at ${prefix} without a server and does everything`, async ({ browser, pageFrom }) => {
    const page = await pageFrom({ ...KEPT, prefix })
    await page.open()
    await page.untilKept()
    await page.leave()
    await page.site.stop()
    await endWorkers(browser)

    await page.open()
    await assertTable(page, 'v=1')
    await page.choose('unit', 'MB')
    await page.untilQuery('unit=MB')
    await assertTable(page, await page.query(), 'MB')

    await page.open('v=1&s=m2m:3.0x4')
    await page.click('#device-1')
    await page.until(() => page.shows('dialog#picker[open]'), 'the picker')
    await page.press(...'980 pro 1')
    await page.until(async () => (await page.count('#picker [role="option"]')) < 5, 'a short list')
    await page.press(Key.ENTER)
    await page.untilQuery('s=m2m:3.0x4,,samsung-980-pro-1tb')
    await assertTable(page, await page.query())

    await page.click('#twin button.number')
    await page.until(() => page.shows('dialog#explanation[open]'), 'the explanation')
    assert.ok((await page.texts('#explanation li')).length >= 5, 'the explanation has its steps')

    await page.visit(`${page.site.page()}facts.html`, { ready: false })
    await page.until(async () => (await page.count('tr[id="samsung-980-pro-1tb"]')) === 1, 'the page of facts')
    assert.equal(await page.run(() => location.pathname), `${prefix}facts.html`)

    await page.visit(`${page.site.page()}licences.txt`, { ready: false })
    await page.until(() => page.run(() => document.body.textContent.includes('MIT')), 'the licences')

    // Both programs are kept, though the visit needed one of them.
    const drives = 'v=1&s=,m2-1,samsung-970-evo-1tb&s=,m2-2,samsung-970-evo-1tb&mode=together&platform=z490-board'
    await page.open(drives)
    await assertTable(page, drives)

    await page.visit(`${page.site.page()}index.html?v=1&s=pcie:4.0x4`)
    await assertTable(page, 'v=1&s=pcie:4.0x4')
  })
}

test('a server that accepts and never answers does not hold up the page', async ({ browser, pageFrom }) => {
  const page = await pageFrom(KEPT)
  await page.open()
  await page.untilKept()
  await page.leave()
  page.site.behaviour.silent = true
  await endWorkers(browser)
  await page.open('v=1&s=pcie:4.0x4')
  await assertTable(page, 'v=1&s=pcie:4.0x4')
  const read = await page.run(() => performance.getEntriesByType('navigation')[0].domInteractive)
  assert.ok(read > 0 && read <= 1000, `the document was there after ${Math.round(read)} ms`)
})

test('a device keeps what the page asks for, and nothing that it never asks for', async ({ pageFrom }) => {
  const page = await pageFrom(KEPT)
  await page.open()
  await page.untilKept()
  const { scopes, stored } = await page.kept()
  assert.deepEqual(scopes, [page.site.page()])
  const [[name, paths], ...others] = Object.entries(stored)
  assert.deepEqual(others, [], 'one cache for one build')
  assert.ok(name.startsWith(`lanefit ${page.site.page()} `), `the cache "${name}" carries the scope`)

  await page.visit(`${page.site.page()}facts.html`, { ready: false })
  const asked = new Set(page.site.requests.map(({ path }) => path).filter((path) => !isForTheSystem(path)))
  assert.deepEqual([...asked].filter((path) => !paths.includes(path)), [], 'asked for and not kept')
  // Only Chromium asks for the manifest by itself, and other scripts wait for a reader's action.
  const scripts = await Promise.all(hashedNames(page.site.behaviour.root).map(async (script) => [script, await textOf(page, script)]))
  const isNamed = (path) => scripts.some(([script, text]) => paths.includes(`/${script}`) && text.includes(path.slice(1)))
  assert.deepEqual(paths.filter((path) => !asked.has(path) && !isNamed(path)), [], 'kept and never asked for')
  assert.ok(paths.includes('/') && paths.includes('/lanefit.webmanifest') && paths.length >= 7, paths.join(' '))
})

test('the first visit is not reloaded or taken over, and says when the page is kept', async ({ pageFrom }) => {
  const page = await pageFrom({ worker: true })
  await page.open()
  await page.run(() => {
    window.__first = true
  })
  await page.until(async () => /works without a network/.test(await page.text('#offline')), 'the message', 20)
  await page.untilKept()
  await page.settle()
  assert.deepEqual(
    await page.run(() => [window.__first, navigator.serviceWorker.controller]),
    [true, null],
    'the same document, without a worker in between',
  )
  await page.click('#offline button')
  assert.doesNotMatch((await page.text('#offline')) ?? '', /works without a network/, 'it can be closed')
  await page.reloadKept()
  await page.driver.sleep(500)
  assert.doesNotMatch((await page.text('#offline')) ?? '', /works without a network/, 'it is said once')
})

test('a script that is missing stays missing, and no page comes in its place', async ({ pageFrom }) => {
  const page = await pageFrom(KEPT)
  await page.open()
  await page.untilKept()
  await page.open()
  assert.ok(await page.run(() => navigator.serviceWorker.controller !== null), 'the worker answers this page')
  for (const name of ['gone.js', 'gone.wasm', 'gone-0123456789abcdef.js', 'gone-0123456789abcdef_bg.wasm', 'v/9.9.9/', 'gone/index.html']) {
    const { status, text } = await get(page, name)
    assert.equal(status, 404, name)
    assert.doesNotMatch(text, /<html/i, name)
  }
})

test('a page that a host sends in the place of a script is not kept', async ({ pageFrom }) => {
  // The page itself gets its script, the worker gets something else.
  const instead = (name, count) => (/^lanefit-.*\.js$/.test(name) && count > 1 ? 'index.html' : name)
  const page = await pageFrom({ ...KEPT, instead })
  await page.open()
  await untilRefused(page)
  await assertTable(page, 'v=1')
})

test('a start page that is older than its scripts is not kept with them', async ({ pageFrom }) => {
  const page = await pageFrom({ ...KEPT, instead: (name, count) => (name === 'index.html' && count > 1 ? 'facts.html' : name) })
  await page.open()
  await untilRefused(page)
})

test('a device that lacks one file keeps none', async ({ pageFrom }) => {
  const page = await pageFrom({ ...KEPT, missing: ['facts.html'] })
  await page.open()
  await untilRefused(page)
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
})

test('a host without the worker has a page that works and says nothing of it', async ({ pageFrom }) => {
  const page = await pageFrom({ worker: true, missing: ['sw.js', 'lanefit.webmanifest'] })
  await page.open()
  await page.until(() => page.site.requests.some(({ path }) => path === '/sw.js'), 'the question for the worker')
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
  assert.equal(await page.shows('#offline'), false)
  assert.deepEqual((await page.kept()).scopes, [])
})

// The other engines have no command for it.
test('a device without room for the page still shows it', async ({ browser, pageFrom }) => {
  const page = await pageFrom({ worker: true })
  await browser.devTools('Storage.overrideQuotaForOrigin', { origin: page.site.origin, quotaSize: 20_000 })
  await page.open()
  await untilRefused(page)
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
  assert.doesNotMatch((await page.text('#offline')) ?? '', /works without a network/)
}, { engines: ['chromium'] })

test('clearing all that is stored loses nothing of a comparison', async ({ pageFrom }) => {
  const page = await pageFrom({ worker: true })
  await page.open('v=1&s=pcie:4.0x4')
  await page.untilKept()
  await page.reloadKept()
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
  await page.forgetStored()
  await page.choose('width-1', 'x2')
  await page.untilQuery('unit=MB', 's=pcie:4.0x2')
  await page.reloadKept()
  await page.untilQuery('unit=MB', 's=pcie:4.0x2')
  await assertTable(page, await page.query(), 'MB')
})

test('two copies on one origin keep out of each other\'s way', async ({ pageFrom }) => {
  const page = await pageFrom(KEPT)
  page.site.behaviour.instead = (name) => name.replace(/^copy\//, '')
  await page.open()
  await page.untilKept()
  await page.visit(`${page.site.page()}copy/`)
  // While the second worker installs, Chromium answers for this page with the first one, which is done.
  await page.until(async () => Object.keys((await page.kept()).stored).length === 2, 'two caches', 20)
  await page.untilKept()
  const { scopes, stored } = await page.kept()
  const names = Object.keys(stored)
  assert.deepEqual([scopes.length, names.length], [2, 2])
  for (const name of names) {
    const folder = name.includes('/copy/') ? '/copy/' : '/'
    assert.ok(stored[name].every((path) => path.replace(/[^/]*$/, '') === folder), `${name}: ${stored[name].join(' ')}`)
  }
})

for (const [what, frame] of [['an embed', false], ['an embed in a frame', true]]) {
  test(`${what} stores nothing and asks for nothing of the kind`, async ({ pageFrom }) => {
    const page = await pageFrom(KEPT)
    if (frame) {
      await page.visit(page.site.blank, { ready: false })
      await page.run((address) => {
        const made = document.createElement('iframe')
        made.src = address
        document.body.append(made)
      }, page.site.page('v=1&embed=1'))
      await page.until(() => page.run(() => document.querySelector('iframe').contentDocument?.documentElement.dataset.ready === 'true'), 'the frame', 10)
    } else {
      await page.open('v=1&embed=1')
    }
    // As long as it takes a page that is no embed.
    await page.driver.sleep(1500)
    const asked = page.site.requests.map(({ path }) => path).filter((path) => /sw\.js|offline|manifest/.test(path))
    assert.deepEqual(asked, [])
    assert.deepEqual(await page.kept(), { scopes: [], stored: {} })
    assert.deepEqual(await page.run(() => [localStorage.length, sessionStorage.length, document.cookie]), [0, 0, ''])
  })
}

test('a frame without embed=1 stores nothing either', async ({ pageFrom }) => {
  const page = await pageFrom(KEPT)
  await page.visit(page.site.blank, { ready: false })
  await page.run((address) => {
    const made = document.createElement('iframe')
    made.src = address
    document.body.append(made)
  }, page.site.page('v=1'))
  await page.until(() => page.run(() => document.querySelector('iframe').contentDocument?.documentElement.dataset.ready === 'true'), 'the frame', 10)
  await page.driver.sleep(1500)
  assert.deepEqual(await page.kept(), { scopes: [], stored: {} })
})

/** The worker itself is never kept; icons are the system's, which keeps its own copies. */
function isForTheSystem(path) {
  return path === '/sw.js' || path === '/favicon.ico' || path.startsWith('/icons/')
}

/** Waits until a worker has tried to keep the page and gave up. */
async function untilRefused(page) {
  await page.until(() => page.site.requests.filter(({ path }) => path === '/').length === 2, 'the worker to ask for the page', 10)
  await page.until(async () => (await page.kept()).scopes.length === 0, 'the worker to give up', 10)
  await page.driver.sleep(300)
  const { scopes, stored } = await page.kept()
  assert.deepEqual(scopes, [])
  assert.deepEqual(Object.values(stored).flat(), [], 'nothing is kept')
}

/** Ends running workers where the engine can, so that the next start is one from the disk. */
async function endWorkers(browser) {
  if (browser.name !== 'chromium') return
  await browser.devTools('ServiceWorker.enable')
  await browser.devTools('ServiceWorker.stopAllWorkers')
}

function get(page, name) {
  return page.driver.executeAsyncScript(
    `const done = arguments[1]
     fetch(arguments[0]).then(async (response) => done({ status: response.status, text: await response.text() }), (error) => done({ status: 0, text: String(error) }))`,
    name,
  )
}

async function textOf(page, name) {
  return (await get(page, `/${name}`)).text
}
