// The same files at any address, nothing from elsewhere, and a page that survives a spoilt delivery.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { about, test } from './harness/registry.mjs'
import { assertBars, assertTable } from './harness/model.mjs'

about('Delivery')

const LANDING = 'v=1'

for (const prefix of ['/', '/repo/', '/a/b/']) {
  test(`the page runs at ${prefix} and asks for nothing outside it`, async ({ pageFrom }) => {
    const page = await pageFrom({ prefix })
    await page.open()
    await assertTable(page, LANDING)
    await page.choose('unit', 'MB')
    await page.untilQuery('unit=MB')
    assert.equal(await page.run(() => location.pathname), prefix, 'the address keeps its path')
    const outside = requestsOf(page).filter(({ path, status }) => status !== 200 || !path.startsWith(prefix))
    assert.deepEqual(outside, [], 'requests that failed or left the folder')
  })

  test(`a start link and a reload stay at ${prefix}`, async ({ pageFrom }) => {
    const page = await pageFrom({ prefix })
    await page.open()
    await page.click('#chips a[href^="?"]')
    await page.until(async () => (await page.query()) !== '', 'a query')
    await page.untilReady()
    await page.reload()
    assert.equal(await page.run(() => location.pathname), prefix)
    await assertTable(page, await page.query())
  })
}

test('nothing is loaded from another host', async ({ page }) => {
  await page.open()
  await page.choose('lens', 'time')
  await page.untilQuery('lens=time')
  const foreign = await page.run(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const named = [...document.querySelectorAll('[src], link[href], image, use')].map(
      (element) => element.src || element.href?.baseVal || element.href,
    )
    return [...loaded, ...named].filter((address) => address && new URL(address, location).origin !== location.origin && !String(address).startsWith('data:'))
  })
  assert.deepEqual(foreign, [])
})

test('the page links to the licences of what its program is made of, and does not load them', async ({ page }) => {
  await page.open()
  const { name, text } = await page.run(async () => {
    const link = [...document.querySelectorAll('.reading a')].find((link) => link.textContent === 'Licences')
    const loaded = performance.getEntriesByType('resource').some(({ name }) => name === link.href)
    return { name: loaded ? 'loaded' : link.getAttribute('href'), text: await (await fetch(link.href)).text() }
  })
  assert.equal(name, './licences.txt')
  for (const part of [/^leptos \d/m, /^wasm-bindgen \d/m, /Permission is hereby granted/]) assert.match(text, part)
}, { severalFiles: true })

test('the program is fetched exactly once', async ({ page }) => {
  await page.open()
  const programs = page.site.requests.filter(({ path }) => path.endsWith('.wasm'))
  assert.equal(programs.length, 1, programs.map(({ path }) => path).join(', '))
}, { severalFiles: true })

test('the page forbids inline script and any style but its own, and still runs', async ({ page }) => {
  await page.open()
  const policy = await page.run(() => document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.content ?? '')
  assert.match(policy, /default-src 'none'/)
  assert.match(policy, /script-src [^;]*'wasm-unsafe-eval'/)
  assert.match(policy, /require-trusted-types-for 'script'/)
  assert.doesNotMatch(policy, /'unsafe-inline'|'unsafe-eval'|https?:|\*/)
  const inline = await page.run(() => {
    const scripts = [...document.querySelectorAll('script:not([src])')].filter(
      ({ type }) => !type || type === 'module' || type.includes('javascript'),
    )
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on') || name === 'style'),
    )
    return [...scripts, ...handlers].map((element) => element.outerHTML.slice(0, 120))
  })
  assert.deepEqual(inline, [])
  const sheets = await page.run(() => [...document.querySelectorAll('style')].map((style) => style.textContent))
  assert.equal(sheets.length, 1)
  const hash = createHash('sha256').update(sheets[0]).digest('base64')
  assert.ok(policy.includes(`style-src 'self' 'sha256-${hash}';`), 'the policy names the sheet by its hash, and no other')
}, { severalFiles: true })

test('the policy really refuses foreign script, so that silence means something', async ({ page }) => {
  await page.open()
  const outcome = await page.run(() =>
    import('data:text/javascript,window.__foreign = true').then(
      () => 'it ran',
      () => 'refused',
    ),
  )
  assert.equal(outcome, 'refused')
  await page.until(async () => (await page.problems()).violations.some((line) => line.startsWith('script-src')), 'a reported violation')
  assert.equal(await page.run(() => window.__foreign ?? false), false)
}, { trouble: true })

test('no text becomes markup or script on its way through the document', async ({ page }) => {
  await page.open()
  // Whoever comes after the script that keeps the page on the device cannot have its policy either.
  await page.until(() => page.run(() => document.querySelector('#offline') !== null), 'that script')
  const outcomes = await page.run(() => {
    const outcome = (assign) => {
      try {
        assign()
        return 'accepted'
      } catch (error) {
        return error.constructor.name
      }
    }
    const script = document.createElement('script')
    return {
      markup: outcome(() => { document.createElement('div').innerHTML = '<b>bold</b>' }),
      template: outcome(() => { document.createElement('template').innerHTML = '<b>bold</b>' }),
      text: outcome(() => { script.textContent = 'window.__inline = true' }),
      address: outcome(() => { script.src = './x.js' }),
      handler: outcome(() => document.createElement('img').setAttribute('onerror', 'window.__inline = true')),
      'another policy': outcome(() => trustedTypes.createPolicy('another', {})),
      'the policy of the page': outcome(() => trustedTypes.createPolicy('lanefit', { createScriptURL: (address) => address })),
    }
  })
  assert.deepEqual([...new Set(Object.values(outcomes))], ['TypeError'], JSON.stringify(outcomes))
}, { trouble: true })

