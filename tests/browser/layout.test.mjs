// What fits on the screen, and that nothing jumps.

import assert from 'node:assert/strict'
import { about, test } from './harness/registry.mjs'

about('Layout')

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

test('on a phone the answer and at least three bars are visible without scrolling', async ({ page }) => {
  await page.open()
  const height = await page.run(() => innerHeight)
  for (const selector of ['h1', '#answer .answer-number', '#answer .answer-unit']) {
    assertInside(await page.boxes(selector), height, selector)
  }
  const bars = (await page.boxes('#figure g[data-scenario]')).filter(({ bottom, height: tall }) => tall > 0 && bottom <= height)
  assert.ok(bars.length >= 3, `${bars.length} bars end above ${height} px`)
}, { settings: PHONE })

test('on a desktop the answer, the figure and the scenario list are visible without scrolling', async ({ page }) => {
  await page.open()
  const height = await page.run(() => innerHeight)
  assertInside(await page.boxes('#answer'), height, '#answer')
  assertInside(await page.boxes('#figure svg'), height, '#figure svg')
  const cards = await page.boxes('#scenarios li[data-scenario]')
  assert.equal(cards.length, 5)
  assertInside(cards, height, '#scenarios li')
  const [figure] = await page.boxes('#figure')
  assert.ok(cards[0].left >= figure.right, 'the scenario list stands right of the figure')
}, { settings: DESKTOP })

for (const width of [320, 390, 768, 1280]) {
  test(`nothing needs sideways scrolling at ${width} px`, async ({ page }) => {
    for (const query of ['', 'v=1&s=pcie:6.0x16,,pcie:3.0x4&s=satae:2.0x2&s=pci:133&lens=efficiency&unit=GiB', 'v=1&lens=time&size=1TB', 'v=1&s=pcie:9.9x99&hello=world']) {
      await page.open(query)
      await page.run(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      await page.settle()
      const { inner, scroll, wide } = await page.run(() => ({
        inner: document.documentElement.clientWidth,
        scroll: document.documentElement.scrollWidth,
        wide: [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .slice(0, 5)
          .map((element) => `${element.localName}${element.id ? `#${element.id}` : ''} ${element.getAttribute('class') ?? ''}`),
      }))
      assert.ok(scroll <= inner, `?${query}: ${scroll} px of content in ${inner} px: ${wide.join(', ')}`)
    }
  }, { settings: { width, height: width < 500 ? 844 : 800 } })
}

test('no text is smaller than 12 px and none is cut off in its box', async ({ page }) => {
  await page.open()
  const small = await page.run(() => {
    const found = new Set()
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement
      if (!node.data.trim() || !element.checkVisibility() || element.closest('script, style, noscript')) continue
      // Inside a drawing the text is scaled with it.
      const svg = element.closest('svg')
      const scale = svg?.viewBox.baseVal?.width ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1
      const pixels = parseFloat(getComputedStyle(element).fontSize) * scale
      if (pixels < 11.95) found.add(`${node.data.trim().slice(0, 30)}: ${pixels.toFixed(1)} px`)
    }
    return [...found]
  })
  assert.deepEqual(small, [])
}, { settings: { width: 320, height: 844 } })

test('texts of the figure do not cover one another', async ({ page }) => {
  for (const query of ['', 'v=1&scale=log', 'v=1&lens=efficiency', 'v=1&lens=time', 'v=1&s=pcie:1.0x1&s=pcie:7.0x16&s=satae:600&s=pci:133']) {
    await page.open(query)
    const covered = await page.run(() => {
      const texts = [...document.querySelectorAll('#figure svg text')]
        .filter((text) => text.textContent.trim() && text.checkVisibility())
        .map((text) => ({ words: text.textContent.trim(), box: text.getBoundingClientRect() }))
      const pairs = []
      for (const [index, one] of texts.entries()) {
        for (const other of texts.slice(index + 1)) {
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          // Line boxes are taller than letters; a fifth of a line is air.
          if (across > 1 && down > Math.min(one.box.height, other.box.height) * 0.3) pairs.push(`"${one.words}" and "${other.words}"`)
        }
      }
      const svg = document.querySelector('#figure svg')
      const frame = svg.getBoundingClientRect()
      // Firefox makes the boxes of texts a little larger than the letters.
      const outside = texts.filter(({ box }) => box.left < frame.left - 2 || box.right > frame.right + 2).map(({ words }) => `"${words}" leaves the figure`)
      return [...pairs, ...outside]
    })
    assert.deepEqual(covered, [], `?${query}`)
  }
}, { settings: { width: 320, height: 844 } })

for (const [name, settings] of [['phone', PHONE], ['desktop', DESKTOP]]) {
  // Only Chromium reports layout shifts.
  test(`the layout shift from navigation to one second after the start is 0 on a ${name}`, async ({ pageFrom }) => {
    const page = await pageFrom({ wasm: 'late' })
    await page.open()
    await page.driver.sleep(1000)
    const shifts = await page.run(() => window.__probe.shifts)
    assert.deepEqual(shifts, [])
  }, { engines: ['chromium'], settings })

  test(`nothing moves when the program starts on a ${name}`, async ({ pageFrom }) => {
    const page = await pageFrom({ wasm: 'late' })
    await page.open('', { ready: false })
    const early = await page.run(() => document.documentElement.dataset.ready ?? 'no')
    assert.notEqual(early, 'true', 'the program has not started yet')
    const before = await places(page)
    await page.untilReady()
    assert.deepEqual(await places(page), before)
  }, { settings })
}

function assertInside(boxes, height, what) {
  assert.ok(boxes.length > 0, `nothing matches ${what}`)
  for (const { top, bottom, height: tall } of boxes) {
    assert.ok(tall > 0 && top >= 0 && bottom <= height, `${what} reaches from ${Math.round(top)} to ${Math.round(bottom)} px of ${height}`)
  }
}

/** Where the main parts stand, in whole pixels. */
function places(page) {
  return page.run(() => {
    const found = {}
    for (const selector of ['h1', '#answer', '#answer .answer-number', '#figure', '#figure svg', '#twin', '#scenarios', '#chips', '#reference', '#sources', 'body']) {
      const element = [...document.querySelectorAll(selector)].find((candidate) => candidate.getClientRects().length > 0)
      if (!element) continue
      const { left, top, width, height } = element.getBoundingClientRect()
      found[selector] = [left, top, width, height].map(Math.round).join(' ')
    }
    return found
  })
}
