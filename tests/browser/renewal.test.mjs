// A new release on the server while a reader has the old one: offered, taken by consent, never mixed.

import assert from 'node:assert/strict'
import { assertTable } from './harness/model.mjs'
import { about, test } from './harness/registry.mjs'
import { hashedNames, killedRelease, nextRelease } from './harness/release.mjs'

about('Renewal')

const QUERY = 'v=1&s=pcie:3.0x4&s=sata:600&unit=MB'

test('the worker has the same name in every release, and all that it lists has another', async ({ page }) => {
  const old = page.site.behaviour.root
  const next = nextRelease(old)
  const shared = hashedNames(next).filter((name) => hashedNames(old).includes(name))
  assert.deepEqual(shared, [])
  assert.equal(hashedNames(next).length, hashedNames(old).length)
})

test('a release over an open page is offered, and taken with one reload and the same inputs', async ({ pageFrom }) => {
  const { page, old, next } = await oldPage(pageFrom)
  await page.choose('unit', 'GiB')
  await page.untilQuery('unit=GiB')
  await assertOneRelease(page, old)

  page.site.behaviour.root = next
  await comeBack(page)
  await untilOffered(page)
  await assertOneRelease(page, old)
  const before = await page.form()
  await agree(page)
  await page.run(() => {
    window.__new = true
  })

  await assertOneRelease(page, next)
  assert.deepEqual(await page.form(), before, 'the same inputs')
  await page.untilQuery('s=pcie:3.0x4', 's=sata:600', 'unit=GiB')
  await assertTable(page, await page.query(), 'GiB')
  await page.driver.sleep(1500)
  assert.equal(await page.run(() => window.__new ?? false), true, 'it is not loaded a second time')
  assert.doesNotMatch((await page.text('#offline')) ?? '', /new version/, 'nothing more is offered')
})

test('a change in the moment before the button is pressed is not lost', async ({ pageFrom }) => {
  const { page, next } = await oldPage(pageFrom)
  page.site.behaviour.root = next
  await comeBack(page)
  await untilOffered(page)
  await page.run(() => {
    window.__old = true
    const unit = document.querySelector('[name="unit"]')
    unit.value = 'Gb'
    unit.dispatchEvent(new Event('change', { bubbles: true }))
    const button = [...document.querySelectorAll('#offline button')].find(({ textContent }) => textContent === 'Reload')
    button.click()
  })
  await untilNew(page)
  assert.match(await page.query(), /unit=Gb(&|$)/)
  await assertOneRelease(page, next)
})

test('without consent the old release stays, also after a reload and without a network', async ({ pageFrom }) => {
  const { page, old, next } = await oldPage(pageFrom)
  page.site.behaviour.root = next
  await comeBack(page)
  await untilOffered(page)
  await page.click('#offline button:last-of-type')
  assert.doesNotMatch((await page.text('#offline')) ?? '', /new version/, 'the offer is gone')
  await page.reloadKept()
  await assertOneRelease(page, old)
  await untilOffered(page)
  await page.site.stop()
  await page.reloadKept()
  await assertOneRelease(page, old)
})

test('a release that is only half there is not taken', async ({ pageFrom }) => {
  const { page, old, next } = await oldPage(pageFrom)
  const [missing] = hashedNames(next).filter((name) => name.endsWith('.wasm'))
  Object.assign(page.site.behaviour, { root: next, missing: [missing] })
  await comeBack(page)
  await page.until(() => page.site.requests.some(({ path }) => path.endsWith(missing)), 'the attempt', 20)
  await page.driver.sleep(500)
  assert.doesNotMatch((await page.text('#offline')) ?? '', /new version/)
  await page.reloadKept()
  await assertOneRelease(page, old)
})

