// Bad and hostile addresses: said in words, kept inert, and the page stays alive.

import assert from 'node:assert/strict'
import { about, test } from './harness/registry.mjs'
import { assertTable, evaluate } from './harness/model.mjs'

about('Robustness')

/** A bad query and what its warning must quote. */
const BAD = [
  ['v=1&s=pcie:9.0x4', /9\.0/],
  ['v=1&s=floppy:144', /floppy/],
  ['v=1&unit=furlong', /furlong/],
  ['v=1&dir=sideways', /sideways/],
  ['v=1&mps=300', /300/],
  ['v=1&mps=-1', /-1/],
  ['v=1&size=lots', /lots/],
  ['v=1&base=77', /77/],
  ['v=1&colour=red', /colour/],
  ['v=99', /99/],
]

for (const [query, quoted] of BAD) {
  test(`?${query} shows a warning that quotes the value`, async ({ page }) => {
    await page.open(query)
    assert.ok(await page.shows('#warnings'), 'the warnings are visible')
    assert.match(await page.text('#warnings'), quoted)
    assert.ok(evaluate(query).warnings.length > 0, 'the model warns as well')
    await assertTable(page, query)
  })
}

test('a good query shows no warning', async ({ page }) => {
  await page.open('v=1&s=pcie:4.0x4&unit=MB')
  assert.equal(await page.shows('#warnings'), false)
})

test('a warning goes away with the next change', async ({ page }) => {
  await page.open('v=1&s=pcie:4.0x4&unit=furlong')
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
  assert.equal(await page.shows('#warnings'), false)
})

const MARKUP = '<script>window.__hacked=1</script><img src=x onerror=window.__hacked=1>'

/** Addresses that try to break the page. */
const HOSTILE = [
  ['markup as a value', `v=1&unit=${encodeURIComponent(MARKUP)}`],
  ['markup as a scenario', `v=1&s=${encodeURIComponent(MARKUP)}`],
  ['markup as a key', `v=1&${encodeURIComponent(MARKUP)}=1`],
  ['lone percent signs', 'v=1&s=%&unit=%E0%A4%A&mps=%zz&%'],
  ['control characters', 'v=1&s=%00%01%1b%7f&unit=%0d%0a'],
  ['broken UTF-8', 'v=1&s=%ff%fe%80&unit=%c3%28'],
  ['letters from afar', `v=1&s=${encodeURIComponent('מהירות‮🜁')}&unit=${encodeURIComponent('Ⅳ')}`],
  ['a hundred scenarios', `v=1${'&s=pcie:5.0x16'.repeat(100)}`],
  ['one value of 60 000 characters', `v=1&s=${'9'.repeat(60_000)}`],
  ['20 000 keys', `v=1${'&x'.repeat(20_000)}`],
  ['huge numbers', 'v=1&size=999999999999999999999999TB&mps=99999999999999999999&base=18446744073709551616&qd=4294967296'],
  ['separators only', '&&&===,,,:::&s=&s=,&s=:&s=,,,,,,'],
  ['a second question mark', 'v=1?v=2&s=pcie:4.0x4?'],
]

for (const [name, query] of HOSTILE) {
  test(`an address with ${name} leaves the page alive and its text inert`, async ({ page }) => {
    await page.open(query)
    assert.equal(await page.run(() => window.__hacked ?? null), null, 'no script of the address ran')
    assert.equal(await page.count('#warnings script, #warnings img, [onerror]'), 0, 'no element of the address is on the page')
    const rows = await page.count('#twin tr[data-scenario]')
    assert.ok(rows >= 1 && rows <= 8, `${rows} scenarios`)
    await page.choose('unit', 'MB')
    await page.untilQuery('unit=MB')
    await assertTable(page, await page.query(), 'MB')
  })
}

test('the markup of an address is shown as text', async ({ page }) => {
  await page.open(`v=1&unit=${encodeURIComponent('<b>bold</b>')}`)
  assert.match(await page.text('#warnings'), /<b>bold<\/b>/)
})

/** Fields that take text, and a query that shows them. */
for (const [name, query] of [['size', 'v=1&lens=time'], ['need', 'v=1&lens=fit']]) {
  test(`markup typed into the field "${name}" stays text`, async ({ page }) => {
    await page.open(query)
    await page.type(name, MARKUP)
    assert.match(await page.text('main'), /<script>/, 'a sentence quotes it')
    await assertInert(page)
  })
}

