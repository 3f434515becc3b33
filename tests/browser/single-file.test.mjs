// The page as one file: from a server, from a disk, and in a frame that may run scripts and nothing else.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Key } from './harness/page.mjs'
import { assertBars, assertTable } from './harness/model.mjs'
import { about, test } from './harness/registry.mjs'
import { siteFolder } from './harness/site.mjs'

about('One file')

const DRIVE = 'v=1&s=m2m:3.0x4,,samsung-980-pro-1tb'
const ROW = 'samsung-980-pro-1tb'
const LANDING = 'v=1'

const PLACES = [
  ['page', 'on a server, in several files'],
  ['one-file', 'on a server, in one file'],
  ['disk', 'from a disk, in one file'],
  ['sandbox', 'in a sandboxed frame, in one file'],
]

for (const [place, where] of PLACES) {
  test(`everything a reader does works ${where}`, async ({ browser, pageAt }) => {
    if (place === 'disk' && browser.name === 'firefox') {
      assert.equal(await browser.preference('security.fileuri.strict_origin_policy'), true, 'files are kept apart, as readers have it')
    }
    const page = await pageAt(place)
    await page.open(DRIVE)
    await assertTable(page, DRIVE)
    assert.match(await page.text('#answer'), /3\.48\s*GB\/s/)

    await page.choose('unit', 'MB')
    await page.untilQuery('unit=MB')
    await assertTable(page, await page.query(), 'MB')

    await page.click('#device-1')
    await page.until(() => page.shows('dialog#picker[open]'), 'the picker')
    await page.press(...'970 evo plus 500', Key.ENTER)
    await page.untilQuery('s=m2m:3.0x4,,samsung-970-evo-plus-500gb')
    await assertTable(page, await page.query(), 'MB')

    await page.click('#twin td[data-rung="delivered"] button.number')
    await page.until(() => page.shows('dialog#explanation[open]'), 'the explanation')
    await page.press(Key.ESCAPE)
    await page.until(async () => !(await page.shows('dialog#explanation[open]')), 'the explanation to close')

    await page.choose('lens', 'time')
    await page.untilQuery('lens=time')
    const query = await page.query()
    assert.match(await page.text('#answer'), /\bs\b|second/)

    await page.click('.card-detail a')
    await page.until(() => page.shows('tr[id="samsung-970-evo-plus-500gb"]'), 'the row of the device')
    assert.match(await page.text('tr[id="samsung-970-evo-plus-500gb"]'), /3\.50\s*GB\/s/)
    assert.equal(await page.shows('#answer'), false, 'the page of facts stands alone')
    // Between two documents going back is the browser's affair; within the file it is the page's.
    await (place === 'page' ? page.open(query) : page.back())
    await page.until(() => page.shows('#answer'), 'the answer')
    assert.equal(await page.query(), query)
    await assertTable(page, query, 'MB')

    if (place !== 'page') await assertNothingWasLoaded(page)
  })
}

test('the facts in the file take the focus to their row, and it comes back', async ({ pageAt }) => {
  const page = await pageAt('disk')
  await page.open(DRIVE)
  const title = await page.run(() => document.title)
  await page.click('.card-detail a')
  await page.until(() => page.shows(`tr[id="${ROW}"]`), 'the row of the device')
  assert.equal(await page.run(() => document.activeElement.id), ROW)
  assert.notEqual(await page.run(() => document.title), title, 'another title')
  const [row] = await page.boxes(`tr[id="${ROW}"]`)
  assert.ok(row.top > -1 && row.bottom < 801, `the row is on the screen, it is at ${row.top}`)
  await page.click('.facts a[href="#"]')
  await page.until(() => page.shows('#answer'), 'the answer')
  assert.equal(await page.count('.facts'), 0)
  assert.ok(await page.run(() => document.activeElement.matches('.card-detail a')), 'the focus is on the link again')
  assert.equal(await page.run(() => document.title), title)
  await assertTable(page, DRIVE)
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
})

test('an address that names a row opens the facts, and the way back leads to the page', async ({ pageAt }) => {
  const page = await pageAt('disk')
  await page.visit(`${page.site.page(DRIVE)}#${ROW}`)
  assert.ok(await page.shows(`tr[id="${ROW}"]`))
  assert.equal(await page.shows('#answer'), false)
  await page.click('.facts a[href="#"]')
  await page.until(() => page.shows('#answer'), 'the answer')
  await assertTable(page, DRIVE)
})

test('the file has the licences of what its program is made of inside', async ({ pageAt }) => {
  const page = await pageAt('disk')
  await page.open(DRIVE)
  const links = await page.run(() => [...document.querySelectorAll('.reading a')].filter((link) => link.textContent === 'Licences').map((link) => link.getAttribute('href')))
  assert.deepEqual(links, ['#licences'])
  await page.click('.reading a[href="#licences"]')
  await page.until(() => page.shows('#licences'), 'the licences')
  const text = await page.text('#licences')
  for (const part of [/^leptos \d/m, /^wasm-bindgen \d/m, /Permission is hereby granted/]) assert.match(text, part)
  await page.back()
  await page.until(() => page.shows('#answer'), 'the answer')
  await assertTable(page, DRIVE)
})

test('the name starts the file over, from its own address', async ({ pageAt }) => {
  const page = await pageAt('disk')
  await page.open(DRIVE)
  await page.click('.wordmark a')
  await page.until(async () => (await page.query()) === '', 'an empty query')
  await assertTable(page, LANDING)
  assert.match(await page.run(() => document.querySelector('.wordmark a').href), /\/lanefit\.html\?$/)
})

