// What a first visitor sees, with and without script: the model's numbers.

import assert from 'node:assert/strict'
import { about, test } from './harness/registry.mjs'
import { assertBars, assertShows, assertTable, evaluate } from './harness/model.mjs'

about('Landing')

const LANDING = 'v=1'

for (const script of [true, false]) {
  const state = script ? 'with script' : 'without script'

  test(`the table twin shows the model's numbers ${state}`, async ({ page }) => {
    await page.open('', { ready: script })
    await assertTable(page, LANDING)
  }, { settings: { script } })

  test(`the bars are as long as the model's numbers ${state}`, async ({ page }) => {
    await page.open('', { ready: script })
    await assertBars(page, LANDING)
  }, { settings: { script } })

  test(`the answer gives the fastest scenario's rate ${state}`, async ({ page }) => {
    await page.open('', { ready: script })
    assertShows(await page.text('#answer .answer-number'), fastest(LANDING) / 1000, 'the answer')
    assert.equal(await page.text('#answer .answer-unit'), 'GB/s')
    assert.match(await page.text('h1'), /PCIe 5\.0 x4/, 'the headline names the fastest scenario')
    assert.ok((await page.texts('#answer .answer-text')).join(' ').length > 40, 'the answer has sentences')
  }, { settings: { script } })
}

test('the five interfaces of the landing comparison are there in order', async ({ page }) => {
  await page.open()
  const { scenarios } = evaluate(LANDING)
  assert.equal(scenarios.length, 5)
  const rows = await page.run(() =>
    [...document.querySelectorAll('#twin tr[data-scenario] th')].map((head) => head.firstChild.textContent),
  )
  assert.deepEqual(
    rows.map((text) => text.replace(/\s+/g, ' ').trim()),
    ['SATA600', 'SATA Express', 'PCIe 3.0 x4', 'PCIe 4.0 x4', 'PCIe 5.0 x4'],
  )
  assert.equal(await page.count('#scenarios li[data-scenario]'), 5, 'a card for each scenario')
})

test('the program shows exactly what the static page showed', async ({ page, pageFrom }) => {
  const still = await pageFrom({ wasm: 'missing' })
  await still.open('', { ready: false })
  const before = await content(still)
  await still.forgetProblems()
  await page.open()
  assert.deepEqual(await content(page), before)
}, { trouble: true })

test('the page says without script that it needs script for changes', async ({ page }) => {
  await page.open('', { ready: false })
  assert.match(await page.text(), /script/i)
}, { settings: { script: false } })

test('numbers keep their three digits and stay beside their unit', async ({ page }) => {
  await page.open()
  const broken = await page.run(() =>
    [...document.querySelectorAll('#answer .answer-number')].filter((number) => {
      const unit = number.parentElement.querySelector('.answer-unit') ?? document.querySelector('#answer .answer-unit')
      const [a, b] = [number.getBoundingClientRect(), unit.getBoundingClientRect()]
      return b.top > a.bottom || b.left < a.left
    }).length,
  )
  assert.equal(broken, 0, 'a unit on another line than its number')
}, { settings: { width: 320, height: 844 } })

test('the start links, the reference table, what is not modelled and the sources are on the page', async ({ page }) => {
  await page.open()
  assert.ok((await page.count('#chips a[href^="?"]')) >= 6, 'start links')
  assert.ok((await page.count('#not-modelled li, #not-modelled p')) >= 1, 'what is not modelled')
  assert.ok((await page.count('#sources a[href^="http"], #sources li')) >= 3, 'sources')
})

test('the reference table gives the model\'s rate for every generation and width', async ({ page }) => {
  await page.open()
  const cells = await page.run(() => {
    const [head, ...rows] = [...document.querySelectorAll('#reference table tr')].map((row) =>
      [...row.cells].map((cell) => cell.textContent.trim()),
    )
    const found = []
    for (const [generation, ...values] of rows) {
      for (const [index, text] of values.entries()) found.push({ generation, width: head[index + 1], text })
    }
    return found
  })
  const pcie = cells
    .map(({ generation, width, text }) => ({
      generation: /[1-7]\.0/.exec(generation)?.[0],
      width: /x\d+/.exec(width ?? '')?.[0],
      text,
    }))
    .filter(({ generation, width }) => generation && width)
  assert.ok(pcie.length >= 7 * 5, `seven generations by at least five widths, found ${pcie.length} cells`)
  for (const { generation, width, text } of pcie) {
    const [{ coded_mb_s: megabytes }] = evaluate(`v=1&s=pcie:${generation}${width}`).scenarios
    assertShows(text, megabytes / 1000, `PCIe ${generation} ${width}`)
  }
})

function fastest(query) {
  return Math.max(...evaluate(query).scenarios.map(({ coded_mb_s: megabytes }) => megabytes ?? 0))
}

/** What the answer, figure and table say, whatever made them. */
function content(page) {
  return page.run(() => {
    const tidy = (element) => element.textContent.replace(/\s+/g, ' ').trim()
    const words = (selector) => tidy(document.querySelector(selector))
    const drawn = (selector) =>
      [...document.querySelectorAll(`#figure svg ${selector}`)].filter((mark) => mark.getClientRects().length > 0)
    return {
      headline: words('h1'),
      answer: words('#answer'),
      table: words('#twin table'),
      figure: drawn('text').map(tidy),
      marks: drawn('[data-key]').map((mark) => mark.getAttribute('data-key')),
    }
  })
}