test('another window keeps the old release, whole, until its reader agrees as well', async ({ pageFrom }) => {
  const { page, old, next } = await oldPage(pageFrom)
  const first = await page.driver.getWindowHandle()
  await page.driver.switchTo().newWindow('tab')
  const second = await page.driver.getWindowHandle()
  try {
    await page.open(QUERY)
    await page.driver.switchTo().window(first)
    page.site.behaviour.root = next
    await comeBack(page)
    await untilOffered(page)
    await agree(page)
    await assertOneRelease(page, next)

    await page.driver.switchTo().window(second)
    await page.site.stop()
    await assertOneRelease(page, old)
    const lost = await page.driver.executeAsyncScript(
      `const done = arguments[1]
       Promise.all(arguments[0].map((name) => fetch(name).then((response) => (response.ok ? null : name), () => name)))
         .then((names) => done(names.filter(Boolean)))`,
      // The elements' scripts are for other pages.
      hashedNames(old).filter((name) => !/^(systems)?element-/.test(name)),
    )
    assert.deepEqual(lost, [], 'files of the old release that its page may still ask for')
    await page.site.start()
    await comeBack(page)
    await untilOffered(page)
    await agree(page)
    await assertOneRelease(page, next)
  } finally {
    await page.driver.switchTo().window(second)
    await page.driver.close()
    await page.driver.switchTo().window(first)
  }
  // WebKitGTK draws no second window, so nothing in it settles.
}, { engines: ['chromium', 'firefox'] })

test('caches of releases before the last one go', async ({ pageFrom }) => {
  const { page, next } = await oldPage(pageFrom)
  const scope = page.site.page()
  await page.driver.executeAsyncScript(
    `const [scope, done] = arguments
     Promise.all([caches.open('lanefit ' + scope + ' older'), caches.open('lanefit ' + scope + 'other/ older'), caches.open('foreign')]).then(() => done())`,
    scope,
  )
  page.site.behaviour.root = next
  await comeBack(page)
  await untilOffered(page)
  await agree(page)
  await page.until(async () => Object.keys((await page.kept()).stored).filter((name) => name.startsWith(`lanefit ${scope} `)).length === 2, 'two caches')
  const names = Object.keys((await page.kept()).stored)
  assert.ok(names.includes('foreign') && names.includes(`lanefit ${scope}other/ older`), `what is not its own stays: ${names.join(', ')}`)
})

test('the kill switch takes worker and caches away, and the page still loads', async ({ pageFrom }) => {
  const { page } = await oldPage(pageFrom)
  page.site.behaviour.root = killedRelease(page.site.behaviour.root)
  await page.driver.executeAsyncScript(`const done = arguments[0]; caches.open('foreign').then(() => done())`)
  await page.open(QUERY)
  await page.until(async () => (await page.kept()).scopes.length === 0, 'the worker to go', 20)
  assert.deepEqual((await page.kept()).stored, { foreign: [] }, 'only its own caches go')

  await page.leave()
  page.site.requests.length = 0
  await page.open(QUERY)
  await assertTable(page, QUERY, 'MB')
  assert.ok(page.site.requests.some(({ path }) => path.endsWith('.wasm')), 'the page comes from the server')
  await page.until(async () => (await page.kept()).scopes.length === 0, 'the worker to go again', 20)
})

/** A page that comes from the cache of one release, and the folder of the next one. */
async function oldPage(pageFrom) {
  const page = await pageFrom({ worker: true })
  const old = page.site.behaviour.root
  const next = nextRelease(old)
  await page.open(QUERY)
  await page.untilKept()
  await page.open(QUERY)
  return { page, old, next }
}

/** What a browser does when its reader comes back to the page after a while. */
function comeBack(page) {
  return page.run(() => document.dispatchEvent(new Event('visibilitychange')))
}

function untilOffered(page) {
  return page.until(async () => /new version/.test(await page.text('#offline')), 'the offer', 20)
}

/** Presses the button of the offer and waits for the page that comes then. */
async function agree(page) {
  await page.run(() => {
    window.__old = true
  })
  // Chromium may show the hint about installing, with a button of its own.
  const [button] = await page.driver.findElements({ xpath: '//*[@id="offline"]//button[text()="Reload"]' })
  await button.click()
  await untilNew(page)
}

function untilNew(page) {
  return page.until(() => page.run(() => !window.__old && document.documentElement.dataset.ready === 'true'), 'the new page', 15)
}

/** Every script and program that this document has loaded is one of the given release, and nothing failed to load. */
async function assertOneRelease(page, folder) {
  const loaded = await page.run(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)).filter((name) => /-[0-9a-f]{16}/.test(name)),
  )
  const names = hashedNames(folder)
  assert.deepEqual(loaded.filter((name) => !names.includes(name)), [], 'files of another release')
  assert.ok(loaded.length >= 3, `loader, bindings and program are from this release: ${loaded.join(' ')}`)
}
