// Common questions about links, answered in one step from a start link.

import assert from 'node:assert/strict'
import { about, test } from './harness/registry.mjs'

about('Questions')

/** The question, the query its start link leads to, and the facts that must be readable then. */
const QUESTIONS = [
  {
    question: 'How fast is PCIe 4.0 x4?',
    link: /^\?v=1&s=pcie:4\.0x4$/,
    facts: [/7\.88\s*GB\/s/, /each way/],
  },
  {
    question: 'GT/s, Gb/s, GB/s: how do they relate?',
    link: /^\?v=1&s=pcie:3\.0x1$/,
    facts: [/8\s*GT\/s/, /128\/130/, /7\.88\s*Gb\/s/, /0\.985\s*GB\/s/, /per lane/],
  },
  {
    question: 'Is the figure per direction?',
    link: /^\?v=1&s=pcie:5\.0x4$/,
    facts: [/per direction|each way|one direction/, /(adds|sum of|counts) both|both (ways|directions)/],
  },
  {
    question: 'PCIe 6.0 x16: 256, 128, 126, 121 or 118?',
    link: /^\?v=1&s=pcie:6\.0x16$/,
    facts: [/\b256\b/, /\b128\b/, /\b121\b/, /\b118\b/],
  },
  {
    question: 'Why 3.5 GB/s from a link of 3.94?',
    link: /^\?v=1&s=pcie:3\.0x4&lens=efficiency$/,
    facts: [/8[3-7]\s*(%\s*)?(–|-|to)\s*9[4-6]\s*%/, /header/, /pinned/],
  },
  {
    question: 'A small card in a big slot?',
    link: /^\?v=1&s=pcie:4\.0x16,,pcie:4\.0x4$/,
    facts: [/always works|gets all it can use/, /x4/],
  },
  {
    question: 'A big card in a small slot?',
    link: /^\?v=1&s=pcie:3\.0x4,,pcie:3\.0x16/,
    facts: [/open[- ]end/i, /riser/, /3\.94\s*GB\/s/],
  },
]

for (const { question, link, facts } of QUESTIONS) {
  test(`"${question}" is answered in one step on a phone`, async ({ page }) => {
    await page.open()
    const links = await page.run(() => [...document.querySelectorAll('#chips a[href^="?"]')].map((chip) => chip.getAttribute('href')))
    const target = links.find((href) => link.test(decodeURIComponent(href)))
    assert.ok(target, `a start link like ${link}; there are ${links.join('  ')}`)
    await page.click(`#chips a[href="${target}"]`)
    await page.until(async () => decodeURIComponent(await page.query()) === decodeURIComponent(target), `the query ${target}`)
    await page.untilReady()
    const words = await page.text('main')
    for (const fact of facts) assert.match(words, fact)
  }, { settings: { width: 390, height: 844 } })
}

test('every start link leads to a comparison without warnings', async ({ page }) => {
  await page.open()
  const links = await page.run(() => [...document.querySelectorAll('#chips a[href^="?"]')].map((chip) => chip.getAttribute('href')))
  for (const link of links) {
    await page.open(link)
    assert.equal(await page.shows('#warnings'), false, `${link}: no warnings`)
    assert.ok((await page.count('#twin tr[data-scenario]')) > 0, `${link}: a table`)
    assert.equal(decodeURIComponent(await page.query()), decodeURIComponent(link), `${link}: the link is the canonical query`)
  }
})
