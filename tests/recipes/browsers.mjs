// The snippets in real browsers, with the built page behind them and, for WordPress, its own script around them:
//   node browsers.mjs [PART OF A TEST'S NAME]
// It needs what tests/browser needs, and wp-embed.js from the folder in LANEFIT_WORDPRESS or where Debian has it.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import {
  article, contentHeight, elementReady, frameReady, heightOf, inFrame, numbersInElement, numbersInFrame,
} from '../browser/harness/embeds.mjs'
import { chooseEngines } from '../browser/harness/engines.mjs'
import { about, allTests, test } from '../browser/harness/registry.mjs'
import { runEngine } from '../browser/harness/runner.mjs'
import { siteFolder } from '../browser/harness/site.mjs'
import { oneLine, summary } from '../browser/harness/summary.mjs'
import { HOME, QUERY, recipe } from './recipes.mjs'

about('Recipes')

/** A snippet of the page, with the built site in the place of the example's, and an id to find it by. */
const pasted = (name, site, id = 'one') =>
  recipe(name).replaceAll(HOME, site.page('')).replace(/<(iframe|lane-fit)\b/, `<$1 id="${id}"`)

async function hosted({ pageFrom, hostPage }, body, { files = {}, policy } = {}) {
  const { site } = await pageFrom({ cors: true })
  const headers = policy ? { 'Content-Security-Policy': `default-src 'none'; ${policy.replaceAll(' L', ` ${site.origin}`)}` } : {}
  const host = await hostPage({ '/': { html: article(body(site)), headers }, ...files })
  await host.visit(host.site.page('/'), { ready: false })
  return host
}

test('the snippets of frame, frame that fits and element show the same comparison', async (given) => {
  const host = await hosted(given, (site) => ['frame', 'fits', 'element'].map((name) => pasted(name, site, name)).join('\n'))
  for (const name of ['frame', 'fits']) {
    await host.run((id) => document.getElementById(id).scrollIntoView(), name)
    await frameReady(host, name)
  }
  await host.run(() => document.getElementById('element').scrollIntoView())
  await elementReady(host, 'element')
  assert.equal(await host.run(() => document.getElementById('element').query), QUERY)
  const numbers = await numbersInElement(host, 'element')
  assert.ok(numbers[1].some((text) => text.startsWith('7.00')), JSON.stringify(numbers))
  assert.deepEqual(await numbersInFrame(host, 'frame'), numbers)
  assert.deepEqual(await numbersInFrame(host, 'fits'), numbers)
})

test('the room that the snippets keep free is enough in columns of every width', async (given) => {
  const host = await hosted(given, (site) => `<div id="column">${pasted('frame', site)}</div>`)
  await frameReady(host)
  for (const width of [320, 400, 560, 760, 1000]) {
    await host.run((pixels) => {
      document.getElementById('column').style.width = `${pixels}px`
    }, width)
    await host.settle()
    const [content, room] = [await contentHeight(host), await heightOf(host)]
    assert.ok(content <= room + 1, `${width} px: ${content} px are shown in ${room}`)
  }
})

test('the snippet of the frame that fits grows in a narrow column and shrinks to its least height in a wide one', async (given) => {
  const host = await hosted(given, (site) => `<div id="column" style="width:320px">${pasted('fits', site)}</div>`)
  await frameReady(host)
  await host.until(async () => Math.abs((await heightOf(host)) - (await contentHeight(host))) <= 1, 'the frame to fit')
  assert.ok((await heightOf(host)) > 700)
  await host.run(() => {
    document.getElementById('column').style.width = '760px'
  })
  await host.until(async () => (await heightOf(host)) === 600, 'the least height')
})

test('the snippet of the frame runs where only frames from there are allowed', async (given) => {
  const host = await hosted(given, (site) => pasted('frame', site), { policy: 'frame-src L' })
  await frameReady(host)
  assert.equal((await numbersInFrame(host, 'one')).length, 2)
  // The style attribute is refused; the height stands in an attribute of its own.
  assert.equal(await host.run(() => document.getElementById('one').clientHeight), 805)
}, { trouble: true })

test('the snippet of the frame that fits does so where style attributes are refused', async (given) => {
  const body = (site) => `<style nonce="own">iframe{border:0}</style>${pasted('fits', site)}`
  const host = await hosted(given, body, { policy: "frame-src L; script-src L; style-src 'nonce-own'" })
  await frameReady(host)
  const room = () => host.run(() => document.getElementById('one').clientHeight)
  await host.until(async () => Math.abs((await room()) - (await contentHeight(host))) <= 1 && (await room()) !== 805, 'the frame to fit')
}, { trouble: true })

test('the first message of a frame has a height and no query, the next one has both', async (given) => {
  const listening = '<script>window.heard=[];addEventListener("message",({data})=>data.lanefit===1&&heard.push(data))</script>'
  const host = await hosted(given, (site) => listening + pasted('frame', site))
  await frameReady(host)
  await host.until(() => host.run(() => heard.length > 0), 'a message')
  assert.equal(await host.run(() => typeof heard[0].query), 'undefined')
  await inFrame(host, 'one', () => host.choose('unit', 'MB'))
  await host.until(() => host.run(() => /unit=MB.*embed=1/.test(heard.at(-1).query ?? '')), 'the query')
})

test("WordPress' own script makes a frame that it marked as tall as what it shows, up to 1000 pixels", async (given) => {
  const folder = process.env.LANEFIT_WORDPRESS || '/usr/share/wordpress'
  const script = await readFile(`${folder}/wp-includes/js/wp-embed.js`, 'utf8')
  const marked = (site) => pasted('frame', site)
    .replace('embed=1"', 'embed=1#?secret=s3cret"')
    .replace('<iframe', '<iframe class="wp-embedded-content" data-secret="s3cret"')
  const files = { '/wp-embed.js': { html: script, headers: { 'Content-Type': 'text/javascript' } } }
  const host = await hosted(
    given,
    (site) => `<script src="/wp-embed.js"></script><div id="column" style="width:760px">${marked(site)}</div>`,
    { files },
  )
  await frameReady(host)
  // That script takes the snippet's style away, and with it `border:0`.
  const room = () => host.run(() => document.getElementById('one').clientHeight)
  await host.until(async () => Math.abs((await room()) - (await contentHeight(host))) <= 1, 'the frame to fit')
  assert.ok((await room()) < 700)
  await inFrame(host, 'one', () => host.run(() => {
    document.getElementById('app').style.minHeight = '1400px'
  }))
  await host.until(async () => (await room()) === 1000, 'the most that WordPress gives')
})

const wanted = process.argv[2]?.toLowerCase()
const tests = allTests().filter(({ sentence }) => !wanted || sentence.toLowerCase().includes(wanted))
const { engines, absent } = chooseEngines(process.env.LANEFIT_ENGINES)
const start = Date.now()
const results = []
for (const engine of engines) results.push(...(await runEngine(engine, tests, siteFolder(), (result) => console.log(oneLine(result)))))
console.log(summary({ results, absent, engines, seconds: (Date.now() - start) / 1000 }))
process.exit(results.length === 0 || results.some(({ error }) => error) ? 1 : 0)
