// Hosts that forbid things, readers without script, and what an embed costs and keeps to itself.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { about, test } from './harness/registry.mjs'
import { siteFolder } from './harness/site.mjs'
import {
  QUERY, article, element, elementReady, frame, frameReady, inFrame, numbersInElement, numbersInFrame, script,
} from './harness/embeds.mjs'

about('Embeds')

async function hosted({ pageFrom, hostPage }, body, { head = '', policy = null, cors = true } = {}) {
  const { site } = await pageFrom({ cors })
  const html = article(body(site), { head })
  const host = await hostPage({ '/': policy ? { html, headers: { 'Content-Security-Policy': policy(site) } } : html })
  await host.visit(host.site.page('/'), { ready: false })
  return { host, site }
}

/** What an element shows: the comparison itself, a frame, or what its author wrote. */
const shown = (page, id = 'one') =>
  page.run((name) => {
    const root = document.getElementById(name).shadowRoot
    if (root?.querySelector('.lanefit #answer')) return 'element'
    if (root?.querySelector('iframe:not(.waiting)')) return 'frame'
    return document.getElementById(`inside-${name}`).checkVisibility?.() ?? true ? 'table' : 'nothing'
  }, id)

const framedNumbers = async (page) => {
  const { driver } = page
  await driver.switchTo().frame(
    await driver.executeScript('return document.getElementById("one").shadowRoot.querySelector("iframe")'),
  )
  try {
    return await page.run(() => document.querySelector('#answer')?.textContent)
  } finally {
    await driver.switchTo().defaultContent()
  }
}

const NONE = "default-src 'none'"

test('R19 a policy that allows the program lets the element run', async (given) => {
  const { host } = await hosted(given, (site) => script(site) + element(), {
    policy: ({ origin }) => `${NONE}; script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}`,
  })
  await elementReady(host)
  assert.equal(await shown(host), 'element')
  assert.equal((await numbersInElement(host, 'one')).length, 2)
})

test('R19 a policy that refuses the program gets a frame', async (given) => {
  const { host } = await hosted(given, (site) => script(site) + element(), {
    policy: ({ origin }) => `${NONE}; script-src ${origin}; connect-src ${origin}; frame-src ${origin}`,
  })
  await host.until(async () => (await shown(host)) === 'frame', 'a frame', 15)
  assert.match(await framedNumbers(host), /980 PRO/)
}, { trouble: true })

test('R19 such a frame has the colours of the element, and no key twice', async (given) => {
  const odd = `?theme=light&${QUERY}&embed=0&unit=MB`
  const { host } = await hosted(given, (site) => script(site) + element(odd, { attributes: 'theme="dark"' }), {
    policy: ({ origin }) => `${NONE}; script-src ${origin}; connect-src ${origin}; frame-src ${origin}`,
  })
  await host.until(async () => (await shown(host)) === 'frame', 'a frame', 15)
  const address = await host.run(() => document.getElementById('one').shadowRoot.querySelector('iframe').src)
  assert.equal(address.split('?')[1], `embed=1&theme=dark&&${QUERY}&unit=MB`)
  assert.match(await framedNumbers(host), /980 PRO/)
}, { trouble: true })

test('R19 a host that allows no file of ours to be read by script gets a frame', async (given) => {
  const { host } = await hosted(given, (site) => script(site) + element(), { cors: false })
  await host.until(async () => (await shown(host)) === 'frame', 'a frame', 15)
  assert.match(await framedNumbers(host), /980 PRO/)
}, { trouble: true })

test('R19 a policy that refuses program and frames leaves the table and the link', async (given) => {
  const { host } = await hosted(given, (site) => script(site) + element(), {
    policy: ({ origin }) => `${NONE}; script-src ${origin}; connect-src ${origin}`,
  })
  await pause(2500)
  assert.equal(await shown(host), 'table')
  assert.ok(await host.shows('#one a'), 'the link')
}, { trouble: true })

test('R19 a policy that refuses every script leaves the table and the link', async (given) => {
  const { host } = await hosted(given, (site) => script(site) + element(), { policy: () => NONE })
  await pause(800)
  assert.equal(await shown(host), 'table')
  assert.ok(await host.shows('#one a'), 'the link')
}, { trouble: true })