test('a program served as application/octet-stream still runs', async ({ pageFrom }) => {
  const page = await pageFrom({ wasm: 'octet-stream' })
  await page.open()
  await assertTable(page, LANDING)
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
  await assertTable(page, await page.query(), 'MB')
}, { trouble: true })

test('the policy as a header, with who may frame the page, changes nothing', async ({ pageFrom }) => {
  const page = await pageFrom({ policy: 'header' })
  await page.open()
  await assertTable(page, LANDING)
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
})

test('a link to another comparison does not show the landing answer for its own', async ({ pageFrom }) => {
  const page = await pageFrom({ wasm: 'late' })
  await page.open('v=1&s=pcie:4.0x4', { ready: false })
  const seen = () =>
    page.run(() => ({
      ready: document.documentElement.dataset.ready === 'true',
      shown: getComputedStyle(document.querySelector('#answer')).visibility === 'visible',
      number: document.querySelector('.answer-number').textContent,
    }))
  await page.until(async () => (await seen()).ready || !(await seen()).shown, 'the landing answer to be hidden')
  await page.until(async () => (await seen()).ready, 'the program to run')
  assert.deepEqual(await seen(), { ready: true, shown: true, number: '7.88' })
})

test('a link whose program is missing says that another comparison is shown', async ({ pageFrom }) => {
  const page = await pageFrom({ wasm: 'missing' })
  await page.open('v=1&s=pcie:4.0x4', { ready: false })
  await failedStart(page, /^missing$/)
  assert.match(await page.text('#boot-status'), /not the one in this link/)
  await staticNumbers(page)
}, { trouble: true })

// Whether a file that ends early is damaged or did not arrive is for the engine to say.
for (const [wasm, reason] of [['missing', /^missing$/], ['corrupt', /^broken$/], ['truncated', /^(broken|missing)$/]]) {
  test(`a program that is ${wasm} leaves the static numbers and a message`, async ({ pageFrom }) => {
    const page = await pageFrom({ wasm })
    await page.open('', { ready: false })
    await failedStart(page, reason)
    await staticNumbers(page)
  }, { trouble: true })
}

test('a browser without WebAssembly shows the static numbers and a message', async ({ pageFrom }) => {
  const page = await pageFrom({ absent: 'WebAssembly' })
  await page.open('', { ready: false })
  await failedStart(page, /^unsupported$/)
  await staticNumbers(page)
}, { trouble: true })

test('the button of the message starts the page once the program is there', async ({ pageFrom }) => {
  const page = await pageFrom({ wasm: 'missing' })
  await page.open('', { ready: false })
  await failedStart(page, /^missing$/)
  page.site.behaviour.wasm = 'normal'
  await page.click('#boot-status button')
  await page.untilReady()
  assert.equal(await page.shows('#boot-status'), false, 'the message is gone')
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
}, { trouble: true })

test('after a failed start the page keeps the landing comparison, whatever the address asks for', async ({ pageFrom }) => {
  const page = await pageFrom({ wasm: 'missing' })
  await page.open('v=1&s=pcie:1.0x1', { ready: false })
  await failedStart(page, /^missing$/)
  await assertTable(page, LANDING)
}, { trouble: true })

test('a program that never arrives leaves the static numbers readable', async ({ pageFrom }) => {
  const page = await pageFrom({ wasm: 'never' })
  await page.open('', { ready: false })
  await staticNumbers(page)
}, { trouble: true })

for (const script of ['missing', 'refused']) {
  test(`scripts that are ${script} leave the static numbers readable`, async ({ pageFrom }) => {
    const page = await pageFrom({ script })
    await page.open('', { ready: false })
    await staticNumbers(page)
  }, { trouble: true })
}

async function failedStart(page, reason) {
  await page.until(() => page.run(() => document.documentElement.dataset.boot), 'html[data-boot]', 15)
  assert.match(await page.run(() => document.documentElement.dataset.boot), reason, 'the reason that the page gives')
  assert.ok(await page.shows('#boot-status'), 'the message is visible')
  const words = await page.text('#boot-status')
  assert.ok(words.trim().split(/\s+/).length >= 5, `the message says what happened, it says "${words}"`)
  assert.ok(await page.shows('#boot-status button'), 'the message has a button')
}

/** Answer, bars and table of the landing comparison are there to be read. */
async function staticNumbers(page) {
  assert.match(await page.text('#answer'), /15\.8/)
  assert.ok(await page.shows('#figure svg'), 'the figure is visible')
  await assertBars(page, LANDING)
  await assertTable(page, LANDING)
}

/** Requests without the icon that browsers ask for by themselves. */
function requestsOf(page) {
  return page.site.requests.filter(({ path }) => path !== '/favicon.ico')
}
