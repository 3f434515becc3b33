// What the dialog writes, pasted into articles: four forms of one comparison.

import assert from 'node:assert/strict'
import { about, test } from './harness/registry.mjs'
import { QUERY, article, elementReady, frameReady, inFrame, numbersInElement, numbersInFrame } from './harness/embeds.mjs'
import { chooseForm, openDialog, snippet } from './harness/sharing.mjs'

about('Forms')

/** Numbers in front of their units, row by row, as a table of the article has them. */
const numbersInArticle = (page) =>
  page.run(() => [...document.querySelectorAll('figure tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())))

/** The snippets of all forms for one comparison. */
async function snippets(page) {
  await page.open(QUERY)
  await openDialog(page)
  const written = {}
  for (const form of ['fits', 'frame', 'element', 'picture']) {
    await chooseForm(page, form)
    written[form] = await snippet(page)
  }
  return written
}

test('R1 and R2 the four snippets run as they are pasted, and show the same numbers', async ({ pageFrom, hostPage }) => {
  const page = await pageFrom({ cors: true })
  const written = await snippets(page)
  const shown = await page.run(() =>
    [...document.querySelectorAll('#twin tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())),
  )
  const named = (form) => written[form].replace(/<(iframe|lane-fit)/, `<$1 id="${form}"`)
  const host = await hostPage({ '/': article(named('fits') + named('frame') + named('element') + written.picture) })
  await host.visit(host.site.page('/'), { ready: false })
  for (const form of ['fits', 'frame']) {
    await host.run((id) => document.getElementById(id).scrollIntoView(), form)
    await frameReady(host, form)
    assert.deepEqual(await numbersInFrame(host, form), shown, form)
  }
  await host.run(() => document.getElementById('element').scrollIntoView())
  await elementReady(host, 'element')
  assert.deepEqual(await numbersInElement(host, 'element'), shown)
  const words = (rows) => rows.map((row) => row.join(' ').replace(/\s+/gu, ' '))
  const pasted = words(await numbersInArticle(host))
  assert.equal(pasted.length, shown.length)
  for (const [at, row] of shown.entries()) {
    const delivered = row[4].match(/^[\d. ]+/u)[0].trim()
    assert.ok(pasted[at].includes(delivered), `${delivered} in "${pasted[at]}"`)
  }
  assert.ok(await host.run(() => document.querySelector('figure img').naturalWidth > 0), 'the picture is there')
})

test('R2 a frame has a name, waits until it is near, keeps its room, and may do no more than it needs', async ({ page }) => {
  const { fits, frame } = await snippets(page)
  for (const text of [fits, frame]) {
    for (const attribute of [
      /title="[^"]*980 PRO[^"]*"/, /loading="lazy"/, /min-height:\d+px/, /allow="[^"]*clipboard-write/, /referrerpolicy="no-referrer"/,
      /sandbox="allow-scripts [^"]*"/, /src="http:\/\/127\.0\.0\.1:\d+\/\?v=1&amp;[^"]*embed=1"/,
    ]) {
      assert.match(text, attribute)
    }
    assert.doesNotMatch(text, /allow-top-navigation|allow-forms|allow-modals/)
    assert.match(text, /<a href="http[^"]*">/, 'a link for places that take frames out')
  }
})

test('R2 what is copied from a file on a device tells nobody where that lies', async ({ pageAt }) => {
  const page = await pageAt('disk')
  await page.open(QUERY)
  await openDialog(page)
  const text = await snippet(page)
  assert.match(text, /<img src="data:image\/svg/)
  assert.match(text, /<table style="display:block;max-width:100%;overflow-x:auto">/, 'a table that scrolls by itself')
  assert.doesNotMatch(text, /file:|lanefit\.html/)
})

test('R21 the page in one file runs in a frame that may do nothing but run scripts', async ({ page, hostPage }) => {
  const address = `${page.site.page('')}lanefit.html?${QUERY.replaceAll('&', '&amp;')}&amp;embed=1`
  const host = await hostPage({
    '/': article(`<iframe id="one" sandbox="allow-scripts" src="${address}" title="Lanefit" style="width:100%;height:800px"></iframe>`),
  })
  await host.visit(host.site.page('/'), { ready: false })
  await frameReady(host)
  assert.equal(await inFrame(host, 'one', () => host.run(() => origin)), 'null', 'the frame has no origin of its own')
  const before = await numbersInFrame(host, 'one')
  assert.equal(before.length, 2)
  await inFrame(host, 'one', () => host.choose('unit', 'MB'))
  await host.until(async () => (await numbersInFrame(host, 'one'))[0][0].includes('MB/s'), 'the other unit')
  await inFrame(host, 'one', () => host.choose('lens', 'efficiency'))
  await host.until(async () => (await numbersInFrame(host, 'one'))[0][0].includes('%'), 'the other figure')
  await inFrame(host, 'one', () => host.click('#answer button.number'))
  await host.until(() => inFrame(host, 'one', () => host.run(() => document.querySelector('#explanation').open)), 'the explanation')
})
