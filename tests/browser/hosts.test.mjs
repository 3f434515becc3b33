// Hosts that do as little as a host can do, and every address that the page is asked for by.

import assert from 'node:assert/strict'
import { about, test } from './harness/registry.mjs'
import { assertTable } from './harness/model.mjs'

about('Hosts')

const QUERY = 'v=1&s=pcie:4.0x4'

test('a host that knows few types, adds no header and compresses nothing is enough', async ({ pageFrom }) => {
  const page = await pageFrom({ host: 'plain' })
  await page.open(QUERY)
  await assertTable(page, QUERY)
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
  await assertTable(page, await page.query(), 'MB')
  const letters = await page.run(() => document.characterSet)
  assert.equal(letters, 'UTF-8', 'the page says by itself how its letters are written')
})

test('facts.html needs no more of a host', async ({ pageFrom }) => {
  const page = await pageFrom({ host: 'plain' })
  await page.visit(`${page.site.origin}/facts.html#samsung-980-pro-1tb`, { ready: false })
  await page.until(() => page.run(() => document.readyState === 'complete'), 'the whole page')
  assert.match(await page.text('#samsung-980-pro-1tb'), /980 PRO/)
  assert.equal(await page.run(() => document.characterSet), 'UTF-8')
})

const MISSING = {
  plain: /^missing$/,
  // The host's page arrives in place of the program, as if it were it.
  lenient: /^(missing|broken)$/,
}

for (const [host, reason] of Object.entries(MISSING)) {
  const how = host === 'lenient' ? 'calls it found' : 'says so'
  test(`a program that is gone leaves the static page on a host that sends a page of its own and ${how}`, async ({ pageFrom }) => {
    const page = await pageFrom({ host, wasm: 'missing' })
    await page.open('', { ready: false })
    await page.until(() => page.run(() => document.documentElement.dataset.boot), 'html[data-boot]', 15)
    assert.match(await page.run(() => document.documentElement.dataset.boot), reason)
    assert.ok(await page.shows('#boot-status button'), 'a button tries again')
    await assertTable(page, 'v=1')
    assert.equal(await page.run(() => window.__host ?? null), null, 'nothing of that page runs in ours')
  }, { trouble: true })
}

test('scripts that are gone leave the static page on a host that calls everything found', async ({ pageFrom }) => {
  const page = await pageFrom({ host: 'lenient', script: 'missing' })
  await page.open('', { ready: false })
  await page.until(() => page.run(() => document.readyState === 'complete'), 'the whole page')
  await assertTable(page, 'v=1')
}, { trouble: true })

/** Where the page lies, the address that is asked for, and the path that is then shown. */
const ADDRESSES = [
  ['/', '/', '/'],
  ['/', '/index.html', '/index.html'],
  ['/repo/', '/repo/', '/repo/'],
  ['/repo/', '/repo', '/repo/'],
  ['/repo/', '/repo/index.html', '/repo/index.html'],
  ['/a/b/', '/a/b', '/a/b/'],
  ['/a/b/', '/a/b/index.html', '/a/b/index.html'],
]

for (const [prefix, path, shown] of ADDRESSES) {
  test(`${path} leads to the page at ${prefix}, with a query and without`, async ({ pageFrom }) => {
    const page = await pageFrom({ prefix, host: 'plain' })
    await page.visit(`${page.site.origin}${path}`)
    await assertTable(page, 'v=1')
    await page.visit(`${page.site.origin}${path}?${QUERY}`)
    await assertTable(page, QUERY)
    await page.choose('unit', 'MB')
    await page.untilQuery('unit=MB')
    assert.equal(await page.run(() => location.pathname), shown, 'the path stays while the comparison changes')
    const lost = page.site.requests.filter(({ path: asked, status }) => status === 404 && asked !== '/favicon.ico')
    assert.deepEqual(lost, [])
  })
}