test('markup typed into the search for a device stays text', async ({ page }) => {
  await page.open('v=1&s=m2m:3.0x4')
  await page.click('#device-1')
  await page.until(() => page.shows('dialog#picker[open]'), 'the picker')
  await page.press(...MARKUP)
  await page.until(async () => (await page.count('#picker [role="option"]')) === 0, 'no entry')
  await assertInert(page)
})

async function assertInert(page) {
  assert.equal(await page.run(() => window.__hacked ?? null), null, 'no script of the text ran')
  assert.equal(await page.count('#app script, #app img, [onerror]'), 0, 'no element of the text is on the page')
}

test('a long value does not fill the page with its warning', async ({ page }) => {
  await page.open(`v=1&s=${'9'.repeat(60_000)}`)
  const words = await page.text('#warnings')
  assert.ok(words.length > 20 && words.length < 2000, `${words.length} characters of warning`)
})

test('many bad keys do not fill the page with warnings', async ({ page }) => {
  await page.open(`v=1${Array.from({ length: 2000 }, (_, index) => `&k${index}=1`).join('')}`)
  const [box] = await page.boxes('#warnings')
  assert.ok(box.height < 1200, `warnings ${Math.round(box.height)} px tall`)
})

test('a foreign fragment is left alone', async ({ page }) => {
  await page.visit(`${page.site.page('v=1&s=pcie:4.0x4')}#?secret=abc`)
  assert.equal(await page.run(() => location.hash), '#?secret=abc')
  await assertTable(page, await page.query())
})

test('controls show what the address says', async ({ page }) => {
  await page.open('v=1&s=pcie:2.0x8&s=sata:150&unit=Gb&dir=both&lens=efficiency&scale=log&mps=1024&mrrs=2048')
  const form = await page.form()
  const expected = { 'form-1': 'pcie', 'generation-1': '2.0', 'width-1': 'x8', 'form-2': 'sata', 'rate-2': '150', unit: 'Gb', dir: 'both', lens: 'efficiency', mps: '1024', mrrs: '2048' }
  assert.deepEqual(Object.fromEntries(Object.keys(expected).map((name) => [name, form[name]])), expected)
})

test('a control keeps its value while others change', async ({ page }) => {
  await page.open('v=1&s=pcie:3.0x4&s=sata:600')
  await page.choose('unit', 'GiB')
  await page.choose('width-1', 'x16')
  await page.choose('dir', 'both')
  await page.choose('rate-2', '300')
  await page.untilQuery('unit=GiB', 's=pcie:3.0x16', 'dir=both', 's=sata:300')
  const form = await page.form()
  assert.deepEqual(
    [form.unit, form['width-1'], form.dir, form['rate-2'], form['generation-1']],
    ['GiB', 'x16', 'both', '300', '3.0'],
  )
})

test('an amount that cannot be read is kept and said in words', async ({ page }) => {
  await page.open('v=1&s=pcie:3.0x4&lens=time')
  const before = await page.snapshot()
  await page.type('size', 'lots')
  const { value, invalid } = await page.run(() => {
    const field = document.querySelector('input[name="size"]')
    return { value: field.value, invalid: field.getAttribute('aria-invalid') ?? String(!field.validity.valid) }
  })
  assert.equal(value, 'lots', 'what was typed stays')
  assert.equal(invalid, 'true', 'the field is marked')
  assert.match(await page.text('main'), /lots/, 'a sentence quotes it')
  assert.equal((await page.snapshot()).figure, before.figure, 'the figure stays')
})

test('fifty quick changes leave the page consistent', async ({ page }) => {
  await page.open('v=1&s=pcie:3.0x4')
  await page.run(() => {
    const control = document.querySelector('[name="generation-1"]')
    const values = [...control.options].filter((option) => !option.disabled).map((option) => option.value)
    for (let count = 0; count < 50; count += 1) {
      control.value = values[count % values.length]
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await page.settle()
  await page.untilQuery(`s=pcie:${(await page.form())['generation-1']}x4`)
  await assertTable(page, await page.query())
})

test('the page goes on when no script holds it and garbage is collected', async ({ page, browser }) => {
  const query = 'v=1&s=pcie:4.0x4&s=sata:600'
  await page.open(query)
  // Once more, since the loader may hold the page for reasons of its own.
  await page.run(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const program = await import(loaded.find((name) => /\/lanefit-[\da-f]+\.js$/.test(name)))
    program.page(() => {})
  })
  for (let time = 0; time < 4; time += 1) {
    await browser.devTools('HeapProfiler.collectGarbage')
    await page.settle()
  }
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
  await assertTable(page, `${query}&unit=MB`, 'MB')
}, { engines: ['chromium'], severalFiles: true }) // Only its driver collects garbage when it is told to.