test('reloading the file from a disk keeps what was chosen', async ({ pageAt }) => {
  const page = await pageAt('disk')
  await page.open(DRIVE)
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
  await page.reload()
  await assertTable(page, `${DRIVE}&unit=MB`, 'MB')
})

// The address of such a document is not the frame's to change, so only the page itself tells.
test('the file works as the content of a sandboxed frame, without an address of its own', async ({ pageAt }) => {
  const page = await pageAt('srcdoc')
  await page.open()
  await assertTable(page, LANDING)
  await page.choose('unit', 'MB')
  await assertTable(page, LANDING, 'MB')
  await page.choose('lens', 'time')
  await page.until(async () => /\bs\b|second/.test(await page.text('#answer')), 'an answer about time')
  await page.choose('form-1', 'm2m')
  await page.click('#device-1')
  await page.until(() => page.shows('dialog#picker[open]'), 'the picker')
  await page.press(...'980 pro 1', Key.ENTER)
  await page.until(() => page.shows(`a[href$="#${ROW}"]`), 'the link to the facts')
  await page.settle()
  const before = await page.snapshot()
  await page.click('.card-detail a')
  await page.until(() => page.shows(`tr[id="${ROW}"]`), 'the row of the device')
  await page.back()
  await page.until(() => page.shows('#answer'), 'the answer')
  assert.deepEqual(await page.snapshot(), before, 'the comparison is still there')
  await assertNothingWasLoaded(page)
})

test('the file can be read from a disk without script', async ({ pageAt }) => {
  const page = await pageAt('disk')
  await page.open('', { ready: false })
  await staticNumbers(page)
  assert.match(await page.text(), /needs script|without script|script/i)
  assert.equal(await page.count('.facts'), 0)
}, { settings: { script: false } })

for (const [what, options, reason] of [
  ['in a browser that cannot unpack', { absent: 'DecompressionStream' }, 'missing'],
  ['in a browser without WebAssembly', { absent: 'WebAssembly' }, 'unsupported'],
  ['whose program is cut short', { change: (html) => html.replace(/([A-Za-z0-9+/]{1000})[A-Za-z0-9+/]{1000,}=*(<\/script>)/, '$1$2') }, 'missing'],
  ['whose program is not base 64', { change: (html) => html.replace(/(id="program">)/, '$1=?=') }, 'missing'],
]) {
  test(`a file ${what} keeps its numbers and says what happened`, async ({ pageAt }) => {
    const page = await pageAt('disk', options)
    await page.open('', { ready: false })
    await page.until(() => page.run(() => document.documentElement.dataset.boot), 'html[data-boot]', 15)
    assert.equal(await page.run(() => document.documentElement.dataset.boot), reason)
    assert.match(await page.text('#boot-status'), reason === 'missing' ? /could not be unpacked/ : /WebAssembly/)
    await staticNumbers(page)
  }, { trouble: true })
}

test('the policy of the file allows its own script by its hash and no request, and means it', async ({ pageAt }) => {
  const page = await pageAt('disk')
  await page.open()
  const built = await page.run(() => ({
    policy: document.querySelector('meta[http-equiv="Content-Security-Policy"]').content,
    script: document.querySelector('script[type="module"]').textContent,
  }))
  const hash = createHash('sha256').update(built.script).digest('base64')
  assert.match(built.policy, /^default-src 'none';/)
  assert.ok(built.policy.includes(`script-src 'sha256-${hash}' 'wasm-unsafe-eval';`), built.policy)
  assert.doesNotMatch(built.policy, /'self'|unsafe-inline|'unsafe-eval'|connect-src|https?:|\*/)
  await page.run(() => {
    fetch('data:,x').catch(() => {})
    const script = document.createElement('script')
    script.textContent = 'window.__inline = true'
    document.head.append(script)
  })
  await page.until(async () => (await page.problems()).violations.length >= 2, 'two reported violations')
  assert.equal(await page.run(() => window.__inline ?? false), false)
}, { trouble: true })

test('the page offers the file for download and says how large it is, and the file does not offer itself', async ({ pageAt }) => {
  const page = await pageAt('page')
  await page.open()
  const offer = await page.run(() => {
    const link = document.querySelector('a[download]')
    return { address: link.href, isThere: link.getClientRects().length > 0, words: link.closest('section').textContent }
  })
  assert.ok(offer.isThere)
  const answer = await fetch(offer.address)
  assert.equal(answer.status, 200)
  const { size } = await readFile(join(siteFolder(), 'lanefit.html')).then((file) => ({ size: file.length }))
  assert.ok(offer.words.includes(`${Math.ceil(size / 1000)}\u00a0kB`), offer.words)
  const file = await pageAt('one-file')
  await file.open()
  assert.equal(await file.count('[download]'), 0)
})

/** Neither the page's own list nor the server's knows of anything but the file. */
async function assertNothingWasLoaded(page) {
  const loaded = await page.run(() => performance.getEntriesByType('resource').map(({ name }) => name))
  assert.deepEqual(loaded, [])
  const asked = page.site.requests.map(({ path }) => path).filter((path) => path !== '/favicon.ico' && path !== '/lanefit.html')
  assert.deepEqual(asked, [])
}

async function staticNumbers(page) {
  assert.match(await page.text('#answer'), /15\.8/)
  await assertBars(page, LANDING)
  await assertTable(page, LANDING)
}