test('R20 and R23 an embed asks one host, and keeps nothing', async (given) => {
  const { host, site } = await hosted(given, (site) => `${script(site)}${frame(site)}${element(QUERY, { id: 'two' })}`)
  await frameReady(host)
  await elementReady(host, 'two')
  await inFrame(host, 'one', () => host.choose('lens', 'time'))
  const outside = (list) => list.map((address) => new URL(address).origin).filter((origin) => ![site.origin, host.site.origin].includes(origin))
  const loaded = () => host.run(() => performance.getEntriesByType('resource').map(({ name }) => name))
  assert.deepEqual(outside(await loaded()), [])
  assert.deepEqual(outside(await inFrame(host, 'one', loaded)), [])
  const kept = () => host.run(async () => [
    document.cookie, localStorage.length, sessionStorage.length,
    (await globalThis.caches?.keys())?.length ?? 0, (await globalThis.indexedDB?.databases?.())?.length ?? 0,
  ])
  assert.deepEqual(await kept(), ['', 0, 0, 0, 0])
  assert.deepEqual(await inFrame(host, 'one', kept), ['', 0, 0, 0, 0])
})

test('R22 an embed runs where storage is refused', async (given) => {
  const { host } = await hosted(given, (site) =>
    frame(site, QUERY, { file: 'lanefit.html', attributes: 'sandbox="allow-scripts" style="width:100%;height:700px"' }),
  )
  // The frame has no origin of its own; reading its storage throws.
  await frameReady(host)
  const refused = await inFrame(host, 'one', () => host.run(() => {
    try {
      return localStorage && false
    } catch {
      return true
    }
  }))
  assert.ok(refused, 'storage is refused')
  await inFrame(host, 'one', () => host.choose('unit', 'MB'))
  await host.until(async () => (await numbersInFrame(host, 'one'))[0][0].includes('MB/s'), 'the other unit')
})

test('R24 an embed leaves no service worker', async ({ page }) => {
  await page.open(`${QUERY}&embed=1`)
  await pause(1500)
  assert.equal(await page.run(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0), 0)
})

test('R25 widgets far down load nothing but a small script until they come near', async (given) => {
  const { host, site } = await hosted(given, (site) => `${script(site)}<p id="far" style="height:6000px">text</p>${element()}`)
  await host.until(() => host.run(() => Boolean(customElements.get('lane-fit'))), 'the script')
  await pause(800)
  const names = () => site.requests.map(({ path }) => path.split('/').at(-1))
  assert.deepEqual(names(), ['embed.js'])
  const weight = brotliCompressSync(await readFile(join(siteFolder(), 'embed.js'))).length
  assert.ok(weight <= 2000, `the script weighs ${weight} bytes`)
  await host.run(() => scrollTo(0, 5000))
  await elementReady(host)
  assert.equal(names().filter((name) => name.endsWith('.wasm')).length, 1)
})

test('R26 the text behind a widget stays where it is while the widget comes', async (given) => {
  const body = (site) => `${script(site)}<p>before</p>${frame(site, QUERY, { attributes: 'style="width:100%;border:0;min-height:760px"' })}
    ${element(QUERY, { id: 'two' }).replace('600px', '760px')}<p id="after">after</p>`
  const { host } = await hosted(given, body, {
    head: `<script>window.shifts=[];if(PerformanceObserver.supportedEntryTypes?.includes('layout-shift'))new PerformanceObserver((list)=>shifts.push(...list.getEntries().map(({value})=>value))).observe({type:'layout-shift',buffered:true})</script>`,
  })
  const place = () => host.run(() => document.getElementById('after').getBoundingClientRect().y + scrollY)
  const before = await place()
  await frameReady(host)
  await host.run(() => document.getElementById('two').scrollIntoView())
  await elementReady(host, 'two')
  await pause(500)
  assert.equal(await place(), before)
  assert.deepEqual(await host.run(() => shifts.filter((value) => value > 0)), [])
})

test('R27 without script the table and the link inside the element are what a reader gets', async ({ page, hostPage }) => {
  const host = await hostPage({ '/': article(script(page.site) + element()) })
  await host.visit(host.site.page('/'), { ready: false })
  assert.match(await host.text('#one'), /0\.553 GB\/s/)
  assert.ok(await host.shows('#one a'))
  assert.ok(await host.shows('#one table'))
}, { settings: { script: false } })
